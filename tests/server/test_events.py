"""The log of a table over HTTP: whose eyes, from where on, and how much at a time."""

import pytest

from kobako.server.requests import http
from kobako.server.store import people

from .hall import Device, Hall
from .test_branch import finished


async def over(hall: Hall) -> tuple[Device, str, int]:
    """Ann, a finished game of hers, and how many entries its log has."""
    device = hall.device()
    id_ = await device.guest("Ann")
    person = await hall.salon.store.ask(lambda connection: people.person(id_, connection))
    assert person
    live = await finished(hall.salon, person)
    return device, f"/tables/{live.table.id}/events", live.table.head


async def test_a_seat_or_a_number_that_cannot_be_is_refused(hall: Hall) -> None:
    device, events, _ = await over(hall)
    for good in ("seat=0", "seat=2", "seat=-1", "after=0", f"after={10**9 - 1}"):
        await device.do("GET", f"{events}?{good}")
    for bad in ("seat=3", "seat=-2", "seat=", "seat=x", "seat=%D9%A1", f"after={10**9}"):
        assert await device.refused("GET", f"{events}?{bad}") == "server-bad-message"


async def test_there_is_more_until_the_last_entry_was_told(hall: Hall) -> None:
    device, events, head = await over(hall)
    for after in (head - 3, head - 2):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(http, "MOST_EVENTS", 2)
            told = await device.do("GET", f"{events}?after={after}")
        assert [one["seq"] for one in told["updates"]] == [after + 1, after + 2]
        assert told["more"] is (after == head - 3)
