"""A server is killed under the load of many tables; nothing acknowledged is lost, and all soon go on."""

import asyncio
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from kobako.server import garbage
from long import Done, progress, times
from server.history import Book, check_books
from server.killing import FLAGS, Party, logs_of
from server.running import Running, running

SEED = 1_000_000
KILLS, TABLES = 100, 250
PEOPLE, BOTS = 2, 1
THINK = 0.5  # seconds at most before a move
EACH = (1, 6)  # acknowledgements between two crashes, for each table
PAUSE = 3.0  # seconds after a start until every table has gone on


def run(done: Done, scale: float) -> None:
    garbage.search_little()  # or a search among all people here would be taken for a pause of their tables
    with TemporaryDirectory() as folder, running(Path(folder) / "kill", *FLAGS) as server:
        pauses = asyncio.run(crash(server, times(KILLS, scale), times(TABLES, min(scale, 1)), done))
    demand_soon(pauses[1:])
    progress(f"crashes, {median(pauses):.2f} s and at most {max(pauses[1:]):.2f} s until all go on", done)


async def crash(server: Running, kills: int, tables: int, done: Done) -> list[float]:
    """Kill it so often, with a check of all games that were played; how long the tables stood still."""
    party = Party(server, tables, PEOPLE, SEED, bots=BOTS, think=THINK)

    async def judge(books: list[Book]) -> None:
        logs, names = await logs_of(party.path, books)
        await asyncio.to_thread(check_books, books, logs, names)
        done["moves acknowledged meanwhile"] += sum(len(book.acks) for book in books)
        done["log entries, each told to the byte"] += sum(map(len, logs.values()))
        progress(f"{party.pauses[-1]:.2f} s until all went on", done)

    party.judge = judge
    await party.play(kills, *(tables * each for each in EACH))
    await judge(party.books)
    done["crashes under load"] += kills
    progress(f"crashes, {median(party.starts):.2f} s until a server listens", done)
    return party.pauses


def demand_soon(pauses: list[float]) -> None:
    """After every start all tables went on soon."""
    late = [round(pause, 2) for pause in pauses if pause > PAUSE]
    assert not late, f"tables stood still for too long after {len(late)} of {len(pauses)} starts: {late}"
