"""A store in memory, for tests that play very many games and need no disk."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

import sqlalchemy as sa

from kobako.server.store import Conflict, Order, Result, Row, Store, TableRow

from .rest import Rest

T = TypeVar("T")


class MemoryStore(Store):
    """All that a house asks of a store, answered at once."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = defaultdict(list)
        self.known: dict[str, TableRow] = {}
        self.standing: dict[str, dict[int, Order]] = defaultdict(dict)
        self.rest = Rest()

    @property
    def trouble(self) -> None:
        return None

    async def do(self, job: Callable[[sa.Connection], T]) -> T:
        return self.rest.do(job)

    async def alone(self, job: Callable[[sa.Connection], T]) -> T:
        return self.rest.do(job)

    async def ask(self, question: Callable[[sa.Connection], T]) -> T:
        return self.rest.do(question)

    def shut(self) -> None:
        """There is nothing to let go."""

    async def close(self) -> None:
        """There is nothing to let go."""

    async def append(
        self, rows: Sequence[Row], table: TableRow, *, reseat: bool = True, results: Sequence[Result] = ()
    ) -> None:
        if rows[0].seq != len(self.rows[table.id]) + 1:
            raise Conflict
        self.rows[table.id] += rows
        self.known[table.id] = table

    async def events(self, table: str, after: int = 0) -> list[Row]:
        return self.rows[table][after:]

    async def order(self, table: str, seat: int, order: Order | None) -> None:
        self.standing[table].pop(seat, None)
        if order:
            self.standing[table][seat] = order

    async def orders(self, table: str) -> dict[int, Order]:
        return dict(self.standing[table])

    async def tables(
        self,
        *,
        statuses: Collection[str],
        visibility: str | None = None,
        person: str | None = None,
        limit: int = 500,
    ) -> list[TableRow]:
        found = [row for row in self.known.values() if row.status in statuses]
        found = [row for row in found if visibility in (None, row.visibility)]
        return [row for row in found if person is None or person in row.people][:limit]

    async def count(self, statuses: Collection[str]) -> int:
        return len(await self.tables(statuses=statuses))
