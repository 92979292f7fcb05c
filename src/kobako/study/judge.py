"""One move beside the best one, by what its seat knew."""

from __future__ import annotations

import math
from typing import NamedTuple

from ..bots.search import Found
from ..games.game import States, Text
from .advice import error_at, rank, share_at, weigh
from .estimates import Estimate, around
from .reasons import Reasons
from .results import LOSSES, Grade

# Of the victory: from where on a loss is called small, and from where on a mistake.
SMALL, MISTAKE = 0.02, 0.08

NOTHING = Estimate(0.0, 0.0, 0.0)


class Judged(NamedTuple):
    """What is to be said of a move."""

    best: int  # action
    legal: int
    share: Estimate | None
    best_share: Estimate | None
    loss: Estimate | None
    grade: Grade
    reasons: list[Text]
    best_reasons: list[Text]


def judge(seen: States, seat: int, action: int, iterations: int, seed: int) -> Judged:
    """What the action lost against the best one.

    Of many moves one always looks better than it is. So where one search finds a loss, another measures it.
    """
    found = weigh(seen, seat, iterations, seed)
    best, made = rank(found)[0], found.actions.index(action)
    if grade_of(_loss(found, best, made)) in LOSSES:
        found = weigh(seen, seat, iterations, seed + 1)
    loss, best_share = _loss(found, best, made), share_at(found, best)
    grade = grade_of(loss)
    told: list[list[Text]] = [[], []]
    if grade in LOSSES:
        reasons = Reasons(seen, seat, seed)
        told = [reasons.of(action), reasons.of(found.actions[best])]
    share = share_at(found, made)
    return Judged(found.actions[best], len(found.actions), share, best_share, loss, grade, *told)


def _loss(found: Found, best: int, made: int) -> Estimate | None:
    """None if one of the moves was never tried."""
    if made == best:
        return NOTHING
    if not (found.visits[best] and found.visits[made]):
        return None
    error = math.hypot(error_at(found, best), error_at(found, made))
    return around(found.values[best] - found.values[made], error, low=-1.0)


def grade_of(loss: Estimate | None) -> Grade:
    """What a loss is called. One that may as well be none, and one that is not known, cannot be told."""
    if loss is None or (loss.value >= SMALL and loss.low <= 0):
        return "untold"
    if loss.value < SMALL:
        return "fine"
    return "small" if loss.value < MISTAKE else "mistake"
