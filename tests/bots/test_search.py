"""Search: budgets are kept, the clock is heard, forced moves are free, memory is bounded."""

import math

import numpy as np
import pytest

from kobako import GAMES, Match
from kobako.bots import search as searching
from kobako.bots.outlooks import outlook
from kobako.bots.search import ALL, PART, Found, Plan, search
from kobako.bots.tree import EDGES, NODES, memory_for
from kobako.games import find
from kobako.match.check import random_match

PLAN = Plan()
EVERY = [(name, players) for name in GAMES for players in find(name).seats]


def found(
    match: Match, iterations: int, seconds: float = math.inf, plan: Plan = PLAN, seed: int = 1
) -> Found:
    seat = match.pending[0]
    return search(match.seen(seat), seat, plan, seed, iterations, seconds)


@pytest.mark.parametrize(("game", "players"), EVERY)
@pytest.mark.parametrize("by_thumb", [1.0, 0.5, 0.0])
def test_every_iteration_begins_with_a_choice_of_the_root(game: str, players: int, by_thumb: float) -> None:
    match = Match(game, players, seed=players)
    for iterations in (1, 7, PART + 1):
        result = found(match, iterations, plan=Plan(by_thumb=by_thumb))
        assert result.iterations == iterations == sum(result.visits)
        assert [match.info.notation.action_text(action) for action in result.actions] == match.legal(
            match.pending[0]
        )
        assert all(0 <= value <= 1 for value in result.values)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_move_is_worth_is_known_as_well_as_is_said(game: str) -> None:
    match, plan = Match(game, find(game).seats[0], seed=3), Plan(depth=1, explore=1.0)
    few = [found(match, 400, plan=plan, seed=seed) for seed in range(40)]
    busiest = int(np.argmax(few[0].visits))
    seen = np.std([result.values[busiest] for result in few], ddof=1)
    told = np.mean([result.errors[busiest] for result in few])
    assert 0.6 < seen / told < 1.6
    assert found(match, 1, plan=plan).errors == [math.inf] * len(few[0].actions)


def test_the_same_seed_finds_the_same_however_often_the_clock_is_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match("luz", 4, seed=1)
    results = []
    for part in (5, PART, 1000):
        monkeypatch.setattr(searching, "PART", part)
        results.append(found(match, 100))
    assert results[0] == results[1] == results[2] != found(match, 100, seed=2)


def test_time_ends_a_search_that_has_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr(searching, "perf_counter", lambda: next(clock))
    result = found(Match("luz", 4, seed=1), 10_000, seconds=3)
    assert result.iterations == 3 * PART  # looked at before, and then after each part but the first
    assert result == found(Match("luz", 4, seed=1), 3 * PART)


def test_no_time_is_time_for_one_look() -> None:
    assert found(Match("luz", 4, seed=1), 10_000, seconds=0).iterations == PART


def test_a_plan_as_compiled_code_reads_it() -> None:
    whole, usual = Plan(0.25, 3, 7, 0.5, 0.0, 0.75), Plan(0.25, 3, 7, 0.5)
    assert whole.for_compiled_code(2).tolist() == [(0.25, 3, 7, 0.5, 0.0, 0.75, 2)]
    assert usual.for_compiled_code(1).tolist() == [(0.25, 3, 7, 0.5, 0.5, 0.5, 1)]


# To renew the figures after a change that is meant to change searches: copy what `pytest -vv` shows.
PINNED = {
    "luz": ([1, 2, 2, 3, 4, 3, 2, 2, 2, 2, 2, 1, 1, 2, 2, 2, 1, 1, 1, 1, 2, 1], 977, [6.992988, 0.011226]),
    "lineit": ([25, 15], 155, [0.967329, 0.010771]),
    "dragonegg": ([2, 3, 4, 2, 3, 4, 2, 2, 2, 4, 2, 2, 2, 2, 2, 2], 40, [6.207843, 0.0]),
    "yurikure": ([2, 2, 2, 2, 2, 2, 1, 4, 2, 2, 1, 2, 2, 2, 2, 2, 1, 2, 2, 3], 2920, [5.448867, 0.001838]),
    "aurum": ([3, 3, 5, 2, 3, 4, 2, 2, 8, 2, 3, 3], 2022, [3.586114, 0.002473]),
}


