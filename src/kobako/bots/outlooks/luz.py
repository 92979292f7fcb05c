"""What a position of Luz promises: points, against what the rounds to come can still turn."""

from __future__ import annotations

from typing import Any

from ...cards.jit import rule, wide
from ...games.game import State
from ...games.luz.rules import DONE, ROUNDS, total, winners
from .shares import crown, spread

SCALES = (45.0, 28.0, 25.0, 20.0, 20.0)  # points that make e times the chance, by rounds that are over


@rule
def rounds_of(state: State) -> int:
    return wide(state.rounds)


@rule
def outlook(state: State, out: Any) -> None:
    n = wide(state.players)
    for seat in range(n):
        out[seat] = float(total(state, seat))
    if state.phase == DONE:
        crown(out, n, winners(state), SCALES[ROUNDS])
    else:
        spread(out, n, SCALES[state.rounds])
