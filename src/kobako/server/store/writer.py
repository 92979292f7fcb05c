"""The one thread that writes. All that waits goes into one transaction, so that one sync serves many.

A job returns to its caller after COMMIT, or fails. If a job fails alone (a Conflict), the group is done
again, each job with a savepoint, so that it disturbs no other; when the transaction fails, every job fails.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import sqlalchemy as sa

from .checkpoints import Checkpoints, checkpoint
from .jobs import Job
from .rows import StoreError
from .sqlite import Connection, in_words
from .waiting import Outcome, Wish, Wishes, deliver, take

logger = logging.getLogger("kobako.store")

T = TypeVar("T")
DoAll = Callable[[Sequence[Job], sa.Connection], list[Any]]  # does jobs together, for their results

MOST_AT_ONCE = 512  # jobs in one transaction
OFTEN = 1000  # jobs after which the log of SQLite is moved into its file
PAUSE = 0.5  # seconds without a job after which that is done anyway


class Writer:
    """Takes jobs from one event loop."""

    def __init__(self, open_connection: Callable[[], Connection], do_all: DoAll) -> None:
        self.trouble: str | None = None  # why the last transaction failed, if it did
        self.do_all = do_all
        self.connection = open_connection()
        self.words = in_words(self.connection)
        self.checkpoints = Checkpoints(open_connection)
        self._wishes: Wishes = queue.SimpleQueue()
        self._since = 0  # jobs since the last checkpoint
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="kobako-writer", daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[sa.Connection], T]) -> T:
        """Run a job in a transaction; its result, once it is on disk."""
        if self._closed:
            raise StoreError("the database is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._wishes.put((job, future))
        return await future

    def close(self) -> None:
        """Do all that waits, then end. Blocks."""
        if not self._closed:
            self._closed = True
            self._wishes.put(None)
            self._thread.join()

    # ------------------------------------------------------------------------------- in the thread

    def _run(self) -> None:
        goes_on = True
        while goes_on:
            group, goes_on = take(self._wishes, MOST_AT_ONCE, PAUSE if self._since else None)
            if group:
                deliver(self._write(group))
                self._since += len(group)
            self._keep_the_log_short(paused=not group)
        self.checkpoints.close()
        self.words.close()
        checkpoint(self.connection, "TRUNCATE")
        self.connection.close()

    def _keep_the_log_short(self, *, paused: bool) -> None:
        if self.checkpoints.only_the_rest.is_set():
            self.checkpoints.only_the_rest.clear()
            checkpoint(self.connection)
        elif self._since >= OFTEN or (self._since and paused):
            self.checkpoints.ask()
            self._since = 0

    def _write(self, group: list[Wish]) -> list[Outcome]:
        """All jobs in one transaction; job by job if one of them cannot be done."""
        try:
            outcomes = self._together(group) or self._one_by_one(group)
        except Exception as error:
            return self._fail(group, error)
        self.trouble = None
        return outcomes

    def _together(self, group: list[Wish]) -> list[Outcome] | None:
        """None, and nothing is done, if a job fails. Fewer statements wait less for the interpreter."""
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            results = self.do_all([job for job, _ in group], self.words)
        except Exception as error:
            if self._is_trouble(error):
                raise
            self.connection.execute("ROLLBACK")
            return None
        self.connection.execute("COMMIT")
        return [(future, result, None) for (_, future), result in zip(group, results, strict=True)]

    def _one_by_one(self, group: list[Wish]) -> list[Outcome]:
        self.connection.execute("BEGIN IMMEDIATE")
        outcomes = [self._attempt(job, future) for job, future in group]
        self.connection.execute("COMMIT")
        return outcomes

    def _is_trouble(self, error: Exception) -> bool:
        """Whether it is about the file, not about one job."""
        connection, error = self.connection, getattr(error, "orig", error)
        damaged = type(error) is connection.DatabaseError
        return damaged or isinstance(error, connection.OperationalError | connection.InternalError)

    def _attempt(self, job: Job, future: asyncio.Future[Any]) -> Outcome:
        """One job of a group. What it alone did wrong is undone; trouble with the file fails the group."""
        connection = self.connection
        connection.execute("SAVEPOINT job")
        try:
            result = job(self.words)
        except Exception as error:
            if self._is_trouble(error):
                raise
            connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
            return future, None, error
        connection.execute("RELEASE job")
        return future, result, None

    def _fail(self, group: list[Wish], error: Exception) -> list[Outcome]:
        error = getattr(error, "orig", error)
        self.trouble = f"{type(error).__name__}: {error}"
        logger.error("write-failed jobs=%d reason=%r", len(group), str(error))
        try:
            if self.connection.in_transaction:  # SQLite itself rolls back when the disk is full
                self.connection.execute("ROLLBACK")
        except Exception as second:
            logger.error("rollback-failed reason=%r", str(second))
        return [(future, None, StoreError(f"nothing was written: {error}")) for _, future in group]
