"""Yurikure, the course of a round: what follows from what was decided, phase after phase (rules 10 to 16)."""

from __future__ import annotations

from ...cards.bits import count, lowest
from ...cards.jit import rule, wide
from ..game import State
from .board import (
    ACTION,
    ANSWER,
    CONSENT,
    COUPLE,
    DONE,
    EARLY_ROUND,
    EXTRA,
    FATE,
    GIRLS,
    KISS,
    LATE_ROUND,
    NONE,
    NOTHING,
    ONE,
    PAIRS,
    ROLL,
    TWO,
    UNFINISHED,
    VOTE,
    end_couple_phase,
    end_kiss_phase,
    ending_of,
    is_in,
    join,
    kissing,
    other_couples,
    pair_of,
    sadden,
    warm,
)
from .control import APPROACH, CONFESS, NEGOTIATE, YES, ask, place_of

MAJORITY = 3  # of five votes


@rule
def begin_round(state: State) -> None:
    _open_action(state, wide(0))


@rule
def _open_action(state: State, place: int) -> None:
    """10: the action of the girl at this place of the action order."""
    state.at = place
    ask(state, wide(state.order[place]), wide(ACTION))


@rule
def _end_action(state: State) -> None:
    state.aim = NONE
    state.yes = 0
    state.no = 0
    if state.at + 1 < GIRLS:
        _open_action(state, wide(state.at) + 1)
    else:
        _open_couple_phase(state)


@rule
def carry_out(state: State) -> None:
    """What was declared, or the default of rule 8 if nobody controls the girl, is final."""
    if state.matter == ACTION:
        state.die = 0
        _act_out(state)
    elif state.matter == ANSWER:
        _answer(state)
    elif state.matter == VOTE:
        _say(state)
        _go_on_voting(state)
    else:
        _say(state)
        _go_on_consenting(state)


@rule
def _act_out(state: State) -> None:
    girl, declared = wide(state.girl), wide(state.standing)
    if declared >= NEGOTIATE:
        state.aim = declared - NEGOTIATE
        state.yes = 1 << girl  # 10: she votes for it
        _go_on_voting(state)
    elif declared >= CONFESS:
        state.aim = pair_of(girl, declared - CONFESS)
        ask(state, declared - CONFESS, wide(ANSWER))
    else:
        if declared >= APPROACH:
            pair = pair_of(girl, declared - APPROACH)
            warm(state, pair)
            sadden(state, other_couples(state, pair))
        _end_action(state)


@rule
def _answer(state: State) -> None:
    if state.standing == YES:
        join(state, wide(state.aim))
        _end_action(state)
    else:
        _wait_for_die(state, wide(FATE), wide(state.aim))


@rule
def _say(state: State) -> None:
    """Vote and consent: the girl is for it or against it."""
    if state.standing == YES:
        state.yes |= 1 << wide(state.girl)
    else:
        state.no |= 1 << wide(state.girl)


@rule
def _has_said(state: State, girl: int) -> bool:
    return bool((state.yes | state.no) >> girl & 1)


@rule
def _go_on_voting(state: State) -> None:
    """10: the next voter, in action order from the girl whose action it is; then the two, if most agree."""
    for step in range(1, GIRLS):
        girl = wide(state.order[(wide(state.at) + step) % GIRLS])
        if not is_in(girl, wide(state.aim)) and not _has_said(state, girl):
            ask(state, girl, wide(VOTE))
            return
    if count(wide(state.yes)) >= MAJORITY:
        _go_on_consenting(state)
    else:
        _end_action(state)


@rule
def _go_on_consenting(state: State) -> None:
    pair = wide(state.aim)
    one, two = wide(ONE[pair]), wide(TWO[pair])
    first, second = (one, two) if place_of(state, one) < place_of(state, two) else (two, one)
    if not (_has_said(state, first) and _has_said(state, second)):
        ask(state, second if _has_said(state, first) else first, wide(CONSENT))
    else:
        if state.yes >> one & 1 and state.yes >> two & 1:
            join(state, pair)
        else:
            sadden(state, 1 << pair)
        _end_action(state)


# ------------------------------------------------------------------------------------------------- dice


@rule
def _wait_for_die(state: State, matter: int, pair: int) -> None:
    state.phase = ROLL
    state.matter = matter
    state.aim = pair
    state.girl = NONE
    state.turn = NONE
    state.passes = 0
    state.standing = NONE


@rule
def roll(state: State, die: int) -> None:
    """A die has been rolled for what it was waited for."""
    pair = wide(state.aim)
    if state.matter == FATE:
        state.die = die
        if die <= state.affection[pair]:
            join(state, pair)
        else:
            warm(state, pair)
        _end_action(state)
    elif state.matter == COUPLE:
        state.coupled[pair] = die
        _go_on_coupling(state, pair + 1)
    else:
        state.kissed[pair] = die
        _go_on_kissing(state, pair + 1)


@rule
def _open_couple_phase(state: State) -> None:
    state.at = NONE
    for pair in range(PAIRS):
        state.coupled[pair] = 0
        state.kissed[pair] = 0
    _go_on_coupling(state, wide(0))


@rule
def _go_on_coupling(state: State, start: int) -> None:
    left = wide(state.couples) >> start << start
    if left:
        _wait_for_die(state, wide(COUPLE), lowest(left))
    else:
        end_couple_phase(state)
        _go_on_kissing(state, wide(0))


@rule
def _go_on_kissing(state: State, start: int) -> None:
    left = kissing(state) >> start << start
    if left:
        _wait_for_die(state, wide(KISS), lowest(left))
    else:
        end_kiss_phase(state)
        _end_round(state)


# ------------------------------------------------------------------------------------- the end of a round


@rule
def _end_round(state: State) -> None:
    """15, 16."""
    _rest(state)
    state.rounds += 1
    state.ending = ending_of(state)
    if state.ending != UNFINISHED:
        state.phase = DONE
    elif state.rounds == EARLY_ROUND or state.rounds == LATE_ROUND:
        state.phase = EXTRA
    else:
        begin_round(state)


@rule
def _rest(state: State) -> None:
    """Nothing is decided for anybody."""
    state.matter = NOTHING
    state.girl = NONE
    state.turn = NONE
    state.passes = 0
    state.standing = NONE
    state.aim = NONE
