"""Worlds that are imagined, and played on by rule of thumb."""

import numpy as np
import pytest

from kobako import GAMES, Match
from kobako.games import find
from kobako.study.playouts import OPEN, imagined, shares

# Uncompiled, NumPy warns of what generators do all the time.
pytestmark = [pytest.mark.rules, pytest.mark.filterwarnings("ignore:overflow encountered in scalar")]

# To renew them after a change that is meant to change bots: copy what `pytest -vv` shows.
PINNED: dict[str, list[float]] = {
    "luz": [0.733163, 0.244899, 0.021938],
    "lineit": [0.259162, 0.740838],
    "dragonegg": [0.011304, 0.988696],
    "yurikure": [0.254594, 0.144702, 0.600704],
    "aurum": [0.732036, 0.019213, 0.248751],
}


@pytest.mark.parametrize("game", GAMES)
def test_worlds_are_played_on_as_they_were(game: str) -> None:
    match = Match(game, find(game).seats[0], seed=3)
    seat = match.pending[0]
    mean = shares(match.seen(seat), seat, 4, seed=1, step=5).mean(axis=0)
    assert np.round(mean, 6).tolist() == PINNED[game]


def test_whoever_sees_all_imagines_nothing() -> None:
    match = Match("luz", 3, seed=3)
    worlds = imagined(match._states, OPEN, 3, seed=1)
    assert [world.tobytes() for world in worlds] == [match._states.tobytes()] * 3
    assert len({world.tobytes() for world in imagined(match.seen(0), 0, 3, seed=1)}) == 3
