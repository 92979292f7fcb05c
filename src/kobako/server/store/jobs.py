"""What is written, in SQLAlchemy Core. A job runs inside a transaction that its caller begins and commits.

Entries of logs come by the hundred, so many of them go into few statements: all rows as one parameter, an
array of arrays. Those statements are written out for each database.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from .rows import Conflict, Order, Result, Row, TableRow
from .schema import ADMISSION, CARD_TABLE, RESULT, SITTING, STANDING_ORDER

Job = Callable[[sa.Connection], Any]
UNIQUE = "23505"  # what PostgreSQL calls the violation of a unique key


class Wholesale(NamedTuple):
    """The statements for many rows at once, each with one parameter."""

    move: str
    add: str


# Game, rules, visibility and day of opening never change. A log has no gaps: it grows from its head.
SQLITE = Wholesale(
    move="WITH new (id, base, status, changed, head, due) AS "
    "(SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5 FROM json_each(?)) "
    "UPDATE card_table SET status = new.status, changed = new.changed, head = new.head, due = new.due "
    "FROM new WHERE card_table.id = new.id AND card_table.head = new.base",
    add="INSERT INTO event (table_id, seq, cid, actor, kind, payload, at) "
    "SELECT value->>0, value->>1, value->>2, value->>3, value->>4, CAST(value->>5 AS BLOB), value->>6 "
    "FROM json_each(?)",
)
POSTGRESQL = Wholesale(
    move="UPDATE card_table SET status = new.v->>2, changed = (new.v->>3)::bigint, "
    "head = (new.v->>4)::int, due = (new.v->>5)::bigint FROM json_array_elements($1::json) AS new (v) "
    "WHERE card_table.id = new.v->>0 AND card_table.head = (new.v->>1)::int",
    add="INSERT INTO event (table_id, seq, cid, actor, kind, payload, at) "
    "SELECT v->>0, (v->>1)::int, v->>2, v->>3, v->>4, convert_to(v->>5, 'UTF8'), (v->>6)::bigint "
    "FROM json_array_elements($1::json) AS new (v)",
)
WHOLESALE = {"sqlite": SQLITE, "postgresql": POSTGRESQL}


def encode(rows: list[tuple[Any, ...]]) -> str:
    """Rows as one parameter."""
    return msgspec.json.encode(rows).decode()


class Append(msgspec.Struct, frozen=True, gc=False):
    """The job to write entries of one table."""

    rows: Sequence[Row]
    table: TableRow
    reseat: bool
    results: Sequence[Result] = ()

    @property
    def is_plain(self) -> bool:
        """Whether it only continues a log."""
        return not self.reseat and not self.results and self.base > 0

    @property
    def base(self) -> int:
        """Where the log must end that it continues."""
        return self.rows[0].seq - 1

    def __call__(self, connection: sa.Connection) -> None:
        """Do it alone."""
        if self.base > 0:
            continue_logs([self], connection)
        else:
            with unless_taken():
                connection.execute(CARD_TABLE.insert(), _columns(self.table))
            _add_events([self], connection)
        if self.reseat:
            _seat(self.table, connection)
        if self.results:
            add_results(self.results, connection)


def do_all(jobs: Sequence[Job], connection: sa.Connection) -> list[Any]:
    """Do jobs, the many plain ones in few statements."""
    plain = [job for job in jobs if isinstance(job, Append) and job.is_plain]
    if plain:
        continue_logs(plain, connection)
    return [None if isinstance(job, Append) and job.is_plain else job(connection) for job in jobs]


def continue_logs(jobs: Sequence[Append], connection: sa.Connection) -> None:
    """Add entries to the ends of logs."""
    heads = encode([_head(job) for job in jobs])
    if connection.exec_driver_sql(WHOLESALE[connection.dialect.name].move, (heads,)).rowcount != len(jobs):
        raise Conflict("a log does not end where it is to go on")
    _add_events(jobs, connection)


def _add_events(jobs: Sequence[Append], connection: sa.Connection) -> None:
    entries = encode([(job.table.id, *_entry(row)) for job in jobs for row in job.rows])
    with unless_taken():
        connection.exec_driver_sql(WHOLESALE[connection.dialect.name].add, (entries,))


def _head(job: Append) -> tuple[Any, ...]:
    table = job.table
    return table.id, job.base, table.status, table.changed, table.head, table.due


def _entry(row: Row) -> tuple[Any, ...]:
    return row.seq, row.cid, row.actor, row.kind, row.payload.decode(), row.at


def _columns(table: TableRow) -> dict[str, Any]:
    columns = msgspec.structs.asdict(table)
    del columns["people"]  # they have rows of their own
    return columns


def _seat(table: TableRow, connection: sa.Connection) -> None:
    connection.execute(SITTING.delete().where(SITTING.c.table_id == table.id))
    sitting = [
        {"table_id": table.id, "place": place, "person_id": person}
        for place, person in enumerate(table.people)
    ]
    if sitting:
        connection.execute(SITTING.insert(), sitting)


def add_results(results: Sequence[Result], connection: sa.Connection) -> None:
    """Keep what came of a game; Conflict if that is known already."""
    with unless_taken():
        connection.execute(RESULT.insert(), [msgspec.structs.asdict(result) for result in results])


@contextmanager
def unless_taken() -> Iterator[None]:
    """A Conflict, if what is inserted must not be there yet and is."""
    try:
        yield
    except sa.exc.IntegrityError as error:
        if "UNIQUE" in str(error.orig) or getattr(error.orig, "sqlstate", None) == UNIQUE:
            raise Conflict(str(error.orig)) from None
        raise


def set_order(table: str, seat: int, order: Order | None, connection: sa.Connection) -> None:
    """Keep the standing order of a seat, or forget it."""
    own = STANDING_ORDER.c.table_id == table, STANDING_ORDER.c.seat == seat
    connection.execute(STANDING_ORDER.delete().where(*own))
    if order:
        values = {"table_id": table, "seat": seat, "given": order.given, "bound": order.bound}
        connection.execute(STANDING_ORDER.insert(), values)


def admit(table: str, person: str, connection: sa.Connection) -> None:
    """Somebody has given the password of a table."""
    own = {"table_id": table, "person_id": person}
    connection.execute(ADMISSION.delete().filter_by(**own))
    connection.execute(ADMISSION.insert(), own)
