"""What the server sends. Every message about a table is made for one seat, or for spectators."""

from __future__ import annotations

import msgspec

from ..games.game import Text, View
from ..texts import Args
from .common import Chair, Chat, Clock, Clocks, Room, Status, Turn, Visibility


class Down(msgspec.Struct, tag=str.lower, tag_field="type", gc=False):
    """What every message to a client is."""


class Welcome(Down):
    """The first message on a socket."""

    person: str  # your public id, as in a room's chairs
    name: str
    version: str  # of the server
    now: int  # the server's time in ms


class Pong(Down):
    """I am."""

    now: int  # the server's time in ms


class Game(msgspec.Struct, gc=False):
    """The game as one seat knows it, and what that seat can do."""

    view: View
    turn: bool  # whether something is asked of the seat
    legal: list[str]  # its moves in notation, but for those that are put together from the cards in the view
    ask: Text  # what is asked of the seat, or what the table waits for
    decision: int  # how many decisions the seat has made; goes into the next `act`
    undo: bool  # whether the seat could ask to take its last move back


class Snapshot(Down):
    """A table as it is now."""

    table: str
    seq: int  # of the last entry of its log
    room: Room
    game: Game | None  # None before the first card is dealt
    clocks: Clocks | None  # None when nobody has a clock
    log: list[Text]  # what has happened, as this seat knows it
    chat: list[Chat]  # the newest, oldest first


class Update(Down, omit_defaults=True):
    """One entry of a table's log: the next `seq`, and what it changed. What is left out has not changed."""

    table: str
    seq: int
    log: list[Text] = []
    room: Room | None = None
    game: Game | None = None
    clocks: Clocks | None = None
    chat: Chat | None = None


class Caught(Down):
    """You have all that there is: the answer to `watch` when nothing came after `after`."""

    table: str
    seq: int


class Presence(Down):
    """Who looks at a table now. Not kept anywhere."""

    table: str
    here: list[str]  # people who sit there and have a socket
    watchers: int  # sockets of spectators
    replaceable: list[int] = []  # seats whose people have been gone for so long that a bot may be asked in


class Ordered(Down):
    """Your standing order, as you gave it; null when there is none any more. Only you are told."""

    table: str
    order: str | None


class Done(Down):
    """What you sent is on disk. `seq` is its place in the table's log."""

    table: str
    cid: str
    seq: int


class Refused(Down):
    """What you sent was not done, and nothing has changed."""

    id: str  # of a message in the texts
    args: Args = {}  # of that message
    rule: str | None = None  # "luz 7", where a rule of the game is concerned
    table: str | None = None
    cid: str | None = None


class LobbyRow(msgspec.Struct):
    """A table in the lobby."""

    table: str
    game: str
    players: int
    options: dict[str, str]
    clock: Clock
    visibility: Visibility
    status: Status
    host_name: str
    chairs: list[Chair]
    opened: int  # ms
    rated: bool = False  # the game counts for ratings


class LobbyAll(Down):
    """All public tables that are open or running, newest first."""

    rows: list[LobbyRow]


class LobbyOne(Down):
    """A table is new or has changed."""

    row: LobbyRow


class LobbyGone(Down):
    """A table is no longer in the lobby."""

    table: str


class Turns(Down):
    """Everything that is asked of you, at all tables, newest first."""

    turns: list[Turn]


class Notice(Down):
    """The server will restart; with `at` null it will not, after all."""

    at: int | None  # the server's time in ms
    text: str = ""  # the host's own words, if any


FromServer = (
    Welcome
    | Pong
    | Snapshot
    | Update
    | Caught
    | Presence
    | Ordered
    | Done
    | Refused
    | LobbyAll
    | LobbyOne
    | LobbyGone
    | Turns
    | Notice
)
