"""Bots by name. A bot is a function of a hidden record, a seat, a budget and a seed, and of nothing else:
the same input gives the same move, so that any bot's move in a record can be computed again.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from ..cards.jit import driver
from ..cards.rng import below, fast_rng
from ..games import GAMES, game
from ..games.drive import Rngs
from ..games.game import Actions, States
from .levels import LEVELS
from .thumbs import thumb

THUMB = "easy"  # the bot that plays by rule of thumb alone


class Thought(NamedTuple):
    """What a bot came to."""

    action: int
    iterations: int  # that were computed; 0 if the bot does not search


# From a hidden record, a seat, a seed, iterations and seconds: the action. Without a limit of time the same
# arguments give the same thought. A mind that time has stopped after some iterations comes to what it would
# have come to if it had been given just these; where there is nothing to choose, that can be none.
Mind = Callable[[States, int, int, int, float], Thought]


@dataclass(frozen=True)
class Bot:
    """A player that anybody can invite."""

    name: str
    mind: Mind
    budgets: Mapping[str, int] = field(default_factory=dict)  # iterations a move, by game; none: every game

    def plays(self, game: str) -> bool:
        """Whether this bot is there for that game."""
        return not self.budgets or game in self.budgets

    def budget(self, game: str) -> int:
        """Iterations that a move of this game is given; 0 for a bot that does not search."""
        return self.budgets.get(game, 0)

    def think(
        self, seen: States, seat: int, seed: int, budget: int | None = None, seconds: float = math.inf
    ) -> Thought:
        """What the bot does in this seat, from what the seat has seen.

        It stops after `budget` iterations (its own, if none are given) or `seconds`, whichever is sooner.
        """
        if budget is None:
            budget = self.budget(GAME_OF[seen.dtype])
        return self.mind(seen, seat, seed, budget, seconds)


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


BOTS: tuple[Bot, ...] = (Bot("random", random_mind), Bot("easy", thumb_mind))


def find_bot(name: str, game: str | None = None) -> Bot:
    """The bot of that name (that plays the game); a ValueError lists the names that there are."""
    bots = [bot for bot in BOTS if game is None or bot.plays(game)]
    for bot in bots:
        if bot.name == name:
            return bot
    there = f"in {game} there are" if game else "there are"
    raise ValueError(f"no bot is called {name[:40]!r}; {there} {', '.join(bot.name for bot in bots)}")


def levels(game: str) -> list[Bot]:
    """The bots that people are offered in a game, from the weakest to the strongest."""
    there = {bot.name: bot for bot in BOTS if bot.plays(game)}
    return [there[name] for name in LEVELS if name in there]


def move_seed(seed: int, step: int) -> int:
    """The seed of the move that becomes step `step` of the record (counted from 0), from the bot's own."""
    return int.from_bytes(hashlib.sha256(b"kobako bot %d %d" % (seed, step)).digest()[:8])
