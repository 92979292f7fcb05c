"""What is read and written of how people live together: friends and blocks, ways to be called, reports.

Each is a job or a question for `Store.do` and `Store.ask`.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec
import sqlalchemy as sa

from .jobs import unless_taken
from .schema import (
    CARD_TABLE,
    FEED_KEY,
    KEEPSAKE,
    PERSON,
    PUSH_SUBSCRIPTION,
    REPORT,
    SITTING,
    TIE,
)

MOST_MET = 60  # people in a list of those one has played with

# Asked for whenever somebody connects or sits down; to put them together takes as long as to ask them.
TIES = sa.select(TIE.c.other_id, TIE.c.kind).where(TIE.c.person_id == sa.bindparam("person"))
IS_TIED = TIES.where(TIE.c.other_id == sa.bindparam("other"), TIE.c.kind == sa.bindparam("kind"))
# Several servers keep the same thing at the same moment, so it is one statement.
KEEP = sa.text(
    "INSERT INTO keepsake (name, value) VALUES (:name, :value) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


class Subscription(msgspec.Struct, frozen=True):
    """Where and how a browser wants to be called."""

    endpoint: str
    person_id: str
    p256dh: str
    auth: str
    language: str
    since: int
    session_hash: bytes  # the session by which it has asked for that; it ends with it


class Report(msgspec.Struct, frozen=True):
    """What somebody has told of somebody."""

    id: str
    person_id: str
    other_id: str
    table_id: str | None
    seq: int | None
    reason: str
    text: str
    at: int
    settled: int | None = None


# ----------------------------------------------------------------------------------------- keepsakes


def keep(name: str, value: str, connection: sa.Connection) -> None:
    """Keep something under a name."""
    connection.execute(KEEP, {"name": name, "value": value})


def keep_first(name: str, value: str, connection: sa.Connection) -> str:
    """What is kept under a name; this value, if there was nothing."""
    found = kept(name, connection)
    if found is None:
        connection.execute(KEEPSAKE.insert(), {"name": name, "value": value})
    return found or value


def kept(name: str, connection: sa.Connection) -> str | None:
    """What is kept under a name."""
    return connection.execute(sa.select(KEEPSAKE.c.value).where(KEEPSAKE.c.name == name)).scalar()


def forget(name: str, value: str, connection: sa.Connection) -> bool:
    """Keep it no more, if it is this; whether it was."""
    own = KEEPSAKE.c.name == name, KEEPSAKE.c.value == value
    return connection.execute(KEEPSAKE.delete().where(*own)).rowcount == 1


# ---------------------------------------------------------------------------------------------- ties


def tie(person: str, other: str, kind: str, since: int | None, connection: sa.Connection) -> None:
    """Note what somebody thinks of somebody, or (None) no more."""
    own = {"person_id": person, "other_id": other, "kind": kind}
    connection.execute(TIE.delete().filter_by(**own))
    if since is not None:
        connection.execute(TIE.insert(), own | {"since": since})


def ties(person: str, connection: sa.Connection) -> dict[str, set[str]]:
    """What somebody thinks of others: the kinds of ties, by person."""
    found: dict[str, set[str]] = {}
    for other, kind in connection.execute(TIES, {"person": person}):
        found.setdefault(other, set()).add(kind)
    return found


def is_tied(person: str, other: str, kind: str, connection: sa.Connection) -> bool:
    """Whether somebody thinks that of somebody."""
    return connection.execute(IS_TIED, {"person": person, "other": other, "kind": kind}).first() is not None


def met(person: str, connection: sa.Connection) -> dict[str, int]:
    """With whom somebody has played, and when last; newest first."""
    mine, theirs = SITTING.alias(), SITTING.alias()
    last = sa.func.max(CARD_TABLE.c.changed).label("last")
    chosen = (
        sa.select(theirs.c.person_id, last)
        .select_from(mine)
        .join(theirs, theirs.c.table_id == mine.c.table_id)
        .join(CARD_TABLE, CARD_TABLE.c.id == mine.c.table_id)
        .where(mine.c.person_id == person, theirs.c.person_id != person)
        .where(CARD_TABLE.c.status.in_(("running", "over")))
        .group_by(theirs.c.person_id)
        .order_by(last.desc(), theirs.c.person_id)
        .limit(MOST_MET)
    )
    return {row.person_id: row.last for row in connection.execute(chosen)}


def is_person(id: str, connection: sa.Connection) -> bool:  # noqa: A002 - as everywhere
    """Whether there is such a person."""
    return connection.execute(sa.select(PERSON.c.id).where(PERSON.c.id == id)).first() is not None


# --------------------------------------------------------------------------------------------- calls


def subscribe(wish: Subscription, most: int, connection: sa.Connection) -> None:
    """Call this browser from now on; of many browsers of a person only the newest.

    Conflict if its session is over.
    """
    unsubscribe([wish.endpoint], connection)
    with unless_taken():
        connection.execute(PUSH_SUBSCRIPTION.insert(), msgspec.structs.asdict(wish))
    unsubscribe([old.endpoint for old in subscriptions(wish.person_id, connection)[most:]], connection)


def unsubscribe(endpoints: Collection[str], connection: sa.Connection) -> None:
    """Call these browsers no more."""
    if endpoints:
        connection.execute(
            PUSH_SUBSCRIPTION.delete().where(PUSH_SUBSCRIPTION.c.endpoint.in_(list(endpoints)))
        )


def hang_up(person: str, endpoint: str, connection: sa.Connection) -> None:
    """Call a browser of this person no more; one of somebody else is none of their business."""
    connection.execute(PUSH_SUBSCRIPTION.delete().filter_by(person_id=person, endpoint=endpoint))


def subscriptions(person: str, connection: sa.Connection) -> list[Subscription]:
    """The browsers of a person that want to be called, newest first."""
    newest = (PUSH_SUBSCRIPTION.c.since.desc(), PUSH_SUBSCRIPTION.c.endpoint)
    chosen = sa.select(PUSH_SUBSCRIPTION).where(PUSH_SUBSCRIPTION.c.person_id == person).order_by(*newest)
    return [Subscription(**row._mapping) for row in connection.execute(chosen)]


def set_feed_key(person: str, key_hash: bytes | None, since: int, connection: sa.Connection) -> None:
    """The secret of a person's feed is another one now, or (None) there is none."""
    connection.execute(FEED_KEY.delete().where(FEED_KEY.c.person_id == person))
    if key_hash is not None:
        connection.execute(FEED_KEY.insert(), {"person_id": person, "key_hash": key_hash, "since": since})


def feed_since(person: str, connection: sa.Connection) -> int | None:
    """Since when a person's feed has had its link, if it has one."""
    return connection.execute(sa.select(FEED_KEY.c.since).where(FEED_KEY.c.person_id == person)).scalar()


def whose_feed(key_hash: bytes, connection: sa.Connection) -> str | None:
    """The person whose feed has this secret."""
    chosen = sa.select(FEED_KEY.c.person_id).where(FEED_KEY.c.key_hash == key_hash)
    return connection.execute(chosen).scalar()


# ------------------------------------------------------------------------------------------- reports


def file(report: Report, connection: sa.Connection) -> None:
    """Keep a report."""
    connection.execute(REPORT.insert(), msgspec.structs.asdict(report))


def open_reports(person: str, connection: sa.Connection) -> int:
    """How many reports of a person nobody has seen to."""
    open_ = REPORT.c.person_id == person, REPORT.c.settled.is_(None)
    return connection.execute(sa.select(sa.func.count()).select_from(REPORT).where(*open_)).scalar_one()
