"""Processes that work for this one, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

spawn = multiprocessing.get_context("spawn")  # threads and fork do not go together


def helpers(number: int, get_ready: Callable[..., None] | None = None, *args: Any) -> ProcessPoolExecutor:
    """So many of them, started when they are needed; each gets ready before its first task."""
    return ProcessPoolExecutor(number, spawn, _begin, (get_ready, args))


def _begin(get_ready: Callable[..., None] | None, args: tuple[Any, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the parent, who says what to do
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if get_ready:
        get_ready(*args)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()
    os._exit(1)
