"""Guests: a token that only its owner has, and an id that everybody may see."""

from __future__ import annotations

import hashlib
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from .store import Person

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that is easily taken for another
ID_LETTERS = 12  # 60 bits
TOKEN_BYTES = 32
LONGEST_TOKEN = 100  # characters; what is longer is not even hashed
YEAR = 365 * 24 * 60 * 60  # seconds
# A browser keeps a __Host- cookie only over HTTPS, and then nobody else can have set it.
COOKIE = {False: "kobako", True: "__Host-kobako"}


def new_guest(name: str, now: int) -> tuple[Person, str]:
    """A new person, and the token that proves it; only its hash is kept."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    return Person(new_id(), name, hash_of(token), now), token


def new_id(letters: int = ID_LETTERS) -> str:
    """A random id that can stand in a link and be read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


def hash_of(token: str) -> bytes:
    """What is kept of a token. It has 256 random bits: no salt and no slow hash are needed."""
    return hashlib.sha256(token.encode()).digest()


def set_cookie(response: Response, token: str, *, is_secure: bool) -> None:
    """Give the token to a browser, out of reach of scripts and of other sites."""
    response.set_cookie(
        COOKIE[is_secure], token, max_age=YEAR, path="/", secure=is_secure, httponly=True, samesite="lax"
    )


def token_hash_of(connection: HTTPConnection) -> bytes | None:
    """The hash of the token that a request carries: `Authorization: Bearer`, else the cookie."""
    token = _bearer(connection) or _cookie(connection)
    if not token or len(token) > LONGEST_TOKEN:
        return None
    return hash_of(token)


def _bearer(connection: HTTPConnection) -> str | None:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() or None if kind.lower() == "bearer" else None


def _cookie(connection: HTTPConnection) -> str | None:
    cookies = connection.cookies
    if connection.scope["scheme"] in ("https", "wss"):
        return cookies.get(COOKIE[True])
    # A proxy may have taken HTTPS away without saying so.
    return cookies.get(COOKIE[True]) or cookies.get(COOKIE[False])
