"""Standing orders of the seats of one table. They are kept beside the log, where others would notice them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import msgspec

from ...messages import up
from ...messages.down import Done, Ordered
from ..store import Order, Store
from ..tables.decide import ordered
from ..tables.table import Table
from .crew import Crew
from .presence import Client

encode = msgspec.json.Encoder().encode


class Home(Protocol):
    """What is needed from the house."""

    store: Store
    crew: Crew


class Place(Protocol):
    """What is needed from a table in use."""

    table: Table
    clients: set[Client]

    @property
    def home(self) -> Home:
        """The house."""

    def audience_of(self, person: str) -> int | None:
        """The seat whose knowledge a person is shown."""

    def note_asked(self, *, is_new: bool) -> None:
        """What people have to do may have changed."""

    def arm(self) -> None:
        """What happens by itself may have changed."""


class StandingOrders:
    """Takes orders, tells their seats, and drops those that stand no more."""

    def __init__(self, place: Place) -> None:
        self.place = place

    @property
    def are_possible(self) -> bool:
        """Whether seats can leave orders now."""
        table = self.place.table
        return table.match is not None and table.match.info.orders is not None and table.status == "running"

    async def take(self, message: up.Order, client: Client) -> None:
        """A seat leaves an order, or takes it back."""
        table = self.place.table
        seat, order = ordered(table, message, client.person)
        await self._set(seat, order)
        client.send(encode(Done(table.id, message.cid, table.head)))
        self.place.arm()

    async def drop_lapsed(self) -> None:
        """The game has gone on: some orders stand no more."""
        for seat in self.place.table.lapsed():
            await self._set(seat, None)

    async def _set(self, seat: int, order: Order | None) -> None:
        table, home = self.place.table, self.place.home
        await home.store.order(table.id, seat, order)
        table.orders.pop(seat, None)
        if order:
            table.orders[seat] = order
        self._tell_seats([seat])
        self.place.note_asked(is_new=False)
        home.crew.tell(orders={table.id})

    async def read(self) -> None:
        """Another server may have taken orders."""
        table = self.place.table
        before, table.orders = table.orders, await self.place.home.store.orders(table.id)
        both = before.keys() | table.orders.keys()
        self._tell_seats([seat for seat in both if before.get(seat) != table.orders.get(seat)])
        self.place.arm()

    async def compare(self, found: dict[int, Order]) -> None:
        """So they stood a moment ago; they are read only if that is something else."""
        if found == self.place.table.orders:
            self.place.arm()
        else:
            await self.read()

    def _tell_seats(self, seats: Iterable[int]) -> None:
        for client in self.place.clients:
            seat = self.place.audience_of(client.person)
            if seat is not None and seat in seats:
                self.tell(client, seat)

    def tell(self, client: Client, seat: int) -> None:
        """Send the order of a seat."""
        order = self.place.table.orders.get(seat)
        client.send(encode(Ordered(self.place.table.id, order.given if order else None)))
