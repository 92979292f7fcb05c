"""Search in games with hidden information, written once over the verbs and compiled for every game.

An iteration imagines a world that agrees with all that the seat has seen, and plays it out. While it goes
through known positions, every seat chooses by what has served it best there (a position being what that seat
knows, see `tree`); after that all seats play by rule of thumb, or at random. The world ends with the game, or
some rounds ahead, where `outlook` tells what it is worth to every seat. Each choice on the way learns what it
has brought to the seat that made it.
"""

from __future__ import annotations

import functools
import math
import threading
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from ..cards.bits import lowest
from ..cards.jit import long_driver, rule
from ..cards.rng import Rng, below, fast_rng
from ..games import GAMES, game
from ..games.drive import Rngs
from ..games.game import OVER, Actions, GameInfo, Outcome, State, States
from .outlooks import Shares, outlook, rounds_of
from .thumbs import thumb
from .tree import EDGE, NODE, NOWHERE, SIZES, SLOTS, Records, Words, hash_of, slot_of

NODES = 1 << 15
EDGES = 1 << 18
LONGEST_PATH = 512  # choices in the tree on one way
WIDEST = 1 << 12  # a node with more moves than that is left to the rule of thumb
PART = 32  # iterations between two looks at the clock

PLAN = np.dtype(
    (
        np.record,
        [
            ("explore", "f8"),  # how much is tried that has not served well so far
            ("rounds", "i8"),  # to look ahead
            ("by_thumb", "i8"),  # 1: beyond the tree by rule of thumb; 0: at random
        ],
    )
)

WORLD, SEEN = range(2)  # which of the two records in memory is which


@dataclass(frozen=True)
class Plan:
    """How to search."""

    explore: float = 0.35
    rounds: int = 1
    by_thumb: bool = True

    def record(self) -> Records:
        """The same for compiled code."""
        plans = np.zeros(1, PLAN)
        plans[0] = (self.explore, self.rounds, self.by_thumb)
        return plans


