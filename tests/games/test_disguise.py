"""A disguise is another game that a seat cannot tell from this one; the leak tests compare both."""

import random

import pytest

from games.choices import Options, choices
from kobako.games import GAMES
from kobako.match.check import random_match
from witnesses import Witness

# By game: the chance and the moves in which something may be hidden.
SECRET = {
    "luz": {"deal"},
    "lineit": {"deck"},
    "dragonegg": {"deck", "discard", "sets"},
    "yurikure": {"extra", "support"},
    "aurum": {"deal", "predict"},
}


def kind(line: str) -> str:
    """'deal', 'bid': of a step line."""
    first, *rest = line.split(" ")
    return rest[0] if first.isdecimal() else first


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        pytest.param(info.name, players, options, id="-".join([info.name, str(players), *options.values()]))
        for info in GAMES
        for players in info.seats
        for options in choices(info)[:: 3 if len(choices(info)) > 4 else 1]
    ],
)
def test_a_disguise_is_not_seen_through(game: str, players: int, options: Options) -> None:
    rng, witness = random.Random(players), Witness(game, players, options)
    lines = random_match(game, players, options, seed=players).steps
    changed: set[str] = set()
    for end in (0, 1, 2, 3, 9, *rng.sample(range(len(lines)), 4), len(lines) - 1, len(lines)):
        for seat in (end % players, None):
            part = lines[:end]
            other = witness.disguise(part, seat, rng)
            assert witness.observations(other, seat) == witness.observations(part, seat)
            for old, new in zip(part, other, strict=True):
                if old != new:
                    assert kind(new) == kind(old)
                    assert not old.startswith(f"{seat} ")
                    changed.add(kind(old))
    secret = SECRET[game] - {"predict"} if players == 4 else SECRET[game]
    assert changed
    assert changed <= secret
