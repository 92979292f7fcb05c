"""What anybody may ask without being known costs the server little, however often and for whatever."""

from __future__ import annotations

from unittest.mock import Mock

import pytest
import segno

from kobako.server import lan
from kobako.server.door import openapi
from kobako.server.people import passwords
from kobako.server.settings import Rate

from .hall import Device, Hall

SEATS = {"cid": "c", "game": "luz", "seats": ["me", "person", "person"]}


async def test_a_code_is_made_once_and_only_for_a_table_that_there_is(hall: Hall) -> None:
    make = Mock(wraps=segno.make_qr)
    home, passer_by = hall.device(), hall.device()
    await home.guest("Ann")
    table = (await home.do("POST", "/tables", SEATS))["table"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(segno, "make_qr", make)
        lan.qr_svg.cache_clear()
        pictures = [await passer_by.ask("GET", f"/tables/{table}/qr.svg") for _ in range(3)]
        for nowhere in ("abcdefghjk", "x" * 2200, "x" * 2400):
            assert await passer_by.refused("GET", f"/tables/{nowhere}/qr.svg") == "no-such-table"
    assert {(one.status_code, one.headers["content-type"]) for one in pictures} == {(200, "image/svg+xml")}
    assert len({one.content for one in pictures}) == 1
    make.assert_called_once()
    assert make.call_args.args[0].endswith(f"/t/{table}")


async def test_the_document_is_put_together_once(hall: Hall) -> None:
    passer_by = hall.device()
    told = await passer_by.do("GET", "/openapi.json")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(openapi, "document", lambda *_: pytest.fail("again"))
        assert await passer_by.do("GET", "/openapi.json") == told


# ----------------------------------------------------------------------------------------- not too often

FEW = Rate(1e-9, 3)


@pytest.mark.parametrize("page", ["view", "events", "record", "qr.svg"])
@pytest.mark.parametrize("limits", [{"rate_sign_in": FEW}])
async def test_passwords_of_tables_are_not_tried_too_often_by_requests(hall: Hall, page: str) -> None:
    """Nothing is computed for a try too many; that there is no such table is not told by it."""
    stretch = Mock(wraps=passwords._stretch)

    async def tries(device: Device, table: str) -> list[str]:
        device.http.headers["x-kobako-password"] = "simsim"
        return [await device.refused("GET", f"/tables/{table}/{page}") for _ in range(5)]

    home = hall.device()
    await home.guest("Ann")
    locked = SEATS | {"visibility": "password", "password": "sesame"}
    table = (await home.do("POST", "/tables", locked))["table"]
    told = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "_stretch", stretch)
        for id_ in (table, "abcdefghjk"):
            hall.forget_limits()
            stretch.reset_mock()
            told[id_] = await tries(hall.device(), id_), stretch.call_count
    expected = ["no-such-table"] * 3 + ["server-too-fast"] * 2
    assert list(told.values()) == [(expected, 3)] * 2


@pytest.mark.parametrize("limits", [{"rate_sign_in": FEW}])
async def test_who_has_given_the_password_of_a_table_does_not_try_again(hall: Hall) -> None:
    home, phone = hall.device(), hall.device()
    await home.guest("Ann")
    await phone.guest("Ben")
    locked = SEATS | {"visibility": "password", "password": "sesame"}
    table = (await home.do("POST", "/tables", locked))["table"]
    phone.http.headers["x-kobako-password"] = "sesame"
    for _ in range(5):
        await phone.do("GET", f"/tables/{table}/events")


@pytest.mark.parametrize("limits", [{"rate_sign_in": FEW}])
async def test_nobody_uses_up_the_proofs_of_somebody_else(hall: Hall) -> None:
    """Ids are public: whoever signs in by one as a login takes nothing from that person."""
    home, thief = hall.device(), hall.device()
    ann = await home.guest("Ann")
    wrong = {"login": ann, "password": "x" * 9}
    why = [await thief.refused("POST", "/account/sign-in", wrong) for _ in range(4)]
    assert why == ["account-wrong"] * 3 + ["server-too-fast"]
    await home.set_login("ann")
    assert await home.refused("POST", "/account/proof", {"password": "x" * 9}) == "account-wrong-password"
