"""The engine against the rules written a second time, move by move."""

import random

import pytest
from naive.luz import Luz

from kobako import Match

GAMES = 1000


def compare(match: Match, twin: Luz) -> None:
    assert (match.awaits, match.pending, match.over) == (twin.awaits, twin.pending, twin.over)
    assert (match.scores, match.winners) == (twin.scores, twin.winners)


def play_both(players: int, seed: int) -> None:
    rng = random.Random(seed)
    match, twin = Match("luz", players, seed=seed), Luz(players)
    told = 0
    while True:
        for line in match.steps[told:]:
            twin.tell(line)
        told = len(match.steps)
        compare(match, twin)
        if match.over:
            return
        for seat in range(players):
            moves = match.legal(seat)
            assert set(moves) == twin.legal(seat)
        [seat] = match.pending
        match.act(seat, rng.choice(match.legal(seat)))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("part", range(4))
def test_random_games(players: int, part: int) -> None:
    for seed in range(part * GAMES // 4, (part + 1) * GAMES // 4):
        play_both(players, seed)


@pytest.mark.rules
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_few_random_games(players: int) -> None:
    for seed in range(2000, 2003):
        play_both(players, seed)
