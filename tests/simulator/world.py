"""A world: a server on a disk, people around it, and the end, when everything is held against the log."""

from __future__ import annotations

import asyncio
import gc
import itertools
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from kobako.bots.bot import Thought, levels
from kobako.games import GAMES
from kobako.messages.http import NewTable
from kobako.server.app import SWEEP, chores_of
from kobako.server.door.desk import Desk
from kobako.server.door.limits import Limits
from kobako.server.door.origins import Origins
from kobako.server.garbage import NEW
from kobako.server.house.bots import Bots
from kobako.server.house.house import Caps, House
from kobako.server.people.tokens import hash_of
from kobako.server.settings import Rate, Settings
from kobako.server.store import Person, Session, StoreError
from kobako.server.store.people import add_person, names
from kobako.server.store.social import kept
from kobako.server.tables.past import MOST_MISSED
from kobako.server.tables.timers import BotTurn, Pace
from server.history import Book, Logs, Names, check_books
from server.memory import Disk

from .disk import SimulatedStore
from .faults import NONE, Faults
from .lines import Line
from .loop import EPOCH, VirtualClock, VirtualLoop
from .players import Player
from .trace import Trace

TABLES = 10  # at the same time: two of every game
DOWN = 5.0  # seconds until a dead server is back, at most
LOOK = 1.0  # seconds between two looks at how far the world is
ALONE = 0.2  # of all tables have no people, only somebody who looks on
END = 3600.0  # seconds in which, when nothing goes wrong any more, every table has to go on
PACE = Pace(300, 900, 5000, 1000)
CAPS = Caps(tables=100_000, tables_person=100_000, watchers=100, idle=3_600_000)
OFTEN = Rate(1e9, 1e9)
SETTINGS = Settings(
    data_dir=Path(), rate_socket=OFTEN, rate_person=OFTEN, rate_address=OFTEN, rate_chat=OFTEN
)


