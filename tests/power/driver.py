"""apsw as the store knows its driver: the little of Python's sqlite3 that the store and SQLAlchemy use."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import apsw

from kobako.server.store import sqlite

from .disk import VFS

OPEN = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE
PATIENCE = 10_000  # ms


@contextmanager
def as_usual() -> Iterator[None]:
    """Errors are those of the server's own driver."""
    driver = sqlite.driver()
    try:
        yield
    except apsw.ConstraintError as error:
        raise driver.IntegrityError(str(error)) from None
    except (apsw.CorruptError, apsw.NotADBError) as error:
        raise driver.DatabaseError(str(error)) from None
    except apsw.Error as error:
        raise driver.OperationalError(str(error)) from None


class Cursor:
    """A cursor that has read all its rows at once."""

    arraysize = 1

    def __init__(self, connection: apsw.Connection) -> None:
        self.connection = connection
        self.description: Any = None
        self.rowcount, self.lastrowid = -1, None
        self.rows: list[Any] = []

    def execute(self, statement: str, values: Any = ()) -> Cursor:
        with as_usual():
            before = self.connection.total_changes()
            cursor = self.connection.cursor()
            cursor.exec_trace = self._note_columns
            self.rows = cursor.execute(statement, values).fetchall()
        changed = self.connection.total_changes() - before
        self.rowcount = -1 if self.description else changed
        return self

    def executemany(self, statement: str, many: Any) -> Cursor:
        changed = sum(self.execute(statement, values).rowcount for values in many)
        self.rowcount = changed
        return self

    def _note_columns(self, cursor: apsw.Cursor, statement: str, values: Any) -> bool:
        named = cursor.get_description()
        self.description = tuple((name, *(None,) * 6) for name, *_ in named) or None
        return True

    def fetchone(self) -> Any:
        return self.rows.pop(0) if self.rows else None

    def fetchall(self) -> list[Any]:
        rows, self.rows = self.rows, []
        return rows

    def fetchmany(self, size: int | None = None) -> list[Any]:
        rows, self.rows = self.rows[: size or 1], self.rows[size or 1 :]
        return rows

    def close(self) -> None:
        """Nothing is open."""


class Connection:
    """A connection in autocommit mode."""

    isolation_level = None

    def __init__(self, name: str, synchronous: int | None = None) -> None:
        with as_usual():
            self.inner = apsw.Connection(name, OPEN, VFS)
            self.inner.set_busy_timeout(PATIENCE)
        self.synchronous = synchronous  # in secret, instead of what is asked for

    def __getattr__(self, name: str) -> Any:
        if name.endswith("Error"):
            return getattr(sqlite.driver(), name)
        raise AttributeError(name)

    @property
    def in_transaction(self) -> bool:
        return self.inner.in_transaction

    def cursor(self) -> Cursor:
        return Cursor(self.inner)

    def execute(self, statement: str, values: Any = ()) -> Cursor:
        if self.synchronous is not None and statement.startswith("PRAGMA synchronous"):
            self.inner.execute(f"PRAGMA synchronous={self.synchronous}")
            statement = f"SELECT {sqlite.FULL}"
        return self.cursor().execute(statement, values)

    def commit(self) -> None:
        if self.in_transaction:
            self.execute("COMMIT")

    def rollback(self) -> None:
        if self.in_transaction:
            self.execute("ROLLBACK")

    def create_function(self, *_: Any, **__: Any) -> None:
        """SQLAlchemy offers a function for regular expressions, which nobody uses."""

    def close(self) -> None:
        self.inner.close()
