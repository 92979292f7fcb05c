"""A million frames that nobody should send, in one process; and some over a real socket."""

import asyncio
import contextlib
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import psutil
from websockets.exceptions import ConnectionClosed

from fuzz.frames import Fuzzer, Target
from fuzz.place import fuzz, fuzz_place, newcomers
from kobako.server.store.lite import in_transaction
from long import Done, progress, times
from server.running import FREE, Running, running

SEED = 1_000_000
FRAMES, STEP = 1_000_000, 50_000
ON_SOCKETS = 20_000
SPARE_OBJECTS, SPARE_MEMORY = 2000, 30_000_000  # that may have come in place of others; bytes


def run(done: Done, scale: float) -> None:
    asyncio.run(in_process(times(FRAMES, scale), done))
    with TemporaryDirectory() as folder, running(Path(folder) / "fuzz", *FREE) as server:
        on_sockets(server, times(ON_SOCKETS, scale), done)


async def in_process(frames: int, done: Done) -> None:
    process = psutil.Process()
    with TemporaryDirectory() as folder:
        async with fuzz_place(Path(folder)) as place:
            await fuzz(place, min(STEP, frames), SEED)
            memory = process.memory_info().rss
            with newcomers() as count:
                for begun in range(0, frames, STEP):
                    await fuzz(place, min(STEP, frames - begun), SEED + 1 + begun)
                    done["frames that nobody should send"] += min(STEP, frames - begun)
                    progress(f"{count()} new objects", done)
                assert count() < SPARE_OBJECTS, "there are more and more objects"
            assert process.memory_info().rss < memory + SPARE_MEMORY, "there is less and less memory"


def on_sockets(server: Running, frames: int, done: Done) -> None:
    """The same from a stranger through uvicorn, whose lines are closed again and again."""
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table = server.table(ann, "me", "bot easy", "bot easy", start=True, visibility="password", password="p")
    fuzzer = Fuzzer(Random(SEED), [Target(table, ["bid 1"])], is_seated=False)
    before = logged(server, table)
    while fuzzer.count < frames:
        with contextlib.suppress(ConnectionClosed), server.line(eve) as line:
            while fuzzer.count < frames:
                line.socket.send(fuzzer.frame())
        server.lines.clear()
    server.hang_up()
    assert server.get("/health").json()["ok"]
    assert " error " not in server.logged
    assert logged(server, table)[: len(before)] == before
    assert eve.person not in str(logged(server, table))
    done["frames that nobody should send, over sockets"] += fuzzer.count
    progress("over sockets", done)


def logged(server: Running, table: str) -> list[tuple[object, ...]]:
    """The log of a table whose server is running; its bots may go on."""
    path = server.database
    question = "SELECT seq, actor, kind, payload FROM event WHERE table_id = ? ORDER BY seq"
    rows = in_transaction(path, lambda c: c.exec_driver_sql(question, (table,)).fetchall(), may_write=False)
    return [tuple(row) for row in rows]
