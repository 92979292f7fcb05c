"""Counts of move sequences, from text files that any implementation can read.

A file has records up to a step, with an empty line between them. In their comments stand the name, in the
first line, and the counts below that step: `; perft DEPTH COUNT`.

`python tests/perft.py FILE` prints the counts of every position as they are now, below each first move.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from kobako import Match
from kobako.games import drive

FOLDER = Path(__file__).parent / "perft"


@dataclass(frozen=True)
class Position:
    game: str
    name: str
    record: str
    counts: dict[int, int]  # by depth

    @property
    def match(self) -> Match:
        """The match at this step."""
        return Match.replay(self.record)


def read(path: Path) -> Iterator[Position]:
    """The positions of a file with their counts."""
    for part in path.read_text("utf-8").split("\n\n"):
        if "[game " in part:
            name, *lines = part.splitlines()
            counts = (line.split()[2:] for line in lines if line.startswith("; perft "))
            yield Position(
                path.stem, name.removeprefix("; "), part, {int(depth): int(n) for depth, n in counts}
            )


def positions() -> list[Position]:
    """The positions of all files."""
    return [position for path in sorted(FOLDER.glob("*.perft")) for position in read(path)]


def count(match: Match, depth: int) -> int:
    """The number of sequences of so many decisions."""
    stack = np.zeros(depth + 1, match.info.state)
    stack[0] = match._states[0]
    return drive.perft(stack, depth, 0, np.zeros((depth + 1, match.info.max_legal), np.int32))


def divide(match: Match, depth: int) -> dict[str, int]:
    """The count below each first move: where two implementations differ, this finds the move."""
    seat = match.pending[0]
    below = {}
    for move in match.legal(seat):
        after = match.copy()
        after.act(seat, move)
        below[f"{seat} {move}"] = count(after, depth - 1)
    return below


if __name__ == "__main__":
    for one in read(Path(sys.argv[1])):
        print(one.name)
        for depth in one.counts:
            below = divide(one.match, depth)
            print(f"  {depth}: {sum(below.values())}  {below}")
