"""The generated part of docs/protocol.md: limits and close codes of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from websockets.frames import CloseCode

from kobako.messages import common, up
from kobako.server import run
from kobako.server.door import limits, sockets
from kobako.server.people import names
from kobako.server.requests import http
from kobako.server.settings import Rate, Settings
from kobako.server.tables import past, table, timers
from tools.parts import with_part

PAGE = "docs/protocol.md"
ROOT = Path(__file__).resolve().parent.parent


def files() -> dict[str, str]:
    """Return the page with its part as it should be."""
    page = (ROOT / PAGE).read_text("utf-8")
    return {PAGE: with_part(page, "limits", [*_rows(Settings()), "", *_close_codes()])}


def _rows(default: Settings) -> Iterator[str]:
    yield "| what | how much |"
    yield "|---|---|"
    yield f"| a message to the server | {default.max_frame:,} bytes |"
    yield f"| messages from one socket | {_rate(default.rate_socket)} |"
    yield f"| messages and new tables of one person | {_rate(default.rate_person)} |"
    yield f"| messages and requests from one address | {_rate(default.rate_address)} |"
    yield f"| what one person says at tables | {_rate(default.rate_chat)} |"
    yield f"| new guests from one address | {_rate(default.rate_guests)} |"
    yield (
        "| attempts at passwords and passkeys, from one address, and by one login, for one person "
        f"or at one table | {_rate(default.rate_sign_in)} |"
    )
    yield f"| no new socket after one was closed for too many messages | {limits.REST:g} s |"
    yield (
        f"| sockets | {default.max_sockets_person} for a person, "
        f"{default.max_sockets_address} for an address |"
    )
    yield f"| tables in use | {default.max_tables_person} for a person, {default.max_tables:,} in all |"
    yield f"| tables that one socket watches | {sockets.MOST_WATCHED} |"
    yield f"| spectators of a table | {default.max_watchers} |"
    yield f"| a name | {names.MOST_NAME} characters |"
    yield f"| chat | {up.MOST_CHAT} characters; a snapshot has the last {table.MOST_CHATS} lines |"
    yield f"| updates after `watch` with `after` | {past.MOST_MISSED}; a snapshot if there are more |"
    yield f"| entries in one answer of `GET …/events` | {http.MOST_EVENTS} |"
    yield (
        f"| what waits for a client that does not read "
        f"| {default.send_queue} messages, {default.send_bytes:,} bytes |"
    )
    yield f"| sending `bytes` when the table is `opening` | {default.opening_seconds:g} s |"
    yield f"| without a socket before a seat is `replaceable` | {default.absence_seconds:g} s |"
    yield f"| an answer to `undo` | {timers.UNDO_WAIT // 1000} s; a day where people have days for a move |"
    yield f"| a clock for each move | {common.MOST_DAYS} days |"


def _close_codes() -> Iterator[str]:
    yield "| close code | why |"
    yield "|---|---|"
    yield f"| {sockets.UNSUPPORTED} | A frame was not text |"
    yield f"| {sockets.ENDED} | The session is over |"
    yield (
        f"| {sockets.POLICY} | Too many messages at once, or {sockets.MOST_MISTAKES} that could not be read; "
        "or you are banned, which a `refused` says before |"
    )
    yield f"| {CloseCode.MESSAGE_TOO_BIG.value} | A message was too long |"
    yield f"| 1011 | No answer to a WebSocket ping within {run.PING:g} s; one is sent every {run.PING:g} s |"
    yield "| 1012 | The server is restarted: come back in a moment |"
    yield "| none | You did not read what you were sent, and the connection was cut |"


def _rate(rate: Rate) -> str:
    return f"{rate.per_second:g} a second, {rate.burst:g} at once"
