"""Everybody at many tables, in one process."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from itertools import count
from time import perf_counter
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from .wire import Wire, post, upgrade

SEATS = 4
ROUND = SEATS + 10 * SEATS  # moves: bids, and cards
GAME = 4 * ROUND
AT_ONCE = 50  # tables that are set up at the same time
LAST_ANSWERS = 10.0  # seconds that are waited for them
NOT_MY_TURN = b'"legal":[]'


# ------------------------------------------------------------------------------------- any crowd


class Table:
    """A table with its people, of one server or another."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.id = ""
        self.due: float | None = None  # when the move that is under way was due
        self.made = 0  # moves

    async def set_up(self, moves: int) -> None:
        """Everybody comes, the game begins, and so many moves are made."""
        raise NotImplementedError

    async def freshen(self, moves: int) -> None:
        """See to it that so many moves can be made before the game ends."""

    def send_move(self) -> bool:
        """Make a move, if it is somebody's turn."""
        raise NotImplementedError

    def move(self, due: float) -> None:
        """Make the move that is due, unless the table still waits for the one before."""
        if self.due is None and self.send_move():
            now = perf_counter()
            self.due = min(due, now)  # a timer may be early by a hair
            self.crowd.late.append(now - self.due)
            self.made += 1

    def acknowledged(self) -> None:
        """The answer to the move."""
        if self.due is not None:
            self.crowd.waits.append(perf_counter() - self.due)
            self.due = None

    def close(self) -> None:
        """Everybody goes."""
        raise NotImplementedError


class Crowd:
    """Everybody at all tables of a server."""

    def __init__(self, link: str) -> None:
        parts = urlsplit(link)
        assert parts.hostname
        assert parts.port
        self.address = (parts.hostname, parts.port)
        self.tables: list[Table] = []
        self.waits: list[float] = []  # seconds from due to acknowledged
        self.late: list[float] = []  # seconds from due to sent
        self.busy = 0.0  # which part of its time this process has worked
        self.lost = 0

    def new_table(self) -> Table:
        raise NotImplementedError

    async def ask(self, path: str, body: object, *headers: str) -> dict[str, str]:
        """POST something that is granted."""
        status, answer = await post(self.address, path, msgspec.json.encode(body), *headers)
        if status not in (200, 201):
            raise RuntimeError(f"{path}: {status} {answer!r}")
        told: dict[str, str] = msgspec.json.decode(answer)
        return told

    async def set_up(self, tables: int) -> None:
        """Open so many tables and start their games. Each is at another point of it, as in life."""
        self.tables = [self.new_table() for _ in range(tables)]
        await self._for_all(lambda number, table: table.set_up(number % ROUND))

    async def freshen(self, moves: int) -> None:
        """Begin new games where the old ones would end before so many moves."""
        await self._for_all(lambda _, table: table.freshen(moves))

    async def _for_all(self, do: Callable[[int, Table], Awaitable[None]]) -> None:
        waiting = deque(enumerate(self.tables))

        async def some() -> None:
            while waiting:
                await do(*waiting.popleft())

        await asyncio.gather(*(some() for _ in range(AT_ONCE)))

    async def play(self, rate: float, seconds: float) -> None:
        """Each table in its turn makes a move, so many a second in all. A table that is late is left out."""
        self.waits, self.late = [], []
        begin, worked = perf_counter(), time.process_time()
        for number in range(int(rate * seconds)):
            due = begin + number / rate
            if (wait := due - perf_counter()) > 0:
                await asyncio.sleep(wait)
            self.tables[number % len(self.tables)].move(due)
        self.busy = (time.process_time() - worked) / (perf_counter() - begin)
        end = perf_counter() + LAST_ANSWERS
        while any(table.due is not None for table in self.tables) and perf_counter() < end:
            await asyncio.sleep(0.01)

    def close(self) -> None:
        for table in self.tables:
            table.close()


# ------------------------------------------------------------------------------------ Kobako's own


class Game(msgspec.Struct):
    """What a client has to know of a game to make a move."""

    legal: list[str]
    decision: int


class Told(msgspec.Struct):
    """An update or a snapshot."""

    game: Game | None = None


read_told = msgspec.json.Decoder(Told).decode


