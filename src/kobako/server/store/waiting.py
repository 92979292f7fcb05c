"""What an event loop waits for while a thread does it: taken together as it comes, and answered together."""

from __future__ import annotations

import asyncio
import logging
import queue
from collections.abc import Iterable
from typing import Any

from .jobs import Job

logger = logging.getLogger("kobako.store")

Wish = tuple[Job, "asyncio.Future[Any]"]
Wishes = queue.SimpleQueue["Wish | None"]  # None is the last
Outcome = tuple["asyncio.Future[Any]", Any, BaseException | None]


def take(wishes: Wishes, most: int, pause: float | None = None) -> tuple[list[Wish], bool]:
    """All that waits now, or nothing after a pause; and whether there is more to come."""
    group: list[Wish] = []
    try:
        wish = wishes.get(timeout=pause)
        while wish is not None:
            group.append(wish)
            if len(group) == most:
                return group, True
            wish = wishes.get_nowait()
    except queue.Empty:
        return group, True
    return group, False


def deliver(outcomes: list[Outcome]) -> None:
    """Answer those who wait, in their event loop."""
    loop = outcomes[0][0].get_loop()
    try:
        loop.call_soon_threadsafe(resolve, outcomes)
    except RuntimeError:  # the loop is closed: nobody waits any more
        logger.warning("nobody-waits jobs=%d", len(outcomes))


def resolve(outcomes: Iterable[Outcome]) -> None:
    """The same for who is in that event loop."""
    for future, result, error in outcomes:
        if future.done():  # whoever asked was cancelled
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
