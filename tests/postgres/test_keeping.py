"""Who keeps a table, when leases run out for a moment, when many are taken over, and when others are busy."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa

from kobako.messages import up
from kobako.messages.common import Clock, Visibility
from kobako.messages.http import NewTable
from kobako.server.app import make_house
from kobako.server.house.crew import Hint
from kobako.server.house.house import House
from kobako.server.house.pgcrew import PgCrew
from kobako.server.settings import Settings
from kobako.server.store import Conflict, Person, Row, leases
from kobako.server.store.postgres import READERS, PgStore
from kobako.server.tables import events as log
from kobako.server.wallclock import Clock as Time
from kobako.server.wallclock import WallClock
from server.kit import Client
from server.rows import at, row, with_store
from waiting import PATIENCE, soon

SECONDS = 1  # for a move
RUN_OUT = sa.text("UPDATE keeping SET until = until - 60000")
UNTIL = sa.text("SELECT until FROM keeping")
DUE = 5


class Company:
    """A house that has nothing to do before it keeps a table."""

    def __init__(self, crew: PgCrew) -> None:
        self.clock: Time = WallClock()
        self.crew = crew
        self.asked: list[tuple[str, int | None]] = []
        self.is_open = asyncio.Event()  # tables can be taken over
        self.is_open.set()
        self.read: dict[str, int] = {}

    async def take_over(self, table: str, since: int | None) -> None:
        self.asked.append((table, since))
        await self.is_open.wait()
        self.crew.took_over(table)

    def read_on(self, heads: dict[str, int]) -> None:
        self.read |= heads

    async def hear(self, hint: Hint) -> None:
        await self.is_open.wait()

    async def look_around(self, heads: dict[str, int]) -> None:
        pass

    async def list_all(self) -> None:
        pass

    def in_memory(self) -> list[str]:
        return ["t"]


@asynccontextmanager
async def crew_of(store: PgStore) -> AsyncIterator[tuple[PgCrew, Company]]:
    """A server that keeps nothing yet."""
    crew = PgCrew(store)
    company = Company(crew)
    crew.start(company)
    try:
        yield crew, company
    finally:
        await crew.stop()


async def now_of(store: PgStore) -> int:
    found: int = await store.ask(lambda c: c.execute(sa.text(f"SELECT {leases.NOW}")).scalar_one())
    return found


# --------------------------------------------------------------------------------------------- leases


async def test_a_lease_that_ran_out_is_not_renewed_but_taken_anew(store: PgStore) -> None:
    await store.append([row(1)], at(1, due=DUE))
    assert await store.apart(partial(leases.claim, "a", ["t"])) == {"t": None}
    await store.apart(lambda connection: connection.execute(RUN_OUT))
    assert await store.apart(partial(leases.renew, "a")) == set()
    idle = (await store.apart(partial(leases.claim, "a", ["t"])))["t"]
    assert idle is not None
    assert idle >= 60_000
    assert await store.apart(partial(leases.renew, "a")) == {"t"}


async def test_after_a_server_has_left_its_tables_clocks_get_back_no_more_than_the_time_since(
    store: PgStore,
) -> None:
    await store.append([row(1)], at(1, due=DUE))
    await store.apart(partial(leases.claim, "a", ["t"]))
    await store.apart(partial(leases.leave, "a"))
    left = await store.ask(lambda connection: connection.execute(UNTIL).scalar_one())
    idle = (await store.apart(partial(leases.claim, "b", ["t"])))["t"]
    assert idle is not None
    assert 0 <= idle <= await now_of(store) - left


async def test_who_asks_for_a_table_in_vain_waits_for_nobody(store: PgStore, other: PgStore) -> None:
    """Its keeper has a transaction open and does not go on."""
    await store.append([row(1)], at(1, due=DUE))
    await store.apart(partial(leases.claim, "a", ["t"]))
    async with store._writing.begin() as connection:
        await connection.execute(sa.text("SELECT * FROM keeping FOR UPDATE"))
        async with asyncio.timeout(PATIENCE):
            assert await other.apart(partial(leases.claim, "b", ["t"])) == {}


async def test_moves_do_not_wait_for_questions(store: PgStore) -> None:
    sleep = sa.text("SELECT pg_sleep(600)")
    await store.append([row(1)], at(1, due=DUE))
    asked = [asyncio.create_task(store.ask(lambda c: c.execute(sleep))) for _ in range(2 * READERS)]
    await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        await store.append([row(2)], at(2))
        assert await store.apart(partial(leases.claim, "a", ["t"])) == {"t": None}
    assert not any(task.done() for task in asked)
    for task in asked:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)


# -------------------------------------------------------------------------------------------- a crew


async def test_a_table_whose_lease_ran_out_for_a_moment_is_taken_over_again(store: PgStore) -> None:
    await store.append([row(1)], at(1))
    async with crew_of(store) as (crew, company):
        crew.wants("t")
        await soon(lambda: crew.keeps("t"))
        await store.apart(lambda connection: connection.execute(RUN_OUT))
        await soon(lambda: len(company.asked) == 2 and crew.keeps("t"))
        assert company.asked[0] == ("t", None)
        since = company.asked[1][1]
        assert since is not None
        assert since <= company.clock.now() - 60_000


async def test_a_table_that_is_wanted_although_it_is_kept_is_taken_over_again(store: PgStore) -> None:
    """Its alarm has rung while it was not known whether the lease still counts, and was for nothing."""
    await store.append([row(1)], at(1))
    async with crew_of(store) as (crew, company):
        crew.wants("t")
        await soon(lambda: crew.keeps("t"))
        crew.renewed = 0.0
        crew.wants("t")
        await soon(lambda: len(company.asked) == 2 and crew.keeps("t"))


async def test_leases_are_renewed_while_tables_are_taken_over(store: PgStore) -> None:
    await store.append([row(1)], at(1))
    async with crew_of(store) as (crew, company):
        company.is_open.clear()
        crew.wants("t")
        await soon(lambda: bool(company.asked))
        for _ in range(3):
            before = crew.renewed
            await soon(lambda before=before: crew.renewed > before)  # type: ignore[misc]
        assert not crew.keeps("t")
        assert await store.apart(partial(leases.claim, "another", ["t"])) == {}
        company.is_open.set()
        await soon(lambda: crew.keeps("t"))


def test_a_claim_that_fails_is_made_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    really = leases.claim
    failures = [OSError("the database is away")]

    def claim(*how: Any) -> dict[str, int | None]:
        if failures:
            raise failures.pop()
        return really(*how)

    async def use(store: PgStore) -> None:
        await store.append([row(1)], at(1))  # nothing is due there, so that it is not found otherwise
        async with crew_of(store) as (crew, _):
            crew.wants("t")
            await soon(lambda: crew.keeps("t"))

    monkeypatch.setattr(leases, "claim", claim)
    with_store(url, use)
    assert not failures


async def test_a_table_that_another_server_keeps_is_not_asked_for_again_at_once(store: PgStore) -> None:
    await store.append([row(1)], at(1))
    await store.apart(partial(leases.claim, "another", ["t"]))
    crew = PgCrew(store)
    crew.house = Company(crew)
    crew.wants("t")
    await crew._give_and_take()
    crew.wants("t")
    assert not crew.wanted
    crew._take_freed(Hint("another", frees={"t"}))
    assert crew.wanted == {"t"}


async def test_who_hears_that_a_log_has_grown_reads_on_at_once(store: PgStore, other: PgStore) -> None:
    """Although what was heard before takes its time."""
    async with crew_of(store) as (_, company), crew_of(other) as (teller, _):
        company.is_open.clear()

        async def has_heard() -> bool:  # whether it listens yet is not known
            teller.tell(heads={"t": 1}, names={"ann"})
            return company.read == {"t": 1}

        await soon(has_heard)
        teller.tell(heads={"t": 2})
        await soon(lambda: company.read == {"t": 2})
        company.is_open.set()


# ------------------------------------------------------------------------------------------ the lobby


@pytest.mark.parametrize(("visibility", "is_told"), [("public", True), ("link", False)])
async def test_others_look_only_at_tables_that_they_list(
    store: PgStore, url: str, visibility: Visibility, is_told: bool
) -> None:
    told: set[str] = set()

    def tell(**news: Any) -> None:
        told.update(news.get("lists", ()))

    house = make_house(Settings(database=url), store)
    house.crew.tell = tell  # type: ignore[method-assign]
    ann = Person("ann", "Ann", b"ann", 0)
    await store.add_person(ann)
    seats = ["me", "person", "person"]
    table = await house.open(NewTable(cid="c", game="luz", seats=seats, visibility=visibility), ann, None)
    assert told == ({table} if is_told else set())
    told.clear()
    live = await house.find(table)
    assert live
    await live.commit([log.Woke(1)])
    assert told == set()
    house.stop()


async def test_who_looks_at_all_tables_twice_at_once_reads_each_once(
    store: PgStore, other: PgStore, url: str
) -> None:
    opener, reader = (make_house(Settings(database=url), each) for each in (store, other))
    ann = Person("ann", "Ann", b"ann", 0)
    await store.add_person(ann)
    seats = ["me", "person", "person"]
    tables = [
        await opener.open(NewTable(cid=cid, game="luz", seats=seats, visibility="public"), ann, None)
        for cid in "ab"
    ]
    read: list[str] = []
    really = other.events

    async def events(table: str, after: int = 0) -> list[Row]:
        read.append(table)
        return await really(table, after)

    other.events = events  # type: ignore[method-assign]
    await asyncio.gather(reader.list_all(), reader.list_all())
    assert sorted(read) == sorted(tables)
    live = await opener.find(tables[0])
    assert live
    await live.commit([log.Closed("idle")])
    await reader.list_all()
    assert list(reader.lobby) == tables[1:]
    assert len(read) == len(tables)  # a table that is gone need not be read for that
    opener.stop()
    reader.stop()


# ------------------------------------------------------------------------------------------- a table


async def a_table_that_nobody_keeps(house: House, store: PgStore) -> str:
    """Three people play, one's time runs, and the server that had the table is gone since it began to."""
    people = [Person(name.lower(), name, name.encode(), 0) for name in ("Ann", "Bob", "Cyd")]
    for person in people:
        await store.add_person(person)
    clock = Clock("move", SECONDS)
    new = NewTable(cid="c", game="luz", seats=["me", "person", "person"], clock=clock)
    table = await house.open(new, people[0], None)
    live = await house.find(table)
    assert live
    for seat, person in enumerate(people[1:], 1):
        live.receive(up.Sit(table=table, cid="sit", seat=seat), Client(person))
    live.receive(up.Start(table=table, cid="start"), Client(people[0]))
    await live.ask(lambda: None)
    assert live.table.times.running
    gone = {"table": table, "until": live.table.times.since + leases.LEASE}
    await store.do(lambda c: c.execute(sa.text("INSERT INTO keeping VALUES (:table, 'gone', :until)"), gone))

    async def is_left() -> bool:
        return table in await store.ask(partial(leases.left_alone, 10))

    await soon(is_left)
    assert house.clock.now() > live.table.times.since + SECONDS * 1000
    return table


