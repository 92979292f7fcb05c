"""People who play to be watched: each notes down what is to be shown of what they send and are sent."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from typing import Any

from tools.example.quiet import Exchange, Line, Quiet

Message = dict[str, Any]


@dataclass
class Scene:
    """Some messages that belong together; each with who sends it or is sent it."""

    title: str
    words: str
    lines: list[tuple[str, str, Message]] = field(default_factory=list)


@dataclass
class Story:
    """All that is shown."""

    scenes: list[Scene] = field(default_factory=list)
    exchanges: dict[str, Exchange] = field(default_factory=dict)  # by the name of the handler


class Player:
    """Somebody at the table, who notes down what is to be shown."""

    def __init__(self, story: Story, server: Quiet, name: str) -> None:
        self.story, self.server, self.name = story, server, name
        self.cids = (f"{name.lower()}-{n}" for n in itertools.count(1))
        self.bytes = server.chance.bytes(32)
        self.table = ""
        self.token = ""
        self.read = 0  # how many messages were looked at

    async def connect(self) -> None:
        """Open a socket."""
        self.line: Line = await self.server.connect(self.token)
        self.read = 0

    def note(self, arrow: str, message: Message) -> None:
        """Show a message."""
        self.story.scenes[-1].lines.append((self.name, arrow, message))

    async def send(self, kind: str, *, shown: bool = True, **fields: Any) -> Message:
        """Send a message, and wait until all is done that comes of it."""
        message = {"type": kind, **fields}
        if shown:
            self.note("→", message)
        self.read = len(self.line.told)
        self.line.send(message)
        await self.server.settle()
        return message

    async def do(self, kind: str, *, shown: bool = True, **fields: Any) -> Message:
        """Do something at the table; the answer. What is not shown must succeed."""
        await self.send(kind, shown=shown, table=self.table, cid=next(self.cids), **fields)
        return self.hears("done", "refused") if shown else self.finds("done")

    def hears(self, *kinds: str, **fields: Any) -> Message:
        """Show the next message of one of these types."""
        message = self.finds(*kinds, **fields)
        self.note("←", message)
        return message

    def finds(self, *kinds: str, **fields: Any) -> Message:
        """The next message of one of these types, with these values."""
        for place in range(self.read, len(self.line.told)):
            message = self.line.told[place]
            if message["type"] in kinds and fields.items() <= message.items():
                self.read = place + 1
                return message
        raise LookupError(f"{self.name} was not told {kinds} {fields}")

    @property
    def head(self) -> int:
        """The last `seq` that came."""
        found: int = max(m["seq"] for m in self.line.told if m["type"] in ("snapshot", "update"))
        return found

    @property
    def game(self) -> Message:
        """The newest state of the game."""
        found: Message = [m["game"] for m in self.line.told if m.get("game")][-1]
        return found

    async def act(self, move: str, *, shown: bool = True) -> None:
        """Make a move."""
        await self.do("act", shown=shown, decision=self.game["decision"], move=move)
