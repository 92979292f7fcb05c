"""Accounts over HTTP: how one signs in, where one is signed in, and how one leaves.

Everybody begins as a guest. A login with a password, or a passkey, makes no other person of them: it is one
more way to come back. What changes that, or ends all of it, needs a session that has given password or
passkey a moment ago, if there is one.
"""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...messages import account, http
from ..door.answers import answer, body_of, endpoint
from ..door.desk import Desk
from ..door.passkeys import Passkeys
from ..people.devices import label_of
from ..people.logins import hash_password, is_good_password, is_password
from ..people.names import clean_login, fold_login
from ..people.tokens import drop_cookie, new_session, set_cookie, short_id
from ..store import Conflict, Login, Passkey, Person, Session, people
from ..tables import events as log
from ..tables.decide import Refuse

FRESH = 10 * 60_000  # ms for which a session that has given password or passkey need not do so again


class Visit:
    """Somebody who is known, and asks something about themselves."""

    def __init__(self, desk: Desk, request: Request, person: Person, session: Session) -> None:
        self.desk, self.request, self.person, self.session = desk, request, person, session
        self.now = desk.house.clock.now()
        self.login: Login | None = None
        self.passkeys: list[Passkey] = []

    @property
    def can_sign_in(self) -> bool:
        """Whether there is a way back; who has none is a guest."""
        return self.login is not None or bool(self.passkeys)

    @property
    def is_proved(self) -> bool:
        """Whether what is at stake may be changed now."""
        return not self.can_sign_in or self.session.proved > self.now - FRESH

    def not_too_often(self) -> None:
        """Refuse who tries too often to show that it is them."""
        if not self.desk.limits.allow_proof(self.desk.origins.address(self.request), self.person.id):
            raise Refuse("server-too-fast")

    def need_proof(self) -> None:
        """Refuse a session that somebody may have left open."""
        if not self.is_proved:
            raise Refuse("account-prove")

    async def look(self) -> None:
        """Read how this person can sign in."""
        self.login = await self.desk.store.ask(partial(people.login, self.person.id))
        self.passkeys = await self.desk.store.ask(partial(people.passkeys, self.person.id))

    async def prove(self) -> None:
        """Password or passkey were given."""
        await self.desk.store.do(partial(people.prove, self.session.token_hash, self.now))

    async def end(self, ended: list[Session]) -> None:
        """End sessions, here and everywhere."""
        hashes = [one.token_hash for one in ended]
        await self.desk.store.do(partial(people.end_sessions, hashes))
        self.desk.house.sessions_ended(hashes)

    async def sessions(self) -> list[Session]:
        """All that this person has."""
        return await self.desk.store.ask(partial(people.sessions, self.person.id))

    async def others(self) -> list[Session]:
        """All but the one that asks."""
        return [one for one in await self.sessions() if one.token_hash != self.session.token_hash]

    async def leave(self) -> None:
        """This session is over. Nobody will come back as a guest: then bots play on."""
        await self.end([self.session])
        if not self.can_sign_in:
            await self.desk.house.parted(self.person.id)


async def _visit(request: Request, desk: Desk) -> Visit:
    known = await desk.session(request)
    if known is None:
        raise Refuse("no-guest")
    if not desk.limits.allow_person(known[0].id):
        raise Refuse("server-too-fast")
    visit = Visit(desk, request, *known)
    await visit.look()
    return visit


def _not_too_often(request: Request, desk: Desk, login: str = "") -> None:
    if not desk.limits.allow_sign_in(desk.origins.address(request), login):
        raise Refuse("server-too-fast")


def _passkeys(request: Request, desk: Desk) -> Passkeys:
    relying = desk.origins.relying(request)
    if relying is None:
        raise Refuse("account-no-passkeys")
    return Passkeys(desk.store, relying, desk.house.clock.now())


def _options(json: str) -> Response:
    return Response(json, media_type="application/json", headers={"cache-control": "no-store"})


# ------------------------------------------------------------------------------------------- who I am


async def get_account(request: Request, desk: Desk) -> Response:
    """You: how you can sign in, and where you are signed in. Null: nobody yet."""
    if await desk.session(request) is None:
        return answer(None)
    return answer(await _account(await _visit(request, desk)))


