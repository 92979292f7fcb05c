"""A server that acknowledges before it writes, for the test that has to notice it."""

import asyncio
import sys
from collections.abc import Sequence
from typing import Any

from kobako.cli import main
from kobako.server.store import Row, Store, TableRow

LATE = 0.3  # seconds

really_append = Store.append


async def append(self: Store, rows: Sequence[Row], table: TableRow, **how: Any) -> None:
    """Promise it; it will be written a little later, in the same order."""
    loop = asyncio.get_running_loop()
    loop.call_later(LATE, lambda: loop.create_task(really_append(self, rows, table, **how)))


if __name__ == "__main__":
    Store.append = append  # type: ignore[method-assign]
    sys.exit(main(["serve", *sys.argv[1:]]))
