"""The store in PostgreSQL: any number of servers, each with a few connections.

As with SQLite all that waits goes into one transaction, so that one sync serves many.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from .jobs import Append, Job, do_all
from .migrations import migrate
from .rows import Conflict, StoreError
from .store import Store
from .waiting import resolve

logger = logging.getLogger("kobako.store")

READERS = 4  # connections for questions
WRITERS = 2  # connections on which nobody waits for a question: what is written together, and leases
MOST_AT_ONCE = 512  # jobs in one transaction
TRIES = 5  # for a transaction that two servers kept each other from
AGAIN = ("40P01", "40001")  # what PostgreSQL calls a deadlock, and a transaction that came too late
OF_ONE_JOB = ("22", "23")  # classes of what is wrong with a value: it cannot be kept, or not beside others
MIGRATING = 0x6B6F62616B6F  # the lock of whoever brings the schema up to date
ALONE = MIGRATING + 1  # the lock of whoever does what only one server may do at a time
PATIENCE = 10  # seconds to wait for a connection
# In one order, so that no two servers wait for each other.
HOLD = sa.text(
    "SELECT id, head FROM card_table WHERE id = ANY(CAST(:tables AS text[])) ORDER BY id FOR NO KEY UPDATE"
)

T = TypeVar("T")
Wish = tuple[Job, "asyncio.Future[Any]"]
Outcome = tuple[Any, Exception | None]


class PgStore(Store):
    """A database of PostgreSQL, used from one event loop."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._reading = make_engine(url, pool_size=READERS, max_overflow=0)
        self._writing = make_engine(url, pool_size=WRITERS, max_overflow=0)
        self._waiting: list[Wish] = []
        self._task: asyncio.Task[None] | None = None  # while something waits
        self._trouble: str | None = None
        self._closed = False

    @property
    def trouble(self) -> str | None:
        """Why the last attempt to write failed; None when it did not."""
        return self._trouble

    async def do(self, job: Callable[[sa.Connection], T]) -> T:
        """Run a job in a transaction, with all others that wait."""
        if self._closed:
            raise StoreError("the database is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="kobako-writer")
        return await future

    async def ask(self, question: Callable[[sa.Connection], T]) -> T:
        """Run a question on a connection of its own."""
        async with self._reading.connect() as connection:
            return await connection.run_sync(question)

    async def alone(self, job: Callable[[sa.Connection], T]) -> T:
        """Run a job in a transaction of its own, so that nobody who writes waits for the lock."""
        async with self._reading.begin() as connection:
            return await connection.run_sync(alone(job))

    async def apart(self, job: Callable[[sa.Connection], T]) -> T:
        """Run a job in a transaction of its own at once; for one caller at a time."""

        def run(connection: sa.Connection) -> T:
            with connection.begin():
                return job(connection)

        return await self._try(run)

    async def close(self) -> None:
        """Write what waits, and let the connections go."""
        self._closed = True
        if self._task:
            await self._task
        await self._reading.dispose()
        await self._writing.dispose()

    def shut(self) -> None:
        """Whoever has no event loop has no connection either."""
        self._closed = True

    # ------------------------------------------------------------------------------------ writing

    async def _run(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            outcomes = await self._write([job for job, _ in group])
            resolve((future, *outcome) for (_, future), outcome in zip(group, outcomes, strict=True))
        self._task = None

    async def _write(self, jobs: Sequence[Job]) -> list[Outcome]:
        """All jobs in one transaction; job by job if one of them cannot be done."""
        try:
            outcomes = await self._try(partial(write_group, jobs))
        except Exception as error:
            reason = why(error)
            self._trouble = f"{type(error).__name__}: {reason}"
            logger.error("write-failed jobs=%d reason=%r", len(jobs), reason)
            return [(None, StoreError(f"nothing was written: {reason}")) for _ in jobs]
        self._trouble = None
        return outcomes

    async def _try(self, work: Callable[[sa.Connection], T]) -> T:
        for tried in range(1, TRIES + 1):
            try:
                async with self._writing.connect() as connection:
                    return await connection.run_sync(work)
            except sa.exc.DBAPIError as error:
                # A connection may have died while nobody used it; whether its last commit came through is
                # not known, but then what is written again is a Conflict.
                if tried == TRIES or not (error.connection_invalidated or _state(error) in AGAIN):
                    raise
        raise AssertionError("the loop returns or raises")


def write_group(jobs: Sequence[Job], connection: sa.Connection) -> list[Outcome]:
    """Do jobs in one transaction; what one alone did wrong is undone and disturbs no other."""
    try:
        with connection.begin():
            late = hold(jobs, connection)
            results = iter(do_all([job for at, job in enumerate(jobs) if at not in late], connection))
            return [(None, Conflict()) if at in late else (next(results), None) for at in range(len(jobs))]
    except Exception as error:
        if is_trouble(error):
            raise
    with connection.begin():
        hold(jobs, connection)
        return [_attempt(job, connection) for job in jobs]


def hold(jobs: Sequence[Job], connection: sa.Connection) -> set[int]:
    """Lock the logs that are continued. The places of jobs that come too late: another server was faster."""
    appends = [(at, job) for at, job in enumerate(jobs) if isinstance(job, Append)]
    found = connection.execute(HOLD, {"tables": [job.table.id for _, job in appends]}) if appends else ()
    ends: dict[str, int] = {table: head for table, head in found}  # noqa: C416 - they are rows
    late = set()
    for at, job in appends:
        if ends.get(job.table.id, job.base) != job.base:
            late.add(at)
        else:
            ends[job.table.id] = job.table.head
    return late


def _attempt(job: Job, connection: sa.Connection) -> Outcome:
    try:
        with connection.begin_nested():
            return job(connection), None
    except Exception as error:
        if is_trouble(error):
            raise
        return None, error


def is_trouble(error: Exception) -> bool:
    """Whether it is about the database, not about one job."""
    if isinstance(error, sa.exc.DBAPIError):
        return error.connection_invalidated or not (_state(error) or "").startswith(OF_ONE_JOB)
    return isinstance(error, OSError | TimeoutError)


def _state(error: sa.exc.DBAPIError) -> str | None:
    return getattr(error.orig, "sqlstate", None)


# ------------------------------------------------------------------------------------------- opening


def make_engine(url: str, **how: Any) -> AsyncEngine:
    """An engine for an address such as postgresql://user@host/database."""
    address = sa.make_url(url).set(drivername="postgresql+asyncpg")
    return create_async_engine(address, connect_args={"timeout": PATIENCE}, **how)


def dsn_of(url: str) -> str:
    """The address as the driver itself reads it."""
    return sa.make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def open_postgres(url: str) -> PgStore:
    """The store in a database, which is brought up to date; StoreError if it cannot be used."""
    try:
        in_transaction(url, _bring_up_to_date)
    except (OSError, TimeoutError, CommandError, sa.exc.SQLAlchemyError) as error:
        raise StoreError(why(error)) from error
    return PgStore(url)


def in_transaction(url: str, work: Callable[[sa.Connection], T], isolation: str = "READ COMMITTED") -> T:
    """Do something with a database, without an event loop. Blocks."""

    async def run() -> T:
        engine = make_engine(url, poolclass=NullPool, isolation_level=isolation)
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(work)
        finally:
            await engine.dispose()

    with ThreadPoolExecutor(1) as thread:  # there may be an event loop here already
        return thread.submit(lambda: asyncio.run(run())).result()


def alone(job: Callable[[sa.Connection], T]) -> Callable[[sa.Connection], T]:
    """The job, as one that only one server at a time does."""

    def run(connection: sa.Connection) -> T:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ALONE)))
        return job(connection)

    return run


def _bring_up_to_date(connection: sa.Connection) -> None:
    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
    migrate(connection)


def why(error: Exception) -> str:
    """Why a database cannot be used, in a few words."""
    if isinstance(error, CommandError):  # it names a revision that is not here
        return "it was written by a newer Kobako"
    cause = getattr(error, "orig", None) or error
    return getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
