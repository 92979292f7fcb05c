"""The memory of a search: nodes by what the seat to act knows, and an edge for each of its legal moves.

A node is the hidden record of the seat to act, found by a hash of its bytes. The legal moves follow from that
record, so every visit to a node finds the same. A node keeps only what it was worth to the seat that chooses
there. Memory is bounded: when it is full, nothing is added any more.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..cards.jit import rule
from ..cards.records import record
from ..games.game import Actions, GameInfo, Outcome, State, States

NODE = record(
    [
        ("key", "u8"),  # hash of the hidden record
        ("first", "i8"),  # its first edge
        ("end", "i8"),  # and the first that is not its own any more
        ("visits", "i8"),
        ("total", "f8"),  # what all visits brought to the seat that chooses here
    ]
)
EDGE = record(
    [
        ("action", "i8"),
        ("visits", "i8"),
        ("total", "f8"),  # what all visits brought
        ("squares", "f8"),  # and the squares of it, which tell how much that varies
    ]
)
COUNTS = record(
    [
        ("nodes", "i8"),  # in use
        ("edges", "i8"),
        ("decisions", "i8"),  # of all seats in all worlds, within the tree and beyond; no forced moves
    ]
)

NODES, EDGES = 1 << 17, 1 << 20
SLOTS = 2  # places in the hash table for a node
LONGEST = 256  # choices in the tree on one way
NOWHERE = -1
WORLD, SEEN = range(2)  # of the two records: the world that is played, and what a seat knows of it

Records = npt.NDArray[Any]

# For hashing: odd numbers without a pattern.
FACTOR, START = np.uint64(0x9E3779B97F4A7C15), np.uint64(0x243F6A8885A308D3)
SHIFT, TOP = np.uint64(29), np.uint64(40)


class Memory(NamedTuple):
    """All that a search writes into."""

    records: States  # WORLD and SEEN
    words: npt.NDArray[np.uint64]  # the same memory, for hashing
    nodes: Records
    edges: Records
    slots: npt.NDArray[np.int64]  # hash table: the number of a node, or NOWHERE
    counts: Records
    path: npt.NDArray[np.int64]  # of the iteration: node, edge and seat of each choice
    out: Actions
    outcome: Outcome
    shares: npt.NDArray[np.float64]  # what the end is worth, by seat


def memory_for(info: GameInfo) -> Memory:
    """Memory for searches of a game; every search may begin in it anew."""
    words = np.zeros((2, -(-info.state.itemsize // 8)), np.uint64)
    return Memory(
        records=np.ndarray(2, info.state, words.data, 0, (words.strides[0],)),
        words=words,
        nodes=np.zeros(NODES, NODE),
        edges=np.zeros(EDGES, EDGE),
        slots=np.full(NODES * SLOTS, NOWHERE, np.int64),
        counts=np.zeros(1, COUNTS),
        path=np.zeros((LONGEST, 3), np.int64),
        out=np.zeros(info.max_legal, np.int32),
        outcome=np.zeros(info.max_outcome, np.int16),
        shares=np.zeros(max(info.seats), np.float64),
    )


def forget(memory: Memory) -> None:
    """Begin anew."""
    memory.slots.fill(NOWHERE)
    memory.counts[0] = (0, 0, 0)


@rule
def find_slot(memory: Memory, seat: int) -> tuple[Any, Any]:
    """Where in the hash table the node of what SEEN holds is, or would be; and its key."""
    key = START ^ np.uint64(seat)
    for word in memory.words[SEEN]:
        key = (key ^ word) * FACTOR
        key ^= key >> SHIFT
    mask = len(memory.slots) - 1
    slot = np.int64(key >> TOP) & mask
    while memory.slots[slot] != NOWHERE and memory.nodes[memory.slots[slot]].key != key:
        slot = (slot + 1) & mask
    return slot, key


@rule
def add_node(memory: Memory, slot: int, key: Any, moves: int) -> int:
    """A new node for the moves in `out`; NOWHERE if there is no room."""
    counts = memory.counts[0]
    if counts.nodes == len(memory.nodes) or counts.edges + moves > len(memory.edges):
        return NOWHERE
    at = counts.nodes
    memory.slots[slot] = at
    node = memory.nodes[at]
    node.key = key
    node.first = counts.edges
    node.end = counts.edges + moves
    node.visits = 0
    node.total = 0.0
    for i in range(moves):
        edge = memory.edges[counts.edges + i]
        edge.action = memory.out[i]
        edge.visits = 0
        edge.total = 0.0
        edge.squares = 0.0
    counts.edges += moves
    counts.nodes += 1
    return int(at)


@rule
def edge_of(memory: Memory, node: State, action: int) -> int:
    """The edge of a legal move."""
    edge = node.first
    while memory.edges[edge].action != action:
        edge += 1
    return int(edge)


@rule
def best_edge(memory: Memory, node: State, explore: float) -> int:
    """UCB1. A move that was never tried is taken for one that was once, and as good as the others."""
    log_visits = math.log(node.visits)
    average = node.total / node.visits
    best, best_value = NOWHERE, -1.0
    for i in range(node.first, node.end):
        visits = memory.edges[i].visits
        if visits == 0:
            value = average + explore * math.sqrt(log_visits)
        else:
            value = memory.edges[i].total / visits + explore * math.sqrt(log_visits / visits)
        if value > best_value:
            best, best_value = i, value
    return best


@rule
def learn(memory: Memory, steps: int) -> None:
    """Every choice on the path learns what it has brought to its seat."""
    for i in range(steps):
        node, edge = memory.nodes[memory.path[i, 0]], memory.edges[memory.path[i, 1]]
        share = memory.shares[memory.path[i, 2]]
        node.visits += 1
        node.total += share
        edge.visits += 1
        edge.total += share
        edge.squares += share * share
