"""Search in games with hidden information, written once over the verbs and compiled for every game.

An iteration imagines a world that agrees with all that the seat has seen, and plays it out. While it goes
through known positions, every seat chooses by what has served it best there (a position being what that seat
knows, see `tree`); after that all seats play by rule of thumb, at random, or by either. The world ends with
the game, or some rounds ahead, where `outlook` tells what it is worth to every seat. Each choice on the
way learns what it has brought to the seat that made it.
"""

from __future__ import annotations

import math
import threading
from dataclasses import dataclass
from time import perf_counter

import numpy as np
import numpy.typing as npt

from ..cards.bits import lowest
from ..cards.jit import long_driver, rule, wide
from ..cards.records import record
from ..cards.rng import Rng, below, fast_rng
from ..games import GAMES, drive, game
from ..games.drive import Rngs
from ..games.game import OVER, GameInfo, State, States
from .outlooks import outlook, rounds_of
from .second_thoughts import reconsider
from .thumbs import is_bid, thumb
from .tree import (
    LONGEST,
    NOWHERE,
    SEEN,
    WORLD,
    Memory,
    Records,
    add_node,
    best_edge,
    edge_of,
    find_slot,
    forget,
    learn,
    memory_for,
)

PART = 32  # iterations between two looks at the clock
PARTS = 1 << 16  # of a probability
ALL = 1 << 30  # more rounds than any game has

PLAN = record(
    [
        ("explore", "f8"),  # how much is tried that has not served well so far
        ("rounds", "i8"),  # to look ahead
        ("depth", "i8"),  # choices on one way that the tree keeps
        ("by_thumb", "f8"),  # part of the moves beyond the tree; the others are any that are legal
        ("own_by_thumb", "f8"),  # the same for the seat that searches
        ("bids_by_thumb", "f8"),  # the same for bids and predictions, whoever makes them
        ("seat", "i8"),  # that searches
    ]
)


@dataclass(frozen=True)
class Plan:
    """How to search."""

    explore: float = 0.35
    rounds: int = 1
    depth: int = LONGEST
    by_thumb: float = 1.0
    own_by_thumb: float | None = None  # None: as the others
    bids_by_thumb: float | None = None  # None: as other moves of all

    def for_compiled_code(self, seat: int) -> Records:
        """The same as a record, for the seat that searches."""
        own = self.by_thumb if self.own_by_thumb is None else self.own_by_thumb
        bids = self.by_thumb if self.bids_by_thumb is None else self.bids_by_thumb
        plans = np.zeros(1, PLAN)
        plans[0] = (self.explore, self.rounds, self.depth, self.by_thumb, own, bids, seat)
        return plans


# ------------------------------------------------------------------------------------------- iterations


@rule
def _look(memory: Memory, seat: int) -> None:
    """Put into SEEN what the seat knows of the world."""
    memory.records[SEEN] = memory.records[WORLD]
    game.hide(memory.records[SEEN], seat)


@rule
def _goes_by_thumb(world: State, plan: State, rng: Rng, seat: int) -> bool:
    """Whether a move beyond the tree goes by rule of thumb."""
    part = plan.own_by_thumb if seat == plan.seat else plan.by_thumb
    if is_bid(world):
        part = plan.bids_by_thumb
    return bool(part and below(rng, PARTS) < part * PARTS)


@rule
def _beyond(memory: Memory, plan: State, rng: Rng, seat: int, moves: int) -> int:
    """The move of a seat outside of the tree."""
    if _goes_by_thumb(memory.records[WORLD], plan, rng, seat):
        _look(memory, seat)
        return thumb(memory.records[SEEN], seat, rng)
    return int(memory.out[below(rng, moves)])


@rule
def _within(memory: Memory, plan: State, rng: Rng, seat: int, moves: int, step: int) -> tuple[int, bool]:
    """The move of a seat in the tree, which goes on the path; and whether the position was known.

    A new position becomes a node, and its first move is that of those who do not know it.
    """
    _look(memory, seat)
    slot, key = find_slot(memory, seat)
    at = memory.slots[slot]
    is_known = at != NOWHERE
    if is_known:
        edge = best_edge(memory, memory.nodes[at], plan.explore)
        action = int(memory.edges[edge].action)
    else:
        action = _beyond(memory, plan, rng, seat, moves)
        at = add_node(memory, slot, key, moves)
        edge = edge_of(memory, memory.nodes[at], action) if at != NOWHERE else NOWHERE
    memory.path[step, 0], memory.path[step, 1], memory.path[step, 2] = at, edge, seat
    return action, is_known


