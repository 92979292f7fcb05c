"""SQLite as the server uses it: which build, how a connection is set up, and one server to a file."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import IO, Any

from sqlalchemy import Connection as Core
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.pool import QueuePool, StaticPool

from .rows import InUse, StoreError

# A connection of a DB-API module with what sqlite3 has beyond that: `execute`, `in_transaction`, and the
# errors as attributes. There are no types for them.
Connection = Any
Connect = Callable[[str], Connection]  # opens the file of that name, in autocommit mode

SCHEME = "sqlite:///"
PATIENCE = 10.0  # seconds to wait for a program of somebody else that has locked the file
WAL, FULL = "wal", 2
LARGEST_WAL = 64 * 1024 * 1024  # bytes; a longer file is cut when it begins anew


def driver() -> ModuleType:
    """The newest SQLite there is: the interpreter's own may lose data when a WAL begins anew."""
    try:
        return importlib.import_module("pysqlite3.dbapi2")
    except ImportError:  # not made for this system
        return importlib.import_module("sqlite3")


def path_of(url_or_path: str | Path) -> Path:
    """The file behind sqlite:///FILE or a plain path; a ValueError for anything else."""
    text = str(url_or_path)
    name = text.removeprefix(SCHEME)
    if "://" in name or name in ("", ":memory:"):
        raise ValueError(f"{text.partition('://')[0]}: a file of SQLite is needed, {SCHEME}FILE")
    return Path(name)


# --------------------------------------------------------------------------------------- connections


def open_file(name: str) -> Connection:
    """A connection that begins no transactions by itself and may go from thread to thread."""
    return driver().connect(name, timeout=PATIENCE, isolation_level=None, check_same_thread=False)


def set_up(connection: Connection) -> None:
    """Switch on what durability rests on, and make sure that it is on."""
    for pragma in (
        f"journal_mode={WAL}",
        f"synchronous={FULL}",
        "foreign_keys=1",
        "wal_autocheckpoint=0",  # the writer does that, after it has acknowledged
        f"journal_size_limit={LARGEST_WAL}",
    ):
        connection.execute(f"PRAGMA {pragma}").fetchall()
    for name, needed in (("journal_mode", WAL), ("synchronous", FULL), ("foreign_keys", 1)):
        found = connection.execute(f"PRAGMA {name}").fetchone()[0]
        if found != needed:
            raise StoreError(f"SQLite did not accept {name}={needed}: it says {found}")


def writing(connect: Connect, path: Path) -> Connection:
    """A connection for the writer."""
    connection = connect(str(path))
    set_up(connection)
    return connection


def make_engine(connect: Connect, path: Path, threads: int, *, may_write: bool) -> Engine:
    """An engine of SQLAlchemy whose transactions take the write lock at once, or never."""
    engine = create_engine(
        "sqlite://",
        module=driver(),
        creator=lambda: connect(str(path)),
        poolclass=QueuePool,
        pool_size=threads,
        max_overflow=0,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Connection, _: object) -> None:
        set_up(connection)
        if not may_write:
            connection.execute("PRAGMA query_only=1")

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if may_write else "BEGIN")

    return engine


def in_words(connection: Connection) -> Core:
    """SQLAlchemy on a plain connection. Whose transactions it runs in is not its business."""
    engine = create_engine(
        "sqlite://",
        module=driver(),
        creator=lambda: connection,
        poolclass=StaticPool,
        pool_reset_on_return=None,
    )
    return engine.connect()


# ------------------------------------------------------------------------------------------ the lock


class FileLock:
    """A locked file beside the database. The system frees it when the process ends, however it ends."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".lock")
        self.file: IO[str] = self.path.open("a+")
        if not _take(self.file):
            self.file.close()
            raise InUse(f"{database} is in use by another server")

    def free(self) -> None:
        """Let another server use the database."""
        self.file.close()


def _take(file: IO[str]) -> bool:
    if sys.platform == "win32":
        import msvcrt

        with contextlib.suppress(OSError):
            file.seek(0, os.SEEK_SET)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            return True
    else:
        import fcntl

        with contextlib.suppress(BlockingIOError):
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
    return False
