"""Playing on from within a finished game: whoever may see it may do so."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...match.record import branch_tag
from ...messages import http
from ...messages.branch import NewBranch
from ..door.answers import answer, body_of, endpoint, known_person
from ..door.desk import Desk
from ..house.live import Live
from ..tables import events as log
from ..tables.decide import Refuse
from .http import table_of


async def post_branch(request: Request, desk: Desk) -> Response:
    """Open a table for practice that goes on from within a finished game."""
    person = await known_person(request, desk)
    if not desk.limits.allow_person(person.id):
        raise Refuse("server-too-fast")
    new = await body_of(request, NewBranch, desk.settings.max_frame)
    live, _ = await table_of(request, desk)
    branch = await live.ask(lambda: branch_at(live, new.seq))
    table = await desk.house.open_branch(live.table.opened, branch, new, person)
    return answer(http.Opened(table, desk.origins.link(request, table)), 201)


def branch_at(live: Live, seq: int) -> log.Branch:
    """The game as it was after an entry, if one can play on from there."""
    if live.table.ended is None:
        raise Refuse("server-unfinished")
    match = live.past.after(seq).match
    if match is None or match.over:
        raise Refuse("server-no-branch")
    return log.Branch(live.table.id, branch_tag(len(match.steps), live.table.ended.record), list(match.steps))


ROUTES = [Route("/api/tables/{table:str}/branch", endpoint(post_branch), methods=["POST"])]
