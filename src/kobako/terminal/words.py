"""Sentences in the player's language, and text in columns of a terminal."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping

from .. import texts
from ..games.game import Text

WIDTH = 80
NO_BREAK = "\N{NO-BREAK SPACE}"  # a blank at which a line is never torn apart
# Japanese and Chinese break anywhere but after these kinds of characters and before those.
OPENING = ("Ps", "Pi")  # brackets
CLOSING = ("Pe", "Pf", "Po", "Lm")  # brackets, full stops and commas, signs that lengthen or repeat


class Words:
    """The messages of one language, and what the seats of the table are called."""

    def __init__(self, language: str = "en", names: Mapping[int, str] | None = None) -> None:
        """`names` are those of seats that have one; any other seat is called by its number."""
        self.language = language
        self.names = names or {}

    def __call__(self, message: str, **args: texts.Arg) -> str:
        return texts.say(message, args, self.language)

    def name(self, seat: int, me: int | None) -> str:
        """What a seat is called by the one in seat `me`."""
        if seat in self.names and seat != me:
            return self.names[seat]
        return self("terminal-name", who=_who(seat, me), seat=seat)

    def tell(self, text: Text, me: int | None) -> str:
        """A text as it is said to the one in seat `me`."""
        seat = text.args.get("seat")
        if not isinstance(seat, int):
            return self(text.id, **text.args)
        named: texts.Args = {"who": _who(seat, me), "name": self.name(seat, me)}
        return self(text.id, **(named | text.args))


def _who(seat: int, me: int | None) -> str:
    return "you" if seat == me else "other"


def harmless(text: str) -> str:
    """A text of somebody else without what could steer a terminal or turn the reading direction."""
    return "".join(character for character in text if unicodedata.category(character)[0] != "C")


def cells(text: str) -> int:
    """How many columns a terminal gives to a text."""
    return len(text) + sum(_is_wide(character) for character in text)


def clip(text: str, width: int) -> str:
    """The text, or as much of its beginning as fits into `width` columns."""
    if cells(text) <= width:
        return text
    while cells(text) >= width:
        text = text[:-1]
    return text + "…"


def pad(text: str, width: int) -> str:
    """The text with blanks after it, up to `width` columns."""
    return text + " " * (width - cells(text))


def flow(head: str, entries: Iterable[str], indent: int) -> list[str]:
    """Entries beside their head, in as many lines as they need; all begin `indent` columns from the left."""
    lines = [pad(head, indent)]
    for entry in entries:
        if cells(lines[-1] + entry) > WIDTH:
            lines.append(" " * indent)
        lines[-1] += entry + "  "
    return [line.rstrip() for line in lines]


def wrap(text: str, indent: str = "", first: str | None = None) -> list[str]:
    """A text in lines that fit; every line of it is a paragraph. `first` stands before the very first."""
    lines: list[str] = []
    for paragraph in text.splitlines():
        line = indent if lines or first is None else first
        for piece in _pieces(paragraph):
            if cells(line + piece.rstrip()) > WIDTH:
                lines.append(line.rstrip())
                line = indent
            line += piece
        lines.append(line.rstrip())
    return [line.replace(NO_BREAK, " ") for line in lines]


def _is_wide(character: str) -> bool:
    return unicodedata.east_asian_width(character) in "WF"


def _pieces(paragraph: str) -> Iterator[str]:
    """What must not be torn apart, with the blanks behind it."""
    piece = ""
    for character in paragraph:
        if piece and _may_break(piece[-1], character):
            yield piece
            piece = ""
        piece += character
    yield piece


def _may_break(before: str, after: str) -> bool:
    if after == " ":
        return False
    if before == " ":
        return True
    if unicodedata.category(before) in OPENING or unicodedata.category(after) in CLOSING:
        return False
    return _is_wide(before) or _is_wide(after)
