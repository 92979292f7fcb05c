"""The store: all or nothing, once, in order, and on disk before it is acknowledged."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from kobako.server.store import (
    Conflict,
    Order,
    Person,
    Row,
    Session,
    Store,
    StoreError,
    TableRow,
    jobs,
    sqlite,
    writer,
)
from kobako.server.store.lite import LiteStore
from waiting import soon

from .rows import at, row, with_store

# ------------------------------------------------------------------------------------------ appending


def test_what_was_appended_is_there_after_reopening(database: Path | str) -> None:
    async def write(store: Store) -> None:
        await store.append([row(1, "c1"), row(2)], at(2, due=5000))
        await store.append([row(3, "c3")], at(3, status="over", people=("ben",)))

    async def read(store: Store) -> None:
        assert await store.events("t") == [row(1, "c1"), row(2), row(3, "c3")]
        assert await store.events("t", after=2) == [row(3, "c3")]
        assert await store.events("t", after=3) == await store.events("other") == []
        assert await store.table("t") == at(3, status="over", people=("ben",))
        assert await store.table("other") is None
        assert await store.count(["over"]) == 1
        assert await store.tables(statuses=["over"], person="ben") == [await store.table("t")]

    with_store(database, write)
    with_store(database, read)


@pytest.mark.parametrize(
    "late",
    [
        ([row(2, "new")], at(2)),  # the seq is taken
        ([row(1, "new")], at(1)),  # the table is there
        ([row(4, "new")], at(4)),  # it would leave a gap
        ([row(3, "c1")], at(3)),  # the same act again
        ([row(3, "new"), row(4, "new")], at(4)),  # the same act twice in one go
    ],
)
async def test_a_conflict_changes_nothing_and_fails_nobody_else(
    store: Store, late: tuple[list[Row], TableRow]
) -> None:
    await store.append([row(1, "c1"), row(2)], at(2))
    await store.append([row(1)], at(1, "other"))
    outcomes = await asyncio.gather(
        store.append([row(2)], at(2, "other"), reseat=False),
        store.append(*late),
        store.append([row(3)], at(3, "other"), reseat=False),
        return_exceptions=True,
    )
    assert [type(outcome).__name__ for outcome in outcomes] == ["NoneType", "Conflict", "NoneType"]
    assert await store.events("t") == [row(1, "c1"), row(2)]
    assert await store.table("t") == at(2)
    assert await store.events("other") == [row(1), row(2), row(3)]
    await store.append([row(3, "c1", actor="ben")], at(3))  # another actor may choose the same cid
    assert len(await store.events("t")) == 3


async def test_entries_come_back_as_they_were_written(store: LiteStore) -> None:
    odd = ["a\0b", "a\0c", 'é\u2028😀"\\', "\x7f\x1f", "null", "[1]"]
    rows = [
        Row(2 + i, cid, f"{cid} is here", "said", msgspec.json.encode([cid]), 5) for i, cid in enumerate(odd)
    ]
    await store.append([row(1)], at(1))
    await store.append(rows, at(1 + len(rows)))
    assert await store.events("t") == [row(1), *rows]


async def test_entries_without_a_cid_are_never_the_same(store: LiteStore) -> None:
    await store.append([row(1), row(2), row(3)], at(3))
    await store.append([row(4)], at(4))


@pytest.mark.parametrize(("seqs", "head"), [([], 1), ([1, 3], 3), ([2, 1], 1), ([1, 2], 3)])
async def test_entries_lead_to_the_head(store: LiteStore, seqs: list[int], head: int) -> None:
    with pytest.raises(ValueError, match=f"do not lead to {head}"):
        await store.append([row(seq) for seq in seqs], at(head))
    assert await store.table("t") is None


# --------------------------------------------------------------------------------------- group commit


class Spy:
    """A connection that counts, and refuses what it is told to refuse."""

    def __init__(self, name: str) -> None:
        self.inner = sqlite.open_file(name)
        self.said: list[str] = []
        self.refuse: dict[str, Exception] = {}

    def execute(self, statement: str, *values: Any) -> Any:
        self.said.append(statement)
        if statement in self.refuse:
            raise self.refuse.pop(statement)
        return self.inner.execute(statement, *values)

    def cursor(self) -> SpyCursor:
        return SpyCursor(self)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


class SpyCursor:
    """A cursor of such a connection."""

    def __init__(self, spy: Spy) -> None:
        self.spy, self.inner = spy, spy.inner.cursor()

    def execute(self, statement: str, *values: Any) -> Any:
        self.spy.said.append(statement)
        if statement in self.spy.refuse:
            raise self.spy.refuse.pop(statement)
        return self.inner.execute(statement, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


async def spied(store: LiteStore) -> Spy:
    """The writer's connection."""
    spy = store._writer.connection
    assert isinstance(spy, Spy)
    spy.said.clear()
    return spy


