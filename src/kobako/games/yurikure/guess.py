"""Yurikure: where another seat may have put its points, uniformly among all that it could have done.

A world of a seat is the pairs of its picks in order: 5, 4, 3, 2, 1, the early extra point, the late ones. It
is possible if the seat had, at every reveal, the level that it revealed. Worlds are drawn pick by pick and
thrown away when they fail, in such a way that all that are left are equally likely:

A pick takes two of seven girls. If picks were made by chance, a girl would get enough points from those to
come with a probability that a table knows (`ENOUGH`). That many girls all get enough is less likely than the
product of these (what one takes, another cannot have), and this is still so after any pick. So the product
is a bound for how many worlds there are below a node of the tree of picks, never smaller than the sum of its
children's bounds. A child is drawn in proportion to its bound, and the attempt goes on with the probability
"sum of the children's bounds / own bound". Then every world comes through with the same probability, one over
the bound at the root.

Where few worlds are left this fails too often. Then all ways to place the first five are counted.
"""

from __future__ import annotations

import numpy as np

from ...cards.jit import rule, wide
from ...cards.rng import Rng, below
from ..game import State
from .board import EARLY, GIRLS, LEVELS, NONE, ONE, PAIR, PAIRS, PICKS, STACKED, TWO, VALUES, value_of

TRIES = 200  # before everything is counted

# Levels of all girls in one number: eight bits for each.
BITS = 8
LOW = sum(1 << BITS * girl for girl in range(GIRLS))  # 1 for every girl
HIGH = LOW << BITS - 1  # no level comes near these bits
BYTE = (1 << BITS) - 1
BOTH = np.array([(1 << BITS * a) + (1 << BITS * b) for a, b in zip(ONE.tolist(), TWO.tolist(), strict=True)])

Needs = tuple[int, int, int]  # of all girls: from the first five picks, from the first six, from all
Hopes = tuple[float, ...]  # by girl
Ways = tuple[tuple[float, float, float], ...]

# 53 random bits: as many as a float tells apart.
UPPER, LOWER = 1 << 26, 1 << 27


# ---------------------------------------------------------------------------------------- what is needed
# A girl needs something from the first five picks, something from the first six, and something from all. Of
# these three only so much matters: what the five must bring at least (`must`), what is then still missing for
# the early point (0 or 1), and what for the early and the late points together (0 to 4).

EXTRAS = PICKS - VALUES
BY_MUST, BY_EARLY = (EARLY + 1) * (EXTRAS + 1), EXTRAS + 1  # steps in a row of the table


def _enough() -> np.ndarray:
    """By picks made, and by those three: the probability that a girl gets enough from the picks to come."""
    table = np.zeros((PICKS + 1, LEVELS + 1, EARLY + 1, EXTRAS + 1))
    table[PICKS, 0, 0, 0] = 1
    for pick in range(PICKS - 1, -1, -1):
        for must, early, both in np.ndindex(table.shape[1:]):
            if (must and pick >= VALUES) or (early and pick >= VALUES + EARLY):
                continue  # too late
            for points, chance in ((0, (GIRLS - 2) / GIRLS), (max(VALUES - pick, 1), 2 / GIRLS)):
                first, second, third = must - points, must + early - points, must + both - points
                rest = max(first, second - EARLY, third - EXTRAS, 0)
                entry = table[pick + 1, rest, max(second - rest, 0), max(third - rest, 0)]
                table[pick, must, early, both] += chance * entry
    return table.reshape(PICKS + 1, -1)


ENOUGH = _enough()


@rule
def lacking(need: int, points: int) -> int:
    """What is missing, girl by girl, never below 0."""
    more = (need | HIGH) - points
    signs = more & HIGH
    return more & (signs - (signs >> BITS - 1))


@rule
def _higher(one: int, other: int) -> int:
    """The higher of two levels, girl by girl."""
    return other + lacking(one, other)


@rule
def _hopes(pick: int, needs: Needs, points: int) -> Hopes:
    """For every girl the probability to get enough from `pick` on, if she had these points before."""
    must = lacking(needs[2], points + EXTRAS * LOW)
    must = _higher(_higher(lacking(needs[0], points), lacking(needs[1], points + EARLY * LOW)), must)
    early, both = lacking(needs[1], points + must), lacking(needs[2], points + must)
    at = must * BY_MUST + early * BY_EARLY + both
    return (
        ENOUGH[pick, at & BYTE],
        ENOUGH[pick, at >> BITS & BYTE],
        ENOUGH[pick, at >> 2 * BITS & BYTE],
        ENOUGH[pick, at >> 3 * BITS & BYTE],
        ENOUGH[pick, at >> 4 * BITS & BYTE],
        ENOUGH[pick, at >> 5 * BITS & BYTE],
        ENOUGH[pick, at >> 6 * BITS & BYTE],
    )


@rule
def levels_until(state: State, seat: int, last: int) -> int:
    """What the seat had revealed over each girl at the end of a stage."""
    levels = 0
    for i in range(wide(state.shown)):
        who = wide(state.who[i])
        if who >> 3 & 3 == seat and who >> 5 <= last:
            at = BITS * (who & 7)
            levels += wide(state.level[i]) - (levels >> at & BYTE) << at
    return levels


# --------------------------------------------------------------------------------------------- drawing


