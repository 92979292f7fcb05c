"""Why a move is good or bad, as messages: what happens after it in worlds that the seat can imagine.

Every game has a function of its own that says what a player would ask: does it take the trick, is the bid
made, what does the line bring? All of it is counted in worlds, in which all play on by rule of thumb.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...bots.search import INFO_OF
from ...games.game import States, Text
from ..playouts import imagined
from . import aurum, dragonegg, lineit, luz, yurikure
from .case import Case

WORLDS = 64

TOLD: Mapping[str, Callable[[Case], list[Text]]] = {
    "luz": luz.reasons,
    "lineit": lineit.reasons,
    "dragonegg": dragonegg.reasons,
    "yurikure": yurikure.reasons,
    "aurum": aurum.reasons,
}


class Reasons:
    """Reasons for the moves of a seat, all from the same worlds."""

    def __init__(self, seen: States, seat: int, seed: int) -> None:
        self.seen, self.seat, self.seed = seen, seat, seed
        self.tell = TOLD[INFO_OF[seen.dtype].name]
        self.worlds = imagined(seen, seat, WORLDS, seed)

    def of(self, action: int) -> list[Text]:
        """What is to be said of a move."""
        return self.tell(Case(self.seen, self.worlds, self.seat, action, self.seed))
