"""What a position of Aurum promises between two rounds: nuggets, or points."""

from __future__ import annotations

from typing import Any

from ...cards.jit import rule, wide
from ...games.aurum.scoring import total, winners
from ...games.aurum.state import DONE, POINTS
from ...games.game import State
from .shares import crown, spread

NUGGET = 1.1  # e times the chance for one nugget more ... times this
POINTS_SCALE = 14.0  # points that make e times the chance
ROUND_SCALE = 40.0  # points of the last round, which show how well it was played


@rule
def rounds_of(state: State) -> int:
    return wide(state.rounds)


@rule
def _standing(state: State, seat: int) -> float:
    """Nuggets or points so far, in units that `spread` takes, and a little for the last round."""
    r = wide(state.rounds) - 1
    last = wide(state.points[r, seat]) / ROUND_SCALE if r >= 0 else 0.0
    so_far = float(total(state, seat))
    return (so_far / POINTS_SCALE if state.options & POINTS else so_far * NUGGET) + last


@rule
def outlook(state: State, out: Any) -> None:
    n = wide(state.players)
    for seat in range(n):
        out[seat] = _standing(state, seat)
    if state.phase == DONE:
        crown(out, n, winners(state), 1.0)
    else:
        spread(out, n, 1.0)
    if n == 4:  # partners share a victory, and each of them has won
        for seat in range(n):
            out[seat] *= 2
