"""What is asked of the database, in SQLAlchemy Core: the same words for SQLite and for PostgreSQL."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeVar

import sqlalchemy as sa

from .rows import Order, Row, TableRow
from .schema import ADMISSION, CARD_TABLE, EVENT, SITTING, STANDING_ORDER

T = TypeVar("T")

MOST_NAMES = 500  # ids in one question


# Asked for all the time; to put them together takes as long as to ask them.
EVENTS = (
    sa.select(EVENT.c.seq, EVENT.c.cid, EVENT.c.actor, EVENT.c.kind, EVENT.c.payload, EVENT.c.at)
    .where(EVENT.c.table_id == sa.bindparam("table"), EVENT.c.seq > sa.bindparam("after"))
    .order_by(EVENT.c.seq)
)
ORDERS = sa.select(
    STANDING_ORDER.c.table_id, STANDING_ORDER.c.seat, STANDING_ORDER.c.given, STANDING_ORDER.c.bound
).where(STANDING_ORDER.c.table_id.in_(sa.bindparam("tables", expanding=True)))


def events(table: str, after: int, connection: sa.Connection) -> list[Row]:
    """The entries of a table with a greater `seq`."""
    return [Row(*found) for found in connection.execute(EVENTS, {"table": table, "after": after})]


def orders(tables: Collection[str], connection: sa.Connection) -> dict[str, dict[int, Order]]:
    """The standing orders at tables, by table and seat."""
    given: dict[str, dict[int, Order]] = {table: {} for table in tables}
    for some in batches(list(given)):
        for table, seat, order, bound in connection.execute(ORDERS, {"tables": some}):
            given[table][seat] = Order(order, bound)
    return given


def one_table(id: str, connection: sa.Connection) -> TableRow | None:  # noqa: A002 - as everywhere
    """A table, if there is one of that name."""
    found = _tables(sa.select(CARD_TABLE).where(CARD_TABLE.c.id == id), connection)
    return found[0] if found else None


def tables(
    statuses: Collection[str],
    visibility: str | None,
    person: str | None,
    limit: int,
    connection: sa.Connection,
) -> list[TableRow]:
    """Tables of these statuses, newest first."""
    chosen = sa.select(CARD_TABLE).where(CARD_TABLE.c.status.in_(statuses))
    if visibility is not None:
        chosen = chosen.where(CARD_TABLE.c.visibility == visibility)
    if person is not None:
        own = sa.select(SITTING.c.table_id).where(SITTING.c.person_id == person)
        chosen = chosen.where(CARD_TABLE.c.id.in_(own))
    newest = chosen.order_by(CARD_TABLE.c.opened.desc(), CARD_TABLE.c.id).limit(limit)
    return _tables(newest, connection)


def count_tables(statuses: Collection[str], connection: sa.Connection) -> int:
    """How many tables of these statuses there are."""
    found = sa.select(sa.func.count()).select_from(CARD_TABLE).where(CARD_TABLE.c.status.in_(statuses))
    return connection.execute(found).scalar_one()


def is_admitted(table: str, person: str, connection: sa.Connection) -> bool:
    """Whether somebody has given the password of a table."""
    own = ADMISSION.c.table_id == table, ADMISSION.c.person_id == person
    return connection.execute(sa.select(ADMISSION.c.table_id).where(*own)).first() is not None


def _tables(chosen: sa.Select[Any], connection: sa.Connection) -> list[TableRow]:
    found = connection.execute(chosen).all()
    seated: dict[str, list[str]] = {row.id: [] for row in found}
    for some in batches(list(seated)):
        question = (
            sa.select(SITTING.c.table_id, SITTING.c.person_id)
            .where(SITTING.c.table_id.in_(some))
            .order_by(SITTING.c.table_id, SITTING.c.place)
        )
        for table, person in connection.execute(question):
            seated[table].append(person)
    return [TableRow(**row._mapping, people=tuple(seated[row.id])) for row in found]


def batches(ids: list[T]) -> list[list[T]]:
    """So few at once that a question stays short enough."""
    return [ids[i : i + MOST_NAMES] for i in range(0, len(ids), MOST_NAMES)]
