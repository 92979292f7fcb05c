"""The Dragon's Egg by rule of thumb: split the hand as pays on average, mixed, and pay for a poor hand.

Sets that are made at the same time are chosen by lot, the better the likelier: who always makes the best ones
can be read. `VALUES` says what two sets are worth; tools/solve_dragonegg.py computes it.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ...cards.jit import rule, wide
from ...cards.rng import Rng, below
from ...games.dragonegg.rules import (
    BRACELET,
    DISCARD,
    DROP,
    EGG,
    EGG_ROW,
    KEEP,
    NONE,
    STRONG,
    WEAK,
)
from ...games.dragonegg.sets import (
    FRIEND,
    NO_TWO,
    PAIR_CARDS,
    PAIR_STRENGTH,
    PAIRS,
    SET_AT,
    first_kind,
    kinds_in,
    next_two,
    one,
)
from ...games.game import State

# How many of a hundred sensible players have a strong, or weak, set that is no better; by strength.
STRONG_BEATS = (
    *(0, 0, 0, 0, 0, 0, 1, 2, 3, 7, 19, 28, 31, 33, 33, 33),
    *(33, 33, 41, 41, 49, 49, 59, 59, 69, 69, 77, 77, 87, 87, 100),
)
WEAK_BEATS = (
    *(0, 0, 0, 0, 0, 4, 10, 16, 24, 39, 52, 65, 76, 83, 85, 85),
    *(85, 85, 88, 88, 91, 91, 94, 94, 96, 96, 98, 98, 100, 100, 100),
)
HEAT = 0.02  # errors that cost this much, of the best gain of a round, are e times rarer
PARTS = 1 << 20  # of a probability
TABLE = Path(__file__).with_suffix(".npy")
# By number of players, strong and weak strength: one's own gain less another player's, on average; and how
# likely sets are chosen, against the best that could be.
VALUES = np.load(TABLE).astype(np.float64) if TABLE.exists() else np.zeros((6, 31, 31))
BEST_GAINS = np.array([1, 1, 1, 4, 9, 16]).reshape(-1, 1, 1)
WEIGHTS = np.exp(VALUES / (HEAT * BEST_GAINS))
POOR = 2500  # below this a bracelet is used
GOOD = 5000  # above this the egg is kept
TWO_FRIENDS = 300  # they win the egg


@rule
def thumb(state: State, seat: int, rng: Rng) -> int:
    """Chance is asked only for sets that others cannot see yet."""
    hand = wide(state.hand[seat])
    if state.phase == EGG:
        strong, weak = wide(state.sets[seat, STRONG]) - 1, wide(state.sets[seat, WEAK]) - 1
        return KEEP if worth(state, seat, PAIR_STRENGTH[strong], PAIR_STRENGTH[weak]) > GOOD else EGG_ROW
    if state.phase == DROP:
        return DISCARD + _worst_card(state, seat, hand)
    choice, value = best_choice(state, seat, hand)
    if value < POOR and state.bracelets[seat] > 0 and state.left > 0:
        return BRACELET
    return choice if state.shown != NONE else any_choice(state, seat, hand, rng)


@rule
def _beaten(state: State, seat: int, row: int, strength: int) -> int:
    """How many of a hundred others have nothing better in a row; counted, if these sets lie open."""
    if state.shown != row:
        return STRONG_BEATS[strength] if row == STRONG else WEAK_BEATS[strength]
    beaten = 0
    for other in range(wide(state.players)):
        if other != seat:
            beaten += PAIR_STRENGTH[state.sets[other, row] - 1] <= strength
    return 100 * beaten // (wide(state.players) - 1)


@rule
def worth(state: State, seat: int, strong: int, weak: int) -> int:
    """7: about what two sets of these strengths gain, out of 100 * 100."""
    friends = TWO_FRIENDS if weak > FRIEND else 0
    return _beaten(state, seat, STRONG, strong) * _beaten(state, seat, WEAK, weak) + friends


@rule
def best_choice(state: State, seat: int, hand: int) -> tuple[int, int]:
    """The choice of sets that is worth most, and how much; of equal ones the one that uses the least."""
    best, best_value, best_cost = NONE, -1, 0
    two = next_two(hand, NO_TWO)
    while two != NO_TWO:
        strong = SET_AT[state.strict, two]
        weak, value = _best_weak(state, seat, hand - PAIR_CARDS[strong & 255], strong)
        cost = (strong >> 8) + (weak >> 8)
        if weak and (value > best_value or (value == best_value and cost < best_cost)):
            best, best_value, best_cost = (strong & 255) * PAIRS + (weak & 255), value, cost
        two = next_two(hand, two)
    return best, best_value


@rule
def any_choice(state: State, seat: int, hand: int, rng: Rng) -> int:
    """A choice of sets by lot: each as likely as it should be among players who answer each other."""
    chosen, total = NONE, 0.0
    two = next_two(hand, NO_TWO)
    while two != NO_TWO:
        strong = SET_AT[state.strict, two]
        weak, weight = _any_weak(state, hand - PAIR_CARDS[strong & 255], strong, rng)
        total += weight
        if weight and below(rng, PARTS) * total < weight * PARTS:
            chosen = (strong & 255) * PAIRS + (weak & 255)
        two = next_two(hand, two)
    return chosen


@rule
def _any_weak(state: State, hand: int, strong: int, rng: Rng) -> tuple[int, float]:
    """A weak set beside a strong one, by lot, and the weights of all together."""
    chosen, total = 0, 0.0
    two = next_two(hand, NO_TWO)
    while two != NO_TWO:
        weak = SET_AT[state.strict, two]
        if strong > 255 and weak > 255 and weak >> 8 <= strong >> 8:
            weight = WEIGHTS[state.players, strong >> 8, weak >> 8]
            total += weight
            if below(rng, PARTS) * total < weight * PARTS:
                chosen = weak
        two = next_two(hand, two)
    return chosen, total


@rule
def _best_weak(state: State, seat: int, hand: int, strong: int) -> tuple[int, int]:
    """The best weak set beside a strong one, as in SET_AT, and what both are worth; 0 if there is none."""
    best, best_value = 0, -1
    two = next_two(hand, NO_TWO)
    while two != NO_TWO:
        weak = SET_AT[state.strict, two]
        if weak > 255 and weak >> 8 <= strong >> 8:
            value = worth(state, seat, strong >> 8, weak >> 8)
            if value > best_value:
                best, best_value = weak, value
        two = next_two(hand, two)
    return best, best_value


@rule
def _worst_card(state: State, seat: int, hand: int) -> int:
    """The card without which the hand is worth most."""
    worst, best_value = NONE, -1
    kinds = kinds_in(hand)
    while kinds:
        kind = first_kind(kinds)
        kinds &= kinds - 1
        _, value = best_choice(state, seat, hand - one(kind))
        if value > best_value:
            worst, best_value = kind, value
    return worst
