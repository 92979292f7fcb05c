"""What messages are made of."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ..games.game import Text

TableId = Annotated[str, Meta(pattern="^[a-z2-9]{10}$", description="The name of a table, as in its link.")]
Cid = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        description="Chosen by the client, new for every act; a resend carries the same.",
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 bytes in hexadecimal.")]
Password = Annotated[str, Meta(min_length=1, max_length=100)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(min_length=1, max_length=20)]

Visibility = Literal["public", "link", "password"]
Status = Literal["open", "opening", "running", "over", "closed"]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think: no limit, so long for each move, or a bank that each move adds to."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0  # for each move, or in the bank at the start
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0  # seconds that each move adds to the bank


class Chair(msgspec.Struct):
    """A seat of a table as everybody sees it."""

    kind: Literal["open", "person", "bot"]  # "person" also while a bot stands in
    person: str | None = None  # who sits here, or for whom the seat is kept
    name: str = ""  # of that person
    bot: str | None = None  # the bot that plays here, or stands in for a person who is away
    away: bool = False  # a bot stands in until the person comes back
    kept: bool = False  # the seat is kept for the person, who has not sat down yet
    commit: str | None = None  # deal-v1: what the person has committed to


class UndoAsk(msgspec.Struct):
    """Somebody wants to take a move back."""

    seat: int  # who asks
    agreed: list[int]  # seats that have said yes


class Room(msgspec.Struct):
    """A table as everybody at it sees it, without the game on it."""

    table: str
    game: str
    players: int
    options: dict[str, str]
    clock: Clock
    visibility: Visibility
    status: Status
    host: str  # the person who may change the seats and start
    host_name: str
    chairs: list[Chair]  # by seat
    commit: str  # deal-v1: what the table has committed to
    undo: UndoAsk | None = None  # while somebody asks
    next: str | None = None  # the table of the rematch
    reason: Text | None = None  # why the table was closed


class Clocks(msgspec.Struct):
    """What is left on every seat's clock."""

    at: int  # the server's time in ms when this was so
    left: list[int]  # ms by seat
    running: list[int]  # seats whose time runs


class Chat(msgspec.Struct):
    """What somebody has said: own words, or a quick phrase by the id of its message."""

    seq: int
    person: str
    name: str
    seat: int | None  # where the speaker sat then; None for a spectator
    at: int  # ms
    text: str | None = None
    phrase: str | None = None
