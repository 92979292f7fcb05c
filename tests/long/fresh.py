"""The twin, the conformance suite and the wire over fresh seeds until the time is over, at least once."""

import itertools
import random
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from kobako.games import GAMES
from kobako.match.check import check_game
from long import Done, progress
from server.twins import check_no_leak
from witnesses import Witness, play_both

MINUTES = 10
SEED = 1_000_000
TWIN_GAMES = 100
EARLY = 12  # lines of a game through the wire, when some have chosen in secret and others have not
# Or so many, at most. At the end of Line-it nothing is hidden any more.
LENGTHS = {"luz": 140, "lineit": 140, "dragonegg": 60, "yurikure": 400, "aurum": 140}


def run(done: Done, scale: float) -> None:
    end = time.monotonic() + scale * MINUTES * 60
    for seed in itertools.count(SEED, TWIN_GAMES):
        for info in GAMES:
            for players in info.seats:
                one_round(info.name, players, seed, done)
        progress(f"seed {seed}", done)
        if time.monotonic() > end:
            return


def one_round(name: str, players: int, seed: int, done: Done) -> None:
    try:
        for number in range(seed, seed + TWIN_GAMES):
            play_both(name, players, number)
            done["games against the twin"] += 1
        check_game(name, players, Witness(name, players), games=1, seed=seed)
        done["games through the conformance suite"] += 1
        check_wire(name, players, seed)
        done["games through the wire that nobody could tell apart"] += 1
    except BaseException:
        print(f"{name}, {players} players, seed {seed}", file=sys.stderr)
        raise


def check_wire(name: str, players: int, seed: int) -> None:
    """Somebody at a server's table hears the same of two games that cannot be told apart."""
    rng = random.Random(f"{name} {players} {seed}")
    listener, length = rng.choice([None, *range(players)]), rng.randint(2, rng.choice([EARLY, LENGTHS[name]]))
    with TemporaryDirectory() as folder:
        check_no_leak(name, players, listener, seed, length, Path(folder), bots=rng.random() < 0.5)
