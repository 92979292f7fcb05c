"""The engine against the rules written a second time, move by move."""

import copy

import pytest

import perft
from kobako.games.dragonegg import notation
from naive.dragonegg import DragonEgg
from witnesses import play_both

GAMES = 60
OPTIONS = [{}, {"wild_cross_colour": "forbidden"}]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=["allowed", "forbidden"])
def test_random_games(players: int, options: dict[str, str]) -> None:
    for seed in range(GAMES):
        play_both("dragonegg", players, seed, options)


@pytest.mark.rules
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_few_random_games(players: int) -> None:
    for seed in range(2000, 2002):
        play_both("dragonegg", players, seed)


def leaves(game: DragonEgg, depth: int) -> int:
    if depth == 0 or not game.pending:
        return 1
    seat = game.pending[0]
    total = 0
    for move in game.legal(seat):
        after = copy.deepcopy(game)
        after.tell(f"{seat} {move}")
        total += leaves(after, depth - 1)
    return total


POSITIONS = list(perft.read(perft.FOLDER / "dragonegg.perft"))


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_twin_counts_the_same_leaves(position: perft.Position) -> None:
    """The positions of the first round, in which nothing has happened but the deck."""
    parts = [part.strip() for part in position.at.split("|")]
    players, option, rounds, phase = parts[0].split()
    assert notation.write(notation.read(position.at)) == position.at
    if (rounds, phase, parts[8]) != ("0", "sets", "-") or any(part != "-" for part in parts[9].split(", ")):
        return
    game = DragonEgg(int(players), {"wild_cross_colour": option})
    game.tell(f"deck {parts[3].replace(',', '')} {parts[7]}")
    game.bracelets = [int(entry.split(":")[1]) for entry in parts[1].split()]
    for depth, count in position.counts.items():
        if count < 4000:
            assert leaves(game, depth) == count
