"""Advice: what every legal move is worth by what the seat knows, how sure that is, and why.

It is made from a hidden record and from nothing else, so it is the same in all worlds that the seat cannot
tell apart. Without a limit of time it follows from the record's bytes, the seat, the iterations and the seed,
and can be kept by these.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import msgspec
import numpy as np

from ..bots.levels import PLANS
from ..bots.search import INFO_OF, Found, search
from ..games import drive
from ..games.game import States, Text
from .estimates import Estimate, around, error_of
from .reasons import Reasons

EXPLORE = 2.0  # times as much as bots do: they look for the best move, we want to know of the others too
SHOWN = 12  # moves that are told of; of the others, how many they are

# Iterations for a move: some tenths of a second on most machines.
ITERATIONS: Mapping[str, int] = {
    "luz": 8000,
    "lineit": 1500,
    "dragonegg": 4000,
    "yurikure": 1000,
    "aurum": 3000,
}

Progress = Callable[[int, int], None]  # is told how much is done, and of how much


class Weighed(msgspec.Struct, frozen=True, gc=False):
    """A legal move."""

    move: str  # in notation
    share: Estimate | None  # of the victory that it promises; None if there is no telling
    visits: int  # worlds in which it was tried
    reasons: list[Text]


class Advice(msgspec.Struct, frozen=True, gc=False):
    """What to do in a seat."""

    game: str
    seat: int
    iterations: int  # that were computed; none for a forced move
    seed: int
    moves: list[Weighed]  # the best first, then by what they promise
    others: int  # legal moves that are left off


def advise(
    seen: States,
    seat: int,
    iterations: int | None = None,
    seed: int = 0,
    seconds: float = math.inf,
    progress: Progress | None = None,
) -> Advice:
    """Advice for a seat that may act, from what it has seen.

    Time ends a search after some iterations, and the advice is what just these would have given.
    """
    info = INFO_OF[seen.dtype]
    found = weigh(seen, seat, iterations or ITERATIONS[info.name], seed, seconds)
    ranked = rank(found)
    reasons = Reasons(seen, seat, seed)
    moves = []
    for done, i in enumerate(ranked[:SHOWN], 1):
        action = found.actions[i]
        told = reasons.of(action) if len(ranked) > 1 else [Text("study-only-move")]
        moves.append(Weighed(info.notation.action_text(action), share_at(found, i), found.visits[i], told))
        if progress:
            progress(done, min(len(ranked), SHOWN))
    return Advice(info.name, seat, found.iterations, seed, moves, len(ranked) - len(moves))


def weigh(seen: States, seat: int, iterations: int, seed: int, seconds: float = math.inf) -> Found:
    """Search for what all moves are worth."""
    info = INFO_OF[seen.dtype]
    if not drive.legal(seen, seat, np.empty(info.max_legal, np.int32)):
        raise ValueError(f"seat {seat} has nothing to decide")
    plan = PLANS[info.name]
    return search(seen, seat, replace(plan, explore=EXPLORE * plan.explore), seed, iterations, seconds)


def rank(found: Found) -> Sequence[int]:
    """Places of the moves: the best, as bots choose it, then the others by what they promise."""
    best = found.actions.index(found.best)
    others = (i for i in range(len(found.actions)) if i != best)
    return [best, *sorted(others, key=lambda i: (-found.values[i], -found.visits[i], i))]


def share_at(found: Found, i: int) -> Estimate | None:
    """What a move promises, if it was tried."""
    return around(found.values[i], error_at(found, i)) if found.visits[i] else None


def error_at(found: Found, i: int) -> float:
    """The standard error of that."""
    return error_of(found.values[i], found.errors[i], found.visits[i])