async def together(*appends: Awaitable[None]) -> list[BaseException | None]:
    return await asyncio.gather(*appends, return_exceptions=True)


class Gate:
    """Keeps the writer busy until all that is to go into one group waits."""

    def __init__(self, store: LiteStore) -> None:
        self.loop = asyncio.get_running_loop()
        self.writer = store._writer

    async def hold(self, appends: Sequence[Awaitable[None]]) -> list[BaseException | None]:
        entered, opened = asyncio.Event(), threading.Event()

        def job(connection: object) -> None:
            self.loop.call_soon_threadsafe(entered.set)
            assert opened.wait(30)

        first = asyncio.create_task(self.writer.do(job))
        await entered.wait()
        rest = asyncio.create_task(together(*appends))
        while self.writer._wishes.qsize() < len(appends):
            await asyncio.sleep(0)
        opened.set()
        await first
        return await rest


@pytest.mark.parametrize("connect", [Spy])
async def test_one_commit_serves_all_that_waits(store: LiteStore) -> None:
    spy = await spied(store)
    outcomes = await Gate(store).hold([store.append([row(1)], at(1, f"t{i}")) for i in range(20)])
    assert outcomes == [None] * 20
    assert spy.said.count("COMMIT") == 2  # the gate's own, and one for all
    assert len(await store.tables(statuses=["running"])) == 20


async def test_a_conflict_does_not_fail_the_others_of_its_group(store: LiteStore) -> None:
    await store.append([row(1, "c")], at(1, "a"))
    appends = [
        store.append([row(1)], at(1, "b")),
        store.append([row(1)], at(1, "a")),  # conflict
        store.append([row(2, "c")], at(2, "a")),  # conflict
        store.append([row(2, "d")], at(2, "a", people=("zoe",))),
        store.append([row(2, "e")], at(2, "a")),  # conflict with its neighbour
        store.append([row(1, None, actor=object())], at(1, "c")),  # type: ignore[arg-type]
        store.append([row(2)], at(2, "b")),
    ]
    outcomes = await Gate(store).hold(appends)
    kinds = [type(outcome).__name__ for outcome in outcomes]
    assert kinds[:5] == ["NoneType", "Conflict", "Conflict", "NoneType", "Conflict"]
    assert kinds[5] not in ("NoneType", "Conflict", "StoreError")
    assert kinds[6] == "NoneType"
    assert await store.events("a") == [row(1, "c"), row(2, "d")]
    assert await store.events("b") == [row(1), row(2)]
    assert await store.table("c") is None
    assert await store.table("a") == at(2, "a", people=("zoe",))


@pytest.mark.parametrize("connect", [Spy])
async def test_many_logs_grow_in_few_statements(store: LiteStore) -> None:
    many = [f"t{i}" for i in range(100)]
    spy = await spied(store)
    for name in many:
        await store.append([row(1)], at(1, name))
    spy.said.clear()
    two = [row(2, "c"), row(3)]
    outcomes = await Gate(store).hold([store.append(two, at(3, name), reseat=False) for name in many])
    assert outcomes == [None] * 100
    assert spy.said.count("COMMIT") == 2
    assert len(spy.said) < 20
    for name in many:
        assert await store.events(name) == [row(1), *two]
        assert await store.table(name) == at(3, name)


