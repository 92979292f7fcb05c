"""Bodies of requests and answers for whoever looks after the server."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .common import Chat, PersonId, TableId
from .http import Ask
from .up import MOST_CHAT

Words = Annotated[str, Meta(max_length=MOST_CHAT)]
LAST = 253_402_300_799_999  # ms: the end of the year 9999, after which no calendar goes on
Moment = Annotated[int, Meta(ge=0, le=LAST)]


class Claim(Ask):
    """Look after this server, by the code that it printed when it started."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]


class CloseTable(Ask):
    """Close a table. Everybody there reads why."""

    table: TableId
    reason: Annotated[Words, Meta(min_length=1)]


class SetBan(Ask):
    """Let somebody in no more, or again."""

    person: PersonId
    on: bool = True
    until: Moment | None = None  # ms; null for good
    reason: Words = ""


class SetNotice(Ask):
    """Tell everybody that the server will restart, or (null) that it will not."""

    at: Moment | None  # ms
    text: Words = ""


class Settle(Ask):
    """A report has been seen to."""

    report: Annotated[str, Meta(max_length=40)]


class ReportRow(msgspec.Struct):
    """A report, with what was said at the table before it."""

    report: str
    by: str
    by_name: str
    person: str
    name: str
    reason: str
    text: str
    at: int  # ms
    table: str | None
    seq: int | None
    chat: list[Chat]  # the newest up to then, without seats


class BanRow(msgspec.Struct):
    """Somebody who may not come in."""

    person: str
    name: str
    since: int  # ms
    until: int | None  # ms; None for good
    reason: str


class ActRow(msgspec.Struct):
    """Something that a host has done."""

    at: int  # ms
    by_name: str
    what: str
    about: str  # the name of a person, a table or a report
    note: str


class HostDesk(msgspec.Struct):
    """All that a host of the server has to see to."""

    reports: list[ReportRow]  # oldest first
    bans: list[BanRow]
    acts: list[ActRow]  # newest first
    restart: int | None  # ms: when a restart was announced for
    text: str  # what was announced
