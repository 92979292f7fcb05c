"""The engine against the rules written a second time, move by move; and who knows what, in lively games."""

import random

import pytest

from aurum.tables import choose, lively
from kobako.match.check import after, check_no_leak, check_worlds
from witnesses import Witness, play_both

OPTIONS = [
    {},
    {"zero_gold": "no"},
    {"scoring": "points"},
    {"zero_gold": "no", "scoring": "points"},
]
EVERY = pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options) or "default")
GAMES = 15


@EVERY
@pytest.mark.parametrize("players", [3, 4])
def test_random_games(players: int, options: dict[str, str]) -> None:
    for seed in range(GAMES):
        play_both("aurum", players, seed, options)
        play_both("aurum", players, seed, options, choose)


@pytest.mark.rules
@EVERY
@pytest.mark.parametrize("players", [3, 4])
def test_a_random_game(players: int, options: dict[str, str]) -> None:
    play_both("aurum", players, 2000, options, choose)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("options", OPTIONS[:2], ids=lambda options: " ".join(options) or "default")
def test_nothing_leaks_and_worlds_are_possible_in_lively_games(players: int, options: dict[str, str]) -> None:
    rng = random.Random(players)
    witness = Witness("aurum", players, options)
    for seed in range(2):
        whole = lively(players, options, seed)
        for seat in (None, *range(players)):
            for point in rng.sample(range(2, len(whole.steps)), 8):
                check_worlds(after(whole, point), seat, witness, seed=rng.randrange(1 << 32))
            check_no_leak(after(whole, rng.randrange(60, len(whole.steps))), seat, witness, rng)
