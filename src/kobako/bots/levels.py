"""The levels at which people are offered bots, from the weakest to the strongest. Not every game has all.

`easy` plays by rule of thumb. Those above it search, with so many imagined worlds for a move.
"""

from __future__ import annotations

from collections.abc import Mapping

from .search import ALL, Plan

LEVELS = ("novice", "easy", "medium", "hard", "expert")

# How a game is searched: docs/bots.md says what was tried.
PLANS: Mapping[str, Plan] = {
    "luz": Plan(explore=0.2, by_thumb=0.5),
    "lineit": Plan(rounds=ALL),
    "dragonegg": Plan(rounds=ALL, depth=1),
    "yurikure": Plan(rounds=ALL),
    "aurum": Plan(),
}

# The search of the textbooks: worlds are played to the end of the game, beyond the tree at random.
PLAIN: Mapping[str, Plan] = dict.fromkeys(PLANS, Plan(rounds=ALL, by_thumb=0.0))

# Iterations for a move.
NOVICE: Mapping[str, int] = {"luz": 20, "lineit": 20, "dragonegg": 20, "yurikure": 20, "aurum": 20}
BUDGETS: Mapping[str, Mapping[str, int]] = {
    "medium": {"luz": 30, "lineit": 100, "dragonegg": 400, "yurikure": 100, "aurum": 100},
    "hard": {"luz": 400, "lineit": 1_000, "yurikure": 1_000, "aurum": 1_000},
    "expert": {"luz": 20_000, "lineit": 20_000, "dragonegg": 20_000, "yurikure": 10_000, "aurum": 20_000},
}
