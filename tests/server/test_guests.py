"""Coming as a guest and having another name, over HTTP: not too often."""

import pytest

from kobako.server.door.limits import NAMES
from kobako.server.settings import Rate

from .hall import Hall
from .kit import Client


async def a_table_of(hall: Hall, person: str) -> Client:
    """A client that looks at a table where somebody sits."""
    salon = hall.salon
    [row] = await salon.house.tables_of(person)
    live = await salon.house.find(row.table)
    assert live
    return await salon.watch(live, await salon.person("Eve"))


async def test_the_name_that_one_has_is_told_to_nobody_again(hall: Hall) -> None:
    device = hall.device()
    ann = await device.guest("Ann")
    await device.do("POST", "/tables", {"cid": "c", "game": "luz", "seats": ["me", "person", "person"]})
    eve = await a_table_of(hall, ann)
    for _ in range(5 * int(NAMES.burst)):
        assert (await device.do("POST", "/me", {"name": "Ann"}))["name"] == "Ann"
    await hall.salon.settle()
    assert len(eve.of("snapshot")) == 1
    assert (await device.do("POST", "/me", {"name": "Anna"}))["name"] == "Anna"
    await hall.salon.settle()
    assert len(eve.of("snapshot")) == 2
    assert eve.room["chairs"][0]["name"] == "Anna"


async def test_nobody_has_another_name_all_the_time(hall: Hall) -> None:
    device, other = hall.device(), hall.device()
    await device.guest("Ann")
    await other.guest("Bob")
    for number in range(int(NAMES.burst)):
        await device.do("POST", "/me", {"name": f"Ann {number}"})
    assert await device.refused("POST", "/me", {"name": "Ann again"}) == "server-too-fast"
    assert (await device.do("GET", "/me"))["name"] == f"Ann {int(NAMES.burst) - 1}"
    await other.do("POST", "/me", {"name": "Robert"})


@pytest.mark.parametrize("limits", [{"rate_person": Rate(0.01, 3)}])
async def test_to_ask_for_a_name_counts_like_any_request(hall: Hall) -> None:
    device = hall.device()
    await device.guest("Ann")
    for _ in range(3):
        await device.do("POST", "/me", {"name": "Ann"})
    assert await device.refused("POST", "/me", {"name": "Ann"}) == "server-too-fast"


@pytest.mark.parametrize("limits", [{"rate_guests": Rate(0.01, 3)}])
async def test_few_new_guests_come_from_one_address(hall: Hall) -> None:
    devices = [hall.device() for _ in range(4)]
    for device in devices[:3]:
        await device.guest("Ann")
    assert await devices[3].refused("POST", "/me", {"name": "Ann"}) == "server-too-fast"
    await devices[0].do("POST", "/me", {"name": "Anna"})  # who is here already may go on
