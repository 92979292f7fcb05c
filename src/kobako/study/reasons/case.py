"""A move in the worlds that a seat imagines: what comes of it there when all play on by rule of thumb."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

import numpy as np

from ...bots.search import INFO_OF
from ...cards.fields import all_fields, fields
from ...games import drive
from ...games.game import States
from ...match.match import gists
from ..playouts import end_of_round, play_on


class Case:
    """What is known of a move. Nothing is played before it is asked for."""

    def __init__(self, seen: States, worlds: States, seat: int, action: int, seed: int) -> None:
        self.seat, self.action, self.seed = seat, action, seed
        self.seen = seen
        self.now = fields(seen)  # what the seat sees
        self.players = self.now.players
        self.made = worlds.copy()  # the worlds after the move
        for i in range(len(self.made)):
            drive.apply(self.made[i : i + 1], seat, action)

    @cached_property
    def rounds(self) -> list[Any]:
        """The worlds at the end of the round."""
        worlds = self.made.copy()
        play_on(worlds, self.seed, last=end_of_round(self.seen))
        return all_fields(worlds)

    @cached_property
    def scores(self) -> list[list[int]]:
        """The scores at the end of the game, in each world."""
        worlds = self.made.copy()
        play_on(worlds, self.seed)
        return [scores for scores, _ in gists(worlds, self.players)]

    def score_of(self, states: States) -> int:
        """The seat's score so far."""
        [(scores, _)] = gists(states, self.players)
        return scores[self.seat]

    def can(self, states: States, action: int) -> bool:
        """Whether the seat may do this there."""
        out = np.empty(INFO_OF[states.dtype].max_legal, np.int32)
        return action in out[: drive.legal(states, self.seat, out)].tolist()


def percent(facts: Iterable[bool]) -> int:
    """How many of a hundred are true."""
    told = list(facts)
    return round(100 * sum(told) / len(told))


def average(numbers: Iterable[int]) -> str:
    """The mean, as it is read; a minus sign is one."""
    told = list(numbers)
    return f"{sum(told) / len(told) + 0.0:.1f}".replace("-0.0", "0.0").replace("-", "\N{MINUS SIGN}")
