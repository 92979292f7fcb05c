"""A store in memory, for tests that play very many games and need no disk."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

import sqlalchemy as sa

from kobako.server.store import Conflict, Order, Result, Row, Store, TableRow
from kobako.server.store.schema import METADATA

T = TypeVar("T")


class Disk:
    """What outlives a server: logs and tables in dictionaries, which are quick, and people in SQL."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Row]] = {}
        self.cids: set[tuple[str, str, str]] = set()  # table, actor, cid
        self.tables: dict[str, TableRow] = {}
        self.orders: dict[str, dict[int, Order]] = {}
        self.acts = 0  # moves in all logs
        self.engine = sa.create_engine("sqlite://", poolclass=sa.StaticPool)
        METADATA.create_all(self.engine)
        self.connection = self.engine.connect()

    def __del__(self) -> None:
        self.connection.close()
        self.engine.dispose()

    def do(self, job: Callable[[sa.Connection], T]) -> T:
        """Ask or do something about people, in a transaction."""
        with self.connection.begin():
            return job(self.connection)

    def append(self, rows: Sequence[Row], table: TableRow) -> None:
        """All or nothing, as the keys of the real tables have it."""
        written = self.logs.setdefault(table.id, [])
        cids = {(table.id, row.actor, row.cid) for row in rows if row.cid is not None}
        if rows[0].seq != len(written) + 1 or cids & self.cids:
            raise Conflict("a log does not end where it is to go on")
        written += rows
        self.cids |= cids
        self.tables[table.id] = table
        self.acts += sum(row.kind == "acted" for row in rows)

    def order(self, table: str, seat: int, order: Order | None) -> None:
        orders = self.orders.setdefault(table, {})
        orders.pop(seat, None)
        if order:
            orders[seat] = order

    def chosen(self, statuses: Collection[str], visibility: str | None, person: str | None) -> list[TableRow]:
        found = [row for row in self.tables.values() if row.status in statuses]
        found = [row for row in found if visibility in (None, row.visibility)]
        return [row for row in found if person is None or person in row.people]


class MemoryStore(Store):
    """All that a house asks of a store, answered at once, unless `write` and `read` take their time."""

    trouble: str | None = None

    def __init__(self, disk: Disk | None = None) -> None:
        self.disk = disk or Disk()

    async def write(self, job: Callable[[], T]) -> T:
        """Do something to the disk; it is there afterwards."""
        return job()

    async def read(self, question: Callable[[], T]) -> T:
        """Ask the disk."""
        return question()

    async def do(self, job: Callable[[sa.Connection], T]) -> T:
        return await self.write(lambda: self.disk.do(job))

    async def alone(self, job: Callable[[sa.Connection], T]) -> T:
        return await self.do(job)

    async def ask(self, question: Callable[[sa.Connection], T]) -> T:
        return await self.read(lambda: self.disk.do(question))

    def shut(self) -> None:
        """Nothing is open."""

    async def close(self) -> None:
        """Nothing is open."""

    async def append(
        self, rows: Sequence[Row], table: TableRow, *, reseat: bool = True, results: Sequence[Result] = ()
    ) -> None:
        await self.write(lambda: self.disk.append(rows, table))

    async def events(self, table: str, after: int = 0) -> list[Row]:
        return await self.read(lambda: self.disk.logs.get(table, [])[after:])

    async def order(self, table: str, seat: int, order: Order | None) -> None:
        await self.write(lambda: self.disk.order(table, seat, order))

    async def orders(self, table: str) -> dict[int, Order]:
        return await self.read(lambda: dict(self.disk.orders.get(table, {})))

    async def tables(
        self,
        *,
        statuses: Collection[str],
        visibility: str | None = None,
        person: str | None = None,
        limit: int = 500,
    ) -> list[TableRow]:
        return await self.read(lambda: self.disk.chosen(statuses, visibility, person)[:limit])

    async def count(self, statuses: Collection[str]) -> int:
        return await self.read(lambda: len(self.disk.chosen(statuses, None, None)))
