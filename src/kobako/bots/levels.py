"""The levels at which people are offered bots, from the weakest to the strongest. Not every game has all."""

LEVELS = ("novice", "easy", "medium", "hard", "expert")
