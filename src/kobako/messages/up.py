"""What a client sends: one of these as a text frame of JSON, at most 8 KiB.

A message with a `cid` is answered by `done` or `refused` with the same `cid`. Sent twice, it is done once.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .common import BotName, Cid, Hash, Password, SeatNumber, TableId

Seq = Annotated[int, Meta(ge=0)]
PHRASES = ("hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "oops", "again")
MOST_CHAT = 300


class Up(msgspec.Struct, forbid_unknown_fields=True, tag=str.lower, tag_field="type"):
    """What every message to the server is."""


class AtTable(Up, kw_only=True):
    """Something that is done at a table."""

    table: TableId
    cid: Cid


class Ping(Up):
    """Are you there? The answer is `pong`."""


class Lobby(Up):
    """Send the lobby now and every change of it, or no more."""

    on: bool = True


class Feed(Up):
    """Send all that is asked of you now and whenever that changes, or no more."""

    on: bool = True


class Watch(Up):
    """Send all that happens at a table. With `after`, only what came after that `seq`."""

    table: TableId
    after: Seq | None = None
    password: Password | None = None  # of a table that has one; once is enough


class Unwatch(Up):
    """Send no more of this table."""

    table: TableId


class Sit(AtTable):
    """Take a seat before the game starts. `commit` is deal-v1's, for the bytes that you will send."""

    seat: SeatNumber
    commit: Hash | None = None


class Stand(AtTable):
    """Give your seat up before the game starts, or the one that is kept for you."""


class Fill(AtTable):
    """The host puts a bot into a seat, or (null) frees it for a person."""

    seat: SeatNumber
    bot: BotName | None = None


class Start(AtTable):
    """The host starts the game; every seat must be taken."""


class Bytes(AtTable):
    """deal-v1: the bytes that you have committed to."""

    bytes: Hash


class Act(AtTable):
    """A move in notation. `decision` is how many decisions your seat has made before it."""

    decision: Seq
    move: Annotated[str, Meta(max_length=200)]  # "bid 3+"; as in `legal`


class Order(AtTable):
    """A standing order: the server answers for you as long as it stands. Nobody else is told. Null: none."""

    order: Annotated[str, Meta(max_length=40)] | None = (
        None  # "pass round"; what there is depends on the game
    )


class Undo(AtTable):
    """You want to take your last move back."""


class Answer(AtTable):
    """May the other player take the move back?"""

    yes: bool


class Leave(AtTable):
    """Leave a running game: a bot plays for you until you are back."""


class Back(AtTable):
    """Take your seat back from the bot."""


class Replace(AtTable):
    """Let a bot play for a person who has been gone for a while."""

    seat: SeatNumber


class Say(AtTable):
    """Chat: own words, or a quick phrase."""

    text: Annotated[str, Meta(max_length=MOST_CHAT)] | None = None
    phrase: Annotated[str, Meta(max_length=20)] | None = None  # one of those that /api/place lists


class Again(AtTable):
    """A rematch: a new table on which the same seats are kept for the same people."""


class Close(AtTable):
    """The host closes a table whose game has not started."""


FromClient = (
    Ping
    | Lobby
    | Feed
    | Watch
    | Unwatch
    | Sit
    | Stand
    | Fill
    | Start
    | Bytes
    | Act
    | Order
    | Undo
    | Answer
    | Leave
    | Back
    | Replace
    | Say
    | Again
    | Close
)
