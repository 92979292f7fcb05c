"""The memory of a search: nodes by what the seat to act knows, and an edge for each of its legal moves.

A node is the hidden record of the seat to act, found by a hash of its bytes. The legal moves follow from that
record, so every visit to a node finds the same. A node keeps only the value for the seat that chooses there.
Memory is bounded: when it is full, nothing is added any more.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ..cards.jit import rule

NODE = np.dtype(
    (
        np.record,
        [
            ("key", "u8"),  # hash of the hidden record
            ("first", "i8"),  # its first edge
            ("size", "i8"),  # how many edges
            ("visits", "i8"),
            ("total", "f8"),  # what all visits brought to the seat that chooses here
            ("usual", "i8"),  # the edge of the rule of thumb, which is tried first
        ],
    )
)
EDGE = np.dtype((np.record, [("action", "i8"), ("visits", "i8"), ("total", "f8")]))
SIZES = np.dtype((np.record, [("nodes", "i8"), ("edges", "i8")]))  # in use

Records = npt.NDArray[Any]
Words = npt.NDArray[np.uint64]

SLOTS = 2  # places in the hash table for a node, at the least
NOWHERE = -1
FACTOR, START, SHIFT, TOP = np.uint64(0x9E3779B97F4A7C15), np.uint64(0x243F6A8885A308D3), np.uint64(29), np.uint64(40)


@rule
def hash_of(words: Words, salt: int) -> Any:
    """A hash of a record, given as words."""
    key = START ^ np.uint64(salt)
    for i in range(len(words)):
        key = (key ^ words[i]) * FACTOR
        key ^= key >> SHIFT
    return key


@rule
def slot_of(slots: Any, nodes: Records, key: Any) -> int:
    """Where the node of this key is in the hash table, or would be."""
    mask = len(slots) - 1
    at = np.int64(key >> TOP) & mask
    while slots[at] != NOWHERE and nodes[slots[at]].key != key:
        at = (at + 1) & mask
    return at
