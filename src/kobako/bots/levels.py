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

BUDGETS: Mapping[str, Mapping[str, int]] = {
    "medium": {"luz": 30, "lineit": 100},
    "hard": {"luz": 400, "lineit": 1_000},
    "expert": {"luz": 6_000, "lineit": 10_000},
}
