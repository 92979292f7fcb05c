"""The compiler at work: before the first move instead of in it, and never without saying so."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator

from ..cards.jit import CACHE, is_compiled
from ..games.game import GameInfo
from ..match.deal import Dealer, seed_of_int
from ..match.match import Match
from ..match.verify import drawn
from .bot import BOTS, Bot, move_seed

SEED = 0

Words = Callable[..., str]  # the text of a message, given its id and its arguments


def warm_up(info: GameInfo, words: Words) -> None:
    """Compile all that a game calls, unless that was done before on this machine."""
    # A file of our own: others may have compiled a part of it, and we may have been interrupted.
    done = CACHE / f"warm-{info.name}"
    if not is_compiled() or done.exists():
        return
    if sys.stderr.isatty():
        _show(info, words)
    else:
        print(words("warm", game=info.name), file=sys.stderr, flush=True)
        list(compile_all(info))
    with contextlib.suppress(OSError):  # a cache that cannot be written any more
        done.touch()


def compile_all(info: GameInfo) -> Iterator[str]:
    """Play games unseen, one with each bot. Yields the message of what comes next, before it begins."""
    yield "warm-rules"
    match, dealer = Match(info.name, info.seats[0], chance="given"), Dealer(seed_of_int(SEED))
    match.chance(drawn(match, dealer))
    match.view_struct(None)
    for bot in BOTS:
        yield "warm-bot"
        _play_out(Match(info.name, info.seats[0], chance="given"), Dealer(seed_of_int(SEED)), bot)


def _play_out(match: Match, dealer: Dealer, bot: Bot) -> None:
    while not match.over:
        if match.awaits:
            match.chance(drawn(match, dealer))
            continue
        seat = match.pending[0]
        match.view_struct(seat)
        action = bot.choose(match.seen(seat), seat, move_seed(SEED, len(match.steps)))
        match.act(seat, match.info.notation.action_text(action))
    match.record()  # with its scores


def _show(info: GameInfo, words: Words) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        progress.print(words("warm", game=info.name))
        task = progress.add_task("", total=1 + len(BOTS))
        for done, message in enumerate(compile_all(info)):
            progress.update(task, completed=done, description=words(message))
