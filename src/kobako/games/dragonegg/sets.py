"""Cards of the Dragon's Egg, hands of them, and how strong two of them are together.

A kind of card is colour * 8 + rank - 1, and rank 8 is the wild: R1 .. R7 R* B1 .. B7 B*. There are two cards
of each kind. Cards that lie together are one number with two bits for each kind: how many there are of it.
A pair is a set of two cards, numbered in the order of its kinds: R1 R1, R1 R2, .. B* B*.
"""

from __future__ import annotations

import numpy as np

from ...cards.bits import count, lowest
from ...cards.jit import rule, wide

COLOURS, RANKS = 2, 7
KINDS = COLOURS * (RANKS + 1)
COPIES = 2
CARDS = KINDS * COPIES
WILD = RANKS  # kind & WILD == WILD is a wild

EACH = sum(1 << 2 * kind for kind in range(KINDS))  # one card of every kind
ALL = COPIES * EACH

NO_TWO = -1
FRIEND = 16  # strength of a set: its sum, and this for friends


def strength_of(a: int, b: int) -> int:
    """4, 5: the strength of a set of two kinds; equal numbers are equally strong."""
    ranks = [min((kind & WILD) + 1, RANKS) for kind in (a, b)]  # a wild counts 7 where it finds no friend
    if a >> 3 == b >> 3 and (a == b or WILD in (a & WILD, b & WILD)):
        return FRIEND + 2 * min(ranks)
    return sum(ranks)


def is_crossed(a: int, b: int) -> bool:
    """Whether a wild lies beside the other colour (D6)."""
    return a >> 3 != b >> 3 and WILD in (a & WILD, b & WILD)


PAIR_KINDS = [(a, b) for a in range(KINDS) for b in range(a, KINDS)]
PAIRS = len(PAIR_KINDS)
STRENGTHS = [strength_of(a, b) for a, b in PAIR_KINDS]

ALLOWED = [0 if is_crossed(a, b) else strength_of(a, b) for a, b in PAIR_KINDS]  # 0: forbidden by the option

# Tables for compiled code. By pair: its cards, its strength, and its strength if it may be made, without and
# with `wild_cross_colour forbidden`. By two kinds, lower * 16 + higher: the pair; that strength * 256 + pair.
PAIR_CARDS = np.array([(1 << 2 * a) + (1 << 2 * b) for a, b in PAIR_KINDS], np.int64)
PAIR_STRENGTH = np.array(STRENGTHS, np.int64)
PAIR_ALLOWED = np.array([STRENGTHS, ALLOWED], np.int64)
PAIR_AT = np.zeros(KINDS * KINDS, np.int64)
SET_AT = np.zeros((2, KINDS * KINDS), np.int64)
for _pair, (_a, _b) in enumerate(PAIR_KINDS):
    PAIR_AT[_a * KINDS + _b] = _pair
    SET_AT[:, _a * KINDS + _b] = PAIR_ALLOWED[:, _pair] * 256 + _pair


@rule
def one(kind: int) -> int:
    """One card of that kind."""
    return 1 << 2 * kind


@rule
def kinds_in(cards: int) -> int:
    """The kinds that are there: one card of each."""
    return (cards | cards >> 1) & EACH


@rule
def size_of(cards: int) -> int:
    """How many cards there are."""
    return count(cards) + count(cards & EACH << 1)


@rule
def first_kind(cards: int) -> int:
    """The lowest kind that is there."""
    return lowest(cards) >> 1


@rule
def nth_card(cards: int, n: int) -> int:
    """The kind of the n-th card, counted from 0."""
    for _ in range(n):
        cards -= one(first_kind(cards))
    return first_kind(cards)


@rule
def pair_of(a: int, b: int) -> int:
    """The number of the set of two kinds, in any order."""
    return wide(PAIR_AT[a * KINDS + b] if a <= b else PAIR_AT[b * KINDS + a])


@rule
def next_two(cards: int, two: int) -> int:
    """The next two kinds in the cards, lower * 16 + higher; NO_TWO is before the first and after the last."""
    low, high = two // KINDS, two % KINDS
    seconds = kinds_in(cards - one(low)) & ~(one(high + 1) - 1) if two != NO_TWO else 0
    firsts = kinds_in(cards) & ~(one(low + 1) - 1)
    while not seconds and firsts:
        low = first_kind(firsts)
        firsts &= firsts - 1
        seconds = kinds_in(cards - one(low)) & ~(one(low) - 1)
    return low * KINDS + first_kind(seconds) if seconds else NO_TWO