@rule
def _play_out(memory: Memory, plan: State, rng: Rng, last: int) -> int:
    """Play the world to its end, or to round `last`; return how many choices are on the path."""
    world = memory.records[WORLD]
    steps, is_known = 0, True
    while game.due(world) != OVER and rounds_of(world) < last:
        if game.due(world) > 0:
            game.draw(world, rng, memory.outcome)
            game.settle(world, memory.outcome)
            continue
        # The seat that searches chooses first, whoever else may act now: the root of the tree is its own.
        seat = lowest(game.pending(world)) if steps else wide(plan.seat)
        moves = game.legal(world, seat, memory.out)
        action = int(memory.out[0])
        if moves > 1:
            memory.counts[0].decisions += 1
            is_known = is_known and steps < plan.depth
            if is_known:
                action, is_known = _within(memory, plan, rng, seat, moves, steps)
                steps += memory.path[steps, 0] != NOWHERE
            else:
                action = _beyond(memory, plan, rng, seat, moves)
        game.apply(world, seat, action)
    return steps


@long_driver
def iterate(roots: States, plans: Records, rngs: Rngs, iterations: int, memory: Memory) -> None:
    """So many worlds more, from what the seat has seen that searches."""
    plan, rng = plans[0], rngs[0]
    last = rounds_of(roots[0]) + plan.rounds
    for _ in range(iterations):
        memory.records[WORLD] = roots[0]
        game.imagine(memory.records[WORLD], plan.seat, rng)
        if plan.by_thumb:
            reconsider(memory.records[WORLD], roots[0], rng)
        steps = _play_out(memory, plan, rng, last)
        outlook(memory.records[WORLD], memory.shares)
        learn(memory, steps)


# ---------------------------------------------------------------------------------------------- results


class _Kept(threading.local):
    """The memories of a thread, by game."""

    def __init__(self) -> None:
        self.by_game: dict[str, Memory] = {}

    def of(self, info: GameInfo) -> Memory:
        if info.name not in self.by_game:
            self.by_game[info.name] = memory_for(info)
        return self.by_game[info.name]


_kept = _Kept()
INFO_OF = {info.state: info for info in GAMES}


@dataclass(frozen=True)
class Found:
    """What a search found: of every legal move how often it was chosen and what it was worth on average."""

    actions: list[int]
    visits: list[int]
    values: list[float]
    errors: list[float]  # standard errors of these; infinite where a move was tried less than twice
    iterations: int
    decisions: int  # of all seats, in all the worlds

    @property
    def best(self) -> int:
        """The action that was chosen most often; of several the one that was worth most."""
        return max(zip(self.visits, self.values, self.actions, strict=True))[2]


def search(
    seen: States, seat: int, plan: Plan, seed: int, iterations: int, seconds: float = math.inf
) -> Found:
    """Search from a hidden record: so many iterations, one at the least, or until the seconds are over."""
    if iterations < 1:
        raise ValueError(f"a search takes one iteration at the least, not {iterations!r}")
    memory = _kept.of(INFO_OF[seen.dtype])
    moves = drive.legal(seen, seat, memory.out)
    if moves == 1:  # a forced move costs nothing
        return Found([int(memory.out[0])], [0], [0.0], [math.inf], 0, 0)
    forget(memory)
    plans, rngs = plan.for_compiled_code(seat), fast_rng(seed)
    end, done = perf_counter() + seconds, 0
    while done < iterations and (done == 0 or perf_counter() < end):
        part = min(PART, iterations - done)
        iterate(seen, plans, rngs, part, memory)
        done += part
    edges = memory.edges[:moves]  # of the root, which came first
    values = edges["total"] / np.maximum(edges["visits"], 1)
    return Found(
        actions=edges["action"].tolist(),
        visits=edges["visits"].tolist(),
        values=values.tolist(),
        errors=_errors(edges, values),
        iterations=done,
        decisions=int(memory.counts[0].decisions),
    )


def _errors(edges: Records, values: npt.NDArray[np.float64]) -> list[float]:
    """How far the mean worth of each move may be off, by how much its worlds differ."""
    visits = np.maximum(edges["visits"], 1)
    spread = np.maximum(edges["squares"] - visits * values**2, 0.0)
    once = np.maximum(visits - 1, 1)
    errors = np.where(visits > 1, np.sqrt(spread / once / visits), math.inf)
    return [float(error) for error in errors]
