"""The store in a file of SQLite: one server, one thread that writes, a few that read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from alembic.util import CommandError

from . import sqlite
from .jobs import do_all
from .migrations import migrate
from .readers import Readers
from .rows import StoreError
from .sqlite import Connect, FileLock
from .store import Store
from .writer import Writer

READERS = 2  # threads, each with a connection

T = TypeVar("T")


class LiteStore(Store):
    """A file of SQLite."""

    def __init__(self, writer: Writer, engine: sa.Engine, lock: FileLock) -> None:
        self._writer = writer
        self._engine = engine
        self._lock = lock
        self._readers = Readers(engine, READERS)

    @property
    def trouble(self) -> str | None:
        """Why the last attempt to write failed; None when it did not."""
        return self._writer.trouble

    async def do(self, job: Callable[[sa.Connection], T]) -> T:
        """Run a job in a transaction, with all others that wait."""
        return await self._writer.do(job)

    async def alone(self, job: Callable[[sa.Connection], T]) -> T:
        """The same: there is no other server."""
        return await self._writer.do(job)

    async def ask(self, question: Callable[[sa.Connection], T]) -> T:
        """Run a question in a thread."""
        return await self._readers.ask(question)

    async def close(self) -> None:
        """Write what waits, and let the file go."""
        await asyncio.to_thread(self.shut)

    def shut(self) -> None:
        """The same without an event loop."""
        self._readers.close()
        self._writer.close()
        self._engine.dispose()
        self._lock.free()


def open_lite(url_or_path: str | Path, *, connect: Connect | None = None) -> LiteStore:
    """The store in a file, which is made or brought up to date. `connect` opens it another way.

    InUse if another server has it, StoreError if it cannot be used.
    """
    path = sqlite.path_of(url_or_path)
    connect = connect or sqlite.open_file
    with ExitStack() as undo:
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = FileLock(path)
            undo.callback(lock.free)
            _bring_up_to_date(connect, path)
            writer = Writer(partial(sqlite.writing, connect, path), do_all)
        except (OSError, CommandError, sa.exc.SQLAlchemyError, sqlite.driver().Error) as error:
            raise StoreError(reason(error)) from error
        undo.pop_all()
    return LiteStore(writer, sqlite.make_engine(connect, path, READERS, may_write=False), lock)


def _bring_up_to_date(connect: Connect, path: Path) -> None:
    in_transaction(path, migrate, may_write=True, connect=connect)


def in_transaction(
    path: Path, work: Callable[[sa.Connection], T], *, may_write: bool, connect: Connect = sqlite.open_file
) -> T:
    """Do something with a file, whether or not a server uses it."""
    engine = sqlite.make_engine(connect, path, 1, may_write=may_write)
    try:
        with engine.begin() as connection:
            return work(connection)
    finally:
        engine.dispose()


def reason(error: Exception) -> str:
    """Why a database cannot be used, in a few words."""
    if isinstance(error, CommandError):  # it names a revision that is not here
        return "it was written by a newer Kobako"
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return str(getattr(error, "orig", error))
