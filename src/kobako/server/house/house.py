"""All tables of a server: opens them, finds them, wakes them after a restart, and lists them in the lobby."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

import msgspec

from ...messages.branch import NewBranch
from ...messages.common import Turn
from ...messages.down import LobbyAll, LobbyGone, LobbyOne, LobbyRow, Notice
from ...messages.http import NewTable
from ..people.tokens import short_id
from ..store import Conflict, Person, Store, StoreError, seats, social
from ..store.people import hosted
from ..store.seats import IN_USE
from ..tables import events as log
from ..tables import wire
from ..tables.asked import turn_of
from ..tables.decide import Refuse, parted
from ..tables.past import Past
from ..tables.table import Table
from ..tables.timers import Pace
from ..wallclock import Clock
from .bots import Bots
from .chores import attempt, until_done
from .crew import Crew, Hint
from .doors import Doors
from .live import Live
from .opening import Opening
from .presence import Client
from .scorer import Scorer
from .society import Society

encode = msgspec.json.Encoder().encode
logger = logging.getLogger("kobako.house")

TOGETHER = 16  # tables that are loaded at once: what they ask of the database is asked together
AGAIN = 1.0  # seconds before the next attempt to wake up, when the database is away


@dataclass(frozen=True)
class Caps:
    """How much of everything there may be."""

    tables: int
    tables_person: int
    watchers: int
    idle: int  # ms after which an open table that nobody looks at is closed


class Caller(Protocol):
    """Tells people who are not here that something is asked of them."""

    def call(self, person: str, turn: Turn, host: str) -> None:
        """Call somebody to a table of that host; returns at once."""


class House:
    """The tables in memory. Everything that must last is in the store."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        bots: Bots,
        pace: Pace,
        caps: Caps,
        absence: int,
        random: Callable[[int], bytes] = secrets.token_bytes,
        crew: Crew | None = None,
    ) -> None:
        self.store, self.clock, self.bots = store, clock, bots
        self.crew = crew or Crew()
        self.pace, self.caps, self.absence = pace, caps, absence
        self.random = random
        self.names: dict[str, str] = {}
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live | None]] = {}
        self.lobby: dict[str, LobbyRow] = {}
        self.glanced: dict[str, int] = {}  # how far the logs of listed tables reached that are not in memory
        self.listing = asyncio.Lock()  # whoever looks at all tables does not look twice
        self.visitors: set[Client] = set()  # clients that look at the lobby
        self.doors = Doors(store, clock)
        self.society = Society(self)
        self.caller: Caller | None = None  # calls people who are not here
        self.telling: set[asyncio.Task[None]] = set()
        self.is_awake = False  # all tables go on
        self.asleep: list[str] = []  # tables that have to go on and are not in memory yet
        self.scorer = Scorer(store)
        self.opening = Opening(self)

    # ---------------------------------------------------------------------------------- finding tables

    async def find(self, id: str) -> Live | None:  # noqa: A002
        """The table of that id, from memory or from its log."""
        if id in self.tables:
            return self.tables[id]
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self._load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id))
        return await asyncio.shield(self.loading[id])  # whoever asked may be cancelled; others wait, too

    async def _load(self, id: str) -> Live | None:  # noqa: A002
        rows = await self.store.events(id)
        if not rows:
            return None
        past = Past(id, rows)
        table = past.now
        table.orders = await self.store.orders(id)
        await self.learn_names(people_of(table))
        if id in self.tables:  # it was opened in this moment
            return self.tables[id]
        live = self.tables[id] = Live(self, table, past)
        live.note_asked(is_new=False)
        self._wake(live)
        self.changed(live)
        self.crew.tell(asks={id})
        return live

    def _wake(self, live: Live) -> None:
        """Somebody else's rules end a game; time that the server was away counts on nobody's clock."""
        table = live.table
        if table.status in IN_USE and not table.is_of_these_rules:
            live.put(partial(live.commit, [log.Closed("rules")]))
        elif table.status == "running" and table.times.running and self.crew.is_alone:
            live.put(partial(live.commit, [log.Woke(self.society.slept)]))

    async def learn_names(self, people: Iterable[str]) -> None:
        """Have the names of people in memory."""
        unknown = set(people) - set(self.names)
        if unknown:
            self.names |= await self.store.people(unknown)

    async def get_ready(self) -> None:
        """Before a start: load the compiled rules of all games that are played, so that nobody waits."""
        played = await self.store.tables(statuses=("running",), limit=self.caps.tables)
        for row in {row.game: row for row in played}.values():
            await attempt(f"get ready for {row.game}", partial(self._try_rules, row.id))

    async def _try_rules(self, id: str) -> None:  # noqa: A002
        *before, last = await self.store.events(id)
        for _ in wire.updates(Table.load(id, before), [last], 0, {}):
            pass

    async def wake(self) -> None:
        """After a start: all tables go on. With others, they come to whoever keeps them."""
        self.crew.start(self)
        await until_done(AGAIN, "wake", self._wake_all)

    async def _wake_all(self) -> None:
        if self.crew.is_alone:
            found = await self.store.tables(statuses=IN_USE, limit=self.caps.tables)
            self.asleep = [row.id for row in found]
            await self._rouse()
        else:
            await self.list_all()
        await self.society.stay_alive()
        self.is_awake = True

    async def _rouse(self) -> None:
        """Load tables that have to go on; those that cannot be loaded are tried again with the next sweep."""

        async def load(id: str) -> None:  # noqa: A002
            await self.find(id)

        async def rouse(id: str) -> None:  # noqa: A002
            if not await attempt(f"wake {id}", partial(load, id)):
                self.asleep.append(id)

        tried, self.asleep = self.asleep, []
        for i in range(0, len(tried), TOGETHER):
            await asyncio.gather(*map(rouse, tried[i : i + TOGETHER]))

    # --------------------------------------------------------------------------------- opening tables

    async def open(self, new: NewTable, person: Person, password: str | None) -> str:
        """Open a table for a person; its id. The same request again gives the same table."""
        return await self.opening.open(new, person, password)

    async def open_branch(
        self, source: log.Opened, branch: log.Branch, new: NewBranch, person: Person
    ) -> str:
        """Open a table at which a person plays on from within a finished game, against bots."""
        return await self.opening.open_branch(source, branch, new, person)

    async def rematch(self, table: Table, person: str) -> str:
        """Open a table with the same seats, kept for the same people."""
        return await self.opening.rematch(table, person)

    async def write(
        self,
        id: str,  # noqa: A002
        entries: list[log.Event],
        actor: str,
        cid: str | None,
    ) -> None:
        """The first entries of a table. If it is there already, this was done before."""
        live = Live(self, Table(id), Past(id, []))
        try:
            await live.commit(entries, actor, cid)
        except Conflict:
            live.stop()
            return
        except BaseException:
            live.stop()
            raise
        if id in self.tables:  # somebody was faster to find it
            live.stop()
            return
        self.tables[id] = live
        self.changed(live)

    async def lives_of(self, person: str) -> list[Live]:
        """The tables in use where a person sits, and of those where others keep a seat the newest."""
        own = await self.store.ask(partial(seats.seated, person))
        kept = await self.store.ask(partial(seats.invited, person, self.caps.tables_person))
        lives = [await self._find_or_skip(id) for id in [*own, *kept]]  # noqa: A001
        return sorted([live for live in lives if live], key=lambda live: -live.table.opened_at)

    async def _find_or_skip(self, id: str) -> Live | None:  # noqa: A002
        """The table, for who wants many: one whose log cannot be read takes no other along."""
        try:
            return await self.find(id)
        except StoreError:  # the database is away, for all of them
            raise
        except Exception:
            logger.exception("table=%s cannot be loaded", id)
            return None

    # --------------------------------------------------------------------------------------- the lobby

    def changed(self, live: Live) -> None:
        """Bring the lobby up to date with a table."""
        self._list(live.table)

    async def glance(self, id: str) -> None:  # noqa: A002
        """Bring the lobby up to date with a table that need not be in memory."""
        rows = await self.store.events(id)
        if rows:
            table = Table.load(id, rows)
            await self.learn_names(people_of(table))
            self.glanced[id] = table.head
            self._list(table)

    async def list_all(self) -> None:
        """Bring the lobby up to date with all tables that there are, also with those of other servers."""
        async with self.listing:
            listed = set(self.lobby)
            rows = await self.store.tables(statuses=IN_USE, visibility="public", limit=self.caps.tables)
            for gone in listed - {row.id for row in rows} - self.tables.keys():
                self._unlist(gone)
            for row in rows:
                if row.id not in self.tables and self.glanced.get(row.id) != row.head:
                    await self.glance(row.id)
            await self._check_names()

    async def _check_names(self) -> None:
        """Somebody may have another name, or be gone, and the hint was lost."""
        shown = set().union(*(people_of(live.table) for live in self.tables.values()))
        known = await self.store.people(shown) if shown else {}
        for person in shown & self.names.keys():
            if known.get(person) != self.names[person]:
                self._rename(person, known.get(person))
        await self.society.look_around()

    def _list(self, table: Table) -> None:
        if table.opened.visibility == "public" and table.status in IN_USE:
            row = wire.lobby_row(table, self.names)
            if self.lobby.get(table.id) != row:
                self.lobby[table.id] = row
                self._tell_visitors(encode(LobbyOne(row)))
            return
        self._unlist(table.id)

    def _unlist(self, id: str) -> None:  # noqa: A002
        self.glanced.pop(id, None)
        if self.lobby.pop(id, None):
            self._tell_visitors(encode(LobbyGone(id)))

    def _tell_visitors(self, told: bytes) -> None:
        for client in list(self.visitors):
            client.send(told)

    def rows(self) -> list[LobbyRow]:
        """The lobby, newest first."""
        return sorted(self.lobby.values(), key=lambda row: -row.opened)

    def visit(self, client: Client) -> None:
        """A client looks at the lobby from now on."""
        self.visitors.add(client)
        client.send(encode(LobbyAll(self.rows())))

    async def tables_of(self, person: str) -> list[LobbyRow]:
        """Where a person sits and the game is not over, or where a seat is kept by whom they do not block."""
        ties = await self.store.ask(partial(social.ties, person))
        return [
            wire.lobby_row(live.table, self.names)
            for live in await self.lives_of(person)
            if live.table.seat_of(person) is not None or "block" not in ties.get(live.table.host, ())
        ]

    # ---------------------------------------------------------------------------------------- people

    def renamed(self, person: str, name: str | None) -> None:
        """A person has another name now, or none any more: everybody who sees it is told."""
        self._rename(person, name)
        self.crew.tell(names={person})

    def _rename(self, person: str, name: str | None) -> None:
        self.names.pop(person, None)
        if name is not None:
            self.names[person] = name
        for live in self.tables.values():
            if person in live.table.people:
                live.put(live.show_all)
                self.changed(live)

    def sessions_ended(self, hashes: Iterable[bytes]) -> None:
        """These sessions are over: whoever is connected by one of them is cut off, at every server."""
        ended = {short_id(token_hash) for token_hash in hashes}
        self.doors.close(ended)
        self.crew.tell(ended=ended)

    async def parted(self, person: str) -> None:
        """A person is gone for good: seats are given up or played by bots, tables closed or handed on."""
        found = await self.store.tables(statuses=IN_USE, person=person, limit=self.caps.tables)
        opened = await self.store.ask(partial(hosted, person))
        for id in {*(row.id for row in found), *opened}:  # noqa: A001
            live = await self._find_or_skip(id)
            if live:
                await live.insist(partial(parted, person=person))

    # ------------------------------------------------------------------------------------------ people

    async def feed_of(self, person: str) -> list[Turn]:
        """Everything that is asked of a person, newest first. Invitations of whom they block are left out."""
        ties = await self.store.ask(partial(social.ties, person))
        turns = [
            turn_of(live.table, asked, self.names)
            for live in await self.lives_of(person)
            if (asked := live.asked.get(person))
            if asked.kind != "seat" or "block" not in ties.get(live.table.host, ())
        ]
        return sorted(turns, key=lambda turn: -turn.since)

    def asks(self, live: Live, people: set[str], fresh: set[str]) -> None:
        """Something else is asked of people; those of whom it is new are called, if they are not here."""
        self.crew.tell(feeds=people)
        if people & self.society.followers.keys():
            self._soon(self.society.tell_turns(people))
        for person in fresh:
            if self.caller:
                turn = turn_of(live.table, live.asked[person], self.names)
                self.caller.call(person, turn, live.table.host)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.telling.add(task)
        task.add_done_callback(self.telling.discard)

    def hears(self, person: str, speaker: str) -> bool:
        """Whether somebody wants to see what somebody says."""
        return self.society.hears(person, speaker)

    def show_again(self, client: Client) -> None:
        """Send the whole of every table that a client looks at."""
        for live in self.tables.values():
            if client in live.clients:
                live.put(partial(live.show_whole, client))

    async def check_seat(self, table: Table, person: str) -> None:
        """Refuse a seat to whom the host has blocked, to who has blocked the host, or has too many."""
        if await self.store.ask(partial(social.is_tied, table.host, person, "block")):
            raise Refuse("server-no-seat")  # it does not say why
        if await self.store.ask(partial(social.is_tied, person, table.host, "block")):
            raise Refuse("server-host-blocked")
        await self.opening.check_own(person, table.id)

    async def close_table(self, id: str, reason: str) -> bool:  # noqa: A002
        """Whoever looks after the server closes a table that is in use; whether there is one."""
        live = await self.find(id)
        if live is None or live.table.status not in IN_USE:
            return False
        await live.insist(lambda table: [log.Closed("steward", reason)] if table.status in IN_USE else [])
        return True

    # ----------------------------------------------------------------------------------- other servers

    def in_memory(self) -> list[str]:
        """The tables that are here."""
        return list(self.tables)

    async def take_over(self, id: str, since: int | None) -> None:  # noqa: A002
        """Get ready to keep a table, which nobody has kept since then; the crew is told when it is kept."""
        live = await self.find(id)
        if live:
            live.put(partial(live.clockwork.keep, since))

    async def look_around(self, heads: Mapping[str, int]) -> None:
        """So far the logs of tables reach. Hints may have been lost, so others are told again who is here."""
        self.read_on(heads)
        await self.doors.look()
        await self.society.look_at_news()
        await self._look_at_orders()
        for live in self.tables.values():
            if live.clients:
                live.presence.hear()
                live.presence.tell_others()

    async def _look_at_orders(self) -> None:
        asked = {live.table.id: live for live in self.tables.values() if live.orders.are_possible}
        given = await self.store.orders_at(asked) if asked else {}
        for id, found in given.items():  # noqa: A001
            asked[id].put(partial(asked[id].orders.compare, found))

    def read_on(self, heads: Mapping[str, int]) -> None:
        """So far the logs of tables reach."""
        for id, head in heads.items():  # noqa: A001
            live = self.tables.get(id)
            if live and head > live.table.head:
                live.put(live.read_new)

    async def hear(self, hint: Hint) -> None:
        """Another server has told something."""
        for id in hint.lists - self.tables.keys():  # noqa: A001
            await self.glance(id)
        for id in hint.orders & self.tables.keys():  # noqa: A001
            self.tables[id].put(self.tables[id].orders.read)
        for id, (people, watchers) in hint.here.items():  # noqa: A001
            if id in self.tables:
                self.tables[id].presence.hear(hint.by, people, watchers)
        for id in hint.asks & self.tables.keys():  # noqa: A001
            self.tables[id].presence.tell_others()
        self.doors.close(hint.ended)
        if hint.names:
            known = await self.store.people(hint.names)
            for person in hint.names:
                self._rename(person, known.get(person))
        await self.society.hear(hint)

    # ----------------------------------------------------------------------------------- keeping house

    def statuses(self) -> list[str]:
        """Of all tables in memory."""
        return [live.table.status for live in self.tables.values()]

    async def sweep(self) -> None:
        """Close open tables that were left, and forget tables at which nothing happens."""
        self._forget_idle()  # first what needs no disk
        await self.society.stay_alive()
        await self.doors.sweep()
        await self._rouse()

    def _forget_idle(self) -> None:
        now = self.clock.now()
        for live in list(self.tables.values()):
            if not live.is_idle:
                continue
            if live.table.status == "open":
                # Where a move may take days, so may sitting down.
                if now - live.table.changed > max(self.caps.idle, live.table.opened.clock.seconds * 1000):
                    live.put(partial(live.commit, [log.Closed("idle")]))
                continue
            del self.tables[live.table.id]
            live.stop()
            self.crew.frees(live.table.id)
            if not self.crew.is_alone:  # the others would still list it
                continue
            if self.lobby.pop(live.table.id, None):  # it is back when somebody comes
                self._tell_visitors(encode(LobbyGone(live.table.id)))

    def say_goodbye(self, after: int) -> None:
        """The server goes in so many ms, and nobody is to be sent here any more."""
        self.is_awake = False
        self.society.tell_all(encode(Notice(self.clock.now() + after)))

    def stop(self) -> None:
        """Forget everything; it is all on disk."""
        self.is_awake = False
        for live in self.tables.values():
            live.stop()
        self.bots.close()


def people_of(table: Table) -> set[str]:
    """Everybody whose name is shown at a table."""
    return {table.opened.host, *table.people, *(spoken.said.person for spoken in table.chats)}
