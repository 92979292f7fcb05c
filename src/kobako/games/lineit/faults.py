"""Line-it: what is wrong with a record, hidden or not."""

from __future__ import annotations

import enum

from ...cards.bits import count, lowest, width
from ...cards.jit import part, rule, wide
from ..game import State
from .knowledge import PACK, Cards, copies, face_down, without
from .rules import (
    AT_LEAST,
    CARDS,
    CHALLENGES,
    COLOURS,
    COPIES,
    DECK,
    DONE,
    FINAL,
    FIRST,
    HAND,
    KEPT,
    KINDS,
    LEFT,
    MAX_DISPLAY,
    MAX_SEATS,
    MIN_SEATS,
    NONE,
    NUMBERS,
    OPTIONAL,
    PLAYED,
    PLUS,
    TOOK,
    TURN,
    can_play,
)

MISSED = 3  # where `Cards` count what was not there


class Fault(enum.IntFlag):
    """What is wrong with a record."""

    HEADER = enum.auto()  # players, options, phase, start, turn, did or turned out of range, or at odds
    DECK = enum.auto()  # not a pack of cards: face up all known, face down all known or all unknown
    CARD_TWICE = enum.auto()  # a card that lies in two places, or that was not turned up yet
    DISPLAY = enum.auto()  # not sorted, not of this round, or not as many cards as turns are left
    LINE = enum.auto()  # number of cards, last number, direction or challenge do not agree with the cards
    JACKPOT = enum.auto()  # not a set of numbers
    HAND = enum.auto()  # not sorted, or no cards
    TOKENS = enum.auto()  # more of a kind than there are, or fewer than none
    CARDS = enum.auto()  # the places do not add up to the cards that were turned up
    EMPTY = enum.auto()  # something at a seat that nobody sits at


@rule
def faults(state: State) -> int:
    if not (MIN_SEATS <= state.players <= MAX_SEATS and FIRST <= state.phase <= DONE):
        return Fault.HEADER.value
    if not (NONE <= state.turn < state.players and NONE <= state.start < state.players):
        return Fault.HEADER.value
    found = _header_faults(state) | _deck_faults(state)
    if found:  # the rest would ask for the deck
        return found
    found = _display_faults(state)
    for colour in range(COLOURS):
        found |= 0 if _is_set(wide(state.jackpot[colour])) else Fault.JACKPOT.value
    for seat in range(wide(state.players)):
        found |= _line_faults(state, seat) | _hand_faults(state, seat)
    if found:  # the rest would ask for cards that are none
        return found
    if state.phase == FINAL and not can_play(state, wide(state.turn)):
        found = Fault.HEADER.value
    return found | _place_faults(state) | _token_faults(state) | _count_faults(state) | _empty_faults(state)


@part
def _header_faults(state: State) -> int:
    size = wide(state.players) + LEFT
    asks = state.phase == TURN or state.phase == FINAL
    sound = (
        asks == (state.turn != NONE)
        and (state.phase == FIRST) == (state.start == NONE)
        and wide(state.options) & ~(AT_LEAST | OPTIONAL | KEPT) == 0
        and wide(state.did) & ~(TOOK | PLAYED) == 0
        and (state.phase == TURN or state.did == 0)
    )
    if state.phase <= DECK:
        sound = sound and state.turned == 0
    elif state.phase == TURN:
        sound = sound and size <= state.turned <= CARDS and state.turned % size == 0
    else:
        sound = sound and state.turned == CARDS
    return 0 if sound else Fault.HEADER.value


@part
def _deck_faults(state: State) -> int:
    """Face up: known cards, none too often. Face down: nothing is known, or the rest of the pack."""
    hidden = state.phase <= DECK or (state.turned < CARDS and state.deck[CARDS - 1] == 0)
    known = wide(state.turned) if hidden else CARDS
    cards = PACK
    for i in range(known):
        if not 0 < state.deck[i] <= KINDS:
            return Fault.DECK.value
        cards = without(cards, wide(state.deck[i]))
    for i in range(known, CARDS):
        if state.deck[i]:
            return Fault.DECK.value
    return Fault.DECK.value if cards[MISSED] else 0


@part
def _is_set(bits: int) -> bool:
    """Whether these can be numbers of one colour."""
    return 0 <= bits < 1 << NUMBERS // COLOURS


