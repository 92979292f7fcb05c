"""Everything that is answered over HTTP, but for the pages."""

from __future__ import annotations

import functools

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..door import openapi
from ..door.answers import STATUS, answer, encode, endpoint
from ..door.desk import Desk
from ..tables.decide import Refuse
from . import account, branch, http, learn, profiles, social, stewardship, study


async def get_openapi(request: Request, desk: Desk) -> Response:
    """All of this for programs, as OpenAPI 3.1."""
    return answer(_document())


@functools.cache
def _document() -> msgspec.Raw:
    """It is always the same, and takes long to put together."""
    return msgspec.Raw(encode(openapi.document(ROUTES, STATUS)))


async def no_page(request: Request, desk: Desk) -> Response:
    """There is nothing here."""
    raise Refuse("no-such-page")


ROUTES = [
    *http.ROUTES,
    *account.ROUTES,
    *social.ROUTES,
    *stewardship.ROUTES,
    *profiles.ROUTES,
    *learn.ROUTES,
    *branch.ROUTES,
    *study.ROUTES,
    Route("/api/openapi.json", endpoint(get_openapi)),
    Route("/api/{rest:path}", endpoint(no_page), methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
]
