"""Reviews: for who has played, when the game is over, one after the other, and kept."""

import asyncio
import gc
import hashlib
import re
import threading
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from kobako.bots.levels import PLANS
from kobako.messages import up
from kobako.server.house import reviews as module
from kobako.server.house.reviews import (
    DONE,
    STEPS,
    UNWANTED,
    VERSION,
    WORLDS,
    Reviewing,
    Reviews,
    Unwanted,
    begin,
    work,
)
from kobako.server.requests.study import asked_of, steps_of
from kobako.server.store import Row, Store, people
from kobako.server.store import reviews as kept
from kobako.server.store.reviews import Asked
from kobako.server.store.schema import REVIEW
from kobako.server.tables import events as log
from kobako.server.tables.decide import Refuse
from kobako.study.advice import ITERATIONS
from kobako.study.results import Review
from kobako.study.review import review
from waiting import PATIENCE, soon, until

from . import prompt
from .hall import Hall
from .killing import FLAGS
from .kit import Salon, match_of, record_of
from .reviewing import ask, ask_until_made, play_out
from .rows import at, with_store
from .running import running
from .test_branch import branched, finished


async def test_who_may_have_a_game_reviewed(salon: Salon) -> None:
    ann = await salon.person("Ann")
    running = await salon.open(ann, "me", "bot easy", "bot easy", start=True)
    with pytest.raises(Refuse, match="server-unfinished"):
        asked_of(running, "ann")
    live = await finished(salon, ann)
    assert asked_of(live, "ann") == Asked(live.table.id, 0)
    with pytest.raises(Refuse, match="server-no-review"):
        asked_of(live, "bob")


