"""Bots that think in processes of their own, so that nobody waits for them.

A search ends when its time is up, so a slow machine gives a weaker move and not a late one. When many wait,
each has less time; when even that would be too little, or when the processes fail, the bot plays by rule of
thumb, which takes no time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from time import perf_counter
from typing import TypeVar

from ...bots.bot import BOTS, THUMB, Thought, find_bot
from ...bots.warm import load_searches
from ...games.game import States
from ...helpers import helpers
from ...study.advice import Advice, advise
from .. import metrics
from ..tables.decide import Refuse
from ..tables.timers import BotTurn

logger = logging.getLogger("kobako.bots")

LONGEST = 2.0  # seconds that a bot thinks, unless told otherwise
LEAST = 0.05  # seconds: with less a search comes to nothing
GRACE = 1.0  # seconds that a process may be late
NICE = 5  # people's moves go before bots' thoughts
MOST_ADVICE = 500  # pieces that are kept
ADVISING = 120.0  # seconds until one that has not come, never will

T = TypeVar("T")
Think = Callable[[str, States, int, int, int, float], Thought]


def think(name: str, seen: States, seat: int, seed: int, budget: int, seconds: float) -> Thought:
    """What a bot comes to. Runs in a process of its own."""
    return find_bot(name).think(seen, seat, seed, budget, seconds)


def get_ready(nice: int) -> None:
    """A new process lets others go first, and has all that it needs."""
    if hasattr(os, "nice"):
        os.nice(nice)
    load_searches()


class Bots:
    """Thinks for all bots of a server."""

    def __init__(self, think: Think = think, workers: int | None = None, longest: float = LONGEST) -> None:
        self.think = think
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.limit = 2 * longest  # seconds until a bot has thought, however many wait
        self.pool: Executor | None = None
        self.advising = asyncio.Lock()
        self.advice: OrderedDict[tuple[bytes, int], Advice] = OrderedDict()
        self.waiting = 0.0  # seconds that were promised to bots who have not finished

    def open(self) -> None:
        """Start the processes, if there will be anything to do for them, without waiting for them."""
        if any(budget for bot in BOTS for budget in bot.budgets.values()):
            self._open_pool().submit(os.getpid)

    def at_once(self, turn: BotTurn) -> Thought:
        """What a bot comes to that does not search."""
        return turn.bot.think(turn.seen, turn.seat, turn.seed)

    def by_thumb(self, turn: BotTurn) -> Thought:
        """The move by rule of thumb."""
        return find_bot(THUMB).think(turn.seen, turn.seat, turn.seed)

    def seconds_for(self, turn: BotTurn) -> float:
        """What the bot may have, or half of what those before it leave; 0 when that is too little."""
        left = (self.limit - self.waiting / self.workers) / 2
        return min(turn.seconds, left) if left >= LEAST else 0.0

    async def choose(self, turn: BotTurn) -> Thought:
        """What a bot comes to that searches. With 0 iterations it was the rule of thumb."""
        seconds = self.seconds_for(turn)
        if seconds:
            self.waiting += seconds
            begun = perf_counter()
            try:
                async with asyncio.timeout(self.limit + GRACE):
                    return await self._in_pool(turn, seconds)
            except TimeoutError:
                logger.warning("bot=%s seconds=%.2f too slow", turn.bot.name, seconds)
            except Exception:  # a mistake in one bot must not stop its table
                logger.exception("bot=%s seconds=%.2f failed", turn.bot.name, seconds)
            finally:
                self.waiting -= seconds
                metrics.THINKING.observe(perf_counter() - begun)
        metrics.BY_THUMB.inc()
        return self.by_thumb(turn)

    async def _in_pool(self, turn: BotTurn, seconds: float) -> Thought:
        job = (turn.bot.name, turn.seen, turn.seat, turn.seed, turn.budget, seconds)
        return await self._run(self.think, *job)

    async def advise(self, seen: States, seat: int) -> Advice:
        """What every move of a seat is worth. One after the other, so that bots wait for one at the most.

        It is kept by what the seat knows, so it is the same in all worlds that the seat cannot tell apart.
        """
        key = (seen.tobytes(), seat)
        try:
            async with asyncio.timeout(ADVISING), self.advising:
                if key not in self.advice:
                    self.advice[key] = await self._run(advise, seen, seat)
                    if len(self.advice) > MOST_ADVICE:
                        self.advice.popitem(last=False)
                return self.advice[key]
        except TimeoutError:
            logger.warning("advice too slow")
            raise Refuse("server-trouble") from None

    async def _run(self, work: Callable[..., T], *job: object) -> T:
        for last in (False, True):
            pool = self._open_pool()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *job)
            except BrokenProcessPool:  # a worker was killed: all that it was asked is asked again
                self._drop(pool)
                if last:
                    raise
        raise AssertionError("the loop returns or raises")

    def _open_pool(self) -> Executor:
        if self.pool is None:
            self.pool = helpers(self.workers, get_ready, NICE)
        return self.pool

    def _drop(self, pool: Executor) -> None:
        if self.pool is pool:
            self.pool = None
        with contextlib.suppress(Exception):
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Let the processes go."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
