"""Tables that give days for each move: nobody waits there, and nobody is gone."""

import msgspec
import pytest

from kobako.messages import up
from kobako.messages.common import DAY, MOST_DAYS, Clock
from kobako.messages.http import NewTable
from kobako.server.house.live import Live
from kobako.server.house.opening import check
from kobako.server.tables.decide import Refuse

from .kit import Client, Salon, match_of

THREE = Clock("move", 3 * DAY)
HOUR = 3_600_000  # ms


async def asked(salon: Salon, clock: Clock = THREE) -> tuple[Live, Client]:
    """A table at which Ann has to move."""
    live, client = await salon.alone(clock=clock)
    await salon.until(lambda: client.game["legal"])
    return live, client


def test_up_to_fourteen_days_for_a_move_and_at_most_one_in_a_bank() -> None:
    seats = ["me", "bot easy", "bot easy"]
    check(NewTable("c", "luz", seats, clock=Clock("move", MOST_DAYS * DAY)))
    with pytest.raises(Refuse, match="server-bad-clock"):
        check(NewTable("c", "luz", seats, clock=Clock("bank", 2 * DAY)))
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"kind": "move", "seconds": MOST_DAYS * DAY + 1}, Clock)
    assert not Clock("move", DAY - 1).is_slow
    assert Clock("move", DAY).is_slow


async def test_who_has_no_socket_is_not_gone(salon: Salon) -> None:
    live, client = await asked(salon)
    bob = await salon.person("Bob")
    watcher = await salon.watch(live, bob)
    live.leave(client)
    await salon.settle()
    salon.clock.pass_until(salon.clock.now() + 2 * 24 * HOUR)
    await salon.settle()
    assert watcher.of("presence")[-1]["replaceable"] == []
    live.enter(client, None)
    refused = await salon.do(live, client, up.Replace, seat=0)
    assert refused["id"] == "server-not-replaceable"
    assert not watcher.room["chairs"][0]["away"]


async def test_the_days_run_out_and_a_bot_plays_on(salon: Salon) -> None:
    _, client = await asked(salon)
    begun = salon.clock.now()
    salon.clock.pass_until(begun + 3 * 24 * HOUR - 1)
    await salon.settle()
    assert not client.room["chairs"][0]["away"]
    salon.clock.pass_until(begun + 3 * 24 * HOUR)
    await salon.settle()
    assert client.room["chairs"][0]["away"]


async def test_a_restart_costs_nobody_time_and_gives_none_either(salon: Salon) -> None:
    live, _ = await asked(salon)
    salon.clock.pass_until(salon.clock.now() + 48 * HOUR)
    await salon.settle()
    await salon.restart(away=5 * HOUR)
    back = salon.house.tables[live.table.id]
    left = back.table.times.left[0] - (salon.clock.now() - back.table.times.since)
    assert left == 24 * HOUR
    salon.clock.pass_until(salon.clock.now() + 24 * HOUR)
    await salon.settle()
    assert back.table.seats[0].away


async def test_a_move_can_be_taken_back_for_a_day(salon: Salon) -> None:
    live, a, b = await salon.together(clock=THREE)
    while match_of(live).pending[0] == 2:
        await salon.wait()
    asker, other = (a, b) if match_of(live).pending[0] == 0 else (b, a)
    await salon.act(live, asker, "bid 3+")
    assert (await salon.do(live, asker, up.Undo))["type"] == "done"
    salon.clock.pass_until(salon.clock.now() + 23 * HOUR)
    await salon.settle()
    assert other.room["undo"] is not None
    assert (await salon.do(live, other, up.Answer, yes=True))["type"] == "done"
    assert asker.game["legal"]


async def test_an_open_table_waits_as_long_as_a_move_may_take(salon: Salon) -> None:
    ann = await salon.person("Ann")
    slow = await salon.open(ann, "me", "person", "person", clock=THREE)
    quick = await salon.open(ann, "me", "person", "person")
    salon.clock.time += 3 * 24 * HOUR - 1
    await salon.house.sweep()
    await salon.settle()
    assert (slow.table.status, quick.table.status) == ("open", "closed")
    salon.clock.time += 2
    await salon.house.sweep()
    await salon.settle()
    assert slow.table.status == "closed"
