"""The Dragon's Egg as a client draws it, made from a hidden record and nothing else."""

from __future__ import annotations

import functools
from typing import Any, Literal

import msgspec

from ..game import Look, View
from .moves import CARD_NAMES, ROW_NAMES, kinds_of
from .rules import (
    BRACELETS,
    DECK,
    DONE,
    DROP,
    EGG,
    FACE_DOWN,
    MAX_SEATS,
    NONE,
    REMAKE,
    SETS,
    STRONG,
    TARGETS,
    WEAK,
)
from .sets import CARDS, FRIEND, PAIR_KINDS, STRENGTHS, is_crossed, strength_of

# Most of a view is the same for all seats and from step to step. What is kept for that is never changed.
KEPT = 8192

PHASES = {DECK: "deck", DROP: "discard", SETS: "sets", EGG: "egg", REMAKE: "remake", DONE: "over"}

Class = Literal["friend", "barya"]


class Set(msgspec.Struct, frozen=True, gc=False):
    """Two cards and how strong they are (rules 4 and 5)."""

    cards: list[str]
    kind: Class
    sum: int
    strength: int  # to compare: friends above all others; equal numbers are equally strong


class Tray(msgspec.Struct, frozen=True, gc=False):
    """A place for a set in front of a seat."""

    state: Literal["empty", "down", "open"]
    set: Set | None  # known to you: it lies open, or it is your own


class Seat(msgspec.Struct, frozen=True, gc=False):
    """What lies in front of a seat."""

    money: int
    bracelets: int
    cards: list[str | None]  # its hand, sorted; None is the back of a card
    discarded: list[str | None]  # since the deck was shuffled (rule 11)
    drawn: int  # cards drawn by bracelets since then
    committed: bool  # its sets are down
    strong: Tray
    weak: Tray


class Pair(msgspec.Struct, frozen=True, gc=False):
    """Two cards of your hand that could be a set."""

    set: Set
    allowed: bool  # False: the option forbids a wild beside the other colour


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a seat came out of a round (rules 7 and 8)."""

    strong: Set
    weak: Set
    strong_points: int
    weak_points: int
    gain: int  # strong points x weak points
    bracelet: bool  # it received one
    is_candidate: bool  # for the egg: two sets of friends


class Settlement(msgspec.Struct, frozen=True, gc=False):
    """A round that is settled."""

    round: int
    results: list[Result]  # by seat
    egg_from: int | None  # who held it before, None in the middle
    egg_to: int | None
    # Why (rule 9): nobody has two sets of friends, only one seat does, the best weak set of several wins, or
    # the best weak set is shared and the egg stays.
    egg_why: Literal["nobody", "only", "best", "shared"]
    short: bool  # too few bracelets were left, so nobody received one and the game is over (rule 12)


class Line(msgspec.Struct, frozen=True, gc=False):
    """One line of the score sheet: a round, by seat."""

    round: int
    gains: list[int]
    totals: list[int]


class Drawn(msgspec.Struct, frozen=True, gc=False):
    """A card that was drawn by a bracelet."""

    seat: int
    card: str | None


class DragonEggView(View, kw_only=True):
    """Everything that one seat may know of a game of the Dragon's Egg."""

    round: int  # the round on the table, from 1
    target: int  # money that ends the game (rule 10)
    cross_colour: bool  # whether a wild may lie beside the other colour
    deck: int  # cards in the deck
    middle: int  # bracelets in the middle
    egg: int | None  # who holds it, None in the middle
    egg_user: int | None  # who has used it in this round
    shown: str | None  # the row that it has turned up: "strong" or "weak"
    seats: list[Seat]
    draws: list[Drawn]  # by bracelets in this round, in order
    pairs: list[Pair]  # your own: every two different cards of your hand, and every two equal ones
    last: Settlement | None  # the round that was settled last; it stays there through the next
    sheet: list[Line]  # every round that is settled
    rest: list[str]  # the deck, top first, when the game is over


def view(look: Look) -> DragonEggView:
    """What everybody sees."""
    now = look.now
    n, is_settled = now.players, now.phase in (DECK, DONE) and now.rounds > 0
    return DragonEggView(
        **look.common,
        phase=PHASES[now.phase],
        round=now.rounds + (not is_settled),
        target=TARGETS[n],
        cross_colour=not now.strict,
        deck=now.left,
        middle=BRACELETS - sum(now.bracelets),
        egg=_seat_or_none(now.egg),
        egg_user=_seat_or_none(now.user),
        shown=None if now.shown == NONE else ROW_NAMES[now.shown],
        seats=[_seat(now, seat) for seat in range(n)],
        draws=_draws(now),
        pairs=[],
        last=_last(now, is_settled),
        sheet=_sheet(n, now.rounds, now.gained[: now.paid], now.gains[: now.paid * MAX_SEATS]),
        rest=[CARD_NAMES[card - 1] for card in now.deck[: now.left][::-1]] if look.over else [],
    )


