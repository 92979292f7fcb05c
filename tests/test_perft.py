import pytest

import perft
from kobako import GAMES
from kobako.games import find

POSITIONS = [position for path in sorted(perft.FOLDER.glob("*.perft")) for position in perft.read(path)]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: f"{p.game}: {p.name}")
def test_counts_are_unchanged(position: perft.Position) -> None:
    states = find(position.game).notation.read(position.at)
    counts = {depth: perft.count(position.game, states, depth) for depth in position.counts}
    assert counts == position.counts, perft.divide(position.game, position.at, min(counts))


def test_every_game_and_every_number_of_players_has_one() -> None:
    there = {(position.game, position.at.split()[0]) for position in POSITIONS}
    assert there == {(name, str(players)) for name in GAMES for players in find(name).seats}
