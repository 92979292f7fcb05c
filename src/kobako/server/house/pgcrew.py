"""The other servers on a PostgreSQL: hints by NOTIFY, leases in a table.

Hints are gathered for a moment and sent together. They may get lost; every two seconds a server asks how far
the logs of its tables reach and for standing orders, every half minute for the lobby, and after a lost
connection for all of it at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

import asyncpg
import msgspec

from ..people.tokens import new_id
from ..store import leases
from ..store.postgres import PgStore, dsn_of
from .chores import attempt
from .crew import Company, Crew, Hint

logger = logging.getLogger("kobako.crew")

CHANNEL = "kobako"
GATHER = 0.01  # seconds
LONGEST = 7500  # bytes of one notification; PostgreSQL takes 8000
RENEW = 0.5  # seconds between two renewals of all leases
LOOK = 2.0  # seconds between two looks at the heads of logs
SELDOM = 15  # so many looks between two looks at all that the lobby lists
AGAIN = 0.5  # seconds before the next attempt, when the database is away
AT_ONCE = 50  # tables that wait to be taken over; others are left to other servers


class PgCrew(Crew):
    """A server among others."""

    is_alone = False

    def __init__(self, store: PgStore) -> None:
        self.name = new_id()
        self.news = Hint(self.name)
        self.store = store
        self.house: Company
        self.leases: set[str] = set()  # of tables that are kept here
        self.taken: dict[str, int | None] = {}  # on lease, and to be kept; since when nobody has kept them
        self.renewed = 0.0  # when, by the monotonic clock
        self.wanted: set[str] = set()
        self.refused: set[str] = set()  # were wanted, and somebody else had them a moment ago
        self.freed: set[str] = set()
        self.is_noted = asyncio.Event()  # there is news
        self.is_wanted = asyncio.Event()  # tables are wanted, or are free
        self.has_taken = asyncio.Event()  # tables are to be kept
        self.chores: list[asyncio.Task[None]] = []

    def start(self, house: Company) -> None:
        """Begin to hear of others."""
        self.house = house
        chores = {
            "listen": self._listen,
            "send": self._send,
            "keep": self._keep,
            "take-over": self._take_over,
            "look": self._look,
        }
        self.chores = [asyncio.create_task(_for_ever(name, chore)) for name, chore in chores.items()]

    async def stop(self) -> None:
        """Leave all tables to others, and tell them."""
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        self.news.add(frees=self.leases | self.taken.keys())
        with contextlib.suppress(Exception):  # if the database is away, the leases run out
            async with asyncio.timeout(AGAIN):
                await self.store.apart(partial(leases.leave, self.name))
                async with self._connected() as connection:
                    await self._tell_all(connection)

    # ------------------------------------------------------------------------------------ keeping

    def keeps(self, table: str) -> bool:
        """Whether this server has the table on lease, as far as it knows."""
        return table in self.leases and time.monotonic() - self.renewed < leases.LEASE / 1000

    def wants(self, table: str) -> None:
        """Keep a table, if nobody else does."""
        if table not in self.taken and table not in self.refused and not self.keeps(table):
            self.wanted.add(table)
            self.is_wanted.set()

    def is_taken(self, table: str) -> bool:
        """Whether a table is on lease, and is to be kept."""
        return table in self.taken

    def took_over(self, table: str) -> None:
        """Such a table is kept from now on."""
        if table in self.taken:
            del self.taken[table]
            self.leases.add(table)

    def frees(self, table: str) -> None:
        """Keep a table no more."""
        if table in self.leases or table in self.taken:
            self.leases.discard(table)
            self.taken.pop(table, None)
            self.freed.add(table)
            self.is_wanted.set()

    async def _keep(self) -> None:
        """Renew what is kept, and take what is wanted or left alone."""
        while True:
            if time.monotonic() - self.renewed >= RENEW:
                await self._renew()
            await self._give_and_take()
            await _wait(self.is_wanted)

    async def _renew(self) -> None:
        begun = time.monotonic()
        had = await self.store.apart(partial(leases.renew, self.name))
        self.renewed = begun
        self.refused.clear()
        # A lease has run out, or it was not heard that there is one.
        self.wanted |= ((self.leases | self.taken.keys()) ^ had) - self.freed
        self.leases &= had
        self.taken = {table: since for table, since in self.taken.items() if table in had}
        if (most := AT_ONCE - len(self.taken)) > 0:
            self.wanted |= set(await self.store.apart(partial(leases.left_alone, most)))

    async def _give_and_take(self) -> None:
        if self.freed:
            freed = set(self.freed)
            await self.store.apart(partial(leases.free, self.name, freed))
            self.freed -= freed
        if self.wanted:
            wanted = set(self.wanted)
            had = await self.store.apart(partial(leases.claim, self.name, wanted))
            self._take(had)
            self.refused |= wanted - had.keys()
            self.wanted -= wanted

    def _take(self, had: dict[str, int | None]) -> None:
        """Tables are on lease. They are kept when all that waits there before is done, and not sooner."""
        now = self.house.clock.now()
        self.leases -= had.keys()
        for table, idle in had.items():
            self.taken.setdefault(table, None if idle is None else now - idle)
        self.has_taken.set()

    async def _take_over(self) -> None:
        """Have tables kept, one after another; again, if that has failed."""
        while True:
            for table, since in list(self.taken.items()):
                try:
                    await self.house.take_over(table, since)
                except Exception:  # the others are to go on
                    logger.exception("table=%s not-taken-over", table)
            await _wait(self.has_taken)

    # -------------------------------------------------------------------------------------- hints

    def tell(self, **news: Any) -> None:
        """Let others know, in a moment."""
        self.news.add(**news)
        self.is_noted.set()

    async def _send(self) -> None:
        async with self._connected() as connection:
            while True:
                await self.is_noted.wait()
                await asyncio.sleep(GATHER)
                self.is_noted.clear()
                await self._tell_all(connection)

    @contextlib.asynccontextmanager
    async def _connected(self) -> AsyncIterator[Any]:
        """A connection of the driver itself, apart from those of the store."""
        connection = await asyncpg.connect(dsn_of(self.store.url))
        try:
            yield connection
        finally:
            connection.terminate()

    async def _tell_all(self, connection: Any) -> None:
        news, self.news = self.news, Hint(self.name)
        for part in parts(news):
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, part)

    async def _listen(self) -> None:
        """Hear what others tell; something was missed before, so first look at everything."""
        async with self._connected() as connection:
            heard: asyncio.Queue[Hint | None] = asyncio.Queue()
            connection.add_termination_listener(lambda _: heard.put_nowait(None))
            await connection.add_listener(CHANNEL, lambda *told: self._hear(told[-1], heard))
            await self.house.list_all()
            await self._look_once()
            while (hint := await heard.get()) is not None:
                await self.house.hear(hint)
        raise ConnectionError("the connection that listens was closed")

    def _hear(self, payload: str, heard: asyncio.Queue[Hint | None]) -> None:
        """What concerns moves is done at once; the rest waits until what was heard before is done."""
        try:
            hint = msgspec.json.decode(payload, type=Hint)
        except msgspec.MsgspecError:  # somebody else's, or of another version
            return
        if hint.by != self.name:
            self.house.read_on(hint.heads)
            self._take_freed(hint)
            heard.put_nowait(hint)

    def _take_freed(self, hint: Hint) -> None:
        self.refused -= hint.frees
        for table in hint.frees & set(self.house.in_memory()):
            self.wants(table)

    async def _look(self) -> None:
        looks = itertools.count(1)
        while True:
            await asyncio.sleep(LOOK)
            await self._look_once()
            if next(looks) % SELDOM == 0:
                await self.house.list_all()

    async def _look_once(self) -> None:
        tables = self.house.in_memory()
        heads = await self.store.ask(partial(leases.heads, tables)) if tables else {}
        await self.house.look_around(heads)


def parts(news: Hint) -> list[str]:
    """A hint as notifications that are short enough."""
    if not news:
        return []
    text = msgspec.json.encode(news).decode()
    if len(text.encode()) <= LONGEST:
        return [text]
    return [text for half in _halves(news) for text in parts(half)]


def _halves(news: Hint) -> tuple[Hint, Hint]:
    halves = Hint(news.by), Hint(news.by)
    for name in news.__struct_fields__[1:]:
        whole = getattr(news, name)
        for index, half in enumerate(halves):
            some = sorted(whole)[index::2]
            setattr(half, name, {key: whole[key] for key in some} if isinstance(whole, dict) else set(some))
    return halves


async def _wait(event: asyncio.Event) -> None:
    """Until something has happened, or until it is time to look after it anyway."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(RENEW):
            await event.wait()
    event.clear()


async def _for_ever(name: str, chore: Callable[[], Awaitable[None]]) -> None:
    """Again after every failure: the database may be away for a while."""
    while True:
        await attempt(name, chore)
        await asyncio.sleep(AGAIN)
