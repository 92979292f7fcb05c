"""Work in many processes, in order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

T = TypeVar("T")
U = TypeVar("U")


def each(work: Callable[[T], U], tasks: Sequence[T], processes: int) -> Iterator[U]:
    """The result of every task. The first is done here, so that what it compiles is there for all others."""
    yield from map(work, tasks[:1])
    rest = tasks[1:]
    if processes == 1 or not rest:
        yield from map(work, rest)
        return
    spawn = multiprocessing.get_context("spawn")  # threads and fork do not go together
    pool = ProcessPoolExecutor(min(processes, len(rest)), spawn, _begin)
    try:
        yield from pool.map(work, rest)
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Leave with the parent. Ctrl-C is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()
    os._exit(1)
