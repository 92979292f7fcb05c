"""Yurikure: what is wrong with a record, hidden or not."""

from __future__ import annotations

import enum

from ...cards.bits import count
from ...cards.jit import part, rule, wide
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
    found = 0 if _is_set_up(state) else Fault.SETUP.value
    if found:
        return found
    found |= 0 if _is_board(state) else Fault.BOARD.value
    found |= 0 if _is_dice(state) else Fault.DICE.value
    for seat in range(MAX_SEATS):
        found |= 0 if _is_picks(state, seat) else Fault.PICKS.value
    if not found & Fault.PICKS.value:
        for seat in range(MAX_SEATS):
            found |= 0 if _is_control(state, seat) else Fault.CONTROL.value
        found |= 0 if _is_revealed(state) else Fault.REVEALS.value
    if not found:
        found |= 0 if _is_decided(state) else Fault.DECIDING.value
    ending = ending_of(state) if state.phase == DONE else UNFINISHED
    found |= Fault.ENDING.value if state.ending != ending or (state.phase == DONE and not ending) else 0
    return found


@part
def _is_in_range(state: State) -> bool:
    seats = MIN_SEATS <= state.players <= MAX_SEATS and NONE <= state.turn < state.players
    seats = seats and NONE <= state.first < state.players and 0 <= state.passes < state.players
    pairs = NONE <= state.opening < PAIRS and NONE <= state.aim < PAIRS
    girls = NONE <= state.at < GIRLS and NONE <= state.girl < GIRLS and state.yes >= 0 and state.no >= 0
    phases = SETUP <= state.phase <= DONE and NOTHING <= state.matter <= KISS and 0 <= state.rounds <= ROUNDS
    rest = 0 <= state.die <= MOST and NONE <= state.standing < NEGOTIATE + PAIRS
    rest = rest and 0 <= state.shown <= REVEALS and state.options & ~ALL_OPTIONS == 0
    # The last round is counted when the game is over.
    return bool(
        seats and pairs and girls and phases and rest and (state.rounds < ROUNDS or state.phase == DONE)
    )


@part
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


@part
def _is_board(state: State) -> bool:
    for pair in range(PAIRS):
        if state.affection[pair] > MOST or state.dissatisfaction[pair] > MOST:
            return False
    couples, red, fated = wide(state.couples), wide(state.red), wide(state.fated)
    return couples & ~ALL_PAIRS == 0 and red & ~couples == 0 and fated & ~red == 0


@part
def _is_dice(state: State) -> bool:
    """Dice lie where they were rolled, and say what they did as soon as the phase is over."""
    coupling = state.phase == ROLL and state.matter == COUPLE
    is_kissing = state.phase == ROLL and state.matter == KISS
    for pair in range(PAIRS):
        rolled = pair < state.aim
        coupled, kissed = wide(state.coupled[pair]), wide(state.kissed[pair])
        if coupling:
            couple_good = _is_raw(coupled, rolled and state.couples >> pair & 1)
        else:
            couple_good = coupled == FELL * FATE_STEP or _is_told(coupled, CALM, BROKE)
        if coupling or is_kissing:
            kiss_good = _is_raw(kissed, is_kissing and rolled and kissing(state) >> pair & 1)
        else:
            kiss_good = _is_told(kissed, KISSED, DESTINED)
        if not couple_good or not kiss_good:
            return False
    return True


@part
def _is_raw(die: int, rolled: int) -> bool:
    """A die of a phase in progress, or none."""
    return 1 <= die <= MOST if rolled else die == 0


