"""The generated parts of docs/games: observation and sizes of every game.

Random games are played from fixed seeds, so the figures repeat.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import mean

import numpy as np

from kobako.cards.rng import fast_rng
from kobako.games import GAMES, drive
from kobako.games.game import GameInfo
from tools.parts import with_part

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


def files() -> dict[str, str]:
    """Return the page of every game with its parts as they should be."""
    return {f"docs/games/{info.name}.md": with_parts(info, page_of(info)) for info in GAMES}


def page_of(info: GameInfo) -> str:
    """Return the page of a game as it is."""
    return (FOLDER / f"{info.name}.md").read_text("utf-8")


def with_parts(info: GameInfo, page: str) -> str:
    """Return `page` with both parts of the game replaced."""
    return with_part(with_part(page, "observation", observation(info)), "sizes", sizes(info))
