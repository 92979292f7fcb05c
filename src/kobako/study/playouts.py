"""Worlds played on by rule of thumb, every seat from what it knows there.

The one compiled code outside of cards/, games/ and bots/. It calls nothing of its own folder: numba notices
an edit of this file by itself, and an edit of any other by the name of the cache (`cards/jit.py`).
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ..bots.outlooks import outlook, rounds_of
from ..bots.search import ALL, INFO_OF
from ..bots.second_thoughts import reconsider
from ..bots.thumbs import thumb
from ..cards.bits import lowest
from ..cards.jit import long_driver
from ..cards.rng import fast_rng
from ..games import drive, game
from ..games.drive import Rngs
from ..games.game import OVER, Outcome, States

Shares = npt.NDArray[np.float64]  # of the victory, by world and seat

OPEN = -2  # instead of a seat: somebody who sees every card

# For spreading: odd numbers without a pattern.
WORLD, STEP = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xD1342543DE82EF95)
SPREAD, SHIFT = np.uint64(0xBF58476D1CE4E5B9), np.uint64(31)
ONE, KEEP = np.uint64(1), np.uint64((1 << 56) - 1)  # generators begin with a small number that is not 0


@long_driver
def _imagine(worlds: States, seen: States, seat: int, rngs: Rngs) -> None:
    for i in range(len(worlds)):
        game.imagine(worlds[i], seat, rngs[0])
        reconsider(worlds[i], seen[0], rngs[0])


@long_driver
def _play_on(worlds: States, last: int, step: int, rngs: Rngs, seen: States, outcome: Outcome) -> None:
    rng, seed = rngs[0], rngs[0].word
    for i in range(len(worlds)):
        world, at = worlds[i], step
        while game.due(world) != OVER and rounds_of(world) < last:
            # Every step of a world has its own chance. So two positions of a game differ only by what has
            # happened between them: where the rule of thumb would have done the same, by nothing at all.
            word = (seed ^ np.uint64(i + 1) * WORLD) + np.uint64(at) * STEP
            word = (word ^ word >> SHIFT) * SPREAD
            rng.word = ONE + ((word ^ word >> SHIFT) & KEEP)
            at += 1
            if game.due(world) > 0:
                game.draw(world, rng, outcome)
                game.settle(world, outcome)
                continue
            seat = lowest(game.pending(world))
            seen[0] = world
            game.hide(seen[0], seat)
            game.apply(world, seat, thumb(seen[0], seat, rng))


@long_driver
def _shares(worlds: States, out: Shares) -> None:
    for i in range(len(worlds)):
        outlook(worlds[i], out[i])


@long_driver
def _rounds(states: States) -> int:
    return rounds_of(states[0])


def end_of_round(states: States) -> int:
    """How many rounds are over when this one is."""
    return int(_rounds(states)) + 1


def imagined(states: States, seat: int, count: int, seed: int) -> States:
    """So many worlds as the seat can imagine them; for OPEN all are the one that is."""
    worlds = states.repeat(count)
    if seat != OPEN:
        _imagine(worlds, states, seat, fast_rng(seed))
    return worlds


def play_on(worlds: States, seed: int, step: int = 0, last: int = ALL) -> None:
    """Play every world to its end, or until `last` rounds are over; `step` is the next of the game."""
    outcome = np.zeros(INFO_OF[worlds.dtype].max_outcome, np.int16)
    _play_on(worlds, last, step, fast_rng(seed), drive.copy_of(worlds[:1]), outcome)


def shares(states: States, seat: int, count: int, seed: int, step: int = 0) -> Shares:
    """What the game brings to every seat in each of so many worlds."""
    worlds = imagined(states, seat, count, seed)
    play_on(worlds, seed, step)
    out = np.zeros((count, int(states["players"][0])))
    _shares(worlds, out)
    return out
