"""Where logs, tables and people are kept. Truth is the log of each table, which is only ever appended to.

Statements are SQLAlchemy Core. The writer runs their text on the plain connection: that takes a tenth of the
time, and the event loop needs the interpreter too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite as Dialect

from . import sqlite
from .migrations import migrate
from .schema import CARD_TABLE, EVENT, PERSON, SITTING, STANDING_ORDER
from .sqlite import Connect, Connection, FileLock, InUse, StoreError
from .writer import Job, Writer

__all__ = ["Conflict", "InUse", "Person", "Row", "Store", "StoreError", "TableRow", "open_store"]

READERS = 2  # threads, each with a connection
MOST_NAMES = 500  # ids in one question

T = TypeVar("T")


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


class Conflict(Exception):  # noqa: N818 - it reads as what it is
    """Somebody else was faster: the `seq`, or the `cid` of this actor, is taken. Or an id is."""


# ---------------------------------------------------------------------------------------- statements


def _text(statement: sa.sql.ClauseElement, names: str) -> str:
    """A statement as text whose parameters are bound by position, in the order of `names`."""
    compiled: Any = statement.compile(dialect=Dialect(paramstyle="qmark"))
    if compiled.positiontup != names.split():
        raise AssertionError(f"parameters are {' '.join(compiled.positiontup)}")
    return str(compiled)


def _insert(table: sa.Table) -> str:
    return _text(table.insert(), " ".join(column.name for column in table.columns))


ADD_TABLE = _insert(CARD_TABLE)
ADD_SITTING = _insert(SITTING)
ADD_PERSON = _insert(PERSON)
CLEAR_SITTING = _text(SITTING.delete().where(SITTING.c.table_id == sa.bindparam("table")), "table")
ADD_ORDER = _insert(STANDING_ORDER)
CLEAR_ORDER = _text(
    STANDING_ORDER.delete().where(
        STANDING_ORDER.c.table_id == sa.bindparam("table"), STANDING_ORDER.c.seat == sa.bindparam("of")
    ),
    "table of",
)
RENAME = _text(
    PERSON.update().where(PERSON.c.id == sa.bindparam("of")).values(name=sa.bindparam("name")), "name of"
)


# Many at once, as one parameter: each statement makes the writer wait for the interpreter. A row is an array.
ADD_EVENTS = (
    "INSERT INTO event (table_id, seq, cid, actor, kind, payload, at) "
    "SELECT value->>0, value->>1, value->>2, value->>3, value->>4, CAST(value->>5 AS BLOB), value->>6 "
    "FROM json_each(?)"
)
# Game, rules, visibility and day of opening never change. A log has no gaps: it grows from its head.
MOVE_TABLES = (
    "WITH new (id, base, status, changed, head, due) AS "
    "(SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5 FROM json_each(?)) "
    "UPDATE card_table SET status = new.status, changed = new.changed, head = new.head, due = new.due "
    "FROM new WHERE card_table.id = new.id AND card_table.head = new.base"
)


# ------------------------------------------------------------------------------------------- writing


def encode(rows: list[tuple[Any, ...]]) -> str:
    """Rows as one parameter."""
    return msgspec.json.encode(rows).decode()


class Append(msgspec.Struct, frozen=True, gc=False):
    """The job to write entries of one table."""

    rows: Sequence[Row]
    table: TableRow
    reseat: bool

    @property
    def is_plain(self) -> bool:
        """Whether it only continues a log."""
        return not self.reseat and self.rows[0].seq > 1

    def __call__(self, connection: Connection) -> None:
        """Do it alone."""
        if self.rows[0].seq > 1:
            _continue([self], connection)
        else:
            _once(connection, ADD_TABLE, _columns(self.table))
            _add_events([self], connection)
        if self.reseat:
            connection.execute(CLEAR_SITTING, (self.table.id,))
            sitting = [(self.table.id, *each) for each in enumerate(self.table.people)]
            connection.executemany(ADD_SITTING, sitting)


def _do_all(jobs: Sequence[Job], connection: Connection) -> list[Any]:
    """Do jobs, the many plain ones in few statements."""
    plain = [job for job in jobs if isinstance(job, Append) and job.is_plain]
    if plain:
        _continue(plain, connection)
    return [None if isinstance(job, Append) and job.is_plain else job(connection) for job in jobs]


def _continue(jobs: Sequence[Append], connection: Connection) -> None:
    """Add entries to the ends of logs."""
    heads = encode([_head(job) for job in jobs])
    if connection.execute(MOVE_TABLES, (heads,)).rowcount != len(jobs):
        raise Conflict("a log does not end where it is to go on")
    _add_events(jobs, connection)


def _add_events(jobs: Sequence[Append], connection: Connection) -> None:
    entries = encode([(job.table.id, *_entry(row)) for job in jobs for row in job.rows])
    _once(connection, ADD_EVENTS, (entries,))


def _head(job: Append) -> tuple[Any, ...]:
    table = job.table
    return table.id, job.rows[0].seq - 1, table.status, table.changed, table.head, table.due


def _columns(table: TableRow) -> tuple[Any, ...]:
    return (
        table.id,
        table.game,
        table.rules,
        table.status,
        table.visibility,
        table.opened,
        table.changed,
        table.head,
        table.due,
    )


def _entry(row: Row) -> tuple[Any, ...]:
    return row.seq, row.cid, row.actor, row.kind, row.payload.decode(), row.at


def _once(connection: Connection, statement: str, values: tuple[Any, ...]) -> None:
    """Insert what must not be there yet."""
    try:
        connection.execute(statement, values)
    except connection.IntegrityError as error:
        if "UNIQUE" in str(error):
            raise Conflict(str(error)) from None
        raise


def _order(table: str, seat: int, order: Order | None, connection: Connection) -> None:
    connection.execute(CLEAR_ORDER, (table, seat))
    if order:
        connection.execute(ADD_ORDER, (table, seat, order.given, order.bound))


def _rename(id: str, name: str, connection: Connection) -> None:  # noqa: A002
    if connection.execute(RENAME, (name, id)).rowcount != 1:
        raise KeyError(id)


# -------------------------------------------------------------------------------------------- reading


def _events(table: str, after: int, connection: sa.Connection) -> list[Row]:
    chosen = (
        sa.select(EVENT.c.seq, EVENT.c.cid, EVENT.c.actor, EVENT.c.kind, EVENT.c.payload, EVENT.c.at)
        .where(EVENT.c.table_id == table, EVENT.c.seq > after)
        .order_by(EVENT.c.seq)
    )
    return [Row(*found) for found in connection.execute(chosen)]


def _orders(table: str, connection: sa.Connection) -> dict[int, Order]:
    chosen = sa.select(STANDING_ORDER.c.seat, STANDING_ORDER.c.given, STANDING_ORDER.c.bound)
    found = connection.execute(chosen.where(STANDING_ORDER.c.table_id == table))
    return {seat: Order(given, bound) for seat, given, bound in found}


def _tables(chosen: sa.Select[Any], connection: sa.Connection) -> list[TableRow]:
    found = connection.execute(chosen).all()
    seated: dict[str, list[str]] = {row.id: [] for row in found}
    for some in _batches(list(seated)):
        question = (
            sa.select(SITTING.c.table_id, SITTING.c.person_id)
            .where(SITTING.c.table_id.in_(some))
            .order_by(SITTING.c.table_id, SITTING.c.place)
        )
        for table, person in connection.execute(question):
            seated[table].append(person)
    return [TableRow(**row._mapping, people=tuple(seated[row.id])) for row in found]


def _person(token_hash: bytes, connection: sa.Connection) -> Person | None:
    found = connection.execute(sa.select(PERSON).where(PERSON.c.token_hash == token_hash)).first()
    return Person(**found._mapping) if found else None


def _people(ids: Collection[str], connection: sa.Connection) -> dict[str, str]:
    names: dict[str, str] = {}
    for some in _batches(list(ids)):
        question = sa.select(PERSON.c.id, PERSON.c.name).where(PERSON.c.id.in_(some))
        names.update((id, name) for id, name in connection.execute(question))  # noqa: A001
    return names


def _batches(ids: list[str]) -> list[list[str]]:
    return [ids[i : i + MOST_NAMES] for i in range(0, len(ids), MOST_NAMES)]


# ------------------------------------------------------------------------------------------ the store


class Store:
    """The database of one server, used from one event loop."""

    def __init__(self, writer: Writer, engine: sa.Engine, lock: FileLock) -> None:
        self._writer = writer
        self._engine = engine
        self._lock = lock
        self._readers = ThreadPoolExecutor(READERS, "kobako-reader")

    @property
    def trouble(self) -> str | None:
        """Why the last attempt to write failed; None when it did not."""
        return self._writer.trouble

    async def append(self, rows: Sequence[Row], table: TableRow, *, reseat: bool = True) -> None:
        """Write entries and what they make of their table, all or nothing; they are on disk afterwards.

        Without `reseat` the same people sit there as before.
        """
        seqs = [row.seq for row in rows]
        if not seqs or seqs != list(range(seqs[0], seqs[0] + len(seqs))) or seqs[-1] != table.head:
            raise ValueError(f"entries {seqs} do not lead to {table.head}")
        await self._writer.do(Append(rows, table, reseat))

    async def events(self, table: str, after: int = 0) -> list[Row]:
        """The entries of a table with a greater `seq`."""
        return await self._read(partial(_events, table, after))

    async def order(self, table: str, seat: int, order: Order | None) -> None:
        """Keep the standing order of a seat, or forget it; on disk afterwards."""
        await self._writer.do(partial(_order, table, seat, order))

    async def orders(self, table: str) -> dict[int, Order]:
        """The standing orders at a table, by seat."""
        return await self._read(partial(_orders, table))

    async def table(self, id: str) -> TableRow | None:  # noqa: A002 - as everywhere
        """A table, if there is one of that name."""
        found = await self._read(partial(_tables, sa.select(CARD_TABLE).where(CARD_TABLE.c.id == id)))
        return found[0] if found else None

    async def tables(
        self,
        *,
        statuses: Collection[str],
        visibility: str | None = None,
        person: str | None = None,
        limit: int = 500,
    ) -> list[TableRow]:
        """Tables of these statuses, newest first."""
        chosen = sa.select(CARD_TABLE).where(CARD_TABLE.c.status.in_(statuses))
        if visibility is not None:
            chosen = chosen.where(CARD_TABLE.c.visibility == visibility)
        if person is not None:
            own = sa.select(SITTING.c.table_id).where(SITTING.c.person_id == person)
            chosen = chosen.where(CARD_TABLE.c.id.in_(own))
        newest = chosen.order_by(CARD_TABLE.c.opened.desc(), CARD_TABLE.c.id).limit(limit)
        return await self._read(partial(_tables, newest))

    async def add_person(self, person: Person) -> None:
        """Keep a new person; Conflict if the id or the token is somebody else's."""
        values = (person.id, person.name, person.token_hash, person.created)
        await self._writer.do(partial(_once, statement=ADD_PERSON, values=values))

    async def rename(self, id: str, name: str) -> None:  # noqa: A002
        """Give a person another name; KeyError if there is no such person."""
        await self._writer.do(partial(_rename, id, name))

    async def person_by_token(self, token_hash: bytes) -> Person | None:
        """Whose token it is."""
        return await self._read(partial(_person, token_hash))

    async def people(self, ids: Collection[str]) -> dict[str, str]:
        """The names of these people; who is unknown is left out."""
        return await self._read(partial(_people, ids))

    async def close(self) -> None:
        """Write what waits, and let the file go."""
        await asyncio.to_thread(self.shut)

    def shut(self) -> None:
        """The same for whoever has no event loop. Blocks."""
        self._readers.shutdown()
        self._writer.close()
        self._engine.dispose()
        self._lock.free()

    async def _read(self, question: Callable[[sa.Connection], T]) -> T:
        def ask() -> T:
            with self._engine.begin() as connection:
                return question(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)


def open_store(url_or_path: str | Path, *, connect: Connect | None = None) -> Store:
    """The store in an SQLite file, which is made or brought up to date. `connect` opens it another way.

    InUse if another server has it, StoreError if it cannot be used.
    """
    path = sqlite.path_of(url_or_path)
    connect = connect or sqlite.open_file
    with ExitStack() as undo:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = FileLock(path)
            undo.callback(lock.free)
            _bring_up_to_date(connect, path)
            writer = Writer(partial(sqlite.writing, connect, path), _do_all)
        except (OSError, CommandError, sa.exc.SQLAlchemyError, sqlite.driver().Error) as error:
            raise StoreError(_reason(error)) from error
        undo.pop_all()
    return Store(writer, sqlite.make_engine(connect, path, READERS, may_write=False), lock)


def _bring_up_to_date(connect: Connect, path: Path) -> None:
    engine = sqlite.make_engine(connect, path, 1, may_write=True)
    try:
        with engine.begin() as connection:
            migrate(connection)
    finally:
        engine.dispose()


def _reason(error: Exception) -> str:
    if isinstance(error, CommandError):  # the file names a revision that is not here
        return "it was written by a newer Kobako"
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return str(getattr(error, "orig", error))
