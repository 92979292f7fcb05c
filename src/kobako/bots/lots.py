"""The move that a search comes to: the best one, or by lot where a steady player could be read.

In the Dragon's Egg all make their sets at the same time. Who always makes the best ones tells which they are.
So a set is chosen by lot: the likelier, the better the search has found it, and the likelier it is among
players who answer each other (`thumbs/dragonegg.py`). A search that has not seen much of a set cannot tell it
from others, so what it has found counts only as far as it has looked.
"""

from __future__ import annotations

from random import Random

import numpy as np

from ..games import dragonegg
from ..games.dragonegg.rules import CHOICES, SETS
from ..games.dragonegg.sets import PAIR_STRENGTH, PAIRS
from ..games.game import States
from .search import Found
from .thumbs.dragonegg import WEIGHTS

HEAT = 0.015  # sets that lose so much of the victory are e times rarer


def by_lot(found: Found, seen: States, seed: int) -> int:
    """The best action; of sets that others cannot see yet, one of the good ones."""
    best = found.best
    if seen.dtype != dragonegg.INFO.state or seen[0].phase != SETS or best >= CHOICES:
        return best
    actions = np.array([action for action in found.actions if action < CHOICES])
    values = np.array(found.values[: len(actions)])  # sets come first
    strong, weak = PAIR_STRENGTH[actions // PAIRS], PAIR_STRENGTH[actions % PAIRS]
    weights = WEIGHTS[seen[0].players, strong, weak] * np.exp((values - values.max()) / HEAT)
    return Random(seed).choices(actions.tolist(), weights.tolist())[0]
