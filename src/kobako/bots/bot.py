"""Bots by name. A bot is a function of a hidden record, a seat, a budget and a seed, and of nothing else:
the same input gives the same move, so that any bot's move in a record can be computed again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ..cards.jit import driver, give_body, verb
from ..cards.rng import Rng, below, fast_rng
from ..games import GAMES, aurum, dragonegg, game, lineit, luz, yurikure
from ..games.drive import Rngs
from ..games.game import Actions, State, States
from . import aurum as aurum_thumb
from . import dragonegg as dragonegg_thumb
from . import lineit as lineit_thumb
from . import luz as luz_thumb
from . import yurikure as yurikure_thumb


@verb
def thumb(state: State, seat: int, rng: Rng) -> int:
    """The move that a sensible player would make by rule of thumb, from a hidden record."""


give_body(thumb, luz.INFO.state, luz_thumb.thumb)
give_body(thumb, lineit.INFO.state, lineit_thumb.thumb)
give_body(thumb, dragonegg.INFO.state, dragonegg_thumb.thumb)
give_body(thumb, yurikure.INFO.state, yurikure_thumb.thumb)
give_body(thumb, aurum.INFO.state, aurum_thumb.thumb)


@driver
def _by_chance(seen: States, seat: int, rngs: Rngs, out: Actions) -> int:
    return int(out[below(rngs[0], game.legal(seen[0], seat, out))])


@driver
def _by_thumb(seen: States, seat: int, rngs: Rngs, out: Actions) -> int:
    return thumb(seen[0], seat, rngs[0])


@dataclass(frozen=True)
class Bot:
    """A player that anybody can invite."""

    name: str
    budget: int  # iterations a move; 0 for a bot that does not search
    choose_in: Callable[[States, int, Rngs, Actions], int]

    def choose(self, seen: States, seat: int, seed: int) -> int:
        """The action that the bot takes in this seat, from what the seat has seen."""
        out = np.empty(MOST_LEGAL, np.int32)
        return int(self.choose_in(seen, seat, fast_rng(seed), out))


MOST_LEGAL = max(info.max_legal for info in GAMES)
BOTS = (Bot("random", 0, _by_chance), Bot("easy", 0, _by_thumb))


def find_bot(name: str) -> Bot:
    """The bot of that name; a ValueError lists the names that there are."""
    for bot in BOTS:
        if bot.name == name:
            return bot
    raise ValueError(f"no bot is called {name!r}; there are {', '.join(bot.name for bot in BOTS)}")


def move_seed(seed: int, step: int) -> int:
    """The seed of the move that becomes step `step` of the record (counted from 0), from the bot's own."""
    return int.from_bytes(hashlib.sha256(b"kobako bot %d %d" % (seed, step)).digest()[:8])
