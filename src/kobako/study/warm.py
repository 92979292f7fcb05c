"""The compiler at work for hints and reviews, after that for the bots: before the first of them instead of in
it, and never without saying so.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path

from ..bots.warm import Words, cold_games, compile_apart, seconds_for, show_line
from ..cards.jit import CACHE
from ..games import find
from ..games.game import GameInfo
from ..match.match import Match
from . import playouts
from .playouts import end_of_round, shares

SECONDS = 10  # that a game takes, more or less


def warm_up(infos: Sequence[GameInfo], words: Words) -> None:
    """Compile what a study of these games calls, unless that was done before on this machine."""
    cold = cold_games(infos, done)
    if cold:
        said = words("warm-study", games=tuple(cold), seconds=seconds_for(cold, SECONDS))
        with show_line(said) as tell:
            compile_apart(__name__, cold, done, tell)


def load(info: GameInfo) -> None:
    """Have all of it in this process, before the first question."""
    match = Match(info.name, info.seats[0], seed=0)
    end_of_round(match.seen(None))
    shares(match.seen(0), 0, 1, seed=0)


def done(name: str) -> Path:
    """Is there when a game is compiled; another one for every version of what is compiled."""
    digest = hashlib.sha256(Path(playouts.__file__).read_bytes()).hexdigest()[:8]
    return CACHE / f"warm-study-{digest}-{name}"


if __name__ == "__main__":
    load(find(sys.argv[1]))
