"""What a table was: the entries of its log, and how it stood after any of them."""

from __future__ import annotations

from ..store import Row
from .table import Table

MOST_MISSED = 60  # entries that are told one by one; who has missed more gets a snapshot


class Past:
    """The entries that are on disk, and the table as it stood as long ago as anybody is likely to ask.

    Whoever was away for a moment is told what came meanwhile. To replay the whole log for each of them would
    take the longer the longer a game lasts, and after a restart they all come at once.
    """

    def __init__(self, id: str, rows: list[Row]) -> None:  # noqa: A002 - a table's name is its id
        self.rows = rows
        self._then = Table(id)

    def after(self, seq: int) -> Table:
        """The table as it stood after that entry, to do with as one likes."""
        then = self._then if seq >= self._then.head else Table(self._then.id)
        long_ago = max(0, len(self.rows) - MOST_MISSED)
        for row in self.rows[then.head : min(seq, long_ago)]:
            then.apply(row)
        twin = then.copy()
        for row in self.rows[then.head : seq]:
            twin.apply(row)
        return twin

    @property
    def now(self) -> Table:
        """The table as its log makes it."""
        return self.after(len(self.rows))
