"""Writes web/tests/fixtures/stream.json: all that one socket is told, from its welcome into the first trick.

With --check: exits 1 when the file is stale.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.example.game import Play  # noqa: E402 - found by the line above
from tools.example.players import Message  # noqa: E402
from tools.example.quiet import Quiet, run  # noqa: E402

FILE = ROOT / "web" / "tests" / "fixtures" / "stream.json"


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


def content() -> str:
    """The file as it should be: one message a line."""
    lines = (json.dumps(message, ensure_ascii=False, separators=(",", ":")) for message in stream())
    return "[\n" + ",\n".join(lines) + "\n]\n"


def main(words: Sequence[str]) -> int:
    if list(words) not in ([], ["--check"]):
        print("usage: python tools/stream.py [--check]", file=sys.stderr)
        return 2
    if not words:
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(content(), "utf-8")
    elif not FILE.is_file() or FILE.read_text("utf-8") != content():
        print(f"{FILE.name} stale: run python tools/stream.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
