"""How many tables one person may have, and whose tables are shown to whom, whatever others do."""

from functools import partial

import pytest

from kobako.messages import up
from kobako.server.store import social
from kobako.server.tables.decide import Refuse

from .kit import Salon, match_of

MOST = 5  # tables of one person, in a salon


async def befriend(salon: Salon, person: str, other: str, kind: str = "friend") -> None:
    await salon.store.do(partial(social.tie, person, other, kind, 1))


@pytest.mark.parametrize(
    ("seats", "start"),
    [
        (("me", "person", "person"), False),
        (("person", "person", "person"), False),
        (("bot easy", "bot easy", "bot easy"), True),
    ],
)
async def test_every_table_in_use_counts_that_somebody_has_opened(
    salon: Salon, seats: tuple[str, ...], start: bool
) -> None:
    ann, bob = await salon.person("Ann"), await salon.person("Bob")
    for _ in range(MOST):
        await salon.open(ann, *seats, start=start)
    with pytest.raises(Refuse, match="server-too-many-tables"):
        await salon.open(ann, *seats, start=start)
    await salon.open(bob, *seats, start=start)


async def test_to_stand_up_makes_no_room_for_more_tables_but_to_close_them_does(salon: Salon) -> None:
    ann = await salon.person("Ann")
    lives = [await salon.open(ann, "me", "person", "person") for _ in range(MOST)]
    clients = [await salon.watch(live, ann) for live in lives]
    for live, client in zip(lives, clients, strict=True):
        assert (await salon.do(live, client, up.Stand))["type"] == "done"
    with pytest.raises(Refuse, match="server-too-many-tables"):
        await salon.open(ann, "me", "person", "person")
    assert (await salon.do(lives[0], clients[0], up.Sit, seat=1))["type"] == "done"  # it counts already
    await salon.do(lives[1], clients[1], up.Close)
    await salon.open(ann, "me", "person", "person")


async def test_nobody_sits_at_more_tables_than_they_could_open(salon: Salon) -> None:
    ann, bob, cyd = [await salon.person(name) for name in ("Ann", "Bob", "Cyd")]
    await befriend(salon, "bob", "ann")
    lives = [await salon.open(host, "me", "person", "person") for host in (bob, bob, bob, cyd, cyd)]
    lives.append(await salon.open(cyd, "me", "person", "person"))
    lives.append(await salon.open(bob, "me", "for ann", "person"))
    clients = [await salon.watch(live, ann) for live in lives]
    for live, client in list(zip(lives, clients, strict=True))[:MOST]:
        assert (await salon.do(live, client, up.Sit, seat=1))["type"] == "done"
    for live, client in list(zip(lives, clients, strict=True))[MOST:]:
        assert (await salon.do(live, client, up.Sit, seat=1))["id"] == "server-too-many-tables"
    with pytest.raises(Refuse, match="server-too-many-tables"):
        await salon.open(ann, "me", "person", "person")
    await salon.do(lives[0], clients[0], up.Stand)
    assert (await salon.do(lives[-1], clients[-1], up.Sit, seat=1))["type"] == "done"


async def test_a_rematch_is_one_table_more(salon: Salon) -> None:
    ann = await salon.person("Ann")
    live = await salon.open(ann, "me", "bot easy", "bot easy", start=True)
    client = await salon.watch(live, ann)
    await salon.play_out(live, client)
    others = [await salon.open(ann, "me", "person", "person") for _ in range(MOST)]
    assert (await salon.do(live, client, up.Again))["id"] == "server-too-many-tables"
    await salon.do(others[0], await salon.watch(others[0], ann), up.Close)
    assert (await salon.do(live, client, up.Again))["type"] == "done"


async def ann_plays_and_eve_invites(salon: Salon) -> str:
    """Ann sits at one table that runs and at one that is open, and others keep many seats for her."""
    ann, bob = await salon.person("Ann"), await salon.person("Bob")
    game = await salon.open(ann, "me", "bot easy", "bot easy", start=True)
    while 0 not in match_of(game).pending:
        await salon.wait()
    salon.clock.time += 1000
    theirs = await salon.open(bob, "me", "person", "person")
    await salon.do(theirs, await salon.watch(theirs, ann), up.Sit, seat=1)
    for number in range(4):
        eve = await salon.person(f"Eve{number}")
        await befriend(salon, eve.id, "ann")
        for _ in range(MOST):
            salon.clock.time += 1000
            await salon.open(eve, "me", "for ann", "person")
    return game.table.id


async def shown(salon: Salon) -> tuple[list[str], list[str]]:
    """What Ann's lists show."""
    rows, turns = await salon.house.tables_of("ann"), await salon.house.feed_of("ann")
    assert [row.opened for row in rows] == sorted((row.opened for row in rows), reverse=True)
    return [row.host_name for row in rows], [turn.kind for turn in turns]


async def test_invitations_push_nobody_s_games_out_of_their_lists(salon: Salon) -> None:
    game = await ann_plays_and_eve_invites(salon)
    hosts, kinds = await shown(salon)
    assert hosts == ["Eve3"] * MOST + ["Bob", "Ann"]
    assert kinds == ["seat"] * MOST + ["move"]
    for number in range(1, 4):
        await befriend(salon, "ann", f"eve{number}", "block")
    hosts, kinds = await shown(salon)
    assert hosts == ["Eve0"] * MOST + ["Bob", "Ann"]  # who is blocked takes nobody's place
    await befriend(salon, "ann", "eve0", "block")
    assert await shown(salon) == (["Bob", "Ann"], ["move"])
    assert (await salon.house.feed_of("ann"))[0].table == game


async def test_one_person_keeps_few_seats_for_another(salon: Salon) -> None:
    ann, bob, cyd = [await salon.person(name) for name in ("Ann", "Bob", "Cyd")]
    salon.house.caps = type(salon.house.caps)(tables=100, tables_person=50, watchers=10, idle=3_600_000)
    for friend in ("bob", "cyd"):
        await befriend(salon, "ann", friend)
    lives = [await salon.open(ann, "me", "for bob", "person") for _ in range(5)]
    with pytest.raises(Refuse, match="server-too-many-tables"):
        await salon.open(ann, "for cyd", "for bob", "person")
    await salon.open(ann, "for cyd", "me", "person")
    await salon.do(lives[0], await salon.watch(lives[0], bob), up.Sit, seat=1)  # then it is kept no more
    await salon.open(ann, "for cyd", "for bob", "person")
    assert [row.host_name for row in await salon.house.tables_of(cyd.id)] == ["Ann"] * 2
