"""Luz as the vector that a learner sees: named pieces, written from a hidden record.

Seats are counted from the one that looks: itself first, then clockwise. A place that is empty, or a rank that
is not known, is 0 throughout. A spectator sees seat 0 first.
"""

from __future__ import annotations

from ...cards.jit import rule, wide
from ..game import SPECTATOR, State, Tensor
from .rules import (
    BID,
    BIDS,
    HAND,
    MAX_RANK,
    MAX_SEATS,
    MIN_SEATS,
    NONE,
    ROUNDS,
    SUITS,
    is_dealt,
    place_of,
    start_player,
    total,
)

CARDS = SUITS * MAX_RANK
COUNTS = MAX_SEATS - MIN_SEATS + 1
POINTS = 100  # one unit of the piece "scores"

PIECES = (
    ("players", COUNTS, "3, 4 or 5 players, one-hot"),
    ("phase", 3, "bidding, playing, over, one-hot; all 0 before a deal"),
    ("round", ROUNDS, "round, one-hot"),
    ("turn", MAX_SEATS, "seat to act, one-hot"),
    ("start", MAX_SEATS, "start player of the round, one-hot"),
    ("suits", MAX_SEATS * HAND * SUITS, "suit of every slot, by seat, one-hot"),
    ("ranks", MAX_SEATS * HAND * MAX_RANK, "rank of every slot, by seat, one-hot; 0 while it is not known"),
    ("held", MAX_SEATS * HAND, "slots not played yet, by seat"),
    ("played", MAX_SEATS * HAND, "when a slot was played, by seat: place in the round / cards of the round"),
    ("bids", MAX_SEATS * BIDS, "bid of every seat in this round, one-hot"),
    ("won", MAX_SEATS, "tricks won in this round / 10, by seat"),
    ("trick", MAX_SEATS * CARDS, "card of every seat in the trick in progress, one-hot"),
    ("led", SUITS, "required suit, one-hot"),
    ("scores", MAX_SEATS, "total so far / 100, by seat"),
)


@rule
def observe(state: State, seat: int, out: Tensor) -> None:
    me = 0 if seat == SPECTATOR else seat
    out[:] = 0
    out[state.players - MIN_SEATS] = 1
    at = COUNTS
    if state.phase >= BID:
        out[at + wide(state.phase) - BID] = 1
    at += 3
    if state.rounds < ROUNDS:
        out[at + wide(state.rounds)] = 1
    at += ROUNDS
    if state.turn != NONE:
        out[at + _relative(state, me, wide(state.turn))] = 1
    at += MAX_SEATS
    if state.first != NONE:
        out[at + _relative(state, me, start_player(state, wide(state.rounds)))] = 1
    at += MAX_SEATS
    if is_dealt(state):
        _write_hands(state, me, out, at)
    at += MAX_SEATS * HAND * (SUITS + MAX_RANK + 2)
    _write_bids(state, me, out, at)
    at += MAX_SEATS * (BIDS + 1)
    _write_trick(state, me, out, at)
    at += MAX_SEATS * CARDS + SUITS
    for other in range(wide(state.players)):
        out[at + _relative(state, me, other)] = total(state, other) / POINTS


@rule
def _relative(state: State, me: int, seat: int) -> int:
    return (seat - me + wide(state.players)) % wide(state.players)


@rule
def _write_hands(state: State, me: int, out: Tensor, at: int) -> None:
    """suits, ranks, held, played."""
    ranks = at + MAX_SEATS * HAND * SUITS
    held = ranks + MAX_SEATS * HAND * MAX_RANK
    played = held + MAX_SEATS * HAND
    for other in range(wide(state.players)):
        for slot in range(HAND):
            place = _relative(state, me, other) * HAND + slot
            card = wide(state.hand[other, slot])
            out[at + place * SUITS + (card >> 4)] = 1
            if card & 15:
                out[ranks + place * MAX_RANK + (card & 15) - 1] = 1
            out[held + place] = state.left[other] >> slot & 1
    for i in range(wide(state.played)):
        place = _relative(state, me, wide(state.plays[i]) >> 4) * HAND + (wide(state.plays[i]) & 15)
        out[played + place] = (i + 1) / (state.players * HAND)


@rule
def _write_bids(state: State, me: int, out: Tensor, at: int) -> None:
    """bids, won."""
    if state.rounds == ROUNDS:
        return
    for other in range(wide(state.players)):
        place = _relative(state, me, other)
        if state.bid[state.rounds, other] != NONE:
            out[at + place * BIDS + wide(state.bid[state.rounds, other])] = 1
        out[at + MAX_SEATS * BIDS + place] = state.won[state.rounds, other] / HAND


@rule
def _write_trick(state: State, me: int, out: Tensor, at: int) -> None:
    """trick, led."""
    for i in range(wide(state.played) - wide(state.down), wide(state.played)):
        seat, slot = wide(state.plays[i]) >> 4, wide(state.plays[i]) & 15
        out[at + _relative(state, me, seat) * CARDS + place_of(wide(state.hand[seat, slot]))] = 1
    if state.led != NONE:
        out[at + MAX_SEATS * CARDS + wide(state.led)] = 1
