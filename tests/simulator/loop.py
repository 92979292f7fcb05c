"""An event loop in which waiting takes no time and everything happens in one order."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections import deque
from collections.abc import Callable
from contextvars import Context
from typing import Any

EPOCH = 1_700_000_000_000  # ms since 1970 when a world begins


class VirtualLoop(asyncio.BaseEventLoop):
    """Time jumps to what is due next; of two things that are due at one moment, the older wish is first."""

    def __init__(self) -> None:
        super().__init__()
        self._passed = 0.0
        self._alarms: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._count = itertools.count()
        self._ready: deque[asyncio.Handle]  # what is to be done now, in its order

    def time(self) -> float:
        return self._passed

    def call_at(  # type: ignore[override] # the types of what is called are its own business
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        heapq.heappush(self._alarms, (when, next(self._count), handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is passed over when its time has come."""

    def _run_once(self) -> None:
        if not self._ready:
            if not self._alarms:
                raise AssertionError("nothing will ever happen again")
            when, _, alarm = heapq.heappop(self._alarms)
            self._passed = max(self._passed, when)
            self._ready.append(alarm)
        for _ in range(len(self._ready)):
            handle = self._ready.popleft()
            if not handle.cancelled():
                handle._run()

    def _write_to_self(self) -> None:
        """No other thread ever wakes it."""


class VirtualClock:
    """The clock of one server. When the server dies, what it wanted to be called for is forgotten."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.loop = loop
        self.is_dead = False

    def now(self) -> int:
        return EPOCH + round(self.loop.time() * 1000)

    def call_at(self, moment: int, call: Callable[[], None]) -> asyncio.TimerHandle:
        return self.loop.call_at((moment - EPOCH) / 1000, self._ring, call)

    def _ring(self, call: Callable[[], None]) -> None:
        if not self.is_dead:
            call()