@part
def _is_told(die: int, first: int, last: int) -> bool:
    """A die with what it did, or none."""
    return die == 0 or (1 <= die % FATE_STEP <= MOST and first <= die // FATE_STEP <= last)


# ---------------------------------------------------------------------------------- support and reveals


@part
def _least_placed(state: State) -> int:
    """How many picks every seat must have made."""
    if state.phase <= FIRST or state.phase == SUPPORT:
        return 0
    # 16: extra points come only if the game goes on.
    pausing = state.phase == EXTRA or state.phase == DONE
    if state.rounds < EARLY_ROUND + wide(pausing):
        return VALUES
    return VALUES + EARLY if state.rounds < LATE_ROUND + wide(pausing) else PICKS


@part
def _most_placed(state: State) -> int:
    if state.phase == SUPPORT:
        return VALUES
    if state.phase == EXTRA:
        return VALUES + EARLY if state.rounds == EARLY_ROUND else PICKS
    return _least_placed(state)


@part
def _is_known(state: State, seat: int) -> bool:
    return bool(state.placed[seat] == 0 or state.picks[seat, 0] != NONE)


@part
def _is_picks(state: State, seat: int) -> bool:
    placed = wide(state.placed[seat])
    if seat >= state.players:
        low = high = 0
    else:
        low, high = _least_placed(state), _most_placed(state)
    if not low <= placed <= high or (state.phase == DONE and not _is_known(state, seat)):
        return False
    used = 0
    for pick in range(PICKS):
        pair = wide(state.picks[seat, pick])
        if not NONE <= pair < PAIRS or (pair != NONE) != (_is_known(state, seat) and pick < placed):
            return False
        if pair != NONE:
            if pick < VALUES and used >> pair & 1 and not state.options & STACKED:
                return False
            if pick > VALUES + EARLY and pair < state.picks[seat, pick - 1]:
                return False
            used |= 1 << pair
    return True


@part
def _control(state: State, seat: int, picks: int) -> int:
    """The control that the seat had over each girl after so many picks."""
    points = 0
    for pick in range(min(picks, wide(state.placed[seat]))):
        points += value_of(pick) * wide(BOTH[state.picks[seat, pick]])
    return points


@part
def _is_control(state: State, seat: int) -> bool:
    hidden = not _is_known(state, seat)
    control = 0 if hidden else _control(state, seat, PICKS)
    for girl in range(GIRLS):
        if state.cap[seat, girl] != (NONE if hidden else control >> BITS * girl & BYTE):
            return False
    return True


@part
def _is_revealed(state: State) -> bool:
    tops = before = 0
    for i in range(wide(state.shown)):
        who, level = wide(state.who[i]), wide(state.level[i])
        girl = who & 7
        if girl >= GIRLS or who >> 3 & 3 >= state.players or not before <= who >> 5 <= stage(state):
            return False
        before = who >> 5
        # 7: above everybody's.
        at = BITS * girl
        if level <= tops >> at & BYTE:
            return False
        tops += level - (tops >> at & BYTE) << at
    if state.who[wide(state.shown) :].sum() or state.level[wide(state.shown) :].sum():
        return False
    for girl in range(GIRLS):
        holder, level = wide(state.holder[girl]), tops >> BITS * girl & BYTE
        if (holder == NONE) != (level == 0) or (holder != NONE and state.rev[holder, girl] != level):
            return False
    for seat in range(MAX_SEATS):
        if not _could_reveal(state, seat):
            return False
    return True


@part
def _could_reveal(state: State, seat: int) -> bool:
    levels = levels_until(state, seat, 2)
    for girl in range(GIRLS):
        if state.rev[seat, girl] != levels >> BITS * girl & BYTE:
            return False
    if not _is_known(state, seat):
        return True
    first, second = levels_until(state, seat, 0), levels_until(state, seat, 1)
    missing = lacking(first, _control(state, seat, VALUES))
    missing |= lacking(second, _control(state, seat, VALUES + EARLY))
    return missing | lacking(levels, _control(state, seat, PICKS)) == 0


# ----------------------------------------------------------------------------------------- what is decided


@part
def _is_decided(state: State) -> bool:
    if REVEAL <= state.phase <= OBJECT:
        return _is_matter(state) and state.turn == turn_of(state) and _is_standing(state)
    if state.girl != NONE or state.turn != NONE or state.passes or state.standing != NONE:
        return False
    if state.yes or state.no:
        return False
    if state.phase != ROLL:
        all_in = state.phase == SUPPORT or state.phase == EXTRA
        for seat in range(wide(state.players)):
            all_in = all_in and state.placed[seat] == _most_placed(state)
        return bool(state.matter == NOTHING and state.at == NONE and state.aim == NONE and not all_in)
    if state.aim == NONE or (state.at != NONE) != (state.matter == FATE):
        return False
    if state.matter == FATE:
        return is_in(wide(state.order[state.at]), wide(state.aim)) and not state.couples >> state.aim & 1
    rolling = wide(state.couples) if state.matter == COUPLE else kissing(state)
    return bool((state.matter == COUPLE or state.matter == KISS) and rolling >> state.aim & 1)


@part
def _is_matter(state: State) -> bool:
    """The girl in question, the pair and the votes fit what is decided."""
    if not ACTION <= state.matter <= CONSENT or state.at == NONE or state.girl == NONE:
        return False
    actor, girl = wide(state.order[state.at]), wide(state.girl)
    said = wide(state.yes | state.no)
    if state.yes & state.no or said >> girl & 1:
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
def turn_of(state: State) -> int:
    """Whose turn it is in the control procedure, which follows from the rest of the record."""
    if state.phase == DECLARE:
        return wide(state.holder[state.girl])
    seat = starting_holder(state)
    for _ in range(wide(state.passes) + 1):
        seat = right_of(state, seat) if state.phase == OBJECT else next_to_reveal(state, seat)
    return seat


@part
def _is_standing(state: State) -> bool:
    if state.phase == REVEAL:
        return bool(state.standing == NONE)
    if state.holder[state.girl] == NONE:
        return False
    if state.phase == DECLARE:
        return bool(state.passes == 0 and state.standing == NONE)
    if state.passes == state.players - 1:
        return False
    if state.matter == ACTION:
        return bool(state.standing >= IDLE)
    return bool(state.standing == NO or state.standing == YES)
