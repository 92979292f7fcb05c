"""Counts of move sequences, from text files that any implementation can read.

`python tests/perft.py FILE` prints the counts of every position as they are now, below each first move.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from kobako.games import drive, find
from kobako.games.game import States

FOLDER = Path(__file__).parent / "perft"


@dataclass
class Position:
    game: str
    name: str
    at: str = ""
    counts: dict[int, int] = field(default_factory=dict)


def read(path: Path) -> Iterator[Position]:
    """The positions of a file with their counts by depth."""
    position = None
    for line in path.read_text("utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "id":
            if position:
                yield position
            position = Position(path.stem, rest.strip())
        elif word == "at" and position:
            position.at = rest.strip()
        elif word == "perft" and position:
            depth, count = rest.split()
            position.counts[int(depth)] = int(count)
    if position:
        yield position


def count(game: str, states: States, depth: int) -> int:
    info = find(game)
    stack = np.zeros(depth + 1, info.state)
    stack[0] = states[0]
    return drive.perft(stack, depth, 0, np.zeros((depth + 1, info.max_legal), np.int32))


def divide(game: str, at: str, depth: int) -> dict[str, int]:
    """The count below each first move: where two implementations differ, this finds the move."""
    info = find(game)
    states = info.notation.read(at)
    out = np.zeros(info.max_legal, np.int32)
    seat = drive.pending(states).bit_length() - 1
    below = {}
    for action in out[: drive.legal(states, seat, out)].tolist():
        after = states.copy()
        drive.apply(after, seat, action)
        below[f"{seat} {info.notation.action_text(action)}"] = count(game, after, depth - 1)
    return below


if __name__ == "__main__":
    for one in read(Path(sys.argv[1])):
        print(one.name)
        for n in one.counts:
            below = divide(one.game, one.at, n)
            print(f"  {n}: {sum(below.values())}  {below}")
