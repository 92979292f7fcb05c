"""Rematches: one of each game, by the rules that are played now."""

from typing import Any

import msgspec
import pytest

from kobako.games import find
from kobako.messages import up
from kobako.server.house.live import Live
from kobako.server.house.opening import _playable
from kobako.server.store import Row
from kobako.server.tables import events as log
from kobako.server.tables.decide import Refuse

from .kit import Client, Salon


async def finished(salon: Salon) -> tuple[Live, Client]:
    live, client = await salon.alone()
    await salon.play_out(live, client)
    return live, client


async def test_a_rematch_that_was_asked_for_in_a_race_is_one_table(salon: Salon) -> None:
    live, client = await finished(salon)
    said = log.encode(log.Said("ann", text="from elsewhere"))
    row = Row(live.table.head + 1, "e", "ann", "said", said, salon.clock.now())
    await salon.store.append([row], msgspec.structs.replace(live.row(), head=row.seq))
    assert (await salon.do(live, client, up.Again))["type"] == "done"
    assert [row.id for row in await salon.store.tables(statuses=("open",))] == [client.room["next"]]
    assert (await salon.do(live, client, up.Again))["id"] == "server-rematch-open"


async def test_a_rematch_of_an_old_game_is_played_by_the_rules_of_today(salon: Salon) -> None:
    live, _ = await finished(salon)
    salon.house.tables.pop(live.table.id).stop()
    opened = msgspec.structs.replace(live.table.opened, rules=live.table.opened.rules + 1)
    first = msgspec.structs.replace(live.rows[0], payload=log.encode(opened))
    events = salon.store.events

    async def altered(table: str, after: int = 0) -> list[Row]:
        found = await events(table, after)
        return [first, *found[1:]] if table == live.table.id and not after else found

    salon.store.events = altered  # type: ignore[method-assign]
    old = await salon.house.find(live.table.id)
    assert old
    assert old.table.match is None
    client = await salon.back(old, "Ann")
    assert (await salon.do(old, client, up.Again))["type"] == "done"
    new = await salon.house.find(client.room["next"])
    assert new
    assert new.table.opened.rules == find("luz").version
    again = await salon.back(new, "Ann")
    await salon.do(new, again, up.Sit, seat=0)
    assert (await salon.do(new, again, up.Start))["type"] == "done"
    await salon.play_out(new, again)


@pytest.mark.parametrize(
    ("changes", "bot", "id"),
    [
        ({"options": {"colour": "red"}}, "easy", "server-bad-option"),
        ({"players": 9}, "easy", "server-bad-option"),
        ({"stand_in": "gone"}, "easy", "server-no-bot"),
        ({}, "gone", "server-no-bot"),
        ({"rules": 99, "branch": log.Branch("t", "tag", [])}, "easy", "server-no-branch"),
    ],
)
def test_what_cannot_be_played_any_more_has_no_rematch(
    changes: dict[str, Any],
    bot: str,
    id: str,  # noqa: A002
) -> None:
    opened = log.Opened("luz", find("luz").version, 3, "ann", "00" * 32)
    assert _playable(opened, ["easy"]).name == "luz"
    with pytest.raises(Refuse, match=id):
        _playable(msgspec.structs.replace(opened, **changes), [bot])
