"""Luz as a client draws it, made from a hidden record and nothing else."""

from __future__ import annotations

import functools
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ...cards.fields import fields
from ...cards.jit import rule
from ..game import Common, States, View
from .knowledge import candidates
from .notation import SUIT_MARKS, bid_text, card_text
from .rules import BID, DEAL, FIRST, HAND, MAX_RANK, NONE, PLAY, ROUNDS, STATE, TRUMP, power

# Most of a view is the same for all seats and from step to step. What is kept for that is never changed.
KEPT = 8192

ByRound = tuple[tuple[int, ...], ...]

PHASES = {FIRST: "first", DEAL: "deal", BID: "bid", PLAY: "play"}


class Card(msgspec.Struct, frozen=True):
    """A card in a hand. Its slot is its place in the list, counted from 1."""

    suit: str
    rank: int | None  # None while its back is all one sees
    played: bool
    maybe: list[int]  # your own closed cards: every rank that it can still be


class Played(msgspec.Struct, frozen=True):
    """A card on the table."""

    seat: int
    slot: int
    card: str


class Trick(msgspec.Struct, frozen=True):
    """A trick, complete or not."""

    cards: list[Played]
    winner: int | None  # the seat that is winning it, or has won it


class Score(msgspec.Struct, frozen=True):
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


def view(common: Common, seen: States) -> LuzView:
    """The view of a hidden record; `common` are the fields that all games make in the same way."""
    now = fields(seen)
    dealt = now.phase > DEAL or now.rounds > 0
    on_table = now.rounds - 1 if now.turn == NONE and dealt else now.rounds
    return LuzView(
        **common,
        phase=PHASES.get(now.phase, "over"),
        round=on_table + 1,
        dealer=None if now.first == NONE else (now.first + on_table) % now.players,
        start=None if now.first == NONE else (now.first + on_table + 1) % now.players,
        trump=SUIT_MARKS[TRUMP],
        led=None if now.led == NONE else SUIT_MARKS[now.led],
        hands=_hands(now, common["seat"]) if dealt else [],
        aside=_aside(now.aside) if dealt else [],
        tricks=_tricks(now),
        sheet=_scores(now),
    )


def _hands(now: Any, viewer: int | None) -> list[list[Card]]:
    cards, left = now.hand, now.left
    hands = list(map(_hand, cards[: now.players], left))
    if viewer is not None:
        hands[viewer] = _own_hand(now.players, cards, left[viewer], viewer)
    return hands


@functools.lru_cache(KEPT)
def _hand(cards: tuple[int, ...], left: int) -> list[Card]:
    return [_card(card, not left >> slot & 1) for slot, card in enumerate(cards)]


@functools.cache
def _card(card: int, played: bool) -> Card:
    return Card(SUIT_MARKS[card >> 4], card & 15 or None, played, [])


@functools.lru_cache(KEPT)
def _own_hand(players: int, hands: tuple[tuple[int, ...], ...], left: int, seat: int) -> list[Card]:
    """Your own cards, with what the closed ones can be, which the hands alone decide."""
    seen, sets = np.zeros(1, STATE), np.zeros(HAND, np.int64)
    seen["players"], seen["hand"] = players, hands
    write_candidates(seen, seat, sets)
    cards = _hand(hands[seat], left)
    return [_closed(some) if some else card for card, some in zip(cards, sets.tolist(), strict=True)]


@functools.lru_cache(KEPT)
def _closed(cards: int) -> Card:
    """A card that is one of a set of places, all of one suit."""
    places = [place for place in range(cards.bit_length()) if cards >> place & 1]
    ranks = [place % MAX_RANK + 1 for place in places]
    return Card(SUIT_MARKS[places[0] // MAX_RANK], None, False, ranks)


@functools.lru_cache(KEPT)
def _aside(cards: tuple[int, ...]) -> list[str]:
    return [card_text(card) for card in cards]


@rule
def write_candidates(states: States, seat: int, sets: npt.NDArray[np.int64]) -> None:
    """What every closed card of the seat can be, by slot."""
    for slot in range(HAND):
        if not states[0].hand[seat, slot] & 15:
            sets[slot] = candidates(states[0], seat, slot)


def _tricks(now: Any) -> list[Trick]:
    plays, hands = now.plays[: now.played], now.hand
    return _tricks_of(plays, tuple([hands[play >> 4][play & 15] for play in plays]), now.players)


@functools.lru_cache(KEPT)
def _tricks_of(plays: tuple[int, ...], cards: tuple[int, ...], n: int) -> list[Trick]:
    return [_trick(plays[i : i + n], cards[i : i + n]) for i in range(0, len(plays), n)]


@functools.lru_cache(KEPT)
def _trick(plays: tuple[int, ...], cards: tuple[int, ...]) -> Trick:
    strength = [power(card, cards[0] >> 4) for card in cards]
    winner = plays[strength.index(max(strength))] >> 4
    return Trick(list(map(_played, plays, cards)), winner)


@functools.cache
def _played(play: int, card: int) -> Played:
    return Played(play >> 4, (play & 15) + 1, card_text(card))


def _scores(now: Any) -> list[Score]:
    return _sheet(now.players, now.rounds, now.bid, now.won, now.points)


@functools.lru_cache(KEPT)
def _sheet(n: int, rounds: int, bid: ByRound, won: ByRound, points: ByRound) -> list[Score]:
    return [
        _score(bid[r][:n], won[r][:n], points[r][:n] if r < rounds else (None,) * n)
        for r in range(min(rounds + 1, ROUNDS))
    ]


@functools.lru_cache(KEPT)
def _score(bids: tuple[int, ...], won: tuple[int, ...], points: tuple[int | None, ...]) -> Score:
    return Score([None if bid == NONE else bid_text(bid) for bid in bids], list(won), list(points))
