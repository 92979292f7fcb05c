"""Guests: tokens that cannot be guessed, kept as hashes, carried by cookie or header."""

import re

import pytest
from starlette.requests import HTTPConnection
from starlette.responses import Response

from kobako.server.people import hash_of, new_guest, new_id, set_cookie, token_hash_of


def sent(scheme: str, **headers: str) -> HTTPConnection:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "scheme": scheme, "headers": raw})


def test_a_guest_has_a_token_and_only_its_hash_is_kept() -> None:
    person, token = new_guest("Anna", 5)
    other, other_token = new_guest("Anna", 5)
    assert re.fullmatch(r"[A-Za-z0-9_-]{43}", token)  # 256 bits
    assert token != other_token
    assert person.id != other.id
    assert person.token_hash == hash_of(token)
    assert len(person.token_hash) == 32
    assert token.encode() not in person.token_hash
    assert (person.name, person.created) == ("Anna", 5)


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
