"""The house: lobby, caps, races, failing disks, other rules, and tables that nobody looks at."""

import asyncio
from typing import Any

import msgspec
import pytest

from kobako.messages import up
from kobako.messages.common import Clock
from kobako.messages.http import NewTable
from kobako.server.house.bots import Bots
from kobako.server.house.crew import Crew
from kobako.server.house.house import House
from kobako.server.house.live import Live
from kobako.server.house.opening import check
from kobako.server.store import Row, StoreError
from kobako.server.tables import events as log
from kobako.server.tables.decide import Refuse

from .kit import Client, Salon, match_of


async def test_the_lobby_is_live_and_lists_public_tables_only(salon: Salon) -> None:
    ann, bob = await salon.person("Ann"), await salon.person("Bob")
    visitor = Client(bob)
    salon.house.visit(visitor)
    assert visitor.told == [{"type": "lobbyall", "rows": []}]
    await salon.open(ann, "me", "person", "person")
    live = await salon.open(ann, "me", "person", "bot easy", visibility="public")
    assert [m["row"]["table"] for m in visitor.of("lobbyone")] == [live.table.id]
    assert [row.table for row in salon.house.rows()] == [live.table.id]
    client = await salon.watch(live, bob)
    await salon.do(live, client, up.Sit, seat=1)
    assert visitor.told[-1]["row"]["chairs"][1]["name"] == "Bob"
    salon.house.renamed("bob", "Robert")
    await salon.settle()
    assert visitor.told[-1]["row"]["chairs"][1]["name"] == "Robert"
    assert client.room["chairs"][1]["name"] == "Robert"
    host = await salon.watch(live, ann)
    await salon.do(live, host, up.Close)
    assert visitor.told[-1] == {"type": "lobbygone", "table": live.table.id}
    assert (await salon.do(live, host, up.Sit, seat=2))["id"] == "server-closed"
    assert client.room["reason"]["id"] == "server-closed-host"


async def test_the_same_request_opens_one_table(salon: Salon) -> None:
    ann, bob = await salon.person("Ann"), await salon.person("Bob")
    new = NewTable(cid="once", game="luz", seats=["me", "bot easy", "bot easy"])
    first = await salon.house.open(new, ann, None)
    assert await salon.house.open(new, ann, None) == first
    assert await salon.house.open(new, bob, None) != first
    salon.house.tables.pop(first).stop()
    assert await salon.house.open(new, ann, None) == first
    assert len(await salon.store.tables(statuses=("open",))) == 2


async def test_nobody_opens_more_tables_than_the_caps_allow(salon: Salon) -> None:
    ann = await salon.person("Ann")
    for _ in range(5):
        await salon.open(ann, "me", "person", "person")
    with pytest.raises(Refuse, match="server-too-many-tables"):
        await salon.open(ann, "me", "person", "person")


@pytest.mark.parametrize(
    ("changes", "id"),
    [
        ({"game": "chess"}, "server-bad-option"),
        ({"seats": ["me", "person"]}, "server-bad-option"),
        ({"seats": ["me", "me", "person"]}, "server-bad-option"),
        ({"seats": ["me", "bot nobody", "person"]}, "server-no-bot"),
        ({"options": {"colour": "red"}}, "server-bad-option"),
        ({"bot": "nobody"}, "server-no-bot"),
        ({"visibility": "password"}, "server-bad-password"),
        ({"password": "x"}, "server-bad-password"),
        ({"clock": Clock("move", 0)}, "server-bad-clock"),
        ({"clock": Clock("none", 5)}, "server-bad-clock"),
        ({"clock": Clock("bank", 5, 1)}, "server-bad-clock"),
        ({"clock": Clock("move", 30, 5)}, "server-bad-clock"),
    ],
)
def test_a_table_that_cannot_be_is_refused(changes: dict[str, Any], id: str) -> None:  # noqa: A002
    fields: dict[str, Any] = {"cid": "c", "game": "luz", "seats": ["me", "person", "person"]}
    check(NewTable(**fields))
    with pytest.raises(Refuse, match=id):
        check(NewTable(**fields | changes))


async def bidding(salon: Salon, **more: Any) -> tuple[Any, Client]:
    """A table at which Ann is to bid."""
    live, client = await salon.alone(**more)
    await salon.until(lambda: client.game["legal"])
    return live, client


async def test_a_lost_race_is_read_on_and_decided_again(salon: Salon) -> None:
    live, client = await bidding(salon)
    # Another process has written to the same table.
    entry = log.Said("ann", text="from elsewhere")
    row = Row(live.table.head + 1, "e", "ann", "said", log.encode(entry), salon.clock.now())
    await salon.store.append([row], msgspec.structs.replace(live.row(), head=row.seq))
    assert (await salon.act(live, client, "bid 2"))["type"] == "done"
    kinds = [row.kind for row in await salon.store.events(live.table.id)]
    assert kinds[-2:] == ["said", "acted"]
    assert [m["chat"]["text"] for m in client.of("update") if m.get("chat")] == ["from elsewhere"]
    seqs = [m["seq"] for m in client.of("update")]
    assert seqs == list(range(seqs[0], live.table.head + 1))  # told like everything else


