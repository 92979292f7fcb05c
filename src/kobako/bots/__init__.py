"""What to play. A bot sees a hidden record and nothing else, so it cannot cheat."""
