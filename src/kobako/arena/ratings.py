"""Ratings of bots, from the places of all sides in all games of a league."""

from __future__ import annotations

from collections.abc import Iterable

from ..match import ratings
from ..match.ratings import FRESH, Rating, Sides, places
from .fixtures import Fixture
from .games import Outcome


def rate(games: Iterable[tuple[Fixture, Outcome]], sides: Sides, bots: int) -> list[Rating]:
    """The rating of every bot after these games, which are taken in this order. A side has one rating."""
    known = dict.fromkeys(range(bots), FRESH)
    for fixture, outcome in games:
        who = [[fixture.seats[side[0]]] for side in sides]
        known |= ratings.rate(known, who, places(outcome.scores, outcome.winners, sides))
    return list(known.values())