def entries_after_the_takeover(url: str, spoil: Callable[[PgStore], None] = lambda store: None) -> list[str]:
    """What the server writes that takes such a table over, until somebody's time is up there."""
    kinds: list[str] = []

    async def use(store: PgStore, other: PgStore) -> None:
        before = make_house(Settings(database=url), store)
        table = await a_table_that_nobody_keeps(before, store)
        head = len(await store.events(table))
        before.stop()
        spoil(other)
        after = make_house(Settings(database=url), other)
        after.crew.start(after)

        async def is_up() -> bool:
            kinds[:] = [entry.kind for entry in await store.events(table, head)]
            return "went" in kinds

        await soon(is_up)
        await after.crew.stop()
        after.stop()

    with_store(url, use, servers=2)
    return kinds


def test_clocks_get_their_time_back_before_anybodys_is_up(url: str) -> None:
    assert entries_after_the_takeover(url)[0] == "woke"


def test_clocks_get_their_time_back_although_somebody_else_was_faster(url: str) -> None:
    failed: list[Row] = []

    def spoil(store: PgStore) -> None:
        really = store.append

        async def append(rows: Sequence[Row], *rest: Any, **how: Any) -> None:
            if rows[0].kind == "woke" and not failed:
                failed.extend(rows)
                raise Conflict
            await really(rows, *rest, **how)

        store.append = append  # type: ignore[method-assign]

    assert entries_after_the_takeover(url, spoil)[0] == "woke"
    assert failed
