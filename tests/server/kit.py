"""A house with a clock that is turned by hand, and clients that keep what they are sent."""

from __future__ import annotations

import asyncio
import functools
import heapq
import itertools
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from kobako import Match
from kobako.messages import up
from kobako.messages.http import NewTable
from kobako.server.house.bots import Bots
from kobako.server.house.crew import Crew
from kobako.server.house.house import Caps, House
from kobako.server.house.live import Live
from kobako.server.store import Person, Store, open_store
from kobako.server.tables.timers import Pace

ANSWERS = (b'{"type":"done"', b'{"type":"refused"')


class Alarm:
    """A call that is due at a moment."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class HandClock:
    """Time that passes only when it is told to."""

    def __init__(self, start: int) -> None:
        self.time = start
        self.alarms: list[tuple[int, int, Alarm]] = []
        self.count = itertools.count()

    def now(self) -> int:
        return self.time

    def call_at(self, moment: int, call: Callable[[], None]) -> Alarm:
        alarm = Alarm(call)
        heapq.heappush(self.alarms, (moment, next(self.count), alarm))
        return alarm

    @property
    def next(self) -> int | None:
        """When the next call is due."""
        while self.alarms and self.alarms[0][2].call is None:
            heapq.heappop(self.alarms)
        return self.alarms[0][0] if self.alarms else None

    def pass_until(self, moment: int) -> None:
        """Let time pass, and make the calls that become due."""
        self.time = max(self.time, moment)
        while (due := self.next) is not None and due <= self.time:
            alarm = heapq.heappop(self.alarms)[2]
            if alarm.call:
                alarm.call()


class Client:
    """A client that keeps what it is sent."""

    def __init__(self, person: Person) -> None:
        self.person = person.id
        self.frames: list[bytes] = []
        self._told: list[dict[str, Any]] = []
        self.cids = itertools.count(1)

    def send(self, *frames: bytes) -> None:
        self.frames += frames

    @property
    def told(self) -> list[dict[str, Any]]:
        """The messages; they are read when somebody looks."""
        self._told += map(msgspec.json.decode, self.frames[len(self._told) :])
        return self._told

    def expel(self, *frames: bytes) -> None:
        self.send(*frames)

    def of(self, kind: str) -> list[dict[str, Any]]:
        """The messages of a type."""
        return [message for message in self.told if message["type"] == kind]

    @property
    def game(self) -> dict[str, Any]:
        """The newest game state."""
        found: dict[str, Any] = next(m["game"] for m in reversed(self.told) if m.get("game"))
        return found

    @property
    def room(self) -> dict[str, Any]:
        """The newest room."""
        found: dict[str, Any] = next(m["room"] for m in reversed(self.told) if m.get("room"))
        return found

    @property
    def last(self) -> dict[str, Any]:
        """The newest answer to something that was asked."""
        newest = next(frame for frame in reversed(self.frames) if frame.startswith(ANSWERS))
        answer: dict[str, Any] = msgspec.json.decode(newest)
        return answer


class Salon:
    """A house and everything around it."""

    def __init__(self, store: Store, seed: int = 0, start: int = 1_000_000) -> None:
        self.clock = HandClock(start)
        self.store = store
        self.numbers = itertools.count(seed << 32)
        self.house = self.new_house()

    def new_house(self, crew: Crew | None = None) -> House:
        """A house that knows nothing yet."""
        caps = Caps(tables=100, tables_person=5, watchers=10, idle=3_600_000)
        pace = Pace(700, 1500, 5000, 2000)
        return House(self.store, self.clock, Bots(), pace, caps, 60_000, self.bytes, crew)

    async def restart(self, away: int) -> None:
        """The server was away for so long."""
        await self.house.society.stay_alive()
        self.house.stop()
        self.clock.time += away
        self.house = self.new_house()
        await self.house.society.wake()
        await self.house.wake()
        await self.settle()

    def bytes(self, size: int) -> bytes:
        """Not random at all."""
        return next(self.numbers).to_bytes(size)

    async def person(self, name: str) -> Person:
        """Somebody new."""
        person = Person(name.lower(), name, f"token of {name}".encode().ljust(32), self.clock.now())
        await self.store.add_person(person)
        self.house.names[person.id] = name
        return person

    async def back(self, live: Live, name: str) -> Client:
        """A client of somebody who has been here before, at the table; what it asks for is new."""
        self.house.names[name.lower()] = name
        client = await self.watch(live, Person(name.lower(), name, b"", 0))
        client.cids = itertools.count(1000)
        return client

    async def open(self, host: Person, *seats: str, game: str = "luz", **more: Any) -> Live:
        """A table, unless told otherwise of Luz."""
        new = NewTable(cid=f"open {next(self.numbers)}", game=game, seats=list(seats), **more)
        live = await self.house.find(await self.house.open(new, host, None))
        assert live
        return live

    async def alone(self, *bots: str, **more: Any) -> tuple[Live, Client]:
        """A table at which Ann plays with bots, and her client."""
        ann = await self.person("Ann")
        live = await self.open(ann, "me", *(bots or ("bot easy", "bot easy")), start=True, **more)
        return live, await self.watch(live, ann)

    async def together(self, **more: Any) -> tuple[Live, Client, Client]:
        """A table at which Ann and Bob play with a bot, and their clients."""
        ann, bob = await self.person("Ann"), await self.person("Bob")
        live = await self.open(ann, "me", "person", "bot easy", **more)
        a, b = await self.watch(live, ann), await self.watch(live, bob)
        await self.do(live, b, up.Sit, seat=1)
        await self.do(live, a, up.Start)
        return live, a, b

    async def settle(self) -> None:
        """Until no table has anything to do."""
        for live in list(self.house.tables.values()):
            while live.inbox:
                await live.ask(lambda: None)
            await live.ask(lambda: None)
        while self.house.telling:
            await asyncio.gather(*self.house.telling)

    async def watch(self, live: Live, person: Person, after: int | None = None) -> Client:
        """A client of that person, at the table."""
        client = Client(person)
        live.enter(client, after)
        await self.settle()
        return client

    async def do(self, live: Live, client: Client, kind: type[up.AtTable], **fields: Any) -> dict[str, Any]:
        """Send a message and get the answer."""
        message = kind(table=live.table.id, cid=f"c{next(client.cids)}", **fields)
        live.receive(message, client)
        await self.settle()
        return client.last

    async def act(self, live: Live, client: Client, move: str) -> dict[str, Any]:
        """Make a move."""
        return await self.do(live, client, up.Act, decision=client.game["decision"], move=move)

    async def play_out(self, live: Live, *clients: Client) -> None:
        """Play until the game is over."""
        await self.play_until(live, lambda: live.table.status != "running", *clients)

    async def play_until(self, live: Live, is_so: Callable[[], object], *clients: Client) -> None:
        """Play until it is so: the first legal move of each client, and bots in their time."""
        while not is_so():
            if able := [client for client in clients if client.game["legal"]]:
                assert (await self.act(live, able[0], able[0].game["legal"][0]))["type"] == "done"
            else:
                await self.wait()

    async def until(self, is_so: Callable[[], object]) -> None:
        """Let time pass until it is so."""
        while not is_so():
            await self.wait()

    async def wait(self) -> None:
        """Let time pass until something happens by itself."""
        moment = self.clock.next
        assert moment is not None
        self.clock.pass_until(moment)
        await self.settle()

    async def close(self) -> None:
        self.house.stop()
        await asyncio.sleep(0)
        await self.store.close()


def match_of(live: Live) -> Match:
    """The game at a table, which has begun."""
    assert live.table.match
    return live.table.match


def record_of(live: Live) -> str:
    """The record of a table's game, which is over."""
    assert live.table.ended
    return live.table.ended.record


@functools.cache
def empty_database() -> bytes:
    """A database in which nothing is; to make one takes longer than many a test."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kobako.sqlite"
        open_store(path).shut()
        return path.read_bytes()


def new_store(path: Path) -> Store:
    """A store in which nothing is yet."""
    path.write_bytes(empty_database())
    return open_store(path)


@asynccontextmanager
async def salon_at(path: Path, seed: int = 0) -> AsyncIterator[Salon]:
    """A house on a store that may be there already, until the end of the block."""
    salon = Salon(open_store(path) if path.exists() else new_store(path), seed)
    try:
        yield salon
    finally:
        await salon.close()
