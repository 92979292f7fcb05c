"""Lessons over HTTP."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...games import GAMES
from ..door.answers import answer, endpoint, gzipped
from ..door.desk import Desk
from ..lessons.lesson import lesson
from ..tables.decide import Refuse


async def get_lesson(request: Request, desk: Desk) -> Response:
    """A lesson in a game: what its one learner is told, and the notes."""
    game = request.path_params["game"]
    if game not in [info.name for info in GAMES]:
        raise Refuse("no-such-page")
    return gzipped(request, answer(await asyncio.to_thread(lesson, game)))


ROUTES = [Route("/api/lessons/{game:str}", endpoint(get_lesson))]
