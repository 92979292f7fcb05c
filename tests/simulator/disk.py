"""A disk in memory, and a store on it that can die at any moment, with or without its last writes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

import sqlalchemy as sa

from kobako.server.store import Conflict, Order, Result, Row, Store, StoreError, TableRow
from server.rest import Rest

T = TypeVar("T")
READ, WRITE, ANSWER = 0.001, 0.02, 0.005  # seconds that each may take, at most

Write = tuple[Callable[[], Any], "asyncio.Future[Any]"]


@dataclass
class Disk:
    """What outlives a server."""

    logs: dict[str, list[Row]] = field(default_factory=dict)
    cids: set[tuple[str, str, str]] = field(default_factory=set)  # table, actor, cid
    tables: dict[str, TableRow] = field(default_factory=dict)
    orders: dict[str, dict[int, Order]] = field(default_factory=dict)
    rest: Rest = field(default_factory=Rest)
    acts: int = 0  # moves in all logs

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


class SimulatedStore(Store):
    """One writer, who takes all that waits into one transaction; the answer comes a little after it."""

    def __init__(self, disk: Disk, rng: Random, trouble: float) -> None:
        self.disk, self.rng = disk, rng
        self.chance_of_trouble = trouble  # that a transaction fails
        self.waiting: list[Write] = []
        self.writing: list[Write] = []
        self.is_dead = False
        self.failed: str | None = None

    @property
    def trouble(self) -> str | None:
        return self.failed

    def die(self) -> None:
        """The server is killed in this moment. A transaction on its way has reached the disk, or has not."""
        self.is_dead = True
        if self.writing and self.rng.random() < 0.5:
            self._carry_out(self.writing)

    # ------------------------------------------------------------------------------------ writing

    async def write(self, job: Callable[[], T]) -> T:
        """Do something to the disk; it is there afterwards."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self.waiting.append((job, future))
        if not self.writing and not self.is_dead:
            self._begin(loop)
        return await future

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        self.writing, self.waiting = self.waiting, []
        loop.call_later(self.rng.uniform(0, WRITE), self._commit, loop)

    def _commit(self, loop: asyncio.AbstractEventLoop) -> None:
        if self.is_dead:
            return
        group, self.writing = self.writing, []
        if self.rng.random() < self.chance_of_trouble:
            self.failed = "the disk is full"
            outcomes: list[Any] = [StoreError(self.failed)] * len(group)
        else:
            self.failed = None
            outcomes = self._carry_out(group)
        loop.call_later(self.rng.uniform(0, ANSWER), self._answer, group, outcomes)
        if self.waiting:
            self._begin(loop)

    def _carry_out(self, group: list[Write]) -> list[Any]:
        outcomes: list[Any] = []
        for job, _ in group:
            try:
                outcomes.append(job())
            except Conflict as error:
                outcomes.append(error)
        return outcomes

    def _answer(self, group: list[Write], outcomes: list[Any]) -> None:
        for (_, future), outcome in zip(group, outcomes, strict=True):
            if self.is_dead or future.done():
                continue
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

    async def read(self, question: Callable[[], T]) -> T:
        """Ask the disk."""
        await asyncio.sleep(self.rng.uniform(0, READ))
        return question()

    # --------------------------------------------------------------------------- what a store can do

    async def do(self, job: Callable[[sa.Connection], T]) -> T:
        return await self.write(lambda: self.disk.rest.do(job))

    async def alone(self, job: Callable[[sa.Connection], T]) -> T:
        return await self.do(job)

    async def ask(self, question: Callable[[sa.Connection], T]) -> T:
        return await self.read(lambda: self.disk.rest.do(question))

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
        def chosen() -> list[TableRow]:
            return [
                row
                for row in self.disk.tables.values()
                if row.status in statuses
                and visibility in (None, row.visibility)
                and (person is None or person in row.people)
            ][:limit]

        return await self.read(chosen)

    async def count(self, statuses: Collection[str]) -> int:
        return await self.read(lambda: sum(row.status in statuses for row in self.disk.tables.values()))