async def test_every_step_of_the_record_has_its_entry_of_the_log(salon: Salon) -> None:
    ann = await salon.person("Ann")
    live = await salon.open(ann, "me", "bot easy", "bot easy", start=True)
    client = await salon.watch(live, ann)
    await salon.until(lambda: client.game["turn"])
    await salon.act(live, client, "bid 1")
    if client.game["undo"]:
        await salon.do(live, client, up.Undo)
        await salon.act(live, client, "bid 2")
    seqs = steps_of(live.rows)
    assert len(seqs) == len(match_of(live).steps)
    payloads = {row.seq: row.payload for row in live.rows}
    for seq, line in zip(seqs, match_of(live).steps, strict=True):
        assert line.removeprefix(line[:2] if line[0].isdecimal() else "").encode() in payloads[seq]
    source = await finished(salon, ann)
    branch = await branched(salon, source, ann, source.table.head // 2)
    assert len(steps_of(branch.rows)) == len(match_of(branch).steps)


class Bench(Reviews):
    """A server whose reviews are made in a thread, by `made`, which tells what it has made."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.made: list[Asked] = []

    def _open_pool(self) -> Any:
        if self.pool is None:
            self.shared = [0, 0, False]
            self.pool = ThreadPoolExecutor(1)  # type: ignore[assignment]
        return self.pool

    async def _work(self, asked: Asked) -> bytes:
        content = await super()._work(asked)
        self.made.append(asked)
        return content


def fake(record: str, seat: int) -> bytes:
    """A review of no game at all."""
    nothing = Review(
        game=record,
        players=0,
        options={},
        over=True,
        scores=[],
        winners=[],
        steps=0,
        seat=seat,
        iterations=0,
        worlds=0,
        seed=0,
        balances=[],
        decisions=[],
        moments=[],
    )
    return zlib.compress(msgspec.json.encode(nothing))


@pytest.fixture
def path(path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with tables whose games are over; to review them takes no time."""
    monkeypatch.setattr(module, "work", fake)
    with_store(path, add_tables)
    return path


async def add_tables(store: Store) -> None:
    for name in ("t", "u"):
        await add_table(store, name)


async def add_table(store: Store, name: str) -> None:
    ended = Row(1, None, "", "ended", log.encode(log.Ended([1], [0], f"record of {name}")), 5)
    await store.append([ended], at(1, name))


def test_reviews_are_made_in_their_order_and_kept_over_a_restart(path: Path) -> None:
    asked = [Asked("u", 1), Asked("t", 0), Asked("t", 1)]

    async def first(store: Store) -> None:
        server = Bench(store)
        for number, one in enumerate(asked):
            state = await server.look(one, "ann", [1, 2])
            assert (state.done, state.of, state.waiting, state.review) == (0, 2, number, None)
            await asyncio.sleep(0.002)  # they are told apart by the millisecond
        assert [(await server.look(one, "ann", [])).waiting for one in asked] == [0, 1, 2]
        await server.make_all()
        assert server.made == asked
        await server.stop()

    async def second(store: Store) -> None:
        server = Bench(store)
        for one in asked:
            state = await server.look(one, "ann", [7])
            assert state.review
            assert (state.review.game, state.review.seat) == (f"record of {one.table}", one.seat)
            assert (state.waiting, state.seqs) == (0, [7])
        await server.make_all()
        assert server.made == []

    with_store(path, first)
    with_store(path, second)


def test_what_waits_when_a_server_ends_is_made_by_the_next_at_once(path: Path) -> None:
    """Also what was being made: an orderly end leaves it, and that was no try."""
    gate = threading.Event()

    async def first(store: Store) -> None:
        server = Bench(store)
        for table in ("t", "u"):
            await server.look(Asked(table, 0), "ann", [])
        with patched(module, "work", lambda *_: gate.wait(PATIENCE)):
            server.start()
            await soon(lambda: is_at_work(store, Asked("t", 0)))
            await server.stop()
        gate.set()
        assert [row.tries for row in await store.ask(everything)] == [0, 0]

    async def second(store: Store) -> None:
        server = Bench(store)
        await server.make_all()
        assert server.made == [Asked("t", 0), Asked("u", 0)]
        await server.stop()

    with_store(path, first)
    with_store(path, second)


async def is_at_work(store: Store, asked: Asked) -> bool:
    found = await store.ask(partial(kept.find, asked, VERSION))
    return found is not None and found.is_at_work


@contextmanager
def patched(where: Any, name: str, value: Any) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(where, name, value)
        yield


def everything(connection: sa.Connection) -> list[Any]:
    return list(connection.execute(sa.select(REVIEW).order_by(REVIEW.c.table_id, REVIEW.c.seat)))


async def test_every_server_is_told_how_far_another_is(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """And it is written down seldom, however often the process tells it."""
    gate, notes = threading.Event(), 0
    monkeypatch.setattr(module, "BEAT", 0.05)
    go_on = kept.go_on

    def count(*given: Any) -> bool:
        nonlocal notes
        notes += 1
        return go_on(*given)

    one, other = Bench(store), Bench(store)
    await one.look(Asked("t", 0), "ann", [1, 2, 3])

    def slow(record: str, seat: int) -> bytes:
        for step in range(1000):
            one.shared[:2] = [step, 1000]
        gate.wait(PATIENCE)
        return fake(record, seat)

    monkeypatch.setattr(module, "work", slow)
    monkeypatch.setattr(kept, "go_on", count)
    one.start()
    begun = asyncio.get_running_loop().time()

    async def look() -> Reviewing:
        return await other.look(Asked("t", 0), "ann", [1, 2, 3])

    async def is_made() -> bool:
        return (await look()).review is not None

    async def is_stuck() -> bool:
        return (await look()).done == 999

    await soon(is_stuck)
    state = await look()
    assert (state.of, state.waiting, state.review) == (1000, 0, None)
    other.wish.clear()
    await look()
    assert not other.wish.is_set()  # there is nothing to do for it
    await other.make_all()
    gate.set()
    await soon(is_made)
    assert notes <= (asyncio.get_running_loop().time() - begun) / 0.05 + 1
    assert (one.made, other.made) == ([Asked("t", 0)], [])
    await one.stop()


async def test_who_does_not_go_on_is_replaced_and_may_come_too_late(store: Store) -> None:
    gate = threading.Event()
    late, other = Bench(store), Bench(store)
    await late.look(Asked("t", 0), "ann", [])
    with patched(module, "work", lambda *given: gate.wait(PATIENCE) and fake(*given)):
        late.start()
        await soon(lambda: is_at_work(store, Asked("t", 0)))
        await other.make_all()
        assert other.made == []  # as long as the lease lasts
        await store.do(lambda connection: connection.execute(REVIEW.update().values(until=1)))
        assert (await other.look(Asked("t", 0), "ann", [])).review is None
        assert other.wish.is_set()
    await other.make_all()
    assert other.made == [Asked("t", 0)]
    [before] = await store.ask(everything)
    gate.set()
    await soon(lambda: bool(late.made))
    await late.stop()
    assert await store.ask(everything) == [before]


async def test_what_is_not_wanted_any_more_ends(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one who has asked is gone for good."""
    monkeypatch.setattr(module, "BEAT", 0.01)
    server = Bench(store)
    await server.look(Asked("t", 0), "ann", [])

    def endless(record: str, seat: int) -> bytes:
        until(lambda: server.shared[UNWANTED])
        raise Unwanted

    monkeypatch.setattr(module, "work", endless)
    making = asyncio.create_task(server.make_all())
    await soon(lambda: is_at_work(store, Asked("t", 0)))
    await store.do(partial(people.forget, "ann"))
    await making
    assert await store.ask(everything) == []
    await server.stop()


async def test_every_review_begins_at_nothing_whatever_became_of_the_last(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[list[Any]] = []
    server = Bench(store)
    for seat in (0, 1):
        await server.look(Asked("t", seat), "ann", [])

    def stirring(record: str, seat: int) -> bytes:
        begun.append(list(server.shared))
        server.shared[:] = [5, 9, True]
        return fake(record, seat)

    monkeypatch.setattr(module, "work", stirring)
    await server.make_all()
    assert begun == [[0, 0, False]] * 2
    await server.stop()


async def test_who_has_failed_and_then_ends_has_tried(store: Store) -> None:
    await store.do(partial(kept.ask_for, Asked("t", 0), VERSION, "ann", 9))
    await store.do(partial(kept.claim, "one", VERSION))
    for end in (kept.fail, kept.leave):
        await store.do(partial(end, "one"))
    assert [row.tries for row in await store.ask(everything)] == [1]


async def test_what_cannot_be_made_is_not_tried_for_ever(store: Store) -> None:
    def broken(*_: object) -> bytes:
        raise ValueError("no record")

    server = Bench(store)
    await server.look(Asked("t", 0), "ann", [])
    await server.look(Asked("u", 0), "ann", [])
    with patched(module, "work", broken):
        for _ in range(kept.MOST_TRIES):
            with pytest.raises(ValueError, match="no record"):
                await server.make_all()
    with pytest.raises(Refuse, match="server-review-failed"):
        await server.look(Asked("t", 0), "ann", [])
    await server.make_all()
    assert server.made == [Asked("u", 0)]  # the others had to wait for it, and no longer
    long_ago = REVIEW.update().values(asked=REVIEW.c.asked - kept.PATIENCE - 1)
    await store.do(lambda connection: connection.execute(long_ago))
    assert (await server.look(Asked("t", 0), "ann", [])).review is None
    await server.make_all()
    assert server.made[1:] == [Asked("t", 0)]
    await server.stop()


async def test_there_are_never_too_many(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_KEPT", 3)
    monkeypatch.setattr(module, "MOST_WAITING", 5)
    server = Bench(store)
    for seat in range(5):
        await server.look(Asked("t", seat), "ann", [])
        await server.look(Asked("t", seat), "ann", [])  # to ask twice does no harm
        await asyncio.sleep(0.002)
    with pytest.raises(Refuse, match="server-reviews-full"):
        await server.look(Asked("u", 0), "ann", [])
    await server.make_all()
    kept_now = await store.ask(everything)
    assert len(server.made) == 5
    assert len(kept_now) == 3
    await server.look(Asked("u", 0), "ann", [])
    await server.stop()


async def test_a_review_of_another_version_is_not_shown(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Bench(store)
    await server.look(Asked("t", 0), "ann", [])
    await server.make_all()
    monkeypatch.setattr(module, "VERSION", VERSION + 1)
    assert (await server.look(Asked("t", 0), "ann", [])).review is None
    await server.make_all()
    assert (await server.look(Asked("t", 0), "ann", [])).review
    assert [row.version for row in await store.ask(everything)] == [VERSION, VERSION + 1]
    await server.stop()


def test_whoever_changes_how_reviews_come_out_raises_their_version() -> None:
    parts = [msgspec.json.schema(Review), WORLDS, sorted(ITERATIONS.items()), sorted(PLANS.items())]
    made_with = msgspec.json.encode(parts)
    without_words = re.sub(rb'"description":"[^"]*",?', b"", made_with)
    assert (VERSION, hashlib.sha256(without_words).hexdigest()[:16]) == (3, "36d02863508a6f42")


@pytest.mark.slow
def test_a_review_is_there_after_a_crash_and_after_a_restart(tmp_path: Path) -> None:
    flags = (*FLAGS, "--set", "bot_delay_ms=1,2", "--set", "opening_seconds=1")
    with running(tmp_path, *flags, entry=[prompt.__file__]) as server:
        ann = server.guest("Ann")
        table = play_out(server, ann)
        assert ask(server, ann, table)["review"] is None
        server.end("SIGKILL")
        server.again()
        told = ask_until_made(server, ann, table)
        assert told[0]["review"] is None
        assert server.end() == 0
        server.again()
        assert ask(server, ann, table) == told[-1]


async def test_over_http(hall: Hall) -> None:
    device = hall.device()
    ann = await device.guest("Ann")
    person = await hall.salon.store.ask(partial(people.person, ann))
    assert person
    live = await finished(hall.salon, person)
    reviews = hall.desk.reviews = Bench(hall.salon.store)
    place = f"/tables/{live.table.id}/review"
    told = await device.do("GET", place)
    assert (told["done"], told["of"], told["review"]) == (0, len(told["seqs"]), None)
    with patched(module, "work", lambda record, seat: fake(record.splitlines()[0], seat)):
        await reviews.make_all()
    made = (await device.do("GET", place))["review"]
    assert (made["game"], made["seat"]) == (record_of(live).splitlines()[0], 0)
    await reviews.stop()
    await device.do("DELETE", "/account")
    assert await hall.salon.store.ask(everything) == []


async def test_the_process_tells_how_far_it_is(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, int]] = []

    class Shared(list[int]):
        def __setitem__(self, at: Any, value: Any) -> None:
            super().__setitem__(at, value)
            if at == STEPS:
                told.append((self[DONE], value))

    monkeypatch.setattr(module, "get_ready", lambda nice: None)  # this process lets nobody go first
    few = partial(review, iterations=10)
    monkeypatch.setattr(module, "review", few)
    monkeypatch.setattr(module, "WORLDS", 2)
    monkeypatch.setattr(module, "shared", None)
    given = Shared([0, 0, False])
    begin(given, 0)
    live = await finished(salon, await salon.person("Ann"))
    found = msgspec.json.decode(zlib.decompress(work(record_of(live), 0)), type=Review)
    assert {one.seat for one in found.decisions} == {0}
    assert told[0] == (0, 0)
    assert told == sorted(told)
    assert found.steps // 2 < told[-1][0] <= told[-1][1] == found.steps  # forced moves take no work
    given[UNWANTED] = True
    with pytest.raises(Unwanted):
        work(record_of(live), 0)


async def test_what_became_of_a_review_that_nobody_waits_for_is_not_logged() -> None:
    told: list[object] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: told.append(context))
    for end in (asyncio.Future.cancel, lambda working: working.set_exception(OSError("gone"))):
        working: asyncio.Future[bytes] = loop.create_future()
        working.add_done_callback(module._hear)
        end(working)
        await asyncio.sleep(0)
        del working
        gc.collect()
    assert told == []