async def _account(visit: Visit) -> account.Account:
    await visit.look()
    known = await visit.desk.store.session(visit.session.token_hash)
    visit.session = known[1] if known else visit.session
    return account.Account(
        person=visit.person.id,
        name=visit.person.name,
        created=visit.person.created,
        login=visit.login.login if visit.login else None,
        passkeys=[
            account.PasskeyInfo(short_id(one.credential), one.label, one.created, one.used)
            for one in visit.passkeys
        ],
        sessions=[
            account.SessionInfo(
                short_id(one.token_hash),
                one.label,
                one.created,
                one.seen,
                one.token_hash == visit.session.token_hash,
            )
            for one in await visit.sessions()
        ],
        proved=visit.is_proved,
    )


async def get_data(request: Request, desk: Desk) -> Response:
    """All that is kept about you, as a file."""
    visit = await _visit(request, desk)
    tables = await desk.store.ask(partial(people.games, visit.person.id))
    data = account.MyData(
        account=await _account(visit),
        tables=[account.TableOfMine(one["id"], one["game"], one["status"], one["opened"]) for one in tables],
        said=[_said(*one) for one in await desk.store.ask(partial(people.said, visit.person.id))],
    )
    told = answer(data)
    told.headers["content-disposition"] = 'attachment; filename="kobako.json"'
    return told


def _said(table: str, at: int, payload: bytes) -> account.SaidByMe:
    said = log.decode(payload)
    return account.SaidByMe(table, at, said.text, said.phrase)


# ------------------------------------------------------------------------------------ ways to come back


async def post_login(request: Request, desk: Desk) -> Response:
    """Sign in by this login and password from now on. If you had a password, other sessions end."""
    visit = await _visit(request, desk)
    new = await body_of(request, account.NewLogin, desk.settings.max_frame)
    visit.not_too_often()
    visit.need_proof()
    login = clean_login(new.login)
    if login is None:
        raise Refuse("account-bad-login")
    if not is_good_password(new.password, login):
        raise Refuse("account-bad-password")
    kept = Login(visit.person.id, login, fold_login(login), await hash_password(new.password))
    try:
        ended = await desk.store.do(partial(people.set_login, kept, visit.session.token_hash))
    except Conflict:
        raise Refuse("account-login-taken") from None
    if ended is None:
        raise Refuse("no-guest")
    desk.house.sessions_ended(ended)
    await visit.prove()
    return answer(await _account(visit))


async def post_passkey_offer(request: Request, desk: Desk) -> Response:
    """What `navigator.credentials.create()` needs, as JSON."""
    visit = await _visit(request, desk)
    visit.need_proof()
    login = visit.login.login if visit.login else visit.person.name
    return _options(await _passkeys(request, desk).ask_for_new(visit.person, login))


async def post_passkey(request: Request, desk: Desk) -> Response:
    """Sign in by this passkey, too."""
    visit = await _visit(request, desk)
    visit.need_proof()
    new = await body_of(request, account.NewPasskey, desk.settings.max_frame)
    label = label_of(request.headers.get("user-agent", ""))
    made = await _passkeys(request, desk).made(visit.person.id, new, label)
    try:
        await desk.store.do(partial(people.add_passkey, made))
    except Conflict:
        raise Refuse("account-bad-passkey") from None
    await visit.prove()
    return answer(await _account(visit))


async def delete_passkey(request: Request, desk: Desk) -> Response:
    """Sign in by this passkey no more. The last way to sign in cannot be taken away."""
    visit = await _visit(request, desk)
    visit.need_proof()
    named = [one for one in visit.passkeys if short_id(one.credential) == request.path_params["passkey"]]
    if named and visit.login is None and len(visit.passkeys) == 1:
        raise Refuse("account-last-way")
    for one in named:
        await desk.store.do(partial(people.drop_passkey, one.credential))
    return answer(await _account(visit))


async def post_proof_offer(request: Request, desk: Desk) -> Response:
    """What `navigator.credentials.get()` needs to prove that it is you, as JSON."""
    visit = await _visit(request, desk)
    visit.not_too_often()
    return _options(await _passkeys(request, desk).ask_for_known("prove", visit.person.id))


async def post_proof(request: Request, desk: Desk) -> Response:
    """Prove that it is you, by password or passkey, before something that cannot be undone."""
    visit = await _visit(request, desk)
    proof = await body_of(request, account.Proof, desk.settings.max_frame)
    visit.not_too_often()
    if proof.passkey:
        await _passkeys(request, desk).whose(proof.passkey, "prove", visit.person.id)
    elif not await is_password(proof.password or "", visit.login.password if visit.login else None):
        raise Refuse("account-wrong-password")
    await visit.prove()
    return answer(await _account(visit))


# ------------------------------------------------------------------------------------- coming and going


