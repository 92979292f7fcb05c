"""Bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ..texts import Args
from .common import BotName, Cid, Clock, Hash, Name, Password, TableId, Visibility
from .down import LobbyRow, Update


class Ask(msgspec.Struct, forbid_unknown_fields=True):
    """What every body of a request is."""


class NewGuest(Ask):
    """Who are you? Makes a guest, or renames the one who asks."""

    name: Name


class Me(msgspec.Struct):
    """The person who asks."""

    person: str
    name: str
    token: str | None  # only when a guest was made: for clients that keep no cookies
    tables: list[LobbyRow]  # where you sit and the game is not over


class NewTable(Ask):
    """A table to open. A seat is "me", "person", "bot NAME", or "for ID": kept for a friend of yours."""

    cid: Cid
    game: Annotated[str, Meta(max_length=20)]  # one of those that /api/place lists
    seats: Annotated[list[Annotated[str, Meta(max_length=30)]], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}  # of the game; what is left out is the game's default
    clock: Clock = Clock()
    visibility: Visibility = "link"
    password: Password | None = None  # only with visibility "password"
    bot: BotName = "easy"  # stands in for people who leave
    start: bool = False  # at once; every seat must be taken
    commit: Hash | None = None  # deal-v1's, for the seat "me"
    rated: bool = False  # the game counts for ratings, and no move is taken back


class Opened(msgspec.Struct):
    """A table was opened."""

    table: TableId
    link: str  # to send to friends


class Events(msgspec.Struct):
    """What came after a `seq`, as one seat or a spectator was told it."""

    table: str
    updates: list[Update]  # oldest first
    more: bool  # there is more: ask again after the last `seq`


class OptionInfo(msgspec.Struct):
    """An option of a game; the default stands first."""

    name: str
    values: list[str]


class GameEntry(msgspec.Struct):
    """A game that can be played here."""

    name: str
    seats: list[int]  # numbers of players
    options: list[OptionInfo]
    rules: int  # how many numbered rules it has
    version: int  # of its rules
    bots: list[str]  # the levels at which bots play it, from the weakest to the strongest


class Place(msgspec.Struct):
    """What this server is."""

    version: str
    games: list[GameEntry]
    share: str | None  # address under which others reach this server; None when only this machine does
    phrases: list[str]  # for `say`


class Health(msgspec.Struct):
    """Whether the server can take moves."""

    ok: bool  # whether the database answers
    version: str
    tables: int  # in memory
    sockets: int


class Ready(msgspec.Struct):
    """Whether people may be sent to this server."""

    ok: bool


class Problem(msgspec.Struct):
    """Why a request was refused."""

    id: str  # of a message in the texts
    args: Args = {}
