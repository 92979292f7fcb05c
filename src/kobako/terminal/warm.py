"""The compiler at work: before the first move instead of in it, and never without saying so."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator

from ..bots.bot import BOTS
from ..cards.jit import CACHE, is_compiled
from ..games.game import GameInfo
from .table import Table, open_table
from .words import Words

SEED = 0


def warm_up(info: GameInfo, words: Words) -> None:
    """Compile all that a game in the terminal calls, unless that was done before on this machine."""
    # A file of our own: others may have compiled a part of it, and we may have been interrupted.
    done = CACHE / f"warm-{info.name}"
    if not is_compiled() or done.exists():
        return
    if sys.stderr.isatty():
        _show(info, words)
    else:
        print(words("terminal-warm", game=info.name), file=sys.stderr, flush=True)
        list(compile_all(info))
    with contextlib.suppress(OSError):  # a cache that cannot be written any more
        done.touch()


def compile_all(info: GameInfo) -> Iterator[str]:
    """Play games unseen, one with each bot. Yields the message of what comes next, before it begins."""
    yield "terminal-warm-rules"
    table = open_table(info.name, info.seats[0], 0, SEED, BOTS[0].name)
    next(table.advance())
    for bot in BOTS:
        yield "terminal-warm-bot"
        _play_out(open_table(info.name, info.seats[0], 0, SEED, bot.name))


def _play_out(table: Table) -> None:
    list(table.advance())
    while not table.view.over:
        table.act(table.hint())
        list(table.advance())


def _show(info: GameInfo, words: Words) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        progress.print(words("terminal-warm", game=info.name))
        task = progress.add_task("", total=1 + len(BOTS))
        for done, message in enumerate(compile_all(info)):
            progress.update(task, completed=done, description=words(message))
