"""Reviews of finished games: what the moves of a seat were worth, and how its chances went.

They are computed in a process of their own with little priority, one after the other, so that neither people
nor bots wait for them.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import msgspec

from ..study.results import Review
from ..study.review import review
from .bots import get_ready
from .decide import Refuse

WORLDS = 100  # in which a position is played on
MOST_WAITING = 20
MOST_KEPT = 100
POLITE = 10  # how much less of the processor it takes than all others

progress: Any = None  # of the process that reviews: done, and of how much


class Reviewing(msgspec.Struct):
    """A review that is there, or is being made: ask again."""

    done: int  # steps of the record that were looked at
    of: int
    waiting: int  # reviews before this one
    seqs: list[int]  # by which entry of the log each step was made
    review: Review | None = None  # when it is done


class Asked(NamedTuple):
    """A seat of a finished game."""

    table: str
    seat: int


def begin(shared: Any) -> None:
    """A new process."""
    global progress
    progress = shared
    if hasattr(os, "nice"):
        os.nice(POLITE)
    get_ready()


def work(record: str, seat: int) -> Review:
    """Runs in the process of its own."""

    def tell(done: int, of: int) -> None:
        progress[0], progress[1] = done, of

    tell(0, 0)
    return review(record, seat, worlds=WORLDS, progress=tell)


class Reviews:
    """Has games reviewed, and keeps what came out."""

    def __init__(self) -> None:
        self.made: OrderedDict[Asked, Review] = OrderedDict()
        self.queue: OrderedDict[Asked, asyncio.Task[None]] = OrderedDict()  # the first is at work
        self.pool: ProcessPoolExecutor | None = None
        self.progress: Any = None

    def ask(self, asked: Asked, record: str) -> None:
        """Have a game reviewed, unless it was or will be."""
        if asked in self.made or asked in self.queue:
            return
        if len(self.queue) >= MOST_WAITING:
            raise Refuse("server-full")
        self.queue[asked] = asyncio.create_task(self._make(asked, record))

    async def _make(self, asked: Asked, record: str) -> None:
        pool = self._open_pool()
        try:
            made = await asyncio.get_running_loop().run_in_executor(pool, work, record, asked.seat)
        except Exception:
            self.close()  # whoever asks again begins anew
            raise
        finally:
            self.queue.pop(asked, None)
        self.made[asked] = made
        if len(self.made) > MOST_KEPT:
            self.made.popitem(last=False)

    def _open_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")  # threads and fork do not go together
            self.progress = spawn.Array("i", 2)
            self.pool = ProcessPoolExecutor(1, spawn, begin, (self.progress,))
        return self.pool

    def state(self, asked: Asked, seqs: list[int]) -> Reviewing:
        """How far a review is."""
        made = self.made.get(asked)
        before = list(self.queue).index(asked) if asked in self.queue else 0
        at_work = made is None and before == 0 and self.progress is not None
        done, of = tuple(self.progress) if at_work else (0, 0)
        return Reviewing(done, of or len(seqs), before, seqs, made)

    def close(self) -> None:
        """Let the process go."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
