"""How long it takes until Kobako plays: compiling for the first time, and starting once compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from kobako.games.game import GameInfo

ROOT = Path(__file__).resolve().parent.parent
STARTS = 3


@dataclass(frozen=True)
class Start:
    """Seconds, of one game; medians."""

    game: str
    cold: float  # everything used once, nothing compiled before
    warm: float  # the same again
    play: float  # `kobako play` until its first question


def seconds_of(command: list[str], folder: str) -> float:
    """How long a command takes that keeps its cache and its data in this folder."""
    places = {"KOBAKO_CACHE_DIR": f"{folder}/cache", "KOBAKO_DATA_DIR": f"{folder}/data"}
    begin = perf_counter()
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | places, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} ended with {done.returncode}:\n{done.stderr}")
    return perf_counter() - begin


def measure(info: GameInfo) -> Start:
    """Start from an empty cache, several times: a single start may meet a busy moment of the machine."""
    rows = [_measure_once(info) for _ in range(STARTS)]
    cold, warm, play = (median(column) for column in zip(*rows, strict=True))
    return Start(info.name, cold, warm, play)


def _measure_once(info: GameInfo) -> tuple[float, float, float]:
    use_all = [sys.executable, "-m", "bench.cold", info.name]
    play = [str(Path(sys.executable).with_name("kobako")), "play", info.name, "--seed", "1"]
    with TemporaryDirectory() as folder:
        cold, warm = seconds_of(use_all, folder), seconds_of(use_all, folder)
        seconds_of(play, folder)  # compiles what only the terminal needs
        return cold, warm, seconds_of(play, folder)
