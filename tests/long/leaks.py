"""Very many pairs of games that somebody cannot tell apart, over every channel of the wire."""

import random
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from kobako.games import GAMES, find
from long import Done, progress, times
from server.twins import check_no_leak

SEED = 1_000_000
PAIRS = 10_000  # of each game
EARLY = 12  # lines of most games, when some have chosen in secret and others have not
# Or so many, at most. At the end of Line-it nothing is hidden any more.
LENGTHS = {"luz": 140, "lineit": 140, "dragonegg": 60, "yurikure": 400, "aurum": 140}
LONG_EVERY = 12  # one of so many may be long
AT_ONCE = 50  # pairs that a process is given


def run(done: Done, scale: float) -> None:
    pairs = times(PAIRS, scale)
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
        for info in GAMES:
            begun = time.monotonic()
            seeds = range(SEED, SEED + pairs)
            for _ in processes.map(partial(check_pair, info.name), seeds, chunksize=AT_ONCE):
                done["pairs of games that nobody could tell apart"] += 1
            progress(f"{info.name}, {pairs / (time.monotonic() - begun):.0f} pairs a second", done)


def check_pair(game: str, seed: int, *, bots: bool | None = None) -> None:
    """Somebody at a table, or beside it, hears the same of two games; who, and of how much, is drawn."""
    rng = random.Random(f"{game} {seed}")
    players = rng.choice(list(find(game).seats))
    listener = rng.choice([None, *range(players)])
    length = rng.randint(2, LENGTHS[game] if rng.randrange(LONG_EVERY) == 0 else EARLY)
    moved_by_bots = rng.random() < 0.5 if bots is None else bots
    try:
        check_no_leak(game, players, listener, seed, length, None, bots=moved_by_bots, is_short=True)
    except BaseException as error:
        error.add_note(f"{game}, seed {seed}: {players} players, seat {listener} listens, {length} lines")
        raise
