"""Guests: tokens that cannot be guessed, kept as hashes, carried by cookie or header."""

import re

import pytest
from starlette.requests import HTTPConnection
from starlette.responses import Response

from kobako.server.people.devices import label_of
from kobako.server.people.tokens import (
    drop_cookie,
    hash_of,
    new_id,
    new_person,
    new_session,
    set_cookie,
    short_id,
    token_hash_of,
)
from kobako.server.store import Session


def sent(scheme: str, **headers: str) -> HTTPConnection:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "scheme": scheme, "headers": raw})


def test_a_guest_has_a_token_and_only_its_hash_is_kept() -> None:
    person, other = new_person("Anna", 5), new_person("Anna", 5)
    browser = sent("http", **{"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0"})
    session, token = new_session(person.id, browser, 6, proved=False)
    _, other_token = new_session(person.id, browser, 6, proved=False)
    assert re.fullmatch(r"[A-Za-z0-9_-]{43}", token)  # 256 bits
    assert token != other_token
    assert person.id != other.id
    assert session == Session(hash_of(token), person.id, 6, 6, 0, "Firefox · Linux")
    assert len(session.token_hash) == 32
    assert token.encode() not in session.token_hash
    assert (person.name, person.created) == ("Anna", 5)
    assert person.key != other.key
    assert len(person.key) == 32


def test_a_session_is_named_without_its_token_or_hash() -> None:
    name = short_id(hash_of("T"))
    assert re.fullmatch("[a-km-np-z2-9]{12}", name)
    assert name == short_id(hash_of("T")) != short_id(hash_of("U"))


@pytest.mark.parametrize(
    ("said", "label"),
    [
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0",
            "Edge · Windows",
        ),
        ("Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36", "Chrome · Android"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
            "Safari · iPhone",
        ),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15", "Safari · macOS"),
        ("kobako/0.3.0", "Kobako"),
        ("<script>alert(1)</script>", ""),
        ("x" * 1000 + "Firefox/1", ""),
        ("", ""),
    ],
)
def test_devices_get_a_short_label(said: str, label: str) -> None:
    assert label_of(said) == label


def test_ids_can_stand_in_links_and_be_read_aloud() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(re.fullmatch("[a-km-np-z2-9]{12}", each) for each in ids)
    assert len(new_id(10)) == 10


def test_a_cookie_out_of_reach_of_scripts() -> None:
    for is_secure, expected in (
        (False, "kobako=T; HttpOnly; Max-Age=31536000; Path=/; SameSite=lax"),
        (True, "__Host-kobako=T; HttpOnly; Max-Age=31536000; Path=/; SameSite=lax; Secure"),
    ):
        response = Response()
        set_cookie(response, "T", is_secure=is_secure)
        assert response.headers["set-cookie"] == expected
        drop_cookie(response, is_secure=is_secure)
        assert response.headers.getlist("set-cookie")[1].startswith(f'{expected.partition("=")[0]}=""; ')


@pytest.mark.parametrize(
    ("scheme", "headers", "token"),
    [
        ("http", {"cookie": "kobako=T"}, "T"),
        ("ws", {"cookie": "a=b; kobako=T"}, "T"),
        ("https", {"cookie": "__Host-kobako=T; kobako=U"}, "T"),
        ("wss", {"cookie": "__Host-kobako=T"}, "T"),
        ("https", {"cookie": "kobako=U"}, None),  # anybody on the network could have set it
        ("http", {"cookie": "__Host-kobako=T; kobako=U"}, "T"),  # a proxy that does not tell of HTTPS
        ("http", {"authorization": "Bearer T"}, "T"),
        ("ws", {"authorization": "bearer  T ", "cookie": "kobako=U"}, "T"),
        ("http", {"authorization": "Basic T"}, None),
        ("http", {"authorization": "Bearer"}, None),
        ("http", {"authorization": "Bearer " + "x" * 101}, None),
        ("http", {"cookie": "kobako="}, None),
        ("http", {}, None),
    ],
)
def test_where_a_token_is_found(scheme: str, headers: dict[str, str], token: str | None) -> None:
    assert token_hash_of(sent(scheme, **headers)) == (None if token is None else hash_of(token))
