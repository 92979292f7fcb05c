"""Long runs, for `make soak`: the checks of the test suite over many more games, players, worlds and crashes.

`python tests/soak.py [MINUTES]` kills a server under load twenty times, plays a whole game of every kind by
mouse and very many at random, then goes through fresh seeds until the time is over, at least once. It prints
the seed of anything that fails.
"""

import random
import sys
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from kobako import Match
from kobako.cards.rng import fast_rng
from kobako.games import GAMES, drive
from kobako.games.game import GameInfo
from kobako.match.check import check_game, random_match
from server.killing import FLAGS, check_books, kill
from server.running import running
from server.twins import check_no_leak
from witnesses import Witness, play_both

sys.path.append(str(Path(__file__).resolve().parent.parent))  # it is run as a script, and tools find Chromium

from browser.surroundings import surroundings
from browser.whole import play_whole

MINUTES = 10
MANY, SOME = 100_000, 10_000  # random games of each number of players: with the usual options, with others
RECORDS = 200  # that are replayed, of each
FIRST_SEED = 1_000_000
TWIN_GAMES = 100
KILLS, TABLES, SEATS = 20, 30, 4
EARLY = 12  # lines of a game through the wire, when some have chosen in secret and others have not
# Or so many, at most. At the end of Line-it nothing is hidden any more.
LENGTHS = {"luz": 140, "lineit": 140, "dragonegg": 60, "yurikure": 400, "aurum": 140}
LOAD = (200, 1500)  # acknowledgements between two crashes


def soak(minutes: float) -> Counter[str]:
    """What was done, by name."""
    done: Counter[str] = Counter()
    end = time.monotonic() + minutes * 60
    seed = FIRST_SEED
    crash(seed, done)
    by_mouse(done)
    for info in GAMES:
        for players in info.seats:
            for options in choices(info):
                many(info, players, options, seed, done)
    while not done["games against the twin"] or time.monotonic() < end:
        for info in GAMES:
            for players in info.seats:
                one_round(info.name, players, seed, done)
        seed += TWIN_GAMES
        print(f"seed {seed}: {dict(done)}", flush=True)
    return done


def choices(info: GameInfo) -> list[dict[str, str]]:
    """The usual options, and every other value by itself."""
    return [{}, *({option.name: value} for option in info.options for value in option.values[1:])]


def many(info: GameInfo, players: int, options: dict[str, str], seed: int, done: Counter[str]) -> None:
    """Very many random games end without a fault, and records of some are replayed to the same bytes."""
    games = SOME if options else MANY
    states, out = np.zeros(1, info.state), np.zeros(info.max_legal, np.int32)
    outcome, rngs = np.zeros(info.max_outcome, np.int16), fast_rng(seed)
    found = drive.play_watched(states, players, info.pack_options(options), rngs, outcome, out, games)
    assert not found, f"{info.name}, {players} players, {options}: faults {found:b}"
    done["random games to their end"] += games
    for number in range(seed, seed + RECORDS):
        match = random_match(info.name, players, options, number)
        again = Match.replay(match.record())
        assert again.record() == match.record(), f"{info.name}, {players} players, {options}, {number}"
        assert again._states.tobytes() == match._states.tobytes()
        done["records replayed to the same bytes"] += 1
    print(f"{info.name}, {players} players, {options or 'usual options'}: {dict(done)}", flush=True)


def crash(seed: int, done: Counter[str]) -> None:
    """Kill the server under load; nothing acknowledged is lost, and every table goes on."""
    with TemporaryDirectory() as folder, running(Path(folder) / "kill", *FLAGS) as server:
        books, logs, names = kill(server, TABLES, SEATS, KILLS, seed, LOAD)
        check_books(books, logs, names)
    done["crashes under load"] += KILLS
    done["moves acknowledged meanwhile"] += sum(len(book.acks) for book in books)
    done["log entries, each told to the byte"] += sum(map(len, logs.values()))
    print(f"crashes: {dict(done)}", flush=True)


def by_mouse(done: Counter[str]) -> None:
    """A whole game of every kind in a browser, until its result is shown."""
    with surroundings() as (browser, place):
        for info in GAMES:
            done["answers by mouse"] += play_whole(browser, place, info.name)
            done["whole games by mouse"] += 1
            print(f"{info.name} by mouse: {dict(done)}", flush=True)


def one_round(name: str, players: int, seed: int, done: Counter[str]) -> None:
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


if __name__ == "__main__":
    print(f"Soak passed: {dict(soak(float(sys.argv[1]) if sys.argv[1:] else MINUTES))}")
