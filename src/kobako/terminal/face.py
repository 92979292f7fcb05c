"""The look of each game in a terminal: one file a game, found by the game's name."""

from __future__ import annotations

from typing import Any, Protocol

from . import draw_luz
from .words import Words


class Face(Protocol):
    """What a file that draws a game has. A view is the game's own; all that is drawn is made from it."""

    STYLES: tuple[tuple[str, str], ...]  # what to colour, a pattern, and how

    def table(self, view: Any, words: Words) -> list[str]:
        """Everything that lies on the table; empty while nothing does."""

    def question(self, view: Any, legal: list[str], words: Words) -> str:
        """What is asked of the seat, and what it may answer."""

    def read_move(self, view: Any, text: str) -> str:
        """The move in notation that a short answer means; any other text as it is."""

    def events(self, before: Any, after: Any, words: Words) -> list[str]:
        """What has happened between two views that are one step apart."""

    def log(self, view: Any, words: Words) -> list[str]:
        """The steps since chance was last asked."""

    def cards(self, view: Any, words: Words) -> list[str]:
        """What the seat's own cards can be."""

    def sheet(self, view: Any, words: Words) -> list[str]:
        """The score sheet."""

    def reason(self, view: Any, move: str, words: Words) -> str:
        """Why the rule of thumb makes this move."""


FACES: dict[str, Face] = {"luz": draw_luz}
