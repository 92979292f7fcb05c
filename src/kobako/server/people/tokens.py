"""Who somebody is: a token that only its owner has, and an id that everybody may see.

A guest has one token; who can sign in has one for each device. Each is a session, which can be ended.
"""

from __future__ import annotations

import hashlib
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ..store import Person, Session
from .devices import label_of

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that is easily taken for another
ID_LETTERS = 12  # 60 bits
TOKEN_BYTES = KEY_BYTES = 32
LONGEST_TOKEN = 100  # characters; what is longer is not even hashed
YEAR = 365 * 24 * 60 * 60  # seconds
# A browser keeps a __Host- cookie only over HTTPS, and then nobody else can have set it.
COOKIE = {False: "kobako", True: "__Host-kobako"}


def new_person(name: str, now: int) -> Person:
    """A new person, whom nobody knows yet by a token."""
    return Person(new_id(), name, secrets.token_bytes(KEY_BYTES), now)


def new_session(person: str, connection: HTTPConnection, now: int, *, proved: bool) -> tuple[Session, str]:
    """A session for whoever asks, and the token that proves it; only its hash is kept."""
    token = new_token()
    label = label_of(connection.headers.get("user-agent", ""))
    return Session(hash_of(token), person, now, now, now if proved else 0, label), token


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id(letters: int = ID_LETTERS) -> str:
    """A random id that can stand in a link and be read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


def short_id(secret: bytes) -> str:
    """By what a session or a passkey can be named without telling what proves it."""
    made = hashlib.sha256(b"kobako id " + secret).digest()
    return "".join(LETTERS[byte & 31] for byte in made[:ID_LETTERS])


def hash_of(token: str) -> bytes:
    """What is kept of a token. It has 256 random bits: no salt and no slow hash are needed."""
    return hashlib.sha256(token.encode()).digest()


def set_cookie(response: Response, token: str, *, is_secure: bool) -> None:
    """Give the token to a browser, out of reach of scripts and of other sites."""
    response.set_cookie(
        COOKIE[is_secure], token, max_age=YEAR, path="/", secure=is_secure, httponly=True, samesite="lax"
    )


def drop_cookie(response: Response, *, is_secure: bool) -> None:
    """Let a browser forget the token."""
    response.delete_cookie(COOKIE[is_secure], path="/", secure=is_secure, httponly=True, samesite="lax")


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
