"""What is read and written for whoever looks after the server: bans, notices, reports, and all that was done.

Each is a job or a question for `Store.do` and `Store.ask`.
"""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from .schema import BAN, NOTICE, REPORT, STEWARD, STEWARD_ACT
from .social import Report

MOST_SHOWN = 100  # of everything that grows
RESTART = "restart"  # the only notice that there is


class Ban(msgspec.Struct, frozen=True):
    """Somebody may not come in."""

    person_id: str
    since: int
    until: int | None  # None: for good
    reason: str


class Act(msgspec.Struct, frozen=True):
    """Something that a steward has done."""

    id: str
    at: int
    person_id: str
    what: str
    about: str
    note: str


def add_steward(person: str, since: int, connection: sa.Connection) -> None:
    """Somebody looks after the server from now on."""
    if not is_steward(person, connection):
        connection.execute(STEWARD.insert(), {"person_id": person, "since": since})


def is_steward(person: str, connection: sa.Connection) -> bool:
    """Whether somebody looks after the server."""
    chosen = sa.select(STEWARD.c.person_id).where(STEWARD.c.person_id == person)
    return connection.execute(chosen).first() is not None


def note(act: Act, connection: sa.Connection) -> None:
    """Keep what was done."""
    connection.execute(STEWARD_ACT.insert(), msgspec.structs.asdict(act))


def acts(connection: sa.Connection) -> list[Act]:
    """What was done last, newest first."""
    chosen = sa.select(STEWARD_ACT).order_by(STEWARD_ACT.c.at.desc(), STEWARD_ACT.c.id).limit(MOST_SHOWN)
    return [Act(**row._mapping) for row in connection.execute(chosen)]


def ban(wish: Ban, connection: sa.Connection) -> None:
    """Let somebody in no more."""
    lift(wish.person_id, connection)
    connection.execute(BAN.insert(), msgspec.structs.asdict(wish))


def lift(person: str, connection: sa.Connection) -> None:
    """Let somebody in again."""
    connection.execute(BAN.delete().where(BAN.c.person_id == person))


def bans(now: int, connection: sa.Connection) -> list[Ban]:
    """Everybody who may not come in now, newest first."""
    chosen = sa.select(BAN).where(sa.or_(BAN.c.until.is_(None), BAN.c.until > now))
    return [Ban(**row._mapping) for row in connection.execute(chosen.order_by(BAN.c.since.desc()))]


def reports(connection: sa.Connection) -> list[Report]:
    """Reports that nobody has seen to, oldest first."""
    chosen = sa.select(REPORT).where(REPORT.c.settled.is_(None)).order_by(REPORT.c.at, REPORT.c.id)
    return [Report(**row._mapping) for row in connection.execute(chosen.limit(MOST_SHOWN))]


def settle(report: str, at: int, connection: sa.Connection) -> None:
    """A report has been seen to."""
    connection.execute(REPORT.update().where(REPORT.c.id == report).values(settled=at))


def announce(at: int | None, text: str, connection: sa.Connection) -> None:
    """The server will restart at that moment, or (None) it will not."""
    connection.execute(NOTICE.delete())
    if at is not None:
        connection.execute(NOTICE.insert(), {"id": RESTART, "at": at, "text": text})


def forget_past(now: int, connection: sa.Connection) -> None:
    """A server has started: restarts that were announced for earlier have happened."""
    connection.execute(NOTICE.delete().where(NOTICE.c.at <= now))


def announced(connection: sa.Connection) -> tuple[int, str] | None:
    """When the server will restart, and why."""
    found = connection.execute(sa.select(NOTICE.c.at, NOTICE.c.text)).first()
    return (found.at, found.text) if found else None
