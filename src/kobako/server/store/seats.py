"""What is asked about somebody's tables in use: those where they sit, those that they have opened, and those
where a seat is kept for them. Others can keep as many as they like, so these are apart, and bounded.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from .schema import CARD_TABLE, EVENT, SITTING, TIE

IN_USE = ("open", "opening", "running")


def seated(person: str, connection: sa.Connection) -> list[str]:
    """Tables in use where a person sits."""
    chosen = sa.select(CARD_TABLE.c.id).where(CARD_TABLE.c.status.in_(IN_USE), _sits(person))
    return list(connection.execute(chosen).scalars())


def invited(person: str, most: int, connection: sa.Connection) -> list[str]:
    """Tables where a seat is kept for a person by somebody whom they do not block; the newest of them."""
    blocked = sa.select(TIE.c.other_id).where(TIE.c.person_id == person, TIE.c.kind == "block")
    chosen = _kept(person).where(_opener().not_in(blocked))
    newest = chosen.order_by(CARD_TABLE.c.opened.desc(), CARD_TABLE.c.id).limit(most)
    return list(connection.execute(newest).scalars())


def most_kept(opener: str, people: list[str], connection: sa.Connection) -> int:
    """How many seats somebody keeps for one of these people, at most."""
    kept = [_kept(person).where(_opener() == opener) for person in people]
    return max((len(connection.execute(chosen).all()) for chosen in kept), default=0)


def count(person: str, but: str, connection: sa.Connection) -> int:
    """How many tables in use a person has opened or sits at, beside one."""
    theirs = sa.or_(_sits(person), _opener() == person)
    chosen = sa.select(sa.func.count()).select_from(CARD_TABLE)
    counted = chosen.where(CARD_TABLE.c.status.in_(IN_USE), CARD_TABLE.c.id != but, theirs)
    return connection.execute(counted).scalar_one()


def _opener() -> sa.ScalarSelect[Any]:
    """Who has opened the table."""
    first = EVENT.c.table_id == CARD_TABLE.c.id, EVENT.c.seq == 1
    return sa.select(EVENT.c.actor).where(*first).correlate(CARD_TABLE).scalar_subquery()


def _sits(person: str) -> sa.ColumnElement[bool]:
    """Whether a person sits at the table; before the game they may only have a seat kept."""
    return sa.and_(_is_named(person), sa.or_(CARD_TABLE.c.status != "open", _has_sat(person)))


def _kept(person: str) -> sa.Select[Any]:
    """The tables where a seat is kept for a person who has not taken it."""
    return sa.select(CARD_TABLE.c.id).where(
        CARD_TABLE.c.status == "open", _is_named(person), sa.not_(_has_sat(person))
    )


def _is_named(person: str) -> sa.ColumnElement[bool]:
    return CARD_TABLE.c.id.in_(sa.select(SITTING.c.table_id).where(SITTING.c.person_id == person))


def _has_sat(person: str) -> sa.ColumnElement[bool]:
    own = EVENT.c.table_id == CARD_TABLE.c.id, EVENT.c.actor == person, EVENT.c.kind == "sat"
    return sa.exists().where(*own).correlate(CARD_TABLE)
