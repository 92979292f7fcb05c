"""The application: tables, sockets and pages put together."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Coroutine
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, WebSocketRoute

from . import metrics
from .door.answers import problem
from .door.desk import Desk
from .door.limits import Limits
from .door.origins import Origins
from .door.page import Guard, Pages
from .door.sockets import socket_endpoint
from .house.bots import Bots
from .house.chores import every
from .house.crew import Crew
from .house.house import Caps, House
from .house.push import open_push
from .requests.routes import ROUTES
from .settings import Settings
from .store import Store, StoreError, open_store
from .store.lite import LiteStore
from .tables.timers import Pace
from .wallclock import WallClock

HOUR = 3_600_000  # ms
SWEEP = 60  # seconds between two sweeps
COUNT = 5  # seconds between two counts of the tables
READY = 1  # seconds at most before the server listens, in which tables are loaded: who comes finds them there
COMING_BACK = 5  # seconds after a start in which people who were here come back, and go before all else


def make_house(settings: Settings, store: Store) -> House:
    """The house with the limits that the settings name."""
    least, most = settings.bot_delay_ms
    return House(
        store,
        WallClock(),
        Bots(workers=cores_for_bots(settings.workers), longest=settings.bot_think_ms / 1000),
        Pace(least, most, settings.opening_seconds * 1000, settings.bot_think_ms),
        Caps(
            settings.max_tables,
            settings.max_tables_person,
            settings.max_watchers,
            settings.idle_hours * HOUR,
        ),
        settings.absence_seconds * 1000,
        crew=make_crew(store),
    )


def cores_for_bots(servers: int) -> int:
    """All cores but one think, for as many servers as there are on this machine."""
    return max(1, ((os.cpu_count() or 2) - 1) // servers)


def make_crew(store: Store) -> Crew:
    """Other servers, if the store is one that several can use."""
    if isinstance(store, LiteStore):
        return Crew()
    from .house.pgcrew import PgCrew  # needs a driver that a file does not
    from .store.postgres import PgStore

    assert isinstance(store, PgStore)
    return PgCrew(store)


def make_app(settings: Settings, opened: Store | None = None) -> Starlette:
    """Everything that the server answers, from a store that is open already or is opened when it starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = opened or open_store(settings.database)
        house = make_house(settings, store)
        await house.get_ready()
        push = await open_push(house, settings.push_services, settings.public_url)
        house.caller = push
        desk = Desk(settings, store, house, Limits(settings), Origins(settings), push)
        app.state.desk = desk
        await house.society.wake()
        waking = asyncio.create_task(house.wake())
        chores = [waking, *(asyncio.create_task(chore) for chore in [*chores_of(house), open_bots(house)])]
        await asyncio.wait([waking], timeout=READY)
        desk.reviews.start()
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await desk.reviews.stop()
            await house.crew.stop()
            if push:
                push.close()
            with contextlib.suppress(StoreError):
                await house.society.stay_alive()
            house.stop()
            await store.close()

    routes = [WebSocketRoute("/api/socket", socket_endpoint), *ROUTES, Mount("/", Pages())]
    guards, handlers = [Middleware(Guard)], {Exception: trouble}
    return Starlette(routes=routes, lifespan=lifespan, middleware=guards, exception_handlers=handlers)


async def trouble(request: Request, error: Exception) -> Response:
    """A mistake of ours; what it was stands in the log, not in the answer."""
    return problem("server-trouble")


async def open_bots(house: House) -> None:
    """Start the processes of the bots; if one has to think before, they are started then."""
    await asyncio.sleep(COMING_BACK)
    house.bots.open()


def chores_of(house: House) -> list[Coroutine[Any, Any, None]]:
    """What a house does beside everything else."""

    async def count() -> None:  # somebody may ask another process for the numbers of all of them
        metrics.count_tables(house.statuses())

    return [
        every(SWEEP, "sweep", house.sweep),
        every(COUNT, "count", count),
        house.scorer.run(),
    ]
