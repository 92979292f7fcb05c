"""What is done again and again beside everything else. Failures are logged, and end nothing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

logger = logging.getLogger("kobako.chores")

Chore = Callable[[], Awaitable[None]]


async def attempt(name: str, chore: Chore) -> bool:
    """Do something; whether it went well. The database may be away for a while, or the disk full."""
    try:
        await chore()
    except Exception:
        logger.exception("chore=%s failed", name)
        return False
    return True


async def every(seconds: float, name: str, chore: Chore) -> None:
    """Do something for ever, after so many seconds each time."""
    while True:
        await asyncio.sleep(seconds)
        await attempt(name, chore)


async def until_done(seconds: float, name: str, chore: Chore) -> None:
    """Do something once; again after so many seconds, if it fails."""
    while not await attempt(name, chore):
        await asyncio.sleep(seconds)
