"""All ways in which a seat can have placed its points, by trying them all."""

import functools
from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np

from kobako import Match
from yurikure.tables import GIRLS, PAIRS

HAS = np.array([[girl in name for girl in GIRLS] for name in PAIRS])  # by pair and girl
Row = tuple[int, ...]  # a number for each girl


@functools.cache
def sequences(stacked: bool) -> tuple[Any, Any]:
    """Every way to place 5, 4, 3, 2, 1, as pairs, and the control that it gives over each girl."""
    grid = np.stack(np.meshgrid(*[np.arange(21, dtype=np.int8)] * 5, indexing="ij"), -1).reshape(-1, 5)
    if not stacked:
        grid = grid[np.all([grid[:, i] != grid[:, j] for i in range(5) for j in range(i)], axis=0)]
    control = sum((5 - i) * HAS[grid[:, i]].astype(np.int8) for i in range(5))
    return grid, control


@functools.cache
def ways(missing: Row, points: int) -> int:
    """In how many ways so many single points, one after the other, give each girl what she is missing."""
    if sum(missing) > 2 * points:
        return 0
    if points == 0:
        return 1
    return sum(ways(tuple(sorted(less(missing, pair))), points - 1) for pair in range(21))


def less(missing: Row, pair: int) -> Row:
    return tuple(max(0, lack - bool(has)) for lack, has in zip(missing, HAS[pair], strict=True))


@dataclass
class Possible:
    """What a seat can have placed, from what it had revealed by when."""

    picks: Any  # of 5, 4, 3, 2, 1: a row for each way
    weights: Any  # in how many ways the extra points can then lie
    early: Counter[str]  # in how many of all the early extra point lies where

    @property
    def total(self) -> int:
        return int(self.weights.sum())

    def shares(self, *places: int) -> Counter[Row]:
        """In how many ways the picks of these places are what."""
        keys = sum(self.picks[:, place].astype(np.int64) * 21**i for i, place in enumerate(places))
        counts = np.bincount(keys, self.weights, 21 ** len(places))
        found = np.flatnonzero(counts).tolist()
        return Counter(
            {tuple(key // 21**i % 21 for i in range(len(places))): int(counts[key]) for key in found}
        )


def possible(match: Match, seat: int) -> Possible:
    """All that the seat can have placed; it has placed its first five."""
    view = match.view(None)
    needs = np.zeros((3, 7), np.int8)
    for one in view["reveals"]:
        if one["seat"] == seat:
            needs[one["stage"] :, GIRLS.index(one["girl"])] = one["level"]
    picks, control = sequences(match.options.get("duplicate_support") == "yes")
    extras = view["placed"][seat] - 5
    good = np.flatnonzero((control >= needs[0]).all(1))
    picks, control = picks[good], control[good]
    early, late = (np.maximum(need - control, 0) for need in needs[1:])
    good = np.ones(len(picks), bool)
    for missing, points in ((early, 1), (late, 4)):
        good &= (missing.sum(1) <= 2 * points) & (missing.max(1) <= points)
    picks, later = picks[good], np.hstack([early[good], late[good]]).astype(np.int64)
    kinds, which = np.unique(later @ 5 ** np.arange(14), return_inverse=True)
    rows = np.array([[kind // 5**i % 5 for i in range(14)] for kind in kinds.tolist()])
    counts = [_extra_ways(tuple(row[:7]), tuple(row[7:]), extras) for row in rows.tolist()]
    weights = np.array([sum(count.values()) for count in counts])
    first: Counter[str] = Counter()
    for count, times in zip(counts, np.bincount(which).tolist(), strict=True):
        first.update({name: ways * times for name, ways in count.items()})
    return Possible(picks, weights[which], first)


@functools.cache
def _extra_ways(early: Row, late: Row, extras: int) -> Counter[str]:
    """In how many ways the extra points can lie, by the pair of the early one; '' if there is none yet."""
    if extras == 0:
        return Counter({"": int(sum(early) == sum(late) == 0)})
    found: Counter[str] = Counter()
    for pair, name in enumerate(PAIRS):
        if sum(less(early, pair)) == 0:
            found[name] = ways(tuple(sorted(less(late, pair))), extras - 1)
    return found
