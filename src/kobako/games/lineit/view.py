"""Line-it as a client draws it, made from a hidden record and nothing else.

Everybody sees the same: all is public but the order of the deck.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ...cards.fields import all_fields
from ...cards.jit import rule, wide
from ..game import Look, States, Text, View
from .notation import (
    COLOUR_MARKS,
    NAMES,
    colour_mark,
    line_cards,
    numbers_of,
    token_list,
    why_no_fit,
    why_no_play,
    why_no_take,
)
from .rules import (
    CARDS,
    COLOURS,
    COST,
    DECK,
    FINAL,
    FIRST,
    LEFT,
    NONE,
    NUMBERS,
    OPTIONS,
    PLAYED,
    STATE,
    THIRD,
    TOOK,
    TURN,
    fits,
    lay,
    token,
)

# Much of a view is the same from step to step. What is kept for that is never changed.
KEPT = 8192

ALL = (1 << NUMBERS + 1) - 2  # the numbers 1 .. 100, as bits

PHASES = {FIRST: "first", DECK: "deck", TURN: "turn", FINAL: "final"}


class Card(msgspec.Struct, frozen=True, gc=False):
    """A card with its face up."""

    card: str  # "57", or "+3" for a challenge card
    colour: str | None  # "R", "B", "G" or "Y"; None for a challenge card


class Shown(msgspec.Struct, frozen=True, gc=False):
    """A place of this round's display."""

    card: Card
    taken: bool


class Challenge(msgspec.Struct, frozen=True, gc=False):
    """The challenge card of a line."""

    value: int  # 3, 4 or 5: numbers wanted to its right, and points won or lost
    after: int  # numbers to its right
    left: int  # numbers that are still wanted
    stands: str  # cashed now it is "won"; or it is "open": can still be won; or it is "lost" for good


class Cash(msgspec.Struct, frozen=True, gc=False):
    """What cashing a line would bring."""

    cards: int  # numbers that go to the score pile
    lost: int  # numbers that are discarded
    token: int  # 3, 4, 5 or -3, -4, -5; 0 without a challenge card
    points: int  # cards and token together


class Standing(msgspec.Struct, frozen=True, gc=False):
    """How a line stands, or would stand with one more card."""

    numbers: int  # number cards in it
    direction: str | None  # "up" or "down"; None until the second number
    above: int | None  # the next number must be greater than this
    below: int | None  # the next number must be smaller than this
    open: bool  # whether a challenge card fits: there is none yet
    room: int  # numbers that can still join it at the most: not gone elsewhere, and there is time
    challenge: Challenge | None
    cash: Cash | None  # None for a line without cards


class Line(msgspec.Struct, frozen=True, gc=False):
    """The line of a seat."""

    cards: list[Card]  # from left to right
    colours: dict[str, int]  # numbers of each colour; the third wins its jackpot
    standing: Standing


class Jackpot(msgspec.Struct, frozen=True, gc=False):
    """The cards under the marker of a colour."""

    colour: str
    cards: list[Card]  # ascending


class Addition(msgspec.Struct, frozen=True, gc=False):
    """What it would mean to add a card to the line of the seat to act."""

    card: Card
    source: str  # "display" or "hand"
    move: str  # in notation: "take 57 line" or "play 57"
    rule: str | None  # why not: the rule that a refusal would cite; None if it may be added now
    why: Text | None  # the refusal itself
    jackpot: int | None  # cards that it would win as the third of its colour; None if it is not the third
    after: Standing | None  # of the line with this card; None if the card does not fit


class LineitView(View, kw_only=True):
    """Everything that one seat may know of a game of Line-it."""

    options: dict[str, str]  # the choice of rules: name and value of every option
    round: int  # counted from 1; 0 before the first display
    rounds: int  # in all, without the final phase
    start: int | None  # seat with the start marker
    display: list[Shown]  # this round's cards in the order in which they were turned up; empty after the last
    took: bool  # whether the seat to act has taken a card in this turn
    played: bool  # and whether it has played one of its hand
    lines: list[Line]  # by seat
    hands: list[list[Card]]  # by seat, ascending; everybody sees them
    piles: list[int]  # cards in the score pile, by seat
    tokens: list[list[str]]  # "+3", "-4" and so on, by seat
    jackpots: list[Jackpot]  # red, blue, green, yellow
    deck: int  # cards that are face down
    discard: int  # cards in the discard
    additions: list[
        Addition
    ]  # cards of the display and of the hand of the seat to act, and what they would do


