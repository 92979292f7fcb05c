"""A table in use: one task and one inbox, so that everything at it happens one after another, without locks.

An entry is applied, written and committed; only then is it acknowledged and told. If it cannot be written,
the table is built again from what the log really holds.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from itertools import chain
from time import perf_counter
from typing import Protocol, TypeVar

import msgspec

from ...games.game import Text
from ...messages import up
from ...messages.down import Caught, Done, Refused, Update
from .. import metrics
from ..store import Conflict, Row, Store, TableRow
from ..tables import events as log
from ..tables import timers, wire
from ..tables.asked import Asked, Questions
from ..tables.decide import Refuse, decide, follows, replaced
from ..tables.past import MOST_MISSED, Past
from ..tables.table import Table
from ..tables.timers import Pace
from ..tables.wire import Audience
from ..wallclock import Alarm, Clock
from .bots import Bots
from .clockwork import Clockwork
from .crew import Crew
from .presence import Client, Presence
from .results import results_of
from .scorer import Scorer
from .standing import StandingOrders

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]
Otherwise = Callable[[], None]  # what is done when a job fails
encode = msgspec.json.Encoder().encode
logger = logging.getLogger("kobako.table")

TRIES = 5  # to write an entry, when others write to the same table
SMALL = {"said", "told", "acted", "woke"}  # kinds of entries that lists do not show
TABLE = "table"  # the actor of what happens by itself


class Home(Protocol):
    """What a table needs from the house."""

    store: Store
    crew: Crew
    clock: Clock
    bots: Bots
    pace: Pace
    absence: int  # ms after which a bot may be asked in
    names: dict[str, str]
    scorer: Scorer

    def changed(self, live: Live) -> None:
        """The table has changed in a way that lists show."""

    def asks(self, live: Live, people: set[str], fresh: set[str]) -> None:
        """Something else is asked of people; those of whom it is new are called, if they are not here."""

    def hears(self, person: str, speaker: str) -> bool:
        """Whether somebody wants to see what somebody says."""

    async def check_seat(self, table: Table, person: str) -> None:
        """Refuse a seat to whom the host has blocked, to who has blocked the host, or has too many."""

    async def learn_names(self, people: Iterable[str]) -> None:
        """Have the names of people in memory."""

    async def rematch(self, table: Table, person: str) -> str:
        """Open a table for the same seats; its id."""


def is_small(rows: Sequence[Row]) -> bool:
    """Whether lists show nothing of these entries."""
    return all(row.kind in SMALL for row in rows)


class Live:
    """A table in memory, with the clients that look at it."""

    def __init__(self, home: Home, table: Table, past: Past) -> None:
        self.home = home
        self.table = table
        self.past = past
        self.stories: dict[Audience, list[Text]] = {}  # the log in words, for audiences that have asked
        self.clients: set[Client] = set()
        self.admitted: set[str] = set()  # people who have given the password
        self.presence = Presence(self)
        self.questions = Questions()
        self.inbox: deque[tuple[Job, Otherwise]] = deque()
        self.task: asyncio.Task[None] | None = None  # while there is something to do
        self.is_stopped = False
        self.is_stale = False  # memory may hold what the log does not
        self.orders = StandingOrders(self)
        self.clockwork = Clockwork(self)
        self.arm()

    def put(self, job: Job, otherwise: Otherwise = lambda: None) -> None:
        """Do something at this table when its turn comes."""
        if self.is_stopped:
            otherwise()
            return
        self.inbox.append((job, otherwise))
        if self.task is None:
            self.task = asyncio.create_task(self._run(), name=f"table {self.table.id}")

    async def _run(self) -> None:
        while self.inbox:
            job, otherwise = self.inbox.popleft()
            try:
                if self.is_stale:
                    await self._rebuild()
                await job()
            except Exception:  # a mistake in one message must not stop the table
                logger.exception("table=%s seq=%d failed", self.table.id, self.table.head)
                self._rest()
                otherwise()
        self.task = None

    def _rest(self) -> None:
        """Something went wrong: read the log again, and do nothing by yourself for a while."""
        metrics.FAILURES.inc()
        self.is_stale = True
        self.clockwork.rest()

    async def ask(self, read: Callable[[], T]) -> T:
        """The result of a function that looks at the table between two of its jobs."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            if future.done():  # whoever asked was cancelled
                return
            await self.catch_up()
            try:
                future.set_result(read())
            except Exception as error:
                future.set_exception(error)

        def fail() -> None:
            if not future.done():
                future.set_exception(Refuse("server-trouble"))

        self.put(job, fail)
        return await future

    @property
    def rows(self) -> list[Row]:
        """The log, as far as it is on disk."""
        return self.past.rows

    @property
    def asked(self) -> dict[str, Asked]:
        """What people have to do here."""
        return self.questions.now

    @property
    def alarm(self) -> Alarm | None:
        """What the table waits for, if anything will happen by itself."""
        return self.clockwork.alarm

    def arm(self) -> None:
        """Be called when the next thing is due."""
        self.clockwork.arm()

    def audience_of(self, person: str) -> Audience:
        """The seat whose knowledge a person is shown."""
        return self.table.seat_of(person)

    # ----------------------------------------------------------------------------------- messages

    def receive(self, message: up.AtTable, client: Client) -> None:
        """A message from a client."""

        begun = perf_counter()

        def fail() -> None:
            client.send(encode(Refused("server-trouble", table=self.table.id, cid=message.cid)))

        async def job() -> None:
            await self._obey(message, client)
            metrics.ACKNOWLEDGED.observe(perf_counter() - begun)

        self.put(job, fail)

    async def _obey(self, message: up.AtTable, client: Client) -> None:
        try:
            await self._do_by_the_log(message, client)
        except Refuse as refusal:
            metrics.REFUSED.labels(refusal.id).inc()
            told = Refused(refusal.id, refusal.args_, refusal.rule, self.table.id, message.cid)
            client.send(encode(told))
            logger.info("table=%s refused=%s rule=%s", self.table.id, refusal.id, refusal.rule)

    async def _do_by_the_log(self, message: up.AtTable, client: Client) -> None:
        """Refuse nothing because of what another server has written and this one has not read."""
        try:
            await self._do(message, client)
        except Refuse:
            if not await self.catch_up():
                raise
            await self._do(message, client)

    async def _do(self, message: up.AtTable, client: Client) -> None:
        """Do what a message asks for. A resend finds it done, and is told where it stands."""
        for _ in range(TRIES):
            known = self.table.cids.get((client.person, message.cid))
            if known is not None:
                client.send(encode(Done(self.table.id, message.cid, known)))
                return
            if isinstance(message, up.Order):
                await self.orders.take(message, client)
                return
            entries = await self._decide(message, client.person)
            try:
                await self.commit(entries, client.person, message.cid, client)
                return
            except Conflict:  # somebody else has written to this table: read on, and decide again
                metrics.CONFLICTS.inc()
                await self._read_on()
        raise Conflict

    async def _decide(self, message: up.AtTable, person: str) -> list[log.Event]:
        if isinstance(message, up.Replace):
            return replaced(self.table, message, person, set(self.presence.replaceable()))
        if isinstance(message, up.Sit):
            await self.home.check_seat(self.table, person)
        if isinstance(message, up.Again):
            if self.table.status != "over" or self.table.seat_of(person) is None:
                raise Refuse("server-not-over")
            if self.table.next is not None:
                raise Refuse("server-rematch-open")
            return [log.Continued(await self.home.rematch(self.table, person))]
        return decide(self.table, message, person)

    # ------------------------------------------------------------------------------------ the log

    async def commit(
        self,
        entries: Sequence[log.Event],
        actor: str = TABLE,
        cid: str | None = None,
        asker: Client | None = None,
    ) -> None:
        """Write entries and what follows from them; once on disk, answer the asker and tell everybody."""
        table = self.table
        # Seats change hands only before the game, when everybody is told the same.
        audience = {client: self.audience_of(client.person) for client in self.clients}
        audiences = set(audience.values())
        people = table.people
        try:
            rows, told = self._apply(entries, actor, cid, audiences)
            row = self.row()
            results = results_of(table) if rows[-1].kind == "ended" else []
            begun = perf_counter()
            await self.home.store.append(rows, row, reseat=row.people != people, results=results)
            metrics.WRITING.observe(perf_counter() - begun)
        except BaseException:
            self.is_stale = True
            raise
        for each in rows:
            metrics.entries_of(each.kind).inc()
        done = encode(Done(table.id, cid, rows[0].seq)) if cid else b""
        self._publish(rows, told, audience, {asker: done} if asker else {})
        is_listed = table.opened.visibility == "public" and not is_small(rows)
        self.home.crew.tell(heads={table.id: table.head}, lists={table.id} if is_listed else set())
        if results:
            self.home.scorer.hurry()
        if table.orders:
            await self.orders.drop_lapsed()
        self._after(rows, row.due, is_own=True)

    def _publish(
        self,
        rows: Sequence[Row],
        told: Sequence[dict[Audience, Update]],
        to: dict[Client, Audience],
        answers: dict[Client, bytes],
    ) -> None:
        """Entries are on disk: keep them, and tell them."""
        self._continue_stories(told, set(to.values()))
        self.rows.extend(rows)
        self._broadcast(told, to, answers)

    def _apply(
        self, entries: Sequence[log.Event], actor: str, cid: str | None, audiences: set[Audience]
    ) -> tuple[list[Row], list[dict[Audience, Update]]]:
        """The rows of the log, and what each of them tells."""
        table, at = self.table, max(self.home.clock.now(), self.table.changed)
        rows: list[Row] = []
        told: list[dict[Audience, Update]] = []
        for entry in chain(entries, iter(partial(follows, table), None)):
            rows.append(Row(table.head + 1, cid, actor, log.kind_of(entry), log.encode(entry), at))
            told.append(wire.tell(table, rows[-1], audiences, self.home.names))
            cid = None  # it belongs to the first
        return rows, told

    def _continue_stories(self, told: Sequence[dict[Audience, Update]], heard: set[Audience]) -> None:
        """Who was not told what happened is told the whole story next time."""
        stories, self.stories = self.stories, {}  # if anything fails here, they are made anew
        for audience in stories.keys() & heard:
            for updates in told:
                stories[audience] += updates[audience].log
        self.stories = {audience: story for audience, story in stories.items() if audience in heard}

    def _learn_stories(self, audiences: set[Audience]) -> None:
        """Have the log in words."""
        if unknown := audiences - self.stories.keys():
            self.stories |= wire.stories(self.table.id, self.rows, unknown)

    def row(self) -> TableRow:
        """The table as it stands in lists on disk."""
        table = self.table
        return TableRow(
            id=table.id,
            game=table.opened.game,
            rules=table.opened.rules,
            status=table.status,
            visibility=table.opened.visibility,
            opened=table.opened_at,
            changed=table.changed,
            head=table.head,
            due=timers.due(table, self.home.pace),
            people=table.people,
        )

    def _broadcast(
        self, told: Sequence[dict[Audience, Update]], to: dict[Client, Audience], answers: dict[Client, bytes]
    ) -> None:
        """Send what has happened, after the answer to the client that asked for it."""
        frames = {audience: [encode(updates[audience]) for updates in told] for audience in set(to.values())}
        has_chat = any(update.chat for updates in told for update in updates.values())
        for client, answer in answers.items():
            client.send(answer, *(frames[to[client]] if client in to else ()))
        for client, audience in to.items():
            if client in answers:
                continue
            if has_chat:
                whole = zip(told, frames[audience], strict=True)
                client.send(*[self._heard(client, updates[audience], frame) for updates, frame in whole])
            else:
                client.send(*frames[audience])

    def _heard(self, client: Client, update: Update, frame: bytes) -> bytes:
        """An update as a client wants to see it: without what is said by whom they do not want to hear."""
        if update.chat is None or self.home.hears(client.person, update.chat.person):
            return frame
        return encode(msgspec.structs.replace(update, chat=None))

    def _after(self, rows: Sequence[Row], due: int | None, *, is_own: bool) -> None:
        if not is_small(rows):
            self.home.changed(self)
            self.presence.tell()
        self.note_asked(is_new=is_own)
        self.clockwork.arm_for(due)

    def note_asked(self, *, is_new: bool) -> None:
        """Know what people have to do here. Whoever wrote what asks them something new has them called."""
        changed, fresh = self.questions.renew(self.table)
        if changed:
            self.home.asks(self, changed, fresh if is_new else set())

    async def show_all(self) -> None:
        """Send the whole table to everybody who looks at it."""
        self._learn_stories({self.audience_of(client.person) for client in self.clients})
        for client in list(self.clients):
            self.show(client, None)

    async def show_whole(self, client: Client) -> None:
        """Send the whole table to one who looks at it."""
        self.show(client, None)

    async def insist(self, choose: Callable[[Table], Sequence[log.Event]]) -> None:
        """Write what has to be, whatever others write meanwhile; nothing, if it is not needed any more."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            await self.catch_up()
            for _ in range(TRIES):
                try:
                    if entries := choose(self.table):
                        await self.commit(entries)
                    done.set_result(None)
                    return
                except Conflict:
                    metrics.CONFLICTS.inc()
                    await self._read_on()
            raise Conflict

        self.put(job, lambda: done.set_exception(Refuse("server-trouble")))
        await done

    async def _rebuild(self) -> None:
        """Forget what is in memory and read the log again; clients are shown where the table stands."""
        await self._read_on()
        await self.show_all()

    async def _read_on(self) -> None:
        """Memory may hold what the log does not: go back to what is known, and on from there."""
        self.is_stale = True
        self.table = self.past.now
        self.table.orders = await self.home.store.orders(self.table.id)
        await self._tell_new()
        self.is_stale = False
        self.arm()

    async def catch_up(self) -> bool:
        """Tell what other servers have written; whether there was anything."""
        return not self.home.crew.is_alone and await self._tell_new()

    async def read_new(self) -> None:
        """Another server has written, as it seems."""
        await self.catch_up()

    async def _tell_new(self) -> bool:
        rows = await self.home.store.events(self.table.id, self.table.head)
        if not rows:
            return False
        await self.home.learn_names(log.people_in(log.decode(row.payload) for row in rows))
        audience = {client: self.audience_of(client.person) for client in self.clients}
        audiences = set(audience.values())
        told = [wire.tell(self.table, row, audiences, self.home.names) for row in rows]
        self._publish(rows, told, audience, {})
        self._after(rows, timers.due(self.table, self.home.pace), is_own=False)
        return True

    async def commit_own(self, entries: Sequence[log.Event]) -> bool:
        """Write what happens by itself, unless somebody else was faster; whether it is written."""
        try:
            await self.commit(entries)
        except Conflict:  # somebody else has done it: read on
            metrics.CONFLICTS.inc()
            await self._read_on()
            return False
        return True

    # -------------------------------------------------------------------------------- who looks on

    def enter(self, client: Client, after: int | None) -> None:
        """A client wants to see the table, from a `seq` on."""

        async def job() -> None:
            await self.catch_up()
            self.clients.add(client)
            self.show(client, after)
            self.presence.has_come(client)

        self.put(job, lambda: self.clients.add(client))

    def leave(self, client: Client) -> None:
        """A client does not want to see the table any more, or is gone."""

        def go() -> None:
            self.clients.discard(client)
            self.presence.has_gone(client)

        async def job() -> None:
            go()

        self.put(job, go)

    def show(self, client: Client, after: int | None) -> None:
        """Send what a client has missed, or the whole table."""
        audience = self.audience_of(client.person)
        table, names = self.table, self.home.names
        if after == table.head:
            client.send(encode(Caught(table.id, table.head)))
        elif after is not None and table.head - MOST_MISSED <= after < table.head:
            for update in wire.updates(self.past.after(after), self.rows[after:], audience, names):
                client.send(self._heard(client, update, encode(update)))
        else:
            self._learn_stories({audience})
            whole = wire.snapshot(table, self.stories[audience], audience, names)
            whole.chat = [line for line in whole.chat if self.home.hears(client.person, line.person)]
            client.send(encode(whole))
        if table.match and table.match.info.orders and audience is not None:
            self.orders.tell(client, audience)

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing happens here by itself."""
        if self.clients or self.task:
            return False
        return timers.due(self.table, self.home.pace) is None or not self.home.crew.keeps(self.table.id)

    def stop(self) -> None:
        """Forget the table; everything is in its log."""
        self.clockwork.stop()
        self.is_stopped = True
        if self.task:
            self.task.cancel()
