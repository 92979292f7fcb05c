"""Ratings by openskill's Plackett-Luce model, from the places of all sides in all games."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from statistics import fmean

from openskill.models import PlackettLuce

from .fixtures import Fixture, Sides
from .games import Outcome

Rating = tuple[float, float]  # what the model expects, and its standard deviation


def rate(games: Iterable[tuple[Fixture, Outcome]], sides: Sides, bots: int) -> list[Rating]:
    """The rating of every bot after these games, which are taken in this order.

    A bot that sits on several sides takes the mean of what they come to.
    """
    model = PlackettLuce(tau=0)  # bots do not change from game to game
    fresh = model.rating()
    ratings: list[Rating] = [(fresh.mu, fresh.sigma)] * bots
    for fixture, outcome in games:
        who = [fixture.seats[side[0]] for side in sides]
        before = [[model.rating(*ratings[bot])] for bot in who]
        after = [team[0] for team in model.rate(before, ranks=places(outcome, sides))]
        for bot in set(who):
            own = [after[i] for i, one in enumerate(who) if one == bot]
            ratings[bot] = fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
    return ratings


def places(outcome: Outcome, sides: Sides) -> list[float]:
    """The place of every side, 1 for winners; the others by their scores. Who are equal share a place."""
    marks = [inf if side[0] in outcome.winners else outcome.scores[side[0]] for side in sides]
    return [1.0 + sum(other > mark for other in marks) for mark in marks]
