"""The HTTP side: who am I, which tables are there, and what a socket would tell."""

from __future__ import annotations

import logging

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import __version__, texts
from ...bots.bot import levels
from ...games import GAMES
from ...games.game import GameInfo
from ...messages import http, up
from ...messages.common import MOST_PASSWORD
from .. import metrics
from ..door.answers import active_person, answer, body_of, endpoint, gzipped
from ..door.desk import Desk
from ..house.live import Live
from ..lan import qr_svg
from ..people.names import clean_name
from ..people.passwords import hash_password
from ..people.tokens import new_person, new_session, set_cookie
from ..tables import wire
from ..tables.decide import Refuse

logger = logging.getLogger("kobako.http")

MOST_EVENTS = 400  # entries in one answer


# ------------------------------------------------------------------------------------ people and place


async def get_me(request: Request, desk: Desk) -> Response:
    """Who am I? Null: nobody yet, which is no mistake."""
    person = await desk.person(request)
    if person is None:
        return answer(None)
    return answer(http.Me(person.id, person.name, None, await desk.house.tables_of(person.id)))


async def post_me(request: Request, desk: Desk) -> Response:
    """Be a guest, or have another name."""
    name = clean_name((await body_of(request, http.NewGuest, desk.settings.max_frame)).name)
    if name is None:
        raise Refuse("server-bad-name")
    if await desk.person(request) is None:
        return await _welcome(name, request, desk)
    person = await active_person(request, desk)
    if name != person.name:
        if not desk.limits.allow_name(person.id):
            raise Refuse("server-too-fast")
        await desk.store.rename(person.id, name)
        desk.house.renamed(person.id, name)
    return answer(http.Me(person.id, name, None, await desk.house.tables_of(person.id)))


async def _welcome(name: str, request: Request, desk: Desk) -> Response:
    if not desk.limits.allow_guest(desk.origins.address(request)):
        raise Refuse("server-too-fast")
    person = new_person(name, desk.house.clock.now())
    session, token = new_session(person.id, request, person.created, proved=False)
    await desk.store.add_person(person, session)
    desk.house.names[person.id] = name
    response = answer(http.Me(person.id, name, token, []), 201)
    set_cookie(response, token, is_secure=desk.origins.is_secure(request))
    return response


async def get_place(request: Request, desk: Desk) -> Response:
    """What is this server?"""
    games = [_game_entry(info) for info in GAMES]
    return answer(http.Place(__version__, games, desk.origins.share, list(up.PHRASES)))


def _game_entry(info: GameInfo) -> http.GameEntry:
    rules = 0
    while texts.has(f"{info.name}-rule-{rules + 1}"):
        rules += 1
    options = [http.OptionInfo(option.name, list(option.values)) for option in info.options]
    bots = [bot.name for bot in levels(info.name)]
    return http.GameEntry(info.name, list(info.seats), options, rules, info.version, bots)


async def get_health(request: Request, desk: Desk) -> Response:
    """Can moves be made? Asks the disk."""
    try:
        await desk.store.tables(statuses=("running",), limit=1)
        is_well = desk.store.trouble is None
    except Exception:
        logger.exception("health: the store does not answer")
        is_well = False
    health = http.Health(is_well, __version__, len(desk.house.tables), desk.limits.sockets)
    return answer(health, 200 if is_well else 503)


async def get_ready(request: Request, desk: Desk) -> Response:
    """Shall people be sent here? Not before all tables go on, and not when the server is about to end."""
    is_ready = desk.house.is_awake and desk.store.trouble is None
    return answer(http.Ready(is_ready), 200 if is_ready else 503)


async def get_metrics(request: Request, desk: Desk) -> Response:
    """Numbers for Prometheus, if `metrics_from` allows it."""
    if not desk.may_measure(request):
        raise Refuse("no-such-page")
    metrics.count_tables(desk.house.statuses())
    return Response(metrics.text(), headers={"content-type": metrics.TEXT, "cache-control": "no-store"})


# ------------------------------------------------------------------------------------------- tables


