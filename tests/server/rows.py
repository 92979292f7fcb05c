"""Entries and tables for tests of the store."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import replace

from kobako.server.store import Row, TableRow, open_store

T = TypeVar("T")


def row(seq: int, cid: str | None = None, actor: str = "anna") -> Row:
    return Row(seq, cid, actor, "acted", b"bid %d" % seq, 1000 + seq)


def at(head: int, table: str = "t", **changes: Any) -> TableRow:
    plain = TableRow(
        table, "luz", 1, "running", "public", 1000, 1000 + head, head, due=None, people=("anna", "ben")
    )
    return replace(plain, **changes)


def with_store(address: str | Path, use: Callable[..., Awaitable[T]], servers: int = 1) -> T:
    """Use a database, as so many servers would that each have a store of it."""

    async def run() -> T:
        stores = [open_store(address) for _ in range(servers)]
        try:
            return await use(*stores)
        finally:
            for store in stores:
                await store.close()

    return asyncio.run(run())
