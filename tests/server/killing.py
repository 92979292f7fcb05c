"""People play at many tables over real sockets while the server is killed again and again; then the books are
checked: what each of them was told must be what the logs say.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kobako.server.store import Row, open_store
from kobako.server.store.schema import CARD_TABLE
from waiting import PATIENCE

from .history import Book, Game, Room
from .running import FREE, LOOK, PLAIN, Guest, Message, Running

FLAGS = (
    *FREE,
    "--set",
    "max_tables_person=100000",
    "--set",
    "max_sockets_address=10000",
    "--set",
    "log_level=warning",
)
AGAIN = 0.05  # seconds between two attempts to reach the server
THINK = 0.02  # at most so many seconds before a move
HEADS = sa.select(CARD_TABLE.c.id, CARD_TABLE.c.head)
LOST = (OSError, WebSocketException, httpx.TransportError)

Judge = Callable[[list[Book]], Awaitable[None]]
Evidence = tuple["list[Book]", dict[str, list[Row]], dict[str, str]]  # books, logs, names

encode = msgspec.json.Encoder().encode


class Party:
    """Everybody, at all tables. `progress` counts at each of them what happened since the last start, or
    while somebody looked on, and was told to somebody there.
    """

    def __init__(
        self, server: Running, tables: int, seats: int, seed: int, *, bots: int = 0, think: float = THINK
    ) -> None:
        self.server, self.tables, self.seats, self.bots, self.think = server, tables, seats, bots, think
        self.rng = random.Random(seed)
        self.books: list[Book] = []
        self.progress = [0] * tables
        self.heads: dict[str, int] | None = None  # how far the logs reached when the server was started again
        self.acknowledged = 0
        self.moved = asyncio.Event()
        self.is_up = asyncio.Event()  # nobody knocks at a door that is not there
        self.is_up.set()
        self.is_over = False
        self.starts: list[float] = []  # seconds until a server that is started again listens
        self.pauses: list[float] = []  # and from then on until every table has gone on
        self.waits: list[float] = []  # seconds for an answer on a line that held
        self.judge: Judge | None = None  # of games that are over, while the server is down

    async def play(self, kills: int, least: int, most: int) -> None:
        """Play, kill the server so many times, see that every table goes on, and end."""
        playing = self.begin()
        for number in range(kills + 1):
            if number:
                self.heads = await heads_of(self.path)
                begun = time.monotonic()
                await asyncio.to_thread(self.server.again)
                self.starts.append(time.monotonic() - begun)
                self.is_up.set()
            self.pauses.append(await self.go_on(self.rng.randint(least, most), playing))
            self.is_up.clear()
            await asyncio.to_thread(self.server.end, "SIGKILL")
            if self.judge:
                await self.judge(self.take_finished())
        self.end()
        await asyncio.gather(*playing)

    @property
    def path(self) -> Path:
        """The database of the server."""
        return self.server.database

    def is_since_the_start(self, table: str, seq: int) -> bool:
        """Whether an entry was written by the server that runs now, as far as that is known."""
        return self.heads is not None and seq > self.heads.get(table, 0)

    def begin(self) -> list[asyncio.Task[None]]:
        """Everybody sits down."""
        playing = [asyncio.create_task(self.sit_down(place)) for place in range(self.tables)]
        for task in playing:
            task.add_done_callback(lambda _: self.moved.set())
        return playing

    def end(self) -> None:
        """Everybody goes home."""
        self.is_over = True
        self.is_up.set()

    def take_finished(self) -> list[Book]:
        """The books of games that nobody is at any more; they are not kept here from now on."""
        finished = [book for book in self.books if book.is_closed]
        self.books = [book for book in self.books if not book.is_closed]
        return finished

    async def go_on(self, more: int, playing: Sequence[asyncio.Task[None]]) -> float:
        """Every table moves on, and all together by so much, in reasonable time; how long the first took."""
        before, begun, pause = list(self.progress), time.monotonic(), 0.0
        enough = self.acknowledged + more
        try:
            async with asyncio.timeout(PATIENCE):
                while not pause or self.acknowledged < enough:
                    self.moved.clear()
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self.moved.wait(), LOOK)
                    self.server.demand_running()
                    for task in playing:
                        if task.done():
                            task.result()
                    if not pause and not any(map(int.__eq__, before, self.progress)):
                        pause = time.monotonic() - begun
        except TimeoutError:
            raise AssertionError(f"a table does not go on: {self.progress}") from None
        return pause

    # ------------------------------------------------------------------------------------ at a table

    async def sit_down(self, place: int) -> None:
        """The same people play one game after another."""
        people = [self.server.guest(f"P{place} {seat}") for seat in range(self.seats)]
        for number in range(1_000_000):
            table = await self.open(people[0], place, number)
            if table is None:
                return
            books = [Book(table, guest.person) for guest in people]
            self.books += books
            await self.sit_at(place, books, people)
            for book in books:
                book.is_closed = True

    async def sit_at(self, place: int, books: list[Book], people: list[Guest]) -> None:
        """Until a game is over, or everything."""
        seated = enumerate(zip(books, people, strict=True))
        await asyncio.gather(*(Sitter(self, place, n, *who).stay() for n, who in seated))

    async def open(self, host: Guest, place: int, number: int) -> str | None:
        """A new table; the same question gets the same answer."""
        seats = ["me", *["person"] * (self.seats - 1), *["bot easy"] * self.bots]
        new = {"cid": f"{place} {number}", "game": self.game_at(place, number), "seats": seats}
        while not self.is_over:
            await self.is_up.wait()
            try:
                async with httpx.AsyncClient(headers=host.headers, **PLAIN) as http:
                    answer = await http.post(f"{self.server.url}/api/tables", json=new)
                table: str = answer.json()["table"]
                return table
            except LOST:
                await asyncio.sleep(AGAIN)
        return None

    def game_at(self, place: int, number: int) -> str:
        """What is played there as the game of that number."""
        return "luz"

    def choose(self, legal: list[str]) -> str:
        """A move."""
        return self.rng.choice(legal)


class Sitter:
    """One person at one table, who comes back when the line was lost and repeats what was not answered."""

    def __init__(self, party: Party, place: int, seat: int, book: Book, guest: Guest) -> None:
        self.party, self.place, self.seat, self.book, self.guest = party, place, seat, book, guest
        self.room: Room | None = None
        self.game: Game | None = None
        self.asked: dict[str, Message] = {}  # by cid, what was not answered yet
        self.since: dict[str, float] = {}  # by cid, when it was sent on this line
        self.is_caught_up = False  # from now on the line tells what is new

    async def stay(self) -> None:
        link = f"ws{self.party.server.url[4:]}/api/socket"
        while not self.is_done:
            await self.party.is_up.wait()
            try:
                async with connect(link, additional_headers=self.guest.headers, proxy=None) as socket:
                    await self.listen(socket)
            except LOST:
                await asyncio.sleep(AGAIN)

    @property
    def is_done(self) -> bool:
        over = self.room is not None and self.room.status == "over"
        return self.party.is_over or (over and not self.asked)

    async def listen(self, socket: ClientConnection) -> None:
        self.since.clear()
        self.is_caught_up = False
        after = {} if self.book.head is None else {"after": self.book.head}
        await self.send(socket, {"type": "watch", "table": self.book.table, **after})
        for message in list(self.asked.values()):
            await self.send(socket, message)
        while not self.is_done:
            self.take(await socket.recv(decode=False))
            wish = self.wish()
            if wish and wish["cid"] not in self.asked:
                self.asked[wish["cid"]] = wish
                await asyncio.sleep(self.party.rng.uniform(0, self.party.think))
                self.since[wish["cid"]] = time.monotonic()
                await self.send(socket, wish)

    async def send(self, socket: ClientConnection, message: Message) -> None:
        await socket.send(self.book.send(encode(message)), text=True)

    def take(self, frame: bytes) -> None:
        told = self.book.hear(frame)
        if told.type == "refused":
            raise AssertionError(f"{self.book.table}: refused {told}")
        if told.type == "done":
            self.asked.pop(told.cid or "", None)
            self.party.acknowledged += 1
            if told.cid in self.since:
                self.party.waits.append(time.monotonic() - self.since.pop(told.cid))
        elif told.type == "presence":  # it comes after what was missed
            self.is_caught_up = True
        elif told.type == "update" and self.is_caught_up:
            self.party.progress[self.place] += 1
        elif told.type in ("snapshot", "update"):  # a bot may have moved before anybody was back
            self.party.progress[self.place] += self.party.is_since_the_start(self.book.table, told.seq)
        self.party.moved.set()
        self.room, self.game = told.room or self.room, told.game or self.game

    def wish(self) -> Message | None:
        """What the person wants to do now; the same wish has the same cid."""
        if self.room is None:
            return None
        at: dict[str, Any] = {"table": self.book.table}
        chairs = self.room.chairs
        if self.room.status == "open":
            if chairs[self.seat].kind == "open":
                return {"type": "sit", "cid": "sit", "seat": self.seat, **at}
            if self.seat == 0 and all(chair.kind != "open" for chair in chairs):
                return {"type": "start", "cid": "start", **at}
        if self.game and self.game.legal and f"m{self.game.decision}" not in self.book.acks:
            decision, move = self.game.decision, self.party.choose(self.game.legal)
            return {"type": "act", "cid": f"m{decision}", "decision": decision, "move": move, **at}
        return None


# ------------------------------------------------------------------------------------------- the books


async def heads_of(path: Path) -> dict[str, int]:
    """How far the log of every table reaches in the database of a server that is gone."""
    store = open_store(path)
    found = await store.ask(lambda connection: connection.execute(HEADS).all())
    await store.close()
    return dict(map(tuple, found))


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
        return party.books, *await logs_of(party.path, party.books)

    return asyncio.run(run())
