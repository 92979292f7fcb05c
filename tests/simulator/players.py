"""People at a table: they play, chat, leave and come back, make mistakes, and their lines break."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, Protocol

import msgspec

from server.history import Book, Game, Room

from .faults import Faults
from .lines import Line

THINK = 2.0  # seconds before a move, at most
AGAIN = 3.0  # seconds until the next attempt to connect, at most
STAY = 60.0  # seconds after the end until somebody goes, at most
PATIENCE = 10.0  # seconds without an answer after which something is sent again
NONSENSE = ("", "xyzzy", "play 99", "bid 99", "pass pass", "deal")
ORDERS = (None, "pass round", "pass", "xyzzy")

encode = msgspec.json.Encoder().encode


class Place(Protocol):
    """The world, as its people see it."""

    faults: Faults

    def connect(self, player: Player) -> Line | None:
        """A new line to the server, if there is one."""

    def advice(self, table: str, seat: int) -> list[str]:
        """Moves that are put together from cards, which are not offered to clients one by one."""


class Player:
    """One client of one person at one table. In a seat, or (None) only looking on."""

    def __init__(
        self, world: Place, table: str, person: str, token: str, seat: int | None, rng: Random
    ) -> None:
        self.world, self.seat, self.token, self.rng = world, seat, token, rng
        self.book = Book(table, person)
        self.loop = asyncio.get_running_loop()
        self.line: Line | None = None
        self.room: Room | None = None
        self.game: Game | None = None
        self.asked: dict[str, bytes] = {}  # by cid, what was not answered yet
        self.cids = 0
        self.is_thinking = False
        self.is_going = False
        self.loop.call_later(rng.uniform(0, AGAIN), self.connect)

    # ---------------------------------------------------------------------------------- the line

    def connect(self) -> None:
        if self.line is None and not self.book.is_closed:
            self.line = self.world.connect(self)
            if self.line is None:
                self.later(AGAIN, self.connect)

    def opened(self, line: Line) -> None:
        """Look at the table from where we were, and repeat what was not answered."""
        after = {} if self.book.head is None else {"after": self.book.head}
        self.say({"type": "watch", "table": self.book.table, **after})
        for frame in list(self.asked.values()):
            self.send(frame)

    def lost(self, line: Line) -> None:
        if line is self.line:
            self.line = None
            self.later(AGAIN, self.connect)

    def cut(self) -> None:
        """The line breaks."""
        if self.line:
            self.line.cut()
            self.lost(self.line)

    def later(self, most: float, call: Any, *args: Any) -> None:
        self.loop.call_later(most * self.rng.random(), call, *args)

    def say(self, message: dict[str, Any]) -> None:
        self.send(encode(message))

    def send(self, frame: bytes) -> None:
        if self.line:
            self.line.say(self.book.send(frame))

    # -------------------------------------------------------------------------------- at the table

    def hear(self, line: Line, frame: bytes) -> None:
        told = self.book.hear(frame)
        self.room, self.game = told.room or self.room, told.game or self.game
        if told.cid:
            self.asked.pop(told.cid, None)
        if not self.is_going and self.room and self.room.status in ("over", "closed"):
            self.is_going = True
            self.later(STAY, self.go)
        if self.rng.random() < self.world.faults.cut:
            self.cut()
        elif not self.is_thinking and not self.asked:
            self.is_thinking = True
            self.later(THINK, self.think)

    def go(self) -> None:
        """Nothing will happen here any more; but what was asked is to be answered."""
        self.book.is_closed = not self.asked
        if self.asked:
            self.later(STAY, self.go)
        else:
            self.cut()

    def think(self) -> None:
        self.is_thinking = False
        wish = None if self.asked or self.line is None else self.wish()
        if wish:
            self.do(**wish)

    def do(self, **message: Any) -> None:
        """Send something that is answered; sometimes twice, and again when no answer comes."""
        self.cids += 1
        cid = f"{self.seat} {self.cids}"
        frame = encode({"table": self.book.table, "cid": cid, **message})
        self.asked[cid] = frame
        self.send(frame)
        if self.rng.random() < self.world.faults.twice:
            self.send(frame)
        self.loop.call_later(PATIENCE, self.remind, cid)

    def remind(self, cid: str) -> None:
        """No answer: the line may be dead without anybody's having said so."""
        if cid in self.asked:
            self.cut()
            self.loop.call_later(PATIENCE, self.remind, cid)

    # -------------------------------------------------------------------------------- what is wanted

    def wish(self) -> dict[str, Any] | None:
        if self.rng.random() < self.world.faults.mischief:
            return self.mischief()
        if self.room is None or self.seat is None:
            return None
        if self.room.status == "open":
            return self.before()
        if self.room.status != "running":
            return None
        if self.room.chairs[self.seat].away:
            return {"type": "back"}
        if self.room.undo and self.room.undo.seat != self.seat and self.seat not in self.room.undo.agreed:
            return {"type": "answer", "yes": self.rng.random() < 0.7}
        return self.move()

    def before(self) -> dict[str, Any] | None:
        assert self.room
        chairs = self.room.chairs
        if self.seat is not None and chairs[self.seat].person != self.book.person:
            sits_elsewhere = any(chair.person == self.book.person for chair in chairs)
            return {"type": "stand"} if sits_elsewhere else {"type": "sit", "seat": self.seat}
        is_host = self.seat == min(n for n, chair in enumerate(chairs) if chair.person)
        if is_host and all(chair.kind != "open" for chair in chairs):
            return {"type": "start"}
        return None

    def move(self) -> dict[str, Any] | None:
        if self.game is None or not self.game.turn or self.seat is None:
            return None
        moves = self.game.legal or self.world.advice(self.book.table, self.seat)
        if not moves:
            return None
        move = "pass" if "pass" in moves and self.rng.random() < 0.8 else self.rng.choice(moves)
        return {"type": "act", "decision": self.game.decision, "move": move}

    def mischief(self) -> dict[str, Any]:
        """What a person, a broken client or an adversary might try; most of it is refused."""
        decision = self.game.decision if self.game else 0
        wrong = self.rng.choice([decision, decision, decision + 1, max(0, decision - 1)])
        return self.rng.choice(
            [
                {"type": "act", "decision": wrong, "move": self.rng.choice(NONSENSE)},
                {"type": "act", "decision": wrong, "move": self.rng.choice(self.any_moves())},
                {"type": "say", "phrase": "hello"},
                {"type": "say", "text": f"word {self.cids}"},
                {"type": "undo"},
                {"type": "answer", "yes": True},
                {"type": "leave"},
                {"type": "back"},
                {"type": "sit", "seat": self.rng.randrange(6)},
                {"type": "start"},
                {"type": "replace", "seat": self.rng.randrange(6)},
                {"type": "order", "order": self.rng.choice(ORDERS)},
                {"type": "again"},
            ]
        )

    def any_moves(self) -> list[str]:
        return (self.game.legal if self.game else []) or ["pass"]
