"""Rules of thumb by game: the move of a sensible player who does not look ahead."""

from __future__ import annotations

from ..cards.jit import give_body, verb
from ..cards.rng import Rng
from ..games import aurum, dragonegg, lineit, luz, yurikure
from ..games.game import State
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
