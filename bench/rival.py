"""The same crowd at tables of a boardgame.io server, whose Socket.IO it speaks, and that server."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import msgspec
import psutil

from .crowd import SEATS, Crowd, Table
from .load import Processes
from .start import ROOT
from .wire import Wire, upgrade

FOLDER = Path(__file__).with_name("boardgameio")
SOCKET = "/socket.io/?EIO=4&transport=websocket"
GAME = "light"
# Engine.IO: 0 open, 2 ping, 3 pong, 4 message. Socket.IO in it: 0 connect, 2 event; each with the name space.
OPEN, PING, PONG = b"0", b"2", b"3"
JOIN, EVENT = f"40/{GAME},".encode(), f"42/{GAME},".encode()
STATE_ID = re.compile(rb'"_stateID":(\d+)')
PLAYER = re.compile(rb'"currentPlayer":"(\d+)"')


class Seat(Wire):
    """A socket of one player."""

    def __init__(self, table: LightTable, number: int) -> None:
        super().__init__(upgrade(SOCKET))
        self.table, self.number = table, number

    def lost(self) -> None:
        self.table.crowd.lost += 1

    def emit(self, *words: object) -> None:
        self.send(EVENT + msgspec.json.encode(words))

    def take(self, buffer: bytes, start: int, end: int) -> None:
        first = buffer[start : start + 1]
        if buffer.startswith(EVENT, start):
            self._hear(buffer, start + len(EVENT), end)
        elif buffer.startswith(JOIN, start):
            self.emit("sync", self.table.id, str(self.number), None, SEATS)
        elif first == OPEN:
            self.send(JOIN)
        elif first == PING:
            self.send(PONG)

    def _hear(self, buffer: bytes, start: int, end: int) -> None:
        """`update` and `sync` have the state; the sender of a move has no other answer to it."""
        state, player = STATE_ID.search(buffer, start, end), PLAYER.search(buffer, start, end)
        if state and player:
            self.table.stands(self, int(state[1]), int(player[1]))


class LightTable(Table):
    """A match. Its game has no end."""

    def __init__(self, crowd: Crowd) -> None:
        super().__init__(crowd)
        self.seats: list[Seat] = []
        self.state = -1
        self.heard: dict[int, int] = {}  # by seat, the newest state that it was shown
        self.player = 0
        self.sender = 0
        self.cards = count(1)
        self.ready = asyncio.Event()  # everybody knows how it stands

    async def set_up(self, moves: int) -> None:
        """As its game has no end, it does not matter where it is."""
        created = await self.crowd.ask(f"/games/{GAME}/create", {"numPlayers": SEATS})
        self.id = created["matchID"]
        for number in range(SEATS):
            self.seats.append(await Seat(self, number).connect(self.crowd.address))
        await self.ready.wait()

    def stands(self, seat: Seat, state: int, player: int) -> None:
        """A seat was shown a state. Whoever made the move that led to it has its answer."""
        self.heard[seat.number] = state
        if len(self.heard) == SEATS:
            self.ready.set()
        if state > self.state:
            self.state, self.player = state, player
        if seat.number == self.sender and state == self.state:
            self.acknowledged()

    def send_move(self) -> bool:
        if self.heard.get(self.player) != self.state:  # who is next does not know it yet
            return False
        self.sender = self.player
        payload = {"type": "lay", "args": [next(self.cards)], "playerID": str(self.player)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.seats[self.player].emit("update", action, self.state, self.id, str(self.player))
        return True

    def close(self) -> None:
        for seat in self.seats:
            seat.transport.close()


class LightCrowd(Crowd):
    """Everybody at a boardgame.io server."""

    def new_table(self) -> LightTable:
        return LightTable(self)


@contextmanager
def rival_server() -> Iterator[tuple[str, Processes]]:
    """A boardgame.io server; it is installed first, if it is not yet."""
    if not (FOLDER / "node_modules").exists():
        subprocess.run([ROOT / "tools" / "node", "npm", "ci"], cwd=FOLDER, check=True)
    words = [str(ROOT / "tools" / "node"), "node", "server.js"]
    environment = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen(words, cwd=FOLDER, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout
        try:
            yield process.stdout.readline().strip(), [psutil.Process(process.pid)]
        finally:
            process.terminate()


def versions() -> str:
    """Of what stands beside us."""
    lock = msgspec.json.decode((FOLDER / "package-lock.json").read_bytes())["packages"]
    node = subprocess.run(
        [ROOT / "tools" / "node", "node", "--version"], capture_output=True, text=True, check=True
    ).stdout.strip()
    names = ("boardgame.io", "socket.io", "ws")
    return ", ".join(
        [f"Node {node[1:]}", *(f"{name} {lock[f'node_modules/{name}']['version']}" for name in names)]
    )