class Memory:
    """What a search of one game writes into; used again and again."""

    def __init__(self, info: GameInfo) -> None:
        words = -(-info.state.itemsize // 8)
        self.words = np.zeros((2, words), np.uint64)
        self.records = np.ndarray(2, info.state, self.words.data, 0, (words * 8,))
        self.nodes, self.edges = np.zeros(NODES, NODE), np.zeros(EDGES, EDGE)
        self.slots = np.full(NODES * SLOTS, NOWHERE, np.int64)
        self.sizes = np.zeros(1, SIZES)
        self.path = np.zeros((LONGEST_PATH, 3), np.int64)
        self.out = np.zeros(info.max_legal, np.int32)
        self.outcome = np.zeros(info.max_outcome, np.int16)
        self.shares = np.zeros(max(info.seats), np.float64)

    def forget(self) -> None:
        """Begin anew."""
        self.slots.fill(NOWHERE)
        self.sizes[0] = (0, 0)

    def parts(self) -> tuple[Any, ...]:
        """All of it, as compiled code takes it."""
        return (
            *(self.records, self.words, self.nodes, self.edges, self.slots, self.sizes, self.path),
            *(self.out, self.outcome, self.shares),
        )


# ------------------------------------------------------------------------------------------- choosing


@rule
def _best_edge(node: State, edges: Records, explore: float) -> int:
    """UCB1. A move that was never tried is taken for one that was once, and as good as the others."""
    log_visits = math.log(node.visits)
    average = node.total / node.visits
    best, best_value = NOWHERE, -1.0
    for i in range(node.first, node.first + node.size):
        visits = edges[i].visits
        if visits == 0:
            value = average + explore * math.sqrt(log_visits)
        else:
            value = edges[i].total / visits + explore * math.sqrt(log_visits / visits)
        if value > best_value:
            best, best_value = i, value
    return best


@rule
def _add_node(
    nodes: Records, edges: Records, slots: Any, sizes: State, slot: int, key: Any, out: Actions, n: int, usual: int
) -> None:
    """A new node with n moves, if there is room."""
    if sizes.nodes == len(nodes) or sizes.edges + n > len(edges):
        return
    slots[slot] = sizes.nodes
    node = nodes[sizes.nodes]
    node.key = key
    node.first = sizes.edges
    node.size = n
    node.visits = 0
    node.total = 0.0
    for i in range(n):
        edge = edges[sizes.edges + i]
        edge.action = out[i]
        edge.visits = 0
        edge.total = 0.0
        if out[i] == usual:
            node.usual = sizes.edges + i
    sizes.edges += n
    sizes.nodes += 1


# ------------------------------------------------------------------------------------------ iterations


@rule
def _beyond(seen: State, seat: int, plan: State, rng: Rng, out: Actions, n: int) -> int:
    """The move of a seat outside of the tree."""
    return thumb(seen, seat, rng) if plan.by_thumb else int(out[below(rng, n)])


@rule
def _is_end(world: State, last: int) -> bool:
    return game.due(world) == OVER or rounds_of(world) >= last


@rule
def _play_out(
    plan: State, rng: Rng, last: int, records: States, words: Words, nodes: Records, edges: Records, slots: Any,
    sizes: State, path: Any, out: Actions, outcome: Outcome,
) -> int:  # fmt: skip
    """Play the world to its end, or to round `last`; the length of the path through the tree."""
    world, seen = records[WORLD], records[SEEN]
    steps, is_known = 0, True
    while not _is_end(world, last):
        if game.due(world) > 0:
            game.draw(world, rng, outcome)
            game.settle(world, outcome)
            continue
        seat = lowest(game.pending(world))
        n = game.legal(world, seat, out)
        action = int(out[0])
        if n > 1:
            if is_known or plan.by_thumb:
                records[SEEN] = records[WORLD]
                game.hide(seen, seat)
            if is_known and n <= WIDEST and steps < LONGEST_PATH:
                key = hash_of(words[SEEN], seat)
                slot = slot_of(slots, nodes, key)
                at = slots[slot]
                if at == NOWHERE:
                    is_known = False
                    action = _beyond(seen, seat, plan, rng, out, n)
                    _add_node(nodes, edges, slots, sizes, slot, key, out, n, action)
                    at = slots[slot]
                    edge = nodes[at].usual if at != NOWHERE else NOWHERE
                else:
                    edge = _best_edge(nodes[at], edges, plan.explore)
                    action = edges[edge].action
                if at != NOWHERE:
                    path[steps, 0], path[steps, 1], path[steps, 2] = at, edge, seat
                    steps += 1
            else:
                action = _beyond(seen, seat, plan, rng, out, n)
        game.apply(world, seat, action)
    return steps


@long_driver
def iterate(
    roots: States, seat: int, plans: Records, rngs: Rngs, iterations: int, records: States, words: Words,
    nodes: Records, edges: Records, slots: Any, sizes: Records, path: Any, out: Actions, outcome: Outcome,
    shares: Shares,
) -> None:  # fmt: skip
    """So many worlds more."""
    plan, rng = plans[0], rngs[0]
    last = rounds_of(roots[0]) + plan.rounds
    for _ in range(iterations):
        records[WORLD] = roots[0]
        game.imagine(records[WORLD], seat, rng)
        steps = _play_out(
            plan, rng, last, records, words, nodes, edges, slots, sizes[0], path, out, outcome
        )
        outlook(records[WORLD], shares)
        for i in range(steps):
            node, edge, share = nodes[path[i, 0]], edges[path[i, 1]], shares[path[i, 2]]
            node.visits += 1
            node.total += share
            edge.visits += 1
            edge.total += share


# --------------------------------------------------------------------------------------------- results


@functools.cache
def _memories() -> threading.local:
    return threading.local()


def memory_of(info: GameInfo) -> Memory:
    """The memory of this thread for a game."""
    kept = _memories()
    if not hasattr(kept, info.name):
        setattr(kept, info.name, Memory(info))
    memory: Memory = getattr(kept, info.name)
    return memory


INFO_OF = {info.state: info for info in GAMES}


@dataclass(frozen=True)
class Found:
    """What a search found at its root."""

    actions: list[int]
    visits: list[int]
    values: list[float]
    iterations: int

    @property
    def best(self) -> int:
        """The action that was chosen most often."""
        return max(zip(self.visits, self.values, self.actions, strict=True))[2]


def search(
    seen: States, seat: int, plan: Plan, seed: int, iterations: int, seconds: float = math.inf
) -> Found:
    """Search from a hidden record: so many iterations, or until the seconds are over."""
    info = INFO_OF[seen.dtype]
    memory = memory_of(info)
    memory.forget()
    plans, rngs, parts = plan.record(), fast_rng(seed), memory.parts()
    end, done = perf_counter() + seconds, 0
    while done < iterations and (done == 0 or perf_counter() < end):
        part = min(PART, iterations - done)
        iterate(seen, seat, plans, rngs, part, *parts)
        done += part
    root = memory.nodes[0]
    edges = memory.edges[root["first"] : root["first"] + root["size"]]
    values = np.divide(edges["total"], np.maximum(edges["visits"], 1))
    return Found(edges["action"].tolist(), edges["visits"].tolist(), values.tolist(), done)
