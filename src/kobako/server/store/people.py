"""People, their sessions, and how they sign in: what is asked and what is written, as in `jobs.py`."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from .jobs import unless_taken
from .questions import batches
from .rows import Login, Passkey, Person, Session
from .schema import (
    ADMISSION,
    BAN,
    CARD_TABLE,
    CHALLENGE,
    EVENT,
    FEED_KEY,
    LOGIN,
    PASSKEY,
    PERSON,
    PUSH_SUBSCRIPTION,
    REPORT,
    REVIEW,
    SESSION,
    SITTING,
    STEWARD,
    TIE,
)

# All that is kept about a person and goes with them. A table with a `person_id` belongs here, or to what is
# left behind: who sat where is part of the log, and so is what stewards did; both keep ids and no names.
THEIRS = (
    SESSION,
    LOGIN,
    PASSKEY,
    CHALLENGE,
    ADMISSION,
    TIE,
    PUSH_SUBSCRIPTION,
    FEED_KEY,
    REPORT,
    BAN,
    STEWARD,
    REVIEW,
)

# Asked for whenever somebody connects; to put it together takes as long as to ask it.
BY_TOKEN = (
    sa.select(PERSON, SESSION)
    .join_from(SESSION, PERSON)
    .where(SESSION.c.token_hash == sa.bindparam("token_hash"))
)


def add_person(person: Person, session: Session | None, connection: sa.Connection) -> None:
    """Keep a new person and the first session; Conflict if the id or the token is somebody else's."""
    with unless_taken():
        connection.execute(PERSON.insert(), dataclasses.asdict(person))
    if session:
        add_session(session, connection)


def rename(id: str, name: str, connection: sa.Connection) -> None:  # noqa: A002 - as everywhere
    """Give a person another name; KeyError if there is no such person."""
    if connection.execute(PERSON.update().where(PERSON.c.id == id).values(name=name)).rowcount != 1:
        raise KeyError(id)


def names(ids: Collection[str], connection: sa.Connection) -> dict[str, str]:
    """The names of these people; who is unknown is left out."""
    known: dict[str, str] = {}
    for some in batches(list(ids)):
        question = sa.select(PERSON.c.id, PERSON.c.name).where(PERSON.c.id.in_(some))
        known.update((id, name) for id, name in connection.execute(question))  # noqa: A001
    return known


def person(id: str, connection: sa.Connection) -> Person | None:  # noqa: A002
    """A person, if there is one of that id."""
    found = connection.execute(sa.select(PERSON).where(PERSON.c.id == id)).first()
    return Person(**found._mapping) if found else None


def forget(id: str, connection: sa.Connection) -> list[bytes]:  # noqa: A002
    """Forget a person and all that is kept about them; the sessions that are over with it."""
    ended = [one.token_hash for one in sessions(id, connection)]
    for table in THEIRS:
        connection.execute(table.delete().where(table.c.person_id == id))
    connection.execute(TIE.delete().where(TIE.c.other_id == id))
    connection.execute(PERSON.delete().where(PERSON.c.id == id))
    return ended


# ------------------------------------------------------------------------------------------ sessions


def add_session(new: Session, connection: sa.Connection) -> None:
    """Somebody is known by one more token; Conflict if it is somebody else's."""
    with unless_taken():
        connection.execute(SESSION.insert(), dataclasses.asdict(new))


def session(token_hash: bytes, connection: sa.Connection) -> tuple[Person, Session] | None:
    """Whose token it is, and the session that it is of."""
    found = connection.execute(BY_TOKEN, {"token_hash": token_hash}).first()
    if found is None:
        return None
    width = len(PERSON.columns)
    return Person(*found[:width]), Session(*found[width:])


def sessions(id: str, connection: sa.Connection) -> list[Session]:  # noqa: A002
    """The sessions of a person, the one that was seen last first."""
    chosen = sa.select(SESSION).where(SESSION.c.person_id == id)
    found = connection.execute(chosen.order_by(SESSION.c.seen.desc(), SESSION.c.token_hash))
    return [Session(*row) for row in found]


def touch(hashes: Collection[bytes], now: int, grain: int, connection: sa.Connection) -> None:
    """These sessions were seen now; that is written only if the last time was long enough ago."""
    for some in batches(list(hashes)):
        seen = SESSION.c.token_hash.in_(some), SESSION.c.seen < now - grain
        connection.execute(SESSION.update().where(*seen).values(seen=now))


def prove(token_hash: bytes, now: int, connection: sa.Connection) -> None:
    """A session has shown that it is who it is."""
    connection.execute(SESSION.update().where(SESSION.c.token_hash == token_hash).values(proved=now))


def alive(hashes: Collection[bytes], connection: sa.Connection) -> set[bytes]:
    """Those of these sessions that there still are."""
    found: set[bytes] = set()
    for some in batches(list(hashes)):
        chosen = sa.select(SESSION.c.token_hash).where(SESSION.c.token_hash.in_(some))
        found.update(connection.execute(chosen).scalars())
    return found


def end_sessions(hashes: Collection[bytes], connection: sa.Connection) -> None:
    """These tokens are nobody's any more, and their browsers are not called any more."""
    for some in batches(list(hashes)):
        connection.execute(SESSION.delete().where(SESSION.c.token_hash.in_(some)))


# ------------------------------------------------------------------------------------ ways to sign in


def login(id: str, connection: sa.Connection) -> Login | None:  # noqa: A002
    """With what a person signs in."""
    found = connection.execute(sa.select(LOGIN).where(LOGIN.c.person_id == id)).first()
    return Login(*found) if found else None


def login_of(folded: str, connection: sa.Connection) -> Login | None:
    """Whose login it is."""
    found = connection.execute(sa.select(LOGIN).where(LOGIN.c.folded == folded)).first()
    return Login(*found) if found else None


