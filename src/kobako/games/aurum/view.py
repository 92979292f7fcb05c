"""Aurum as a client draws it, made from a hidden record and nothing else.

A client needs no rules for it: what may be played, what a card would do in the trick, who would take which
gold and what everybody would score if the round ended now is told here.
"""

from __future__ import annotations

import functools
from typing import Any

import msgspec

from ..game import Look, View
from .history import Swap, Trick, tricks
from .scoring import prediction_points
from .state import (
    BY_EXACT,
    BY_GOLD,
    BY_POINTS,
    CARDS,
    DEAL,
    DIGIT,
    DONE,
    EMPTY,
    FIRST,
    FOLLOW,
    GOLD,
    GOLDS,
    HIDDEN,
    LEAD,
    NO_ZEROS,
    NONE,
    OWNER,
    PACK,
    POINTS,
    PREDICT,
    RANKS,
    SECRET,
    SHARED,
    STOPPED,
    STUCK,
    SWAP,
    ZEROS,
    gold_points,
    power,
    top_gold,
)
from .words import SUIT_MARKS, card_text, card_texts, gold_ranks, is_dealt, members

# Most of a view is the same for all seats and from step to step. What is kept for that is never changed.
KEPT = 8192

PHASES = {
    FIRST: "first",
    DEAL: "deal",
    PREDICT: "predict",
    SECRET: "predict",
    SWAP: "swap",
    LEAD: "lead",
    FOLLOW: "follow",
}
REASONS = {STOPPED: "stop", STUCK: "stuck", EMPTY: "empty"}
DECIDED = {BY_POINTS: "points", BY_EXACT: "exact", BY_GOLD: "gold", SHARED: "shared"}
SIDES = {3: ((0,), (1,), (2,)), 4: ((0, 2), (1, 3))}

__all__ = ["AurumView", "Swap", "Trick", "own", "view"]


class Gold(msgspec.Struct, frozen=True, gc=False):
    """One rank of gold on the shelf."""

    rank: int
    left: int  # in the supply
    total: int  # in the game: the others are in collections or in the trick


class Hand(msgspec.Struct, frozen=True, gc=False):
    """A hand, as far as one knows it."""

    held: int  # how many cards
    cards: list[str]  # those that one knows: your own all; of others what went there in sight of all


class OwnCard(msgspec.Struct, frozen=True, gc=False):
    """A card of your own hand, and what it would do in the trick."""

    card: str
    suit: str
    rank: int
    shown: bool  # everybody knows that you hold it
    sealed: bool  # its suit is in the trick already
    playable: bool  # you may play it now
    wins: bool  # played now, it would be winning
    lowest: bool  # played now, it would be the lowest
    takes: int | None  # the gold that it would then take, if it stays the lowest and there is one


class OwnGold(msgspec.Struct, frozen=True, gc=False):
    """One rank of gold in your own collection."""

    rank: int
    count: int
    playable: bool  # you may play one now
    wins: bool  # played now, it would be winning


class SwapOffer(msgspec.Struct, frozen=True, gc=False):
    """What you may swap now: any of this gold for any of these cards before any of these seats."""

    gold: list[int]  # ranks that you can pay
    cards: list[str]  # cards that you can lay
    whose: list[int]  # seats whose prediction you can change: yourself, and your partner


class Side(msgspec.Struct, frozen=True, gc=False):
    """A team, or with three players a seat, in one round."""

    seats: list[int]
    prediction: int | None  # of a team the higher; None until all of it can be seen
    won: int  # tricks
    prediction_points: int | None  # what the prediction scores, or would if the round ended now
    gold_points: int  # the same of the gold
    points: int | None  # their sum
    top: int | None  # the highest gold, None without any


class Round(msgspec.Struct, frozen=True, gc=False):
    """A finished round on the score sheet."""

    start: int  # start player
    predictions: list[int]  # ranks, by seat
    won: list[int]  # tricks, by seat
    sides: list[Side]
    winners: list[int]  # seats
    decided: str  # what decided: points, exact, gold, or shared if nothing did
    ended: int  # the seat by whom it ended, who showed the hand
    reason: str  # stop: by choice; stuck: nothing to follow with; empty: nothing to lead


