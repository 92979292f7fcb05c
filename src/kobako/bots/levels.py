"""The levels at which people are offered bots, from the weakest to the strongest. Not every game has all.

`easy` plays by rule of thumb. Those above it search, with so many imagined worlds for a move. The novice
looks at a few worlds in which all play at random. What proves that each beats the one before is in
docs/bots.md.
"""

from __future__ import annotations

from collections.abc import Mapping

from .search import ALL, Plan

LEVELS = ("novice", "easy", "medium", "hard", "expert")

# How a game is searched: docs/bots.md says what was tried.
PLANS: Mapping[str, Plan] = {
    "luz": Plan(explore=0.2, by_thumb=0.0, own_by_thumb=0.5, bids_by_thumb=1.0),
    "lineit": Plan(rounds=ALL),
    "dragonegg": Plan(rounds=ALL, depth=1),
    "yurikure": Plan(rounds=ALL),
    "aurum": Plan(),
}

# The search of the textbooks: worlds are played to the end of the game, beyond the tree at random.
PLAIN: Mapping[str, Plan] = dict.fromkeys(PLANS, Plan(rounds=ALL, by_thumb=0.0))

# Iterations for a move; on most machines the strongest need no more than two seconds.
NOVICE: Mapping[str, int] = {"luz": 5, "lineit": 400, "dragonegg": 20, "yurikure": 100, "aurum": 300}
BUDGETS: Mapping[str, Mapping[str, int]] = {
    "medium": {"luz": 25, "lineit": 600, "yurikure": 800, "aurum": 250},
    "hard": {"luz": 120, "lineit": 4_000, "yurikure": 4_000, "aurum": 2_000},
    "expert": {"luz": 40_000, "lineit": 40_000, "dragonegg": 30_000, "yurikure": 20_000, "aurum": 30_000},
}
