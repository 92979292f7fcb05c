"""The store: all or nothing, once, in order, on disk before it is acknowledged, one server to a file."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from kobako.server import sqlite, writer
from kobako.server.schema import METADATA
from kobako.server.store import Conflict, InUse, Person, Row, Store, StoreError, TableRow, open_store

T = TypeVar("T")


def row(seq: int, cid: str | None = None, actor: str = "anna") -> Row:
    return Row(seq, cid, actor, "acted", b"bid %d" % seq, 1000 + seq)


def at(head: int, table: str = "t", **changes: Any) -> TableRow:
    plain = TableRow(
        table, "luz", 1, "running", "public", 1000, 1000 + head, head, due=None, people=("anna", "ben")
    )
    return replace(plain, **changes)


def with_store(path: Path, use: Callable[[Store], Awaitable[T]], **how: Any) -> T:
    async def run() -> T:
        store = open_store(path, **how)
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kobako.sqlite3"


# ------------------------------------------------------------------------------------------ appending


def test_what_was_appended_is_there_after_reopening(path: Path) -> None:
    async def write(store: Store) -> None:
        await store.append([row(1, "c1"), row(2)], at(2, due=5000))
        await store.append([row(3, "c3")], at(3, status="over", people=("ben",)))

    async def read(store: Store) -> None:
        assert await store.events("t") == [row(1, "c1"), row(2), row(3, "c3")]
        assert await store.events("t", after=2) == [row(3, "c3")]
        assert await store.events("t", after=3) == await store.events("other") == []
        assert await store.table("t") == at(3, status="over", people=("ben",))
        assert await store.table("other") is None

    with_store(path, write)
    with_store(path, read)


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
def test_a_conflict_changes_nothing(path: Path, late: tuple[list[Row], TableRow]) -> None:
    async def use(store: Store) -> None:
        await store.append([row(1, "c1"), row(2)], at(2))
        with pytest.raises(Conflict):
            await store.append(*late)
        assert await store.events("t") == [row(1, "c1"), row(2)]
        assert await store.table("t") == at(2)
        await store.append([row(3, "c1", actor="ben")], at(3))  # another actor may choose the same cid
        assert len(await store.events("t")) == 3

    with_store(path, use)


def test_entries_without_a_cid_are_never_the_same(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.append([row(1), row(2), row(3)], at(3))
        await store.append([row(4)], at(4))

    with_store(path, use)


@pytest.mark.parametrize(("seqs", "head"), [([], 1), ([1, 3], 3), ([2, 1], 1), ([1, 2], 3)])
def test_entries_lead_to_the_head(path: Path, seqs: list[int], head: int) -> None:
    async def use(store: Store) -> None:
        with pytest.raises(ValueError, match=f"do not lead to {head}"):
            await store.append([row(seq) for seq in seqs], at(head))
        assert await store.table("t") is None

    with_store(path, use)


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

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


async def spied(store: Store) -> Spy:
    """The writer's connection."""
    spy = store._writer.connection
    assert isinstance(spy, Spy)
    spy.said.clear()
    return spy


async def together(*appends: Awaitable[None]) -> list[BaseException | None]:
    return await asyncio.gather(*appends, return_exceptions=True)


class Gate:
    """Keeps the writer busy until all that is to go into one group waits."""

    def __init__(self, store: Store) -> None:
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


def test_one_commit_serves_all_that_waits(path: Path) -> None:
    async def use(store: Store) -> None:
        spy = await spied(store)
        outcomes = await Gate(store).hold([store.append([row(1)], at(1, f"t{i}")) for i in range(20)])
        assert outcomes == [None] * 20
        assert spy.said.count("COMMIT") == 2  # the gate's own, and one for all
        assert len(await store.tables(statuses=["running"])) == 20

    with_store(path, use, connect=Spy)


def test_a_conflict_does_not_fail_the_others_of_its_group(path: Path) -> None:
    async def use(store: Store) -> None:
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

    with_store(path, use)


@pytest.mark.parametrize("statement", ["COMMIT", "BEGIN IMMEDIATE", "RELEASE job"])
def test_a_failed_transaction_acknowledges_nothing_and_the_writer_goes_on(path: Path, statement: str) -> None:
    full = sqlite.driver().OperationalError("database or disk is full")

    async def use(store: Store) -> None:
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

    with_store(path, use, connect=Spy)


