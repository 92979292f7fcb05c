"""What a position of Yurikure promises: support on couples, by how near they are to their fate."""

from __future__ import annotations

from typing import Any

from ...cards.bits import lowest
from ...cards.jit import rule, wide
from ...games.game import State
from ...games.yurikure.board import DONE, extra_points, score, setup_points
from ...games.yurikure.rules import winners
from .shares import crown, spread

SCALE = 3.0
RED = 3.0  # what a couple after its first kiss counts against one before


@rule
def rounds_of(state: State) -> int:
    return wide(state.rounds)


@rule
def _promise(state: State, pair: int) -> float:
    """How near a couple is to ending the game."""
    mood = 1.0 + 0.3 * wide(state.affection[pair]) - 0.2 * wide(state.dissatisfaction[pair])
    return max(mood, 0.1) * (RED if state.red >> pair & 1 else 1.0)


@rule
def outlook(state: State, out: Any) -> None:
    n = wide(state.players)
    if state.phase == DONE:
        for seat in range(n):
            out[seat] = float(score(state, seat))
        crown(out, n, winners(state), SCALE)
        return
    for seat in range(n):
        out[seat] = 0.0
    total = 1.0
    couples = wide(state.couples)
    while couples:
        pair = lowest(couples)
        couples &= couples - 1
        near = _promise(state, pair)
        total += near
        for seat in range(n):
            out[seat] += near * (setup_points(state, seat, pair) + extra_points(state, seat, pair))
    for seat in range(n):
        out[seat] /= total
    spread(out, n, SCALE)
