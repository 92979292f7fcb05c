"""OpenSpiel's search at our table: honest, repeatable, legal, and exact about its simulations."""

import math
import random
import sys

import pytest

from kobako import GAMES, Match
from kobako.arena.openspiel import FEWEST, ROLLOUTS, OpenSpielPlayer, player
from kobako.arena.players import MOST, Limit, Setting
from kobako.games import find
from kobako.match.check import prefixes, random_match
from witnesses import Witness

pytestmark = pytest.mark.slow

EVERY = [(name, players) for name in GAMES for players in find(name).seats]


def has_choice(match: Match) -> bool:
    return bool(match.pending) and len(match.legal(match.pending[0])) > 1


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_it_plays_legal_moves_with_as_many_simulations_as_it_was_told(name: str, players: int) -> None:
    player, match = OpenSpielPlayer(name, players, {}, iterations=5), Match(name, players, seed=1)
    for step in range(60):
        if match.over:
            break
        seat = match.pending[-1]  # who need not be the first to be asked
        moves = match.legal(seat)
        thought = player.choose(match, seat, step)
        assert thought.iterations == (5 if len(moves) > 1 else 0)
        assert match.info.notation.action_text(thought.action) in moves
        match.act(seat, match.info.notation.action_text(thought.action))
    assert len(match.steps) > 5


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_it_cannot_know_what_its_seat_cannot(name: str, players: int) -> None:
    """Worlds that differ only in what is hidden from a seat bring the same move from it."""
    player, rng = OpenSpielPlayer(name, players, {}, iterations=40), random.Random(players)
    different = 0
    for seed in range(4):
        whole = random_match(name, players, {}, seed)
        choices = [step for step, now in enumerate(prefixes(whole)) if has_choice(now)]
        closely = rng.sample(choices, min(5, len(choices)))
        for now in (now for step, now in enumerate(prefixes(whole)) if step in closely):
            seat = now.pending[0]
            *_, there = prefixes(now, Witness(name, players).disguise(now.steps, seat, rng))
            different += there.steps != now.steps
            assert player.choose(now, seat, 7) == player.choose(there, seat, 7)
    assert different > 2


def test_a_seed_repeats_a_move_and_another_need_not() -> None:
    player, match = OpenSpielPlayer("luz", 4, {}, iterations=30), Match("luz", 4, seed=1)
    seat = match.pending[0]
    moves = [player.choose(match, seat, seed) for seed in (*range(8), *range(8), 2**63 + 1)]
    assert moves[:8] == moves[8:16]
    assert len(set(moves)) > 1
    assert OpenSpielPlayer("luz", 4, {}, iterations=30).choose(match, seat, 3) == moves[3]


def test_options_reach_the_search() -> None:
    options = {"scoring": "points", "zero_gold": "no"}
    match = Match("aurum", 4, seed=2, options=options)
    seat = match.pending[0]
    assert OpenSpielPlayer("aurum", 4, options, iterations=10).choose(match, seat, 1).iterations == 10


def test_it_stops_when_the_time_is_over() -> None:
    match = Match("lineit", 2, seed=1)
    seat = match.pending[0]
    hurried = OpenSpielPlayer("lineit", 2, {}, seconds=0.0).choose(match, seat, 1)
    assert hurried.iterations == FEWEST
    both = OpenSpielPlayer("lineit", 2, {}, iterations=10, seconds=3600.0).choose(match, seat, 1)
    assert both == OpenSpielPlayer("lineit", 2, {}, iterations=10).choose(match, seat, 1)
    some = OpenSpielPlayer("lineit", 2, {}, seconds=0.2).choose(match, seat, 1)
    assert some.iterations > FEWEST


def test_the_limit_of_a_league_reaches_the_search() -> None:
    for limit, reached in (
        (Limit(iterations=10), (10, 10, math.inf, 1)),
        (Limit(iterations=MOST, seconds=0.5), (MOST, sys.maxsize, 0.5, ROLLOUTS)),
    ):
        made = player(Setting("lineit", 2), limit)
        assert (made.budget, made._iterations, made._seconds, made._rollouts) == reached


def test_it_beats_chance() -> None:
    player, wins = OpenSpielPlayer("dragonegg", 2, {}, iterations=60), 0
    for seed in range(6):
        match, rng = Match("dragonegg", 2, seed=seed), random.Random(seed)
        while not match.over:
            seat = match.pending[0]
            if seat == seed % 2:
                action = player.choose(match, seat, len(match.steps)).action
                match.act(seat, match.info.notation.action_text(action))
            else:
                match.act(seat, rng.choice(match.legal(seat)))
        wins += seed % 2 in match.winners
    assert wins >= 4


def test_mistakes_are_named() -> None:
    with pytest.raises(ValueError, match="a number of iterations or of seconds"):
        OpenSpielPlayer("luz", 4, {})
    with pytest.raises(ValueError, match="2 iterations at the least, not 1"):
        OpenSpielPlayer("luz", 4, {}, iterations=1)
    with pytest.raises(ValueError, match="luz has 3 to 5 players, not 2"):
        OpenSpielPlayer("luz", 2, {}, iterations=10)
