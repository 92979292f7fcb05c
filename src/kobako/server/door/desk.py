"""The front desk: who is it, may they come in, and not too often."""

from __future__ import annotations

from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from ..house.house import House
from ..house.live import Live
from ..house.push import Push
from ..house.reviews import Reviews
from ..people.passwords import NOBODYS, is_password
from ..people.tokens import token_hash_of
from ..settings import Settings
from ..store import Person, Session, Store
from ..tables.decide import Refuse
from .limits import Limits
from .origins import Origins


@dataclass
class Desk:
    """Everything that a request or a socket needs."""

    settings: Settings
    store: Store
    house: House
    limits: Limits
    origins: Origins
    push: Push | None = None  # calls people who are not here
    reviews: Reviews = field(init=False)

    def __post_init__(self) -> None:
        self.reviews = Reviews(self.store)

    async def person(self, connection: HTTPConnection) -> Person | None:
        """Who has sent this, by cookie or by token."""
        known = await self.session(connection)
        return known[0] if known else None

    async def session(self, connection: HTTPConnection) -> tuple[Person, Session] | None:
        """The same, and by which session."""
        token_hash = token_hash_of(connection)
        known = None if token_hash is None else await self.store.session(token_hash)
        if known is not None:
            person, session = known
            self.house.names[person.id] = person.name
            await self.house.doors.note_seen(session)
        return known

    async def enter(
        self, table: str, person: str | None, password: str | None = None, address: str = ""
    ) -> Live:
        """A table that this person may see. Unknown and forbidden tables get the same answer.

        Where a password counts, the address from which it comes may not try too often.
        """
        live = await self.house.find(table)
        if live is not None and await self._is_open_to(live, person):
            return live
        if password is None:
            raise Refuse("no-such-table")
        if not self.limits.allow_password(address, table):
            raise Refuse("server-too-fast")
        kept = live.table.opened.password if live else None
        is_right = await is_password(password, kept or NOBODYS)  # a wrong one takes as long
        if live is None or not is_right:
            raise Refuse("no-such-table")
        if person is not None:
            live.admitted.add(person)
            await self.store.admit(table, person)
        return live

    async def _is_open_to(self, live: Live, person: str | None) -> bool:
        """Whether somebody may see a table without giving its password."""
        opened = live.table.opened
        if opened.password is None or person in (opened.host, *live.table.people):
            return True
        return person is not None and await self._is_admitted(live, person)

    async def _is_admitted(self, live: Live, person: str) -> bool:
        if person not in live.admitted and await self.store.is_admitted(live.table.id, person):
            live.admitted.add(person)
        return person in live.admitted

    def may_measure(self, connection: HTTPConnection) -> bool:
        """Whether the numbers of the server are for whoever asks."""
        return self.origins.is_from(connection, self.settings.metrics_from)

    def check_watchers(self, live: Live, person: str) -> None:
        """There is room for so many spectators."""
        if person in live.table.people:
            return
        watchers = sum(client.person not in live.table.people for client in live.clients)
        if watchers >= self.settings.max_watchers:
            raise Refuse("server-watchers-full")
