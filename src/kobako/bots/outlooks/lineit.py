"""What a position of Line-it promises: the score so far, and what line and hand are worth."""

from __future__ import annotations

from typing import Any

from ...cards.jit import rule, wide
from ...games.game import State
from ...games.lineit.knowledge import face_down
from ...games.lineit.rules import CARDS, DONE, LEFT, score, winners
from ..thumbs.lineit import line_of, worth
from .shares import crown, spread

SCALE = 4.0  # points that make e times the chance, at the end; more while rounds are to come
ROUND = 0.25


@rule
def rounds_of(state: State) -> int:
    return wide(state.turned) // (wide(state.players) + LEFT)


@rule
def outlook(state: State, out: Any) -> None:
    n = wide(state.players)
    if state.phase == DONE:
        for seat in range(n):
            out[seat] = float(score(state, seat))
        crown(out, n, winners(state), SCALE)
        return
    cards = face_down(state)
    for seat in range(n):
        low, high = wide(state.hand[seat, 0]), wide(state.hand[seat, 1])
        out[seat] = score(state, seat) + worth(state, cards, line_of(state, seat), low, high)
    spread(out, n, SCALE + ROUND * ((CARDS - wide(state.turned)) // (n + LEFT)))