async def test_what_cannot_be_written_is_not_done(salon: Salon) -> None:
    live, client = await bidding(salon)
    before = match_of(live).record()
    whole = salon.store.append

    async def full(*_: Any, **__: Any) -> None:
        raise StoreError("nothing was written: disk full")

    salon.store.append = full  # type: ignore[method-assign]
    told = await salon.act(live, client, "bid 2")
    assert (told["type"], told["id"]) == ("refused", "server-trouble")
    salon.store.append = whole  # type: ignore[method-assign]
    await salon.settle()
    assert match_of(live).record() == before
    assert client.of("snapshot")[-1]["game"]["legal"]
    assert (await salon.act(live, client, "bid 2"))["type"] == "done"


async def test_a_running_game_of_other_rules_is_closed(salon: Salon) -> None:
    live, _ = await bidding(salon)
    table_id = live.table.id
    del salon.house.tables[table_id]
    live.stop()
    opened = msgspec.structs.replace(live.table.opened, rules=99)
    rows = [Row(1, None, "ann", "opened", log.encode(opened), 1), *live.rows[1:]]
    events = salon.store.events

    async def altered(table: str, after: int = 0) -> list[Row]:
        found = await events(table, after)
        return [*rows[:1], *found[1:]] if table == table_id and not after else found

    salon.store.events = altered  # type: ignore[method-assign]
    again = await salon.house.find(table_id)
    assert again
    await salon.settle()
    assert again.table.status == "closed"
    seen = await salon.watch(again, await salon.person("Eve"))
    assert seen.room["reason"]["id"] == "server-closed-rules"
    assert seen.of("snapshot")[0]["game"] is None


async def test_who_is_gone_for_a_while_can_be_replaced(salon: Salon) -> None:
    ann, bob = await salon.person("Ann"), await salon.person("Bob")
    live = await salon.open(ann, "me", "person", "bot easy")
    a, b = await salon.watch(live, ann), await salon.watch(live, bob)
    await salon.do(live, b, up.Sit, seat=1)
    await salon.do(live, a, up.Start)
    assert a.of("presence")[-1]["here"] == ["ann", "bob"]
    live.leave(b)
    await salon.settle()
    assert a.of("presence")[-1]["here"] == ["ann"]
    assert (await salon.do(live, a, up.Replace, seat=1))["id"] == "server-not-replaceable"
    salon.clock.pass_until(salon.clock.now() + 60_000)
    await salon.settle()
    assert a.of("presence")[-1]["replaceable"] == [1]
    assert (await salon.do(live, a, up.Replace, seat=1))["type"] == "done"
    assert a.room["chairs"][1]["away"]
    back = await salon.watch(live, bob)
    assert (await salon.do(live, back, up.Back))["type"] == "done"


async def bob_is_to_move(salon: Salon) -> str:
    """A table where nothing goes on without Bob, who has just gone, as has Ann."""
    live, a, b = await salon.together()
    while match_of(live).pending != (1,):
        if a.game["legal"]:
            await salon.act(live, a, a.game["legal"][0])
        else:
            await salon.wait()
    live.leave(a)
    live.leave(b)
    await salon.settle()
    return live.table.id


async def ann_comes_back(salon: Salon, table: str) -> tuple[Live, Client]:
    live = await salon.house.find(table)
    assert live
    return live, await salon.back(live, "Ann")


async def test_who_never_came_back_can_be_replaced_after_the_table_was_forgotten(salon: Salon) -> None:
    table = await bob_is_to_move(salon)
    await salon.house.sweep()
    assert table not in salon.house.tables
    live, a = await ann_comes_back(salon, table)
    assert (await salon.do(live, a, up.Replace, seat=1))["id"] == "server-not-replaceable"
    salon.clock.pass_until(salon.clock.now() + 60_000)
    await salon.settle()
    assert a.of("presence")[-1]["replaceable"] == [1]  # and is told without having asked
    assert (await salon.do(live, a, up.Replace, seat=0))["id"] == "server-not-replaceable"
    assert (await salon.do(live, a, up.Replace, seat=1))["type"] == "done"


async def test_who_came_back_after_a_restart_is_not_replaced(salon: Salon) -> None:
    table = await bob_is_to_move(salon)
    await salon.restart(5000)
    live, a = await ann_comes_back(salon, table)
    b = await salon.back(live, "Bob")
    salon.clock.pass_until(salon.clock.now() + 100_000)
    await salon.settle()
    assert a.of("presence")[-1]["replaceable"] == []
    live.leave(b)
    salon.clock.pass_until(salon.clock.now() + 59_000)
    await salon.settle()
    assert (await salon.do(live, a, up.Replace, seat=1))["id"] == "server-not-replaceable"


