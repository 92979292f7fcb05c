"""A server without a network, without chance and with time turned by hand: for examples that stay the same.

Requests and sockets go through the application itself, so what is answered here is what a server answers.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import httpx
from starlette.routing import WebSocketRoute
from starlette.types import Message
from uvicorn.protocols.utils import ClientDisconnected

from kobako.server.door.sockets import socket_endpoint
from kobako.server.house.push import Push
from kobako.server.people import tokens as people
from kobako.server.store import Store
from server.hall import OFTEN, Hall
from server.kit import Salon, new_store

T = TypeVar("T")
HOST = "cards.example"
KEY = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"  # for web push; from the examples of RFC 8291
START = 1_700_000_000_000  # ms


class NoChance:
    """Stands in for `secrets`: looks random, and is the same every time."""

    def __init__(self) -> None:
        self.count = 0

    def bytes(self, size: int) -> bytes:
        self.count += 1
        return hashlib.shake_256(f"kobako example {self.count}".encode()).digest(size)

    token_bytes = bytes  # noqa: A003 - the one above

    def token_urlsafe(self, size: int) -> str:
        return urlsafe_b64encode(self.bytes(size)).decode().rstrip("=")

    def choice(self, letters: str) -> str:
        return letters[self.bytes(1)[0] % len(letters)]


@dataclass
class Exchange:
    """A request and its answer."""

    method: str
    path: str
    token: str | None
    body: Any
    status: int
    answer: Any  # what JSON holds, or text


class Quiet(Salon):
    """The server, and a client for its HTTP side."""

    def __init__(self, store: Store) -> None:
        self.chance = NoChance()
        self.lines: list[Line] = []
        super().__init__(store, start=START)
        hall = Hall(self, public_url=f"https://{HOST}", rate_socket=OFTEN)
        self.absence = hall.desk.settings.absence_seconds * 1000
        hall.desk.push = Push(self.house, KEY, hall.desk.settings.push_services, f"https://{HOST}")
        self.app = hall.app
        self.app.routes.append(WebSocketRoute("/api/socket", socket_endpoint))

    def bytes(self, size: int) -> bytes:
        """What looks random."""
        return self.chance.bytes(size)

    async def request(self, method: str, path: str, token: str | None = None, body: Any = None) -> Exchange:
        """Ask for something over HTTP."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        transport = httpx.ASGITransport(self.app)
        with patch.object(people, "secrets", self.chance):
            async with httpx.AsyncClient(transport=transport, base_url=f"https://{HOST}") as client:
                answer = await client.request(method, path, headers=headers, json=body)
        is_json = answer.headers["content-type"] == "application/json"
        return Exchange(
            method, path, token, body, answer.status_code, answer.json() if is_json else answer.text
        )

    async def connect(self, token: str | None) -> Line:
        """Open a socket; `denied` is filled if it was not accepted."""
        line = Line(self, token)
        await line.until(lambda: line.told)
        if line.told:
            self.lines.append(line)
        return line

    async def settle(self) -> None:
        """Until everything that was sent is done, and everybody has been told."""
        await self._ping()
        await super().settle()
        await self._ping()

    async def _ping(self) -> None:
        """What is asked and answered in order lies behind us when a ping is answered."""
        for line in self.lines:
            await line.ping()

    async def pass_time(self, most: int) -> bool:
        """Let time pass, at most so many ms, and happen what is due first. Was there something?"""
        before, end = self.clock.next, self.clock.time + most
        self.clock.pass_until(end if before is None else min(before, end))
        await self.settle()
        return before is not None and before <= end


class Line:
    """One socket. `told` are all messages that came, but for answers to `ping`."""

    def __init__(self, server: Quiet, token: str | None) -> None:
        self.server = server
        self.told: list[dict[str, Any]] = []
        self.pong: dict[str, Any] | None = None
        self.denied: dict[str, Any] = {}  # status and body, if the handshake was refused
        self.sent: asyncio.Queue[Message] = asyncio.Queue()
        self.news = asyncio.Event()
        self.sent.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(self._run(server.app(_handshake(token), self.sent.get, self._take)))
        self.task.add_done_callback(lambda _: self.news.set())

    async def _run(self, app: Awaitable[None]) -> None:
        with contextlib.suppress(ClientDisconnected):  # how the server ends what it has refused
            await app

    async def _take(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self._hear(json.loads(message["text"]))
        elif message["type"].startswith("websocket.http.response."):
            self.denied |= message
        self.news.set()

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "pong":
            self.pong = message
        else:
            self.told.append(message)

    async def until(self, is_so: Callable[[], object]) -> None:
        """Wait for something that a message brings."""
        while not is_so() and not self.task.done():
            self.news.clear()
            await self.news.wait()

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self.sent.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def ping(self) -> dict[str, Any]:
        """Ask whether the server is there; its answer."""
        self.pong = None
        self.send({"type": "ping"})
        await self.until(lambda: self.pong)
        assert self.pong, "the socket was closed"
        return self.pong

    async def close(self) -> None:
        """Hang up."""
        self.server.lines.remove(self)
        self.sent.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.task
        await self.server.settle()


def _handshake(token: str | None) -> dict[str, Any]:
    headers = [(b"host", HOST.encode())]
    if token:
        headers.append((b"authorization", f"Bearer {token}".encode()))
    return {
        "type": "websocket",
        "path": "/api/socket",
        "scheme": "wss",
        "headers": headers,
        "query_string": b"",
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}},
    }


async def run(folder: Path, play: Callable[[Quiet], Awaitable[T]]) -> T:
    """Open a server on a folder, let something happen there, and close it."""
    server = Quiet(new_store(folder / "kobako.sqlite"))
    try:
        await server.house.wake()
        return await play(server)
    finally:
        for line in list(server.lines):
            await line.close()
        await server.close()
