"""What can be wrong with a record of the Dragon's Egg, hidden or not."""

from __future__ import annotations

import enum

from ...cards.jit import rule, wide
from ..game import State
from .rules import (
    BRACELETS,
    DECK,
    DONE,
    DROP,
    EGG,
    FACE_DOWN,
    HAND,
    MAX_SEATS,
    MIN_SEATS,
    NONE,
    REMAKE,
    ROUNDS,
    ROWS,
    SET_CARDS,
    SETS,
    STRONG,
    TARGETS,
    WEAK,
    fresh_cards,
    is_dealt,
    middle,
)
from .sets import CARDS, EACH, KINDS, PAIR_ALLOWED, PAIR_CARDS, PAIRS, one, size_of


class Fault(enum.IntFlag):
    """What is wrong with a record."""

    HEADER = enum.auto()  # players, phase, round or a place of the egg out of range
    ASKED = enum.auto()  # who may act does not go with the phase, the hands and the sets
    CARDS = enum.auto()  # more cards of a kind than there are, or cards that do not exist
    SIZES = enum.auto()  # cards held, kept, drawn, discarded and in the deck do not add up
    ORIGINS = enum.auto()  # a seat does not have what it kept or drew
    SETS = enum.auto()  # a set that does not exist, is forbidden, or is weak and stands first
    TOKENS = enum.auto()  # bracelets that are not there
    MONEY = enum.auto()  # money that does not come from the gains, or gains of no round


@rule
def faults(state: State) -> int:
    if not (MIN_SEATS <= state.players <= MAX_SEATS and DECK <= state.phase <= DONE):
        return Fault.HEADER.value
    if not (0 <= state.rounds <= ROUNDS and 0 <= state.left <= CARDS and 0 <= state.drawn <= BRACELETS):
        return Fault.HEADER.value
    found = _header_faults(state)
    if found == 0:
        found = _token_faults(state) | _money_faults(state) | _set_faults(state)
    if found == 0 and is_dealt(state):
        found = _asked_faults(state) | _card_faults(state) | _size_faults(state)
    return found


@rule
def _is_seat(state: State, seat: int) -> bool:
    return bool(NONE <= seat < state.players)


@rule
def _header_faults(state: State) -> int:
    if not (_is_seat(state, wide(state.egg)) and _is_seat(state, wide(state.egg_was))):
        return Fault.HEADER.value
    if not (_is_seat(state, wide(state.user)) and NONE <= state.shown < ROWS and 0 <= state.strict <= 1):
        return Fault.HEADER.value
    is_used = state.user != NONE
    if is_used != (state.shown != NONE) or not 0 <= state.before <= state.drawn * is_used:
        return Fault.HEADER.value
    is_late = state.phase == REMAKE or state.phase == DECK or state.phase == DONE
    if (is_used and not is_late) or (state.phase == REMAKE and not is_used):
        return Fault.HEADER.value
    # The egg lies in the middle from its use to the settlement.
    if (state.phase == EGG and state.egg == NONE) or (state.phase == REMAKE and state.egg != NONE):
        return Fault.HEADER.value
    if not 0 <= state.short <= (state.phase == DONE):
        return Fault.HEADER.value
    if state.rounds == 0 and (state.phase == DONE or state.egg != NONE or state.egg_was != NONE):
        return Fault.HEADER.value
    return 0


@rule
def _token_faults(state: State) -> int:
    for seat in range(MAX_SEATS):
        if state.bracelets[seat] < 0 or (seat >= state.players and state.bracelets[seat] > 0):
            return Fault.TOKENS.value
    return Fault.TOKENS.value if middle(state) < 0 else 0


@rule
def _money_faults(state: State) -> int:
    """Money is the sum of the gains, and only who has reached the target has ended the game."""
    richest = 0
    for seat in range(MAX_SEATS):
        money = 0
        for i in range(len(state.gained)):
            gain = wide(state.gains[i * MAX_SEATS + seat])
            if gain > 0 and (i >= state.paid or seat >= state.players):
                return Fault.MONEY.value
            money += gain
        if money != state.money[seat]:
            return Fault.MONEY.value
        richest = max(richest, money)
    if richest >= TARGETS[state.players] and state.phase != DONE:
        return Fault.MONEY.value
    last = 0
    for i in range(len(state.gained)):
        if i >= state.paid and state.gained[i] > 0:
            return Fault.MONEY.value
        if i < state.paid and not last < state.gained[i] <= state.rounds:
            return Fault.MONEY.value
        last = wide(state.gained[i])
    return 0


@rule
def _set_faults(state: State) -> int:
    for seat in range(MAX_SEATS):
        for sets in (state.sets, state.past):
            strong, weak = wide(sets[seat, STRONG]), wide(sets[seat, WEAK])
            if (strong > 0) != (weak > 0) or (strong > 0 and seat >= state.players):
                return Fault.SETS.value
            for pair in (strong, weak):
                if PAIRS < pair < FACE_DOWN or (
                    0 < pair <= PAIRS and PAIR_ALLOWED[state.strict, pair - 1] == 0
                ):
                    return Fault.SETS.value
            is_open = 0 < strong <= PAIRS and 0 < weak <= PAIRS
            if is_open and PAIR_ALLOWED[state.strict, strong - 1] < PAIR_ALLOWED[state.strict, weak - 1]:
                return Fault.SETS.value
        had_past = state.rounds > (1 if state.phase == DECK or state.phase == DONE else 0)
        if seat < state.players and (0 < state.past[seat, STRONG] < FACE_DOWN) != had_past:
            return Fault.SETS.value
    return 0