@rule
def guess(state: State, seat: int, rng: Rng) -> None:
    """Write picks of the seat that agree with all that it has revealed, as many as it has made."""
    early, between = levels_until(state, seat, wide(0)), levels_until(state, seat, wide(1))
    needs = early, between, levels_until(state, seat, wide(2))
    tries, whole = 0, 0.0
    while True:
        if tries == TRIES:
            whole = _count(state, seat, needs, -1.0)
        if tries >= TRIES:
            _count(state, seat, needs, _chance(rng) * whole)
        if _attempt(state, seat, needs, VALUES if tries >= TRIES else 0, rng):
            return
        tries += 1


@rule
def _chance(rng: Rng) -> float:
    return (below(rng, UPPER) * LOWER + below(rng, LOWER)) / (UPPER * LOWER)


@rule
def _attempt(state: State, seat: int, needs: Needs, start: int, rng: Rng) -> bool:
    """Draw the picks from `start` on, after those that stand there; False if all are to be thrown away."""
    used = points = 0
    for pick in range(start):
        used |= 1 << wide(state.picks[seat, pick])
        points += value_of(pick) * wide(BOTH[state.picks[seat, pick]])
    for pick in range(start, wide(state.placed[seat])):
        value = value_of(pick)
        if lacking(needs[2], points) == 0:
            pair = below(rng, PAIRS)
        else:
            without, having = _hopes(pick + 1, needs, points), _hopes(pick + 1, needs, points + value * LOW)
            ways = _ways(without, having)
            # At the root the probability to go on is the same for all, so it need not be asked.
            if pick > 0 and _chance(rng) * _bound(without, having) * PAIRS >= ways[GIRLS][2]:
                return False
            pair = _draw_pair(without, having, ways, rng)
        if pick < VALUES and used >> pair & 1 and not state.options & STACKED:
            return False
        used |= 1 << pair
        points += value * wide(BOTH[pair])
        state.picks[seat, pick] = pair
    return True


@rule
def _bound(without: Hopes, having: Hopes) -> float:
    """The product of what every girl hopes before the pick."""
    bound = 1.0
    for girl in range(GIRLS):
        bound *= ((GIRLS - 2) * without[girl] + 2 * having[girl]) / GIRLS
    return bound


@rule
def _ways(without: Hopes, having: Hopes) -> Ways:
    """For the first 0, 1, ... 7 girls: summed over all choices of 0, 1, 2 of them, the product of hopes."""
    first = _grown((1.0, 0.0, 0.0), without[0], having[0])
    second = _grown(first, without[1], having[1])
    third = _grown(second, without[2], having[2])
    fourth = _grown(third, without[3], having[3])
    fifth = _grown(fourth, without[4], having[4])
    sixth = _grown(fifth, without[5], having[5])
    last = _grown(sixth, without[6], having[6])
    return (1.0, 0.0, 0.0), first, second, third, fourth, fifth, sixth, last


@rule
def _grown(sums: tuple[float, float, float], without: float, having: float) -> tuple[float, float, float]:
    none, one, two = sums
    return none * without, one * without + none * having, two * without + one * having


@rule
def _draw_pair(without: Hopes, having: Hopes, ways: Ways, rng: Rng) -> int:
    """A pair in proportion to the product of what every girl hopes after that pick."""
    left = _chance(rng) * ways[GIRLS][2]
    chosen, other, so_far = 2, NONE, 1.0
    for girl in range(GIRLS - 1, -1, -1):
        skipped = so_far * without[girl] * ways[girl][chosen]
        if left < skipped and girl >= chosen:
            so_far *= without[girl]
        else:
            left -= skipped
            so_far *= having[girl]
            chosen -= 1
            if chosen == 0:
                return wide(PAIR[girl, other])
            other = girl
    return NONE  # not reached


# -------------------------------------------------------------------------------------------- counting


@rule
def _count(state: State, seat: int, needs: Needs, target: float) -> float:
    """The sum of the bounds of all ways to place the first five; or stop where it goes beyond the target."""
    stacked = state.options & STACKED
    total = 0.0
    pick = points = used = 0
    state.picks[seat, 0] = NONE
    while True:
        state.picks[seat, pick] += 1
        pair = wide(state.picks[seat, pick])
        if pair == PAIRS:  # all tried: the pick before goes on
            if pick == 0:
                return total
            pick -= 1
            pair = wide(state.picks[seat, pick])
            points -= value_of(pick) * wide(BOTH[pair])
            used &= ~(1 << pair)
            continue
        after = points + value_of(pick) * wide(BOTH[pair])
        if (used >> pair & 1 and not stacked) or not _is_enough(pick + 1, needs, after):
            continue
        if pick + 1 < VALUES:
            pick += 1
            points = after
            used |= 1 << pair
            state.picks[seat, pick] = NONE
            continue
        total += _product(_hopes(wide(VALUES), needs, after))
        if total > target >= 0:
            return total


@rule
def _product(hopes: Hopes) -> float:
    product = 1.0
    for girl in range(GIRLS):
        product *= hopes[girl]
    return product


@rule
def _is_enough(pick: int, needs: Needs, points: int) -> bool:
    """Whether what is missing is not more than what is to come: over all girls, and for each of them."""
    rest = (VALUES - pick) * (VALUES - pick + 1) // 2
    return (
        _can_fill(lacking(needs[0], points), rest)
        and _can_fill(lacking(needs[1], points), rest + EARLY)
        and _can_fill(lacking(needs[2], points), rest + EXTRAS)
    )


@rule
def _can_fill(lacking: int, rest: int) -> bool:
    total = lacking * LOW >> BITS * (GIRLS - 1) & BYTE
    return total <= 2 * rest and (rest * LOW | HIGH) - lacking & HIGH == HIGH