def test_every_append_of_a_group_fails_with_its_commit(path: Path) -> None:
    async def use(store: Store) -> None:
        spy = await spied(store)

        def spoil(connection: object) -> None:
            spy.refuse["COMMIT"] = sqlite.driver().OperationalError("disk I/O error")

        outcomes = await Gate(store).hold(
            [store._writer.do(spoil), *(store.append([row(1)], at(1, f"t{i}")) for i in range(5))]
        )
        assert [type(outcome) for outcome in outcomes] == [StoreError] * 6
        assert await store.tables(statuses=["running"]) == []

    with_store(path, use, connect=Spy)


def test_a_full_disk_is_told_and_survived(path: Path) -> None:
    """A real one: SQLite may not make the file any longer."""

    async def use(store: Store) -> None:
        connection = store._writer.connection
        pages = connection.execute("PRAGMA page_count").fetchone()[0]

        def limit(most: int) -> Callable[[Any], None]:
            return lambda connection: connection.execute(f"PRAGMA max_page_count={most}").fetchall()

        await store.append([row(1)], at(1))
        await store._writer.do(limit(pages + 1))
        large = Row(2, "c", "anna", "acted", b"x" * 100_000, 0)
        with pytest.raises(StoreError, match="full"):
            await store.append([large], at(2))
        assert await store.events("t") == [row(1)]
        await store._writer.do(limit(1_000_000))
        await store.append([large], at(2))
        assert await store.events("t", after=1) == [large]

    with_store(path, use)


def test_whoever_was_cancelled_is_not_missed(path: Path) -> None:
    async def use(store: Store) -> None:
        task = asyncio.create_task(store.append([row(1)], at(1)))
        await asyncio.sleep(0)
        task.cancel()
        await store.append([row(1)], at(1, "u"))
        assert await store.events("t") == [row(1)]  # it had been asked for

    with_store(path, use)


def test_the_log_of_sqlite_is_moved_into_its_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "OFTEN", 3)

    async def use(store: Store) -> None:
        spy = await spied(store)
        for seq in range(1, 8):
            await store.append([row(seq)], at(seq))
        assert len(await store.events("t")) == 7
        assert spy.said.count("PRAGMA wal_checkpoint(PASSIVE)") == 2
        spy.refuse["PRAGMA wal_checkpoint(PASSIVE)"] = sqlite.driver().OperationalError("disk I/O error")
        for seq in range(8, 12):  # a checkpoint that fails costs nothing
            await store.append([row(seq)], at(seq))

    with_store(path, use, connect=Spy)
    assert not path.with_name(path.name + "-wal").exists()


# --------------------------------------------------------------------------------------------- reading


def test_lists_of_tables(path: Path) -> None:
    async def use(store: Store) -> None:
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

    with_store(path, use)


def test_people(path: Path) -> None:
    async def use(store: Store) -> None:
        anna = Person("p1", "Anna", b"h1", 5)
        await store.add_person(anna)
        await store.add_person(Person("p2", "あや", b"h2", 6))
        for same in (Person("p1", "X", b"h3", 7), Person("p3", "X", b"h1", 7)):
            with pytest.raises(Conflict):
                await store.add_person(same)
        assert await store.person_by_token(b"h1") == anna
        assert await store.person_by_token(b"h3") is None
        await store.rename("p1", "Anne")
        with pytest.raises(KeyError):
            await store.rename("p9", "Nobody")
        asked = ["p1", "p2", "p9", *(f"q{n}" for n in range(2000))]
        assert await store.people(asked) == {"p1": "Anne", "p2": "あや"}
        assert await store.people([]) == {}

    with_store(path, use)


def test_readers_cannot_write(path: Path) -> None:
    async def use(store: Store) -> None:
        with pytest.raises(sa.exc.OperationalError, match="readonly"):
            await store._read(lambda connection: connection.execute(sa.text("DELETE FROM event")))

    with_store(path, use)


def test_many_tasks_write_and_read_at_once(path: Path) -> None:
    async def table(store: Store, name: str) -> None:
        for seq in range(1, 11):
            await store.append([row(seq, f"c{seq}")], at(seq, name))
            assert [each.seq for each in await store.events(name)] == list(range(1, seq + 1))

    async def use(store: Store) -> None:
        await asyncio.gather(*(table(store, f"t{i}") for i in range(16)))

    with_store(path, use)


# -------------------------------------------------------------------------------------------- the file


def test_migrations_make_what_the_program_expects(path: Path) -> None:
    open_store(path).shut()
    migrated = sqlite.make_engine(sqlite.open_file, path, 1, may_write=True)
    made = sqlite.make_engine(sqlite.open_file, path.with_name("made.sqlite3"), 1, may_write=True)
    with migrated.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        found = definitions(connection)
    with made.begin() as connection:
        METADATA.create_all(connection)
        expected = definitions(connection)
    migrated.dispose()
    made.dispose()
    assert found.pop("alembic_version")
    assert found == expected
    assert "WITHOUT ROWID" in found["event"]


