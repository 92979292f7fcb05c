"""What whoever looks after the server can do: see to reports, close tables, ban people, announce a restart.

Who has the code that `kobako serve` prints becomes one of them. Everything that they do is kept.
"""

from __future__ import annotations

import logging
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...messages import host as bodies
from ...messages.common import Chat
from ...messages.down import Notice
from ..door.answers import active_person, answer, body_of, endpoint
from ..door.desk import Desk
from ..people.names import clean_chat
from ..people.tokens import hash_of, new_id
from ..store import Person, in_transaction, people, social, stewards
from ..store.social import Report
from ..store.stewards import Act, Ban
from ..tables import events as log
from ..tables import wire
from ..tables.decide import Refuse
from ..tables.table import Spoken

logger = logging.getLogger("kobako.host")

CODE = "host code"  # the name under which its hash is kept
CODE_LETTERS = 20  # 100 bits
MOST_CHAT = 50  # lines before a report


def new_code(database: str) -> str:
    """A new code, which makes whoever has it a host, once. The one before counts no more. Blocks."""
    code = new_id(CODE_LETTERS)
    in_transaction(database, partial(social.keep, CODE, hash_of(code).hex()))
    return code


# ------------------------------------------------------------------------------------------ who and what


async def get_notice(request: Request, desk: Desk) -> Response:
    """Will the server restart? Null: nobody has said so."""
    return answer(desk.house.society.notice or Notice(None))


async def post_claim(request: Request, desk: Desk) -> Response:
    """Look after this server from now on, by the code that it printed."""
    person = await active_person(request, desk)
    wish = await body_of(request, bodies.Claim, desk.settings.max_frame)
    if not await desk.store.do(partial(social.forget, CODE, hash_of(wish.code.strip()).hex())):
        raise Refuse("server-bad-code")
    await desk.store.do(partial(stewards.add_steward, person.id, desk.house.clock.now()))
    await _note(desk, person, "claim", person.id)
    return answer(await _desk(desk))


async def get_host(request: Request, desk: Desk) -> Response:
    """All that a host has to see to."""
    await _steward(request, desk)
    return answer(await _desk(desk))


async def _steward(request: Request, desk: Desk) -> Person:
    person = await active_person(request, desk)
    if not await desk.store.ask(partial(stewards.is_steward, person.id)):
        raise Refuse("server-not-steward")
    return person


async def _note(desk: Desk, person: Person, what: str, about: str, note: str = "") -> None:
    logger.info("host=%s what=%s about=%s", person.id, what, about)
    act = Act(new_id(), desk.house.clock.now(), person.id, what, about, note)
    await desk.store.do(partial(stewards.note, act))


async def _desk(desk: Desk) -> bodies.HostDesk:
    reports = await desk.store.ask(stewards.reports)
    bans = await desk.store.ask(partial(stewards.bans, desk.house.clock.now()))
    acts = await desk.store.ask(stewards.acts)
    named = {person for report in reports for person in (report.person_id, report.other_id)}
    named |= {ban.person_id for ban in bans} | {
        person for act in acts for person in (act.person_id, act.about)
    }
    names = await desk.store.people(named)
    notice = desk.house.society.notice
    return bodies.HostDesk(
        reports=[await _report(report, names, desk) for report in reports],
        bans=[
            bodies.BanRow(ban.person_id, names.get(ban.person_id, ""), ban.since, ban.until, ban.reason)
            for ban in bans
        ],
        acts=[
            bodies.ActRow(
                act.at, names.get(act.person_id, ""), act.what, names.get(act.about, act.about), act.note
            )
            for act in acts
        ],
        restart=notice.at if notice else None,
        text=notice.text if notice else "",
    )


async def _report(report: Report, names: dict[str, str], desk: Desk) -> bodies.ReportRow:
    return bodies.ReportRow(
        report=report.id,
        by=report.person_id,
        by_name=names.get(report.person_id, ""),
        person=report.other_id,
        name=names.get(report.other_id, ""),
        reason=report.reason,
        text=report.text,
        at=report.at,
        table=report.table_id,
        seq=report.seq,
        chat=await _chat(report, desk),
    )


async def _chat(report: Report, desk: Desk) -> list[Chat]:
    """What was said at the table before the report. It is in the log, whatever was said afterwards."""
    if report.table_id is None:
        return []
    rows = await desk.store.ask(partial(people.said_at, report.table_id, report.at, MOST_CHAT))
    spoken = [Spoken(seq, at, None, log.decode(payload)) for seq, at, payload in rows]
    names = await desk.store.people({one.said.person for one in spoken})
    return [wire.chat(one, names) for one in spoken]


# ------------------------------------------------------------------------------------------------ acts


async def post_close(request: Request, desk: Desk) -> Response:
    """Close a table; everybody there reads why."""
    person = await _steward(request, desk)
    wish = await body_of(request, bodies.CloseTable, desk.settings.max_frame)
    reason = clean_chat(wish.reason) or ""
    if not await desk.house.close_table(wish.table, reason):
        raise Refuse("no-such-table")
    await _note(desk, person, "close", wish.table, reason)
    return answer(await _desk(desk))


async def post_ban(request: Request, desk: Desk) -> Response:
    """Let somebody in no more, or again. Bots play on in their seats."""
    person = await _steward(request, desk)
    wish = await body_of(request, bodies.SetBan, desk.settings.max_frame)
    if not await desk.store.ask(partial(social.is_person, wish.person)) or wish.person == person.id:
        raise Refuse("no-such-person")
    reason = clean_chat(wish.reason) or ""
    if wish.on:
        ban = Ban(wish.person, desk.house.clock.now(), wish.until, reason)
        await desk.store.do(partial(stewards.ban, ban))
    else:
        await desk.store.do(partial(stewards.lift, wish.person))
    await _note(desk, person, "ban" if wish.on else "unban", wish.person, reason)
    await desk.house.society.news_changed()
    if wish.on:
        await desk.house.parted(wish.person)
    return answer(await _desk(desk))


async def post_notice(request: Request, desk: Desk) -> Response:
    """Tell everybody that the server will restart, or that it will not."""
    person = await _steward(request, desk)
    wish = await body_of(request, bodies.SetNotice, desk.settings.max_frame)
    text = clean_chat(wish.text) or ""
    await desk.store.do(partial(stewards.announce, wish.at, text))
    await _note(desk, person, "notice" if wish.at else "no-notice", str(wish.at or ""), text)
    await desk.house.society.news_changed()
    return answer(await _desk(desk))


async def post_settle(request: Request, desk: Desk) -> Response:
    """A report has been seen to."""
    person = await _steward(request, desk)
    wish = await body_of(request, bodies.Settle, desk.settings.max_frame)
    await desk.store.do(partial(stewards.settle, wish.report, desk.house.clock.now()))
    await _note(desk, person, "settle", wish.report)
    return answer(await _desk(desk))


ROUTES = [
    Route("/api/notice", endpoint(get_notice)),
    Route("/api/host", endpoint(get_host)),
    Route("/api/host/claim", endpoint(post_claim), methods=["POST"]),
    Route("/api/host/close", endpoint(post_close), methods=["POST"]),
    Route("/api/host/ban", endpoint(post_ban), methods=["POST"]),
    Route("/api/host/notice", endpoint(post_notice), methods=["POST"]),
    Route("/api/host/settle", endpoint(post_settle), methods=["POST"]),
]
