"""Yurikure, control: how the seats decide for a girl (rules 5 to 9).

`ask` begins. Seats pass and reveal; then the controller declares, and the others may still outbid. `give_way`
and `declare` say when the matter is decided; what follows from it is in `course.py`.
"""

from __future__ import annotations

from ...cards.jit import rule, wide
from ..game import Actions, State
from .board import (
    ACTION,
    DECLARE,
    GIRLS,
    NONE,
    OBJECT,
    PAIRS,
    REVEAL,
    TO_THE_RIGHT,
    is_in,
    partners,
    stage,
)

# Actions of the control procedure; the layout of all of them is in rules.py.
PASS = 0
NO, YES, IDLE = 20, 21, 22
APPROACH = 23
CONFESS = APPROACH + GIRLS
NEGOTIATE = CONFESS + GIRLS


@rule
def left_of(state: State, seat: int) -> int:
    return 0 if seat + 1 == state.players else seat + 1


@rule
def right_of(state: State, seat: int) -> int:
    return wide(state.players) - 1 if seat == 0 else seat - 1


@rule
def next_to_reveal(state: State, seat: int) -> int:
    """6: to the left; by option to the right."""
    return right_of(state, seat) if state.options & TO_THE_RIGHT else left_of(state, seat)


@rule
def place_of(state: State, girl: int) -> int:
    """The place of a girl in the action order."""
    place = 0
    while state.order[place] != girl:
        place += 1
    return place


@rule
def virtual_holder(state: State, girl: int) -> int:
    """9: who controls the nearest controlled girl before this one in action order, else the seat V."""
    place = place_of(state, girl)
    for _ in range(GIRLS - 1):
        place = GIRLS - 1 if place == 0 else place - 1
        holder = wide(state.holder[state.order[place]])
        if holder != NONE:
            return holder
    return wide(state.first)


@rule
def ask(state: State, girl: int, matter: int) -> None:
    """6: somebody is going to decide for this girl; the reveal step begins."""
    state.girl = girl
    state.matter = matter
    _open_reveal_step(state, starting_holder(state))


@rule
def starting_holder(state: State) -> int:
    """6: beside whom the reveal step for the girl in question begins."""
    girl = wide(state.girl)
    holder = wide(state.holder[girl])
    return holder if holder != NONE else virtual_holder(state, girl)


@rule
def _open_reveal_step(state: State, holder: int) -> None:
    state.phase = REVEAL
    state.turn = next_to_reveal(state, holder)
    state.passes = 0
    state.standing = NONE


@rule
def top(state: State, girl: int) -> int:
    """The highest control that anybody has revealed over the girl."""
    holder = wide(state.holder[girl])
    return 0 if holder == NONE else wide(state.rev[holder, girl])


@rule
def reveal(state: State, seat: int, level: int) -> None:
    """7: the seat controls the girl now, and the reveal step begins again."""
    girl = wide(state.girl)
    state.rev[seat, girl] = level
    state.holder[girl] = seat
    state.who[state.shown] = stage(state) * 32 + seat * 8 + girl
    state.level[state.shown] = level
    state.shown += 1
    _open_reveal_step(state, seat)


@rule
def give_way(state: State, seat: int) -> bool:
    """The seat passes. True when that settles the matter: `standing`, or NONE for an uncontrolled girl."""
    state.passes += 1
    if state.phase == OBJECT:
        state.turn = right_of(state, seat)
        return bool(state.passes == state.players - 1)
    if state.passes < state.players:
        state.turn = next_to_reveal(state, seat)
        return False
    # 8: all have passed in succession.
    holder = wide(state.holder[state.girl])
    state.phase = DECLARE
    state.turn = holder
    state.passes = 0
    return holder == NONE


@rule
def declare(state: State, seat: int, declaration: int) -> None:
    """8: the controller says what the girl does; the others, to the right, may still outbid."""
    state.standing = declaration
    state.phase = OBJECT
    state.turn = right_of(state, seat)


# ---------------------------------------------------------------------------------------- what is legal


@rule
def legal_levels(state: State, seat: int, out: Actions) -> int:
    """7: to pass, or any level above everybody's that the seat has."""
    girl = wide(state.girl)
    out[0] = PASS
    n = 1
    for level in range(top(state, girl) + 1, wide(state.cap[seat, girl]) + 1):
        out[n] = level
        n += 1
    return n


@rule
def legal_declarations(state: State, out: Actions) -> int:
    if state.matter != ACTION:
        out[0] = NO
        out[1] = YES
        return 2
    # 10: nothing, approach, confess unless she is in a couple, negotiate for two others.
    girl = wide(state.girl)
    out[0] = IDLE
    n = _write_others(girl, wide(APPROACH), out, wide(1))
    if partners(state, girl) == 0:
        n = _write_others(girl, wide(CONFESS), out, n)
    for pair in range(PAIRS):
        if not is_in(girl, pair) and not state.couples >> pair & 1:
            out[n] = NEGOTIATE + pair
            n += 1
    return n


@rule
def _write_others(girl: int, verb: int, out: Actions, n: int) -> int:
    for other in range(GIRLS):
        if other != girl:
            out[n] = verb + other
            n += 1
    return n
