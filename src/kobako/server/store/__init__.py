"""The database. `store.py` says what it can do; `lite.py` does it with a file of SQLite, `postgres.py` with
PostgreSQL. `rows.py`: what is kept; `questions.py` and `jobs.py`: how tables are read and written, and
`people.py` how people are; `schema.py` and `migrations/`: what the database holds.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from ..kinds import is_postgres
from . import lite, sqlite
from .lite import open_lite
from .rows import (
    BOT,
    Conflict,
    InUse,
    Login,
    Order,
    Passkey,
    Person,
    Result,
    Row,
    Session,
    StoreError,
    TableRow,
)
from .sqlite import Connect
from .store import Store

__all__ = [
    "BOT",
    "Conflict",
    "InUse",
    "Login",
    "Order",
    "Passkey",
    "Person",
    "Result",
    "Row",
    "Session",
    "Store",
    "StoreError",
    "TableRow",
    "in_transaction",
    "open_store",
]

T = TypeVar("T")


def in_transaction(url_or_path: str | Path, work: Callable[[Connection], T]) -> T:
    """Do something with a database without an event loop, also while servers use it. Blocks."""
    if is_postgres(str(url_or_path)):
        from . import postgres

        return postgres.in_transaction(str(url_or_path), work)
    return lite.in_transaction(sqlite.path_of(url_or_path), work, may_write=True)


def open_store(url_or_path: str | Path, *, connect: Connect | None = None) -> Store:
    """The store at an address, made or brought up to date; for SQLite, `connect` opens the file another way.

    InUse if another server has it, StoreError if it cannot be used.
    """
    if is_postgres(str(url_or_path)):
        from .postgres import open_postgres  # needs a driver that a file does not

        return open_postgres(str(url_or_path))
    return open_lite(url_or_path, connect=connect)
