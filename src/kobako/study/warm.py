"""The compiler at work for a study, after that for the bots: never without saying so."""

from __future__ import annotations

import contextlib
import hashlib
import sys
from pathlib import Path

from ..bots.warm import Words
from ..cards.jit import CACHE, is_compiled
from ..games.game import GameInfo
from ..match.match import Match
from . import playouts
from .playouts import end_of_round, shares

SECONDS = 10  # that a game takes, more or less


def warm_up(info: GameInfo, words: Words) -> None:
    """Compile what a study of this game calls, unless that was done before on this machine."""
    if not is_compiled() or done(info.name).exists():
        return
    print(words("warm", games=info.name, seconds=SECONDS), file=sys.stderr, flush=True)
    load(info)
    with contextlib.suppress(OSError):  # a cache that cannot be written any more
        done(info.name).touch()


def load(info: GameInfo) -> None:
    """Have all of it in this process, before the first question."""
    match = Match(info.name, info.seats[0], seed=0)
    end_of_round(match.seen(None))
    shares(match.seen(0), 0, 1, seed=0)


def done(name: str) -> Path:
    """Is there when a game is compiled; another one for every version of what is compiled."""
    digest = hashlib.sha256(Path(playouts.__file__).read_bytes()).hexdigest()[:8]
    return CACHE / f"warm-study-{digest}-{name}"
