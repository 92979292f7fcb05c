"""A stream of messages for the tests of the client: all that one socket is sent, into the first trick."""

from __future__ import annotations

import asyncio
import json
import tempfile
from pathlib import Path

from tools.example.game import Play
from tools.example.players import Message
from tools.example.quiet import Quiet, run


def stream() -> list[Message]:
    """What Bob's socket is told in the beginning of the example game."""
    told: list[Message] = []

    async def play(server: Quiet) -> None:
        scenes = Play(server)
        for scene in (
            scenes.arrive,
            scenes.sit_down,
            scenes.start,
            scenes.move,
            scenes.take_back,
            scenes.talk,
        ):
            await scene()
        await scenes.turn(scenes.bob)
        await scenes.bob.act("play 1", shown=False)
        told.extend(scenes.bob.line.told)

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(Path(folder), play))
    return told


def files() -> dict[str, str]:
    """Return the stream, one message a line."""
    lines = (json.dumps(message, ensure_ascii=False, separators=(",", ":")) for message in stream())
    return {"web/tests/generated/stream.json": "[\n" + ",\n".join(lines) + "\n]\n"}
