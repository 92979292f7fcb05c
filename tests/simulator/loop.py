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


class Wish(list[Any]):
    """Something to be done: what to call, with what, in which context. (A list is made quickest.)"""

    def cancel(self) -> None:
        self[0] = None

    def cancelled(self) -> bool:
        return self[0] is None


class VirtualLoop(asyncio.BaseEventLoop):
    """Time jumps to what is due next; of two things that are due at one moment, the older wish is first.

    What is not caught ends the world, as a mistake should.
    """

    def __init__(self) -> None:
        super().__init__()
        self._passed = 0.0
        self._alarms: list[tuple[float, int, Wish]] = []
        self._count = itertools.count()
        self._ready: deque[Wish]  # what is to be done now, in its order
        self._stopping: bool

    def time(self) -> float:
        return self._passed

    def call_soon(  # type: ignore[override] # the types of what is called are its own business
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> Wish:
        wish = Wish((callback, args, context))
        self._ready.append(wish)
        return wish

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> Wish:
        wish = Wish((callback, args, context))
        heapq.heappush(self._alarms, (when, next(self._count), wish))
        return wish

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> Wish:
        wish = Wish((callback, args, context))
        heapq.heappush(self._alarms, (self._passed + delay, next(self._count), wish))
        return wish

    def _run_once(self) -> None:
        """All that is to be done before somebody stops it."""
        ready = self._ready
        while not self._stopping:
            callback, args, context = ready.popleft() if ready else self._next_alarm()
            if callback is None:
                continue
            if context is None:
                callback(*args)
            else:
                context.run(callback, *args)

    def _next_alarm(self) -> Wish:
        if not self._alarms:
            raise AssertionError("nothing will ever happen again")
        when, _, wish = heapq.heappop(self._alarms)
        if when > self._passed:
            self._passed = when
        return wish

    def _write_to_self(self) -> None:
        """No other thread ever wakes it."""


class VirtualClock:
    """The clock of one server. When the server dies, what it wanted to be called for is forgotten."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.loop = loop
        self.is_dead = False

    def now(self) -> int:
        return EPOCH + round(self.loop.time() * 1000)

    def call_at(self, moment: int, call: Callable[[], None]) -> Wish:
        return self.loop.call_at((moment - EPOCH) / 1000, self._ring, call)

    def _ring(self, call: Callable[[], None]) -> None:
        if not self.is_dead:
            call()