async def get_tables(request: Request, desk: Desk) -> Response:
    """The lobby."""
    return answer(desk.house.rows())


async def post_table(request: Request, desk: Desk) -> Response:
    """Open a table."""
    person = await active_person(request, desk)
    new = await body_of(request, http.NewTable, desk.settings.max_frame)
    password = None if new.password is None else await hash_password(new.password)
    table = await desk.house.open(new, person, password)
    return answer(http.Opened(table, desk.origins.link(request, table)), 201)


async def table_of(request: Request, desk: Desk) -> tuple[Live, str | None]:
    """The table that a request names, and who asks."""
    person = await desk.person(request)
    password = request.headers.get("x-kobako-password")
    if password is not None and not 1 <= len(password) <= MOST_PASSWORD:  # as over a socket
        raise Refuse("server-bad-message")
    who, address = person.id if person else None, desk.origins.address(request)
    return await desk.enter(request.path_params["table"], who, password, address), who


async def get_view(request: Request, desk: Desk) -> Response:
    """The game as the seat of the one who asks knows it."""
    live, person = await table_of(request, desk)
    game = await live.ask(lambda: wire.game(live.table, live.table.seat_of(person or "")))
    if game is None:
        raise Refuse("server-not-running")
    return answer(game)


async def get_events(request: Request, desk: Desk) -> Response:
    """What came after a `seq`, as the one who asks was told it; of a finished game, as any seat was."""
    live, person = await table_of(request, desk)
    after = _number(request, "after", 0)
    seat = _number(request, "seat", -1) if "seat" in request.query_params else None
    deaf = await desk.house.society.deaf_to(person) if person else frozenset()

    def read() -> http.Events:
        audience = live.table.seat_of(person or "")
        if seat is not None:
            if live.table.status != "over":
                raise Refuse("server-unfinished")
            if seat >= live.table.opened.players:
                raise Refuse("server-bad-message")
            audience = None if seat < 0 else seat
        end = after + MOST_EVENTS
        told = list(wire.updates(live.past.after(after), live.rows[after:end], audience, desk.house.names))
        for update in told:
            if update.chat and update.chat.person in deaf:
                update.chat = None
        return http.Events(live.table.id, told, live.table.head > end)

    told = answer(await live.ask(read))
    # Of a finished game everything is known.
    return gzipped(request, told) if live.table.status == "over" else told


def _number(request: Request, name: str, otherwise: int) -> int:
    text = request.query_params.get(name, str(otherwise))
    if text == "-1":
        return -1
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise Refuse("server-bad-message")
    return int(text)


async def get_record(request: Request, desk: Desk) -> Response:
    """The record of a finished game."""
    live, _ = await table_of(request, desk)
    if live.table.ended is None:
        raise Refuse("server-unfinished")
    name = f"{live.table.opened.game}-{live.table.id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(live.table.ended.record, media_type="text/plain; charset=utf-8", headers=headers)


async def get_qr(request: Request, desk: Desk) -> Response:
    """The link to a table as a QR code."""
    live, _ = await table_of(request, desk)
    picture = qr_svg(desk.origins.link(request, live.table.id))
    return Response(picture, media_type="image/svg+xml", headers={"cache-control": "no-store"})


ID = "{table:str}"
ROUTES = [
    Route("/health", endpoint(get_health)),
    Route("/ready", endpoint(get_ready)),
    Route("/metrics", endpoint(get_metrics)),
    Route("/api/place", endpoint(get_place)),
    Route("/api/me", endpoint(get_me), methods=["GET"]),
    Route("/api/me", endpoint(post_me), methods=["POST"]),
    Route("/api/tables", endpoint(get_tables), methods=["GET"]),
    Route("/api/tables", endpoint(post_table), methods=["POST"]),
    Route(f"/api/tables/{ID}/view", endpoint(get_view)),
    Route(f"/api/tables/{ID}/events", endpoint(get_events)),
    Route(f"/api/tables/{ID}/record", endpoint(get_record)),
    Route(f"/api/tables/{ID}/qr.svg", endpoint(get_qr)),
]
