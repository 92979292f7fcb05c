"""Leagues of bots: who plays whom, in many processes, and what the results mean."""
