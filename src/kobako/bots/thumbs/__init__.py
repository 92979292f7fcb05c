"""Rules of thumb by game: the move of a sensible player who does not look ahead."""

from __future__ import annotations

from ...cards.jit import give_body, rule, verb
from ...cards.rng import Rng
from ...games import GAMES
from ...games.game import State
from . import aurum, dragonegg, lineit, luz, yurikure


@verb
def thumb(state: State, seat: int, rng: Rng) -> int:
    """The move that a sensible player would make by rule of thumb, from a hidden record."""


@verb
def is_bid(state: State) -> bool:
    """Whether somebody says what they will do: a bid, a prediction. At random that is worth nothing."""


@rule
def never(state: State) -> bool:
    """For games in which nobody does."""
    return False


for info, module in zip(GAMES, (luz, lineit, dragonegg, yurikure, aurum), strict=True):
    give_body(thumb, info.state, module.thumb)
    give_body(is_bid, info.state, getattr(module, "is_bid", never))
