"""The database. `store.py` says what it can do; `lite.py` does it with a file of SQLite, `postgres.py` with
PostgreSQL. `rows.py`: what is kept; `questions.py` and `jobs.py`: how it is read and written; `schema.py` and
`migrations/`: what the database holds.
"""

from __future__ import annotations

from pathlib import Path

from ..kinds import is_postgres
from .lite import open_lite
from .rows import Conflict, InUse, Order, Person, Row, StoreError, TableRow
from .sqlite import Connect
from .store import Store

__all__ = [
    "Conflict",
    "InUse",
    "Order",
    "Person",
    "Row",
    "Store",
    "StoreError",
    "TableRow",
    "open_store",
]


def open_store(url_or_path: str | Path, *, connect: Connect | None = None) -> Store:
    """The store at an address, made or brought up to date; for SQLite, `connect` opens the file another way.

    InUse if another server has it, StoreError if it cannot be used.
    """
    if is_postgres(str(url_or_path)):
        from .postgres import open_postgres  # needs a driver that a file does not

        return open_postgres(str(url_or_path))
    return open_lite(url_or_path, connect=connect)