def definitions(connection: sa.Connection) -> dict[str, str]:
    """Every table and index as SQLite was told to make it."""
    rows = connection.exec_driver_sql("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return {name: " ".join(text.split()) for name, text in rows}


def test_the_pragmas_are_on_and_asserted(path: Path) -> None:
    async def use(store: Store) -> None:
        connection = store._writer.connection
        for name, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert connection.execute(f"PRAGMA {name}").fetchone() == (value,)

    with_store(path, use)


class Deaf(Spy):
    """A connection on which synchronous=FULL has no effect."""

    def execute(self, statement: str, *values: Any) -> Any:
        return super().execute(statement.replace("synchronous=2", "synchronous=1"), *values)


def test_a_database_that_does_not_sync_is_refused(path: Path) -> None:
    with pytest.raises(StoreError, match="did not accept synchronous=2: it says 1"):
        open_store(path, connect=Deaf)
    open_store(path).shut()  # and the lock is free


def test_another_sqlite_runs_the_same_sql(path: Path) -> None:
    def connect(name: str) -> sqlite3.Connection:
        return sqlite3.connect(name, isolation_level=None, check_same_thread=False)

    async def use(store: Store) -> None:
        await store.append([row(1, "c")], at(1))
        with pytest.raises(Conflict):
            await store.append([row(2, "c")], at(2))
        assert await store.events("t") == [row(1, "c")]

    with_store(path, use, connect=connect)


def test_a_second_server_on_the_same_file_is_refused(path: Path) -> None:
    first = open_store(path)
    with pytest.raises(InUse, match=r"kobako\.sqlite3 is in use by another server"):
        open_store(path)
    first.shut()
    open_store(path).shut()


def test_a_file_of_a_newer_version_is_refused(path: Path) -> None:
    open_store(path).shut()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(StoreError, match="it was written by a newer Kobako"):
        open_store(path)


def test_what_is_no_database_is_refused(path: Path) -> None:
    path.write_bytes(b"dear diary " * 1000)
    with pytest.raises(StoreError, match="file is not a database"):
        open_store(path)
    assert path.read_bytes() == b"dear diary " * 1000
    (path.parent / "file").touch()
    with pytest.raises(StoreError, match="cannot be used: "):
        open_store(path.parent / "file" / "kobako.sqlite3")


@pytest.mark.parametrize("url", ["postgresql://db/kobako", "sqlite://", "sqlite:///:memory:", "://x"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(ValueError, match="a file of SQLite is needed"):
        open_store(url)


def test_a_url_names_a_file(path: Path) -> None:
    open_store(f"sqlite:///{path}").shut()
    assert path.is_file()


def test_a_closed_store_says_so(path: Path) -> None:
    async def run() -> None:
        store = open_store(path)
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.append([row(1)], at(1))

    asyncio.run(run())


# --------------------------------------------------------------------------------------------- a crash

CHILD = """
import asyncio, sys
from kobako.server.store import Row, TableRow, open_store

async def table(store, name):
    for seq in range(1, 1_000_000):
        row = Row(seq, f"c{seq}", "anna", "acted", b"x" * 200, seq)
        await store.append([row], TableRow(name, "luz", 1, "running", "public", 0, seq, seq, None, ("anna",)))
        print(name, seq, flush=True)

async def main():
    store = open_store(sys.argv[1])
    await asyncio.gather(*(table(store, f"t{i}") for i in range(8)))

asyncio.run(main())
"""


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(path: Path) -> None:
    acknowledged: dict[str, int] = {}

    def note(lines: Iterable[str]) -> None:
        for line in lines:
            if line.endswith("\n"):  # the last one may be torn
                name, seq = line.split()
                acknowledged[name] = int(seq)

    with subprocess.Popen(
        [sys.executable, "-c", CHILD, str(path)], stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout
        note(islice(child.stdout, 300))
        child.send_signal(signal.SIGKILL)
        note(child.stdout)
    assert sum(acknowledged.values()) >= 300

    async def check(store: Store) -> None:
        for name, seq in acknowledged.items():
            rows = await store.events(name)
            assert [each.seq for each in rows] == list(range(1, len(rows) + 1))
            assert len(rows) >= seq
            table = await store.table(name)
            assert table is not None
            assert table.head == len(rows)
            await store.append([row(len(rows) + 1)], at(len(rows) + 1, name))

    with_store(path, check)
