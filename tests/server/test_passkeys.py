"""Passkeys: who has one signs in without a name, and nothing that is wrong with one goes unnoticed."""

from __future__ import annotations

from typing import Any

import cbor2
import pytest

from kobako.server.requests import account

from .authenticator import ATTESTED, PRESENT, Authenticator, base64
from .hall import PASSWORD, Hall

BAD = "account-bad-passkey"


async def test_a_passkey_signs_in_without_a_name(hall: Hall) -> None:
    home, phone = hall.device(), hall.device()
    ann = await home.guest("Ann")
    offer = await home.do("POST", "/account/passkeys/offer")
    assert offer["rp"] == {"name": "Kobako", "id": "localhost"}
    assert offer["authenticatorSelection"]["residentKey"] == "required"
    assert offer["authenticatorSelection"]["userVerification"] == "required"
    key, second = await home.add_passkey(), await home.add_passkey()
    assert len((await home.do("GET", "/account"))["passkeys"]) == 2
    asked = await phone.do("POST", "/account/sign-in/offer")
    assert asked["allowCredentials"] == []  # whoever it is
    for device in (key, second):
        answer = await phone.passkey_sign_in(device)
        assert answer.status_code == 200, answer.text
        assert answer.json()["person"] == ann
    known = await home.do("POST", "/account/passkeys/offer")
    assert {one["id"] for one in known["excludeCredentials"]} == {base64(key.id), base64(second.id)}


async def test_no_passkey_is_taken_that_is_wrong_in_any_way(hall: Hall) -> None:
    home, phone = hall.device(), hall.device()
    await home.guest("Ann")
    key = await home.add_passkey(Authenticator(count=5))
    key.count = 6
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("account-bad-passkey", {"origin": "https://evil.example"}),
        ("account-bad-passkey", {"host": "evil.example"}),
        ("account-bad-passkey", {"flags": PRESENT}),  # nobody has unlocked it
        ("account-bad-passkey", {"count": 5}),  # a copy that was used before
        ("account-bad-passkey", {"key": Authenticator().key}),
        ("account-bad-passkey", {"handle": base64(b"somebody")}),
        ("account-unknown-passkey", {"id": b"another"}),
    ]
    for why, change in wrong:
        before = {name: getattr(key, name) for name in change}
        for name, value in change.items():
            setattr(key, name, value)
        assert (await phone.passkey_sign_in(key)).json()["id"] == why, change
        for name, value in before.items():
            setattr(key, name, value)
    assert (await phone.passkey_sign_in(key)).status_code == 200


NO_BASE64 = "AAAAA"  # no number of bytes has five letters
NONSENSE = [
    b"",
    b"null",
    b"{}",
    b"\xff\xfe",
    b"[" * 4000,  # deeper than anybody reads
    b'{"type": 1, "challenge": 2, "origin": 3}',
    b'{"type": "webauthn.get", "challenge": "AAAAA", "origin": "x"}',
    b'{"type": [], "challenge": ["\xc3\xa4"], "origin": {}}',
]


async def test_no_part_of_a_passkey_has_to_be_what_it_should(hall: Hall) -> None:
    """Whatever it is, it is refused, and nothing goes wrong here."""
    home, phone = hall.device(), hall.device()
    await home.guest("Ann")
    key = await home.add_passkey()
    for text in (NO_BASE64, *map(base64, NONSENSE[1:])):
        for name in ("client_data", "attestation", *(["id"] if text == NO_BASE64 else [])):
            made = Authenticator().create(await home.do("POST", "/account/passkeys/offer"))
            assert await home.refused("POST", "/account/passkeys", made | {name: text}) == BAD, (name, text)
        for name in ("id", "client_data", "authenticator_data", "signature", "user_handle"):
            unknown = name == "id" and text != NO_BASE64
            for device, path in ((phone, "sign-in"), (home, "proof")):
                signed = key.get(await device.do("POST", f"/account/{path}/offer")) | {name: text}
                why = await device.refused("POST", f"/account/{path}", {"passkey": signed})
                assert why == ("account-unknown-passkey" if unknown else BAD), (path, name, text)
    assert (await phone.passkey_sign_in(key)).status_code == 200


@pytest.mark.parametrize(
    "attested",
    [
        b"",
        cbor2.dumps({}),
        cbor2.dumps({1: 2}),
        cbor2.dumps([]),
        cbor2.dumps({1: 2, 3: -7, -1: 1, -2: 5, -3: b""}),
        b"\x9b" + b"\xff" * 8,  # the head of a list without an end
    ],
)
@pytest.mark.parametrize("statement", [{}, {"fmt": "packed", "attStmt": {"sig": 1, "alg": -7}}, {"fmt": []}])
async def test_no_key_has_to_be_one(hall: Hall, attested: bytes, statement: dict[str, Any]) -> None:
    home, key = hall.device(), Authenticator()
    await home.guest("Ann")
    made = key.create(await home.do("POST", "/account/passkeys/offer"))
    data = key._data(ATTESTED) + bytes(16) + len(key.id).to_bytes(2) + key.id + attested
    whole = {"fmt": "none", "attStmt": {}, "authData": data} | statement
    wrong = made | {"attestation": base64(cbor2.dumps(whole))}
    assert await home.refused("POST", "/account/passkeys", wrong) == BAD


