"""What the database keeps, as the rest of the server knows it, and what can go wrong there."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec


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


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who can sit down."""

    id: str
    name: str
    token_hash: bytes
    created: int
