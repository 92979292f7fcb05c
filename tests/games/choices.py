"""Options of games, for tests that go through all of them."""

from collections.abc import Mapping
from itertools import product

from kobako.games.game import GameInfo

Options = Mapping[str, str]


def choices(info: GameInfo) -> list[Options]:
    """Every choice of options."""
    names = [option.name for option in info.options]
    return [
        dict(zip(names, chosen, strict=True)) for chosen in product(*(one.values for one in info.options))
    ]
