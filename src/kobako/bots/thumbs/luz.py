"""Luz by rule of thumb: guess the closed cards, weigh the hands, bid what pays best, take just enough."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ...cards.bits import count, lowest, width
from ...cards.jit import rule, uncompiled, wide
from ...cards.rng import Rng
from ...games.game import State
from ...games.luz.knowledge import candidates, unseen
from ...games.luz.rules import (
    BID,
    BIDS,
    HAND,
    MAX_RANK,
    NONE,
    PLAY_SLOT,
    ROUNDS,
    SUIT_STEP,
    TRUMP,
    card_at,
    place_of,
    playable,
    power,
    round_points,
)

SPREAD = 1.1  # standard deviation of tricks taken around the estimate
# How often a card takes a trick, by the number of higher cards of its suit in the other hands.
TRUMP_WORTH = (0.97, 0.85, 0.70, 0.56, 0.44, 0.34, 0.26, 0.20, 0.15, 0.11, 0.08, 0.06)
PLAIN_WORTH = (0.62, 0.40, 0.23, 0.13, 0.07, 0.04, 0.02, 0.01, 0.01, 0.0, 0.0, 0.0)
STEPS = 8  # to a trick, in estimates


@rule
def thumb(state: State, seat: int, rng: Rng) -> int:
    """The same hidden record always gives the same move; chance is not asked."""
    if state.phase == BID:
        return _best_bid(state, seat)
    slots = playable(state, seat)
    if slots & (slots - 1) == 0:  # no choice
        return PLAY_SLOT + lowest(slots)
    return PLAY_SLOT + _best_slot(state, seat, slots)


@rule
def is_bid(state: State) -> bool:
    return bool(state.phase == BID)


@rule
def guess(state: State, seat: int, slot: int, closed: int) -> int:
    """The card in a slot, or for a closed one the middle of what it can be, of all cards not seen."""
    card = wide(state.hand[seat, slot])
    if card & 15:
        return card
    cards = candidates(state, seat, slot, closed)
    for _ in range((count(cards) - 1) // 2):
        cards &= cards - 1
    return card_at(lowest(cards))


# --------------------------------------------------------------------------------------------- bidding


@rule
def _others(state: State, seat: int) -> int:
    """The open cards that the other seats hold, a set of places."""
    cards = 0
    for other in range(wide(state.players)):
        slots = wide(state.left[other]) if other != seat else 0
        while slots:
            card = wide(state.hand[other, lowest(slots)])
            slots &= slots - 1
            if card & 15:
                cards |= 1 << place_of(card)
    return cards


@rule
def _higher(others: int, card: int) -> int:
    """How many of these cards are higher ones of the same suit."""
    end = (card >> 4) * MAX_RANK + MAX_RANK
    return count(others & ((1 << end) - (2 << place_of(card))))


@rule
def worth(state: State, seat: int) -> float:
    """About how many tricks a whole hand takes, before it is set against the other hands."""
    tricks = 0.0
    others, closed = _others(state, seat), unseen(state)
    for slot in range(HAND):
        card = guess(state, seat, slot, closed)
        higher = min(_higher(others, card), len(TRUMP_WORTH) - 1)
        tricks += TRUMP_WORTH[higher] if card >> 4 == TRUMP else PLAIN_WORTH[higher]
    return tricks


def _best_bids() -> npt.NDArray[np.intp]:
    """10: what pays best on average if tricks taken spread like a bell around the estimate, by round."""
    expected, won = np.arange(HAND * STEPS + 1) / STEPS, range(HAND + 1)
    chances = np.exp(-((np.array(won) - expected[:, None]) ** 2) / (2 * SPREAD**2))
    paid = uncompiled(round_points)
    points = [[[paid(r, bid, w) for bid in range(BIDS)] for w in won] for r in range(ROUNDS)]
    best: npt.NDArray[np.intp] = np.argmax(chances @ np.array(points), axis=2)
    return best


BEST_BIDS = _best_bids()


@rule
def _best_bid(state: State, seat: int) -> int:
    everybody = 0.0
    for other in range(wide(state.players)):
        everybody += worth(state, other)
    expected = HAND * worth(state, seat) / everybody
    return int(BEST_BIDS[state.rounds, round(expected * STEPS)])


# --------------------------------------------------------------------------------------------- playing


@rule
def wants_trick(state: State, seat: int) -> bool:
    """Whether the seat is still short of its beads."""
    return bool(state.won[state.rounds, seat] < state.bid[state.rounds, seat] >> 1)


@rule
def _best_slot(state: State, seat: int, slots: int) -> int:
    """Short of tricks: take this one, cheaply, or throw the cheapest. Otherwise: lose it, dearly."""
    wants, closed = wants_trick(state, seat), unseen(state)
    best, best_score = NONE, -1000.0
    led, bar = NONE, 0
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        cards = candidates(state, seat, slot, closed)
        suit = wide(state.hand[seat, slot]) >> 4
        if led == NONE or (state.led == NONE and led != suit):
            led = suit if state.led == NONE else wide(state.led)
            bar = _bar(state, seat, led)
        score = 100 * _chance(cards, suit, led, bar) - _value(suit, cards)
        if not wants:
            score = -score
        if score > best_score:
            best, best_score = slot, score
    return best


@rule
def _bar(state: State, seat: int, led: int) -> int:
    """The strength to beat: the best so far, or what those to come will put up."""
    bar = wide(state.power)
    other = seat
    for _ in range(wide(state.players) - 1 - wide(state.down)):
        other = other + 1 if other + 1 < state.players else 0
        bar = max(bar, _threat(state, other, led))
    return bar


@rule
def _threat(state: State, seat: int, led: int) -> int:
    """What a seat will put up: its best card if it wants the trick, otherwise its worst."""
    held = wide(state.left[seat])
    wants = wants_trick(state, seat)
    cards = held & wide(state.suited[seat, led])
    if not cards:
        cards = held & wide(state.suited[seat, TRUMP])
        if not cards or (not wants and cards != held):
            return 0
    slot = width(cards) - 1 if wants else lowest(cards)
    return power(wide(state.hand[seat, slot]), led)


@rule
def _chance(cards: int, suit: int, led: int, bar: int) -> float:
    """The part of these cards of one suit that is stronger."""
    if suit == TRUMP:
        bar = max(bar - SUIT_STEP, 0)
    elif suit != led or bar > SUIT_STEP:
        return 0.0
    stronger = cards & -(1 << suit * MAX_RANK + bar)
    return count(stronger) / count(cards)


@rule
def _value(suit: int, cards: int) -> int:
    """From cheap to dear: trump above all."""
    middle = (lowest(cards) + width(cards) - 1) // 2 - suit * MAX_RANK
    return middle + (SUIT_STEP if suit == TRUMP else 0)
