"""What people would notice at the table: the score, bids made in Luz, predictions in Aurum, and so on."""

from __future__ import annotations

from collections.abc import Iterable

from ..games.aurum.view import AurumView
from ..games.dragonegg.view import DragonEggView
from ..games.lineit.view import LineitView
from ..games.luz.view import LuzView
from ..games.yurikure.view import YurikureView
from .match import Match

# By the name of the fact: a seat, and what came of it there once.
Samples = dict[str, list[tuple[int, float]]]
# By seat: how often something succeeded, and of how many times.
Counts = list[tuple[int, int]]

SCORE, BIDS, PREDICTIONS = "score", "bids", "predictions"
RATES = (BIDS, PREDICTIONS)  # how often: 0 or 1 each time


def samples_of(match: Match) -> Samples:
    """All that a league tells of a finished game."""
    samples: Samples = {SCORE: [(seat, float(score)) for seat, score in enumerate(match.scores)]}
    view = match.view_struct(None)
    if isinstance(view, LuzView):
        samples[BIDS] = _bids(view)
    if isinstance(view, AurumView):
        samples[PREDICTIONS] = [(side[0], value) for side, value in _predictions(view)]
    return samples


def _bids(view: LuzView) -> list[tuple[int, float]]:
    """Whether a bid was made, exactly or by its safety bead: who misses gains nothing."""
    rounds = [enumerate(line.points) for line in view.sheet]
    return [(seat, float((points or 0) > 0)) for line in rounds for seat, points in line]


def _predictions(view: AurumView) -> list[tuple[list[int], float]]:
    """Whether a side won as many tricks as it had predicted, or more."""
    sides = [side for line in view.sheet for side in line.sides]
    return [(side.seats, float(side.won >= (side.prediction or 0))) for side in sides]


# ------------------------------------------------------------------------------------- one for each game


def skill_of(match: Match) -> Counts:
    """What players of this game count, in a finished game: see the texts `profile-skill-GAME`."""
    view = match.view_struct(None)
    seats = range(match.players)
    if isinstance(view, LuzView):
        return _counted(_bids(view), seats)
    if isinstance(view, AurumView):
        return _counted([(seat, value) for side, value in _predictions(view) for seat in side], seats)
    if isinstance(view, LineitView):
        return _counted(_challenges(view), seats)
    if isinstance(view, DragonEggView):
        return _counted(_best_rounds(view), seats)
    if isinstance(view, YurikureView):
        return _counted(_favourites(view), seats)
    return [(0, 0) for _ in seats]


def _counted(samples: Iterable[tuple[int, float]], seats: range) -> Counts:
    own: list[list[float]] = [[] for _ in seats]
    for seat, value in samples:
        own[seat].append(value)
    return [(round(sum(values)), len(values)) for values in own]


def _challenges(view: LineitView) -> list[tuple[int, float]]:
    """Whether a challenge was won."""
    return [(seat, float(token[0] == "+")) for seat, tokens in enumerate(view.tokens) for token in tokens]


def _best_rounds(view: DragonEggView) -> list[tuple[int, float]]:
    """Whether nobody gained more in a round, and it was something."""
    lines = [line.gains for line in view.sheet]
    return [(seat, float(gain == max(gains) > 0)) for gains in lines for seat, gain in enumerate(gains)]


def _favourites(view: YurikureView) -> list[tuple[int, float]]:
    """Whether the pair that a seat gave most points at the setup was counted at the end."""
    counted = set(view.result.pairs) if view.result else set()
    given = [(seat, points) for seat, points in enumerate(view.support) if points]
    return [(seat, float(view.pairs[points.index(max(points))].pair in counted)) for seat, points in given]