class ThoughtlessBots(Bots):
    """Bots that search take their time, but think by rule of thumb."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self.rng = rng

    async def choose(self, turn: BotTurn) -> Thought:
        await asyncio.sleep(self.rng.uniform(0, 2 * turn.seconds))
        return self.by_thumb(turn)


class Server:
    """A server while it lives."""

    def __init__(self, disk: Disk, loop: VirtualLoop, rng: Random, faults: Faults) -> None:
        self.store = SimulatedStore(disk, rng, faults.trouble)
        self.clock = VirtualClock(loop)
        bots, bytes_ = ThoughtlessBots(rng), rng.randbytes
        self.house = House(self.store, self.clock, bots, PACE, CAPS, 60_000, random=bytes_)
        self.desk = Desk(SETTINGS, self.store, self.house, Limits(SETTINGS, loop.time), Origins(SETTINGS))
        self.lines: list[Line] = []
        self.chores = [loop.create_task(chore) for chore in chores_of(self.house)]

    def die(self) -> None:
        """It is killed: nothing of it happens any more."""
        self.store.die()
        self.clock.is_dead = True
        self.house.stop()
        for task in [*self.chores, *self.house.loading.values(), *(line.task for line in self.lines)]:
            if task:
                task.cancel()


@dataclass(frozen=True, repr=False)  # asyncio would write all of it
class Outcome:
    """What was left of a world."""

    books: list[Book]
    logs: Logs
    names: Names
    trace: str
    acts: int
    crashes: int
    seconds: float  # that it lasted
    stuck: list[str]  # tables that did not go on when nothing went wrong any more

    def check(self) -> None:
        """Hold what everybody was told against the logs."""
        check_books(self.books, self.logs, self.names)
        assert not self.stuck, f"does not go on: {self.stuck}"


class World:
    """Everything from one seed. Each part has numbers of its own, so none depends on the order of others."""

    def __init__(self, seed: int, loop: VirtualLoop, faults: Faults, mistakes: Sequence[str]) -> None:
        self.seed, self.loop, self.faults = seed, loop, faults
        self.mistakes = mistakes  # that our own code has logged: nobody needs to see more than one
        self.rng = self.numbers("world")
        self.disk = Disk()
        self.trace = Trace(loop)
        self.server: Server | None = None
        self.guests: list[str] = []  # all people that there are
        self.players: list[Player] = []
        self.line_numbers = itertools.count(1)
        self.servers = itertools.count(1)
        self.crashes = 0
        self.opened = 0
        self.start_server()

    def numbers(self, what: str) -> Random:
        return Random(f"{self.seed} {what}")

    # ---------------------------------------------------------------------------------- the server

    def start_server(self) -> None:
        rng = self.numbers(f"server {next(self.servers)}")
        self.server = Server(self.disk, self.loop, rng, self.faults)
        if self.faults.crash < END:
            self.loop.call_later(rng.expovariate(1 / self.faults.crash), self.crash, self.server)

    def crash(self, server: Server) -> None:
        if self.faults.crash < END and server is self.server:
            self.crashes += 1
            server.die()
            self.server = None
            self.loop.call_later(self.rng.uniform(0, DOWN), self.start_server)

    def connect(self, player: Player) -> Line | None:
        if self.server is None:
            return None
        number = next(self.line_numbers)
        line = Line(number, player, player.token, self.numbers(f"line {number}"), self.trace)
        self.server.lines.append(line)
        line.serve(self.server.desk)
        return line

    def advice(self, table: str, seat: int) -> list[str]:
        live = self.server.house.tables.get(table) if self.server else None
        match = live.table.match if live else None
        return match.legal(seat) if match and seat in match.pending else []

    # -------------------------------------------------------------------------------------- tables

    async def open_table(self) -> None:
        """The next table, with people and bots, and sometimes somebody who looks on or has a second tab."""
        number, self.opened = self.opened, self.opened + 1
        rng = self.numbers(f"table {number}")
        info = GAMES[number % len(GAMES)]
        players = rng.choice(list(info.seats))
        people = 0 if rng.random() < ALONE else rng.randint(1, players)
        bots = ["easy", "random", *(bot.name for bot in levels(info.name))]
        seats = [f"bot {rng.choice(bots)}" for _ in range(players)]
        for seat in sorted(rng.sample(range(players), people)):
            seats[seat] = "person"
        guests = {
            seat: await self.guest(f"{number}.{seat}") for seat, who in enumerate(seats) if who == "person"
        }
        host = guests.get(min(guests, default=-1)) or await self.guest(f"{number}.host")
        if guests:
            seats[min(guests)] = "me"
        new = NewTable(cid=f"open {number}", game=info.name, seats=seats, start=not people)
        table = await self.insist(new, host)
        for seat, person in guests.items():
            self.seat(table, person, seat)
        if not people or rng.random() < 0.2:
            self.seat(table, await self.guest(f"{number}.eve"), None)
        if people and rng.random() < 0.2:
            self.seat(table, host, None)

    async def guest(self, name: str) -> Person:
        person = Person(f"p{name}", name, hash_of(name), 0)
        self.guests.append(person.id)
        self.disk.do(partial(add_person, person, Session(hash_of(name), person.id, 0, 0)))
        return person

    def seat(self, table: str, person: Person, seat: int | None) -> None:
        rng = self.numbers(f"player {len(self.players)}")
        self.players.append(Player(self, table, person.id, person.name, seat, rng))

    async def insist(self, new: NewTable, host: Person) -> str:
        """Ask until there is an answer; the same question opens one table."""
        while True:
            server = self.server
            try:
                if server:
                    asking = self.loop.create_task(server.house.open(new, host, None))
                    server.chores.append(asking)  # type: ignore[arg-type]
                    return await asyncio.shield(asking)
            except StoreError:
                pass
            except asyncio.CancelledError:
                if server is self.server:  # not the server has ended, but the world
                    raise
            await asyncio.sleep(LOOK)

    # --------------------------------------------------------------------------------- its history

    async def run(self, acts: int) -> Outcome:
        """Play so many moves; then nothing goes wrong any more, and every table has to go on."""
        while self.disk.acts < acts and not self.mistakes:
            running = sum(row.status in ("open", "opening", "running") for row in self.disk.tables.values())
            if running < TABLES:
                await self.open_table()
            await asyncio.sleep(LOOK)
        self.faults = NONE
        stuck = await self.settle()
        books = [player.book for player in self.players]
        known = self.disk.do(partial(names, self.guests))
        return Outcome(
            books,
            self.disk.logs,
            known,
            self.trace.digest,
            self.disk.acts,
            self.crashes,
            self.loop.time(),
            stuck,
        )

    async def settle(self) -> list[str]:
        """Until every table has gone on or is over, and all was heard by everybody; those that have not.

        Nobody here follows to a table that `again` has opened: it waits for its people, as it should.
        """
        visited = {player.book.table for player in self.players}
        before = {table: row.head for table, row in self.disk.tables.items() if table in visited}
        end = self.loop.time() + END
        while (waits := self.waiting(before)) and self.loop.time() < end and not self.mistakes:
            await asyncio.sleep(LOOK)
        return waits

    def waiting(self, before: dict[str, int]) -> list[str]:
        rows = self.disk.tables
        still = [id for id, head in before.items() if rows[id].status != "over" and rows[id].head == head]  # noqa: A001
        return (
            still
            or [
                player.book.table
                for player in self.players
                if not player.book.is_closed
                and (player.asked or (player.book.head or 0) + MOST_MISSED < rows[player.book.table].head)
            ]
            or ([] if self.is_swept() else ["the sweep"])
        )

    def is_swept(self) -> bool:
        """Whether a server has kept house lately; it notes that it is alive when it does."""
        alive = self.disk.do(partial(kept, "alive"))
        return int(alive or 0) > EPOCH + (self.loop.time() - 2 * SWEEP) * 1000


@contextmanager
def no_mistakes() -> Iterator[Sequence[str]]:
    """What our own code logs as a failure is one, unless the disk was to blame. Those so far."""
    found: list[str] = []

    class Watch(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            error = record.exc_info[1] if record.exc_info else None
            if error is not None and not isinstance(error, StoreError):
                found.append(f"{record.getMessage()}: {error!r}")

    logger, watch = logging.getLogger("kobako"), Watch()
    level, goes_on = logger.level, logger.propagate
    logger.addHandler(watch)
    logger.setLevel(logging.ERROR)
    logger.propagate = False
    try:
        yield found
    finally:
        logger.removeHandler(watch)
        logger.setLevel(level)
        logger.propagate = goes_on
    assert not found, found[0]


@contextmanager
def little_garbage() -> Iterator[None]:
    """Look for garbage as seldom as a server does, and only among what the world has made."""
    usual = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(NEW)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


def simulate(seed: int, acts: int, faults: Faults = Faults(), *, check: bool = True) -> Outcome:  # noqa: B008
    """A world from a seed, until so many moves were made. What fails names the seed."""

    async def whole(loop: VirtualLoop, mistakes: Sequence[str]) -> Outcome:
        world = World(seed, loop, faults, mistakes)
        try:
            return await world.run(acts)
        finally:
            if world.server:
                world.server.die()

    try:
        with (
            no_mistakes() as mistakes,
            little_garbage(),
            asyncio.Runner(loop_factory=VirtualLoop) as runner,
        ):
            loop = runner.get_loop()
            assert isinstance(loop, VirtualLoop)
            outcome = runner.run(whole(loop, mistakes))
        if check:
            outcome.check()
        return outcome
    except Exception as error:
        raise AssertionError(f"seed {seed}, {acts} acts: {error}") from error