@pytest.mark.parametrize("late", [row(2, "c"), row(1, "d"), row(4, "d"), row(3, "c")])
async def test_one_log_that_cannot_grow_does_not_keep_others_from_growing(
    store: LiteStore, late: Row
) -> None:
    many = ["a", "b", "c"]
    for name in many:
        await store.append([row(1), row(2, "c")], at(2, name))
    appends = [store.append([row(3)], at(3, name), reseat=False) for name in "ac"]
    wrong = store.append([late], at(late.seq, "b"), reseat=late.seq == 1)
    outcomes = await Gate(store).hold([appends[0], wrong, appends[1]])
    assert [type(outcome).__name__ for outcome in outcomes] == ["NoneType", "Conflict", "NoneType"]
    assert [len(await store.events(name)) for name in many] == [3, 2, 3]
    assert [await store.table(name) for name in many] == [at(3, "a"), at(2, "b"), at(3, "c")]


@pytest.mark.parametrize("connect", [Spy])
async def test_trouble_with_the_file_while_jobs_are_done_one_by_one_fails_them_all(store: LiteStore) -> None:
    spy = await spied(store)
    await store.append([row(1)], at(1))
    spy.refuse["RELEASE job"] = sqlite.driver().OperationalError("disk I/O error")
    appends = [store.append([row(1)], at(1)), store.append([row(2)], at(2))]  # the first is a conflict
    outcomes = await Gate(store).hold(appends)
    assert [type(outcome) for outcome in outcomes] == [StoreError] * 2
    assert await store.events("t") == [row(1)]


@pytest.mark.parametrize("statement", ["COMMIT", "BEGIN IMMEDIATE", jobs.SQLITE.move])
@pytest.mark.parametrize("connect", [Spy])
async def test_a_failed_transaction_acknowledges_nothing_and_the_writer_goes_on(
    store: LiteStore, statement: str
) -> None:
    full = sqlite.driver().OperationalError("database or disk is full")
    spy = await spied(store)
    await store.append([row(1)], at(1))

    spy.refuse[statement] = full
    with pytest.raises(StoreError, match="nothing was written: database or disk is full"):
        await store.append([row(2)], at(2))
    assert store.trouble is not None
    assert await store.events("t") == [row(1)]
    await store.append([row(2)], at(2))
    assert store.trouble is None
    assert await store.events("t") == [row(1), row(2)]


@pytest.mark.parametrize("connect", [Spy])
async def test_every_append_of_a_group_fails_with_its_commit(store: LiteStore) -> None:
    spy = await spied(store)

    def spoil(connection: object) -> None:
        spy.refuse["COMMIT"] = sqlite.driver().OperationalError("disk I/O error")

    outcomes = await Gate(store).hold(
        [store._writer.do(spoil), *(store.append([row(1)], at(1, f"t{i}")) for i in range(5))]
    )
    assert [type(outcome) for outcome in outcomes] == [StoreError] * 6
    assert await store.tables(statuses=["running"]) == []


async def test_a_full_disk_is_told_and_survived(store: LiteStore) -> None:
    """A real one: SQLite may not make the file any longer."""
    connection = store._writer.connection
    pages = connection.execute("PRAGMA page_count").fetchone()[0]

    def limit(most: int) -> Callable[[Any], None]:
        return lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={most}").fetchall()

    await store.append([row(1)], at(1))
    await store._writer.do(limit(pages + 1))
    large = Row(2, "c", "anna", "acted", b"x" * 100_000, 0)
    with pytest.raises(StoreError, match="full"):
        await store.append([large], at(2))
    assert await store.events("t") == [row(1)]
    await store._writer.do(limit(1_000_000))
    await store.append([large], at(2))
    assert await store.events("t", after=1) == [large]


async def test_whoever_was_cancelled_is_not_missed(store: LiteStore) -> None:
    task = asyncio.create_task(store.append([row(1)], at(1)))
    await asyncio.sleep(0)
    task.cancel()
    await store.append([row(1)], at(1, "u"))
    assert await store.events("t") == [row(1)]  # it had been asked for


