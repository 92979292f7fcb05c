"""When Python looks for garbage in rings: among what is new, and seldom among everything.

A search stops the whole server, and with hundreds of tables a search of all their objects can be felt. So
what has outlived one search is frozen, that is, left out of the next; everything is searched only when it
may have doubled. Searching the new ones often would be dear too: most of them are gone a little later.
"""

from __future__ import annotations

import asyncio
import gc

NEW = 30_000  # objects, made and not freed, before the new ones are searched
PAUSE = 60.0  # seconds between two looks at how many searches there were


def search_little() -> None:
    """Search what is new, and freeze what is left of it; from now on."""
    gc.callbacks.append(_freeze)
    gc.set_threshold(NEW)
    gc.collect()


def _freeze(phase: str, _: object) -> None:
    if phase == "stop":
        gc.freeze()


async def search_all_seldom() -> None:
    """Search everything whenever it may have doubled; for ever."""
    while True:
        enough = _searches() + gc.get_freeze_count() // NEW + 1
        while _searches() < enough:
            await asyncio.sleep(PAUSE)
        gc.unfreeze()
        gc.collect()


def _searches() -> int:
    return int(gc.get_stats()[0]["collections"])
