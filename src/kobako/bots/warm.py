"""The compiler at work: before the first move instead of in it, and never without saying so.

Each game is compiled by a process of its own, as many at once as there are processors. What they leave in the
cache is loaded by whoever plays.
"""

from __future__ import annotations

import contextlib
import math
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ..cards.jit import CACHE, is_compiled
from ..games import GAMES, find
from ..games.game import GameInfo
from ..match.deal import Dealer, seed_of_int
from ..match.match import Match
from ..match.verify import drawn
from .bot import BOTS, Bot, move_seed

SEED = 0
FEW = 2  # iterations: a search has compiled all that it needs when it has begun
SECONDS = 20  # that a game takes, more or less

Words = Callable[..., str]  # the text of a message, given its id and its arguments
Tell = Callable[[str, str], None]  # the name of a game, and the message of what is done next; "" at the end
Done = Callable[[str], Path]  # by the name of a game: the file that is there when it is compiled


def warm_up(infos: Sequence[GameInfo], words: Words) -> None:
    """Compile all that these games call, unless that was done before on this machine."""
    cold = cold_games(infos, done)
    if cold:
        said = words("warm", games=tuple(cold), seconds=seconds_for(cold, SECONDS))
        show = _bars(cold, words, said) if sys.stderr.isatty() else show_line(said)
        with show as tell:
            compile_apart(__name__, cold, done, tell)


def cold_games(infos: Sequence[GameInfo], done: Done) -> list[str]:
    """Return the names of the games that are still to be compiled."""
    return [info.name for info in infos if is_compiled() and not done(info.name).exists()]


def seconds_for(names: Sequence[str], seconds: int) -> int:
    """Return about how long it takes to compile these games, `seconds` each."""
    return seconds * math.ceil(len(names) / (os.cpu_count() or 1))


def done(name: str) -> Path:
    """Is there when a game is compiled. (Others may have compiled a part of it, and been interrupted.)"""
    return CACHE / f"warm-{name}"


def compile_apart(module: str, names: Sequence[str], done: Done, tell: Tell) -> None:
    """Run `python -m module NAME` for each game, as many at once as there are processors.

    A module prints the message of what it does next. If it fails, its error is seen, and whoever plays first
    compiles the rest.
    """

    def run(name: str) -> None:
        command = [sys.executable, "-P", "-m", module, name]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as worker:
            for line in worker.stdout or ():
                tell(name, line.strip())
        tell(name, "")
        if worker.returncode == 0:
            with contextlib.suppress(OSError):  # a cache that cannot be written any more
                done(name).touch()

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(run, names))


def compile_all(info: GameInfo) -> Iterator[str]:
    """Play games unseen, one with each bot. Yields the message of what comes next, before it begins."""
    yield "warm-rules"
    match, dealer = Match(info.name, info.seats[0], chance="given"), Dealer(seed_of_int(SEED))
    match.chance(drawn(match, dealer))
    match.view_struct(None)
    for bot in _bots_of(info.name):
        yield "warm-bot"
        _play_out(Match(info.name, info.seats[0], chance="given"), Dealer(seed_of_int(SEED)), bot)


def load_searches() -> None:
    """Have all that searching bots call in this process, before the first of them is asked."""
    for info in GAMES:
        searching = [bot for bot in _bots_of(info.name) if bot.budget(info.name)]
        if searching:
            match = Match(info.name, info.seats[0], seed=SEED)
            for bot in searching:
                _think(bot, match, match.pending[0])


def _bots_of(game: str) -> list[Bot]:
    return [bot for bot in BOTS if bot.plays(game)]


def _play_out(match: Match, dealer: Dealer, bot: Bot) -> None:
    while not match.over:
        if match.awaits:
            match.chance(drawn(match, dealer))
            continue
        seat = match.pending[0]
        match.view_struct(seat)
        match.act(seat, match.info.notation.action_text(_think(bot, match, seat)))
    match.record()  # with its scores


def _think(bot: Bot, match: Match, seat: int) -> int:
    budget = min(FEW, bot.budget(match.info.name))
    return bot.think(match.seen(seat), seat, move_seed(SEED, len(match.steps)), budget).action


@contextlib.contextmanager
def show_line(said: str) -> Iterator[Tell]:
    """A sentence, and nothing of what is done next."""
    print(said, file=sys.stderr, flush=True)
    yield lambda name, message: None


@contextlib.contextmanager
def _bars(names: Sequence[str], words: Words, said: str) -> Iterator[Tell]:
    """A bar for each game, while it is compiled."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        progress.print(said)
        steps = {name: 1 + len(_bots_of(name)) for name in names}
        bars = {name: progress.add_task(name, total=steps[name], start=False) for name in names}

        def tell(name: str, message: str) -> None:
            progress.start_task(bars[name])
            described = f"{name}: {words(message)}" if message else name
            progress.update(bars[name], description=described)
            if message != "warm-rules":
                progress.advance(bars[name])
            if not message:
                progress.stop_task(bars[name])

        yield tell


if __name__ == "__main__":
    for message in compile_all(find(sys.argv[1])):
        print(message, flush=True)
