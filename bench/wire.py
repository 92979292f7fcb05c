"""A WebSocket of a crowd, with as little work for each frame as possible."""

from __future__ import annotations

import asyncio
import base64
import os
from functools import partial
from typing import TypeVar

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # first bytes of whole frames
MASKED = 0x80
NO_MASK = b"\0\0\0\0"  # a mask of zeros leaves the payload as it is

W = TypeVar("W", bound="Wire")


class Wire(asyncio.Protocol):
    """One connection: `take` is given every text that comes, as a place in a buffer."""

    transport: asyncio.Transport

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.buffer = b""
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def connect(self: W, address: tuple[str, int]) -> W:
        """Until the other side has agreed to talk."""
        await asyncio.get_running_loop().create_connection(partial(_same, self), *address)
        await self.opened
        return self

    def take(self, buffer: bytes, start: int, end: int) -> None:
        """A text."""
        raise NotImplementedError

    def lost(self) -> None:
        """The line is gone."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment] # uvloop has a class of its own
        self.transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(self.buffer[:200] or error))
        self.lost()

    def send(self, data: bytes) -> None:
        self.transport.write(frame(data))

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        at = 0
        if not self.is_open:
            at = buffer.find(b"\r\n\r\n") + 4
            if at < 4 or not buffer.startswith(b"HTTP/1.1 101 "):
                self.buffer = buffer  # what a refusal says is told when the line is gone
                return
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
            if buffer[at] == TEXT:
                self.take(buffer, start, start + size)
            elif buffer[at] == PING:
                self.transport.write(bytes((PONG, MASKED | size)) + NO_MASK + buffer[start : start + size])
            elif buffer[at] == CLOSE:
                self.transport.abort()
            at = start + size
        return buffer[at:]


def _same(wire: W) -> W:
    return wire


def frame(data: bytes) -> bytes:
    """A text from a client; what is longer than 64 KB is for nobody."""
    size = len(data)
    head = bytes((TEXT, MASKED | size)) if size < 126 else bytes((TEXT, MASKED | 126)) + size.to_bytes(2)
    return head + NO_MASK + data


def upgrade(path: str, *headers: str) -> bytes:
    """The request that opens a socket."""
    key = base64.b64encode(os.urandom(16)).decode()
    words = [f"GET {path} HTTP/1.1", "Host: localhost", "Connection: Upgrade", "Upgrade: websocket"]
    words += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *headers]
    return "\r\n".join([*words, "", ""]).encode()


async def post(address: tuple[str, int], path: str, data: bytes, *headers: str) -> tuple[int, bytes]:
    """A request on a connection of its own: the status, and what is answered."""
    reader, writer = await asyncio.open_connection(*address)
    words = [
        f"POST {path} HTTP/1.1",
        "Host: localhost",
        "Content-Type: application/json",
        "Connection: close",
    ]
    words += [f"Content-Length: {len(data)}", *headers]
    writer.write("\r\n".join([*words, "", ""]).encode() + data)
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    return int(head.split(b" ", 2)[1]), answer
