"""Work in many processes, in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from ..helpers import helpers

T = TypeVar("T")
U = TypeVar("U")


def each(work: Callable[[T], U], tasks: Sequence[T], processes: int) -> Iterator[U]:
    """The result of every task. The first is done here, so that what it compiles is there for all others."""
    yield from map(work, tasks[:1])
    rest = tasks[1:]
    if processes == 1 or not rest:
        yield from map(work, rest)
        return
    pool = helpers(min(processes, len(rest)))
    try:
        yield from pool.map(work, rest)
    finally:
        pool.shutdown(cancel_futures=True)
