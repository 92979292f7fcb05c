"""How far a league is: in a terminal a bar with the time that is left, elsewhere a line now and then."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from datetime import timedelta
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from ..bots.warm import Words

if TYPE_CHECKING:
    from rich.progress import Progress

LINES = 10  # that say how far it is, where there is no terminal


class Show(Protocol):
    """Is told what happens in a league."""

    def advance(self, is_new: bool) -> None:
        """One more game is there, played now or before."""

    def tell(self, line: str) -> None:
        """Something to read."""


@contextlib.contextmanager
def showing(total: int, words: Words) -> Iterator[Show]:
    """On standard error, while so many games are played."""
    if not sys.stderr.isatty():
        yield Lines(total, words)
        return
    # Imported where it is needed: it takes a while.
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        progress.add_task(words("arena-games"), total=total)
        yield Bar(progress)


class Bar:
    """A bar that is gone at the end."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress

    def advance(self, is_new: bool) -> None:
        """One more."""
        self.progress.advance(self.progress.task_ids[0])

    def tell(self, line: str) -> None:
        """Above the bar."""
        self.progress.console.print(line, markup=False, highlight=False, soft_wrap=True)


class Lines:
    """Plain lines."""

    def __init__(self, total: int, words: Words) -> None:
        self.total, self.words = total, words
        self.done = self.played = 0
        self.started = monotonic()  # when the first game was over: processes need a while to begin

    def advance(self, is_new: bool) -> None:
        """One more; some of them are told."""
        self.done += 1
        if is_new:
            self.started = self.started if self.played else monotonic()
            self.played += 1
        if self.done * LINES // self.total > (self.done - 1) * LINES // self.total:
            self.tell(self.words("arena-progress", done=self.done, total=self.total, left=self._left()))

    def tell(self, line: str) -> None:
        """A line."""
        print(line, file=sys.stderr, flush=True)

    def _left(self) -> str:
        """How long the rest will take, if it is like what was played until now."""
        if self.played < 2:
            return "?"
        each = (monotonic() - self.started) / (self.played - 1)
        return str(timedelta(seconds=round(each * (self.total - self.done))))
