"""A line between a client and the server: a WebSocket whose network is made up.

What is on one line stays in order. A line can be cut: then what was on its way down is lost, what was on its
way up arrives late or never, maybe after what the client has said on its next line, and the server notices
some time later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from kobako.server.door.desk import Desk
from kobako.server.door.sockets import socket_endpoint

from .trace import Trace

DELAY = 0.2  # seconds on the way, at most
LATE = 20.0  # until a server notices that a line is gone
TICK = 1e-6  # between two frames of a line, so that they stay in order
SLOW = 0.1  # of all lines have a client that makes the server wait


class Listener(Protocol):
    """Who has a line."""

    def opened(self, line: Line) -> None:
        """The server has taken it."""

    def hear(self, line: Line, frame: bytes) -> None:
        """Something has arrived."""

    def lost(self, line: Line) -> None:
        """The server has closed it, or never took it."""


class Line:
    """One connection."""

    def __init__(self, number: int, client: Listener, token: str, rng: Random, trace: Trace) -> None:
        self.number, self.client, self.token, self.rng, self.trace = number, client, token, rng, trace
        self.loop = asyncio.get_running_loop()
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.up = self.down = 0.0  # when the last frame arrives
        self.is_cut = False
        self.loses_all = False  # nothing arrives any more, either way
        self.is_slow = rng.random() < SLOW
        self.task: asyncio.Task[None] | None = None
        self.inbox.put_nowait({"type": "websocket.connect"})

    def __hash__(self) -> int:  # sets of lines have the same order every time
        return self.number

    def serve(self, desk: Desk) -> None:
        """Let the server answer this line."""
        scope = {
            "type": "websocket",
            "scheme": "ws",
            "headers": [(b"authorization", f"Bearer {self.token}".encode())],
            "app": SimpleNamespace(state=SimpleNamespace(desk=desk)),
            "kobako.send_now": self.send_now,
            "kobako.abort": self.hang_up,
        }
        self.task = self.loop.create_task(self._serve(WebSocket(scope, self.inbox.get, self._send)))

    async def _serve(self, websocket: WebSocket) -> None:
        try:
            await socket_endpoint(websocket)
        except (WebSocketDisconnect, ClientDisconnected):
            pass
        finally:
            self._to_client(self.client.lost)

    # -------------------------------------------------------------------------------- to the server

    def say(self, frame: bytes) -> None:
        """The client sends a message."""
        self.trace.add(b">", self.number, frame)
        self._to_server({"type": "websocket.receive", "text": frame.decode()})

    def _to_server(self, message: dict[str, Any]) -> None:
        self.up = max(self.up + TICK, self.loop.time() + DELAY * self.rng.random())
        self.loop.call_at(self.up, self._arrive, message)

    def _arrive(self, message: dict[str, Any]) -> None:
        if not self.loses_all:
            self.inbox.put_nowait(message)

    def cut(self) -> None:
        """The line breaks, as the client sees it; the server will notice, some time."""
        self.is_cut = True
        self.loses_all = self.rng.random() < 0.5
        self.loop.call_later(self.rng.uniform(0, LATE), self.hang_up)

    def hang_up(self) -> None:
        """The server is told that the line is gone."""
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})

    # -------------------------------------------------------------------------------- to the client

    def send_now(self, frames: Sequence[bytes]) -> bool:
        """What the server wants to send goes out at once, unless the client makes it wait."""
        if self.is_slow:
            return False
        for frame in frames:
            self._tell(frame)
        return True

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.accept":
            self._to_client(self.client.opened)
        elif message["type"] == "websocket.send":
            await asyncio.sleep(self.rng.uniform(0, DELAY))
            self._tell(message["text"].encode())

    def _tell(self, frame: bytes) -> None:
        self.loop.call_at(self._next(), self._hear, frame)

    def _hear(self, frame: bytes) -> None:
        if not self.is_cut:
            self.trace.add(b"<", self.number, frame)
            self.client.hear(self, frame)

    def _to_client(self, call: Callable[[Line], None]) -> None:
        self.loop.call_at(self._next(), self._reach, call)

    def _reach(self, call: Callable[[Line], None]) -> None:
        if not self.is_cut:
            call(self)

    def _next(self) -> float:
        """When that arrives which is sent now."""
        self.down = max(self.down + TICK, self.loop.time() + DELAY * self.rng.random())
        return self.down
