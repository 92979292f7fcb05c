"""The file of the store: how it is made, who may use it, and what a crash leaves in it."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterable
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from kobako.server.store import Conflict, InUse, StoreError, open_store, sqlite
from kobako.server.store.lite import LiteStore as Store
from kobako.server.store.schema import METADATA

from .rows import at, row, with_store

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
    """Every table and index as SQLite was told to make it; one that was renamed has its name in quotes."""
    rows = connection.exec_driver_sql("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return {name: " ".join(text.replace(f'"{name}"', name).split()) for name, text in rows}


async def test_the_pragmas_are_on_and_asserted(store: Store) -> None:
    connection = store._writer.connection
    for name, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
        assert connection.execute(f"PRAGMA {name}").fetchone() == (value,)


class Deaf:
    """A connection on which synchronous=FULL has no effect."""

    def __init__(self, name: str) -> None:
        self.inner = sqlite.open_file(name)

    def execute(self, statement: str, *values: Any) -> Any:
        return self.inner.execute(statement.replace("synchronous=2", "synchronous=1"), *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


def test_a_database_that_does_not_sync_is_refused(path: Path) -> None:
    with pytest.raises(StoreError, match="did not accept synchronous=2: it says 1"):
        open_store(path, connect=Deaf)
    open_store(path).shut()  # and the lock is free


@pytest.mark.parametrize(
    "connect", [partial(sqlite3.connect, isolation_level=None, check_same_thread=False)], ids=["python's"]
)
async def test_another_sqlite_runs_the_same_sql(store: Store) -> None:
    await store.append([row(1, "c")], at(1))
    with pytest.raises(Conflict):
        await store.append([row(2, "c")], at(2))
    assert await store.events("t") == [row(1, "c")]


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
    with pytest.raises(StoreError, match=r"directory|exists"):
        open_store(path.parent / "file" / "kobako.sqlite3")


@pytest.mark.parametrize("url", ["mysql://db/kobako", "sqlite://", "sqlite:///:memory:", "://x"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(ValueError, match="a file of SQLite is needed"):
        open_store(url)


def test_a_url_names_a_file(path: Path) -> None:
    open_store(f"sqlite:///{path}").shut()
    assert path.is_file()


async def test_a_closed_store_says_so(path: Path) -> None:
    store = open_store(path)
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.append([row(1)], at(1))


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
