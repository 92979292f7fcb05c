"""A server in this process, five games that wait for Ann, and callers who send it whatever they like."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import logging
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from starlette.applications import Starlette
from uvicorn.protocols.utils import ClientDisconnected

from kobako.games import GAMES
from kobako.messages import up
from kobako.messages.http import NewTable
from kobako.server.app import make_app
from kobako.server.door.desk import Desk
from kobako.server.house.bots import Bots
from kobako.server.people.tokens import hash_of
from kobako.server.settings import Rate, Settings, Span
from kobako.server.store import Person, Session
from server.history import demand
from server.kit import Client
from server.twins import wrong_moves

from .frames import CANARY, Frame, Fuzzer, Target

OFTEN = Rate(1e9, 1e9)
FRAMES_OF_A_LINE = 500  # then the caller hangs up
# What our own lines are made of: words, and pairs of a name and an id, a number or a rule.
LINE = re.compile(r"(table=[a-z2-9]{10} refused=[a-z-]+ rule=(None|[a-z]+ \d+)|upgrade refused=[a-z-]+)")


class Watch(logging.Handler):
    """Reads every line; one of another form, an error or a canary is kept."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines = 0
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        self.lines += 1
        if record.exc_info or CANARY in text or not LINE.fullmatch(text):
            self.found.append(f"{text} {record.exc_info or ''}")


class FuzzPlace:
    """The app, whose desk everything can be looked up at."""

    def __init__(self, app: Starlette, watch: Watch) -> None:
        self.app, self.watch = app, watch
        self.desk: Desk = app.state.desk
        self.targets: list[Target] = []
        self.answers = 0  # frames that came back

    # --------------------------------------------------------------------------------------- before

    async def prepare(self) -> None:
        """Ann and Bob sit at a table of every game, with bots and a password; Ann has to move."""
        people = {name: await self.person(name) for name in ("Ann", "Bob", "Eve")}
        for info in GAMES:
            bots = ["bot easy"] * (info.seats[0] - 2)
            new = NewTable(
                cid=info.name,
                game=info.name,
                seats=["me", "person", *bots],
                visibility="password",
                password="p",
            )
            table = await self.desk.house.open(new, people["Ann"], "no such hash")
            await self.begin(table, people["Ann"], people["Bob"])

    async def person(self, name: str) -> Person:
        person = Person(name.lower(), name, hash_of(name), 0)
        await self.desk.store.add_person(person, Session(hash_of(name), person.id, 0, 0))
        return person

    async def begin(self, table: str, ann: Person, bob: Person) -> None:
        live = await self.desk.house.find(table)
        assert live
        live.receive(up.Sit(table=table, cid="sit", seat=1), Client(bob))
        live.receive(up.Start(table=table, cid="start"), Client(ann))
        await live.ask(lambda: None)
        while True:  # bots play, and Bob
            match = live.table.match
            assert match
            if 0 in match.pending and live.alarm is None:
                break
            if 1 in match.pending:
                move, decision = match.legal(1)[0], live.table.decisions[1]
                act = up.Act(table=table, cid=f"b{decision}", decision=decision, move=move)
                live.receive(act, Client(bob))
                await live.ask(lambda: None)
            await asyncio.sleep(0.001)
        wrong = [move for move in wrong_moves(live.table.opened.game) if move not in match.legal(1)]
        self.targets.append(Target(table, wrong))

    # --------------------------------------------------------------------------------------- frames

    async def pour(self, fuzzer: Fuzzer, token: str, frames: int) -> None:
        """So many frames from somebody, who comes back as often as the line is closed."""
        end = fuzzer.count + frames
        while fuzzer.count < end:
            await self.call(fuzzer, token, min(end, fuzzer.count + FRAMES_OF_A_LINE))

    async def call(self, fuzzer: Fuzzer, token: str, end: int) -> None:
        begun = False

        async def receive() -> dict[str, Any]:
            nonlocal begun
            if not begun:
                begun = True
                return {"type": "websocket.connect"}
            await asyncio.sleep(0)
            if fuzzer.count >= end:
                return {"type": "websocket.disconnect", "code": 1000}
            return received(fuzzer.frame())

        async def send(message: Any) -> None:
            self.answers += 1

        def send_now(frames: Any) -> bool:
            self.answers += len(frames)
            return True

        scope = {
            "type": "websocket",
            "scheme": "ws",
            "path": "/api/socket",
            "headers": [(b"authorization", f"Bearer {token}".encode())],
            "client": ("203.0.113.9", 9),
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
            "kobako.send_now": send_now,
        }
        try:
            await self.app(scope, receive, send)
        except ClientDisconnected:
            fuzzer.count += 1  # it was not let in

    async def quiet(self) -> None:
        """Until no table has anything to do."""
        for target in self.targets:
            live = await self.desk.house.find(target.table)
            assert live
            await live.ask(lambda: None)

    # ---------------------------------------------------------------------------------------- after

    async def digest(self) -> str:
        """All logs."""
        found = hashlib.sha256()
        for target in self.targets:
            for row in await self.desk.store.events(target.table):
                found.update(repr(row).encode())
        tables = await self.desk.store.count(("open", "opening", "running", "over", "closed"))
        return f"{tables} {found.hexdigest()}"

    def check(self) -> None:
        """Nothing stays that a caller has brought."""
        house, limits = self.desk.house, self.desk.limits
        demand(not self.watch.found, f"logged: {self.watch.found[:1]}")
        demand(limits.sockets == 0, "sockets are left")
        demand(not house.visitors and not house.loading, "visitors are left")
        demand(house.tables.keys() == {target.table for target in self.targets}, "tables have come or gone")
        for live in house.tables.values():
            demand(not live.inbox and not live.clients and not live.admitted, "callers are left")


