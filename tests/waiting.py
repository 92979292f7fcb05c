"""Waiting for what is about to happen: one loop, one deadline, and no longer than there is hope."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

PATIENCE = 120.0  # seconds; other tests run at the same time
MOMENT = 0.01  # seconds between two looks

T = TypeVar("T")


class Other(Protocol):
    """Something that can fail while one waits for it, such as a server in a process of its own."""

    @property
    def logged(self) -> str:
        """All that it has said so far."""

    def demand_well(self) -> None:
        """AssertionError, with what it has said, if it has failed."""


def until(is_so: Callable[[], T | None], *others: Other, moment: float = MOMENT) -> T:
    """Ask until the answer is true, and return it. Nobody waits for who has failed."""
    end = time.monotonic() + PATIENCE
    while not (found := is_so()):
        try:
            for other in others:
                other.demand_well()
        except AssertionError:
            if found := is_so():  # the last that was done
                return found
            raise
        assert time.monotonic() < end, f"never: {[other.logged for other in others]}"
        time.sleep(moment)
    return found


async def soon(is_so: Callable[[], bool | Awaitable[object]]) -> None:
    """The same in an event loop, for questions of either kind."""
    async with asyncio.timeout(PATIENCE):
        while not (found := is_so()) or (isinstance(found, Awaitable) and not await found):
            await asyncio.sleep(0.001)
