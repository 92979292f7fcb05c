"""Who you are at a server: a guest, whose token is kept so that you come back as the same person."""

from __future__ import annotations

import hmac
import re
import secrets
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from .. import __version__, texts
from ..messages.http import Me, NewGuest, Problem
from .files import data_folder, write_text
from .words import Words

LINK = re.compile(r"(https?://[^/?#\s]+(?:/[^?#\s]*)?)/t/([a-z2-9]{10})(?:[/?#].*)?")
PATIENCE = 10  # seconds for an answer


class Unwelcome(Exception):  # noqa: N818 - it reads as what it is
    """The server cannot be used; `id` and `args_` are the message that says why."""

    def __init__(self, id: str, **args: texts.Arg) -> None:  # noqa: A002 - as in IllegalMove
        super().__init__(id)
        self.id, self.args_ = id, args

    def text(self, words: Words) -> str:
        """Why, in words; a later server may have reasons for which there are none yet."""
        return words(self.id, **self.args_) if texts.has(self.id) else self.id


class Link(NamedTuple):
    """The address of a table."""

    server: str
    table: str


class Guest(msgspec.Struct):
    """A person at a server."""

    name: str
    token: str  # what proves it
    key: str  # never leaves this machine: the bytes for deal-v1 are made from it

    def entropy(self, table: str) -> bytes:
        """The bytes that this person adds to the shuffle of a table: always the same, known to nobody."""
        return hmac.digest(bytes.fromhex(self.key), table.encode(), "sha256")


def read_link(url: str) -> Link | None:
    """The server and the table of a link; None if it is no such link."""
    found = LINK.fullmatch(url)
    return Link(found[1], found[2]) if found else None


def sign_in(server: str, name: str | None, ask_name: Callable[[], str]) -> Guest:
    """The guest of that name, or else the one who was there last; a new one if there is none."""
    guests = _known()
    here = guests.setdefault(server, [])
    for guest in [guest for guest in here if name is None or guest.name == name.strip()]:
        here.remove(guest)
        if _is_known(server, guest):
            break
    else:
        guest = _new_guest(server, name or ask_name())
    here.insert(0, guest)
    write_text(_file(), msgspec.json.format(msgspec.json.encode(guests)).decode() + "\n")
    return guest


def _file() -> Path:
    return data_folder() / "guests.json"


def _known() -> dict[str, list[Guest]]:
    try:
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, list[Guest]])
    except (FileNotFoundError, msgspec.MsgspecError):
        return {}


def _is_known(server: str, guest: Guest) -> bool:
    return _ask(server, Me | None, token=guest.token) is not None


def _new_guest(server: str, name: str) -> Guest:
    me: Me = _ask(server, Me, body=NewGuest(name))
    return Guest(me.name, me.token or "", secrets.token_hex(32))


def _ask(server: str, kind: Any, body: Any = None, token: str | None = None) -> Any:
    """GET /api/me, or POST to it with a body."""
    headers = {"Content-Type": "application/json", "User-Agent": f"kobako/{__version__}"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else msgspec.json.encode(body)
    request = urllib.request.Request(f"{server}/api/me", data, headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return msgspec.json.decode(answer.read(), type=kind)
    except urllib.error.HTTPError as error:
        raise unwelcome(server, error.read()) from None
    except OSError:
        raise Unwelcome("terminal-join-unreachable", server=server) from None
    except (msgspec.MsgspecError, ValueError):
        raise Unwelcome("terminal-join-strange", server=server) from None


def unwelcome(server: str, body: bytes | bytearray) -> Unwelcome:
    """What a server says that refuses a request."""
    try:
        problem = msgspec.json.decode(body, type=Problem)
    except msgspec.MsgspecError:
        return Unwelcome("terminal-join-strange", server=server)
    return Unwelcome(problem.id, **problem.args)
