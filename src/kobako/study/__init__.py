"""What moves are worth: advice from what a seat knows, and the review of a game that was played."""
