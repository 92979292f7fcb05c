"""People play through cut after cut; after each the database is sound, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

import msgspec

from kobako.games import GAMES
from kobako.games.game import GameInfo
from kobako.messages import up
from kobako.messages.http import NewTable
from kobako.server.house.live import Live
from kobako.server.house.opening import name_of
from kobako.server.people.tokens import hash_of
from kobako.server.store import Conflict, Person, Row, StoreError, sqlite, writer
from kobako.server.store.lite import open_lite
from kobako.server.tables.decide import Refuse
from server.history import Book, Game, check_books, demand
from server.kit import Salon

from .disk import Disk, PowerVfs
from .driver import Connection

LIFE = (1, 400)  # changes and syncs until a cut
OFTEN = 5  # jobs after which the log is moved into the file: a cut may come in the middle of that, too
FRESH = 25  # cuts after which there is a new database
FILE = "kobako.sqlite3"

encode = msgspec.json.Encoder().encode
power = PowerVfs()


class Guest:
    """Somebody who opens a table and plays there, and hears nothing after a cut."""

    def __init__(self, place: Place, game: GameInfo) -> None:
        self.place = place
        self.who = Person(game.name, f"Guest of {game.name}", hash_of(game.name), 0)
        self.person = self.who.id
        self.new = NewTable(
            cid="open", game=game.name, seats=["me", *["bot random"] * (game.seats[0] - 1)], start=True
        )
        self.book = Book(name_of(self.who.key, self.new.cid), self.person)
        self.game: Game | None = None
        self.wishes: dict[int, up.Act] = {}  # by decision
        self.is_told = False  # that the table is open

    async def open(self, salon: Salon) -> Live | None:
        """The table; until it was acknowledged, it is asked for again."""
        if not self.is_told:
            with suppress(Conflict):  # the person is there already
                await salon.store.add_person(self.who)
            await salon.house.open(self.new, self.who, None)
            self.is_told = not self.place.disk.is_off
        return await salon.house.find(self.book.table)

    def send(self, *frames: bytes) -> None:
        for frame in frames:
            if not self.place.disk.is_off:
                self.game = self.book.hear(frame).game or self.game

    def wish(self, live: Live) -> up.Act | None:
        """A move, if one is asked for; what was not answered is sent again as it was."""
        seat = live.table.seat_of(self.person)
        if self.game is None or not self.game.turn or seat is None or live.table.match is None:
            return None
        legal = live.table.match.legal(seat)
        if not legal:
            return None
        decision, move = self.game.decision, self.place.rng.choice(legal)
        wish = up.Act(table=self.book.table, cid=f"m{decision}", decision=decision, move=move)
        return self.wishes.setdefault(decision, wish)


class Place:
    """A folder, what everybody was told, and one disk after the other."""

    def __init__(self, folder: Path, seed: int, synchronous: int | None) -> None:
        self.folder, self.rng = folder, Random(seed)
        self.connect = partial(Connection, synchronous=synchronous)
        self.guests = [Guest(self, info) for info in GAMES]
        self.cuts = 0
        self.folder.mkdir()
        self.disk = Disk(self.folder, 10**9, self.rng)

    async def live_and_die(self) -> None:
        """Play until the power is cut, and look at what is left."""
        self.disk = power.disk = Disk(self.folder, self.rng.randint(*LIFE), self.rng)
        try:
            salon = Salon(open_lite(self.folder / FILE, connect=self.connect), seed=self.cuts + 1)
        except StoreError as error:  # cut while it was being made
            demand(self.disk.is_off, f"not opened: {error}")
        else:
            try:
                await self.play(salon)
            except (StoreError, Refuse):
                demand(self.disk.is_off, "the disk fails with the power on")
            finally:
                self.disk.cut()
                await salon.close()
        self.next_disk()
        self.check()

    async def play(self, salon: Salon) -> None:
        lives: list[tuple[Guest, Live]] = []
        for guest in self.guests:
            live = await guest.open(salon)
            demand(live is not None, f"{guest.book.table} is not there any more")
            if live:
                lives.append((guest, live))
                live.enter(guest, guest.book.head)
        while not self.disk.is_off and any(live.table.status == "running" for _, live in lives):
            for guest, live in lives:
                if wish := guest.wish(live):
                    guest.book.send(encode(wish))
                    live.receive(wish, guest)
            await salon.settle()
            if salon.clock.next is not None:
                salon.clock.pass_until(salon.clock.next)

    # ------------------------------------------------------------------------------- what is left

    def next_disk(self) -> None:
        self.cuts += 1
        left = self.folder.with_name(f"after {self.cuts}")
        left.mkdir()
        self.disk.leave(left)
        shutil.rmtree(self.folder)
        self.folder = left

    def check(self) -> None:
        """By the server's own SQLite, on a copy: it would move the log into the file."""
        with TemporaryDirectory() as folder:
            copy = Path(folder) / "copy"
            shutil.copytree(self.folder, copy)
            logs = read_logs(copy / FILE)
        told = [guest for guest in self.guests if guest.is_told]
        for guest in told:
            demand(guest.book.table in logs, f"{guest.book.table}: a table is lost")
        check_books([guest.book for guest in told], logs, {g.person: g.who.name for g in told})


def _integrity(connection: sqlite.Connection) -> list[tuple[str]]:
    """What SQLite says of the file; one so damaged that it cannot even be checked is damaged, too."""
    try:
        return list(connection.execute("PRAGMA integrity_check"))
    except connection.DatabaseError as error:
        return [(str(error),)]


def read_logs(path: Path) -> Mapping[str, list[Row]]:
    """All logs of a database, which has to be sound."""
    connection = sqlite.open_file(str(path))
    try:
        sound = _integrity(connection)
        demand(sound == [("ok",)], f"damaged: {sound}")
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'event'").fetchall():
            return {}
        logs: dict[str, list[Row]] = {}
        question = "SELECT table_id, seq, cid, actor, kind, payload, at FROM event ORDER BY table_id, seq"
        for table, *rest in connection.execute(question):
            logs.setdefault(table, []).append(Row(*rest))
        return logs
    finally:
        connection.close()


def cut_often(folder: Path, cuts: int, seed: int, synchronous: int | None = None) -> tuple[int, int]:
    """So many power cuts; how many moves were acknowledged, and how many frames were heard."""
    acks = heard = done = 0
    while done < cuts:
        place = Place(folder / f"place {done}", seed + done, synchronous)
        with patch.object(writer, "OFTEN", OFTEN):
            while done < cuts and place.cuts < FRESH:
                asyncio.run(place.live_and_die())
                done += 1
        acks += sum(len(guest.book.acks) for guest in place.guests)
        heard += sum(len(guest.book.heard) for guest in place.guests)
        shutil.rmtree(place.folder)
    return acks, heard
