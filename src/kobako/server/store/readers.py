"""The threads that read. A few questions that wait share a transaction: to begin and to end one takes as long
as to ask, and after a restart everybody asks at once.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sa

from .rows import StoreError
from .waiting import Outcome, Wish, Wishes, deliver, take

T = TypeVar("T")

MOST_AT_ONCE = 16  # questions in one transaction; the others of a group wait for a slow one


class Readers:
    """Takes questions from one event loop."""

    def __init__(self, engine: sa.Engine, threads: int) -> None:
        self._engine = engine
        self._wishes: Wishes = queue.SimpleQueue()
        self._closed = False
        self._threads = [
            threading.Thread(target=self._run, name=f"kobako-reader-{number}", daemon=True)
            for number in range(threads)
        ]
        for thread in self._threads:
            thread.start()

    async def ask(self, question: Callable[[sa.Connection], T]) -> T:
        """The answer to a question, by what is on disk when it is asked or later."""
        if self._closed:
            raise StoreError("the database is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._wishes.put((question, future))
        return await future

    def close(self) -> None:
        """Answer all that waits, then end. Blocks."""
        if not self._closed:
            self._closed = True
            for _ in self._threads:
                self._wishes.put(None)
            for thread in self._threads:
                thread.join()

    # ------------------------------------------------------------------------------ in the threads

    def _run(self) -> None:
        goes_on = True
        while goes_on:
            group, goes_on = take(self._wishes, MOST_AT_ONCE)
            if group:
                deliver(self._answer(group))

    def _answer(self, group: list[Wish]) -> list[Outcome]:
        try:
            with self._engine.begin() as connection:
                return [_attempt(*wish, connection) for wish in group]
        except Exception as error:  # of the transaction: nobody knows what the answers were read from
            return [(future, None, error) for _, future in group]


def _attempt(
    question: Callable[[sa.Connection], T], future: asyncio.Future[T], connection: sa.Connection
) -> Outcome:
    """One question of a group. If it fails, it fails alone: it has changed nothing."""
    if future.cancelled():
        return future, None, None
    try:
        return future, question(connection), None
    except Exception as error:
        return future, None, error
