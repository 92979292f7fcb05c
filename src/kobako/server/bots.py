"""Bots that think in processes of their own, so that nobody waits for them.

A bot move waits at most LONGEST. When many bots wait, budgets shrink in steps; when even the smallest would
take too long, the bot plays by rule of thumb, which takes no time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from ..bots.bot import find_bot
from ..games.game import States
from .timers import BotTurn

logger = logging.getLogger("kobako.bots")

LONGEST = 3.0  # seconds from a bot's turn to its move
STEPS = (1, 2, 4, 8)  # what a budget is divided by when many wait
THUMB = "easy"
FIRST_GUESS = 1e-4  # seconds an iteration, until one was measured
LEARN = 0.2  # weight of the newest measurement

Think = Callable[[str, States, int, int, int], tuple[int, float]]


def think(name: str, seen: States, seat: int, seed: int, budget: int) -> tuple[int, float]:
    """The action of a bot, and the seconds that it took. Runs in a process of its own."""
    from time import perf_counter

    started = perf_counter()
    action = find_bot(name).think(seen, seat, seed, budget).action
    return action, perf_counter() - started


class Bots:
    """Thinks for all bots of a server."""

    def __init__(self, think: Think = think, workers: int | None = None) -> None:
        self.think = think
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: Executor | None = None
        self.waiting = 0  # iterations that were asked for and are not done
        self.pace = FIRST_GUESS  # seconds an iteration

    def at_once(self, turn: BotTurn) -> int:
        """The move of a bot that does not search."""
        return turn.bot.think(turn.seen, turn.seat, turn.seed).action

    def by_thumb(self, turn: BotTurn) -> int:
        """The move by rule of thumb."""
        return find_bot(THUMB).think(turn.seen, turn.seat, turn.seed).action

    def budget_for(self, full: int) -> int:
        """As many iterations as fit into the time, with all that is waiting; 0 when even few would not."""
        for part in STEPS:
            budget = max(1, full // part)
            if (self.waiting + budget) * self.pace / self.workers <= LONGEST / 2:
                return budget
        return 0

    async def choose(self, turn: BotTurn) -> tuple[int, int]:
        """The action of a bot, and the budget that it was given; 0 is the rule of thumb."""
        budget = self.budget_for(turn.budget)
        if budget:
            self.waiting += budget
            try:
                async with asyncio.timeout(LONGEST):
                    return await self._in_pool(turn, budget), budget
            except TimeoutError:
                logger.warning("bot=%s budget=%d too slow", turn.bot.name, budget)
            except Exception:  # a mistake in one bot must not stop its table
                logger.exception("bot=%s budget=%d failed", turn.bot.name, budget)
            finally:
                self.waiting -= budget
        return self.by_thumb(turn), 0

    async def _in_pool(self, turn: BotTurn, budget: int) -> int:
        job = (turn.bot.name, turn.seen, turn.seat, turn.seed, budget)
        for last in (False, True):
            pool = self._open_pool()
            try:
                action, seconds = await asyncio.get_running_loop().run_in_executor(pool, self.think, *job)
            except BrokenProcessPool:  # a worker was killed: all that it was asked is asked again
                self._drop(pool)
                if last:
                    raise
            else:
                self.pace += LEARN * (seconds / budget - self.pace)
                return action
        raise AssertionError("the loop returns or raises")

    def _open_pool(self) -> Executor:
        if self.pool is None:
            # Threads and fork do not go together.
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=spawn)
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
