"""The engine against the rules written a second time, move by move; and who knows what, in lively games."""

import copy
import random
import re

import pytest

import perft
from aurum.tables import THREE, choose, four, lively, table, three
from kobako import Match
from kobako.games.aurum.notation import write
from kobako.match.check import after, check_no_leak, check_worlds, prefixes
from naive.aurum import Aurum, replay
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
    whole = lively(players, options, players)
    for seat in (None, *range(players)):
        for point in rng.sample(range(2, len(whole.steps)), 8):
            check_worlds(after(whole, point), seat, witness, seed=rng.randrange(1 << 32))
        check_no_leak(after(whole, rng.randrange(40, 90)), seat, witness, rng)


# ----------------------------------------------------------------------------------------------- perft

POSITIONS = list(perft.read(perft.FOLDER / "aurum.perft"))


def steps_of(position: perft.Position) -> tuple[int, list[str]]:
    """The number of players and the steps that lead there: the name of a position says how it was found."""
    players = {"three": 3, "four": 4}[position.name.split()[0]]
    if "seed" in position.name:
        seed, step = (int(number) for number in re.findall("[0-9]+", position.name))
        return players, lively(players, {}, seed).steps[:step]
    if "predictions" in position.name:
        return players, table(3, THREE).steps
    return players, (three() if players == 3 else four()).steps


def leaves(game: Aurum, depth: int) -> int:
    if depth == 0 or not game.pending:
        return 1
    seat = min(game.pending)
    total = 0
    for move in game.legal(seat):
        then = copy.deepcopy(game)
        then.tell(f"{seat} {move}")
        total += leaves(then, depth - 1)
    return total


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_twin_counts_the_same_leaves(position: perft.Position) -> None:
    players, lines = steps_of(position)
    *_, there = prefixes(Match("aurum", players, chance="given"), lines)
    assert write(there._states) == position.at
    for depth, count in position.counts.items():
        if count < 600:
            assert leaves(replay(players, lines), depth) == count
