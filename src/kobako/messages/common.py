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
        pattern=r"^[^\x00-\x1f\x7f]{1,40}$",
        description="Chosen by the client, new for every act; a resend carries the same.",
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 bytes in hexadecimal.")]
MOST_SEQ = 2**31 - 1  # of an entry; a log ends long before
MOST_ID = 40  # characters of an id that somebody asks for
MOST_PASSWORD = 100  # characters
Password = Annotated[str, Meta(min_length=1, max_length=MOST_PASSWORD)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
PersonId = Annotated[str, Meta(pattern="^[a-z2-9]{1,20}$", description="Of a person, as in a room's chairs.")]
BotName = Annotated[str, Meta(min_length=1, max_length=20)]

DAY = 86_400  # seconds
MOST_DAYS = 14  # for a move

Visibility = Literal["public", "link", "password"]
Status = Literal["open", "opening", "running", "over", "closed"]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think: no limit, so long for each move, or a bank that each move adds to.

    Who has a day or more for each move is not expected to wait at the table.
    """

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=MOST_DAYS * DAY)] = 0  # for each move; in a bank at most a day
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0  # seconds that each move adds to the bank

    @property
    def is_slow(self) -> bool:
        """Whether people have days: then nobody is gone because they are not at the table."""
        return self.kind == "move" and self.seconds >= DAY


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
    rated: bool = False  # the game counts for ratings, and no move is taken back
    branch: int | None = None  # practice: so many steps were taken from another game


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


class Turn(msgspec.Struct, frozen=True):
    """Something that is asked of you at a table. It says nothing about the cards."""

    table: str
    game: str
    # A move; an answer to who wants to take one back; a seat that is kept for you; to start the game.
    kind: Literal["move", "answer", "seat", "start"]
    host_name: str  # of the person whose table it is
    since: int  # ms
    due: int | None  # ms: when your time will be up; None without a clock
