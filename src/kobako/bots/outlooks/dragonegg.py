"""What a position of the Dragon's Egg promises: money, bracelets and the egg, against the target."""

from __future__ import annotations

from typing import Any

from ...cards.jit import rule, wide
from ...games.dragonegg.rules import DONE, TARGETS, winners
from ...games.game import State
from .shares import crown, spread

BRACELET = 0.12  # what a bracelet is worth, and the egg, in best gains of a round
EGG = 0.3
SCALE = 0.35  # part of the target that makes e times the chance


@rule
def rounds_of(state: State) -> int:
    return wide(state.rounds)


@rule
def outlook(state: State, out: Any) -> None:
    n = wide(state.players)
    best = float((n - 1) * (n - 1))
    for seat in range(n):
        out[seat] = float(state.money[seat])
    if state.phase == DONE:
        crown(out, n, winners(state), SCALE * TARGETS[n])
        return
    for seat in range(n):
        out[seat] += best * (BRACELET * wide(state.bracelets[seat]) + EGG * wide(state.egg == seat))
    spread(out, n, SCALE * TARGETS[n])
