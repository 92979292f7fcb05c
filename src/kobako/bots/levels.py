"""The levels at which people are offered bots, from the weakest to the strongest. Not every game has all.

`easy` plays by rule of thumb. Those above it search, with so many imagined worlds for a move.
"""

from __future__ import annotations

from collections.abc import Mapping

from .search import Plan

LEVELS = ("novice", "easy", "medium", "hard", "expert")

# How far ahead a search plays a world out, by game: to the end of a round where that tells enough.
PLANS: Mapping[str, Plan] = {
    "luz": Plan(rounds=1),
    "lineit": Plan(rounds=3),
    "dragonegg": Plan(rounds=1),
    "yurikure": Plan(rounds=9),
    "aurum": Plan(rounds=1),
}

BUDGETS: Mapping[str, Mapping[str, int]] = {
    "medium": {"luz": 30, "lineit": 100},
    "hard": {"luz": 400, "lineit": 1_000},
    "expert": {"luz": 6_000, "lineit": 10_000},
}
