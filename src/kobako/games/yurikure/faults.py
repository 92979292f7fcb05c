"""Yurikure: what is wrong with a record, hidden or not."""

from __future__ import annotations

import enum

from ...cards.bits import count
from ...cards.jit import rule, wide
from ..game import State
from .board import (
    ACTION,
    ALL_PAIRS,
    ANSWER,
    BROKE,
    CALM,
    CONSENT,
    COUPLE,
    DECLARE,
    DESTINED,
    DONE,
    EARLY,
    EARLY_ROUND,
    EXTRA,
    FATE,
    FATE_STEP,
    FELL,
    FIRST,
    GIRLS,
    KISS,
    KISSED,
    LATE_ROUND,
    MAX_SEATS,
    MIN_SEATS,
    MOST,
    NONE,
    NOTHING,
    OBJECT,
    PAIRS,
    PICKS,
    REVEAL,
    REVEALS,
    ROLL,
    ROUNDS,
    SETUP,
    STACKED,
    SUPPORT,
    UNFINISHED,
    VALUES,
    VOTE,
    ending_of,
    girls_in,
    is_in,
    kissing,
    stage,
    value_of,
)
from .control import IDLE, NEGOTIATE, NO, YES, next_to_reveal, right_of, starting_holder
from .course import MAJORITY
from .guess import BITS, BOTH, BYTE, lacking, levels_until

ALL_OPTIONS = 0b010101
ALL_GIRLS = (1 << GIRLS) - 1


class Fault(enum.IntFlag):
    """What is wrong with a record."""

    HEADER = enum.auto()  # players, options, round, phase, or any other number out of range
    SETUP = enum.auto()  # action order, first seat or couple of the setup wrong, or there too early
    BOARD = enum.auto()  # affection, dissatisfaction or a set of couples that cannot be
    PICKS = enum.auto()  # support missing, too much, twice, unsorted or half hidden
    CONTROL = enum.auto()  # control that does not follow from the support
    REVEALS = enum.auto()  # reveals that could not be made, or do not give what was revealed
    DECIDING = enum.auto()  # what is decided, by whom and for whom, does not fit together
    DICE = enum.auto()  # dice that were not rolled then, or did not do that
    ENDING = enum.auto()  # an end that rule 15 does not give


@rule
def faults(state: State) -> int:
    if not _is_in_range(state):
        return Fault.HEADER.value
    if not _is_set_up(state):
        return Fault.SETUP.value
    found = _board_faults(state)
    for seat in range(wide(state.players)):
        found |= _seat_faults(state, seat)
    for seat in range(wide(state.players), MAX_SEATS):  # who is not there has nothing
        for girl in range(GIRLS):
            found |= Fault.PICKS.value if state.rev[seat, girl] or state.cap[seat, girl] else 0
        for pick in range(PICKS):
            found |= Fault.PICKS.value if state.placed[seat] or state.picks[seat, pick] != NONE else 0
    if not found and not _is_revealed(state):
        found = Fault.REVEALS.value
    if not found and not _is_decided(state):
        found = Fault.DECIDING.value
    ending = ending_of(state) if state.phase == DONE else UNFINISHED
    found |= Fault.ENDING.value if state.ending != ending or (state.phase == DONE and not ending) else 0
    return found


@rule
def _is_in_range(state: State) -> bool:
    if not (MIN_SEATS <= state.players <= MAX_SEATS and NONE <= state.turn < state.players):
        return False
    if not (NONE <= state.first < state.players and 0 <= state.passes < state.players):
        return False
    if not (NONE <= state.opening < PAIRS and NONE <= state.aim < PAIRS and 0 <= state.die <= MOST):
        return False
    if not (NONE <= state.at < GIRLS and NONE <= state.girl < GIRLS and state.yes >= 0 and state.no >= 0):
        return False
    if not (SETUP <= state.phase <= DONE and NOTHING <= state.matter <= KISS and state.rounds >= 0):
        return False
    if not (NONE <= state.standing < NEGOTIATE + PAIRS and 0 <= state.shown <= REVEALS):
        return False
    # The last round is counted when the game is over.
    last = ROUNDS if state.phase == DONE else ROUNDS - 1
    return bool(state.rounds <= last and state.options & ~ALL_OPTIONS == 0)


