"""Everybody at many tables, in one process: sockets with as little work for each frame as possible."""

from __future__ import annotations

import asyncio
import base64
import os
from collections import deque
from functools import partial
from time import perf_counter
from urllib.parse import urlsplit

import msgspec

SEATS = 4
ROUND = SEATS + 10 * SEATS  # moves: bids, and cards
AT_ONCE = 50  # tables that are set up at the same time
NOT_MY_TURN = b'"legal":[]'


# ------------------------------------------------------------------------------------------- a client


class Game(msgspec.Struct):
    """What a client has to know of a game to make a move."""

    legal: list[str]
    decision: int


class Told(msgspec.Struct):
    """An update or a snapshot."""

    game: Game | None = None


read_told = msgspec.json.Decoder(Told).decode


class Client(asyncio.Protocol):
    """A WebSocket of one person, with as little work for each frame as possible."""

    def __init__(self, table: Table, seat: int, request: bytes) -> None:
        self.table, self.seat, self.request = table, seat, request
        self.buffer = b""
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment] # uvloop has a class of its own
        self.transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        self.table.crowd.lost += 1

    def send(self, message: dict[str, object]) -> None:
        """A masked text frame; a mask of zeros leaves the payload as it is."""
        data = msgspec.json.encode(message)
        size = len(data)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + data)

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        at = 0
        if not self.is_open:
            at = buffer.find(b"\r\n\r\n") + 4
            if at < 4:
                self.buffer = buffer
                return
            if not buffer.startswith(b"HTTP/1.1 101 "):
                raise ConnectionError(buffer[:200])
            self.is_open = True
            self.opened.set_result(None)
        self.buffer = self._frames(buffer, at)

    def _frames(self, buffer: bytes, at: int) -> bytes:
        """Take all whole frames; the rest."""
        end = len(buffer)
        while end - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10]), at + 10
            if start + size > end:
                break
            if buffer[at] == 0x81:
                self._take(buffer, start, start + size)
            elif buffer[at] == 0x89:  # a ping
                self.transport.write(bytes((0x8A, 0x80 | size)) + b"\0\0\0\0" + buffer[start : start + size])
            at = start + size
        return buffer[at:]

    def _take(self, buffer: bytes, start: int, end: int) -> None:
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


# ------------------------------------------------------------------------------------------- the crowd


def _same(client: Client) -> Client:
    return client


class Table:
    """A table with its people."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.id = ""
        self.clients: list[Client] = []
        self.turn: tuple[Client, Game] | None = None
        self.due: float | None = None  # when the move that is under way was due
        self.answered, self.asked = asyncio.Event(), asyncio.Event()
        self.cids = 0

    async def set_up(self, moves: int) -> None:
        """Everybody comes, sits down, the game begins, and so many moves are made."""
        crowd = self.crowd
        tokens = [await crowd.guest() for _ in range(SEATS)]
        new = {"cid": "1", "game": "luz", "seats": ["me", *["person"] * (SEATS - 1)]}
        self.id = (await crowd.ask("/api/tables", new, tokens[0]))["table"]
        for seat, token in enumerate(tokens):
            client = Client(self, seat, crowd.upgrade(token))
            self.clients.append(client)
            await asyncio.get_running_loop().create_connection(partial(_same, client), *crowd.address)
            await client.opened
            client.send({"type": "watch", "table": self.id})
            if seat:
                await self.do(client, "sit", seat=seat)
        await self.do(self.clients[0], "start")
        for _ in range(moves):
            await self.asked.wait()
            client, move = self._next_move()
            await self.do(client, "act", **move)

    async def do(self, client: Client, kind: str, **fields: object) -> None:
        self.answered.clear()
        self.send(client, kind, **fields)
        await self.answered.wait()

    def send(self, client: Client, kind: str, **fields: object) -> None:
        self.cids += 1
        client.send({"type": kind, "table": self.id, "cid": str(self.cids), **fields})

    def move(self, due: float) -> bool:
        """Make the move that is due; False if the table still waits for the one before."""
        if self.turn is None or self.due is not None:
            return False
        self.due = min(due, perf_counter())  # a timer may be early by a hair
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
        """The answer to the last that was sent."""
        if self.due is not None:
            self.crowd.waits.append(perf_counter() - self.due)
            self.due = None
        self.answered.set()


class Crowd:
    """Everybody at all tables."""

    def __init__(self, link: str) -> None:
        parts = urlsplit(link)
        assert parts.hostname
        assert parts.port
        self.address = (parts.hostname, parts.port)
        self.tables: list[Table] = []
        self.waits: list[float] = []
        self.lost = 0
        self.people = 0

    async def ask(self, path: str, body: object, token: str = "") -> dict[str, str]:
        """POST something."""
        data = msgspec.json.encode(body)
        reader, writer = await asyncio.open_connection(*self.address)
        words = [
            f"POST {path} HTTP/1.1",
            "Host: localhost",
            "Content-Type: application/json",
            "Connection: close",
        ]
        words += [f"Content-Length: {len(data)}", *([f"Authorization: Bearer {token}"] if token else [])]
        writer.write("\r\n".join([*words, "", ""]).encode() + data)
        head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        if b" 201 " not in head.partition(b"\r\n")[0]:
            raise RuntimeError(head + answer)
        told: dict[str, str] = msgspec.json.decode(answer)
        return told

    async def guest(self) -> str:
        """The token of somebody new."""
        self.people += 1
        return (await self.ask("/api/me", {"name": f"P{self.people}"}))["token"]

    def upgrade(self, token: str) -> bytes:
        """The request that opens a socket."""
        key = base64.b64encode(os.urandom(16)).decode()
        words = ["GET /api/socket HTTP/1.1", "Host: localhost", "Connection: Upgrade", "Upgrade: websocket"]
        words += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Authorization: Bearer {token}"]
        return "\r\n".join([*words, "", ""]).encode()

    async def set_up(self, tables: int) -> None:
        """Open so many tables and start their games. Each is at another point of it, as in life."""
        self.tables = [Table(self) for _ in range(tables)]
        waiting = deque(enumerate(self.tables))

        async def some() -> None:
            while waiting:
                number, table = waiting.popleft()
                await table.set_up(number % ROUND)

        await asyncio.gather(*(some() for _ in range(AT_ONCE)))

    async def play(self, rate: float, seconds: float) -> None:
        """Each table in its turn makes a move, so many a second in all. A table that is late is left out."""
        begin = perf_counter()
        for number in range(int(rate * seconds)):
            due = begin + number / rate
            if (wait := due - perf_counter()) > 0:
                await asyncio.sleep(wait)
            self.tables[number % len(self.tables)].move(due)
        while any(table.due is not None for table in self.tables) and perf_counter() < begin + seconds + 10:
            await asyncio.sleep(0.01)

    def close(self) -> None:
        for table in self.tables:
            for client in table.clients:
                client.transport.close()
