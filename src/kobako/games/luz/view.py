"""Luz as a client draws it, made from a hidden record and nothing else."""

from __future__ import annotations

import functools
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ...cards.jit import rule, wide
from ..game import Look, States, View
from .knowledge import candidates, unseen
from .notation import SUIT_MARKS, bid_text, card_text
from .rules import BID, DEAL, FIRST, HAND, MAX_RANK, NONE, PLAY, ROUNDS, TRUMP, power

# Most of a view is the same for all seats and from step to step. What is kept for that is never changed.
KEPT = 8192

_own_hands: dict[Any, list[Card]] = {}

SUIT_BITS = MAX_RANK + 1  # in the set of ranks that a closed card can have, its suit stands above these

PHASES = {FIRST: "first", DEAL: "deal", BID: "bid", PLAY: "play"}


class Card(msgspec.Struct, frozen=True, gc=False):
    """A card in a hand. Its slot is its place in the list, counted from 1."""

    suit: str
    rank: int | None  # None while its back is all one sees
    played: bool
    maybe: list[int]  # your own closed cards: every rank that it can still be


class Played(msgspec.Struct, frozen=True, gc=False):
    """A card on the table."""

    seat: int
    slot: int
    card: str


class Trick(msgspec.Struct, frozen=True, gc=False):
    """A trick, complete or not."""

    cards: list[Played]
    winner: int | None  # the seat that is winning it, or has won it


class Score(msgspec.Struct, frozen=True, gc=False):
    """One line of the score sheet: a round, by seat."""

    bids: list[str | None]
    won: list[int]
    points: list[int | None]  # None until the round is scored


class LuzView(View, kw_only=True):
    """Everything that one seat may know of a game of Luz."""

    round: int  # 1..4
    dealer: int | None
    start: int | None  # start player of the round (rule 2)
    trump: str
    led: str | None  # required suit of the trick in progress
    hands: list[list[Card]]  # by seat, in slot order; empty before the first deal
    aside: list[str]  # the ten set aside: backs ('Y?') until the game is over
    tricks: list[Trick]  # of this round, in order; the last is the one in progress
    sheet: list[Score]


def view(look: Look) -> LuzView:
    """What everybody sees."""
    now = look.now
    dealt = _is_dealt(now)
    on_table = now.rounds - 1 if now.turn == NONE and dealt else now.rounds
    return LuzView(
        **look.common,
        phase=PHASES.get(now.phase, "over"),
        round=on_table + 1,
        dealer=None if now.first == NONE else (now.first + on_table) % now.players,
        start=None if now.first == NONE else (now.first + on_table + 1) % now.players,
        trump=SUIT_MARKS[TRUMP],
        led=None if now.led == NONE else SUIT_MARKS[now.led],
        hands=_hands(now) if dealt else [],
        aside=_aside(now.aside) if dealt else [],
        tricks=_tricks(now),
        sheet=_sheet(now),
    )


def _is_dealt(now: Any) -> bool:
    return bool(now.phase > DEAL or now.rounds > 0)


def own(look: Look) -> dict[str, Any]:
    """What a seat sees in its own way: the hands."""
    if look.seat is None or not _is_dealt(look.now):
        return {}
    hands = _hands(look.now)
    hands[look.seat] = _own_hand(look, look.seat, hands[look.seat])
    return {"hands": hands}


def _hands(now: Any) -> list[list[Card]]:
    return list(map(_hand, now.hand[: now.players], now.left))


@functools.lru_cache(KEPT)
def _hand(cards: bytes, left: int) -> list[Card]:
    return [_card(card, not left >> slot & 1) for slot, card in enumerate(cards)]


@functools.cache
def _card(card: int, played: bool) -> Card:
    return Card(SUIT_MARKS[card >> 4], card & 15 or None, played, [])


def _own_hand(look: Look, seat: int, cards: list[Card]) -> list[Card]:
    """Your own cards, with what the closed ones can be, which the hands alone decide."""
    key = look.players, seat, look.now.left[seat], look.now.hand
    if key not in _own_hands:
        if len(_own_hands) >= KEPT:
            _own_hands.clear()
        sets = np.zeros(HAND, np.int64)
        write_candidates(look.states, seat, sets)
        _own_hands[key] = list(map(_with_candidates, cards, sets.tolist()))
    return _own_hands[key]


def _with_candidates(card: Card, some: int) -> Card:
    return _closed(some) if some else card


@functools.cache
def _closed(some: int) -> Card:
    """A card of which the suit and a set of ranks are known."""
    ranks = [rank for rank in range(1, MAX_RANK + 1) if some >> rank & 1]
    return Card(SUIT_MARKS[some >> SUIT_BITS], None, False, ranks)


@functools.lru_cache(KEPT)
def _aside(cards: bytes) -> list[str]:
    return [card_text(card) for card in cards]


@rule
def write_candidates(states: States, seat: int, sets: npt.NDArray[np.int64]) -> None:
    """What every closed card of the seat can be, by slot: a set of ranks, and its suit above them."""
    closed = unseen(states[0])
    for slot in range(HAND):
        card = wide(states[0].hand[seat, slot])
        if not card & 15:
            suit = card >> 4
            places = candidates(states[0], seat, slot, closed) >> suit * MAX_RANK
            sets[slot] = suit << SUIT_BITS | (places & (1 << MAX_RANK) - 1) << 1


def _tricks(now: Any) -> list[Trick]:
    plays, hands = now.plays[: now.played], now.hand
    return _tricks_of(plays, bytes([hands[play >> 4][play & 15] for play in plays]), now.players)


@functools.lru_cache(KEPT)
def _tricks_of(plays: bytes, cards: bytes, n: int) -> list[Trick]:
    return [_trick(plays[i : i + n], cards[i : i + n]) for i in range(0, len(plays), n)]


@functools.lru_cache(KEPT)
def _trick(plays: bytes, cards: bytes) -> Trick:
    strength = [power(card, cards[0] >> 4) for card in cards]
    winner = plays[strength.index(max(strength))] >> 4
    return Trick(list(map(_played, plays, cards)), winner)


@functools.cache
def _played(play: int, card: int) -> Played:
    return Played(play >> 4, (play & 15) + 1, card_text(card))


def _sheet(now: Any) -> list[Score]:
    n, bid, won, points = now.players, now.bid, now.won, now.points
    return [
        _score(bid[r][:n], won[r][:n], points[r][:n] if r < now.rounds else (None,) * n)
        for r in range(min(now.rounds + 1, ROUNDS))
    ]


@functools.lru_cache(KEPT)
def _score(bids: tuple[int, ...], won: bytes, points: tuple[int | None, ...]) -> Score:
    return Score([None if bid == NONE else bid_text(bid) for bid in bids], list(won), list(points))
