"""Writes what is generated in docs/games/: the observation and the sizes of every game.

With --check: exits 1 when a page is stale. Random games are played from fixed seeds, so the figures repeat.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean

import numpy as np

from kobako.cards.rng import fast_rng
from kobako.games import GAMES, drive
from kobako.games.game import GameInfo

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "games"
RANDOM_GAMES = 1000


def observation(info: GameInfo) -> Iterator[str]:
    """The pieces of the vector."""
    yield f"{sum(width for _, width, _ in info.pieces)} numbers."
    yield ""
    yield "| piece | offset | width | what it says |"
    yield "|---|---:|---:|---|"
    offset = 0
    for name, width, says in info.pieces:
        yield f"| `{name}` | {offset} | {width} | {says} |"
        offset += width


def sizes(info: GameInfo) -> Iterator[str]:
    """What a game takes."""
    yield "| | |"
    yield "|---|---:|"
    yield f"| different actions | {info.actions:,} |"
    yield f"| record in memory | {info.state.itemsize} bytes |"
    for players in info.seats:
        lengths = decisions(info, players)
        yield (
            f"| decisions of {RANDOM_GAMES:,} random games, {players} players: mean, shortest, longest "
            f"| {mean(lengths):,.0f}, {min(lengths):,}, {max(lengths):,} |"
        )


def decisions(info: GameInfo, players: int) -> list[int]:
    """How many decisions each of some random games had."""
    states, out = np.zeros(1, info.state), np.zeros(info.max_legal, np.int32)
    outcome, rngs = np.zeros(info.max_outcome, np.int16), fast_rng(players)
    return [drive.play_random(states, players, 0, rngs, outcome, out, 1) for _ in range(RANDOM_GAMES)]


PARTS = {"observation": observation, "sizes": sizes}


def with_parts(info: GameInfo, text: str) -> str:
    """A page with its generated parts as they should be."""
    for name, lines in PARTS.items():
        made = "\n".join(
            [f"<!-- {name}: python tools/game_pages.py -->", "", *lines(info), "", f"<!-- /{name} -->"]
        )
        parts = re.split(rf"<!-- {name}: .*?<!-- /{name} -->", text, flags=re.DOTALL)
        if len(parts) != 2:
            raise ValueError(f"{info.name}: the page has {len(parts) - 1} places for {name}")
        text = made.join(parts)
    return text


def main(words: Sequence[str]) -> int:
    if list(words) not in ([], ["--check"]):
        print("usage: python tools/game_pages.py [--check]", file=sys.stderr)
        return 2
    stale = []
    for info in GAMES:
        page = FOLDER / f"{info.name}.md"
        text = page.read_text("utf-8")
        fresh = with_parts(info, text)
        if fresh != text:
            stale.append(page.name)
            if not words:
                page.write_text(fresh, "utf-8")
    if words and stale:
        print(f"{', '.join(stale)} stale: run python tools/game_pages.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
