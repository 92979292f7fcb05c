"""Writes what two sets are worth in the Dragon's Egg when everybody makes theirs sensibly.

A round by itself: five cards each, two sets, strong points times weak points. All players choose between the
sets of their hand in proportion to exp(value / HEAT), the value being one's own gain less that of another
player, on average against such players. That is a mixed equilibrium of players who err by little; the smaller
HEAT, the less a best answer gains against it. That one seat's cards are not in another's hand is left out.

    python tools/solve_dragonegg.py     # writes src/kobako/bots/thumbs/dragonegg.npy, prints what errors cost
"""

from __future__ import annotations

from itertools import combinations
from math import comb
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kobako.bots.thumbs.dragonegg import HEAT
from kobako.games.dragonegg.choices import list_choices
from kobako.games.dragonegg.rules import HAND, MAX_SEATS, MIN_SEATS
from kobako.games.dragonegg.sets import COPIES, KINDS, PAIR_STRENGTH, PAIRS

RESULT = Path(__file__).parents[1] / "src" / "kobako" / "bots" / "thumbs" / "dragonegg.npy"
STRENGTHS = int(PAIR_STRENGTH.max()) + 1
STEPS = 4000

Grid = npt.NDArray[np.float64]  # by strong and weak strength
Numbers = npt.NDArray[np.int64]


def hands() -> list[tuple[int, int]]:
    """Every hand, and in how many ways it can be dealt."""
    found = []
    for doubles in range(HAND // 2 + 1):
        for twice in combinations(range(KINDS), doubles):
            rest = [kind for kind in range(KINDS) if kind not in twice]
            for once in combinations(rest, HAND - 2 * doubles):
                cards = sum(2 << 2 * kind for kind in twice) + sum(1 << 2 * kind for kind in once)
                found.append((cards, COPIES ** len(once)))
    assert sum(ways for _, ways in found) == comb(KINDS * COPIES, HAND)
    return found


def options() -> tuple[Numbers, Numbers, Numbers, Grid]:
    """The choices of all hands in a row: where a hand begins, strong and weak strengths; and its chance."""
    out = np.zeros(1000, np.int32)
    begins: list[int] = []
    strong: list[int] = []
    weak: list[int] = []
    ways: list[int] = []
    for cards, count in hands():
        chosen = out[: list_choices(cards, 0, out)]
        begins.append(len(strong))
        strong += PAIR_STRENGTH[chosen // PAIRS].tolist()
        weak += PAIR_STRENGTH[chosen % PAIRS].tolist()
        ways.append(count)
    chances = np.array(ways, np.float64)
    return np.array(begins), np.array(strong), np.array(weak), chances / chances.sum()


def values(made: Grid, players: int) -> Grid:
    """7: one's own gain with two sets, less another player's, when all others make sets like these."""
    others = players - 2
    below = made.cumsum(0).cumsum(1)
    strong, weak = made.sum(1).cumsum()[:, None], made.sum(0).cumsum()[None, :]
    mine = (players - 1) * below + (players - 1) * others * strong * weak
    theirs = _from_above(made, 0, 1)
    theirs = theirs + others * _from_above(made * weak, 0).sum(1, keepdims=True)
    theirs = theirs + others * _from_above(made * strong, 1).sum(0, keepdims=True)
    return np.asarray(mine - theirs)


def _from_above(grid: Grid, *axes: int) -> Grid:
    for axis in axes:
        grid = np.flip(np.flip(grid, axis).cumsum(axis), axis)
    return grid


def solve(players: int) -> tuple[Grid, float]:
    """The values in equilibrium, and what a best answer gains on average."""
    begins, strong, weak, chances = options()
    sizes = np.diff([*begins, len(strong)])
    made = np.full((STRENGTHS, STRENGTHS), 1 / STRENGTHS**2)
    heat = HEAT * (players - 1) ** 2
    for step in range(STEPS):
        value = values(made, players)[strong, weak]
        best = np.maximum.reduceat(value, begins)
        weight = np.exp((value - np.repeat(best, sizes)) / heat)
        share = weight / np.repeat(np.add.reduceat(weight, begins), sizes) * np.repeat(chances, sizes)
        made += (_spread(strong, weak, share) - made) / (2 + step) ** 0.7
    lost = float(best @ chances - value @ share)
    return values(made, players), lost


def _spread(strong: Numbers, weak: Numbers, share: Grid) -> Grid:
    grid = np.zeros((STRENGTHS, STRENGTHS))
    np.add.at(grid, (strong, weak), share)
    return grid


def main() -> None:
    tables = np.zeros((MAX_SEATS + 1, STRENGTHS, STRENGTHS))
    for players in range(MIN_SEATS, MAX_SEATS + 1):
        tables[players], lost = solve(players)
        print(f"{players} players: a best answer gains {lost:.4f} coins a round")
    np.save(RESULT, np.round(tables, 5).astype(np.float32))


if __name__ == "__main__":
    main()