def received(frame: Frame) -> dict[str, Any]:
    if isinstance(frame, bytes):
        return {"type": "websocket.receive", "bytes": frame}
    return {"type": "websocket.receive", "text": frame}


@contextmanager
def newcomers() -> Iterator[Callable[[], int]]:
    """Counts objects of this process that have come since and stay.

    Those that were there before are left out: whatever of them goes would hide as many that have come.
    """

    def count() -> int:
        gc.collect()
        return len(gc.get_objects())

    gc.collect()
    gc.freeze()
    try:
        yield count
    finally:
        gc.unfreeze()


@asynccontextmanager
async def fuzz_place(folder: Path) -> AsyncIterator[FuzzPlace]:
    settings = Settings(
        data_dir=folder,
        database=str(folder / "kobako.sqlite3"),
        bot_delay_ms=Span(0, 0),
        absence_seconds=86_400,  # until then nobody may be replaced, however long this takes
        rate_socket=OFTEN,
        rate_person=OFTEN,
        rate_address=OFTEN,
        rate_sign_in=OFTEN,
        rate_guests=OFTEN,
        rate_chat=OFTEN,
    )
    app, watch, logger = make_app(settings), Watch(), logging.getLogger("kobako")
    level = logger.level
    logger.setLevel(logging.DEBUG)
    logger.propagate = False  # others would keep the lines
    logger.addHandler(watch)
    try:
        with patch.object(Bots, "open", lambda bots: None):  # no bot searches here
            async with app.router.lifespan_context(app):
                place = FuzzPlace(app, watch)
                await place.prepare()
                yield place
    finally:
        logger.removeHandler(watch)
        logger.propagate = True
        logger.setLevel(level)


async def fuzz(place: FuzzPlace, frames: int, seed: int) -> None:
    """So many frames: half from a stranger, half from Bob, who has a seat; a few from nobody."""
    before = await place.digest()
    eve = Fuzzer(Random(f"{seed} Eve"), place.targets, is_seated=False)
    bob = Fuzzer(Random(f"{seed} Bob"), place.targets, is_seated=True)
    nobody = Fuzzer(Random(f"{seed} Nobody"), place.targets, is_seated=False)
    half = frames // 2
    await asyncio.gather(
        place.pour(eve, "Eve", half), place.pour(bob, "Bob", frames - half), place.pour(nobody, "?", 10)
    )
    await place.quiet()
    place.check()
    demand(await place.digest() == before, f"seed {seed}: a log has changed")
