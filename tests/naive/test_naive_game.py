"""What all reference implementations refuse: other numbers of players, options and seats."""

import random

import pytest

from witnesses import TWINS, Witness


@pytest.mark.parametrize("game", TWINS)
def test_bad_players_options_and_seats(game: str) -> None:
    twin = TWINS[game][0]
    low, high = twin.SEATS[0], twin.SEATS[-1]
    for players in (low - 1, high + 1):
        with pytest.raises(ValueError, match="players must be"):
            twin(players)
    for options in ({"zero": "no"}, *({name: "maybe"} for name in twin.OPTIONS)):
        with pytest.raises(ValueError, match="no such option"):
            twin(low, options)
    for seat in (-1, low):
        with pytest.raises(ValueError, match="no seat"):
            Witness(game, low).observations([], seat)
        with pytest.raises(ValueError, match="no seat"):
            Witness(game, low).disguise([], seat, random.Random(1))
