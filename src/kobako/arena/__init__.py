"""Leagues: who plays whom, and what comes of it."""