class AurumView(View, kw_only=True):
    """Everything that one seat may know of a game of Aurum."""

    scoring: str  # nuggets or points: what `scores` are
    zero_gold: bool  # whether zeros are in the game
    round: int  # from 1
    start: int | None  # start player of the round
    lead: int | None  # who leads the trick, None before the first
    teams: list[list[int]]  # seats that play together
    hands: list[Hand]  # by seat; empty before the first deal
    own: list[OwnCard]  # your hand
    own_gold: list[OwnGold]  # your collection
    offer: SwapOffer | None  # what you may swap, while you are asked
    unseen: list[str]  # cards whose place you do not know: they lie in the other hands
    left_over: list[str]  # the two face up, with four players
    supply: list[Gold]  # by rank
    collections: list[list[int]]  # ranks of gold, by seat
    predictions: list[str | None]  # cards, by seat: None until laid, "?" while secret
    opening: list[str | None]  # the cards that were laid first, by seat: None until all are
    won: list[int]  # tricks, by seat
    sides: list[Side]  # as they stand
    window: list[str]  # the swap window, by seat: swapped, stayed, skipped, asked or later; else empty
    sealed: list[str]  # suits in the trick
    tricks: list[Trick]  # of this round, in order; while it goes on the last is the one in progress
    sheet: list[Round]  # rounds that are over


def view(look: Look) -> AurumView:
    """What everybody sees."""
    now = look.now
    n, dealt = now.players, is_dealt(now)
    on_table = now.rounds - (dealt and now.phase in (DEAL, DONE))
    won = now.won[on_table][:n] if dealt else (0,) * n
    return AurumView(
        **look.common,
        phase=PHASES.get(now.phase, "over"),
        scoring="points" if now.options & POINTS else "nuggets",
        zero_gold=not now.options & NO_ZEROS,
        round=on_table + 1,
        start=None if now.first == NONE else (now.first + on_table) % n,
        lead=None if now.lead == NONE else now.lead,
        teams=[list(seats) for seats in SIDES[n]],
        hands=_hands(now) if dealt else [],
        own=[],
        own_gold=[],
        offer=None,
        unseen=_unseen(now) if dealt else [],
        left_over=list(card_texts(now.aside)),
        supply=_supply(now.supply, GOLD[n] & (~ZEROS if now.options & NO_ZEROS else ~0)),
        collections=[list(gold_ranks(gold)) for gold in now.gold[:n]],
        predictions=_predictions(now.prediction[:n]),
        opening=_predictions(now.opening[:n]),
        won=list(won),
        sides=_sides(now.prediction[:n], won, now.gold[:n]),
        window=_window(now) if now.phase == SWAP else [],
        sealed=_suits(now.sealed),
        tricks=tricks(now) if now.opening[0] != NONE else [],
        sheet=[_round(now, r) for r in range(now.rounds)],
    )


def own(look: Look) -> dict[str, Any]:
    """What a seat sees in its own way: its hand, its choices, and its secret prediction."""
    now, seat = look.now, look.seat
    if seat is None or not is_dealt(now):
        return {}
    asked = now.turn == seat
    plays = asked and now.phase in (LEAD, FOLLOW)
    hand, gold = now.hand[seat], now.gold[seat]
    table = (plays, now.power, now.lowest if now.low != NONE else RANKS, now.supply)
    seen = {
        "hands": _hands(now),
        "own": _own_cards(hand, now.shown[seat], now.sealed, *table),
        "own_gold": _own_gold(gold, plays and now.phase == FOLLOW, now.power),
        "offer": _offer(hand, gold, seat, now.players) if asked and now.phase == SWAP else None,
        "unseen": _unseen(now),
    }
    if now.phase == SECRET:
        laid, nothing = now.prediction[: now.players], (0,) * now.players
        seen |= {"predictions": _predictions(laid), "sides": _sides(laid, nothing, now.gold[: now.players])}
    return seen


# ------------------------------------------------------------------------------------------------ cards


def _hands(now: Any) -> list[Hand]:
    return list(map(_hand, now.held[: now.players], now.hand))


@functools.lru_cache(KEPT)
def _hand(held: int, cards: int) -> Hand:
    return Hand(held, list(card_texts(cards)))


def _unseen(now: Any) -> list[str]:
    """With a secret prediction among them."""
    cards = PACK[now.players] & ~(now.aside | now.gone)
    for hand, laid in zip(now.hand, now.prediction, strict=True):
        cards &= ~(hand | (1 << laid if laid >= 0 else 0))
    return list(card_texts(cards))


