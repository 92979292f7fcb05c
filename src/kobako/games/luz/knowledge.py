"""Luz: what a seat may know, and which worlds agree with it.

A seat sees the suits of its own cards and their order, everything in the other hands, and every card that
was played. It does not see its own ranks nor the ten cards aside. A spectator knows what all seats know:
every suit, no rank that was not played.
"""

from __future__ import annotations

from ...cards.bits import count, lowest
from ...cards.jit import rule, wide
from ...cards.rng import Rng, below
from ..game import SPECTATOR, State
from .rules import ASIDE, DONE, HAND, MAX_RANK, RANKS, SUIT_STEP, SUITS, card_at, is_dealt, place_of

BACK = 0xF0  # the bits of a card that are left when its rank is blanked


@rule
def hide(state: State, seat: int) -> None:
    if state.phase == DONE:  # when the game is over, so is secrecy
        return
    for other in range(wide(state.players)):
        if seat == other or seat == SPECTATOR:
            for slot in range(HAND):
                if state.left[other] >> slot & 1:
                    state.hand[other, slot] &= BACK
    for i in range(ASIDE):
        state.aside[i] &= BACK


@rule
def unseen(state: State) -> int:
    """The cards whose place is not known: the pack less every rank that shows, a set of places."""
    cards = 0
    for suit in range(SUITS):
        cards |= ((1 << RANKS[state.players]) - 1) << suit * MAX_RANK
    for seat in range(wide(state.players)):
        for slot in range(HAND):
            card = wide(state.hand[seat, slot])
            if card & 15:
                cards ^= 1 << place_of(card)
    return cards


@rule
def imagine(state: State, seat: int, rng: Rng) -> None:
    if state.phase == DONE or not is_dealt(state):
        return
    if seat == SPECTATOR:
        for suit in range(SUITS):
            while not _deal_suit(state, suit, rng):
                _take_back_suit(state, suit)
    else:
        _fill_hand(state, seat, rng)
    rest = unseen(state)
    for i in range(ASIDE):
        state.aside[i] = card_at(lowest(rest))
        rest &= rest - 1


# A seat: its hidden cards stand in runs between cards of that suit that it has played. A run of g cards can
# be any g of the unseen ranks between its two neighbours, and the runs do not disturb each other, so an
# independent uniform choice for every run is a uniform choice of the world.


@rule
def _fill_hand(state: State, seat: int, rng: Rng) -> None:
    cards = unseen(state)
    for suit in range(SUITS):
        slots = wide(state.suited[seat, suit])
        low = suit * MAX_RANK
        slot = run = 0
        while slots:
            slot = lowest(slots)
            slots &= slots - 1
            card = wide(state.hand[seat, slot])
            if card & 15:
                _fill_run(state, seat, slot - run, run, _between(cards, low, place_of(card)), rng)
                low = place_of(card) + 1
                run = 0
            else:
                run += 1
        _fill_run(state, seat, slot + 1 - run, run, _between(cards, low, (suit + 1) * MAX_RANK), rng)


@rule
def _between(cards: int, low: int, end: int) -> int:
    return cards & ((1 << end) - (1 << low))


@rule
def _fill_run(state: State, seat: int, slot: int, run: int, pool: int, rng: Rng) -> None:
    """Put `run` cards of the pool into the slots from `slot` on: every choice is equally likely."""
    size = count(pool)
    while run:
        if below(rng, size) < run:
            state.hand[seat, slot] = card_at(lowest(pool))
            slot += 1
            run -= 1
        pool &= pool - 1
        size -= 1


@rule
def candidates(state: State, seat: int, slot: int, cards: int) -> int:
    """What a closed card of the seat can be, from the cards that it has not seen: a set of places.

    Of g closed cards in a run the i-th is none of the i lowest of the pool and none of the g - 1 - i highest.
    """
    suit = wide(state.hand[seat, slot]) >> 4
    low, before = suit * MAX_RANK, 0
    left = slot - 1
    while left >= 0 and state.hand[seat, left] == suit * SUIT_STEP:
        before += 1
        left -= 1
    if left >= 0 and state.hand[seat, left] >> 4 == suit:
        low = place_of(wide(state.hand[seat, left])) + 1
    end, after = (suit + 1) * MAX_RANK, 0
    right = slot + 1
    while right < HAND and state.hand[seat, right] == suit * SUIT_STEP:
        after += 1
        right += 1
    if right < HAND and state.hand[seat, right] >> 4 == suit:
        end = place_of(wide(state.hand[seat, right]))
    return _middle(_between(cards, low, end), before, after)


@rule
def _middle(cards: int, before: int, after: int) -> int:
    """The set without its lowest `before` and its highest `after` members."""
    for _ in range(before):
        cards &= cards - 1
    rest = cards
    for _ in range(count(cards) - after):
        rest &= rest - 1
    return cards ^ rest


# A spectator: the unseen cards of a suit are dealt to the places that lack one, lowest first, and dealt
# again if a hand comes out of order with what it has played.


@rule
def _deal_suit(state: State, suit: int, rng: Rng) -> bool:
    cards = unseen(state) & ((1 << MAX_RANK) - 1) << suit * MAX_RANK
    while cards:
        pick = below(rng, count(cards))
        for seat in range(wide(state.players)):
            slots = _closed(state, seat, suit)
            if 0 <= pick < count(slots):
                slot = lowest(slots)
                state.hand[seat, slot] = card_at(lowest(cards))
                if not _in_order(state, seat, slot):
                    return False
            pick -= count(slots)
        cards &= cards - 1
    return True


@rule
def _closed(state: State, seat: int, suit: int) -> int:
    """The slots of a suit whose rank is unknown."""
    slots = wide(state.suited[seat, suit] & state.left[seat])
    for slot in range(HAND):
        if slots >> slot & 1 and state.hand[seat, slot] & 15:
            slots ^= 1 << slot
    return slots


@rule
def _in_order(state: State, seat: int, slot: int) -> bool:
    card = state.hand[seat, slot]
    if slot > 0 and state.hand[seat, slot - 1] > card:
        return False
    if slot + 1 == HAND:
        return True
    after = state.hand[seat, slot + 1]
    return bool(not after & 15 or after > card)


@rule
def _take_back_suit(state: State, suit: int) -> None:
    for seat in range(wide(state.players)):
        slots = wide(state.suited[seat, suit] & state.left[seat])
        for slot in range(HAND):
            if slots >> slot & 1:
                state.hand[seat, slot] &= BACK
