"""What a position promises to every seat, by game, for a search that does not play to the end.

`outlook` writes for each seat its share of the victory: all for the winner of a finished game, equal parts
where it is shared, and before the end what the standing is worth. A little of it goes by the margin, so that
a search goes on to play well when the game is decided.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ...cards.jit import give_body, verb
from ...games import GAMES
from ...games.game import State
from . import aurum, dragonegg, lineit, luz, yurikure

Shares = npt.NDArray[np.float64]


@verb
def rounds_of(state: State) -> int:
    """How many rounds are over, as a search counts them."""


@verb
def outlook(state: State, out: Shares) -> None:
    """Write every seat's share of the victory; all cards lie open."""


for info, module in zip(GAMES, (luz, lineit, dragonegg, yurikure, aurum), strict=True):
    give_body(rounds_of, info.state, module.rounds_of)
    give_body(outlook, info.state, module.outlook)
