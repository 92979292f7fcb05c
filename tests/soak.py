"""Long runs, for `make soak`: the checks of the test suite over many more games, players and worlds.

`python tests/soak.py [MINUTES]` goes through fresh seeds until the time is over, at least once, and prints
the seed of anything that fails.
"""

import sys
import time
from collections import Counter

from kobako.games import GAMES
from kobako.match.check import check_game
from luz.test_twin import play_both
from witnesses import WITNESSES

MINUTES = 10
FIRST_SEED = 1_000_000
TWINS = {"luz": play_both}
TWIN_GAMES = 100


def soak(minutes: float) -> Counter[str]:
    """What was done, by name."""
    done: Counter[str] = Counter()
    end = time.monotonic() + minutes * 60
    seed = FIRST_SEED
    while not done or time.monotonic() < end:
        for info in GAMES:
            for players in info.seats:
                one_round(info.name, players, seed, done)
        seed += TWIN_GAMES
        print(f"seed {seed}: {dict(done)}", flush=True)
    return done


def one_round(name: str, players: int, seed: int, done: Counter[str]) -> None:
    try:
        for number in range(seed, seed + TWIN_GAMES):
            TWINS[name](players, number)
            done["games against the twin"] += 1
        check_game(name, players, WITNESSES[name](players), games=1, seed=seed)
        done["games through the conformance suite"] += 1
    except BaseException:
        print(f"{name}, {players} players, seed {seed}", file=sys.stderr)
        raise


if __name__ == "__main__":
    print(f"Soak passed: {dict(soak(float(sys.argv[1]) if sys.argv[1:] else MINUTES))}")
