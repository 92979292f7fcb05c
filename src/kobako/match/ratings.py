"""Ratings by openskill's Plackett-Luce model, from the places of all sides in a game."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from functools import cache
from math import inf
from statistics import fmean
from typing import TypeVar

from openskill.models import PlackettLuce

from .match import Match

K = TypeVar("K", bound=Hashable)
Rating = tuple[float, float]  # what the model expects, and its standard deviation
Sides = tuple[tuple[int, ...], ...]  # seats that win and lose together

# What makes ratings move although nobody has played is added by whoever knows who changes: tau is 0 here.
MODEL = PlackettLuce(tau=0)
FRESH: Rating = MODEL.rating().mu, MODEL.rating().sigma


@cache
def sides_of(game: str, players: int) -> Sides:
    """Teams where the game has them, otherwise every seat for itself."""
    table = Match(game, players, chance="given").view(None)
    return tuple(map(tuple, table.get("teams", [[seat] for seat in range(players)])))


def places(
    scores: Sequence[float], winners: Collection[int], sides: Sides, last: Collection[int] = ()
) -> list[int]:
    """The place of every side, 1 for winners; the others by their scores. Who are equal share a place.

    `last` are sides that come after all others, whatever they have scored.
    """
    marks = [inf if side[0] in winners else scores[side[0]] for side in sides]
    marks = [-inf if number in last else mark for number, mark in enumerate(marks)]
    return [1 + sum(other > mark for other in marks) for mark in marks]


def rate(before: Mapping[K, Rating], sides: Sequence[Sequence[K]], ranks: Sequence[int]) -> dict[K, Rating]:
    """The ratings of all who have played, after the game.

    Whoever sits in several seats takes the mean of what they come to.
    """
    teams = [[MODEL.rating(*before[who]) for who in side] for side in sides]
    after: dict[K, list[Rating]] = {}
    for side, team in zip(sides, MODEL.rate(teams, ranks=[float(rank) for rank in ranks]), strict=True):
        for who, rating in zip(side, team, strict=True):
            after.setdefault(who, []).append((rating.mu, rating.sigma))
    return {who: (fmean(mu for mu, _ in own), fmean(sigma for _, sigma in own)) for who, own in after.items()}