@rule
def _is_set_up(state: State) -> bool:
    girls = 0
    for place in range(GIRLS):
        if not NONE <= state.order[place] < GIRLS or not NONE <= state.holder[place] < state.players:
            return False
        girls |= 1 << wide(state.order[place]) if state.order[place] != NONE else 0
    is_set, is_named = girls == ALL_GIRLS, state.first != NONE
    if is_set != (state.phase > SETUP) or is_named != (state.phase > FIRST) or (not is_set and girls):
        return False
    early = state.phase < ROLL or state.phase == SUPPORT
    return bool((state.opening != NONE) == is_set and not (early and (state.rounds or state.shown)))


@rule
def _board_faults(state: State) -> int:
    couples, red, fated = wide(state.couples), wide(state.red), wide(state.fated)
    found = Fault.BOARD.value if couples & ~ALL_PAIRS or red & ~couples or fated & ~red else 0
    # Dice lie where they were rolled, and say what they did as soon as the phase is over.
    coupling = state.phase == ROLL and state.matter == COUPLE
    is_kissing = state.phase == ROLL and state.matter == KISS
    rolling = couples if coupling else kissing(state) if is_kissing else 0
    for pair in range(PAIRS):
        if state.affection[pair] > MOST or state.dissatisfaction[pair] > MOST:
            found |= Fault.BOARD.value
        rolled = bool(pair < state.aim and rolling >> pair & 1)
        coupled, kissed = wide(state.coupled[pair]), wide(state.kissed[pair])
        if coupling:
            good = _is_raw(coupled, rolled) and kissed == 0
        elif is_kissing:
            good = _is_told(coupled, wide(CALM), wide(BROKE)) and _is_raw(kissed, rolled)
        else:
            good = _is_told(coupled, wide(CALM), wide(BROKE))
            good = good and _is_told(kissed, wide(KISSED), wide(DESTINED))
        found |= 0 if good else Fault.DICE.value
    return found


@rule
def _is_raw(die: int, rolled: bool) -> bool:
    """A die of a phase in progress, or none."""
    return 1 <= die <= MOST if rolled else die == 0


@rule
def _is_told(die: int, first: int, last: int) -> bool:
    """A die with what it did, a pair that fell in love, or nothing."""
    if die == 0 or (die == FELL * FATE_STEP and first == CALM):
        return True
    return 1 <= die % FATE_STEP <= MOST and first <= die // FATE_STEP <= last


# ---------------------------------------------------------------------------------- support and reveals


@rule
def _seat_faults(state: State, seat: int) -> int:
    """Support, the control that follows from it, and what was revealed of that."""
    placed = wide(state.placed[seat])
    known = placed == 0 or state.picks[seat, 0] != NONE
    low, high = _placed_by_now(state)
    if not low <= placed <= high or (state.phase == DONE and not known):
        return Fault.PICKS.value
    used = points = 0
    missing = 0
    for pick in range(PICKS):
        pair = wide(state.picks[seat, pick])
        if not NONE <= pair < PAIRS or (pair != NONE) != (known and pick < placed):
            return Fault.PICKS.value
        if pair != NONE:
            if pick < VALUES and used >> pair & 1 and not state.options & STACKED:
                return Fault.PICKS.value
            if pick > VALUES + EARLY and pair < state.picks[seat, pick - 1]:
                return Fault.PICKS.value
            used |= 1 << pair
            points += value_of(pick) * wide(BOTH[pair])
        if pick == VALUES - 1:
            missing |= lacking(levels_until(state, seat, wide(0)), points)
        elif pick == VALUES + EARLY - 1:
            missing |= lacking(levels_until(state, seat, wide(1)), points)
    levels = levels_until(state, seat, wide(2))
    missing |= lacking(levels, points)
    found = Fault.REVEALS.value if known and missing else 0
    for girl in range(GIRLS):
        at = BITS * girl
        found |= (
            Fault.CONTROL.value if state.cap[seat, girl] != (points >> at & BYTE if known else NONE) else 0
        )
        found |= Fault.REVEALS.value if state.rev[seat, girl] != levels >> at & BYTE else 0
    return found


