"""Plays a league in many processes. What was played before is read, what is broken is played anew.

What happens in a game follows from its fixture alone, so it does not matter which process plays it, or when.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from concurrent.futures import as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from ctypes import c_bool
from pathlib import Path
from typing import NamedTuple

from ..bots.bot import find_bot, move_seed
from ..bots.warm import Words
from ..helpers import helpers, spawn
from ..match.match import Match
from .fixtures import Fixture, League, schedule
from .folder import Folder, Refused
from .games import Outcome, play, read
from .players import Limit, Player, Setting, find_player, make_player, read_spec
from .progress import Show, showing
from .table import Games

WARM_SEED = 0
HASTY = 2  # iterations: enough for any search to begin


class Done(NamedTuple):
    """A game that is over."""

    fixture: Fixture
    outcome: Outcome
    text: str | None  # its record; None if that was there already
    broken: str  # what was wrong with the record that was there


Job = tuple[League, Fixture, Path]


def play_league(league: League, deals: int, folder: Folder, processes: int, words: Words) -> Games:
    """Every game of the league, in the order of their numbers."""
    jobs: list[Job] = [(league, fixture, folder.record(fixture)) for fixture in schedule(league, deals)]
    games: list[tuple[Fixture, Outcome]] = []
    try:
        with showing(len(jobs), words) as show, closing(_all_done(jobs, processes)) as finished:
            for done in finished:
                _keep(done, folder, show, words)
                games.append((done.fixture, done.outcome))
    except BrokenProcessPool:
        raise Refused("arena-process-died", path=str(folder.path)) from None
    return sorted(games, key=lambda game: game[0].number)


def _keep(done: Done, folder: Folder, show: Show, words: Words) -> None:
    path = folder.record(done.fixture)
    if done.broken:
        show.tell(words("arena-anew", path=str(path), reason=done.broken))
    if done.text is not None:
        folder.write(path, done.text)
    show.advance(done.text is not None)


def _all_done(jobs: Sequence[Job], processes: int) -> Generator[Done]:
    """Every job as soon as it is done, in any order."""
    if processes == 1:
        warm(jobs[0][0])
        yield from (do(job) for job in jobs)
        return
    stop = spawn.RawValue(c_bool, False)  # without a lock, which a process that dies could hold for ever
    pool = helpers(min(processes, len(jobs)), _begin, jobs[0][0], stop)
    try:
        for future in as_completed([pool.submit(do, job) for job in jobs]):
            yield future.result()
    finally:
        stop.value = True
        pool.shutdown(cancel_futures=True)


# ---------------------------------------------------------------------------------- in a process of its own


_stop = c_bool(False)  # whether to leave the game; a process of its own shares it with its parent


def _is_stopped() -> bool:
    return _stop.value


def do(job: Job) -> Done:
    """Read the record of a game if it is there and sound; otherwise play."""
    league, fixture, path = job
    broken = ""
    try:
        return Done(fixture, read(league, fixture, path.read_text("utf-8")), None, "")
    except FileNotFoundError:
        pass
    except ValueError as error:
        broken = str(error)
    text = play(league, fixture, _is_stopped)
    return Done(fixture, read(league, fixture, text), text, broken)


def _begin(league: League, stop: c_bool) -> None:
    """Make a process ready: it loads what is compiled before time is taken."""
    global _stop
    _stop = stop
    warm(league)


def warm(league: League) -> None:
    """Ask every player now and then in a random game, with the smallest budget."""
    anybody, guests = find_bot("random"), [_hasty(spec, league.setting) for spec in league.bots]
    match = Match(league.game, league.players, seed=WARM_SEED, options=league.options)
    made = 0
    while not match.over:
        seat, seed, made = match.pending[0], move_seed(WARM_SEED, len(match.steps)), made + 1
        if made & made - 1 == 0:  # the 1st, 2nd, 4th, 8th ... decision: a few in every part of a game
            for guest in guests:
                guest.choose(match, seat, seed)
        action = anybody.think(match.seen(seat), seat, seed).action
        match.act(seat, match.info.notation.action_text(action))


def _hasty(spec: str, setting: Setting) -> Player:
    player = find_player(spec, setting)
    return make_player(read_spec(spec)[0], Limit(HASTY), setting) if player.budget else player
