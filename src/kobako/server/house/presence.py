"""Who is at a table: the clients that look at it, here and at other servers, and who has gone since when."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import msgspec

from ...messages.down import Presence as Told
from ..tables.table import Table
from ..wallclock import Clock
from .crew import Crew

encode = msgspec.json.Encoder().encode

FORGET = 7_000  # ms after which it does not count what another server has told


class Client(Protocol):
    """A socket, as a table sees it."""

    person: str

    def send(self, *frames: bytes) -> None:
        """Send or queue messages; never blocks."""


class Home(Protocol):
    """What is needed from the house."""

    crew: Crew
    clock: Clock
    absence: int  # ms after which a bot may be asked in


class Place(Protocol):
    """What is needed from a table in use."""

    table: Table
    clients: set[Client]

    @property
    def home(self) -> Home:
        """The house."""


class Elsewhere:
    """Who is connected to other servers, as far as they have told."""

    def __init__(self) -> None:
        self.told: dict[str, tuple[set[str], int, int]] = {}  # by server: people, watchers, when
        self.people: set[str] = set()
        self.watchers = 0

    def note(self, server: str, people: set[str], watchers: int, now: int) -> None:
        """What a server has told; what others told long ago is forgotten."""
        self.told[server] = (people, watchers, now)
        self.told = {name: told for name, told in self.told.items() if now - told[2] < FORGET}
        self.people = set().union(*(people for people, _, _ in self.told.values()))
        self.watchers = sum(watchers for _, watchers, _ in self.told.values())


class Presence:
    """Who is at one table."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.told = b""  # what everybody was told last
        self.elsewhere = Elsewhere()
        self.gone: dict[str, int] = {}  # since when a person of this table has no socket

    def has_come(self, client: Client) -> None:
        """A client looks at the table."""
        self.gone.pop(client.person, None)
        self.tell(client)
        self.tell_others()

    def has_gone(self, client: Client) -> None:
        """A client looks at it no more."""
        self._note_absence(client.person)
        self.tell()
        self.tell_others()

    def hear(self, server: str = "", people: Iterable[str] = (), watchers: int = 0) -> None:
        """Who is connected to another server; without one, who is if the silent ones are forgotten."""
        before = self.elsewhere.people
        self.elsewhere.note(server, set(people), watchers, self.place.home.clock.now())
        for person in self.elsewhere.people - before:
            self.gone.pop(person, None)
        for person in before - self.elsewhere.people:
            self._note_absence(person)
        self.tell()

    def tell_others(self) -> None:
        """Tell other servers who is here; they forget it after a while."""
        table, clients = self.place.table, self.place.clients
        people = sorted({client.person for client in clients} & set(table.people))
        watchers = sum(client.person not in table.people for client in clients)
        self.place.home.crew.tell(here={table.id: (people, watchers)})

    def tell(self, newcomer: Client | None = None) -> None:
        """Tell everybody who is here, if that has changed; a newcomer in any case."""
        table, clients = self.place.table, self.place.clients
        people = set(table.people)
        watchers = sum(client.person not in people for client in clients) + self.elsewhere.watchers
        told = encode(Told(table.id, sorted(self._here() & people), watchers, self.replaceable()))
        if told != self.told:
            self.told = told
            for client in list(clients):
                client.send(told)
        elif newcomer:
            newcomer.send(told)

    def replaceable(self) -> list[int]:
        """Seats of people who have been gone for so long that a bot may be asked in."""
        table, home = self.place.table, self.place.home
        if table.status != "running" or table.opened.clock.is_slow:
            return []
        limit = home.clock.now() - home.absence
        return [
            number
            for number, seat in enumerate(table.seats)
            if not seat.is_played_by_bot and self.gone.get(seat.person or "", limit + 1) <= limit
        ]

    def _note_absence(self, person: str) -> None:
        table, home = self.place.table, self.place.home
        if person not in table.people or person in self._here() or table.opened.clock.is_slow:
            return
        now = home.clock.now()
        self.gone[person] = now
        home.clock.call_at(now + home.absence, self.tell)

    def _here(self) -> set[str]:
        return {client.person for client in self.place.clients} | self.elsewhere.people