@part
def _line_faults(state: State, seat: int) -> int:
    numbers, smallest, greatest = 0, NUMBERS + 1, 0
    for colour in range(COLOURS):
        cards = wide(state.line[seat, colour])
        if not _is_set(cards):
            return Fault.LINE.value
        numbers += count(cards)
        if cards:
            smallest = min(smallest, lowest(cards) * COLOURS + colour + 1)
            greatest = max(greatest, (width(cards) - 1) * COLOURS + colour + 1)
    value, after, way = wide(state.challenge[seat]), wide(state.after[seat]), wide(state.way[seat])
    sound = (
        state.numbers[seat] == numbers
        and state.last[seat] == (0 if numbers == 0 else smallest if way < 0 else greatest)
        and (way == 0 if numbers < 2 else way == 1 or way == -1)
        and (value == 0 or CHALLENGES[0] <= value <= CHALLENGES[-1])
        and 0 <= after <= (numbers if value else 0)
    )
    return 0 if sound else Fault.LINE.value


@part
def _hand_faults(state: State, seat: int) -> int:
    low, high = wide(state.hand[seat, 0]), wide(state.hand[seat, 1])
    return 0 if (high == 0 or 0 < low <= high) and max(low, high) <= KINDS else Fault.HAND.value


@part
def _display_faults(state: State) -> int:
    shown, size = wide(state.shown), wide(state.players) + LEFT
    left = 0
    if state.phase == TURN:
        turns = (wide(state.turn) - wide(state.start)) % wide(state.players) + (wide(state.did) & TOOK)
        left = size - turns
    if shown != left:
        return Fault.DISPLAY.value
    for i in range(MAX_DISPLAY):
        card = wide(state.display[i])
        if (card == 0) != (i >= shown) or card > KINDS or (0 < i < shown and card < state.display[i - 1]):
            return Fault.DISPLAY.value
        here = turned = 0
        for j in range(size if card else 0):
            here += state.display[j] == card
            turned += state.deck[state.turned - size + j] == card
        if here > turned:
            return Fault.DISPLAY.value
    return 0


@part
def _place_faults(state: State) -> int:
    """Everything that lies open was turned up, and nothing lies in two places."""
    cards, down = PACK, face_down(state)
    for card in range(1, KINDS + 1):
        for _ in range(copies(down, card)):
            cards = without(cards, card)
    for i in range(wide(state.shown)):
        cards = without(cards, wide(state.display[i]))
    for seat in range(wide(state.players)):
        for i in range(HAND):
            if state.hand[seat, i]:
                cards = without(cards, wide(state.hand[seat, i]))
        if state.challenge[seat]:
            cards = without(cards, wide(state.challenge[seat]) + PLUS)
        for colour in range(COLOURS):
            cards = _without_set(cards, colour, wide(state.line[seat, colour]))
    for colour in range(COLOURS):
        cards = _without_set(cards, colour, wide(state.jackpot[colour]))
    return Fault.CARD_TWICE.value if cards[MISSED] else 0


@part
def _without_set(cards: Cards, colour: int, bits: int) -> Cards:
    while bits:
        cards = without(cards, lowest(bits) * COLOURS + colour + 1)
        bits &= bits - 1
    return cards


@part
def _token_faults(state: State) -> int:
    for i in range(len(CHALLENGES)):
        there = 0
        for seat in range(wide(state.players)):
            won, lost = wide(state.tokens[seat, i]), wide(state.tokens[seat, i + len(CHALLENGES)])
            if won < 0 or lost < 0:
                return Fault.TOKENS.value
            there += won + lost
        if there > COPIES:
            return Fault.TOKENS.value
    return 0


@part
def _count_faults(state: State) -> int:
    cards = wide(state.shown) + wide(state.discard)
    for colour in range(COLOURS):
        cards += count(wide(state.jackpot[colour]))
    for seat in range(wide(state.players)):
        cards += wide(state.numbers[seat]) + (state.challenge[seat] > 0) + wide(state.pile[seat])
        for i in range(HAND):
            cards += state.hand[seat, i] > 0
    if cards != state.turned or state.discard < 0:
        return Fault.CARDS.value
    for seat in range(wide(state.players)):
        if state.pile[seat] < 0:
            return Fault.CARDS.value
    return 0


@part
def _empty_faults(state: State) -> int:
    for seat in range(wide(state.players), MAX_SEATS):
        there = wide(state.pile[seat]) | wide(state.hand[seat, 0]) | wide(state.hand[seat, 1])
        there |= wide(state.numbers[seat]) | wide(state.last[seat]) | wide(state.way[seat])
        there |= wide(state.challenge[seat]) | wide(state.after[seat])
        for colour in range(COLOURS):
            there |= wide(state.line[seat, colour])
        for i in range(2 * len(CHALLENGES)):
            there |= wide(state.tokens[seat, i])
        if there:
            return Fault.EMPTY.value
    return 0
