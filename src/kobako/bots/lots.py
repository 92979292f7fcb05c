"""The move that a search comes to: the best one, or by lot where a steady player could be read.

In the Dragon's Egg all make their sets at the same time. Who always makes the best ones tells which they are.
So a set is chosen by lot: the likelier, the better the search has found it, and the likelier it is among
players who answer each other (`thumbs/dragonegg.py`).
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

# Sets that lose so much of the victory are e times rarer, by number of players. The more there are, the less
# is one of them read, and the more a good choice gains.
HEATS = (1.0, 1.0, 0.01, 0.003, 0.003, 0.003)


def by_lot(found: Found, seen: States, seed: int) -> int:
    """The best action; of sets that others cannot see yet, one of the good ones."""
    best = found.best
    if seen.dtype != dragonegg.INFO.state or seen[0].phase != SETS or best >= CHOICES:
        return best
    size = sum(action < CHOICES for action in found.actions)  # sets come first
    actions, values = np.array(found.actions[:size]), np.array(found.values[:size])
    lost = np.maximum(values[found.actions.index(best)] - values, 0.0) / HEATS[seen[0].players]
    table = WEIGHTS[seen[0].players, PAIR_STRENGTH[actions // PAIRS], PAIR_STRENGTH[actions % PAIRS]]
    return int(Random(seed).choices(actions, list(table * np.exp(-lost)))[0])
