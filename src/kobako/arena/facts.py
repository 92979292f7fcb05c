"""What people would notice at the table: the score, bids made in Luz, predictions made in Aurum."""

from __future__ import annotations

from ..games.aurum.view import AurumView
from ..games.luz.view import LuzView
from ..match.match import Match

# By the name of the fact: a seat, and what came of it there once.
Samples = dict[str, list[tuple[int, float]]]

SCORE, BIDS, PREDICTIONS = "score", "bids", "predictions"
RATES = (BIDS, PREDICTIONS)  # how often: 0 or 1 each time


def samples_of(match: Match) -> Samples:
    """All that can be told of a finished game."""
    samples: Samples = {SCORE: [(seat, float(score)) for seat, score in enumerate(match.scores)]}
    view = match.view_struct(None)
    if isinstance(view, LuzView):
        samples[BIDS] = _bids(view)
    if isinstance(view, AurumView):
        samples[PREDICTIONS] = _predictions(view)
    return samples


def _bids(view: LuzView) -> list[tuple[int, float]]:
    """Whether a bid was made, exactly or by its safety bead: who misses gains nothing."""
    rounds = [enumerate(line.points) for line in view.sheet]
    return [(seat, float((points or 0) > 0)) for line in rounds for seat, points in line]


def _predictions(view: AurumView) -> list[tuple[int, float]]:
    """Whether a side won as many tricks as it had predicted, or more; told of its first seat."""
    sides = [side for line in view.sheet for side in line.sides]
    return [(side.seats[0], float(side.won >= (side.prediction or 0))) for side in sides]