@rule
def _placed_by_now(state: State) -> tuple[int, int]:
    """How many picks a seat has made at least, and at the most."""
    if state.phase <= FIRST or state.phase == SUPPORT:
        return 0, VALUES if state.phase == SUPPORT else 0
    # 16: extra points come only if the game goes on.
    pausing = wide(state.phase == EXTRA or state.phase == DONE)
    low = PICKS
    if state.rounds < EARLY_ROUND + pausing:
        low = VALUES
    elif state.rounds < LATE_ROUND + pausing:
        low = VALUES + EARLY
    if state.phase != EXTRA:
        return low, low
    return low, PICKS if state.rounds == LATE_ROUND else VALUES + EARLY


@rule
def _is_revealed(state: State) -> bool:
    """Each reveal was possible then, and together they make the controllers."""
    tops = before = 0
    for i in range(REVEALS):
        who, level = wide(state.who[i]), wide(state.level[i])
        if i >= state.shown:
            if who or level:
                return False
            continue
        girl = who & 7
        if girl >= GIRLS or who >> 3 & 3 >= state.players or not before <= who >> 5 <= stage(state):
            return False
        before = who >> 5
        # 7: above everybody's.
        at = BITS * girl
        if level <= tops >> at & BYTE:
            return False
        tops += level - (tops >> at & BYTE) << at
    for girl in range(GIRLS):
        holder, level = wide(state.holder[girl]), tops >> BITS * girl & BYTE
        if (holder == NONE) != (level == 0) or (holder != NONE and state.rev[holder, girl] != level):
            return False
    return True


# ----------------------------------------------------------------------------------------- what is decided


@rule
def _is_decided(state: State) -> bool:
    if REVEAL <= state.phase <= OBJECT:
        return _is_matter(state) and state.turn == turn_of(state)
    if state.girl != NONE or state.turn != NONE or state.passes or state.standing != NONE:
        return False
    if state.yes or state.no:
        return False
    if state.phase != ROLL:
        all_in = state.phase == SUPPORT or state.phase == EXTRA
        for seat in range(wide(state.players)):
            all_in = all_in and state.placed[seat] == _placed_by_now(state)[1]
        return bool(state.matter == NOTHING and state.at == NONE and state.aim == NONE and not all_in)
    if state.aim == NONE or (state.at != NONE) != (state.matter == FATE):
        return False
    if state.matter == FATE:
        return is_in(wide(state.order[state.at]), wide(state.aim)) and not state.couples >> state.aim & 1
    rolling = wide(state.couples) if state.matter == COUPLE else kissing(state)
    return bool((state.matter == COUPLE or state.matter == KISS) and rolling >> wide(state.aim) & 1)


@rule
def _is_matter(state: State) -> bool:
    """The girl in question, the pair, the votes and the declaration fit what is decided."""
    if not ACTION <= state.matter <= CONSENT or state.at == NONE or state.girl == NONE:
        return False
    actor, girl = wide(state.order[state.at]), wide(state.girl)
    said = wide(state.yes | state.no)
    if state.yes & state.no or said >> girl & 1 or not _is_standing(state):
        return False
    if state.matter == ACTION:
        return girl == actor and state.aim == NONE and said == 0
    if state.aim == NONE or state.couples >> state.aim & 1:
        return False
    two = girls_in(1 << wide(state.aim))
    if state.matter == ANSWER:
        return two == (1 << girl | 1 << actor) and said == 0
    if two >> actor & 1 or not state.yes >> actor & 1:
        return False
    if state.matter == VOTE:
        return two & (said | 1 << girl) == 0
    voted = said & ~two == ALL_GIRLS & ~two and count(wide(state.yes) & ~two) >= MAJORITY
    return voted and bool(two >> girl & 1)


@rule
def _is_standing(state: State) -> bool:
    if state.phase == REVEAL:
        return bool(state.standing == NONE)
    if state.holder[state.girl] == NONE:
        return False
    if state.phase == DECLARE:
        return bool(state.passes == 0 and state.standing == NONE)
    is_answer = state.standing == NO or state.standing == YES
    fits = state.standing >= IDLE if state.matter == ACTION else is_answer
    return bool(fits and state.passes < state.players - 1)


@rule
def turn_of(state: State) -> int:
    """Whose turn it is in the control procedure, which follows from the rest of the record."""
    if state.phase == DECLARE:
        return wide(state.holder[state.girl])
    seat = starting_holder(state)
    for _ in range(wide(state.passes) + 1):
        seat = right_of(state, seat) if state.phase == OBJECT else next_to_reveal(state, seat)
    return seat
