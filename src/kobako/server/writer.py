"""The one thread that writes. All that waits goes into one transaction, so that one sync serves many.

A job returns to its caller after COMMIT, or fails. A job that fails alone (a Conflict) is rolled back to its
savepoint and disturbs no other; when the transaction itself fails, every job of the group fails.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from .sqlite import Connection, StoreError

logger = logging.getLogger("kobako.store")

T = TypeVar("T")
Job = Callable[[Connection], Any]
Wish = tuple[Job, "asyncio.Future[Any]"]
Outcome = tuple["asyncio.Future[Any]", Any, BaseException | None]

MOST_AT_ONCE = 512  # jobs in one transaction
OFTEN = 1000  # jobs after which the log of SQLite is moved into its file
PAUSE = 0.5  # seconds without a job after which that is done anyway


class Writer:
    """Takes jobs from one event loop."""

    def __init__(self, open_connection: Callable[[], Connection]) -> None:
        self.trouble: str | None = None  # why the last transaction failed, if it did
        self.connection = open_connection()
        self._wishes: queue.SimpleQueue[Wish | None] = queue.SimpleQueue()
        self._since = 0  # jobs since the last checkpoint
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="kobako-writer", daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[Connection], T]) -> T:
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
            group, goes_on = self._take()
            if group:
                self._deliver(self._write(group))
                self._since += len(group)
            if self._since >= OFTEN or (self._since and not group):
                self._checkpoint("PASSIVE")
        self._checkpoint("TRUNCATE")
        self.connection.close()

    def _take(self) -> tuple[list[Wish], bool]:
        """All that waits now, or nothing after a pause; and whether there is more to come."""
        group: list[Wish] = []
        try:
            wish = self._wishes.get(timeout=PAUSE if self._since else None)
            while wish is not None:
                group.append(wish)
                if len(group) == MOST_AT_ONCE:
                    return group, True
                wish = self._wishes.get_nowait()
        except queue.Empty:
            return group, True
        return group, False

    def _write(self, group: list[Wish]) -> list[Outcome]:
        connection = self.connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempt(job, future) for job, future in group]
            connection.execute("COMMIT")
        except Exception as error:
            return self._fail(group, error)
        self.trouble = None
        return outcomes

    def _attempt(self, job: Job, future: asyncio.Future[Any]) -> Outcome:
        """One job of a group. What it alone did wrong is undone; trouble with the file fails the group."""
        connection = self.connection
        connection.execute("SAVEPOINT job")
        try:
            result = job(connection)
        except (connection.OperationalError, connection.InternalError):
            raise
        except Exception as error:
            if type(error) is connection.DatabaseError:  # the file is damaged
                raise
            connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
            return future, None, error
        connection.execute("RELEASE job")
        return future, result, None

    def _fail(self, group: list[Wish], error: Exception) -> list[Outcome]:
        self.trouble = f"{type(error).__name__}: {error}"
        logger.error("write-failed jobs=%d reason=%r", len(group), str(error))
        try:
            if self.connection.in_transaction:  # SQLite itself rolls back when the disk is full
                self.connection.execute("ROLLBACK")
        except Exception as second:
            logger.error("rollback-failed reason=%r", str(second))
        return [(future, None, StoreError(f"nothing was written: {error}")) for _, future in group]

    def _deliver(self, outcomes: list[Outcome]) -> None:
        loop = outcomes[0][0].get_loop()
        try:
            loop.call_soon_threadsafe(_resolve, outcomes)
        except RuntimeError:  # the loop is closed: nobody waits any more
            logger.warning("nobody-waits jobs=%d", len(outcomes))

    def _checkpoint(self, kind: str) -> None:
        try:
            self.connection.execute(f"PRAGMA wal_checkpoint({kind})").fetchall()
        except Exception as error:  # everything is in the WAL; the next attempt may succeed
            logger.warning("checkpoint-failed reason=%r", str(error))
        self._since = 0


def _resolve(outcomes: list[Outcome]) -> None:
    for future, result, error in outcomes:
        if future.done():  # whoever asked was cancelled
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
