"""What moves are worth, over HTTP: hints for who plays against bots only, and reviews of finished games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...games.game import States
from ..door.answers import answer, endpoint, gzipped, known_person
from ..door.desk import Desk
from ..house.live import Live
from ..store import Row
from ..store.reviews import Asked
from ..tables import events as log
from ..tables.decide import Refuse
from ..tables.table import Table
from .http import table_of


class Question(NamedTuple):
    """What a seat has to decide, and all that it knows."""

    seen: States
    seat: int


async def get_advice(request: Request, desk: Desk) -> Response:
    """What every move is worth that you can make now; only where all others are bots."""
    person = await known_person(request, desk)
    if not desk.limits.allow_person(person.id):
        raise Refuse("server-too-fast")
    live, _ = await table_of(request, desk)
    question = await live.ask(lambda: question_of(live.table, person.id))
    return answer(await desk.house.bots.advise(*question))


def question_of(table: Table, person: str) -> Question:
    """What is asked of a person who practises, or a refusal."""
    seat = table.seat_of(person)
    if seat is None:
        raise Refuse("server-not-seated")
    if not table.is_practice:
        raise Refuse("server-no-hints")
    if table.match is None or table.status != "running" or seat not in table.match.pending:
        raise Refuse("server-nothing-asked")
    return Question(table.match.seen(seat), seat)


def steps_of(rows: Sequence[Row]) -> list[int]:
    """The entries by which the steps of a game were made; what was taken back is none."""
    seqs: list[int] = []
    for row in rows:
        if row.kind == log.kind_of(log.Began()):
            opened = log.decode(rows[0].payload)
            assert isinstance(opened, log.Opened)
            seqs += [row.seq] * (len(opened.branch.steps) if opened.branch else 0)
        elif row.kind in ("told", "acted"):
            seqs.append(row.seq)
        elif row.kind == "undone":
            seqs.pop()
    return seqs


def asked_of(live: Live, person: str) -> Asked:
    """The seat of somebody who has played here, if the game is over."""
    if live.table.ended is None:
        raise Refuse("server-unfinished")
    seat = live.table.seat_of(person)
    if seat is None or live.table.match is None:
        raise Refuse("server-no-review")
    return Asked(live.table.id, seat)


async def get_review(request: Request, desk: Desk) -> Response:
    """The review of a finished game for one who has played in it. As long as it is being made, ask again."""
    person = await known_person(request, desk)
    live, _ = await table_of(request, desk)
    asked, seqs = await live.ask(lambda: (asked_of(live, person.id), steps_of(live.rows)))
    return gzipped(request, answer(await desk.reviews.look(asked, person.id, seqs)))


ROUTES = [
    Route("/api/tables/{table:str}/advice", endpoint(get_advice)),
    Route("/api/tables/{table:str}/review", endpoint(get_review)),
]
