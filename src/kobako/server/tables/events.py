"""The entries of a table's log: what has happened, in the past tense. Everything else is made from them.

An entry is for the server alone: it may tell secrets. What a client is told of it is made in `wire.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from ...messages.common import Clock, Visibility


class Event(msgspec.Struct, tag=str.lower, tag_field="kind", omit_defaults=True, gc=False):
    """What every entry is."""


class Branch(msgspec.Struct, gc=False):
    """The beginning of a finished game, from which another game goes on."""

    table: str  # where it was played
    tag: str  # what the record says of it
    steps: list[str]


class Opened(Event):
    """A table was opened. Its secret is committed to before anybody sits."""

    game: str
    rules: int  # version of the game's rules
    players: int
    host: str
    secret: str  # deal-v1, in hexadecimal; published when the game is over
    options: dict[str, str] = {}
    clock: Clock = Clock()
    visibility: Visibility = "link"
    password: str | None = None  # salt and hash
    stand_in: str = "easy"  # the bot that plays for people who leave
    bots: dict[int, str] = {}  # seats that bots have from the start
    kept: dict[int, str] = {}  # seats that are kept for people (a rematch)
    rated: bool = False  # it counts for ratings, and no move is taken back
    branch: Branch | None = None  # practice: the game goes on from there


class Sat(Event):
    """A person has taken a seat."""

    seat: int
    person: str
    commit: str | None = None


class Stood(Event):
    """A person has given a seat up."""

    seat: int


class Filled(Event):
    """The host has put a bot into a seat, or freed it."""

    seat: int
    bot: str | None = None


class Started(Event):
    """The host has started the game; now people show their bytes."""


class Showed(Event):
    """A person has shown the bytes committed to."""

    seat: int
    bytes: str


class Began(Event):
    """All bytes are known that will be: the game begins."""


class Told(Event):
    """Chance has decided: a line of the record."""

    line: str


class Acted(Event):
    """A seat has made a move, by its person or (then it is named) by a bot."""

    seat: int
    move: str
    bot: str | None = None
    iterations: int = 0  # that the bot computed; 0 by rule of thumb, and for people


class Ended(Event):
    """The game is over. The result is kept for ever, whatever becomes of the rules."""

    scores: list[int]
    winners: list[int]
    record: str


class Went(Event):
    """A person is away, and a bot plays in the seat."""

    seat: int
    why: Literal["left", "time", "replaced"]


class Returned(Event):
    """A person has taken the seat back from the bot."""

    seat: int


class UndoAsked(Event):
    """A seat wants to take its last move back."""

    seat: int


class UndoAgreed(Event):
    """Another seat has nothing against it."""

    seat: int


class UndoRefused(Event):
    """Another seat is against it, or (None) somebody did not answer in time."""

    seat: int | None = None


class Undone(Event):
    """The last move was taken back."""

    seat: int


class Said(Event):
    """Somebody has said something."""

    person: str
    text: str | None = None
    phrase: str | None = None


class Continued(Event):
    """There is a rematch at another table."""

    table: str


class Woke(Event):
    """The server was away; the time that it was away counts on nobody's clock."""

    since: int | None = None  # ms; unknown: all the time since a clock began to run


class Closed(Event):
    """The table was closed before its game was over."""

    why: Literal["host", "idle", "rules", "steward"]
    text: str = ""  # the words of whoever looks after the server


AnyEvent = (
    Opened
    | Sat
    | Stood
    | Filled
    | Started
    | Showed
    | Began
    | Told
    | Acted
    | Ended
    | Went
    | Returned
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Undone
    | Said
    | Continued
    | Woke
    | Closed
)

decode = msgspec.json.Decoder(AnyEvent).decode
encode = msgspec.json.Encoder().encode


def people_in(events: Iterable[Event]) -> set[str]:
    """The people whom entries name."""
    return {event.person for event in events if isinstance(event, Sat | Said)}


def kind_of(event: Event) -> str:
    """The name under which an entry stands in the log."""
    return type(event).__name__.lower()
