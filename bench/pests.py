"""People who make trouble at a busy server: some never read what they ask for, some send without end."""

from __future__ import annotations

import asyncio
import multiprocessing
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle, islice
from multiprocessing.synchronize import Event as Go

import msgspec

from .crowd import Guest, LuzCrowd
from .load import on_fast_loop
from .wire import Wire, frame, upgrade

WATCHED = 8  # tables that one socket may look at
LITTLE = 4096  # bytes that the system of a slow reader keeps for it
ASK = 1.0  # seconds after which a slow reader asks for everything again
BURST, PAUSE = 100, 0.05  # messages that a flooder sends at once, and seconds between
RETRY = 0.1  # seconds until somebody who was thrown out is back

spawn = multiprocessing.get_context("spawn")


class Pest(Wire):
    """Somebody who comes back whenever the line is cut."""

    def __init__(self, guest: Guest, tables: Sequence[str]) -> None:
        super().__init__(upgrade("/api/socket", *guest.headers))
        self.tables = tables
        self.is_gone = False

    def lost(self) -> None:
        self.is_gone = True

    def take(self, buffer: bytes, start: int, end: int) -> None:
        """What it is told does not matter to it."""

    async def annoy(self) -> None:
        """Do it until the line is cut."""
        raise NotImplementedError


class SlowReader(Pest):
    """Looks at many tables, asks for all of them again and again, and reads nothing."""

    async def annoy(self) -> None:
        self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
        self.transport.pause_reading()
        while not self.is_gone:
            for table in self.tables:
                self.send(msgspec.json.encode({"type": "watch", "table": table}))
            await asyncio.sleep(ASK)


class Flooder(Pest):
    """Sends moves to a table at which it does not sit, far more than it may."""

    async def annoy(self) -> None:
        act = {"type": "act", "table": self.tables[0], "cid": "flood", "decision": 0, "move": "bid 3"}
        burst = frame(msgspec.json.encode(act)) * BURST
        while not self.is_gone:
            self.transport.write(burst)
            await asyncio.sleep(PAUSE)


async def _pester(
    address: tuple[str, int], kind: type[Pest], guest: Guest, tables: Sequence[str], go: Go
) -> None:
    while True:
        if not go.is_set():
            await asyncio.sleep(RETRY)
            continue
        pest = kind(guest, tables)
        try:
            await pest.connect(address)
        except OSError:
            await asyncio.sleep(RETRY)
            continue
        annoying = asyncio.create_task(pest.annoy())
        while go.is_set() and not pest.is_gone:
            await asyncio.sleep(RETRY)
        pest.transport.abort()
        await annoying


def _run(
    address: tuple[str, int], pairs: Sequence[tuple[Guest, Guest]], tables: Sequence[str], go: Go
) -> None:
    """In a process of their own, so that nobody else's client waits for them."""

    async def all_of_them() -> None:
        some = cycle(tables)
        await asyncio.gather(
            *(
                _pester(address, kind, guest, list(islice(some, WATCHED)), go)
                for pair in pairs
                for kind, guest in zip((SlowReader, Flooder), pair, strict=True)
            )
        )

    on_fast_loop(all_of_them())


@contextmanager
def pests(crowd: LuzCrowd, pairs: Sequence[tuple[Guest, Guest]]) -> Iterator[Go]:
    """A slow reader and a flooder for each pair of guests; they are at it while the event is set."""
    go = spawn.Event()
    tables = [table.id for table in crowd.tables]
    process = spawn.Process(target=_run, args=(crowd.address, pairs, tables, go), daemon=True)
    process.start()
    try:
        yield go
    finally:
        process.terminate()
        process.join()
