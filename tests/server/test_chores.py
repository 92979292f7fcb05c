"""What a server does beside everything else goes on, whatever fails meanwhile."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from kobako.messages.http import NewTable
from kobako.server import app
from kobako.server.house import house as house_module
from kobako.server.house.chores import every
from kobako.server.house.house import House
from kobako.server.settings import Settings
from kobako.server.store import Person, StoreError, open_store
from waiting import PATIENCE, soon

from .kit import Salon


class Ill:
    """A part of a salon's store that fails, always or for some tables, until it is healed."""

    def __init__(
        self, salon: Salon, name: str, tables: tuple[str, ...] = (), error: Exception | None = None
    ) -> None:
        self.store: Any = salon.store
        self.name, self.tables = name, tables
        self.real: Callable[..., Any] = getattr(self.store, name)
        self.error = error or StoreError("the disk is away")
        self.failures = 0
        setattr(self.store, name, self)

    async def __call__(self, *args: Any, **more: Any) -> Any:
        if self.tables and args[0] not in self.tables:
            return await self.real(*args, **more)
        self.failures += 1
        raise self.error

    def heal(self) -> None:
        setattr(self.store, self.name, self.real)


async def three_games(salon: Salon) -> list[str]:
    """Tables at which bots play."""
    ann = await salon.person("Ann")
    lives = [await salon.open(ann, *["bot easy"] * 3, start=True) for _ in range(3)]
    return [live.table.id for live in lives]


def sleep_over(salon: Salon) -> None:
    """The server has stopped, and starts again."""
    salon.house.stop()
    salon.house = salon.new_house()


def test_a_chore_that_fails_is_done_again(caplog: pytest.LogCaptureFixture) -> None:
    done: list[int] = []

    async def chore() -> None:
        done.append(len(done))
        if len(done) < 3:
            raise StoreError("the disk is full")

    async def whole() -> None:
        task = asyncio.create_task(every(0, "sweep", chore))
        await soon(lambda: len(done) > 4)
        assert not task.done()
        task.cancel()

    asyncio.run(whole())
    failed = [record for record in caplog.records if record.name == "kobako.chores"]
    assert [record.getMessage() for record in failed] == ["chore=sweep failed"] * 2


async def test_one_table_that_cannot_be_loaded_leaves_no_other_asleep(salon: Salon) -> None:
    games = await three_games(salon)
    sleep_over(salon)
    ill = Ill(salon, "events", (games[1],))
    await salon.house.get_ready()  # all three are of one game, so this may be the one that it tries
    await salon.house.wake()
    assert salon.house.is_awake
    assert set(salon.house.tables) == {games[0], games[2]}
    await salon.house.sweep()
    assert games[1] not in salon.house.tables
    ill.heal()
    await salon.house.sweep()
    assert games[1] in salon.house.tables
    assert salon.house.asleep == []


async def test_one_log_that_cannot_be_read_takes_nothing_else_from_its_people(salon: Salon) -> None:
    ann = await salon.person("Ann")
    games = [(await salon.open(ann, "me", "bot easy", "bot easy", start=True)).table.id for _ in range(3)]
    sleep_over(salon)
    Ill(salon, "events", (games[1],), ValueError("no such entry"))
    assert {row.table for row in await salon.house.tables_of("ann")} == {games[0], games[2]}
    asked = {id for id in (games[0], games[2]) if "ann" in salon.house.tables[id].asked}  # noqa: A001
    assert {turn.table for turn in await salon.house.feed_of("ann")} == asked
    await salon.house.parted("ann")
    assert all(salon.house.tables[id].table.seats[0].away for id in (games[0], games[2]))  # noqa: A001


async def test_when_the_database_is_away_nobody_is_told_that_they_have_no_tables(salon: Salon) -> None:
    ann = await salon.person("Ann")
    await salon.open(ann, "me", "bot easy", "bot easy", start=True)
    sleep_over(salon)
    Ill(salon, "events")
    with pytest.raises(StoreError):
        await salon.house.tables_of("ann")


async def test_a_server_starts_whatever_stands_in_one_log(salon: Salon) -> None:
    games = await three_games(salon)
    sleep_over(salon)
    Ill(salon, "events", tuple(games))
    await salon.house.get_ready()
    await salon.house.wake()
    assert salon.house.is_awake


@pytest.mark.parametrize("what", ["tables", "do"])
async def test_a_server_wakes_when_its_database_is_back(
    salon: Salon, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "AGAIN", 0)
    games = await three_games(salon)
    sleep_over(salon)
    ill = Ill(salon, what)
    waking = asyncio.create_task(salon.house.wake())
    await soon(lambda: ill.failures > 2 or waking.done())
    assert not salon.house.is_awake
    ill.heal()
    async with asyncio.timeout(10):
        await waking
    assert salon.house.is_awake
    assert set(salon.house.tables) == set(games)


async def test_tables_leave_memory_also_when_the_disk_is_full(salon: Salon) -> None:
    ann = await salon.person("Ann")
    live = await salon.open(ann, "me", "bot easy", "bot easy", start=True)
    while live.alarm:
        await salon.wait()
    Ill(salon, "do")
    with pytest.raises(StoreError):
        await salon.house.sweep()
    assert salon.house.in_memory() == []


def test_bots_warm_up_when_people_are_back(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[object] = []

    async def wait(seconds: float) -> None:
        happened.append(seconds)

    class Bots:
        def open(self) -> None:
            happened.append("open")

    monkeypatch.setattr(asyncio, "sleep", wait)
    asyncio.run(app.open_bots(cast(House, SimpleNamespace(bots=Bots()))))
    assert happened == [app.COMING_BACK, "open"]


NEW = NewTable(cid="new", game="luz", seats=["me", "person", "person"])


def test_who_comes_after_a_start_finds_the_tables_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "READY", PATIENCE)  # however slow the machine is
    store = open_store(tmp_path / "kobako.sqlite3")

    async def start_twice() -> set[str]:
        first = app.make_app(Settings(data_dir=tmp_path), store)
        async with first.router.lifespan_context(first):
            host = Person("host", "Host", b"key", 0)
            await store.add_person(host)
            table = await first.state.desk.house.open(NEW, host, None)
        second = app.make_app(Settings(data_dir=tmp_path), open_store(tmp_path / "kobako.sqlite3"))
        async with second.router.lifespan_context(second):
            assert second.state.desk.house.is_awake
            return {table} ^ set(second.state.desk.house.tables)

    assert asyncio.run(start_twice()) == set()
