"""A store on a disk in memory that can die at any moment, with or without its last writes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from kobako.server.store import Conflict, StoreError
from server.memory import Disk, MemoryStore

T = TypeVar("T")
READ, WRITE, ANSWER = 0.001, 0.02, 0.005  # seconds that each may take, at most

Write = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class SimulatedStore(MemoryStore):
    """One writer, who takes all that waits into one transaction; the answer comes a little after it."""

    def __init__(self, disk: Disk, rng: Random, trouble: float) -> None:
        super().__init__(disk)
        self.rng = rng
        self.chance_of_trouble = trouble  # that a transaction fails
        self.waiting: list[Write] = []
        self.writing: list[Write] = []
        self.is_dead = False

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
            self.trouble = "the disk is full"
            outcomes: list[Any] = [StoreError(self.trouble)] * len(group)
        else:
            self.trouble = None
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
