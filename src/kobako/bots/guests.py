"""Bots in the seats of a record: what its tags say of them, and what their moves follow from."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from typing import NamedTuple

from ..match.match import Match
from .bot import Bot, Thought, move_seed

SEAT = re.compile("seat ([0-9]+) (?:human|([a-z][a-z0-9-]*) ([0-9]+) ([0-9]+))")


class Guest(NamedTuple):
    """A bot in a seat. With what the seat sees, its moves follow from this and from nothing else."""

    bot: Bot
    budget: int  # iterations a move
    seed: int

    def tag(self, seat: int) -> str:
        """What a record says of it."""
        return f"seat {seat} {self.bot.name} {self.budget} {self.seed}"

    def think(self, match: Match, seat: int, seconds: float = math.inf) -> Thought:
        """What it does in this seat as the next step of the match."""
        seed = move_seed(self.seed, len(match.steps))
        return self.bot.think(match.seen(seat), seat, seed, self.budget, seconds)


class Named(NamedTuple):
    """A bot as a tag names it; whether there is such a bot is another question."""

    bot: str
    budget: int
    seed: int


def seated(tags: Iterable[str]) -> dict[int, Named | None]:
    """Who sat where, by the tags of a record; None is a person."""
    found = filter(None, map(SEAT.fullmatch, tags))
    return {int(tag[1]): Named(tag[2], int(tag[3]), int(tag[4])) if tag[2] else None for tag in found}
