"""Reviews of finished games: what the moves of a seat were worth, and how its chances went.

They are computed in a process of their own with little priority, one after the other, so that neither people
nor bots wait for them. What is asked for, how far it is and what came out stands in the database: any server
of it can tell that, and goes on where another has died.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from ...helpers import helpers, spawn
from ...study.results import Review
from ...study.review import review
from ..people.tokens import new_id
from ..store import Row, Store, StoreError
from ..store import reviews as kept
from ..store.reviews import Asked
from ..tables import events as log
from ..tables.decide import Refuse
from .bots import get_ready

logger = logging.getLogger("kobako.reviews")

VERSION = 3  # to be raised when reviews come out otherwise: those of other versions are not shown
WORLDS = 100  # in which a position is played on
MOST_WAITING = 40  # at all servers of a database
MOST_KEPT = 1000
NICE = 10  # bots' thoughts go before reviews
BEAT = 1.0  # seconds between two notes of how far it is
POLL = 5.0  # seconds after which it is looked whether another server has left something to do

DONE, STEPS, UNWANTED = range(3)  # what the process that reviews shares with its server
shared: Any = None  # in that process

encode, decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(Review).decode


class Reviewing(msgspec.Struct):
    """A review that is there, or is being made: ask again."""

    done: int  # steps of the record that were looked at
    of: int
    waiting: int  # reviews before this one
    seqs: list[int]  # by which entry of the log each step was made
    review: Review | None = None  # when it is done


class Unwanted(Exception):  # noqa: N818 - it reads as what it is
    """Nobody waits for this review any more, or not here."""


def begin(given: Any, nice: int) -> None:
    """A new process."""
    global shared
    shared = given
    get_ready(nice)


def work(record: str, seat: int) -> bytes:
    """The review, as it is kept. Runs in the process of its own."""

    def tell(done: int, of: int) -> None:
        if shared[UNWANTED]:
            raise Unwanted
        shared[DONE], shared[STEPS] = done, of

    tell(0, 0)
    return zlib.compress(encode(review(record, seat, worlds=WORLDS, progress=tell)))


def record_in(rows: Sequence[Row]) -> str:
    """The record of a game that is over, from the log of its table."""
    ended = next(event for row in reversed(rows) if isinstance(event := log.decode(row.payload), log.Ended))
    return ended.record


class Reviews:
    """Has games reviewed that people at any server have asked about."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.name = new_id()  # among all servers
        self.wish = asyncio.Event()
        self.chore: asyncio.Task[None] | None = None
        self.pool: ProcessPoolExecutor | None = None
        self.shared: Any = None

    async def look(self, asked: Asked, person: str, seqs: list[int]) -> Reviewing:
        """How far a review is. If nobody has asked for it yet, it is asked for."""
        found = await self.store.ask(partial(kept.find, asked, VERSION))
        if found is None:
            if not await self.store.do(partial(kept.ask_for, asked, VERSION, person, MOST_WAITING)):
                raise Refuse("server-reviews-full")
            found = await self.store.ask(partial(kept.find, asked, VERSION))
            assert found
        if found.has_failed:
            raise Refuse("server-review-failed")
        if found.content is None and not found.is_at_work:
            self.wish.set()
        made = decode(zlib.decompress(found.content)) if found.content else None
        return Reviewing(found.done, found.steps or len(seqs), found.waiting, seqs, made)

    # ------------------------------------------------------------------------------------ at work

    def start(self) -> None:
        """Begin to review what is asked for."""
        self.chore = asyncio.create_task(self._run(), name="kobako-reviews")

    async def stop(self) -> None:
        """Leave everything to others, at once."""
        if self.chore:
            self.chore.cancel()
            await asyncio.gather(self.chore, return_exceptions=True)
            with suppress(StoreError):  # then the lease runs out
                await self.store.do(partial(kept.leave, self.name))
        self.close()

    async def _run(self) -> None:
        """For ever. What goes wrong is tried again, but not too often."""
        while True:
            self.wish.clear()
            try:
                await self.make_all()
            except Exception:
                logger.exception("a review has failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wish.wait(), POLL)

    async def make_all(self) -> None:
        """Make all reviews that nobody else makes."""
        while await self.store.ask(partial(kept.is_any_free, VERSION)):
            asked = await self.store.do(partial(kept.claim, self.name, VERSION))
            if asked is None:  # another was faster
                return
            await self._make(asked)

    async def _make(self, asked: Asked) -> None:
        try:
            content = await self._work(asked)
        except Unwanted:
            return
        except Exception:
            self.close()  # the next one gets a new process
            await self.store.do(partial(kept.fail, self.name))
            raise
        await self.store.do(partial(kept.finish, asked, VERSION, content, MOST_KEPT))

    async def _work(self, asked: Asked) -> bytes:
        """Have it computed, and note how far it is."""
        record = record_in(await self.store.events(asked.table))
        pool = self._open_pool()
        self.shared[:] = [0, 0, False]
        working = asyncio.get_running_loop().run_in_executor(pool, work, record, asked.seat)
        working.add_done_callback(_hear)
        while not (await asyncio.wait([working], timeout=BEAT))[0]:
            if not await self._note(asked):
                self.shared[UNWANTED] = True
        return await working

    async def _note(self, asked: Asked) -> bool:
        """Tell all servers how far it is; whether this one is to go on."""
        done, steps, _ = self.shared
        try:
            return await self.store.do(partial(kept.go_on, asked, VERSION, self.name, done, steps))
        except StoreError:
            return True  # the database may be back in time

    def _open_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.shared = spawn.Array("i", 3)
            self.pool = helpers(1, begin, self.shared, NICE)
        return self.pool

    def close(self) -> None:
        """Let the process go, also in the middle of a review."""
        if self.pool is not None:
            self.shared[UNWANTED] = True
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def _hear(working: asyncio.Future[bytes]) -> None:
    """What became of a review that nobody waits for any more is not worth a line in the log."""
    if not working.cancelled():
        working.exception()
