"""Players who lose the line in the middle of everything, and beside each of them one who never does.

Both are the same person, so both have to end with the same: every byte of view, story, room and talk.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.frames import Frame, Opcode

from .history import Book, demand
from .killing import FLAGS as MANY
from .killing import Party, Sitter
from .running import Guest, Message, Running
from .twins import mostly_pass

FLAGS = (*MANY, "--set", "bot_delay_ms=1,2", "--set", "max_sockets_person=1000")
CUT = 0.2  # how likely a line is lost at each chance that there is
ANY_MOMENT = 1.0  # seconds after which every line is lost at the latest
HOWS = ("before a message", "in the middle of a message", "after a message")

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


class Picture:
    """What a client shows: all that it was told of a table, put together as the protocol says."""

    def __init__(self) -> None:
        self.shown: dict[str, Any] = {}

    def take(self, told: Message) -> None:
        """A snapshot replaces everything, an update what it brings; stories and talk go on."""
        if told["type"] == "snapshot":
            self.shown = {name: value for name, value in told.items() if name != "type"}
        elif told["type"] == "update":
            self.shown["log"] += told.get("log", [])
            self.shown["chat"] += [told["chat"]] if "chat" in told else []
            self.shown |= {name: told[name] for name in ("seq", "room", "game", "clocks") if name in told}

    def bytes(self) -> bytes:
        return encode(self.shown)


class Cuts(Party):
    """Tables of these games in turn, until there were enough cuts."""

    def __init__(self, server: Running, tables: int, seed: int, enough: int, games: Sequence[str]) -> None:
        super().__init__(server, tables, seats=3, seed=seed)
        self.enough, self.games = enough, games
        self.cuts = Counter[str]()
        self.pictures = 0  # that were compared

    def game_at(self, place: int, number: int) -> str:
        return self.games[(place + number) % len(self.games)]

    def choose(self, legal: list[str]) -> str:
        return mostly_pass(self.rng, legal)

    async def play_all(self) -> None:
        """Every table plays whole games, one after another."""
        await asyncio.gather(*self.begin())

    async def sit_at(self, place: int, books: list[Book], people: list[Guest]) -> None:
        """Each person twice: once with lines that are lost, and once with one that holds."""
        doubles = [Book(book.table, book.person) for book in books]
        self.books += doubles
        seated = list(enumerate(zip(books, people, strict=True)))
        cut = [Cut(self, place, seat, book, guest) for seat, (book, guest) in seated]
        loyal = [Loyal(self, place, seat, doubles[seat], guest) for seat, (_, guest) in seated]
        await asyncio.gather(*(sitter.stay() for sitter in (*cut, *loyal)))
        for one, other in zip(cut, loyal, strict=True):
            demand_same_picture(one, other)
            self.pictures += 1
        if sum(self.cuts.values()) >= self.enough:
            self.end()


def demand_same_picture(one: Shower, other: Shower) -> None:
    """Who was cut off has in the end what the other one has, who never was."""
    demand(one.picture.bytes() == other.picture.bytes(), f"{one.book.table}: seat {one.seat} was left behind")


class Shower(Sitter):
    """Somebody who sees a game to its end, whoever else is gone."""

    def __init__(self, party: Cuts, place: int, seat: int, book: Book, guest: Guest) -> None:
        super().__init__(party, place, seat, book, guest)
        self.picture = Picture()

    @property
    def is_done(self) -> bool:
        return self.room is not None and self.room.status == "over" and not self.asked

    def take(self, frame: bytes) -> None:
        super().take(frame)
        self.picture.take(decode(frame))


class Loyal(Shower):
    """Looks on, and does nothing."""

    def wish(self) -> Message | None:
        return None


class Cut(Shower):
    """Plays, and loses the line again and again: around what it sends, between frames, at any moment."""

    party: Cuts
    socket: ClientConnection

    def wish(self) -> Message | None:
        """Where moves are put together from cards, a bot makes them."""
        if self.game and self.game.turn and not self.game.legal:
            leave = {"type": "leave", "cid": "leave", "table": self.book.table}
            return None if "leave" in self.book.acks else leave
        return super().wish()

    async def listen(self, socket: ClientConnection) -> None:
        self.socket = socket
        seconds = self.party.rng.uniform(0, ANY_MOMENT)
        later = asyncio.get_running_loop().call_later(seconds, self.cut, "at any moment")
        try:
            await super().listen(socket)
        finally:
            later.cancel()

    async def send(self, socket: ClientConnection, message: Message) -> None:
        """What is sent may not leave, may leave in part, or may arrive and not be answered."""
        how = self.party.rng.choice(HOWS) if self.party.rng.random() < CUT else ""
        if how == "in the middle of a message":
            whole = Frame(Opcode.TEXT, self.book.send(encode(message))).serialize(mask=True)
            socket.transport.write(whole[: self.party.rng.randrange(1, len(whole))])
        elif how != "before a message":
            await super().send(socket, message)
        if how:
            self.lose(how)

    def take(self, frame: bytes) -> None:
        super().take(frame)
        if not self.is_done and self.party.rng.random() < CUT / 4:
            self.lose("between frames")

    def lose(self, how: str) -> None:
        self.cut(how)
        raise ConnectionAbortedError

    def cut(self, how: str) -> None:
        """The line is gone, without a word."""
        self.party.cuts[how] += 1
        self.socket.transport.abort()