@functools.lru_cache(KEPT)
def _own_cards(
    hand: int, shown: int, sealed: int, plays: bool, best: int, lowest: int, supply: int
) -> list[OwnCard]:
    cards = []
    for card in members(hand):
        is_sealed, rank = bool(sealed >> card & 1), card % RANKS + 1
        is_free = plays and not is_sealed
        is_low = is_free and rank <= lowest
        takes = rank if is_low and supply >> DIGIT * rank & ZEROS else None
        wins = is_free and power(card) >= best
        suit, known = SUIT_MARKS[card // RANKS], bool(shown >> card & 1)
        cards.append(OwnCard(card_text(card), suit, rank, known, is_sealed, is_free, wins, is_low, takes))
    return cards


@functools.lru_cache(KEPT)
def _own_gold(gold: int, plays: bool, best: int) -> list[OwnGold]:
    counts = [(rank, gold >> DIGIT * rank & ZEROS) for rank in range(GOLDS)]
    return [OwnGold(rank, n, plays, plays and power(CARDS + rank) >= best) for rank, n in counts if n]


@functools.lru_cache(KEPT)
def _offer(hand: int, gold: int, seat: int, players: int) -> SwapOffer:
    whose = [seat, seat ^ 2] if players == 4 else [seat]
    return SwapOffer(sorted(set(gold_ranks(gold))), list(card_texts(hand)), whose)


@functools.lru_cache(KEPT)
def _suits(sealed: int) -> list[str]:
    return [mark for suit, mark in enumerate(SUIT_MARKS) if sealed >> suit * RANKS & 1]


@functools.lru_cache(KEPT)
def _supply(supply: int, gold: int) -> list[Gold]:
    totals = [(rank, gold >> DIGIT * rank & ZEROS) for rank in range(GOLDS)]
    return [Gold(rank, supply >> DIGIT * rank & ZEROS, total) for rank, total in totals if total]


# ------------------------------------------------------------------------------------ seats and the sheet


@functools.lru_cache(KEPT)
def _predictions(laid: tuple[int, ...]) -> list[str | None]:
    names = {NONE: None, HIDDEN: "?"}
    return [names[card] if card < 0 else card_text(card) for card in laid]


@functools.lru_cache(KEPT)
def _sides(laid: tuple[int, ...], won: tuple[int, ...], gold: tuple[int, ...]) -> list[Side]:
    ranks = tuple(card % RANKS + 1 if card >= 0 else 0 for card in laid)
    return [_side(seats, ranks, won, *_counted(gold)) for seats in SIDES[len(laid)]]


def _counted(gold: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """13, 14: gold score and highest gold, by seat."""
    return tuple(map(gold_points, gold)), tuple(map(top_gold, gold))


def _side(
    seats: tuple[int, ...],
    ranks: tuple[int, ...],
    won: tuple[int, ...],
    worth: tuple[int, ...],
    tops: tuple[int, ...],
) -> Side:
    """`ranks` are 0 where no prediction can be seen."""
    said = [ranks[seat] for seat in seats]
    prediction = max(said) if all(said) else None
    tricks_won, gold = sum(won[seat] for seat in seats), sum(worth[seat] for seat in seats)
    top = max(tops[seat] for seat in seats)
    scored = None if prediction is None else int(prediction_points(prediction, tricks_won))
    points = None if scored is None else scored + gold
    return Side(list(seats), prediction, tricks_won, scored, gold, points, None if top == NONE else top)


def _window(now: Any) -> list[str]:
    """Who was asked, is asked, and will be. Nobody's gold changes before it is his turn."""
    n, at = now.players, now.moves
    swapped = set()
    while at and now.paid[at - 1]:
        at -= 1
        swapped.add(now.plays[at] >> OWNER)
    states = []
    for seat in range(n):
        place = (seat - now.lead) % n
        able = now.gold[seat] and now.held[seat]
        behind = "stayed" if place < now.asked else "asked" if place == now.asked else "later"
        states.append("swapped" if seat in swapped else behind if able else "skipped")
    return states


def _round(now: Any, r: int) -> Round:
    n = now.players
    by_seat = (now.said[r][:n], now.won[r][:n], now.worth[r][:n], now.top[r][:n])
    start = (now.first + r) % n
    return _scored(start, *by_seat, now.prize[r], now.decided[r], now.ended[r], now.reason[r])


@functools.lru_cache(KEPT)
def _scored(
    start: int,
    said: tuple[int, ...],
    won: tuple[int, ...],
    worth: tuple[int, ...],
    tops: tuple[int, ...],
    prize: int,
    decided: int,
    ended: int,
    reason: int,
) -> Round:
    sides = [_side(seats, said, won, worth, tops) for seats in SIDES[len(said)]]
    winners = list(members(prize))
    return Round(start, list(said), list(won), sides, winners, DECIDED[decided], ended, REASONS[reason])
