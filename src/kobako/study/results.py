"""What a review finds, as structs that go to JSON as they are; docs/analysis.md says what they mean."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..games.game import Text
from .estimates import Estimate

Grade = Literal["fine", "untold", "small", "mistake"]
LOSSES = ("small", "mistake")  # grades of moves that have lost something for sure


class Decision(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A move where there was a choice, by what its seat knew."""

    step: int  # of the record, counted from 0
    seat: int
    move: str  # in notation
    best: str
    legal: int  # how many moves there were
    share: Estimate | None  # of the victory that the move promised; None if there is no telling
    best_share: Estimate | None
    loss: Estimate | None
    grade: Grade
    reasons: list[Text]  # what is to be said of the move, and of the best one; only where there is a loss
    best_reasons: list[Text]
    hindsight: Estimate  # what the move did to the seat's share with all cards open


class Moment(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The chances after some steps."""

    steps: int  # so far
    line: str  # the last of them; empty before the first
    known: list[float]  # every seat's share, by what was known then
    opened: list[float]  # and with all cards open


class Balance(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Where a seat's result comes from, with all cards open: start, luck, own and others add up to it."""

    seat: int
    player: str | None  # a bot's name; None for a person, or where nothing is said
    start: Estimate  # before anything was dealt
    luck: Estimate  # by lines of chance
    own: Estimate  # by the seat's own moves
    others: Estimate  # by those of all others
    result: Estimate  # at the end, or as far as the game has come
    decisions: int  # that were looked at
    small: int  # losses among them, by what the seat knew
    mistakes: int
    lost: float  # all these losses together


class Review(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A game, looked at again."""

    game: str
    players: int
    options: dict[str, str]
    over: bool
    scores: list[int]
    winners: list[int]
    steps: int
    seat: int | None  # whose moves and whose knowledge; None: everybody's moves, and what a spectator knew
    iterations: int
    worlds: int
    seed: int
    balances: list[Balance]
    decisions: list[Decision]
    moments: list[Moment]  # forced moves change nothing and have none
