"""A person in the first or the last seat, and in all others bots that really search."""

import random

import pytest

from kobako.bots.bot import levels
from kobako.games import GAMES
from kobako.terminal.table import open_table

SECONDS = 0.01  # for a move of a bot
SEATS = [
    (info.name, players, seat) for info in GAMES for players in info.seats[:1] for seat in (0, players - 1)
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "seat"), SEATS)
def test_a_whole_game_against_the_strongest(game: str, players: int, seat: int) -> None:
    table, rng = open_table(game, players, seat, 7, levels(game)[-1].name, seconds=SECONDS), random.Random(7)
    while not table.match.over:
        for _ in table.advance():  # an illegal move of a bot would raise
            pass
        if not table.match.over:
            table.act(rng.choice(table.legal))
    assert table.match.winners