class Client(Wire):
    """A WebSocket of one person."""

    def __init__(self, table: LuzTable, request: bytes) -> None:
        super().__init__(request)
        self.table = table

    def lost(self) -> None:
        self.table.crowd.lost += 1

    def say(self, message: dict[str, object]) -> None:
        self.send(msgspec.json.encode(message))

    def take(self, buffer: bytes, start: int, end: int) -> None:
        kind = buffer[start + 9 : start + 13]  # after {"type":"
        if kind == b"done":
            self.table.acknowledged()
        elif kind in (b"upda", b"snap"):
            if buffer.find(b'"legal":[', start, end) > 0 > buffer.find(NOT_MY_TURN, start, end):
                told = read_told(buffer[start:end])
                if told.game and told.game.legal:
                    self.table.ask(self, told.game)
        elif kind == b"refu":
            raise RuntimeError(buffer[start:end])


class LuzTable(Table):
    """Four people who play Luz."""

    crowd: LuzCrowd
    host: Guest

    def __init__(self, crowd: LuzCrowd) -> None:
        super().__init__(crowd)
        self.clients: list[Client] = []
        self.turn: tuple[Client, Game] | None = None
        self.answered, self.asked = asyncio.Event(), asyncio.Event()
        self.cids = 0

    async def set_up(self, moves: int) -> None:
        """Everybody comes, sits down, the game begins, and so many moves are made."""
        guests = [await self.crowd.guest() for _ in range(SEATS)]
        self.host = guests[0]
        for guest in guests:
            request = upgrade("/api/socket", *guest.headers)
            self.clients.append(await Client(self, request).connect(self.crowd.address))
        await self._begin(moves)

    async def freshen(self, moves: int) -> None:
        if self.made + moves > GAME - ROUND:
            for client in self.clients:
                client.say({"type": "unwatch", "table": self.id})
            await self._begin(self.made % ROUND)

    async def _begin(self, moves: int) -> None:
        """A new table, for those who are here."""
        self.cids += 1
        self.turn = None
        self.asked.clear()
        new = {"cid": str(self.cids), "game": "luz", "seats": ["me", *["person"] * (SEATS - 1)]}
        self.id = (await self.crowd.ask("/api/tables", new, *self.host.headers))["table"]
        for seat, client in enumerate(self.clients):
            client.say({"type": "watch", "table": self.id})
            if seat:
                await self.do(client, "sit", seat=seat)
        await self.do(self.clients[0], "start")
        for _ in range(moves):
            await self.asked.wait()
            client, move = self._next_move()
            await self.do(client, "act", **move)
        self.made = moves

    async def do(self, client: Client, kind: str, **fields: object) -> None:
        self.answered.clear()
        self.send(client, kind, **fields)
        await self.answered.wait()

    def send(self, client: Client, kind: str, **fields: object) -> None:
        self.cids += 1
        client.say({"type": kind, "table": self.id, "cid": str(self.cids), **fields})

    def send_move(self) -> bool:
        if self.turn is None:
            return False
        client, move = self._next_move()
        self.send(client, "act", **move)
        return True

    def ask(self, client: Client, game: Game) -> None:
        """It is a client's turn."""
        self.turn = client, game
        self.asked.set()

    def _next_move(self) -> tuple[Client, dict[str, object]]:
        assert self.turn
        client, game = self.turn
        self.turn = None
        self.asked.clear()
        return client, {"decision": game.decision, "move": game.legal[len(game.legal) // 2]}

    def acknowledged(self) -> None:
        super().acknowledged()
        self.answered.set()

    def close(self) -> None:
        for client in self.clients:
            client.transport.close()


class Guest(NamedTuple):
    """Somebody new, at an address of their own, as a proxy would tell it."""

    token: str
    address: str

    @property
    def headers(self) -> tuple[str, str]:
        return f"Authorization: Bearer {self.token}", f"X-Forwarded-For: {self.address}"


class LuzCrowd(Crowd):
    """Everybody at tables of a Kobako server."""

    def __init__(self, link: str) -> None:
        super().__init__(link)
        self.numbers = count(1)

    def new_table(self) -> LuzTable:
        return LuzTable(self)

    async def guest(self) -> Guest:
        number = next(self.numbers)
        address = f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"
        told = await self.ask("/api/me", {"name": f"P{number}"}, f"X-Forwarded-For: {address}")
        return Guest(told["token"], address)