def view(look: Look) -> LineitView:
    """What everybody sees."""
    now = look.now
    size = now.players + LEFT
    seats = range(now.players)
    return LineitView(
        **look.common,
        phase=PHASES.get(now.phase, "over"),
        options=_options(now.options),
        round=now.turned // size,
        rounds=CARDS // size,
        start=None if now.start == NONE else now.start,
        display=_display(now.deck[now.turned - size : now.turned], now.display) if now.phase == TURN else [],
        took=bool(now.did & TOOK),
        played=bool(now.did & PLAYED),
        lines=[_line(now, seat) for seat in seats],
        hands=[_hand(now.hand[seat]) for seat in seats],
        piles=list(now.pile[: now.players]),
        tokens=[_tokens(counts) for counts in now.tokens[: now.players]],
        jackpots=[_jackpot(colour, bits) for colour, bits in enumerate(now.jackpot)],
        deck=CARDS - now.turned,
        discard=now.discard,
        additions=_additions(look),
    )


def own(look: Look) -> dict[str, Any]:
    """Nothing: a seat sees what everybody sees."""
    return {}


@functools.cache
def _card(card: int) -> Card:
    return Card(NAMES[card], colour_mark(card))


def _faces(cards: Iterable[int]) -> list[Card]:
    return [_card(card) for card in cards]


@functools.cache
def _options(packed: int) -> dict[str, str]:
    return {option.name: option.values[packed >> 2 * i & 3] for i, option in enumerate(OPTIONS)}


@functools.lru_cache(KEPT)
def _display(turned_up: bytes, left: bytes) -> list[Shown]:
    there, shown = list(left), []
    for card in turned_up:
        shown.append(Shown(_card(card), card not in there))
        if card in there:
            there.remove(card)
    return shown


@functools.lru_cache(KEPT)
def _hand(cards: bytes) -> list[Card]:
    return _faces(cards.rstrip(b"\0"))


@functools.lru_cache(KEPT)
def _tokens(counts: tuple[int, ...]) -> list[str]:
    return token_list(counts)


@functools.lru_cache(KEPT)
def _jackpot(colour: int, bits: int) -> Jackpot:
    return Jackpot(COLOUR_MARKS[colour], _faces(numbers_of(colour, bits)))


# ---------------------------------------------------------------------------------------------- lines


def _line(now: Any, seat: int) -> Line:
    sets = now.line[seat]
    cards = _line_faces(sets, now.way[seat], now.challenge[seat], now.after[seat])
    return Line(cards, _colours(sets), _standing(now, seat))


@functools.lru_cache(KEPT)
def _line_faces(sets: tuple[int, ...], way: int, challenge: int, after: int) -> list[Card]:
    return _faces(line_cards(sets, way, challenge, after))


@functools.lru_cache(KEPT)
def _colours(sets: tuple[int, ...]) -> dict[str, int]:
    return {mark: bits.bit_count() for mark, bits in zip(COLOUR_MARKS, sets, strict=True)}


def _standing(now: Any, seat: int) -> Standing:
    numbers, way, last = now.numbers[seat], now.way[seat], now.last[seat]
    value, room = now.challenge[seat], _room(now, seat)
    return Standing(
        numbers=numbers,
        direction=("up" if way > 0 else "down") if way else None,
        above=last if way > 0 else None,
        below=last if way < 0 else None,
        open=not value,
        room=room,
        challenge=_challenge(value, now.after[seat], room, now.options) if value else None,
        cash=_cash(numbers, value, now.after[seat], now.options) if numbers or value else None,
    )