async def post_sign_in_offer(request: Request, desk: Desk) -> Response:
    """What `navigator.credentials.get()` needs to sign in without a name, as JSON."""
    _not_too_often(request, desk)
    return _options(await _passkeys(request, desk).ask_for_known("sign-in", None))


async def post_sign_in(request: Request, desk: Desk) -> Response:
    """Be somebody whom the server knows. Whoever you were here until now, you are no more."""
    wish = await body_of(request, account.SignIn, desk.settings.max_frame)
    person, verified = await _who_signs_in(wish, request, desk)
    before = await _visit(request, desk) if await desk.session(request) else None
    session, token = new_session(person.id, request, desk.house.clock.now(), proved=True)
    if verified is None:
        await desk.store.do(partial(people.add_session, session))
    elif not await desk.store.do(partial(people.sign_in, session, verified)):
        raise Refuse("account-wrong")
    if before:
        await before.leave()
    desk.house.names[person.id] = person.name
    response = answer(http.Me(person.id, person.name, token, await desk.house.tables_of(person.id)))
    set_cookie(response, token, is_secure=desk.origins.is_secure(request))
    return response


async def _who_signs_in(wish: account.SignIn, request: Request, desk: Desk) -> tuple[Person, Login | None]:
    """Who it is, and by which login, if not by a passkey.

    An unknown login and a wrong password get the same answer, after the same work.
    """
    folded = fold_login(clean_login(wish.login or "") or "")
    _not_too_often(request, desk, folded)
    known: Login | None = None
    if wish.passkey:
        id: str | None = await _passkeys(request, desk).whose(wish.passkey, "sign-in", None)  # noqa: A001
    else:
        known = await desk.store.ask(partial(people.login_of, folded))
        is_right = await is_password(wish.password or "", known.password if known else None)
        id = known.person_id if known and is_right else None  # noqa: A001
    person = await desk.store.ask(partial(people.person, id)) if id else None
    if person is None:
        raise Refuse("account-wrong")
    return person, known


async def post_sign_out(request: Request, desk: Desk) -> Response:
    """Be nobody here. A guest cannot come back."""
    visit = await _visit(request, desk)
    await visit.leave()
    return _goodbye(request, desk)


def _goodbye(request: Request, desk: Desk) -> Response:
    response = answer(None)
    drop_cookie(response, is_secure=desk.origins.is_secure(request))
    return response


async def delete_session(request: Request, desk: Desk) -> Response:
    """End a session; whoever uses it is cut off at once."""
    visit = await _visit(request, desk)
    named = request.path_params["session"]
    await visit.end([one for one in await visit.others() if short_id(one.token_hash) == named])
    return answer(await _account(visit))


async def delete_sessions(request: Request, desk: Desk) -> Response:
    """End all sessions but this one."""
    visit = await _visit(request, desk)
    await visit.end(await visit.others())
    return answer(await _account(visit))


async def delete_account(request: Request, desk: Desk) -> Response:
    """Leave for good. Your name and all ways back are forgotten; bots play on for you."""
    visit = await _visit(request, desk)
    visit.need_proof()
    ended = await desk.store.do(partial(people.forget, visit.person.id))
    desk.house.sessions_ended(ended)
    desk.house.renamed(visit.person.id, None)
    await desk.house.parted(visit.person.id)
    return _goodbye(request, desk)


ME = "/api/account"
ROUTES = [
    Route(ME, endpoint(get_account), methods=["GET"]),
    Route(ME, endpoint(delete_account), methods=["DELETE"]),
    Route(f"{ME}/data", endpoint(get_data)),
    Route(f"{ME}/login", endpoint(post_login), methods=["POST"]),
    Route(f"{ME}/passkeys/offer", endpoint(post_passkey_offer), methods=["POST"]),
    Route(f"{ME}/passkeys", endpoint(post_passkey), methods=["POST"]),
    Route(f"{ME}/passkeys/{{passkey:str}}", endpoint(delete_passkey), methods=["DELETE"]),
    Route(f"{ME}/proof/offer", endpoint(post_proof_offer), methods=["POST"]),
    Route(f"{ME}/proof", endpoint(post_proof), methods=["POST"]),
    Route(f"{ME}/sign-in/offer", endpoint(post_sign_in_offer), methods=["POST"]),
    Route(f"{ME}/sign-in", endpoint(post_sign_in), methods=["POST"]),
    Route(f"{ME}/sign-out", endpoint(post_sign_out), methods=["POST"]),
    Route(f"{ME}/sessions", endpoint(delete_sessions), methods=["DELETE"]),
    Route(f"{ME}/sessions/{{session:str}}", endpoint(delete_session), methods=["DELETE"]),
]
