"""All that a database holds in one file, which any other database can be made from, of either kind.

The file is gzipped lines of JSON: a head with the revision of the schema; for each table its name and columns
and then its rows, bytes in base64; at the end the number of rows, without which it is not whole.
"""

from __future__ import annotations

import gzip
import os
import zlib
from base64 import b64decode
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.util import CommandError

from ..kinds import is_postgres
from . import lite, sqlite
from .migrations import migrate
from .rows import StoreError
from .schema import KEEPING, KEEPSAKE, METADATA

VERSION = 1
AT_ONCE = 500  # rows

encode, decode = msgspec.json.Encoder().encode, msgspec.json.Decoder().decode


class BackupError(Exception):
    """Why it cannot be done: a message and its arguments."""

    def __init__(self, message: str, **args: str | int) -> None:
        super().__init__(message, args)
        self.message, self.said = message, args


def back_up(database: str, path: Path) -> int:
    """Write what a database holds at one moment into a new file, also while servers use it; rows."""
    if is_postgres(database):
        from . import postgres

        return postgres.in_transaction(database, partial(write_backup, path), "REPEATABLE READ")
    file = sqlite.path_of(database)
    if not file.is_file():
        raise StoreError(f"there is no file {file}")
    return lite.in_transaction(file, partial(write_backup, path), may_write=False)


def restore(database: str, path: Path) -> int:
    """Fill a database that is empty, or not there yet; rows. InUse if a server uses the file."""
    if is_postgres(database):
        from . import postgres

        return postgres.in_transaction(database, partial(read_backup, path))
    file = sqlite.path_of(database)
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = sqlite.FileLock(file)
    try:
        return lite.in_transaction(file, partial(read_backup, path), may_write=True)
    finally:
        lock.free()


# ------------------------------------------------------------------------------------------- writing


def write_backup(path: Path, connection: sa.Connection) -> int:
    """Write everything, as it is at one moment; the number of rows."""
    # It holds closed cards and hashes of tokens: nobody else on this machine reads it.
    opened = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(opened, "wb") as raw, gzip.open(raw, "wb") as file:
        try:
            return _write_all(file, connection)
        except BaseException:
            path.unlink()
            raise


def _write_all(file: gzip.GzipFile, connection: sa.Connection) -> int:
    rows = 0
    revision = MigrationContext.configure(connection).get_current_revision()
    _write(file, {"kobako backup": VERSION, "revision": revision})
    for table in METADATA.sorted_tables:
        if table is KEEPING:  # who keeps a table here is nobody's business elsewhere
            continue
        _write(file, {"table": str(table.name), "columns": [str(column.name) for column in table.columns]})
        for row in connection.execution_options(yield_per=AT_ONCE).execute(sa.select(table)):
            _write(file, list(row))
            rows += 1
    _write(file, {"rows": rows})
    return rows


def _write(file: gzip.GzipFile, value: object) -> None:
    file.write(encode(value) + b"\n")


# ------------------------------------------------------------------------------------------- reading


def read_backup(path: Path, connection: sa.Connection) -> int:
    """Fill an empty database, and bring it up to date; the number of rows. All or nothing."""
    lines = _lines(path)
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("kobako backup") != VERSION:
        raise BackupError("backup-none", path=str(path))
    if sa.inspect(connection).has_table("card_table") and not _is_empty(connection):
        raise BackupError("backup-not-empty")
    try:
        migrate(connection, head["revision"])
    except CommandError:
        raise BackupError("backup-newer", path=str(path)) from None
    if sa.inspect(connection).has_table("keepsake"):
        connection.execute(KEEPSAKE.delete())
    rows = _fill(path, lines, connection)
    migrate(connection)
    return rows


def _lines(path: Path) -> Iterator[Any]:
    try:
        with gzip.open(path, "rb") as file:
            for line in file:
                yield decode(line)
    except (EOFError, zlib.error, gzip.BadGzipFile, msgspec.MsgspecError):
        return  # what is missing is noticed


def _is_empty(connection: sa.Connection) -> bool:
    present = set(sa.inspect(connection).get_table_names())
    # Whoever has only started a server there has left keys and codes, which those of the backup replace.
    lasting = [table for table in METADATA.sorted_tables if table not in (KEEPING, KEEPSAKE)]
    kept = [table for table in lasting if table.name in present]
    return all(connection.execute(sa.select(table).limit(1)).first() is None for table in kept)


class Filling:
    """Rows on their way into one table."""

    def __init__(self, connection: sa.Connection, table: str, columns: Sequence[str]) -> None:
        self.connection, self.columns = connection, columns
        self.table = sa.Table(table, sa.MetaData(), autoload_with=connection)
        self.is_binary = [isinstance(self.table.c[name].type, sa.LargeBinary) for name in columns]
        self.waiting: list[dict[str, Any]] = []

    def add(self, row: Sequence[Any]) -> None:
        """One more."""
        kinds = zip(row, self.is_binary, strict=True)
        values = [b64decode(v) if is_binary and v is not None else v for v, is_binary in kinds]
        self.waiting.append(dict(zip(self.columns, values, strict=True)))
        if len(self.waiting) == AT_ONCE:
            self.flush()

    def flush(self) -> None:
        """Write those that wait."""
        if self.waiting:
            self.connection.execute(self.table.insert(), self.waiting)
            self.waiting = []


def _fill(path: Path, lines: Iterator[Any], connection: sa.Connection) -> int:
    rows, filling = 0, None
    for line in lines:
        if isinstance(line, list) and filling:
            filling.add(line)
            rows += 1
            continue
        if filling:
            filling.flush()
        if "rows" in line:
            if line["rows"] != rows:
                break
            return rows
        filling = Filling(connection, line["table"], line["columns"])
    raise BackupError("backup-cut", path=str(path))
