"""A disk that fails: nobody waits for ever, nothing false is acknowledged, and the table goes on."""

from collections.abc import Callable
from typing import Any

import pytest

from kobako.messages import up
from kobako.server.house.clockwork import REST
from kobako.server.house.live import Live
from kobako.server.store import Conflict, StoreError
from kobako.server.tables.decide import Refuse

from .kit import Client, Salon


class Disk:
    """The store of a salon, which can be told to fail."""

    def __init__(self, salon: Salon) -> None:
        self.error: Exception | None = None
        store: Any = salon.store
        store.append, store.events = self.failing(store.append), self.failing(store.events)

    def failing(self, real: Callable[..., Any]) -> Callable[..., Any]:
        async def do(*args: Any, **more: Any) -> Any:
            if self.error:
                raise self.error
            return await real(*args, **more)

        return do


async def table_of_bots(salon: Salon) -> tuple[Live, Client, Disk]:
    """Ann looks at a table where it is a bot's turn."""
    live, client = await salon.alone()
    if client.game["legal"]:
        await salon.act(live, client, "bid 1")
    return live, client, Disk(salon)


async def test_a_bot_whose_move_could_not_be_written_moves_later(salon: Salon) -> None:
    live, client, disk = await table_of_bots(salon)
    head = live.table.head
    disk.error = StoreError("the disk is full")
    for _ in range(5):
        with pytest.raises(Refuse, match="server-trouble"):
            await salon.wait()
        assert salon.clock.next == salon.clock.now() + REST  # not over and over
    disk.error = None
    seqs = [m["seq"] for m in client.of("update")]
    assert seqs[-1:] in ([], [head])
    await salon.wait()
    assert live.table.head > head
    assert client.of("snapshot")[-1]["seq"] == head
    assert client.of("update")[len(seqs)]["seq"] == head + 1


async def test_a_move_that_could_not_be_written_is_not_acknowledged(salon: Salon) -> None:
    live, client, disk = await table_of_bots(salon)
    await salon.until(lambda: client.game["legal"])
    move = client.game["legal"][0]
    message = up.Act(table=live.table.id, cid="x", decision=client.game["decision"], move=move)
    disk.error = StoreError("the disk is full")
    for _ in range(3):  # the second time not even the log can be read
        live.receive(message, client)
        with pytest.raises(Refuse, match="server-trouble"):
            await live.ask(lambda: None)
        assert (client.last["type"], client.last["id"], client.last["cid"]) == (
            "refused",
            "server-trouble",
            "x",
        )
    disk.error = None
    live.receive(message, client)
    await salon.settle()
    assert client.last["type"] == "done"
    rows = await salon.store.events(live.table.id)
    assert [row.seq for row in rows if row.cid == "x"] == [client.last["seq"]]


async def test_who_came_while_the_disk_failed_is_shown_the_table_later(salon: Salon) -> None:
    live, _, disk = await table_of_bots(salon)
    disk.error = StoreError("the disk is full")
    with pytest.raises(Refuse):
        await salon.wait()
    eve = Client(await salon.person("Eve"))
    live.enter(eve, None)
    with pytest.raises(Refuse):
        await salon.settle()
    assert eve.frames == []
    disk.error = None
    await salon.wait()
    assert eve.told[0]["type"] == "snapshot"
    live.leave(eve)
    await salon.settle()
    assert eve not in live.clients


async def test_a_lost_race_is_read_on_from(salon: Salon) -> None:
    """As if another server had written to the table: what it wrote counts."""
    live, client, disk = await table_of_bots(salon)
    await salon.until(lambda: client.game["legal"])
    move = client.game["legal"][0]
    real: Any = salon.store.append
    table: Any = salon.store

    async def lose(*args: Any, **more: Any) -> None:
        table.append = real
        await real(*args, **more)
        raise Conflict

    table.append = lose
    assert (await salon.act(live, client, move))["type"] == "done"
    assert live.table.decisions[0] == client.game["decision"]
    table.append = lose
    await salon.wait()  # a bot's move
    await salon.wait()
    rows = await salon.store.events(live.table.id)
    assert [row.seq for row in rows] == list(range(1, live.table.head + 1))
    assert disk.error is None
