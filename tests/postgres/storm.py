"""A party at several workers of one server on PostgreSQL, of which one after another is killed."""

from __future__ import annotations

import asyncio
import os
import signal

import psutil

from kobako.server.store import open_store
from server.history import check_books
from server.killing import Party
from server.running import Running


class Storm(Party):
    """`waits` are of people whose worker survived: who lost the line asks again, and is not counted."""

    async def play_on(self, kills: int, least: int, most: int, seconds: float = 0.0) -> None:
        """Play, and kill one after so many acknowledgements and at least so many seconds; so often."""
        playing = self.begin()
        for number in range(kills + 1):
            if number:
                await asyncio.to_thread(self.kill_one)
            await self.go_on(self.rng.randint(least, most), playing)
            await asyncio.sleep(seconds)
        self.end()
        await asyncio.to_thread(self.server.end)
        await asyncio.gather(*playing)

    def kill_one(self) -> None:
        os.kill(self.rng.choice(workers_of(self.server)), signal.SIGKILL)


def workers_of(server: Running) -> list[int]:
    """The processes that have the port."""
    children = psutil.Process(server.process.pid).children()
    return [child.pid for child in children if "spawn_main" in " ".join(child.cmdline())]


async def check_storm(storm: Storm, url: str) -> int:
    """What everybody was told is what the database holds; how many entries that are."""
    store = open_store(url)
    logs = {table: await store.events(table) for table in sorted({book.table for book in storm.books})}
    names = await store.people({book.person for book in storm.books})
    await store.close()
    check_books(storm.books, logs, names)
    return sum(map(len, logs.values()))
