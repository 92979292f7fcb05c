"""Rules of thumb by game: the move of a sensible player who does not look ahead."""

from __future__ import annotations

from ...cards.jit import give_body, verb
from ...cards.rng import Rng
from ...games import GAMES
from ...games.game import State
from . import aurum, dragonegg, lineit, luz, yurikure


@verb
def thumb(state: State, seat: int, rng: Rng) -> int:
    """The move that a sensible player would make by rule of thumb, from a hidden record."""


for info, module in zip(GAMES, (luz, lineit, dragonegg, yurikure, aurum), strict=True):
    give_body(thumb, info.state, module.thumb)
