"""Entries and tables for tests of the store."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import replace

from kobako.server.store import Row, TableRow
from kobako.server.store.lite import LiteStore, open_lite

T = TypeVar("T")


def row(seq: int, cid: str | None = None, actor: str = "anna") -> Row:
    return Row(seq, cid, actor, "acted", b"bid %d" % seq, 1000 + seq)


def at(head: int, table: str = "t", **changes: Any) -> TableRow:
    plain = TableRow(
        table, "luz", 1, "running", "public", 1000, 1000 + head, head, due=None, people=("anna", "ben")
    )
    return replace(plain, **changes)


def with_store(path: Path, use: Callable[[LiteStore], Awaitable[T]], **how: Any) -> T:
    async def run() -> T:
        store = open_lite(path, **how)
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())
