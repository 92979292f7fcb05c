"""Shares of the victory, from points."""

from __future__ import annotations

from math import exp
from typing import Any

from ...cards.bits import count
from ...cards.jit import rule

MARGIN = 0.1  # of what a seat is given goes by points, even when the winner is known


@rule
def spread(points: Any, n: int, scale: float) -> None:
    """Turn the points of n seats into shares that add up to 1: e times as much for `scale` points more."""
    most = points[0]
    for seat in range(1, n):
        most = max(most, points[seat])
    total = 0.0
    for seat in range(n):
        points[seat] = exp((points[seat] - most) / scale)
        total += points[seat]
    for seat in range(n):
        points[seat] /= total


@rule
def crown(points: Any, n: int, winners: int, scale: float) -> None:
    """The shares of a finished game; a little goes by the margin."""
    spread(points, n, scale)
    for seat in range(n):
        won = 1.0 / count(winners) if winners >> seat & 1 else 0.0
        points[seat] = MARGIN * points[seat] + (1 - MARGIN) * won