@pytest.mark.rules
@pytest.mark.filterwarnings("ignore:overflow encountered in scalar")  # hashes, uncompiled
@pytest.mark.parametrize("game", GAMES)
def test_searches_are_as_they_were(game: str) -> None:
    """Compiled or not, with all kinds of moves beyond the tree, and after what may be a secret choice."""
    match = Match(game, find(game).seats[0], seed=3)
    match.act(match.pending[0], match.legal(match.pending[0])[-1])
    plan = Plan(depth=2, by_thumb=0.5, own_by_thumb=0.25, bids_by_thumb=0.75)
    result = found(match, 40, plan=plan)
    figures = [sum(result.values), min(result.errors)]
    assert (result.visits, result.decisions, [round(one, 6) for one in figures]) == PINNED[game]


@pytest.mark.parametrize("game", GAMES)
def test_a_forced_move_costs_nothing(game: str) -> None:
    """Where there is one move, no world is imagined."""
    forced = 0
    for seed in range(6):
        match = Match(game, find(game).seats[0], seed=seed)
        while not match.over and forced < 3:
            moves = match.legal(match.pending[0])
            if len(moves) == 1:
                result = found(match, 50)
                assert (result.iterations, match.info.notation.action_text(result.best)) == (0, moves[0])
                forced += 1
            match.act(match.pending[0], moves[-1])
    assert forced or game == "dragonegg"  # where there is always a choice


def test_no_iteration_is_no_search() -> None:
    with pytest.raises(ValueError, match="one iteration at the least, not 0"):
        found(Match("luz", 4, seed=1), 0)


def test_decisions_are_those_of_all_seats_and_no_forced_moves() -> None:
    one_round, all_rounds = (
        found(Match("luz", 3, seed=3), 100, plan=Plan(by_thumb=0.0, rounds=rounds)).decisions / 100
        for rounds in (1, ALL)
    )
    assert 3 * 6 < one_round < 3 * 10  # a bid and ten cards a seat, of which the last is forced
    assert 3.5 < all_rounds / one_round < 4.5


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "_kept", searching._Kept())
    match = Match("luz", 4, seed=1)
    memory = searching._kept.of(match.info)
    small = memory._replace(nodes=memory.nodes[:10], edges=memory.edges[:100])
    searching._kept.by_game["luz"] = small
    assert found(match, 500).iterations == 500
    assert small.counts["nodes"][0] <= 10
    assert small.counts["edges"][0] <= 100
    for rows, name in ((small.nodes, "nodes"), (small.edges, "edges")):  # what has no room counts nowhere
        used = int(small.counts[name][0])
        assert rows["visits"][:used].any()
        assert used < len(rows)
        assert not rows["visits"][used:].any()


def test_memory_is_used_again() -> None:
    match = Match("luz", 4, seed=1)
    assert found(match, 300) == found(match, 300)
    info = find("dragonegg")
    assert len(memory_for(info).nodes) == NODES
    assert info.max_legal < EDGES  # the moves of a root always have room


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_shares_of_a_victory(game: str, players: int) -> None:
    """They add up to one victory (two for partners), and at the end winners have most of it."""
    for seed in range(5):
        match = random_match(game, players, {}, seed)
        shares = np.zeros(5)
        outlook(match._states[0], shares)
        whole = 2 if game == "aurum" and players == 4 else 1
        assert sum(shares[:players]) == pytest.approx(whole)
        assert {seat for seat in range(players) if shares[seat] >= max(shares[:players]) - 1e-9} <= set(
            match.winners
        )
