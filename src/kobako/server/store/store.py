"""Where logs, tables and people are kept. Truth is the log of each table, which is only ever appended to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import TypeVar

import sqlalchemy as sa

from . import jobs, people, questions, results
from .rows import Order, Person, Result, Row, Session, TableRow

T = TypeVar("T")


class Store(ABC):
    """The database of a server, used from one event loop."""

    @property
    @abstractmethod
    def trouble(self) -> str | None:
        """Why the last attempt to write failed; None when it did not."""

    @abstractmethod
    async def do(self, job: Callable[[sa.Connection], T]) -> T:
        """Run a job in a transaction; its result, once it is on disk."""

    @abstractmethod
    async def ask(self, question: Callable[[sa.Connection], T]) -> T:
        """Run a question, which changes nothing."""

    @abstractmethod
    async def alone(self, job: Callable[[sa.Connection], T]) -> T:
        """Run a job in a transaction, while no other server runs one in this way."""

    @abstractmethod
    def shut(self) -> None:
        """Write what waits, and let the database go. Blocks; for whoever has no event loop."""

    @abstractmethod
    async def close(self) -> None:
        """The same in an event loop."""

    # ------------------------------------------------------------------------------------- tables

    async def append(
        self, rows: Sequence[Row], table: TableRow, *, reseat: bool = True, results: Sequence[Result] = ()
    ) -> None:
        """Write entries and what they make of their table, all or nothing; they are on disk afterwards.

        Without `reseat` the same people sit there as before. `results` are those of a game that has ended.
        """
        seqs = [row.seq for row in rows]
        if not seqs or seqs != list(range(seqs[0], seqs[0] + len(seqs))) or seqs[-1] != table.head:
            raise ValueError(f"entries {seqs} do not lead to {table.head}")
        await self.do(jobs.Append(rows, table, reseat, results))

    async def events(self, table: str, after: int = 0) -> list[Row]:
        """The entries of a table with a greater `seq`."""
        return await self.ask(partial(questions.events, table, after))

    async def order(self, table: str, seat: int, order: Order | None) -> None:
        """Keep the standing order of a seat, or forget it; on disk afterwards."""
        await self.do(partial(jobs.set_order, table, seat, order))

    async def orders(self, table: str) -> dict[int, Order]:
        """The standing orders at a table, by seat."""
        return (await self.orders_at([table]))[table]

    async def orders_at(self, tables: Collection[str]) -> dict[str, dict[int, Order]]:
        """The standing orders at many tables, by table and seat."""
        return await self.ask(partial(questions.orders, tables))

    async def table(self, id: str) -> TableRow | None:  # noqa: A002 - as everywhere
        """A table, if there is one of that name."""
        return await self.ask(partial(questions.one_table, id))

    async def tables(
        self,
        *,
        statuses: Collection[str],
        visibility: str | None = None,
        person: str | None = None,
        limit: int = 500,
    ) -> list[TableRow]:
        """Tables of these statuses, newest first."""
        return await self.ask(partial(questions.tables, statuses, visibility, person, limit))

    async def count(self, statuses: Collection[str]) -> int:
        """How many tables of these statuses there are."""
        return await self.ask(partial(questions.count_tables, statuses))

    async def admit(self, table: str, person: str) -> None:
        """Somebody has given the password of a table."""
        await self.do(partial(jobs.admit, table, person))

    async def is_admitted(self, table: str, person: str) -> bool:
        """Whether somebody has given the password of a table."""
        return await self.ask(partial(questions.is_admitted, table, person))

    # ------------------------------------------------------------------------------------- results

    async def unscored(self) -> list[str]:
        """Tables whose games are over and have no results, the first end first."""
        return await self.ask(results.unscored)

    async def add_results(self, found: Sequence[Result]) -> None:
        """Keep what came of a game; Conflict if that is known already."""
        await self.do(partial(jobs.add_results, found))

    async def rate_some(self) -> int:
        """Rate a few games that are over; how many."""
        return await self.alone(results.rate_some)

    # ------------------------------------------------------------------------------------- people

    async def add_person(self, person: Person, session: Session | None = None) -> None:
        """Keep a new person and the first session; Conflict if the id or the token is somebody else's."""
        await self.do(partial(people.add_person, person, session))

    async def rename(self, id: str, name: str) -> None:  # noqa: A002
        """Give a person another name; KeyError if there is no such person."""
        await self.do(partial(people.rename, id, name))

    async def session(self, token_hash: bytes) -> tuple[Person, Session] | None:
        """Whose token it is, and the session that it is of."""
        return await self.ask(partial(people.session, token_hash))

    async def people(self, ids: Collection[str]) -> dict[str, str]:
        """The names of these people; who is unknown is left out."""
        return await self.ask(partial(people.names, ids))
