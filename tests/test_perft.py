"""Counts of move sequences, by the engine and by the reference implementation."""

import copy
from typing import Any

import pytest

import perft
from kobako import GAMES, Match
from kobako.games import find
from kobako.match.check import prefixes, random_match
from witnesses import TWINS

FEW, MANY = 1200, 4000  # sequences, for the reference implementation
TABLES = [(name, players) for name in GAMES for players in find(name).seats]

EVERY = pytest.mark.parametrize("position", perft.positions(), ids=lambda p: f"{p.game}: {p.name}")


@EVERY
def test_counts_are_unchanged(position: perft.Position) -> None:
    match = position.match
    counts = {depth: perft.count(match, depth) for depth in position.counts}
    assert counts == position.counts, perft.divide(match, min(counts))


@EVERY
def test_the_twin_counts_the_same(position: perft.Position) -> None:
    match = position.match
    counts = {depth: count for depth, count in position.counts.items() if count < FEW}
    assert counts
    assert {depth: leaves(twin_of(match), depth) for depth in counts} == counts


STEPS = (2, 30, 200, 500)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_twin_counts_the_same_in_a_random_game(game: str, players: int) -> None:
    counted = 0
    for now in prefixes(random_match(game, players, {}, 77)):
        if len(now.steps) in STEPS and now.pending:
            for depth in (1, 2):
                count = perft.count(now, depth)
                if count < MANY:
                    assert leaves(twin_of(now), depth) == count
                    counted += 1
    assert counted > 1


def twin_of(match: Match) -> Any:
    """The reference implementation after the same steps."""
    return TWINS[match.info.name][0].replay(match.players, match.steps, match.options)


def leaves(twin: Any, depth: int) -> int:
    if depth == 0 or not twin.pending:
        return 1
    seat = min(twin.pending)
    total = 0
    for move in twin.legal(seat):
        after = copy.deepcopy(twin)
        after.tell(f"{seat} {move}")
        total += leaves(after, depth - 1)
    return total


def test_every_game_and_every_number_of_players_has_one() -> None:
    there = {(match.info.name, match.players) for match in (position.match for position in perft.positions())}
    assert there == set(TABLES)
