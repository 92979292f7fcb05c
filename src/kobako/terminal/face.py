"""The look of each game in a terminal: one file a game, found by the game's name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ..games.game import Text, View
from . import draw_aurum, draw_dragonegg, draw_lineit, draw_luz, draw_yurikure
from .words import Words


class Face(Protocol):
    """What a file that draws a game has. A view is the game's own; all that is drawn is made from it."""

    STYLES: tuple[tuple[str, str], ...]  # what to colour, a pattern, and how

    @property
    def VIEW(self) -> type[View]:  # noqa: N802 - a constant of the file
        """The struct of the game's view."""

    def table(self, view: Any, words: Words) -> list[str]:
        """Everything that lies on the table; empty while nothing does."""

    def answers(self, view: Any, legal: list[str], words: Words) -> str:
        """How to answer what is asked of the seat: what it may type."""

    def read_move(self, view: Any, text: str) -> str:
        """The move in notation that a short answer means; any other text as it is."""

    def events(self, told: Sequence[Text], view: Any, words: Words) -> list[str]:
        """What has happened, in lines; `view` is how it is now."""

    def log(self, view: Any, words: Words) -> list[str]:
        """The steps since chance was last asked."""

    def cards(self, view: Any, words: Words) -> list[str]:
        """What the seat's own cards can be."""

    def sheet(self, view: Any, words: Words) -> list[str]:
        """The score sheet."""

    def reason(self, view: Any, move: str, words: Words) -> str:
        """Why the rule of thumb makes this move."""


FACES: dict[str, Face] = {
    "luz": draw_luz,
    "lineit": draw_lineit,
    "dragonegg": draw_dragonegg,
    "yurikure": draw_yurikure,
    "aurum": draw_aurum,
}
