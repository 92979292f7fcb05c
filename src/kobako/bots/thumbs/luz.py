"""Luz by rule of thumb: guess the closed cards, weigh the hands, bid what pays best, take just enough."""

from __future__ import annotations

from math import exp

from ...cards.bits import count, lowest
from ...cards.jit import rule, wide
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


@rule
def _best_bid(state: State, seat: int) -> int:
    mine = worth(state, seat)
    everybody = 0.0
    for other in range(wide(state.players)):
        everybody += worth(state, other)
    expected = HAND * mine / everybody
    best, best_points = 0, -1000.0
    for bid in range(BIDS):
        points = _expected_points(wide(state.rounds), bid, expected)
        if points > best_points:
            best, best_points = bid, points
    return best


@rule
def _expected_points(r: int, bid: int, expected: float) -> float:
    """10: the average of what a bid scores, if tricks taken spread like a bell around the estimate."""
    total = weights = 0.0
    for won in range(HAND + 1):
        weight = exp(-((won - expected) ** 2) / (2 * SPREAD**2))
        total += weight * round_points(r, bid, won)
        weights += weight
    return total / weights


# --------------------------------------------------------------------------------------------- playing


@rule
def wants_trick(state: State, seat: int) -> bool:
    """Whether the seat is still short of its beads."""
    return bool(state.won[state.rounds, seat] < state.bid[state.rounds, seat] >> 1)


@rule
def _value(card: int) -> int:
    """Cards from cheap to dear: trump above all."""
    return (card & 15) + (SUIT_STEP if card >> 4 == TRUMP else 0)


@rule
def _best_slot(state: State, seat: int, slots: int) -> int:
    best, best_score = NONE, -1000
    others = _others(state, seat) if state.led == NONE else 0
    closed = unseen(state)
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        card = guess(state, seat, slot, closed)
        if state.led == NONE:
            score = _lead_score(state, seat, card, others)
        else:
            score = _follow_score(state, seat, card)
        if score > best_score:
            best, best_score = slot, score
    return best


@rule
def _lead_score(state: State, seat: int, card: int, others: int) -> int:
    """Short of tricks: lead the card with the fewest above it. Otherwise: the one with the most."""
    score = 16 * _higher(others, card) - _value(card)
    return -score if wants_trick(state, seat) else score


@rule
def _follow_score(state: State, seat: int, card: int) -> int:
    """Short of tricks: win as cheaply as may be, or throw the cheapest. Otherwise: lose as dearly."""
    wins = power(card, wide(state.led)) > state.power
    if wants_trick(state, seat):
        return 100 - _value(card) if wins else -_value(card)
    return _value(card) - 100 if wins else _value(card)  # what must be taken is taken with the dearest card
