"""Reviews at several servers of one database: each is made once, and by another server when one has died."""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kobako.server.house import reviews as module
from kobako.server.house.reviews import VERSION
from kobako.server.store import Person, Store, people
from kobako.server.store import reviews as kept
from kobako.server.store.backup import back_up, restore
from kobako.server.store.postgres import in_transaction
from kobako.server.store.reviews import Asked
from kobako.server.store.schema import REVIEW
from server import prompt
from server.killing import FLAGS
from server.reviewing import ask, ask_until_made, play_out
from server.rows import with_store
from server.running import Running, running
from server.test_reviews import Bench, add_table, everything, fake
from waiting import until

from .test_many_servers import QUICK

SEATS = 40


def test_two_servers_share_the_work_and_do_nothing_twice(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "work", fake)

    async def use(*stores: Store) -> None:
        await add_table(stores[0], "t")
        servers = [Bench(store) for store in stores]
        asked = [Asked("t", seat) for seat in range(SEATS)]
        # Both are asked about everything, at the same time.
        await asyncio.gather(*(server.look(one, "ann", []) for one in asked for server in servers))
        await asyncio.gather(*(server.make_all() for server in servers))
        made = [one for server in servers for one in server.made]
        assert sorted(made) == asked
        assert all(server.made for server in servers)
        for server in servers:
            assert all([(await server.look(one, "ann", [])).review for one in asked])
            await server.stop()

    with_store(url, use, servers=2)


def test_of_many_servers_one_takes_what_has_lost_its_server(address: str) -> None:
    async def use(store: Store) -> None:
        await add_table(store, "t")
        asked = Asked("t", 0)
        assert await store.do(partial(kept.ask_for, asked, VERSION, "ann", 9))
        assert await store.do(partial(kept.claim, "one", VERSION)) == asked
        assert await store.do(partial(kept.go_on, asked, VERSION, "one", 3, 9))
        assert await store.do(partial(kept.claim, "two", VERSION)) is None
        lost = REVIEW.update().values(until=REVIEW.c.until - kept.LEASE - 1000)
        await store.do(lambda connection: connection.execute(lost))
        found = await store.ask(partial(kept.find, asked, VERSION))
        assert found
        assert (found.done, found.steps, found.is_at_work) == (3, 9, False)  # as far as anybody knows
        claims = [store.do(partial(kept.claim, name, VERSION)) for name in ("two", "three", "four")]
        assert sorted(filter(None, await asyncio.gather(*claims))) == [asked]
        assert not await store.do(partial(kept.go_on, asked, VERSION, "one", 4, 9))
        await store.do(partial(kept.fail, "one"))  # none of its business
        assert not await store.ask(partial(kept.is_any_free, VERSION))
        await store.do(partial(kept.finish, asked, VERSION, b"one's", 9))
        await store.do(partial(kept.finish, asked, VERSION, b"two's", 9))
        assert [row.content for row in await store.ask(everything)] == [b"one's"]

    with_store(address, use)


def test_the_oldest_are_dropped_and_what_is_somebodys_goes_with_them(address: str) -> None:
    async def use(store: Store) -> None:
        await store.add_person(Person("ann", "Ann", b"key", 0))
        await add_table(store, "t")
        for seat in range(6):
            await store.do(partial(kept.ask_for, Asked("t", seat), VERSION, "ann" if seat == 4 else "ben", 9))
            await store.do(partial(kept.claim, "one", VERSION))
            await store.do(partial(kept.finish, Asked("t", seat), VERSION, b"content", 3))
            await asyncio.sleep(0.002)
        assert [row.seat for row in await store.ask(everything)] == [3, 4, 5]
        await store.do(partial(people.forget, "ann"))
        assert [row.seat for row in await store.ask(everything)] == [3, 5]

    with_store(address, use)


def test_backups_carry_reviews(address: str, tmp_path: Path, url: str) -> None:
    """What was being made is made where it is restored."""
    rows: list[Any] = []

    async def fill(store: Store) -> None:
        await add_table(store, "t")
        for seat in range(3):
            await store.do(partial(kept.ask_for, Asked("t", seat), VERSION, "ann", 9))
            await asyncio.sleep(0.002)
            await store.do(partial(kept.claim, "one", VERSION))
        await store.do(partial(kept.finish, Asked("t", 0), VERSION, bytes(range(256)), 9))
        rows.extend(await store.ask(everything))

    async def check(store: Store) -> None:
        assert await store.ask(everything) == rows
        await store.do(lambda connection: connection.execute(REVIEW.update().values(until=1)))
        assert await store.do(partial(kept.claim, "new", VERSION)) == Asked("t", 1)

    with_store(address, fill)
    back_up(address, tmp_path / "backup")
    for other in [f"sqlite:///{tmp_path / 'other.sqlite3'}", *([url] if address != url else [])]:
        restore(other, tmp_path / "backup")
        with_store(other, check)


# ------------------------------------------------------------------------------------------ as processes


@pytest.fixture
def two(url: str, tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    """Two servers, each on its port."""
    flags = (*FLAGS, *QUICK, "--database", url)
    folders = (tmp_path / "one", tmp_path / "other")
    one, other = (running(folder, *flags, entry=[prompt.__file__]) for folder in folders)
    with one as first, other as second:
        yield first, second


def tries(url: str) -> list[int]:
    """How often each review was begun, in the order in which they were asked for."""
    chosen = sa.select(REVIEW.c.tries).order_by(REVIEW.c.asked)
    return in_transaction(url, lambda connection: list(connection.execute(chosen).scalars()))


def test_another_server_tells_how_far_it_is_and_takes_over(two: tuple[Running, Running], url: str) -> None:
    one, other = two
    ann = one.guest("Ann")
    table = play_out(one, ann)
    told = ask_until_made(one, ann, table)
    assert [each["done"] for each in told] == sorted(each["done"] for each in told)
    assert told[-1]["review"]["seat"] == 0
    assert ask(other, ann, table) == told[-1]
    assert tries(url) == [1]
    second = play_out(one, ann)
    assert ask(one, ann, second)["review"] is None
    until(lambda: tries(url) == [1, 1], one)
    one.end("SIGKILL")
    told = ask_until_made(other, ann, second)
    assert told[0]["review"] is None
    assert tries(url) == [1, 2]
    assert other.end() == 0


def test_workers_are_asked_in_turn_and_one_of_them_makes_it(url: str, tmp_path: Path) -> None:
    flags = (*FLAGS, *QUICK, "--database", url, "--workers", "2")
    with running(tmp_path, *flags, entry=[prompt.__file__]) as server:
        ann = server.guest("Ann")
        table = play_out(server, ann)
        told = ask_until_made(server, ann, table)
        assert [each["done"] for each in told] == sorted(each["done"] for each in told)
        assert tries(url) == [1]
        assert all(ask(server, ann, table) == told[-1] for _ in range(6))
        assert server.end() == 0
        assert server.logged == ""
