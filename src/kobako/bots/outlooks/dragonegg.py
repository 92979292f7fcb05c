"""What a position of the Dragon's Egg promises: money, bracelets and the egg, against the target."""

from __future__ import annotations

from typing import Any

from ...cards.jit import rule, wide
from ...games.dragonegg.rules import DONE, TARGETS, winners
from ...games.game import State
from .shares import crown, spread

# About what games by rule of thumb show, in best gains of a round. Our bots play worlds to the end of the
# game, so this is for searches that stop before.
BRACELET, EGG = 0.21, 0.1
STEEP = 2.0  # e to the power of this: how many times the chance, for a target's worth of money more ...
STEEPER = 3.4  # ... and so much is added by the time somebody has reached it


@rule
def rounds_of(state: State) -> int:
    return wide(state.rounds)


@rule
def outlook(state: State, out: Any) -> None:
    n = wide(state.players)
    best, most = float((n - 1) * (n - 1)), 0.0
    for seat in range(n):
        out[seat] = float(state.money[seat])
        most = max(most, out[seat])
    scale = TARGETS[n] / (STEEP + STEEPER * most / TARGETS[n])
    if state.phase == DONE:
        crown(out, n, winners(state), scale)
        return
    for seat in range(n):
        out[seat] += best * (BRACELET * wide(state.bracelets[seat]) + EGG * wide(state.egg == seat))
    spread(out, n, scale)
