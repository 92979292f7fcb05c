"""Rings that nobody needs any more are found, the new ones soon, the old ones some time."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import weakref
from collections.abc import Iterator

import pytest

from kobako.server import garbage


class Ring:
    """It holds itself, so that only a search frees it."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture(autouse=True)
def _collector() -> Iterator[None]:
    """As it was before."""
    threshold = gc.get_threshold()
    yield
    with contextlib.suppress(ValueError):
        gc.callbacks.remove(garbage._freeze)
    gc.set_threshold(*threshold)
    gc.unfreeze()


def test_a_new_ring_is_freed_soon() -> None:
    garbage.search_little()
    ring = weakref.ref(Ring())
    kept: list[list[int]] = [[] for _ in range(2 * garbage.NEW)]
    assert kept
    assert ring() is None


async def test_what_was_kept_for_long_is_freed_when_there_may_be_twice_as_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage, "PAUSE", 0.0)
    garbage.search_little()
    kept = Ring()
    gc.collect()  # it is frozen
    assert gc.get_freeze_count() > garbage.NEW
    ring = weakref.ref(kept)
    del kept
    gc.collect()
    assert ring() is not None
    chore = asyncio.create_task(garbage.search_all_seldom())
    try:
        async with asyncio.timeout(60):
            while ring() is not None:
                new: list[list[int]] = [[] for _ in range(2 * garbage.NEW)]
                assert new
                await asyncio.sleep(0)
    finally:
        chore.cancel()
