"""The end of a socket that the server closes, while tables go on answering."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket

from kobako.server.door.sockets import POLICY, UNSUPPORTED, Socket, _serve
from kobako.server.settings import Settings


async def close_by(frame: Message, *, allowed: bool) -> list[Message]:
    """What a client is sent that the server closes after this frame, while its table still answers."""
    sent: list[Message] = []
    came = iter([{"type": "websocket.connect"}, frame])

    async def receive() -> Message:
        return next(came)

    async def send(message: Message) -> None:
        sent.append(message)
        if message["type"] == "websocket.close":
            socket.send(b'{"type":"done"}')
            for _ in range(3):  # the pump has its turn
                await asyncio.sleep(0)

    websocket = WebSocket({"type": "websocket", "path": "/", "headers": []}, receive, send)
    limits = SimpleNamespace(allow_message=lambda *_: allowed, throw_out=lambda _: None)
    desk: Any = SimpleNamespace(
        settings=Settings(), limits=limits, origins=SimpleNamespace(address=lambda _: "here")
    )
    socket = Socket(websocket, "ann", desk)
    await websocket.accept()
    await _serve(socket)
    return sent[1:]


@pytest.mark.parametrize(
    ("frame", "allowed", "code"),
    [
        ({"type": "websocket.receive", "bytes": b"?"}, True, UNSUPPORTED),
        ({"type": "websocket.receive", "text": "{}"}, False, POLICY),
    ],
)
def test_an_answer_that_comes_while_the_line_is_closed_is_not_sent(
    frame: Message, allowed: bool, code: int
) -> None:
    sent = asyncio.run(close_by(frame, allowed=allowed))
    assert sent[-1]["type"] == "websocket.close"
    assert sent[-1]["code"] == code
    assert not any("done" in message.get("text", "") for message in sent)