class Second(Crew):
    """A server that is not alone, and keeps nothing."""

    is_alone = False

    def keeps(self, table: str) -> bool:
        return False


async def test_a_restart_adds_nothing_to_a_game_without_a_clock(salon: Salon) -> None:
    live, _ = await bidding(salon)
    rows = await salon.store.events(live.table.id)
    await salon.restart(5000)
    assert salon.house.tables[live.table.id] is not live
    assert await salon.store.events(live.table.id) == rows


async def test_another_server_that_loads_a_kept_table_leaves_its_clock_alone(salon: Salon) -> None:
    live, _ = await bidding(salon, clock=Clock("bank", 60))
    rows = await salon.store.events(live.table.id)
    salon.clock.time += 5000
    salon.house = salon.new_house(Second())
    again = await salon.house.find(live.table.id)
    await salon.settle()
    assert again
    assert await salon.store.events(live.table.id) == rows
    assert vars(again.table.times) == vars(live.table.times)
    assert again.table.times.running == [0]
    live.stop()


async def test_a_table_is_in_memory_once_whoever_stops_waiting_for_it(salon: Salon) -> None:
    table = await bob_is_to_move(salon)
    await salon.house.sweep()
    events, calls, gate = salon.store.events, [], asyncio.Event()

    async def slow(*args: Any) -> list[Row]:
        calls.append(args)
        await gate.wait()
        return await events(*args)

    salon.store.events = slow  # type: ignore[method-assign,assignment]
    waiters = [asyncio.create_task(salon.house.find(table)) for _ in range(3)]
    await asyncio.sleep(0)
    waiters[0].cancel()
    await asyncio.wait(waiters[:1])
    waiters.append(asyncio.create_task(salon.house.find(table)))
    await asyncio.sleep(0)
    gate.set()
    found = await asyncio.gather(*waiters[1:])
    assert len(calls) == 1
    assert found == [salon.house.tables[table]] * 3
    assert salon.house.loading == {}


async def test_who_looks_while_a_table_is_opened_sees_the_same_one(salon: Salon) -> None:
    ann = await salon.person("Ann")
    append = salon.store.append
    found: list[Live | None] = []

    async def found_meanwhile(rows: Any, row: Any, **more: Any) -> None:
        await append(rows, row, **more)
        if not found:
            found.append(None)
            found[0] = await salon.house.find(row.id)

    salon.store.append = found_meanwhile  # type: ignore[method-assign,assignment]
    live = await salon.open(ann, "me", "bot easy", "bot easy", start=True)
    assert found == [live]
    assert salon.house.tables == {live.table.id: live}


async def test_the_house_passes_to_who_stays(salon: Salon) -> None:
    ann, bob = await salon.person("Ann"), await salon.person("Bob")
    live = await salon.open(ann, "me", "person", "bot easy")
    a, b = await salon.watch(live, ann), await salon.watch(live, bob)
    await salon.do(live, b, up.Sit, seat=1)
    assert (await salon.do(live, a, up.Fill, seat=0, bot="easy"))["id"] == "server-seat-taken"
    await salon.do(live, a, up.Stand)
    assert b.room["host"] == "bob"
    assert (await salon.do(live, b, up.Fill, seat=0, bot="easy"))["type"] == "done"
    assert (await salon.do(live, b, up.Start))["type"] == "done"


async def test_to_get_ready_leaves_everything_as_it_is(salon: Salon) -> None:
    ann = await salon.person("Ann")
    live = await salon.open(ann, "me", "bot easy", "bot easy", start=True)
    await salon.settle()
    again = House(salon.store, salon.clock, Bots(), live.home.pace, salon.house.caps, 60_000)
    before = await salon.store.events(live.table.id)
    await again.get_ready()
    assert again.in_memory() == []
    assert await salon.store.events(live.table.id) == before


async def test_a_table_that_nobody_looks_at_is_forgotten_and_found_again(salon: Salon) -> None:
    live, client = await bidding(salon)
    live.leave(client)
    await salon.settle()
    await salon.house.sweep()
    assert live.table.id not in salon.house.tables
    again = await salon.house.find(live.table.id)
    assert again
    assert match_of(again).record() == match_of(live).record()
    assert await salon.house.find("aaaaaaaaa9") is None


async def test_an_open_table_that_was_left_is_closed(salon: Salon) -> None:
    ann = await salon.person("Ann")
    live = await salon.open(ann, "me", "person", "person", visibility="public")
    await salon.house.sweep()
    assert [row.table for row in salon.house.rows()] == [live.table.id]
    salon.clock.time += 3_600_001
    await salon.house.sweep()
    await salon.settle()
    assert live.table.status == "closed"
    assert salon.house.rows() == []


async def test_a_mistake_in_one_message_does_not_stop_the_table(salon: Salon) -> None:
    live, client = await bidding(salon)

    async def mistake() -> None:
        raise RuntimeError("planted")

    live.put(mistake)
    assert (await salon.act(live, client, "bid 2"))["type"] == "done"
