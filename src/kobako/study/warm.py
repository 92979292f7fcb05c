"""The compiler at work for hints and reviews, after that for the bots: before the first of them instead of in
it, and never without saying so.

Each game is compiled by a process of its own, as many at once as there are processors.
"""

from __future__ import annotations

import contextlib
import hashlib
import math
import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ..bots.warm import Words
from ..cards.jit import CACHE, is_compiled
from ..games import find
from ..games.game import GameInfo
from ..match.match import Match
from . import playouts
from .playouts import end_of_round, shares

SECONDS = 10  # that a game takes, more or less


def warm_up(infos: Sequence[GameInfo], words: Words) -> None:
    """Compile what a study of these games calls, unless that was done before on this machine."""
    cold = [info.name for info in infos if not done(info.name).exists()]
    if not is_compiled() or not cold:
        return
    workers = min(len(cold), os.cpu_count() or 1)
    seconds = SECONDS * math.ceil(len(cold) / workers)
    print(words("warm-study", games=tuple(cold), seconds=seconds), file=sys.stderr, flush=True)
    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(_compile_apart, cold))


def _compile_apart(name: str) -> None:
    worker = subprocess.run([sys.executable, "-P", "-m", __name__, name], check=False)
    if worker.returncode == 0:  # else its error was seen, and whoever studies first compiles the rest
        with contextlib.suppress(OSError):  # a cache that cannot be written any more
            done(name).touch()


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
