"""Writes docs/observations.md from the games' own tables. With --check: exits 1 when the page is stale."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from kobako.games import GAMES
from kobako.games.game import GameInfo

PAGE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"

HEAD = """\
# Observations

Written by `python tools/observations.py`; do not edit by hand.

`Env.observe(seat)` returns a vector of 32-bit floats: what that seat knows, and nothing else, because it is
made from the hidden record. `Env.observe(None)` is what a spectator knows. The vector is a row of named
pieces: a piece is `vector[offset : offset + width]`. The same table is in `Env(...).info.pieces`.

Seats are counted from the one that looks: itself first, then clockwise. A spectator counts from seat 0.
The length is the same for every number of players; what belongs to a seat that is not there is 0.
"""


def rows(info: GameInfo) -> Iterator[str]:
    """The lines of a game's table."""
    yield "| piece | offset | width | what it says |"
    yield "|---|---:|---:|---|"
    offset = 0
    for name, width, says in info.pieces:
        yield f"| `{name}` | {offset} | {width} | {says} |"
        offset += width


def section(info: GameInfo) -> str:
    """Everything about one game."""
    size = sum(width for _, width, _ in info.pieces)
    return "\n".join(
        [f"## {info.name}", "", f"{size} numbers; {info.actions} different actions.", "", *rows(info), ""]
    )


def page() -> str:
    """The whole page, as it should be."""
    return "\n".join([HEAD, *map(section, GAMES)])


def main(words: Sequence[str]) -> int:
    if list(words) not in ([], ["--check"]):
        print("usage: python tools/observations.py [--check]", file=sys.stderr)
        return 2
    if not words:
        PAGE.write_text(page(), "utf-8")
        return 0
    if PAGE.is_file() and PAGE.read_text("utf-8") == page():
        return 0
    print(f"{PAGE.name} is stale: run python tools/observations.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
