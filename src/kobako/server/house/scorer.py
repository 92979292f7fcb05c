"""Rates games that are over, beside everything else: nobody who plays waits for it.

Results are written together with the end of their game, so a crash loses none; ratings follow here, in the
order in which games have ended, by whichever server comes first.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any

from ..store import Conflict, Result, Row, Store
from ..tables.table import Table
from .results import results_of

POLL = 60  # seconds after which it is looked whether another server has left something to do

logger = logging.getLogger("kobako.scorer")


class Scorer:
    """The scorer of a server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.wish = asyncio.Event()

    def hurry(self) -> None:
        """A game is over."""
        self.wish.set()

    async def run(self) -> None:
        """For ever. What goes wrong is tried again."""
        await self._attempt(self.catch_up())
        while True:
            self.wish.clear()
            await self._attempt(self.rate())
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wish.wait(), POLL)

    async def _attempt(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:
            logger.exception("the scorer has failed")

    async def rate(self) -> None:
        """Rate all games that are over."""
        while await self.store.rate_some():
            pass

    async def catch_up(self) -> None:
        """Games that were over before there were results get theirs now."""
        for table in await self.store.unscored():
            rows = await self.store.events(table)
            found = await asyncio.to_thread(read, table, rows)
            with suppress(Conflict):  # another server was faster
                await self.store.add_results(found)


def read(table: str, rows: Sequence[Row]) -> list[Result]:
    """What came of a game, from the log of its table."""
    return results_of(Table.load(table, rows))
