"""The HTTP side of living together: what is asked of me, how I am called, what I think of others, reports."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import texts
from ...messages import social as bodies
from ...messages.common import Turn
from ..door.answers import active_person, answer, body_of, endpoint, known_person
from ..door.desk import Desk
from ..house import push
from ..people.names import clean_chat
from ..people.tokens import LONGEST_TOKEN, hash_of, new_id, new_token, token_hash_of
from ..store import Conflict, social
from ..store.social import Report, Subscription
from ..tables.decide import Refuse
from . import feeds

KINDS = ("friend", "mute", "block")


# ------------------------------------------------------------------------------------------- the feed


async def get_feed(request: Request, desk: Desk) -> Response:
    """Everything that is asked of me, newest first."""
    person = await known_person(request, desk)
    return answer(bodies.MyTurns(await desk.house.feed_of(person.id)))


async def get_feed_atom(request: Request, desk: Desk) -> Response:
    """The same for a feed reader, which has only the secret link, as Atom."""
    return _feed(feeds.atom, request, await _secret_feed(request, desk), desk)


async def get_feed_json(request: Request, desk: Desk) -> Response:
    """The same as JSON Feed 1.1."""
    return _feed(feeds.json_feed, request, await _secret_feed(request, desk), desk)


async def _secret_feed(request: Request, desk: Desk) -> list[Turn]:
    key = request.path_params["key"]
    person = None
    if len(key) <= LONGEST_TOKEN:
        person = await desk.store.ask(partial(social.whose_feed, hash_of(key)))
    if person is None:
        raise Refuse("no-such-page")
    return await desk.house.feed_of(person)


def _feed(form: feeds.Form, request: Request, turns: Sequence[Turn], desk: Desk) -> Response:
    asked = request.query_params.get("language", "en")
    language = asked if asked in texts.LANGUAGES else "en"
    content, kind = form(turns, desk.origins.base(request), language)
    return Response(content, media_type=kind, headers={"cache-control": "no-store"})


# ---------------------------------------------------------------------------------------------- calls


async def get_calls(request: Request, desk: Desk) -> Response:
    """How I am called when I am not here."""
    person = await known_person(request, desk)
    return answer(await _calls(person.id, token_hash_of(request), desk))


async def _calls(person: str, session: bytes | None, desk: Desk) -> bodies.Calls:
    since = await desk.store.ask(partial(social.feed_since, person))
    devices = await desk.store.ask(partial(social.subscriptions, person))
    key = push.public_key(desk.push.key) if desk.push else None
    return bodies.Calls(since, key, len(devices), any(one.session_hash == session for one in devices))


async def post_feed_link(request: Request, desk: Desk) -> Response:
    """Make a new secret link to my feed, or end it."""
    person = await active_person(request, desk)
    wish = await body_of(request, bodies.SetLink, desk.settings.max_frame)
    key = new_token() if wish.on else None
    kept = hash_of(key) if key else None
    await desk.store.do(partial(social.set_feed_key, person.id, kept, desk.house.clock.now()))
    link = f"{desk.origins.base(request)}/api/feed/{key}"
    return answer(bodies.FeedLink(f"{link}/atom", f"{link}/json") if key else bodies.FeedLink(None, None))


async def post_push(request: Request, desk: Desk) -> Response:
    """Call a browser from now on, or no more."""
    person, session = await active_person(request, desk), token_hash_of(request)
    wish = await body_of(request, bodies.SetPush, desk.settings.max_frame)
    if wish.on:
        allowed = desk.push and push.is_allowed(wish.endpoint, desk.settings.push_services)
        if not allowed or not push.are_keys(wish.p256dh, wish.auth):
            raise Refuse("server-no-push")
        await _call_from_now_on(wish, person.id, session or b"", desk)
    else:
        await desk.store.do(partial(social.hang_up, person.id, wish.endpoint))
    return answer(await _calls(person.id, session, desk))


async def _call_from_now_on(wish: bodies.SetPush, person: str, session: bytes, desk: Desk) -> None:
    now = desk.house.clock.now()
    kept = Subscription(wish.endpoint, person, wish.p256dh, wish.auth, wish.language, now, session)
    try:
        await desk.store.do(partial(social.subscribe, kept, desk.settings.max_devices_person))
    except Conflict:  # the session has ended meanwhile
        raise Refuse("no-guest") from None


# --------------------------------------------------------------------------------------------- people


async def get_people(request: Request, desk: Desk) -> Response:
    """With whom I have played, newest first, and everybody of whom I think something."""
    person = await known_person(request, desk)
    met = await desk.store.ask(partial(social.met, person.id))
    ties = await desk.store.ask(partial(social.ties, person.id))
    everybody = [*met, *sorted(ties.keys() - met.keys())]
    names = await desk.store.people(everybody)
    return answer(
        [_known(other, names, met, ties.get(other, set())) for other in everybody if other in names]
    )


def _known(other: str, names: dict[str, str], met: dict[str, int], kinds: set[str]) -> bodies.Known:
    return bodies.Known(other, names[other], met.get(other), *(kind in kinds for kind in KINDS))


async def post_tie(request: Request, desk: Desk) -> Response:
    """Note what I think of somebody: friend, mute, block. They are not told."""
    person = await active_person(request, desk)
    wish = await body_of(request, bodies.SetTie, desk.settings.max_frame)
    names = await desk.store.people([wish.person])
    if wish.person not in names or wish.person == person.id:
        raise Refuse("no-such-person")
    await _check_room(wish, person.id, desk)
    for kind in KINDS:
        is_so = getattr(wish, kind)
        if is_so is not None:
            since = desk.house.clock.now() if is_so else None
            await desk.store.do(partial(social.tie, person.id, wish.person, kind, since))
    await desk.house.society.ties_changed(person.id)
    met = await desk.store.ask(partial(social.met, person.id))
    ties = await desk.store.ask(partial(social.ties, person.id))
    return answer(_known(wish.person, names, met, ties.get(wish.person, set())))


async def _check_room(wish: bodies.SetTie, person: str, desk: Desk) -> None:
    """Of so many people one may think something. To think otherwise of one of them is always possible."""
    tied = await desk.store.ask(partial(social.ties, person))
    is_new = wish.person not in tied and any(getattr(wish, kind) for kind in KINDS)
    if is_new and len(tied) >= desk.settings.max_ties_person:
        raise Refuse("server-too-many-ties")


async def post_report(request: Request, desk: Desk) -> Response:
    """Tell the host of the server about somebody."""
    person = await active_person(request, desk)
    wish = await body_of(request, bodies.NewReport, desk.settings.max_frame)
    if not await desk.store.ask(partial(social.is_person, wish.person)):
        raise Refuse("no-such-person")
    if wish.table is not None:
        await desk.enter(wish.table, person.id)
    if await desk.store.ask(partial(social.open_reports, person.id)) >= desk.settings.max_reports_person:
        raise Refuse("server-too-many-reports")
    text, now = clean_chat(wish.text) or "", desk.house.clock.now()
    made = Report(new_id(), person.id, wish.person, wish.table, wish.seq, wish.reason, text, now)
    await desk.store.do(partial(social.file, made))
    return answer(bodies.Filed(made.id), 201)


ROUTES = [
    Route("/api/feed", endpoint(get_feed)),
    Route("/api/feed/{key:str}/atom", endpoint(get_feed_atom)),
    Route("/api/feed/{key:str}/json", endpoint(get_feed_json)),
    Route("/api/calls", endpoint(get_calls)),
    Route("/api/calls/link", endpoint(post_feed_link), methods=["POST"]),
    Route("/api/calls/push", endpoint(post_push), methods=["POST"]),
    Route("/api/people", endpoint(get_people), methods=["GET"]),
    Route("/api/people", endpoint(post_tie), methods=["POST"]),
    Route("/api/reports", endpoint(post_report), methods=["POST"]),
]
