"""The engine against the rules written a second time, move by move."""

import pytest

import perft
from kobako import Match
from kobako.games import drive, find
from naive.yurikure import Yurikure, replay
from witnesses import play_both

OPTIONS: list[dict[str, str]] = [
    {},
    {"setup_disjoint": "pairs"},
    {"reveal_direction": "right"},
    {"duplicate_support": "yes"},
    {"setup_disjoint": "pairs", "reveal_direction": "right", "duplicate_support": "yes"},
]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options.values()) or "usual")
def test_random_games(players: int, options: dict[str, str]) -> None:
    for seed in range(5 if options else 8):
        play_both("yurikure", players, seed, options)


@pytest.mark.rules
@pytest.mark.parametrize("players", [3, 4])
def test_a_random_game(players: int) -> None:
    play_both("yurikure", players, 2000 + players)


# --------------------------------------------------------------------------------------- perft positions


def leaves(players: int, lines: list[str], depth: int) -> int:
    game: Yurikure = replay(players, lines)
    if depth == 0 or not game.pending:
        return 1
    seat = game.pending[0]
    return sum(leaves(players, [*lines, f"{seat} {move}"], depth - 1) for move in sorted(game.legal(seat)))


@pytest.mark.parametrize("players", [3, 4])
def test_the_twin_counts_the_same_leaves(players: int) -> None:
    """At positions of a random game, one after the other."""
    match = play_both("yurikure", players, 77)
    for steps in (2, 30, 200, 500):
        lines = match.steps[:steps]
        position = Match("yurikure", players, chance="given")
        for line in lines:
            position.add(line)
        if position.pending:
            for depth in (1, 2):
                count = perft.count("yurikure", position._states, depth)
                assert count == leaves(players, lines, depth)
    assert drive.faults(match._states) == 0
    assert find("yurikure").name == "yurikure"
