"""Accounts over HTTP: from guest to somebody who can come back, with a password; and their sessions."""

from __future__ import annotations

from unittest.mock import Mock

import pytest

from kobako.server.house.doors import SEEN
from kobako.server.people import logins
from kobako.server.people.names import clean_login, fold_login
from kobako.server.people.tokens import hash_of
from kobako.server.requests import account
from kobako.server.settings import Rate
from kobako.server.store import people

from .hall import PASSWORD, Hall, watch

# ------------------------------------------------------------------------------------- with a password


async def test_a_guest_with_a_password_is_the_same_person_elsewhere(hall: Hall) -> None:
    home, phone = hall.device(), hall.device()
    ann = await home.guest("Ann")
    opened = await home.do(
        "POST", "/tables", {"cid": "c", "game": "luz", "seats": ["me", "person", "person"]}
    )
    before = await home.do("GET", "/account")
    assert (before["login"], before["passkeys"], before["proved"]) == (None, [], True)
    after = await home.set_login("Ann.at.home")
    assert (after["person"], after["name"], after["login"]) == (ann, "Ann", "Ann.at.home")
    me = await phone.sign_in("\uff21NN.at.Home ")  # a wide letter, capitals, a space too many
    assert (me["person"], me["name"]) == (ann, "Ann")
    assert [row["table"] for row in me["tables"]] == [opened["table"]]
    assert phone.token == me["token"] != home.token
    seen = (await phone.do("GET", "/account"))["sessions"]
    assert [one["current"] for one in seen].count(True) == 1
    assert {one["label"] for one in seen} == {"Firefox · Linux"}


async def test_wrong_passwords_and_unknown_logins_are_answered_alike(hall: Hall) -> None:
    home, thief = hall.device(), hall.device()
    await home.guest("Ann")
    await home.set_login("ann")
    answers = [
        await thief.ask("POST", "/account/sign-in", {"login": login, "password": password})
        for login, password in (("ann", "wrong"), ("ben", PASSWORD), ("a b", PASSWORD))
    ]
    answers.append(await thief.ask("POST", "/account/sign-in", {}))
    assert {(one.status_code, one.content) for one in answers} == {(403, b'{"id":"account-wrong","args":{}}')}
    assert all("set-cookie" not in one.headers for one in answers)


async def test_an_unknown_login_costs_the_same_work(hall: Hall) -> None:
    """Every attempt computes one Argon2id with the same parameters, whether or not there is such a login."""
    home, thief = hall.device(), hall.device()
    await home.guest("Ann")
    await home.set_login("ann")
    verify = Mock(wraps=logins._verify)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(logins, "_verify", verify)
        for login in ("ann", "ben", "a b"):
            assert await thief.refused("POST", "/account/sign-in", {"login": login, "password": "x" * 9})
    tried = [call.args[0] for call in verify.call_args_list]
    assert len(tried) == 3
    assert {kept.rpartition("$")[0].rpartition("$")[0] for kept in tried} == {
        "$argon2id$v=19$m=19456,t=2,p=1"
    }
    assert {len(kept) for kept in tried} == {97}


async def test_a_login_is_one_persons_whatever_the_letters(hall: Hall) -> None:
    one, other = hall.device(), hall.device()
    await one.guest("Ann")
    await other.guest("Ann")  # the name that everybody sees may be anybody's
    await one.set_login("Straße")
    for same in ("straße", "STRASSE", "\uff33traße"):
        assert (
            await other.refused("POST", "/account/login", {"login": same, "password": PASSWORD})
            == "account-login-taken"
        )
    await other.set_login("Strasse2")


@pytest.mark.parametrize("login", ["ab", "a b c", "x" * 33, "\u200b\u200b\u200b"])
async def test_logins_that_cannot_be(hall: Hall, login: str) -> None:
    assert clean_login(login) is None
    home = hall.device()
    await home.guest("Ann")
    said = {"login": login, "password": PASSWORD}
    assert await home.refused("POST", "/account/login", said) == "account-bad-login"


def test_logins_are_folded_once_and_for_all() -> None:
    assert fold_login("ﬀ") == fold_login("FF") == "ff"
    for text in ("ǅ", "ẞ", "İ", "ﬁ", "Å", "ｶﾞ"):
        assert fold_login(fold_login(text)) == fold_login(text)


async def test_passwords_that_cannot_be(hall: Hall) -> None:
    home = hall.device()
    await home.guest("Ann")
    for password in ("seven77", "x" * 129, "ANNABELLE"):
        said = {"login": "annabelle", "password": password}
        assert await home.refused("POST", "/account/login", said) == "account-bad-password"
    await home.set_login("annabelle", "pa\u0301ssword")  # an accent as a sign of its own
    phone = hall.device()
    await phone.sign_in("annabelle", "p\u00e1ssword")


async def test_a_changed_password_ends_the_other_sessions(hall: Hall) -> None:
    home, phone = hall.device(), hall.device()
    await home.guest("Ann")
    await home.set_login("ann")
    await phone.sign_in("ann")
    line = await watch(hall, phone)
    await home.set_login("ann", "four other small words")
    assert line.is_ended
    assert await phone.do("GET", "/account") is None
    wrong = {"login": "ann", "password": PASSWORD}
    assert await phone.refused("POST", "/account/sign-in", wrong) == "account-wrong"
    await phone.sign_in("ann", "four other small words")


