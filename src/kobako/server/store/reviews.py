"""Reviews of finished games: what was made, what is asked for, and who is at work on it.

Any server of the database makes them. Whoever does has the review on lease, by the clock of the database, and
notes how far it is; when the lease runs out, another takes over. That two make the same for a moment does no
harm: both come to the same, and the first counts.
"""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from .leases import NOW
from .schema import REVIEW

LEASE = 10_000  # ms
MOST_TRIES = 5  # by servers that have died, or have failed
PATIENCE = 24 * 3_600_000  # ms after which what was asked for and is not there is forgotten

CLOCK = {"postgresql": NOW, "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"}
FIRST_COME = REVIEW.c.asked, REVIEW.c.table_id, REVIEW.c.seat
UNMADE = REVIEW.c.content.is_(None)
# Two servers may be asked at the same time.
ADD = sa.text(
    "INSERT INTO review (table_id, seat, version, person_id, asked, until, tries, done, steps) "
    "VALUES (:table, :seat, :version, :person, :asked, 0, 0, 0, 0) ON CONFLICT DO NOTHING"
)


class Asked(NamedTuple):
    """A seat of a finished game."""

    table: str
    seat: int


class State(NamedTuple):
    """How far a review is."""

    done: int  # steps of the record that were looked at
    steps: int  # of so many; 0 when nobody has begun
    waiting: int  # reviews before this one
    is_at_work: bool  # somebody has it on lease
    has_failed: bool  # nobody will try again
    content: bytes | None  # when it is made


def now(connection: sa.Connection) -> int:
    """The time by the clock of the database, in ms."""
    moment: int = connection.exec_driver_sql(f"SELECT {CLOCK[connection.dialect.name]}").scalar_one()
    return moment


def find(asked: Asked, version: int, connection: sa.Connection) -> State | None:
    """How far a review is; None if nobody has asked for it."""
    moment = now(connection)
    found = connection.execute(sa.select(REVIEW).where(*_this(asked, version))).first()
    if found is None or (found.content is None and found.asked < moment - PATIENCE):
        return None
    if found.content is not None:
        return State(found.done, found.steps, 0, False, False, found.content)
    is_at_work = found.until >= moment
    before = sa.tuple_(*FIRST_COME) < (found.asked, *asked)
    waiting = 0 if is_at_work else _count(version, before, connection=connection)
    has_failed = found.tries >= MOST_TRIES and not is_at_work
    return State(found.done, found.steps, waiting, is_at_work, has_failed, None)


def ask_for(asked: Asked, version: int, person: str, most: int, connection: sa.Connection) -> bool:
    """Have a review made, unless it was asked for already; False if too many wait."""
    moment = now(connection)
    connection.execute(REVIEW.delete().where(UNMADE, REVIEW.c.asked < moment - PATIENCE))
    if find(asked, version, connection):
        return True
    if _count(version, connection=connection) >= most:
        return False
    new = {"table": asked.table, "seat": asked.seat, "version": version, "person": person, "asked": moment}
    connection.execute(ADD, new)
    return True


def is_any_free(version: int, connection: sa.Connection) -> bool:
    """Whether there is something to do."""
    return connection.execute(_free(version, connection)).first() is not None


def claim(server: str, version: int, connection: sa.Connection) -> Asked | None:
    """Take what was asked for first and nobody makes."""
    found = connection.execute(_free(version, connection).with_for_update(skip_locked=True)).first()
    if found is None:
        return None
    asked = Asked(found.table_id, found.seat)
    taken = {"server": server, "until": now(connection) + LEASE, "tries": REVIEW.c.tries + 1}
    connection.execute(REVIEW.update().where(*_this(asked, version)).values(**taken, done=0, steps=0))
    return asked


def go_on(asked: Asked, version: int, server: str, done: int, steps: int, connection: sa.Connection) -> bool:
    """Note how far it is, and keep the lease; False if it is no more this server's business."""
    own = *_this(asked, version), REVIEW.c.server == server, UNMADE
    news = {"until": now(connection) + LEASE, "done": done, "steps": steps}
    return connection.execute(REVIEW.update().where(*own).values(**news)).rowcount == 1


def fail(server: str, connection: sa.Connection) -> None:
    """A server has not managed what it has on lease; somebody may try again."""
    connection.execute(REVIEW.update().where(REVIEW.c.server == server, UNMADE).values(until=0))


def leave(server: str, connection: sa.Connection) -> None:
    """A server ends, and leaves what it has on lease to others; that was no try."""
    own = REVIEW.c.server == server, UNMADE, REVIEW.c.until > 0
    connection.execute(REVIEW.update().where(*own).values(until=0, tries=REVIEW.c.tries - 1))


def finish(asked: Asked, version: int, content: bytes, most: int, connection: sa.Connection) -> None:
    """Keep a review, if it is still wanted and nobody was faster; and of all only so many, the newest."""
    values = {"content": content, "made": now(connection), "until": 0}
    connection.execute(REVIEW.update().where(*_this(asked, version), UNMADE).values(**values))
    key = REVIEW.c.table_id, REVIEW.c.seat, REVIEW.c.version
    newest = sa.select(*key).where(~UNMADE).order_by(REVIEW.c.made.desc(), *key)
    too_many = newest.offset(most).with_for_update(skip_locked=True)
    connection.execute(REVIEW.delete().where(sa.tuple_(*key).in_(too_many)))


def _this(asked: Asked, version: int) -> tuple[sa.ColumnElement[bool], ...]:
    own = REVIEW.c.table_id == asked.table, REVIEW.c.seat == asked.seat
    return *own, REVIEW.c.version == version


def _waits(version: int) -> tuple[sa.ColumnElement[bool], ...]:
    return UNMADE, REVIEW.c.version == version, REVIEW.c.tries < MOST_TRIES


def _free(version: int, connection: sa.Connection) -> sa.Select[tuple[str, int]]:
    free = *_waits(version), REVIEW.c.until < now(connection)
    return sa.select(REVIEW.c.table_id, REVIEW.c.seat).where(*free).order_by(*FIRST_COME).limit(1)


def _count(version: int, *which: sa.ColumnElement[bool], connection: sa.Connection) -> int:
    chosen = sa.select(sa.func.count()).select_from(REVIEW).where(*_waits(version), *which)
    return connection.execute(chosen).scalar_one()
