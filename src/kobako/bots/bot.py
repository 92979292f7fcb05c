"""Bots by name. A bot is a function of a hidden record, a seat, a budget and a seed, and of nothing else:
the same input gives the same move, so that any bot's move in a record can be computed again.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Mapping
from dataclasses import dataclass, field

from ..games.game import States
from .levels import BUDGETS, LEVELS, NOVICE, PLAIN, PLANS
from .minds import GAME_OF as GAME_OF
from .minds import Mind as Mind
from .minds import Thought as Thought
from .minds import random_mind, search_mind, thumb_mind

THUMB = "easy"  # the bot that plays by rule of thumb alone


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


_plain, _thorough = search_mind(PLAIN), search_mind(PLANS, is_mixed=True)

BOTS: tuple[Bot, ...] = (
    Bot("random", random_mind),
    Bot("plain", _plain, dict.fromkeys(PLANS, 1000)),
    Bot("novice", _plain, NOVICE),
    Bot(THUMB, thumb_mind),
    *(Bot(name, _thorough, budgets) for name, budgets in BUDGETS.items()),
)


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
