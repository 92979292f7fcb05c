"""Line-it: what is wrong with a record, hidden or not."""

from __future__ import annotations

import enum

from ...cards.bits import count, lowest, width
from ...cards.jit import rule, wide
from ..game import State
from .knowledge import PACK, face_down, without
from .rules import (
    AT_LEAST,
    CARDS,
    CHALLENGES,
    COLOURS,
    COPIES,
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
    for seat in range(MAX_SEATS):
        found |= _line_faults(state, seat) | _hand_faults(state, seat)
    for colour in range(COLOURS):
        found |= 0 if _is_set(wide(state.jackpot[colour])) else Fault.JACKPOT.value
    if found:  # the rest would ask for cards that are none
        return found
    return _place_faults(state) | _token_faults(state) | _count_faults(state)


@rule
def _header_faults(state: State) -> int:
    size, turned, phase = wide(state.players) + LEFT, wide(state.turned), wide(state.phase)
    asks = (phase == TURN) | (phase == FINAL)
    wrong = asks != (state.turn != NONE)
    wrong |= (phase == FIRST) != (state.start == NONE)
    wrong |= wide(state.options) & ~(AT_LEAST | OPTIONAL | KEPT) != 0
    wrong |= wide(state.did) & ~(TOOK | PLAYED if phase == TURN else 0) != 0
    if phase == TURN:
        wrong |= (turned % size != 0) | (turned < size) | (turned > CARDS)
    else:
        wrong |= turned != (0 if phase < TURN else CARDS)
    return Fault.HEADER.value if wrong else 0


@rule
def _deck_faults(state: State) -> int:
    """Face up: known cards, none too often. Face down: nothing is known, or the rest of the pack."""
    known = CARDS if state.deck[CARDS - 1] else wide(state.turned)
    cards = PACK
    wrong = False
    for i in range(CARDS):
        card = wide(state.deck[i])
        wrong |= (card > KINDS) | ((card == 0) != (i >= known))
        if 0 < card <= KINDS:
            cards = without(cards, card)
    return Fault.DECK.value if wrong or cards[MISSED] else 0


@rule
def _is_set(bits: int) -> bool:
    """Whether these can be numbers of one colour."""
    return 0 <= bits < 1 << NUMBERS // COLOURS


@rule
def _line_faults(state: State, seat: int) -> int:
    numbers, smallest, greatest = 0, NUMBERS + 1, 0
    wrong = False
    for colour in range(COLOURS):
        cards = wide(state.line[seat, colour])
        wrong |= not _is_set(cards)
        if cards > 0:
            numbers += count(cards)
            smallest = min(smallest, lowest(cards) * COLOURS + colour + 1)
            greatest = max(greatest, (width(cards) - 1) * COLOURS + colour + 1)
    value, after, way = wide(state.challenge[seat]), wide(state.after[seat]), wide(state.way[seat])
    wrong |= state.numbers[seat] != numbers
    wrong |= state.last[seat] != (0 if numbers == 0 else smallest if way < 0 else greatest)
    wrong |= way * way != (numbers > 1)
    wrong |= (value != 0) & ((value < CHALLENGES[0]) | (value > CHALLENGES[-1]))
    wrong |= (after < 0) | (after > (numbers if value else 0))
    return Fault.LINE.value if wrong else 0


@rule
def _hand_faults(state: State, seat: int) -> int:
    low, high = wide(state.hand[seat, 0]), wide(state.hand[seat, 1])
    wrong = (high != 0) & ((low == 0) | (low > high))
    return Fault.HAND.value if wrong | (low > KINDS) | (high > KINDS) else 0


@rule
def _display_faults(state: State) -> int:
    """Sorted, cards of this round, and one for each turn that is left in it, and two."""
    shown, size, begin = wide(state.shown), wide(state.players) + LEFT, 0
    left = 0
    if state.phase == TURN:
        turns = (wide(state.turn) - wide(state.start)) % wide(state.players) + (wide(state.did) & TOOK)
        left, begin = size - turns, wide(state.turned) - size
    wrong = shown != left
    before = 0
    for i in range(MAX_DISPLAY):
        card = wide(state.display[i])
        wrong |= (card == 0) != (i >= left)
        if card:
            here = turned = 0
            for j in range(size):
                here += state.display[j] == card
                turned += state.deck[begin + j] == card
            wrong |= (card < before) | (here > turned)
        before = card
    return Fault.DISPLAY.value if wrong else 0


@rule
def _place_faults(state: State) -> int:
    """Everything that lies open was turned up, and nothing lies in two places."""
    low, high, plus, _ = face_down(state)
    cards = (PACK[0] ^ low, PACK[1] ^ high, PACK[2] - plus, 0)
    for i in range(MAX_DISPLAY + MAX_SEATS * (HAND + 1)):
        card = _card_in(state, i)
        if card:
            cards = without(cards, card)
    for i in range(COLOURS * (MAX_SEATS + 1)):
        seat, colour = i // COLOURS, i % COLOURS
        bits = wide(state.line[seat, colour] if seat < MAX_SEATS else state.jackpot[colour])
        while bits:
            cards = without(cards, lowest(bits) * COLOURS + colour + 1)
            bits &= bits - 1
    return Fault.CARD_TWICE.value if cards[MISSED] else 0


@rule
def _card_in(state: State, place: int) -> int:
    """The card in one of the places that hold a single one: the display, the hands, challenges in lines."""
    if place < MAX_DISPLAY:
        return wide(state.display[place])
    seat, slot = (place - MAX_DISPLAY) // (HAND + 1), (place - MAX_DISPLAY) % (HAND + 1)
    if slot < HAND:
        return wide(state.hand[seat, slot])
    return wide(state.challenge[seat]) + PLUS if state.challenge[seat] else 0


@rule
def _token_faults(state: State) -> int:
    for i in range(len(CHALLENGES)):
        there = 0
        for seat in range(MAX_SEATS):
            won, lost = wide(state.tokens[seat, i]), wide(state.tokens[seat, i + len(CHALLENGES)])
            there += won + lost if won >= 0 and lost >= 0 else COPIES + 1
        if there > COPIES:
            return Fault.TOKENS.value
    return 0


@rule
def _count_faults(state: State) -> int:
    """All cards that were turned up lie somewhere, and none before a seat that nobody sits at."""
    cards = wide(state.shown) + wide(state.discard)
    wrong = state.discard < 0
    found = 0
    for colour in range(COLOURS):
        cards += count(wide(state.jackpot[colour]))
    for seat in range(MAX_SEATS):
        here = wide(state.numbers[seat]) + (state.challenge[seat] > 0) + wide(state.pile[seat])
        for i in range(HAND):
            here += state.hand[seat, i] > 0
        cards += here
        wrong |= state.pile[seat] < 0
        for i in range(2 * len(CHALLENGES)):
            here += state.tokens[seat, i]
        if here and seat >= state.players:
            found = Fault.EMPTY.value
    if state.phase == FINAL and not can_play(state, wide(state.turn)):
        found |= Fault.HEADER.value
    return found | Fault.CARDS.value if wrong or cards != state.turned else found
