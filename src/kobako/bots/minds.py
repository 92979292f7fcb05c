"""Ways to come to a move: by chance, by rule of thumb, by search."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import numpy as np

from ..cards.jit import driver
from ..cards.rng import below, fast_rng
from ..games import GAMES, game
from ..games.drive import Rngs
from ..games.game import Actions, States
from .lots import by_lot
from .search import Plan, search
from .thumbs import thumb


class Thought(NamedTuple):
    """What a bot came to."""

    action: int
    iterations: int  # that were computed; 0 if it did not search


# From a hidden record, a seat, a seed, iterations and seconds: the action. Without a limit of time the same
# arguments give the same thought. A mind that time has stopped after some iterations comes to what it would
# have come to if it had been given just these; where there is nothing to choose, that can be none.
Mind = Callable[[States, int, int, int, float], Thought]

GAME_OF = {info.state: info.name for info in GAMES}
MOST_LEGAL = max(info.max_legal for info in GAMES)


@driver
def _by_chance(seen: States, seat: int, rngs: Rngs, out: Actions) -> int:
    return int(out[below(rngs[0], game.legal(seen[0], seat, out))])


@driver
def _by_thumb(seen: States, seat: int, rngs: Rngs) -> int:
    return thumb(seen[0], seat, rngs[0])


def random_mind(seen: States, seat: int, seed: int, iterations: int, seconds: float) -> Thought:
    """Any legal move."""
    return Thought(int(_by_chance(seen, seat, fast_rng(seed), np.empty(MOST_LEGAL, np.int32))), 0)


def thumb_mind(seen: States, seat: int, seed: int, iterations: int, seconds: float) -> Thought:
    """The rule of thumb."""
    return Thought(int(_by_thumb(seen, seat, fast_rng(seed))), 0)


def search_mind(plans: Mapping[str, Plan], *, is_mixed: bool = False) -> Mind:
    """A mind that does what served best in the worlds that could be; `plans` tells how a game is searched.

    One that is mixed chooses by lot where it could be read.
    """

    def mind(seen: States, seat: int, seed: int, iterations: int, seconds: float) -> Thought:
        found = search(seen, seat, plans[GAME_OF[seen.dtype]], seed, iterations, seconds)
        return Thought(by_lot(found, seen, seed) if is_mixed else found.best, found.iterations)

    return mind
