"""People play at many tables over real sockets while the server is killed again and again; then the books are
checked: what each of them was told must be what the logs say.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kobako.server import wire
from kobako.server.store import Row, open_store

from .running import FREE, PATIENCE, Guest, Message, Running

FLAGS = (*FREE, "--max-tables-person", "100000", "--max-sockets-address", "10000", "--log-level", "warning")
AGAIN = 0.05  # seconds between two attempts to reach the server
THINK = 0.02  # at most so many seconds before a move
LOST = (OSError, WebSocketException, httpx.TransportError)

Evidence = tuple["list[Book]", dict[str, list[Row]], dict[str, str]]  # books, logs, names

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


@dataclass
class Book:
    """What one person has experienced at one table."""

    table: str
    person: str
    seat: int
    acks: dict[str, int] = field(default_factory=dict)  # cid and seq of what was acknowledged
    stream: list[tuple[int, bytes | None]] = field(default_factory=list)  # updates; None for a snapshot

    @property
    def head(self) -> int | None:
        """The last `seq` that the person knows of."""
        return self.stream[-1][0] if self.stream else None


class Party:
    """Everybody, at all tables. `progress` counts acknowledgements at each of them."""

    def __init__(self, server: Running, tables: int, seats: int, seed: int) -> None:
        self.server, self.tables, self.seats = server, tables, seats
        self.rng = random.Random(seed)
        self.books: list[Book] = []
        self.progress = [0] * tables
        self.moved = asyncio.Event()
        self.is_over = False

    async def play(self, kills: int, least: int, most: int) -> None:
        """Play, kill the server so many times, see that every table goes on, and end."""
        playing = [asyncio.create_task(self.sit_down(place)) for place in range(self.tables)]
        for task in playing:
            task.add_done_callback(lambda _: self.moved.set())
        for number in range(kills + 1):
            if number:
                await asyncio.to_thread(self.server.again)
            await self.go_on(self.rng.randint(least, most), playing)
            await asyncio.to_thread(self.server.end, "SIGKILL")
        self.is_over = True
        await asyncio.gather(*playing)

    async def go_on(self, more: int, playing: Sequence[asyncio.Task[None]]) -> None:
        """Every table moves on, and all together by so much, in reasonable time."""
        before = list(self.progress)
        try:
            async with asyncio.timeout(PATIENCE):
                while sum(self.progress) < sum(before) + more or any(map(int.__eq__, before, self.progress)):
                    self.moved.clear()
                    await self.moved.wait()
                    for task in playing:
                        if task.done():
                            task.result()
        except TimeoutError:
            raise AssertionError(f"a table does not go on: {self.progress}") from None

    # ------------------------------------------------------------------------------------ at a table

    async def sit_down(self, place: int) -> None:
        """The same people play one game after another."""
        people = [self.server.guest(f"P{place} {seat}") for seat in range(self.seats)]
        for number in range(1_000_000):
            table = await self.open(people[0], f"{place} {number}")
            if table is None:
                return
            books = [Book(table, guest.person, seat) for seat, guest in enumerate(people)]
            self.books += books
            seated = zip(books, people, strict=True)
            await asyncio.gather(*(Sitter(self, place, book, guest).stay() for book, guest in seated))

    async def open(self, host: Guest, cid: str) -> str | None:
        """A new table; the same question gets the same answer."""
        new = {"cid": cid, "game": "luz", "seats": ["me", *["person"] * (self.seats - 1)]}
        while not self.is_over:
            try:
                async with httpx.AsyncClient(headers=host.headers, timeout=PATIENCE) as http:
                    answer = await http.post(f"{self.server.link}/api/tables", json=new)
                table: str = answer.json()["table"]
                return table
            except LOST:
                await asyncio.sleep(AGAIN)
        return None


class Sitter:
    """One person at one table, who comes back when the line was lost and repeats what was not answered."""

    def __init__(self, party: Party, place: int, book: Book, guest: Guest) -> None:
        self.party, self.place, self.book, self.guest = party, place, book, guest
        self.room: Message | None = None
        self.game: Message | None = None
        self.asked: dict[str, Message] = {}  # by cid, what was not answered yet

    async def stay(self) -> None:
        link = f"ws{self.party.server.link[4:]}/api/socket"
        while not self.is_done:
            try:
                async with connect(link, additional_headers=self.guest.headers, proxy=None) as socket:
                    await self.listen(socket)
            except LOST:
                await asyncio.sleep(AGAIN)

    @property
    def is_done(self) -> bool:
        over = self.room is not None and self.room["status"] == "over"
        return self.party.is_over or (over and not self.asked)

    async def listen(self, socket: ClientConnection) -> None:
        after = {} if self.book.head is None else {"after": self.book.head}
        await self.send(socket, {"type": "watch", "table": self.book.table, **after})
        for message in list(self.asked.values()):
            await self.send(socket, message)
        while not self.is_done:
            self.take(await socket.recv(decode=False))
            wish = self.wish()
            if wish and wish["cid"] not in self.asked:
                self.asked[wish["cid"]] = wish
                await asyncio.sleep(self.party.rng.uniform(0, THINK))
                await self.send(socket, wish)

    async def send(self, socket: ClientConnection, message: Message) -> None:
        await socket.send(encode(message), text=True)

    def take(self, frame: bytes) -> None:
        message: Message = decode(frame)
        kind = message["type"]
        if kind == "snapshot":
            self.book.stream.append((message["seq"], None))
        elif kind == "update":
            self.book.stream.append((message["seq"], frame))
        elif kind == "refused":
            raise AssertionError(f"{self.book.table}: refused {message}")
        elif kind == "done":
            self.note(message)
        self.room = message.get("room") or self.room
        self.game = message.get("game") or self.game

    def note(self, done: Message) -> None:
        self.asked.pop(done["cid"], None)
        self.book.acks[done["cid"]] = done["seq"]
        self.party.progress[self.place] += 1
        self.party.moved.set()

    def wish(self) -> Message | None:
        """What the person wants to do now; the same wish has the same cid."""
        if self.room is None:
            return None
        at: dict[str, Any] = {"table": self.book.table}
        chairs = self.room["chairs"]
        if self.room["status"] == "open":
            if chairs[self.book.seat]["kind"] == "open":
                return {"type": "sit", "cid": "sit", "seat": self.book.seat, **at}
            if self.book.seat == 0 and all(chair["kind"] == "person" for chair in chairs):
                return {"type": "start", "cid": "start", **at}
        if self.game and self.game["legal"] and f"m{self.game['decision']}" not in self.book.acks:
            decision, move = self.game["decision"], self.party.rng.choice(self.game["legal"])
            return {"type": "act", "cid": f"m{decision}", "decision": decision, "move": move, **at}
        return None


# ------------------------------------------------------------------------------------------- the books


def demand(holds: bool, otherwise: str) -> None:
    if not holds:
        raise AssertionError(otherwise)


def check_books(books: Sequence[Book], logs: Mapping[str, Sequence[Row]], names: Mapping[str, str]) -> None:
    """Nothing acknowledged is lost, nothing is there twice, and nobody was told what is not so."""
    for table, rows in logs.items():
        demand([row.seq for row in rows] == list(range(1, len(rows) + 1)), f"{table}: a gap in the log")
        cids = [(row.actor, row.cid) for row in rows if row.cid is not None]
        demand(len(cids) == len(set(cids)), f"{table}: something was done twice")
    for book in books:
        rows = logs.get(book.table, ())
        for cid, seq in book.acks.items():
            found = [(row.seq, row.actor) for row in rows if row.cid == cid and row.actor == book.person]
            demand(found == [(seq, book.person)], f"{book.table}: {cid} was acknowledged as {seq}: {found}")
        check_stream(book, rows, names)


def check_stream(book: Book, rows: Sequence[Row], names: Mapping[str, str]) -> None:
    """What a person was told goes on without a gap, and is to the byte what the log makes of it."""
    told = wire.updates(book.table, rows, book.seat, 0, names)
    expected = {update.seq: encode(update) for update in told}
    last = 0
    for seq, frame in book.stream:
        if frame is None:
            demand(last <= seq <= len(rows), f"{book.table}: thrown back from {last} to {seq} of {len(rows)}")
        else:
            demand(seq == last + 1, f"{book.table}: told {seq} after {last}")
            demand(frame == expected.get(seq), f"{book.table}: {seq} was told otherwise than it is")
        last = seq


async def logs_of(path: Path, books: Sequence[Book]) -> tuple[dict[str, list[Row]], dict[str, str]]:
    """The logs and names in the database of a server that is gone."""
    store = open_store(path)
    logs = {table: await store.events(table) for table in sorted({book.table for book in books})}
    names = await store.people({book.person for book in books})
    await store.close()
    return logs, names


def kill(
    server: Running, tables: int, seats: int, kills: int, seed: int, load: tuple[int, int] = (20, 150)
) -> Evidence:
    """Play at so many tables, kill and start again so often, and kill for good; what is left of it."""

    async def run() -> Evidence:
        party = Party(server, tables, seats, seed)
        await party.play(kills, *load)
        path = server.folder / "data" / "kobako.sqlite3"
        return party.books, *await logs_of(path, party.books)

    return asyncio.run(run())
