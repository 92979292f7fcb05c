"""What the database keeps, as the rest of the server knows it, and what can go wrong there."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

BOT = "bot-"  # before the name of a bot, where people have their ids; no id of a person has a hyphen


class StoreError(Exception):
    """The database cannot be used, or could not write something; the text says why."""


class InUse(StoreError):  # noqa: N818 - it reads as what it is
    """Another server has the same file open."""


class Conflict(Exception):  # noqa: N818 - it reads as what it is
    """Somebody else was faster: the `seq`, or the `cid` of this actor, is taken. Or an id is."""


class Row(msgspec.Struct, frozen=True, gc=False):
    """One entry of a table's log."""

    seq: int
    cid: str | None
    actor: str
    kind: str
    payload: bytes
    at: int  # ms


class TableRow(msgspec.Struct, frozen=True, gc=False):
    """What lists are made from: a table as its log has made it, written in the same transaction."""

    id: str
    game: str
    rules: int
    status: str
    visibility: str
    opened: int
    changed: int
    head: int  # seq of the last entry
    due: int | None  # ms: when something must happen by itself
    people: tuple[str, ...]  # who sits there


class Order(msgspec.Struct, frozen=True, gc=False):
    """A standing order of a seat."""

    given: str  # as the person wrote it
    bound: str  # with the moment from which it counts, for the game to read


class Result(msgspec.Struct, frozen=True, gc=False):
    """What came of a finished game for one seat. The rating follows a little later."""

    table_id: str
    seat: int
    at: int  # ms: the end of the game
    game: str
    players: int
    people: int  # how many of these were people
    side: int  # seats of one side win and lose together
    player: str  # the id of a person, or `bot-` and the name of a bot
    place: int  # 1 for winners; a person who went is last
    score: int
    share: float  # of the win
    went: bool  # the person had gone when the game ended, and a bot stood in
    rated: bool
    made: int = 0  # what players of the game count: how often it succeeded
    tried: int = 0  # and of how many times
    mu: float | None = None  # rating after the game
    sigma: float | None = None


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who can sit down."""

    id: str
    name: str
    key: bytes  # told to nobody; the ids of their tables are made with it
    created: int


@dataclass(frozen=True, slots=True)
class Session:
    """A browser or another client that is somebody."""

    token_hash: bytes
    person_id: str
    created: int
    seen: int  # with a grain of some minutes
    proved: int = 0  # when password or passkey were last given; 0: never
    label: str = ""  # the kind of device


@dataclass(frozen=True, slots=True)
class Login:
    """A name to sign in with."""

    person_id: str
    login: str  # as it was typed
    folded: str  # the same for all that count as the same login
    password: str  # what is kept of it


@dataclass(frozen=True, slots=True)
class Passkey:
    """A key pair of which the device keeps the secret half."""

    credential: bytes
    person_id: str
    place: str  # the host for which it was made, and where alone it counts
    public_key: bytes
    count: int  # how often it was used, if it counts that
    created: int
    used: int
    label: str  # the kind of device on which it was made
