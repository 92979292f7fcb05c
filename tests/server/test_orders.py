"""Standing orders: the server answers for a seat, and nobody else notices. Yurikure has them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from kobako.messages import up
from kobako.messages.common import Clock
from kobako.server.house.live import Live
from kobako.server.store import Order, Person

from .kit import Client, Salon, match_of, salon_at
from .twins import Ear

ASKED = ("reveal", "object")  # phases in which a seat passes or reveals


async def begin(salon: Salon, *seats: str) -> tuple[Live, Person, Client]:
    """A game of Yurikure in which Ann, in seat 0, has placed her support."""
    ann = await salon.person("Ann")
    live = await salon.open(ann, "me", *(seats or ("bot easy", "bot random")), game="yurikure", start=True)
    client = await salon.watch(live, ann)
    await salon.play_until(live, lambda: client.game["view"]["phase"] != "support", client)
    return live, ann, client


async def until_asked(salon: Salon, live: Live, client: Client) -> None:
    """Until Ann may pass or reveal; whatever else is asked of her, she does the first that there is."""
    await salon.play_until(live, lambda: "pass" in client.game["legal"], client)


def order_of(client: Client) -> str | None:
    """The standing order that the client was told of last."""
    told = client.of("ordered")
    return told[-1]["order"] if told else None


async def order(salon: Salon, live: Live, client: Client, text: str | None) -> dict[str, Any]:
    return await salon.do(live, client, up.Order, order=text)


async def test_the_server_passes_until_the_round_is_over(salon: Salon) -> None:
    live, _, client = await begin(salon)
    await until_asked(salon, live, client)
    begun, head = match_of(live).view(None)["round"], live.table.head
    answer = await order(salon, live, client, "pass round")
    assert (answer["type"], answer["seq"]) == ("done", head)
    assert order_of(client) == "pass round"
    decisions = live.table.decisions[0]
    while match_of(live).view(None)["round"] == begun and live.table.status == "running":
        if client.game["turn"] and "pass" not in client.game["legal"]:
            await salon.act(live, client, client.game["legal"][0])  # an order declares nothing
        else:
            await salon.wait()
    moves = [line for line in match_of(live).steps if line.startswith("0 ")][decisions:]
    assert moves.count("0 pass") > 7
    assert not any(line.startswith("0 reveal") for line in moves)
    assert order_of(client) is None
    assert live.table.orders == {}
    assert await salon.store.orders(live.table.id) == {}


async def test_an_order_is_taken_back(salon: Salon) -> None:
    live, _, client = await begin(salon)
    await until_asked(salon, live, client)
    await salon.act(live, client, "pass")
    await order(salon, live, client, "pass round")
    assert (await order(salon, live, client, None))["type"] == "done"
    assert order_of(client) is None
    await until_asked(salon, live, client)
    assert client.game["turn"]


async def test_a_girl_is_outbid_up_to_a_level(salon: Salon) -> None:
    live, _, client = await begin(salon)
    while True:  # a girl whom somebody else controls, and whom Ann could have
        await until_asked(salon, live, client)
        levels = [int(move.split()[1]) for move in client.game["legal"] if move.startswith("reveal ")]
        if levels and levels[0] > 1:
            break
        await salon.act(live, client, "pass")
    assert (await order(salon, live, client, f"reveal {levels[0]}"))["type"] == "done"
    await salon.wait()
    assert f"0 reveal {levels[0]}" in match_of(live).steps


async def test_orders_that_cannot_be_given_are_refused(salon: Salon) -> None:
    live, _, client = await begin(salon)
    await until_asked(salon, live, client)
    for text, message, rule in (
        ("dance", "yurikure-no-such-order", None),
        ("reveal 99", "yurikure-order-too-high", "yurikure 7"),
    ):
        told = await order(salon, live, client, text)
        assert (told["type"], told["id"], told["rule"]) == ("refused", message, rule)
    assert live.table.orders == {}
    eve = await salon.watch(live, await salon.person("Eve"))
    assert (await order(salon, live, eve, "pass round"))["id"] == "server-not-seated"


async def test_a_game_without_orders_says_so(salon: Salon) -> None:
    live, client = await salon.alone()
    assert (await order(salon, live, client, "pass round"))["id"] == "server-no-orders"
    assert client.of("ordered") == []


async def test_a_round_of_passes_costs_one_delay(salon: Salon) -> None:
    live, _, client = await begin(salon, "bot easy", "bot easy", "bot easy")
    await until_asked(salon, live, client)
    await order(salon, live, client, "pass round")
    for _ in range(60):
        if client.game["turn"] and "pass" not in client.game["legal"]:
            break
        await salon.wait()
    acted = [row for row in live.rows if row.kind == "acted"]
    answers = [(row.at, row.payload) for row in acted if b"pass" in row.payload]
    at_once = sum(one[0] == other[0] for one, other in pairwise(answers))
    assert at_once >= len(answers) // 2


Heard = list[tuple[int, bytes]]  # when, and what
FEW, MANY = 4, 8  # moves of Bob's, or moments that he waits for: while all orders stand; and more


async def sit_down(salon: Salon, heard: Heard) -> tuple[Live, Client, Client]:
    """Ann and Bob with a bot, in a game that is always the same, until Ann may pass."""
    ann, bob = await salon.person("Ann"), await salon.person("Bob")
    clock = Clock("bank", 600, 5)
    live = await salon.open(ann, "me", "person", "bot easy", game="yurikure", clock=clock)
    clients = [await salon.watch(live, ann), Ear(bob, lambda data: heard.append((salon.clock.now(), data)))]
    live.enter(clients[1], None)
    await salon.do(live, clients[1], up.Sit, seat=1)
    await salon.do(live, clients[0], up.Start)
    while clients[0].game["view"]["phase"] == "support" or match_of(live).pending != (0,):
        able = [client for client in clients if client.game["turn"]]
        for client in able:
            await salon.act(live, client, client.game["legal"][0])  # when points are placed, that is to pass
        if not able:
            await salon.wait()
    return live, clients[0], clients[1]


async def heard_by_bob(folder: Path, answers: str | Sequence[int], looks: int) -> tuple[Heard, list[int]]:
    """All that Bob is sent while Ann passes, by an order or by herself at these moments; and her moments."""
    heard, passed = Heard(), list[int]()
    async with salon_at(folder / f"{answers}.sqlite") as salon:
        live, ann, bob = await sit_down(salon, heard)
        heard.clear()
        if isinstance(answers, str):
            await order(salon, live, ann, answers)
        for _ in range(looks):
            step = len(match_of(live).steps)
            if bob.game["turn"]:
                await salon.act(live, bob, "pass")
            elif ann.game["turn"] and not isinstance(answers, str):
                salon.clock.pass_until(answers[len(passed)])
                await salon.act(live, ann, "pass")
            else:
                await salon.wait()
            passed += [salon.clock.now()] * match_of(live).steps[step:].count("0 pass")
    return heard, passed


@pytest.mark.parametrize("text", ["pass girl", "pass until", "reveal 0"])
async def test_nobody_else_is_told_of_an_order(text: str, tmp_path: Path) -> None:
    """Different orders that answer the same: what others are sent is the same to the byte and the moment."""
    other, passed = await heard_by_bob(tmp_path, "pass round", FEW)
    assert passed
    assert await heard_by_bob(tmp_path, text, FEW) == (other, passed)
    assert b"ordered" not in b"".join(data for _, data in other)


async def test_an_order_looks_like_a_seat_that_answers_by_itself(tmp_path: Path) -> None:
    by_order, passed = await heard_by_bob(tmp_path, "pass round", MANY)
    assert len(passed) > 1
    assert await heard_by_bob(tmp_path, passed, MANY) == (by_order, passed)


async def test_an_order_outlives_the_server(path: Path) -> None:
    async with salon_at(path) as salon:
        live, _, client = await begin(salon)
        await until_asked(salon, live, client)
        await order(salon, live, client, "pass round")
    async with salon_at(path, seed=1) as salon:
        again = await salon.house.find(live.table.id)
        assert again
        assert again.table.orders[0].given == "pass round"
        client = await salon.watch(again, Person("ann", "Ann", b"", 0))
        assert order_of(client) == "pass round"
        step = len(match_of(again).steps)
        await salon.wait()
        assert match_of(again).steps[step] == "0 pass"


async def test_a_look_at_the_orders_of_all_tables_is_one_question(salon: Salon) -> None:
    """What another server has written is found, and a table with nothing new is not asked for by itself."""
    ann = await salon.person("Ann")
    seats = "me", "bot easy", "bot random"
    new, old = [await salon.open(ann, *seats, game="yurikure", start=True) for _ in range(2)]
    await salon.store.order(new.table.id, 0, Order("pass round", "pass round 1"))
    asked: list[str] = []
    really = salon.store.orders

    async def orders(table: str) -> dict[int, Order]:
        asked.append(table)
        return await really(table)

    salon.store.orders = orders  # type: ignore[method-assign]
    await salon.house.look_around({})
    for live in (new, old):
        await live.ask(lambda: None)
    assert asked == [new.table.id]
    assert new.table.orders == {0: Order("pass round", "pass round 1")}
