"""Where time comes from. The server's core is handed a clock, so that a test can run it by hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will be called, unless it is cancelled."""

    def cancel(self) -> None:
        """Do not call it."""


class Clock(Protocol):
    """Time in ms since 1970, and a way to be called later."""

    def now(self) -> int:
        """The time."""

    def call_at(self, moment: int, call: Callable[[], None]) -> Alarm:
        """Call something when that time has come; at once if it is past."""


class WallClock:
    """The machine's own time, on the running event loop."""

    def now(self) -> int:
        """The time."""
        return time.time_ns() // 1_000_000

    def call_at(self, moment: int, call: Callable[[], None]) -> Alarm:
        """Call something when that time has come."""
        return asyncio.get_running_loop().call_later(max(0, moment - self.now()) / 1000, call)