@rule
def _asked_faults(state: State) -> int:
    """Who may act follows from the phase, the hands and the sets that are down."""
    dropping = waiting = 0
    for seat in range(wide(state.players)):
        dropping |= wide(state.held[seat] > HAND) << seat
        waiting |= wide(state.sets[seat, STRONG] == 0) << seat
    everybody = (1 << wide(state.players)) - 1
    asked = 0
    is_right = waiting == 0
    if state.phase == DROP:
        asked, is_right = dropping, waiting == everybody
    elif state.phase == SETS:
        asked, is_right = waiting, True
    elif state.phase == EGG:
        asked = 1 << wide(state.egg)
    elif state.phase == REMAKE:
        asked, is_right = waiting, waiting == 1 << wide(state.user)
    is_asked = state.phase != DECK and state.phase != DONE
    return 0 if state.asked == asked and is_right and is_asked == (asked != 0) else Fault.ASKED.value


@rule
def _card_faults(state: State) -> int:
    """No kind is there three times; what is not known is not counted."""
    for kind in range(KINDS):
        seen = past = 0
        for seat in range(MAX_SEATS):
            seen += wide(state.hand[seat]) >> 2 * kind & 3
            seen += wide(state.dropped[seat]) >> 2 * kind & 3
            past += wide(state.kept[seat]) >> 2 * kind & 3
            for row in range(ROWS):
                if 0 < state.sets[seat, row] < FACE_DOWN:
                    seen += wide(PAIR_CARDS[state.sets[seat, row] - 1]) >> 2 * kind & 3
                if 0 < state.past[seat, row] < FACE_DOWN:
                    past += wide(PAIR_CARDS[state.past[seat, row] - 1]) >> 2 * kind & 3
        for i in range(wide(state.left)):
            seen += state.deck[i] == kind + 1
        if seen > 2 or past > 2:
            return Fault.CARDS.value
    for i in range(CARDS):
        if state.deck[i] > KINDS or (i >= state.left and state.deck[i] > 0):
            return Fault.CARDS.value
    for seat in range(MAX_SEATS):
        for cards in (
            wide(state.hand[seat]),
            wide(state.kept[seat]),
            wide(state.dropped[seat]),
            wide(state.may[seat]),
        ):
            if cards >> 2 * KINDS or cards & cards >> 1 & EACH:
                return Fault.CARDS.value
    return 0


@rule
def _size_faults(state: State) -> int:
    """Every card is somewhere, and what a seat has is what it kept, got and drew."""
    total, drawn = wide(state.left), 0
    for seat in range(wide(state.players)):
        sets = SET_CARDS * wide(state.sets[seat, STRONG] > 0)
        draws = 0
        for i in range(wide(state.drawn)):
            draws += state.draws[i] // CARDS == seat
        drops = wide(state.keeps[seat]) + fresh_cards(state) + draws - sets - wide(state.held[seat])
        total += wide(state.held[seat]) + sets + drops
        drawn += draws
        spare = wide(state.keeps[seat]) + fresh_cards(state) - HAND
        if drops != spare and not (state.phase == DROP and 0 <= drops < spare and state.drawn == 0):
            return Fault.SIZES.value
        if not _fits(state, seat, drops):
            return Fault.SIZES.value
        if state.hand[seat] != 0 and not _has_its_origins(state, seat):
            return Fault.ORIGINS.value
    for i in range(wide(state.drawn), BRACELETS):
        drawn += state.draws[i]
    return 0 if total == CARDS and drawn == state.drawn else Fault.SIZES.value


@rule
def _fits(state: State, seat: int, drops: int) -> bool:
    """Whether so many cards of a seat are known as it has, or none at all."""
    hand, kept, dropped = wide(state.hand[seat]), wide(state.kept[seat]), wide(state.dropped[seat])
    if hand == 0:
        return kept == 0 and dropped == 0
    return (
        size_of(hand) == state.held[seat] and size_of(kept) == state.keeps[seat] and size_of(dropped) == drops
    )


@rule
def _has_its_origins(state: State, seat: int) -> bool:
    """Whether the cards of a seat, which are known, contain what it kept and drew."""
    cards, came = wide(state.hand[seat]) + wide(state.dropped[seat]), wide(state.kept[seat])
    for row in range(ROWS):
        if state.sets[seat, row] == FACE_DOWN:
            return False
        if state.sets[seat, row] > 0:
            cards += wide(PAIR_CARDS[state.sets[seat, row] - 1])
    for i in range(wide(state.drawn)):
        if state.draws[i] // CARDS == seat:
            if not 0 < state.draws[i] % CARDS <= KINDS:
                return False
            came += one(wide(state.draws[i]) % CARDS - 1)
    for kind in range(KINDS):
        if cards >> 2 * kind & 3 < came >> 2 * kind & 3:
            return False
    return True
