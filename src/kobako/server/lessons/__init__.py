"""Lessons: for each game a record of a few minutes, with notes for the learner in its comments."""