@functools.lru_cache(KEPT)
def _challenge(value: int, after: int, room: int, options: int) -> Challenge:
    left = max(value - after, 0)
    stands = "won" if token(value, after, options) > 0 else "open" if 0 < left <= room else "lost"
    return Challenge(value, after, left, stands)


@functools.lru_cache(KEPT)
def _cash(numbers: int, value: int, after: int, options: int) -> Cash:
    cards, won = max(numbers - COST, 0), token(value, after, options)
    return Cash(cards, min(numbers, COST), won, cards + won)


def _room(now: Any, seat: int) -> int:
    """How many numbers could still join the line: they lie beyond its end, and the seat can get them."""
    hand, turned = now.hand[seat], now.deck[: now.turned]
    reach = ~_numbers(turned) & ALL | _numbers(now.display) | _numbers(hand)
    time = len(hand.rstrip(b"\0")) + _takes(now, seat)
    if now.phase == FINAL:
        reach, time = _numbers(hand), int(_is_to_come(now, seat))
    last, way = now.last[seat], now.way[seat]
    above: int = (reach >> last + 1).bit_count()
    below: int = (reach & (1 << last) - 1).bit_count()
    return min(time, above if way > 0 else below if way < 0 else max(above, below))


@functools.lru_cache(KEPT)
def _numbers(cards: bytes) -> int:
    """The number cards among these, as bits."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits & ALL


def _takes(now: Any, seat: int) -> int:
    """How many cards the seat will still take from a display."""
    if now.phase != TURN:
        return 0
    size = now.players + LEFT
    rounds: int = CARDS // size - now.turned // size
    has_taken = seat == now.turn and now.did & TOOK
    return rounds + (_is_to_come(now, seat) and not has_taken)


def _is_to_come(now: Any, seat: int) -> bool:
    """Whether the seat's turn in this round is now or later."""
    start = now.start
    return bool((seat - start) % now.players >= (now.turn - start) % now.players)


# ------------------------------------------------------------------------------------------ additions


@rule
def try_cards(states: States, seat: int, cards: npt.NDArray[np.int64], trials: States) -> int:
    """Lay each of the cards, if it fits, in a copy of the record; a bit set of those that do."""
    fit = 0
    for i in range(len(cards)):
        trials[i] = states[0]
        if fits(states[0], seat, wide(cards[i])):
            lay(trials[i], seat, wide(cards[i]))
            fit |= 1 << i
    return fit


def _additions(look: Look) -> list[Addition]:
    now, seat = look.now, look.now.turn
    if seat == NONE:
        return []
    shown = now.display[: now.shown]
    cards = shown + now.hand[seat].rstrip(b"\0")
    trials = np.empty(len(cards), STATE)
    fit = try_cards(look.states, seat, np.array(list(cards), np.int64), trials)
    tried = enumerate(zip(cards, all_fields(trials), strict=True))
    return [
        _addition(now, seat, card, i < len(shown), then if fit >> i & 1 else None)
        for i, (card, then) in tried
    ]


def _addition(now: Any, seat: int, card: int, is_shown: bool, then: Any | None) -> Addition:
    """`then` is the record with the card in the line, if it fits."""
    name = NAMES[card]
    why = why_no_take(now, seat, name, "line") if is_shown else why_no_play(now, seat, name)
    if not why and not then:
        why = why_no_fit(now, seat, name)
    return Addition(
        card=_card(card),
        source="display" if is_shown else "hand",
        move=f"take {name} line" if is_shown else f"play {name}",
        rule=why.rule if why else None,
        why=Text(why.id, why.args) if why else None,
        jackpot=_jackpot_won(now, then, seat, card) if then else None,
        after=_standing(then, seat) if then else None,
    )


def _jackpot_won(now: Any, then: Any, seat: int, card: int) -> int | None:
    if card > NUMBERS or then.line[seat][(card - 1) % COLOURS].bit_count() != THIRD:
        return None
    return int(then.pile[seat] - now.pile[seat])