@pytest.mark.parametrize("way", ["sign-in", "login"])
async def test_who_comes_with_the_old_password_while_it_is_changed_is_not_let_in(
    hall: Hall, way: str
) -> None:
    """The old one was right when it was looked at; the answer takes its time, and so does a new one."""
    home, thief = hall.device(), hall.device()
    await home.guest("Ann")
    await home.set_login("ann")
    changed = False
    name = {"sign-in": "is_password", "login": "hash_password"}[way]
    compute = getattr(account, name)

    async def slowly(*args: str) -> object:
        nonlocal changed
        found = await compute(*args)
        if not changed:
            changed = True
            await home.set_login("ann", "four other small words")
        return found

    if way == "login":
        await thief.sign_in("ann")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(account, name, slowly)
        why = await thief.refused("POST", f"/account/{way}", {"login": "ann", "password": PASSWORD})
    assert changed
    assert why == {"sign-in": "account-wrong", "login": "no-guest"}[way]
    assert [one["current"] for one in (await home.do("GET", "/account"))["sessions"]] == [True]
    await hall.device().sign_in("ann", "four other small words")


async def test_a_guest_whose_sign_in_comes_to_nothing_is_still_there(hall: Hall) -> None:
    home, phone = hall.device(), hall.device()
    await home.guest("Ann")
    await home.set_login("ann")
    guest = await phone.guest("Ben")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(people, "sign_in", lambda *_: False)
        wish = {"login": "ann", "password": PASSWORD}
        assert await phone.refused("POST", "/account/sign-in", wish) == "account-wrong"
    assert (await phone.do("GET", "/me"))["person"] == guest


@pytest.mark.parametrize("limits", [{"rate_sign_in": Rate(1e-9, 4)}])
async def test_attempts_are_limited_by_login_and_by_address(hall: Hall) -> None:
    thief = hall.device()
    why = [
        await thief.refused("POST", "/account/sign-in", {"login": f"ann{n // 2}", "password": PASSWORD})
        for n in range(6)
    ]
    assert why == ["account-wrong"] * 4 + ["server-too-fast"] * 2  # the address
    limits = hall.desk.limits
    assert [limits.allow_sign_in(f"address {n}", "ben") for n in range(5)] == [True] * 4 + [False]
    assert limits.allow_sign_in("another", "carl")


# ---------------------------------------------------------------------------------------- sessions


async def test_sessions_are_ended_one_by_one_or_all_others(hall: Hall) -> None:
    home, phone, work = (hall.device() for _ in range(3))
    await home.guest("Ann")
    await home.set_login("ann")
    for device in (phone, work):
        await device.sign_in("ann")
    lines = {device: await watch(hall, device) for device in (home, phone, work)}
    current = {}
    for device in lines:
        found = (await device.do("GET", "/account"))["sessions"]
        current[device] = next(one["id"] for one in found if one["current"])
    assert all(device.token not in str(current) for device in lines)
    left = await home.do("DELETE", f"/account/sessions/{current[phone]}")
    assert {one["id"] for one in left["sessions"]} == {current[home], current[work]}
    assert [line.is_ended for line in lines.values()] == [False, True, False]
    assert await phone.do("GET", "/account") is None
    await home.do("DELETE", f"/account/sessions/{current[home]}")  # by signing out, not like this
    left = await home.do("DELETE", "/account/sessions")
    assert [one["id"] for one in left["sessions"]] == [current[home]]
    assert [line.is_ended for line in lines.values()] == [False, True, True]


async def test_nobody_ends_the_session_of_somebody_else(hall: Hall) -> None:
    home, thief = hall.device(), hall.device()
    await home.guest("Ann")
    await thief.guest("Eve")
    session = (await home.do("GET", "/account"))["sessions"][0]["id"]
    await thief.do("DELETE", f"/account/sessions/{session}")
    await home.do("GET", "/account")


async def test_last_seen_is_written_now_and_then(hall: Hall) -> None:
    home = hall.device()
    await home.guest("Ann")
    salon = hall.salon
    begun = salon.clock.now()

    async def seen() -> int:
        found: int = (await salon.store.session(hash_of(home.token)))[1].seen  # type: ignore[index]
        return found

    salon.clock.time += SEEN
    await home.do("GET", "/me")
    assert await seen() == begun
    salon.clock.time += 1
    await home.do("GET", "/me")
    assert await seen() == salon.clock.now()
    await watch(hall, home)
    salon.clock.time += SEEN + 1
    await salon.house.sweep()  # who has an open socket is there, whatever is asked
    assert await seen() == salon.clock.now()


async def test_signing_out(hall: Hall) -> None:
    home = hall.device()
    await home.guest("Ann")
    await home.set_login("ann")
    line, token = await watch(hall, home), home.token
    answer = await home.ask("POST", "/account/sign-out")
    assert answer.json() is None
    assert "kobako" not in home.http.cookies
    assert line.is_ended
    home.http.headers["authorization"] = f"Bearer {token}"
    assert await home.do("GET", "/me") is None


async def test_who_signs_in_leaves_the_guest_behind(hall: Hall) -> None:
    """The games stay with the guest, whom nobody can be any more: bots play on."""
    home, phone = hall.device(), hall.device()
    ann = await home.guest("Ann")
    await home.set_login("ann")
    guest = await phone.guest("Guest 7")
    line = await watch(hall, phone)
    seats = ["me", "bot easy", "bot easy"]
    game = (await phone.do("POST", "/tables", {"cid": "c", "game": "luz", "seats": seats, "start": True}))[
        "table"
    ]
    token = phone.token
    me = await phone.sign_in("ann")
    assert (me["person"], me["tables"]) == (ann, [])
    assert line.is_ended
    live = hall.salon.house.tables[game]
    assert live.table.seats[0].away
    assert live.table.seats[0].person == guest
    assert hall.salon.house.names[guest] == "Guest 7"
    old = hall.device()
    old.http.cookies["kobako"] = token
    assert await old.do("GET", "/me") is None
