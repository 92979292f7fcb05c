"""Several servers on one PostgreSQL: whoever is connected where, it is one table."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from kobako.messages.http import NewTable
from kobako.server import events as log
from kobako.server.app import make_house
from kobako.server.settings import Settings
from kobako.server.store import Person, open_store
from kobako.server.store.postgres import open_postgres
from server.killing import FLAGS, Party, check_books
from server.running import PATIENCE, Guest, Line, Running, running

QUICK = ("--bot-delay-ms", "1,2", "--opening-seconds", "1")


@pytest.fixture
def two(url: str, tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    """Two servers, each on its port."""
    flags = (*FLAGS, *QUICK, "--database", url)
    with running(tmp_path / "one", *flags) as one, running(tmp_path / "other", *flags) as other:
        yield one, other


def test_people_at_two_servers_sit_at_one_table(two: tuple[Running, Running]) -> None:
    one, other = two
    ann, ben = one.guest("Ann"), other.guest("Ben")
    table = one.table(ann, "me", "person", "bot easy", visibility="public")
    lobby = other.line(ben)
    lobby.send("lobby")
    listed = lobby.until(lambda told: table in str(told))
    assert "Ann" in str(listed)
    here, there = one.line(ann), other.line(ben)
    here.watch(table)
    there.watch(table)
    assert there.do("sit", table, seat=1)["type"] == "done"
    assert "Ben" in str(here.until(lambda told: told["type"] == "update" and bool(told.get("room"))))
    present = here.until(lambda told: told["type"] == "presence" and len(told["here"]) == 2)
    assert set(present["here"]) == {ann.person, ben.person}
    assert here.do("start", table)["type"] == "done"
    for _ in range(12):
        move_once(table, (one, ann, here), (other, ben, there))
    there.close()
    gone = here.until(lambda told: told["type"] == "presence" and told["here"] == [ann.person])
    assert gone["table"] == table


def move_once(table: str, *people: tuple[Running, Guest, Line]) -> None:
    """Wait until it is the turn of one of them, who moves."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for server, guest, line in people:
            answer = server.get(f"/api/tables/{table}/view", guest)
            if answer.status_code == 200 and answer.json()["turn"]:
                game = answer.json()
                told = line.do("act", table, decision=game["decision"], move=game["legal"][0])
                assert told["type"] == "done", told
                return
    raise AssertionError("nobody's turn comes")


def test_another_server_goes_on_when_the_keeper_is_killed(two: tuple[Running, Running]) -> None:
    one, other = two
    ann = one.guest("Ann")
    table = one.table(ann, "me", "bot easy", "bot easy", start=True)
    with one.line(ann) as line:
        line.watch(table)
        for _ in range(3):
            move_once(table, (one, ann, line))
    one.end("SIGKILL")
    with other.line(ann) as line:
        line.watch(table)
        for _ in range(8):  # between them the bots move, which nobody but a keeper does
            move_once(table, (other, ann, line))


def test_a_standing_order_counts_at_the_server_that_keeps_the_table(two: tuple[Running, Running]) -> None:
    one, other = two
    ann, ben = one.guest("Ann"), other.guest("Ben")
    table = one.table(ann, "me", "person", "bot easy", game="yurikure")
    here, there = one.line(ann), other.line(ben)
    here.watch(table)
    there.watch(table)
    there.do("sit", table, seat=1)
    here.do("start", table)
    people = (one, ann, here), (other, ben, there)
    while not can_pass(other, ben, table):
        move_once(table, *people)
    made = other.get(f"/api/tables/{table}/view", ben).json()["decision"]
    assert there.do("order", table, order="pass girl")["type"] == "done"
    end = time.monotonic() + PATIENCE
    while other.get(f"/api/tables/{table}/view", ben).json()["decision"] == made:
        assert time.monotonic() < end, "nobody answers by the order"


def can_pass(server: Running, guest: Guest, table: str) -> bool:
    answer = server.get(f"/api/tables/{table}/view", guest)
    return answer.status_code == 200 and "pass" in answer.json()["legal"]


def test_a_lost_hint_is_made_good(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One server tells nothing; the other finds out all the same."""

    async def run() -> None:
        stores = [open_postgres(url) for _ in range(2)]
        silent, alert = (make_house(Settings(database=url), store) for store in stores)
        monkeypatch.setattr(silent.crew, "tell", lambda **_: None)
        for house in (silent, alert):
            await house.wake()
        ann = Person("ann", "Ann", b"token", 0)
        await stores[0].add_person(ann)
        new = NewTable(cid="c", game="luz", seats=["me", "person", "person"], visibility="public")
        table = await silent.open(new, ann, None)
        here, there = await silent.find(table), await alert.find(table)
        assert here
        assert there
        await here.commit([log.Said("ann", text="hello")], "ann", "said")
        async with asyncio.timeout(PATIENCE):
            while there.table.head < here.table.head:
                await asyncio.sleep(0.01)
        assert there.table.chats[-1].said.text == "hello"
        for house, store in zip((silent, alert), stores, strict=True):
            await house.crew.stop()
            house.stop()
            await store.close()

    asyncio.run(run())


@pytest.fixture
def three(url: str, tmp_path: Path) -> Iterator[Running]:
    """Three workers of one server."""
    with running(tmp_path / "server", *FLAGS, *QUICK, "--database", url, "--workers", "3") as server:
        yield server


class Storm(Party):
    """A party of which one worker after another is killed."""

    async def play_on(self, kills: int, least: int, most: int) -> None:
        playing = [asyncio.create_task(self.sit_down(place)) for place in range(self.tables)]
        for task in playing:
            task.add_done_callback(lambda _: self.moved.set())
        for number in range(kills + 1):
            if number:
                await asyncio.to_thread(self.kill_one)
            await self.go_on(self.rng.randint(least, most), playing)
        self.is_over = True
        await asyncio.to_thread(self.server.end)
        await asyncio.gather(*playing)

    def kill_one(self) -> None:
        os.kill(self.rng.choice(workers_of(self.server)), signal.SIGKILL)


def workers_of(server: Running) -> list[int]:
    """The processes that have the port."""
    children = psutil.Process(server.process.pid).children()
    return [child.pid for child in children if "spawn_main" in " ".join(child.cmdline())]


def test_workers_are_killed_and_nothing_acknowledged_is_lost(three: Running, url: str) -> None:
    async def run() -> None:
        storm = Storm(three, tables=6, seats=3, seed=1)
        await storm.play_on(kills=4, least=30, most=120)
        store = open_store(url)
        logs = {table: await store.events(table) for table in sorted({book.table for book in storm.books})}
        names = await store.people({book.person for book in storm.books})
        await store.close()
        assert sum(len(book.acks) for book in storm.books) >= 150
        check_books(storm.books, logs, names)

    asyncio.run(run())
