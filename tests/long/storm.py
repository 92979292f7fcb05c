"""Three workers on PostgreSQL, one killed every few seconds: nothing is lost, and others hardly notice."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from long import Done, progress, times
from postgres.launch import postgres, url_of
from postgres.storm import Storm, check_storm
from server.killing import FLAGS
from server.running import running

SEED = 1_000_000
WORKERS, TABLES, PEOPLE, BOTS = 3, 30, 2, 1
KILLS, EVERY = 60, 3.0  # seconds at least between two
THINK = 1.0  # seconds at most before a move
LEAST, MOST = 30, 100  # acknowledgements between two kills
LATE = 0.25  # seconds: 99 of 100 answers of workers that survive come sooner


def run(done: Done, scale: float) -> None:
    with TemporaryDirectory() as folder, postgres() as cluster:
        url = url_of(cluster)
        flags = (*FLAGS, "--database", url, "--workers", str(WORKERS))
        with running(Path(folder) / "storm", *flags) as server:
            storm = Storm(server, TABLES, PEOPLE, SEED, bots=BOTS, think=THINK)
            asyncio.run(storm.play_on(times(KILLS, scale), LEAST, MOST, EVERY))
        done["workers killed"] += times(KILLS, scale)
        done["answers of workers that survived"] += len(storm.waits)
        done["log entries of several servers, each told to the byte"] += asyncio.run(check_storm(storm, url))
    progress(f"99 of 100 answers within {1000 * demand_prompt(storm.waits):.0f} ms", done)


def demand_prompt(waits: list[float]) -> float:
    """99 of 100 waits are short; the longest of these."""
    most = sorted(waits)[int(0.99 * len(waits))]
    assert most <= LATE, f"99 of 100 answers of survivors within {1000 * most:.0f} ms"
    return most