def test_the_log_of_sqlite_is_moved_into_its_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "OFTEN", 20)
    log = path.with_name(path.name + "-wal")
    rounds = 10

    async def use(store: LiteStore) -> None:
        longest = 0
        for seq in range(1, 20 * rounds):
            await store.append([Row(seq, None, "anna", "acted", bytes(4096), 0)], at(seq))
            if seq % 20 == 0:
                await soon(store._writer.checkpoints.only_the_rest.is_set)
            longest = max(longest, log.stat().st_size)
        assert len(await store.events("t")) == 20 * rounds - 1
        assert longest < 20 * rounds * 4096  # it began anew again and again

    with_store(path, use)
    assert not log.exists()


@pytest.mark.parametrize("connect", [Spy])
async def test_a_log_that_cannot_be_moved_costs_nothing(
    store: LiteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "OFTEN", 1)
    statement = "PRAGMA wal_checkpoint(PASSIVE)"
    spies = await spied(store), store._writer.checkpoints.connection
    for spy in spies:
        spy.refuse[statement] = sqlite.driver().OperationalError("disk I/O error")
    await store.append([row(1)], at(1))
    await soon(store._writer.checkpoints.only_the_rest.is_set)
    await store.append([row(2)], at(2))
    await soon(lambda: all(statement in spy.said for spy in spies))
    await store.append([row(3)], at(3))
    assert len(await store.events("t")) == 3


# --------------------------------------------------------------------------------------------- reading


async def test_lists_of_tables(store: Store) -> None:
    for number, (status, visibility, people) in enumerate(
        [
            ("open", "public", ("anna",)),
            ("running", "link", ("ben", "anna")),
            ("running", "public", ()),
            ("over", "public", ("anna",)),
        ]
    ):
        kinds = {"status": status, "visibility": visibility, "people": people, "opened": number}
        await store.append([row(1)], at(1, f"t{number}", **kinds))

    async def ids(*statuses: str, **which: Any) -> list[str]:
        return [table.id for table in await store.tables(statuses=statuses, **which)]

    assert await ids("open", "running") == ["t2", "t1", "t0"]
    assert await ids("open", "running", visibility="public") == ["t2", "t0"]
    assert await ids("open", "running", person="anna") == ["t1", "t0"]
    assert await ids("open", "running", "over", limit=2) == ["t3", "t2"]
    assert await ids("closed") == await ids() == []
    assert (await store.tables(statuses=["running"]))[1].people == ("ben", "anna")


async def test_orders_and_admissions(store: Store) -> None:
    await store.append([row(1)], at(1))
    await store.order("t", 0, Order("pass", "pass 3"))
    assert await store.orders("t") == {0: Order("pass", "pass 3")}
    await store.order("t", 0, None)
    assert await store.orders("t") == {}
    assert not await store.is_admitted("t", "p1")
    for _ in range(2):
        await store.admit("t", "p1")
    assert await store.is_admitted("t", "p1")


async def test_people(store: Store) -> None:
    anna, session = Person("p1", "Anna", b"k1", 5), Session(b"h1", "p1", 5, 5, 0, "Firefox")
    await store.add_person(anna, session)
    await store.add_person(Person("p2", "あや", b"k2", 6))
    for same, token in (("p1", b"h3"), ("p3", b"h1")):
        with pytest.raises(Conflict):
            await store.add_person(Person(same, "X", b"k3", 7), Session(token, same, 7, 7))
    assert await store.session(b"h1") == (anna, session)
    assert await store.session(b"h3") is None
    await store.rename("p1", "Anne")
    with pytest.raises(KeyError):
        await store.rename("p9", "Nobody")
    asked = ["p1", "p2", "p9", *(f"q{n}" for n in range(2000))]
    assert await store.people(asked) == {"p1": "Anne", "p2": "あや"}
    assert await store.people([]) == {}


async def test_readers_cannot_write(store: LiteStore) -> None:
    with pytest.raises(sa.exc.OperationalError, match="readonly"):
        await store.ask(lambda connection: connection.execute(sa.text("DELETE FROM event")))


async def test_many_tasks_write_and_read_at_once(store: LiteStore) -> None:
    async def table(store: LiteStore, name: str) -> None:
        for seq in range(1, 11):
            await store.append([row(seq, f"c{seq}")], at(seq, name))
            assert [each.seq for each in await store.events(name)] == list(range(1, seq + 1))

    await asyncio.gather(*(table(store, f"t{i}") for i in range(16)))
