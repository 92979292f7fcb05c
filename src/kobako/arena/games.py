"""One game of a league: played into a record, and read from one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from time import perf_counter

import msgspec

from ..bots.bot import move_seed
from ..match.facts import Samples, samples_of
from ..match.match import Match
from .fixtures import Fixture, League
from .players import Player, find_player

SECONDS = "x-seconds"  # tag: what each seat has thought in all
ARENA = "x-arena"  # tag: the specs, by seat

player_of = cache(find_player)


class Stopped(Exception):  # noqa: N818 - it reads as what it is
    """The league was stopped in the middle of a game."""


class Outcome(msgspec.Struct, frozen=True):
    """What came of a game. All lists are by seat."""

    scores: list[int]
    winners: tuple[int, ...]
    decisions: list[int]
    iterations: list[int]
    seconds: list[float]
    samples: Samples


def play(league: League, fixture: Fixture, is_stopped: Callable[[], bool]) -> str:
    """The record of the game."""
    match = Match(league.game, league.players, seed=fixture.seed, options=league.options)
    for tag in _tags(league, fixture):
        match.tag(tag)
    seconds = [0.0] * league.players
    while not match.over:
        if is_stopped():
            raise Stopped
        seat = match.pending[0]
        player = player_of(league.bots[fixture.seats[seat]], league.setting)
        seconds[seat] += _move(match, seat, player, fixture.seeds[seat])
    match.tag(" ".join([SECONDS, *(f"{spent:.6f}" for spent in seconds)]))
    return match.record()


def _move(match: Match, seat: int, player: Player, seed: int) -> float:
    """The player moves; the seconds of thought."""
    step, started = len(match.steps), perf_counter()
    thought = player.choose(match, seat, move_seed(seed, step))
    spent = perf_counter() - started
    if thought.iterations != player.budget:
        match.tag(f"bot {step} {thought.iterations}")
    match.act(seat, match.info.notation.action_text(thought.action))
    return spent


def _tags(league: League, fixture: Fixture) -> list[str]:
    """What the record says of who plays; the seed of chance stands there already."""
    specs = [league.bots[bot] for bot in fixture.seats]
    guests = [player_of(spec, league.setting) for spec in specs]
    return [
        *(f"seat {s} {p.name} {p.budget} {fixture.seeds[s]}" for s, p in enumerate(guests)),
        f"{ARENA} {' '.join(specs)}",
    ]


def read(league: League, fixture: Fixture, text: str) -> Outcome:
    """What came of a game, by its record. A ValueError says why this is not the record of that game."""
    match = Match.replay(text)
    if not match.over:
        raise ValueError("the game is not over")
    told = (match.info.name, match.players, match.options)
    expected = {f"seed {fixture.seed}", *_tags(league, fixture)}
    if told != (league.game, league.players, league.options) or not expected <= set(match.tags):
        raise ValueError("it is another game")
    decisions, iterations = _work(league, fixture, match)
    return Outcome(
        scores=match.scores,
        winners=match.winners,
        decisions=decisions,
        iterations=iterations,
        seconds=_seconds(match),
        samples=samples_of(match),
    )


def _seconds(match: Match) -> list[float]:
    times = [tag.split(" ")[1:] for tag in match.tags if tag.startswith(f"{SECONDS} ")]
    if len(times) != 1 or len(times[0]) != match.players:
        raise ValueError("its times are missing")
    return [float(spent) for spent in times[0]]


def _work(league: League, fixture: Fixture, match: Match) -> tuple[list[int], list[int]]:
    """Decisions and iterations, by seat."""
    budgets = [player_of(league.bots[bot], league.setting).budget for bot in fixture.seats]
    other = dict(tag.split(" ")[1:] for tag in match.tags if tag.startswith("bot "))
    decisions, iterations = [0] * match.players, [0] * match.players
    for step, line in enumerate(match.steps):
        if line[0].isdecimal():
            seat = int(line[0])
            decisions[seat] += 1
            iterations[seat] += int(other.get(str(step), budgets[seat]))
    return decisions, iterations
