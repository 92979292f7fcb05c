"""Who can play in a league: bots, players of other programs, and anybody's own.

A player is named by a text, its spec, so that every process can make it again:

    NAME           a bot with its own budget
    NAME@200       with 200 iterations a move
    NAME@0.5s      with half a second a move
    MODULE:NAME    a `Bot`, or a function that makes a `Player`, from any module that Python finds; with @ too
"""

from __future__ import annotations

import math
import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import NamedTuple

from ..bots.bot import Bot, Thought, find_bot
from ..match.match import Match

MOST = 10**9  # iterations of a move that only time limits
SPEC = re.compile(r"([\w.-]+(?::\w+)?)(?:@(?:([1-9][0-9]{0,8})|([0-9]{1,5}(?:\.[0-9]{1,6})?)s))?", re.ASCII)


class Setting(NamedTuple):
    """What is played."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()  # names and values of those that are not the default


class Limit(NamedTuple):
    """How long a player may think about a move."""

    iterations: int | None = None  # None: its own budget; MOST where only seconds count
    seconds: float = math.inf


@dataclass(frozen=True)
class Player(ABC):
    """Somebody who plays one game within one limit."""

    name: str  # as records write it: small letters, digits and hyphens
    budget: int  # iterations a move; 0 for one who does not search

    @abstractmethod
    def choose(self, match: Match, seat: int, seed: int) -> Thought:
        """What the player does in this seat now.

        Only a player of another program gets more than `match.seen(seat)` out of the match, and only what it
        cannot do without: its own adapter must see to it that nothing hidden reaches the search.
        """


@dataclass(frozen=True)
class BotPlayer(Player):
    """A bot of Kobako. It is handed `match.seen(seat)` and nothing else."""

    bot: Bot
    seconds: float

    def choose(self, match: Match, seat: int, seed: int) -> Thought:
        """What the bot thinks, from what its seat has seen."""
        return self.bot.think(match.seen(seat), seat, seed, self.budget, self.seconds)


Maker = Callable[[Setting, Limit], Player]

# Players of other programs, by name: MODULE:NAME of the function that makes one. It is imported only if asked
# for, because such programs need not be installed.
OUTSIDE: dict[str, str] = {"openspiel": "kobako.arena.openspiel:player"}


def read_spec(spec: str) -> tuple[str, Limit]:
    """Name and limit; a ValueError says how a player is written."""
    found = SPEC.fullmatch(spec)
    if not found or (found[3] and not float(found[3])):
        raise ValueError(
            f"a bot is written NAME, NAME@200 (iterations a move) or NAME@0.5s (seconds a move), not {spec!r}"
        )
    name, iterations, seconds = found.groups()
    if seconds:
        return name, Limit(MOST, float(seconds))
    return name, Limit(int(iterations) if iterations else None)


def plain_spec(spec: str) -> str:
    """The one way to write it: 0.50s is 0.5s."""
    name, limit = read_spec(spec)
    if limit.seconds < math.inf:
        return f"{name}@{limit.seconds:g}s"
    return name if limit.iterations is None else f"{name}@{limit.iterations}"


def find_player(spec: str, setting: Setting) -> Player:
    """The player of a spec; a ValueError says why there is none."""
    return make_player(*read_spec(spec), setting)


def make_player(name: str, limit: Limit, setting: Setting) -> Player:
    """The player of a name, within a limit."""
    found = _load(OUTSIDE.get(name, name)) if name in OUTSIDE or ":" in name else find_bot(name, setting.game)
    return _bot_player(found, limit, setting) if isinstance(found, Bot) else found(setting, limit)


def _bot_player(bot: Bot, limit: Limit, setting: Setting) -> Player:
    own = bot.budget(setting.game)
    if limit.iterations is not None and not own:
        raise ValueError(f"{bot.name} does not search in {setting.game}: leave out what follows the @")
    return BotPlayer(bot.name, own if limit.iterations is None else limit.iterations, bot, limit.seconds)


def _load(path: str) -> Bot | Maker:
    module, _, name = path.partition(":")
    try:
        found: Bot | Maker = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise ValueError(f"no bot is at {path!r}: {error}") from None
    return found
