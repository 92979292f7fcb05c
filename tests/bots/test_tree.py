"""The memory of a search: every node is found again, and memory that is full takes nothing more."""

import numpy as np
import pytest

from kobako import Match
from kobako.bots.tree import (
    NOWHERE,
    SEEN,
    Memory,
    add_node,
    best_edge,
    edge_of,
    find_slot,
    forget,
    learn,
    memory_for,
)
from kobako.games import find

# Uncompiled, NumPy warns of what hashes do all the time.
pytestmark = [pytest.mark.rules, pytest.mark.filterwarnings("ignore:overflow encountered in scalar")]


def small(nodes: int, edges: int, slots: int = 8) -> Memory:
    """Room for so many, and in `out` the moves 5, 6, 7, ..."""
    memory = memory_for(find("luz"))
    memory.out[:] = np.arange(5, 5 + len(memory.out))
    return memory._replace(nodes=memory.nodes[:nodes], edges=memory.edges[:edges], slots=memory.slots[:slots])


def see(memory: Memory, seed: int) -> None:
    """Put another record into SEEN."""
    memory.records[SEEN : SEEN + 1] = Match("luz", 3, seed=seed).seen(0)


def add(memory: Memory, seat: int, moves: int) -> int:
    slot, key = find_slot(memory, seat)
    assert memory.slots[slot] == NOWHERE
    return add_node(memory, slot, np.uint64(key), moves)  # compiled code gives Python a plain number


def counted(memory: Memory) -> tuple[int, ...]:
    return tuple(memory.counts[0].tolist())


def test_a_node_has_the_edges_of_its_moves() -> None:
    memory = small(2, 8)
    memory.nodes["visits"], memory.nodes["total"] = 9, 9.0  # of an earlier search
    for name in ("visits", "total", "squares"):
        memory.edges[name] = 9
    see(memory, 1)
    assert (add(memory, 0, 3), add(memory, 1, 2)) == (0, 1)
    assert [tuple(node)[1:] for node in memory.nodes.tolist()] == [(0, 3, 0, 0.0), (3, 5, 0, 0.0)]
    assert memory.nodes[0].key != memory.nodes[1].key
    assert memory.edges.tolist() == [(move, 0, 0.0, 0.0) for move in (5, 6, 7, 5, 6)] + [(0, 9, 9.0, 9.0)] * 3
    assert [edge_of(memory, memory.nodes[1], move) for move in (5, 6)] == [3, 4]
    assert counted(memory) == (2, 5, 0)


def test_the_last_room_is_used_and_no_more() -> None:
    memory = small(2, 8)
    see(memory, 1)
    assert [add(memory, 0, 6), add(memory, 1, 3), add(memory, 1, 2), add(memory, 2, 0)] == [0, -1, 1, -1]
    assert counted(memory) == (2, 8, 0)
    assert sum(memory.slots != NOWHERE) == 2
    forget(memory)
    assert counted(memory) == (0, 0, 0)
    assert [add(memory, 0, 9), add(memory, 0, 8)] == [-1, 0]


def test_every_node_is_found_again_by_what_is_seen_and_by_whom() -> None:
    """Eight places for eight nodes: some of them must be looked for beyond the place of their hash."""
    memory = small(8, 8)
    known = [(seed, seat) for seed in range(4) for seat in range(2)]
    for seed, seat in known:
        see(memory, seed)
        add(memory, seat, 1)
    for number, (seed, seat) in enumerate(known):
        see(memory, seed)
        slot, key = find_slot(memory, seat)
        assert memory.slots[slot] == number
        assert memory.nodes[number].key == key
    keys = memory.nodes["key"] >> np.uint64(40)
    assert len(set((keys % 8).tolist())) < 8


def test_a_hash_is_made_of_every_word_and_of_the_seat() -> None:
    """Pinned: another hash finds the same, only slower when it is a bad one."""
    memory = small(1, 1, 1 << 12)._replace(words=np.arange(8, dtype=np.uint64).reshape(2, 4))
    found = [find_slot(memory, seat) for seat in (0, 1)]
    assert [(int(slot), hex(key)) for slot, key in found] == [
        (2235, "0x7cb8bb3c152699de"),
        (2735, "0x11baafa03174199e"),
    ]


@pytest.mark.parametrize(
    ("explore", "edges", "best"),
    [
        # (visits, total) of each move, in a node that was visited sixteen times for 8 in all
        (0.0, [(4, 2.0), (8, 5.0), (4, 1.0)], 1),
        (0.0, [(4, 2.5), (8, 5.0), (4, 0.5)], 0),  # of equals the first
        (0.0, [(8, 4.0), (0, 0.0), (8, 4.0)], 0),  # untried: as good as the average
        (0.0, [(8, 3.9), (0, 0.0), (8, 4.1)], 2),
        (0.0, [(15, 6.0), (0, 0.0), (1, 0.0)], 1),
        (0.0, [(8, 0.0), (4, 0.0), (4, 0.0)], 0),
        (0.5, [(1, 0.0), (14, 6.9), (1, 0.5)], 2),
        (0.2, [(4, 2.0), (12, 6.5), (0, 0.0)], 2),  # 0.5 + 0.2 * 1.67, against 0.5 + 0.2 * 0.83
        (0.2, [(4, 2.7), (12, 5.3), (0, 0.0)], 0),  # 0.675 + 0.2 * 0.83 = 0.842, against 0.833
        (0.2, [(4, 2.6), (12, 5.4), (0, 0.0)], 2),  # 0.65 + 0.2 * 0.83 = 0.817
    ],
)
def test_the_move_that_promises_most(explore: float, edges: list[tuple[int, float]], best: int) -> None:
    memory = small(1, 3)
    see(memory, 1)
    add(memory, 0, 3)
    node = memory.nodes[0]
    node.visits, node.total = 16, 8.0
    for i, (visits, total) in enumerate(edges):
        memory.edges[i].visits, memory.edges[i].total = visits, total
    assert best_edge(memory, node, explore) == best


def test_what_a_way_brought_is_learned_by_each_choice_for_its_seat() -> None:
    memory = small(2, 4)
    see(memory, 1)
    add(memory, 0, 2)
    add(memory, 1, 2)
    memory.path[:3] = [(0, 1, 0), (1, 2, 1), (1, 3, 1)]
    for shares in ((0.5, 0.25, 0.0), (1.0, 0.0, 0.0)):
        memory.shares[:3] = shares
        learn(memory, 2)
    assert [tuple(node)[3:] for node in memory.nodes.tolist()] == [(2, 1.5), (2, 0.25)]
    untouched = (0, 0.0, 0.0)
    assert [edge[1:] for edge in memory.edges.tolist()] == [
        untouched,
        (2, 1.5, 1.25),
        (2, 0.25, 0.0625),
        untouched,
    ]
