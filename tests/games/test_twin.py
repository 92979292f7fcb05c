"""The engine against the rules written a second time, move by move."""

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest

from aurum import tables as aurum
from games.choices import Options, choices
from kobako.games import GAMES, find
from kobako.games.game import GameInfo
from lineit.tables import steady
from witnesses import play_both


@dataclass(frozen=True)
class Games:
    """The random games of a game, by seeds."""

    all: Sequence[range]  # in a test each, for every number of players and every choice of options
    few: range  # without the compiler as well
    few_options: Sequence[Options] = ({},)
    choose: tuple[Callable[[random.Random, list[str]], str], ...] = (random.Random.choice,)


PLAYED = {
    "luz": Games([range(start, start + 250) for start in (0, 250, 500, 750)], range(2000, 2003)),
    "lineit": Games([range(12)], range(2000, 2001), choose=(random.Random.choice, steady)),
    "dragonegg": Games([range(60)], range(2000, 2002)),
    "yurikure": Games([range(8)], range(2003, 2004)),
    "aurum": Games(
        [range(15)], range(2000, 2001), choices(find("aurum")), choose=(random.Random.choice, aurum.choose)
    ),
}


def tables(wanted: Callable[[GameInfo], Iterable[tuple[Options, range]]]) -> list[Any]:
    return [
        pytest.param(
            info.name,
            players,
            options,
            seeds,
            id="-".join([info.name, str(players), *options.values(), str(seeds[0])]),
            marks=[pytest.mark.proof] if seeds in PLAYED[info.name].all[1:] else [],
        )
        for info in GAMES
        for players, (options, seeds) in product(info.seats, wanted(info))
    ]


@pytest.mark.parametrize(
    ("game", "players", "options", "seeds"),
    tables(lambda info: product(choices(info), PLAYED[info.name].all)),
)
def test_random_games(game: str, players: int, options: Options, seeds: range) -> None:
    for seed, choose in product(seeds, PLAYED[game].choose):
        play_both(game, players, seed, options, choose)


@pytest.mark.rules
@pytest.mark.parametrize(
    ("game", "players", "options", "seeds"),
    tables(lambda info: product(PLAYED[info.name].few_options, [PLAYED[info.name].few])),
)
def test_a_few_random_games(game: str, players: int, options: Options, seeds: range) -> None:
    for seed in seeds:
        play_both(game, players, seed, options, PLAYED[game].choose[-1])