def set_login(new: Login, by: bytes, connection: sa.Connection) -> list[bytes] | None:
    """Let a person sign in like this, and no more as before; Conflict if the login is somebody else's.

    If there was a password, all sessions end but the one that has changed it; those that did. None if that
    one is over itself: somebody else may have changed the password a moment ago.
    """
    asking = sa.select(SESSION.c.token_hash).where(SESSION.c.token_hash == by).with_for_update()
    if connection.execute(asking).first() is None:
        return None
    own = LOGIN.c.person_id == new.person_id
    had_one = connection.execute(LOGIN.delete().where(own)).rowcount > 0
    with unless_taken():
        connection.execute(LOGIN.insert(), dataclasses.asdict(new))
    if not had_one:
        return []
    ended = [one.token_hash for one in sessions(new.person_id, connection) if one.token_hash != by]
    end_sessions(ended, connection)
    return ended


def sign_in(new: Session, verified: Login, connection: sa.Connection) -> bool:
    """One more session by a password that was verified a moment ago; False if it is another one by now.

    The lock is for several servers: whoever changes the password does so before this or after it.
    """
    own = sa.select(LOGIN).where(LOGIN.c.person_id == new.person_id).with_for_update()
    found = connection.execute(own).first()
    if found is None or Login(*found) != verified:
        return False
    add_session(new, connection)
    return True


def passkeys(id: str, connection: sa.Connection) -> list[Passkey]:  # noqa: A002
    """The passkeys of a person, oldest first."""
    chosen = sa.select(PASSKEY).where(PASSKEY.c.person_id == id)
    return [Passkey(*row) for row in connection.execute(chosen.order_by(PASSKEY.c.created))]


def passkey(credential: bytes, connection: sa.Connection) -> Passkey | None:
    """The passkey of that name."""
    found = connection.execute(sa.select(PASSKEY).where(PASSKEY.c.credential == credential)).first()
    return Passkey(*found) if found else None


def add_passkey(new: Passkey, connection: sa.Connection) -> None:
    """One more; Conflict if it is there already."""
    with unless_taken():
        connection.execute(PASSKEY.insert(), dataclasses.asdict(new))


def use_passkey(credential: bytes, count: int, now: int, connection: sa.Connection) -> None:
    """It was used."""
    own = PASSKEY.c.credential == credential
    connection.execute(PASSKEY.update().where(own).values(count=count, used=now))


def drop_passkey(credential: bytes, connection: sa.Connection) -> None:
    """One less."""
    connection.execute(PASSKEY.delete().where(PASSKEY.c.credential == credential))


def pose(challenge: bytes, aim: str, id: str | None, until: int, now: int, connection: sa.Connection) -> None:  # noqa: A002
    """Keep a challenge, and forget those that nobody has taken up in time."""
    connection.execute(CHALLENGE.delete().where(CHALLENGE.c.until < now))
    new = {"challenge": challenge, "aim": aim, "person_id": id, "until": until}
    connection.execute(CHALLENGE.insert(), new)


def take_up(challenge: bytes, aim: str, id: str | None, now: int, connection: sa.Connection) -> bool:  # noqa: A002
    """Whether this was asked, of this person and for this; it is not asked any more."""
    taken = CHALLENGE.delete().where(CHALLENGE.c.challenge == challenge).returning(CHALLENGE)
    found = connection.execute(taken).first()
    return found is not None and (found.aim, found.person_id) == (aim, id) and found.until >= now


# --------------------------------------------------------------------------------------- their tables


def hosted(id: str, connection: sa.Connection) -> list[str]:  # noqa: A002
    """Tables that a person has opened and whose game has not started, whether or not they sit there."""
    first = sa.and_(EVENT.c.table_id == CARD_TABLE.c.id, EVENT.c.seq == 1)
    chosen = sa.select(CARD_TABLE.c.id).join(EVENT, first)
    theirs = chosen.where(CARD_TABLE.c.status == "open", EVENT.c.actor == id)
    return list(connection.execute(theirs).scalars())


def games(id: str, connection: sa.Connection) -> list[dict[str, Any]]:  # noqa: A002
    """All tables at which a person sits or has sat to the end, oldest first."""
    table = CARD_TABLE.c
    chosen = sa.select(table.id, table.game, table.status, table.opened).join_from(SITTING, CARD_TABLE)
    own = chosen.where(SITTING.c.person_id == id).order_by(table.opened, table.id)
    return [dict(row._mapping) for row in connection.execute(own)]


def said(id: str, connection: sa.Connection) -> list[tuple[str, int, bytes]]:  # noqa: A002
    """What a person has said at these tables: table, time and entry."""
    tables = sa.select(SITTING.c.table_id).where(SITTING.c.person_id == id)
    chosen = sa.select(EVENT.c.table_id, EVENT.c.at, EVENT.c.payload).where(
        EVENT.c.table_id.in_(tables), EVENT.c.actor == id, EVENT.c.kind == "said"
    )
    found = connection.execute(chosen.order_by(EVENT.c.at, EVENT.c.table_id, EVENT.c.seq))
    return [(table, at, payload) for table, at, payload in found]


def said_at(table: str, until: int, most: int, connection: sa.Connection) -> list[tuple[int, int, bytes]]:
    """The last of what was said at a table up to a moment: number, time and entry."""
    there = EVENT.c.table_id == table, EVENT.c.kind == "said", EVENT.c.at <= until
    chosen = sa.select(EVENT.c.seq, EVENT.c.at, EVENT.c.payload).where(*there)
    found = connection.execute(chosen.order_by(EVENT.c.seq.desc()).limit(most))
    return [(seq, at, payload) for seq, at, payload in found][::-1]