async def test_a_challenge_counts_once_and_not_for_long(hall: Hall) -> None:
    home, phone = hall.device(), hall.device()
    await home.guest("Ann")
    key = await home.add_passkey()
    offer = await phone.do("POST", "/account/sign-in/offer")
    signed = {"passkey": key.get(offer)}
    await phone.do("POST", "/account/sign-in", signed)
    assert await phone.refused("POST", "/account/sign-in", signed) == "account-late-passkey"
    offer = await phone.do("POST", "/account/sign-in/offer")
    hall.salon.clock.time += 5 * 60_000 + 1
    late = {"passkey": key.get(offer)}
    assert await phone.refused("POST", "/account/sign-in", late) == "account-late-passkey"
    own = {"challenge": base64(b"made up by the client itself 1234")}
    made_up = {"passkey": key.get(own)}
    assert await phone.refused("POST", "/account/sign-in", made_up) == "account-late-passkey"
    prove = await home.do("POST", "/account/proof/offer")
    crossed = {"passkey": key.get(prove)}  # asked for something else
    assert await phone.refused("POST", "/account/sign-in", crossed) == "account-late-passkey"


async def test_a_passkey_is_made_for_whom_it_was_asked(hall: Hall) -> None:
    home, thief = hall.device(), hall.device()
    await home.guest("Ann")
    await thief.guest("Eve")
    made = Authenticator().create(await home.do("POST", "/account/passkeys/offer"))
    assert await thief.refused("POST", "/account/passkeys", made) == "account-late-passkey"
    elsewhere = Authenticator(origin="https://evil.example")
    made = elsewhere.create(await home.do("POST", "/account/passkeys/offer"))
    assert await home.refused("POST", "/account/passkeys", made) == "account-bad-passkey"
    for nonsense in ("AAAA", base64(b"{}"), base64(b"\xff"), base64(b'{"challenge": 1}')):
        said = {"id": "AAAA", "client_data": nonsense, "attestation": "AAAA"}
        assert await home.refused("POST", "/account/passkeys", said) == "account-bad-passkey"
    offer = await home.do("POST", "/account/passkeys/offer")
    good = Authenticator().create(offer)
    assert await home.refused("POST", "/account/passkeys", good | {"attestation": "AAAA"}) == (
        "account-bad-passkey"
    )


@pytest.mark.parametrize("origin", ["http://127.0.0.1:8752", None])
async def test_where_there_can_be_no_passkeys(hall: Hall, origin: str | None) -> None:
    home = hall.device()
    await home.guest("Ann")
    del home.http.headers["origin"]
    if origin:
        home.http.headers["origin"] = origin
    assert await home.refused("POST", "/account/passkeys/offer") == "account-no-passkeys"
    assert await home.refused("POST", "/account/sign-in/offer") == "account-no-passkeys"


async def test_the_last_way_to_sign_in_stays(hall: Hall) -> None:
    home = hall.device()
    await home.guest("Ann")
    await home.add_passkey()
    await home.add_passkey()
    one, other = (each["id"] for each in (await home.do("GET", "/account"))["passkeys"])
    await home.do("DELETE", f"/account/passkeys/{one}")
    assert await home.refused("DELETE", f"/account/passkeys/{other}") == "account-last-way"
    await home.set_login("ann")
    assert (await home.do("DELETE", f"/account/passkeys/{other}"))["passkeys"] == []


# ------------------------------------------------------------------------------------- is it you?


async def test_what_cannot_be_undone_needs_a_fresh_proof(hall: Hall) -> None:
    home, thief = hall.device(), hall.device()
    await home.guest("Ann")
    await home.set_login("ann")
    key = await home.add_passkey()
    passkey = (await home.do("GET", "/account"))["passkeys"][0]["id"]
    calls: list[tuple[str, str, object]] = [
        ("POST", "/account/login", {"login": "eve", "password": PASSWORD}),
        ("POST", "/account/passkeys/offer", None),
        ("DELETE", f"/account/passkeys/{passkey}", None),
        ("DELETE", "/account", None),
    ]
    hall.salon.clock.time += account.FRESH
    assert (await home.do("GET", "/account"))["proved"] is False
    for call in calls:
        assert await home.refused(*call) == "account-prove", call
    assert await home.refused("POST", "/account/proof", {"password": "wrong"}) == "account-wrong-password"
    assert await home.refused("POST", "/account/proof", {}) == "account-wrong-password"
    await thief.guest("Eve")
    others = await thief.add_passkey()
    signed = {"passkey": others.get(await home.do("POST", "/account/proof/offer"))}
    assert await home.refused("POST", "/account/proof", signed) == "account-unknown-passkey"
    assert await home.refused(*calls[0]) == "account-prove"
    offer = await home.do("POST", "/account/proof/offer")
    assert [one["id"] for one in offer["allowCredentials"]] == [base64(key.id)]
    assert (await home.do("POST", "/account/proof", {"passkey": key.get(offer)}))["proved"] is True
    hall.salon.clock.time += account.FRESH
    await home.do("POST", "/account/proof", {"password": PASSWORD})
    for method, path, body in calls:
        assert (await home.ask(method, path, body)).status_code == 200, path
