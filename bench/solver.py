"""Last tricks solved: for every imagined world what each move is worth if all cards lie open from then on.

Every seat takes what is best for itself (max-n); the end of the round counts as in a search. A position is
late enough when one such world has no more than NODES positions. `bench.variants` has the bots that use it.
"""

from __future__ import annotations

import math
from time import perf_counter

import numpy as np
import numpy.typing as npt

from kobako.bots.minds import Thought
from kobako.bots.outlooks import outlook, rounds_of
from kobako.bots.search import INFO_OF
from kobako.cards.bits import lowest
from kobako.cards.jit import long_driver, rule
from kobako.cards.rng import fast_rng
from kobako.games import drive, game
from kobako.games.game import Actions, GameInfo, State, States

NODES = 3000  # of one world
DEEPEST = 64  # moves to the end of the round
TOO_MANY = -1
NOTHING = -1.0  # less than any share
FOUND = 0  # where nobody chooses, so that what was found last has a place

Worths = npt.NDArray[np.float64]
Places = npt.NDArray[np.int64]


@rule
def _is_end(state: State, round_: int) -> bool:
    return game.due(state) != 0 or rounds_of(state) > round_


@rule
def _open(records: States, moves: Actions, places: Places, best: Worths, depth: int) -> None:
    """Begin with the choice that stands at this depth."""
    seat = lowest(game.pending(records[depth]))
    places[depth, 0] = seat
    places[depth, 1] = game.legal(records[depth], seat, moves[depth])
    places[depth, 2] = 0
    best[depth, seat] = NOTHING


@rule
def _copy(best: Worths, to: int, source: int) -> None:
    for seat in range(best.shape[1]):
        best[to, seat] = best[source, seat]


@rule
def _value(records: States, moves: Actions, places: Places, best: Worths, round_: int) -> int:
    """What the world at depth 1 is worth to every seat, into FOUND; how many positions it took."""
    if _is_end(records[1], round_):
        outlook(records[1], best[FOUND])
        return 1
    _open(records, moves, places, best, 1)
    depth, nodes = 1, 1
    while depth > FOUND:
        if places[depth, 2] < places[depth, 1]:
            if nodes >= NODES or depth + 1 >= DEEPEST:
                return TOO_MANY
            nodes += 1
            records[depth + 1] = records[depth]
            game.apply(records[depth + 1], places[depth, 0], int(moves[depth, places[depth, 2]]))
            places[depth, 2] += 1
            if not _is_end(records[depth + 1], round_):
                depth += 1
                _open(records, moves, places, best, depth)
                continue
            outlook(records[depth + 1], best[FOUND])
        else:
            _copy(best, FOUND, depth)
            depth -= 1
        seat = places[depth, 0]
        if depth > FOUND and best[FOUND, seat] > best[depth, seat]:
            _copy(best, depth, FOUND)
    return nodes


@long_driver
def _solve(
    seat: int, records: States, moves: Actions, places: Places, best: Worths, actions: Actions, out: Worths
) -> bool:
    """What each action of the seat is worth in the world at depth 0, into `out`; False if it is too large."""
    round_ = rounds_of(records[0])
    for i in range(len(actions)):
        records[1] = records[0]
        game.apply(records[1], seat, int(actions[i]))
        if _value(records, moves, places, best, round_) == TOO_MANY:
            return False
        out[i] = best[FOUND, seat]
    return True


class Solver:
    """For positions of one game. It keeps what stands on the way from a world to the position looked at."""

    def __init__(self, info: GameInfo) -> None:
        self.info = info
        self.records = np.zeros(DEEPEST, info.state)
        self.moves = np.zeros((DEEPEST, info.max_legal), np.int32)
        self.places = np.zeros((DEEPEST, 3), np.int64)  # the seat that chooses, its moves, the next of them
        self.best = np.zeros((DEEPEST, max(info.seats)), np.float64)  # the best so far, to every seat

    def actions(self, seen: States, seat: int) -> Actions:
        """The legal ones."""
        out = np.zeros(self.info.max_legal, np.int32)
        return out[: drive.legal(seen, seat, out)]

    def worths(self, world: States, seat: int, actions: Actions) -> Worths | None:
        """What each of them is worth to the seat in an open world; None if that is too large."""
        self.records[0], out = world[0], np.zeros(len(actions))
        stack = self.records, self.moves, self.places, self.best
        return out if _solve(seat, *stack, actions, out) else None

    def best_move(
        self, seen: States, seat: int, seed: int, worlds: int, seconds: float = math.inf
    ) -> Thought | None:
        """In so many worlds, or as many as there is time for; None where it is not late enough.

        The first world decides that. Of the others, those that are too large are left out.
        """
        actions, rngs, end = self.actions(seen, seat), fast_rng(seed), perf_counter() + seconds
        if len(actions) == 1:
            return Thought(int(actions[0]), 0)
        total, done = np.zeros(len(actions)), 0
        for i in range(worlds):
            if i > 0 and perf_counter() >= end:
                break
            world = seen.copy()
            drive.imagine(world, seat, rngs)
            worths = self.worths(world, seat, actions)
            if worths is not None:
                total, done = total + worths, done + 1
            elif i == 0:
                return None
        return Thought(int(actions[np.argmax(total)]), done)


def solve(seen: States, seat: int, seed: int, worlds: int, seconds: float = math.inf) -> Thought | None:
    """The best move with open cards, or None; see `Solver.best_move`."""
    return Solver(INFO_OF[seen.dtype]).best_move(seen, seat, seed, worlds, seconds)