def own(look: Look) -> dict[str, Any]:
    """What a seat sees in its own way: its cards, and what it can make of them."""
    now, seat = look.now, look.seat
    if seat is None:
        return {}
    return {
        "seats": [_seat(now, other) for other in range(now.players)],
        "draws": _draws(now),
        "pairs": _pairs(now.hand[seat], bool(now.strict)),
    }


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


# ------------------------------------------------------------------------------------ in front of a seat


def _seat(now: Any, seat: int) -> Seat:
    drawn = sum(draw // CARDS == seat for draw in now.draws[: now.drawn])
    strong, weak = now.sets[seat]
    is_dealt = now.phase != DECK or now.rounds > 0
    discarded = _came(now, seat, drawn) - now.held[seat] - 4 * (strong > 0) if is_dealt else 0
    return Seat(
        now.money[seat],
        now.bracelets[seat],
        _cards(now.hand[seat], now.held[seat]),
        _cards(now.dropped[seat], discarded),
        drawn,
        strong > 0,
        _tray(strong, _is_open(now, STRONG)),
        _tray(weak, _is_open(now, WEAK)),
    )


def _came(now: Any, seat: int, drawn: int) -> int:
    """How many cards the seat has had since the deck was shuffled."""
    return int(now.keeps[seat] + (4 if now.keeps[0] else 5) + drawn)


def _is_open(now: Any, row: int) -> bool:
    return bool(now.phase in (DECK, DONE) or row == now.shown)


@functools.lru_cache(KEPT)
def _cards(cards: int, size: int) -> list[str | None]:
    return [CARD_NAMES[kind] for kind in kinds_of(cards)] or [None] * size


@functools.cache
def _tray(pair: int, is_open: bool) -> Tray:
    if pair == 0:
        return Tray("empty", None)
    return Tray("open" if is_open else "down", None if pair == FACE_DOWN else _set(pair - 1))


@functools.cache
def _set(pair: int) -> Set:
    return _set_of(*PAIR_KINDS[pair])


def _set_of(a: int, b: int) -> Set:
    strength = strength_of(a, b)
    is_friend = strength > FRIEND
    names = [CARD_NAMES[a], CARD_NAMES[b]]
    return Set(names, "friend" if is_friend else "barya", strength - FRIEND * is_friend, strength)


@functools.lru_cache(KEPT)
def _pairs(hand: int, strict: bool) -> list[Pair]:
    """Strongest first."""
    kinds = kinds_of(hand)
    found = {(a, b): None for i, a in enumerate(kinds) for b in kinds[i + 1 :]}
    pairs = [Pair(_set_of(a, b), not (strict and is_crossed(a, b))) for a, b in found]
    return sorted(pairs, key=lambda pair: -pair.set.strength)


def _draws(now: Any) -> list[Drawn]:
    return [_drawn(draw) for draw in now.draws[: now.drawn]]


@functools.cache
def _drawn(draw: int) -> Drawn:
    card = draw % CARDS
    return Drawn(draw // CARDS, CARD_NAMES[card - 1] if card else None)


# ---------------------------------------------------------------------------------------- settled rounds


def _last(now: Any, is_settled: bool) -> Settlement | None:
    if now.rounds == 0:
        return None
    sets = now.sets if is_settled else now.past
    return settlement(now.rounds, sets[: now.players], now.egg_was, bool(now.short))


@functools.lru_cache(KEPT)
def settlement(number: int, sets: tuple[bytes, ...], egg_was: int, short: bool) -> Settlement:
    """7 to 9: a round told from its sets, by seat, and from where the egg was."""
    strengths = [(STRENGTHS[strong - 1], STRENGTHS[weak - 1]) for strong, weak in sets]
    results = [_result(seat, sets, strengths, short) for seat in range(len(sets))]
    able = [seat for seat, result in enumerate(results) if result.is_candidate]
    best = [seat for seat in able if strengths[seat][WEAK] == max(strengths[one][WEAK] for one in able)]
    why: Any = "nobody" if not able else "only" if len(able) == 1 else "best" if len(best) == 1 else "shared"
    egg_to = best[0] if len(best) == 1 else egg_was
    return Settlement(number, results, _seat_or_none(egg_was), _seat_or_none(egg_to), why, short)


def _result(seat: int, sets: tuple[bytes, ...], strengths: list[tuple[int, int]], short: bool) -> Result:
    points = [sum(other[row] <= strengths[seat][row] for other in strengths) - 1 for row in (STRONG, WEAK)]
    gain = points[STRONG] * points[WEAK]
    strong, weak = (_set(pair - 1) for pair in sets[seat])
    is_candidate = strong.kind == weak.kind == "friend"
    return Result(strong, weak, points[STRONG], points[WEAK], gain, gain == 0 and not short, is_candidate)


@functools.lru_cache(KEPT)
def _sheet(players: int, rounds: int, gained: bytes, gains: bytes) -> list[Line]:
    lines: list[Line] = []
    totals = [0] * players
    paid = {number: gains[i * MAX_SEATS : i * MAX_SEATS + players] for i, number in enumerate(gained)}
    for number in range(1, rounds + 1):
        got = list(paid.get(number, bytes(players)))
        totals = [total + gain for total, gain in zip(totals, got, strict=True)]
        lines.append(Line(number, got, totals))
    return lines
