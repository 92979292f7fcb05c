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
        self.since = place.home.clock.now()  # who was not here then, and has not come, is gone since then
        self.gone: dict[str, int] = {}  # when a person of this table was last here
        self.due: int | None = None  # when the next of them may be replaced

    def has_come(self, client: Client) -> None:
        """A client looks at the table."""
        self.tell(client)
        self.tell_others()

    def has_gone(self, client: Client) -> None:
        """A client looks at it no more."""
        self._note_last([client.person])
        self.tell()
        self.tell_others()

    def hear(self, server: str = "", people: Iterable[str] = (), watchers: int = 0) -> None:
        """Who is connected to another server; without one, who is if the silent ones are forgotten."""
        before = self.elsewhere.people
        self.elsewhere.note(server, set(people), watchers, self.place.home.clock.now())
        self._note_last(before - self.elsewhere.people)
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
        if clients:
            self._tell_in_time()

    def _tell_in_time(self) -> None:
        """Tell it again when the next of those who are gone may be replaced."""
        clock, absence = self.place.home.clock, self.place.home.absence
        moments = [since + absence for since in self._absent().values()]
        due = min((moment for moment in moments if moment > clock.now()), default=None)
        if due is not None and due != self.due:
            clock.call_at(due, self.tell)
        self.due = due

    def replaceable(self) -> list[int]:
        """Seats of people who have been gone for so long that a bot may be asked in."""
        limit = self.place.home.clock.now() - self.place.home.absence
        return [seat for seat, since in self._absent().items() if since <= limit]

    def _absent(self) -> dict[int, int]:
        """Seats whose people have no socket, and since when. Where people have days, nobody is gone."""
        table = self.place.table
        if table.status != "running" or table.opened.clock.is_slow:
            return {}
        here = self._here()
        return {
            number: self.gone.get(seat.person, self.since)
            for number, seat in enumerate(table.seats)
            if seat.person and not seat.is_played_by_bot and seat.person not in here
        }

    def _note_last(self, people: Iterable[str]) -> None:
        now = self.place.home.clock.now()
        self.gone |= {person: now for person in people if person in self.place.table.people}

    def _here(self) -> set[str]:
        return {client.person for client in self.place.clients} | self.elsewhere.people
