"""Other servers on the same database. A server alone, on SQLite, has none: that is `Crew` itself.

A table may be in the memory of any number of servers. What they tell each other are hints: the log decides.
Only one of them, the keeper, does what happens there by itself; it has the table on lease, and when it dies
the lease runs out and another takes over. That two keep it for a moment does no harm: whoever is slower finds
the entry written.
"""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from ..wallclock import Clock


class Hint(msgspec.Struct, omit_defaults=True):
    """What a server tells the others: ids and numbers, never a card."""

    by: str  # which server
    heads: dict[str, int] = {}  # tables whose logs have grown
    lists: set[str] = set()  # of these, tables that lists show otherwise now
    orders: set[str] = set()  # tables with other standing orders
    here: dict[str, tuple[list[str], int]] = {}  # who of a table is connected there, and how many look on
    asks: set[str] = set()  # tables of which it wants to know that
    names: set[str] = set()  # people with another name
    frees: set[str] = set()  # tables that it keeps no more
    ended: set[str] = set()  # sessions that are over, by their short ids
    feeds: set[str] = set()  # people of whom something else is asked now
    ties: set[str] = set()  # people who think otherwise of somebody
    news: set[str] = set()  # there are other bans or notices
    seeks: set[str] = set()  # people who are to be called, unless they are connected somewhere
    found: set[str] = set()  # people who were sought and are connected there

    def add(self, **news: Any) -> None:
        """Tell this, too."""
        for name, more in news.items():
            getattr(self, name).update(more)

    def __bool__(self) -> bool:
        told = (getattr(self, name) for name in self.__struct_fields__ if name not in ("by", "lists"))
        return any(told)  # lists come with heads


class Company(Protocol):
    """What a crew needs from the house."""

    clock: Clock

    def read_on(self, heads: dict[str, int]) -> None:
        """So far the logs of tables reach."""

    async def hear(self, hint: Hint) -> None:
        """Another server has told something besides."""

    async def look_around(self, heads: dict[str, int]) -> None:
        """So far the logs of tables reach; other hints may have been lost, too."""

    async def take_over(self, table: str, since: int | None) -> None:
        """Get ready to keep a table, which nobody has kept since then; the crew is told when it is kept."""

    async def list_all(self) -> None:
        """Bring the lobby up to date with all tables that there are."""

    def in_memory(self) -> list[str]:
        """The tables that are here."""


class Crew:
    """A server that is alone: it keeps every table."""

    is_alone = True

    def start(self, house: Company) -> None:
        """Begin to hear of others."""

    async def stop(self) -> None:
        """Leave all tables to others."""

    def keeps(self, table: str) -> bool:
        """Whether what happens at a table by itself happens here."""
        return True

    def wants(self, table: str) -> None:
        """Keep a table, if nobody else does."""

    def is_taken(self, table: str) -> bool:
        """Whether a table that nobody else has is to be kept, and is not yet."""
        return False

    def took_over(self, table: str) -> None:
        """Such a table is kept from now on."""

    def frees(self, table: str) -> None:
        """Keep a table no more."""

    def tell(self, **news: Any) -> None:
        """Let others know; the names are those of a Hint."""
