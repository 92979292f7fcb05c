"""The engine against the rules written a second time, move by move."""

import copy

import pytest

import perft
from naive.luz import Luz
from witnesses import play_both

GAMES = 1000


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("part", range(4))
def test_random_games(players: int, part: int) -> None:
    for seed in range(part * GAMES // 4, (part + 1) * GAMES // 4):
        play_both("luz", players, seed)


@pytest.mark.rules
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_few_random_games(players: int) -> None:
    for seed in range(2000, 2003):
        play_both("luz", players, seed)


def lines_of(position: str) -> list[str]:
    """The steps that lead to a position of round 1."""
    header, _, hands, aside, bids, plays = (part.strip() for part in position.split("|"))
    players, first = map(int, header.split())
    made = bids.split()
    order = [(first + 1 + step) % players for step in range(players)]
    return [
        f"first {first}",
        f"deal {hands.replace(',', '')} {aside}",
        *(f"{seat} bid {made[seat]}" for seat in order if made[seat] != "-"),
        *(f"{play.replace(':', ' play ')}" for play in plays.replace("-", "").split()),
    ]


def leaves(game: Luz, depth: int) -> int:
    if depth == 0 or not game.pending:
        return 1
    [seat] = game.pending
    total = 0
    for move in game.legal(seat):
        after = copy.deepcopy(game)
        after.tell(f"{seat} {move}")
        total += leaves(after, depth - 1)
    return total


FIRST_ROUND = [position for position in perft.read(perft.FOLDER / "luz.perft") if " | - | " in position.at]


@pytest.mark.parametrize("position", FIRST_ROUND, ids=lambda position: position.name)
def test_the_twin_counts_the_same_leaves(position: perft.Position) -> None:
    game = Luz(int(position.at.split()[0]))
    for line in lines_of(position.at):
        game.tell(line)
    for depth, count in position.counts.items():
        if count < 600:
            assert leaves(game, depth) == count
