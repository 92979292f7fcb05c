"""Yurikure: what a seat may know, and which worlds agree with it.

All is public but where the others have put their points, and with it the control that they have. What they
have revealed of it tells something: when they revealed a level they had that much.
"""

from __future__ import annotations

from ...cards.jit import rule, wide
from ...cards.rng import Rng
from ..game import State
from .board import DONE, GIRLS, NONE, PICKS, value_of
from .guess import guess
from .rules import add_control, sort_late


@rule
def hide(state: State, seat: int) -> None:
    if state.phase == DONE:  # when the game is over, so is secrecy
        return
    for other in range(wide(state.players)):
        if other != seat and state.placed[other]:  # who has placed nothing has no control, as all know
            for pick in range(PICKS):
                state.picks[other, pick] = NONE
            for girl in range(GIRLS):
                state.cap[other, girl] = NONE


@rule
def imagine(state: State, seat: int, rng: Rng) -> None:
    if state.phase == DONE:
        return
    for other in range(wide(state.players)):
        if other != seat:
            guess(state, other, rng)
            sort_late(state, other)
            _count_control(state, other)


@rule
def _count_control(state: State, seat: int) -> None:
    for girl in range(GIRLS):
        state.cap[seat, girl] = 0
    for pick in range(wide(state.placed[seat])):
        add_control(state, seat, wide(state.picks[seat, pick]), value_of(pick))
