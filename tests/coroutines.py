"""Tests that are coroutines: each runs in an event loop of its own."""

from __future__ import annotations

import asyncio
import inspect
from typing import Any

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run the test, and close in its loop whichever of its fixtures can only be closed there."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(_whole(pyfuncitem, {name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


async def _whole(test: pytest.Function, wanted: dict[str, Any]) -> None:
    try:
        await test.obj(**wanted)
    finally:
        for fixture in reversed(test.funcargs.values()):
            close = getattr(fixture, "close", None)
            if inspect.iscoroutinefunction(close):
                await close()
