"""How requests are answered: structs as JSON, refusals with their status, and nobody asks too often."""

from __future__ import annotations

import functools
import gzip
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...messages import http
from ...texts import Args
from .. import metrics
from ..house.society import banned
from ..store import Person
from ..tables.decide import Refuse
from .desk import Desk

T = TypeVar("T")
encode = msgspec.json.Encoder().encode

STATUS = {
    "no-guest": 401,
    "account-bad-passkey": 403,
    "account-late-passkey": 403,
    "account-prove": 403,
    "account-unknown-passkey": 403,
    "account-wrong": 403,
    "account-wrong-password": 403,
    "server-origin": 403,
    "server-banned": 403,
    "server-banned-until": 403,
    "server-not-steward": 403,
    "server-bad-code": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "account-last-way": 409,
    "account-login-taken": 409,
    "account-too-many-passkeys": 409,
    "no-such-person": 404,
    "server-unfinished": 409,
    "server-no-branch": 409,
    "server-no-hints": 409,
    "server-no-review": 409,
    "server-review-failed": 409,
    "server-nothing-asked": 409,
    "server-too-large": 413,
    "server-too-fast": 429,
    "server-too-many-tables": 429,
    "server-too-many-ties": 429,
    "server-too-many-reports": 429,
    "server-too-many-sockets": 429,
    "server-trouble": 500,
    "server-full": 503,
    "server-reviews-full": 503,
}
Handler = Callable[[Request, Desk], Awaitable[Response]]


def answer(body: object, status: int = 200) -> Response:
    """A struct as JSON."""
    return Response(
        encode(body), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def gzipped(request: Request, told: Response) -> Response:
    """An answer that is no secret, compressed if the one who asks can read that.

    The length of what is compressed tells something about it.
    """
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return told
    headers = {"cache-control": "no-store", "content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(gzip.compress(told.body, 5), told.status_code, headers, "application/json")


def problem(id: str, args: Args | None = None) -> Response:  # noqa: A002
    """Why a request was refused."""
    return answer(http.Problem(id, args or {}), STATUS.get(id, 400))


def endpoint(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A handler behind the front desk: refusals become answers, and nobody asks too often."""

    @functools.wraps(handler)
    async def handle(request: Request) -> Response:
        desk: Desk = request.app.state.desk
        try:
            if not desk.limits.allow_request(desk.origins.address(request)):
                raise Refuse("server-too-fast")
            if request.method not in ("GET", "HEAD") and not desk.origins.allows(request):
                raise Refuse("server-origin")
            if "\0" in request.scope["path"] or b"%00" in request.scope["query_string"]:
                raise Refuse("server-bad-message")  # nothing has such a name, and PostgreSQL takes none
            told = await handler(request, desk)
        except Refuse as refusal:
            told = problem(refusal.id, refusal.args_)
        metrics.REQUESTS.labels(handler.__name__, told.status_code).inc()
        return told

    return handle


async def body_of(request: Request, kind: type[T], largest: int) -> T:
    """The body of a request, as the struct that it must be."""
    content = b""
    async for piece in request.stream():
        content += piece
        if len(content) > largest:
            raise Refuse("server-too-large")
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refuse("server-bad-message")
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refuse("server-bad-message") from None


async def known_person(request: Request, desk: Desk) -> Person:
    """Who asks, or a refusal."""
    person = await desk.person(request)
    if person is None:
        raise Refuse("no-guest")
    if ban := desk.house.society.ban_of(person.id):
        raise Refuse(*banned(ban))
    return person


async def active_person(request: Request, desk: Desk) -> Person:
    """The same, who has not asked too often."""
    person = await known_person(request, desk)
    if not desk.limits.allow_person(person.id):
        raise Refuse("server-too-fast")
    return person
