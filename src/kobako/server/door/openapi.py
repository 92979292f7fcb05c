"""The HTTP side as an OpenAPI 3.1 document, made from the routes, their docstrings and the structs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, get_args

import msgspec
from starlette.routing import Route

from ... import __version__, texts
from ...games import GAMES
from ...games.game import view_type
from ...messages import account, branch, down, host, http, learn, profile, social, up
from ...messages.common import MOST_ID, MOST_PASSWORD
from ...study.advice import Advice
from ..house.reviews import Reviewing

REFERENCE = "#/components/schemas/{name}"
JSON = "application/json"
VIEWS = tuple(map(view_type, GAMES))  # what a game's own view adds to View
MESSAGES = (*get_args(up.FromClient), *get_args(down.FromServer))  # of the socket

ANYBODY: list[dict[str, list[str]]] = []
GUEST: list[dict[str, list[str]]] = [{"token": []}, {"cookie": []}]
EITHER: list[dict[str, list[str]]] = [{}, *GUEST]

PASSWORD = {
    "name": "X-Kobako-Password",
    "in": "header",
    "description": "Of a table with a password, for who neither sits there nor has opened it.",
    "schema": {"type": "string", "minLength": 1, "maxLength": MOST_PASSWORD},
}
AFTER = {
    "name": "after",
    "in": "query",
    "description": "The last `seq` that you have.",
    "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999, "default": 0},
}
SEAT = {
    "name": "seat",
    "in": "query",
    "description": "As this seat was told it, or -1 as spectators were. Only when the game is over.",
    "schema": {"type": "integer", "minimum": -1, "maximum": 7},
}
LANGUAGE = {
    "name": "language",
    "in": "query",
    "description": "Of the sentences.",
    "schema": {"enum": list(texts.LANGUAGES), "default": "en"},
}
AFTER_TABLE = {
    "name": "after",
    "in": "query",
    "description": "The last table that you have.",
    "schema": {"type": "string", "maxLength": MOST_ID},
}
PEOPLE = {
    "name": "people",
    "in": "query",
    "description": "Ids of people, with commas between them; at most 100.",
    "schema": {"type": "string", "maxLength": 4000},
}
ALWAYS = ("server-too-fast", "server-trouble", "server-bad-message")  # what any request can come to
WRITES = (*ALWAYS, "server-origin", "server-too-large")
BANNED = (
    "no-guest",
    "server-banned",
    "server-banned-until",
)  # what anybody can be refused who has to be known
KNOWN = (*ALWAYS, *BANNED)
ACTS = (*WRITES, *BANNED)
HOSTS = (*ACTS, "server-not-steward")
READS_TABLE = (*ALWAYS, "no-such-table")


@dataclass(frozen=True)
class Call:
    """What a route takes and what it gives."""

    answer: Any  # a type, or the media type of what is no JSON
    problems: Sequence[str] = ALWAYS
    status: Sequence[int] = (200,)
    body: Any = None
    who: Sequence[dict[str, list[str]]] = ()
    parameters: Sequence[dict[str, Any]] = ()


# By the name of the handler.
CALLS = {
    "get_health": Call(http.Health, status=(200, 503)),
    "get_ready": Call(http.Ready, status=(200, 503)),
    "get_metrics": Call("text/plain", (*ALWAYS, "no-such-page")),
    "get_place": Call(http.Place),
    "get_openapi": Call(dict[str, Any]),
    "get_me": Call(http.Me | None, who=EITHER),
    "post_me": Call(http.Me, (*WRITES, "server-bad-name", *BANNED[1:]), (200, 201), http.NewGuest, EITHER),
    "get_tables": Call(list[down.LobbyRow]),
    "post_table": Call(
        http.Opened,
        (
            *(*ACTS, "server-bad-option", "server-bad-clock", "server-bad-password", "server-not-friend"),
            *("server-seats-open", "server-too-many-tables", "server-full"),
        ),
        (201,),
        http.NewTable,
        GUEST,
    ),
    "get_view": Call(down.Game, (*READS_TABLE, "server-not-running"), who=EITHER, parameters=(PASSWORD,)),
    "get_events": Call(
        http.Events,
        (*READS_TABLE, "server-unfinished"),
        who=EITHER,
        parameters=(AFTER, SEAT, PASSWORD),
    ),
    "get_record": Call("text/plain", (*READS_TABLE, "server-unfinished"), who=EITHER, parameters=(PASSWORD,)),
    "get_qr": Call("image/svg+xml", READS_TABLE, who=EITHER, parameters=(PASSWORD,)),
    "get_feed": Call(social.MyTurns, KNOWN, who=GUEST),
    "get_feed_atom": Call("application/atom+xml", (*ALWAYS, "no-such-page"), parameters=(LANGUAGE,)),
    "get_feed_json": Call("application/feed+json", (*ALWAYS, "no-such-page"), parameters=(LANGUAGE,)),
    "get_calls": Call(social.Calls, KNOWN, who=GUEST),
    "post_feed_link": Call(social.FeedLink, ACTS, body=social.SetLink, who=GUEST),
    "post_push": Call(social.Calls, (*ACTS, "server-no-push"), body=social.SetPush, who=GUEST),
    "get_people": Call(list[social.Known], KNOWN, who=GUEST),
    "post_tie": Call(
        social.Known, (*ACTS, "no-such-person", "server-too-many-ties"), body=social.SetTie, who=GUEST
    ),
    "post_report": Call(
        social.Filed,
        (*ACTS, "no-such-person", "no-such-table", "server-too-many-reports"),
        (201,),
        social.NewReport,
        GUEST,
    ),
    "get_notice": Call(down.Notice),
    "get_host": Call(host.HostDesk, (*KNOWN, "server-not-steward"), who=GUEST),
    "post_claim": Call(host.HostDesk, (*ACTS, "server-bad-code"), body=host.Claim, who=GUEST),
    "post_close": Call(host.HostDesk, (*HOSTS, "no-such-table"), body=host.CloseTable, who=GUEST),
    "post_ban": Call(host.HostDesk, (*HOSTS, "no-such-person"), body=host.SetBan, who=GUEST),
    "post_notice": Call(host.HostDesk, HOSTS, body=host.SetNotice, who=GUEST),
    "post_settle": Call(host.HostDesk, HOSTS, body=host.Settle, who=GUEST),
}
ASKS = (*ALWAYS, "no-guest")
CHANGES = (*ASKS, "server-origin")
SENDS = (*WRITES, "no-guest")
BY_PASSKEY = ("account-no-passkeys", "account-bad-passkey", "account-late-passkey")
NEW_LOGIN = ("account-prove", "account-bad-login", "account-bad-password", "account-login-taken")
OPTIONS = dict[str, Any]  # as WebAuthn has them in JSON
CALLS |= {
    "get_account": Call(account.Account | None, who=EITHER),
    "get_data": Call(account.MyData, ASKS, who=GUEST),
    "post_login": Call(account.Account, (*SENDS, *NEW_LOGIN), body=account.NewLogin, who=GUEST),
    "post_passkey_offer": Call(
        OPTIONS,
        (*CHANGES, "account-prove", "account-no-passkeys", "account-too-many-passkeys"),
        who=GUEST,
    ),
    "post_passkey": Call(
        account.Account, (*SENDS, "account-prove", *BY_PASSKEY), body=account.NewPasskey, who=GUEST
    ),
    "delete_passkey": Call(account.Account, (*CHANGES, "account-prove", "account-last-way"), who=GUEST),
    "post_proof_offer": Call(OPTIONS, (*CHANGES, "account-no-passkeys"), who=GUEST),
    "post_proof": Call(
        account.Account,
        (*SENDS, "account-wrong-password", *BY_PASSKEY, "account-unknown-passkey"),
        body=account.Proof,
        who=GUEST,
    ),
    "post_sign_in_offer": Call(OPTIONS, (*ALWAYS, "server-origin", "account-no-passkeys")),
    "post_sign_in": Call(
        http.Me,
        (*WRITES, "account-wrong", *BY_PASSKEY, "account-unknown-passkey"),
        body=account.SignIn,
        who=EITHER,
    ),
    "post_sign_out": Call(http.Me | None, CHANGES, who=GUEST),
    "delete_session": Call(account.Account, CHANGES, who=GUEST),
    "delete_sessions": Call(account.Account, CHANGES, who=GUEST),
    "delete_account": Call(http.Me | None, (*CHANGES, "account-prove"), who=GUEST),
    "get_profile": Call(profile.Profile, (*ALWAYS, "no-such-person"), who=EITHER),
    "get_games": Call(profile.History, ALWAYS, who=EITHER, parameters=(AFTER_TABLE,)),
    "get_repute": Call(list[profile.Repute], ALWAYS, parameters=(PEOPLE,)),
    "post_branch": Call(
        http.Opened,
        (
            *(*WRITES, "no-guest", "no-such-table", "server-unfinished", "server-no-branch"),
            *("server-bad-option", "server-no-bot", "server-too-many-tables", "server-full"),
        ),
        (201,),
        branch.NewBranch,
        GUEST,
        (PASSWORD,),
    ),
    "get_advice": Call(
        Advice,
        (*READS_TABLE, "no-guest", "server-not-seated", "server-no-hints", "server-nothing-asked"),
        who=GUEST,
        parameters=(PASSWORD,),
    ),
    "get_review": Call(
        Reviewing,
        (
            *(*READS_TABLE, "no-guest", "server-unfinished"),
            *("server-no-review", "server-review-failed", "server-reviews-full"),
        ),
        who=GUEST,
        parameters=(PASSWORD,),
    ),
    "get_lesson": Call(learn.Lesson, (*ALWAYS, "no-such-page")),
}
MEANING = {200: "Here it is.", 201: "It was made.", 503: "Not now."}


def document(routes: Sequence[Route], statuses: Mapping[str, int]) -> dict[str, Any]:
    """The whole document. `statuses` has the HTTP status of every problem that is not 400."""
    schemas, parts = _schemas()
    paths: dict[str, Any] = {}
    for route, method in operations(routes):
        operation = _operation(route, schemas, statuses)
        paths.setdefault(path_of(route), {})[method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Kobako",
            "version": __version__,
            "summary": "Who am I, which tables are there, and what a socket would tell.",
            "description": "Games are played over one WebSocket, /api/socket; docs/protocol.md describes it. "
            "Its messages are among the schemas, by name: `Watch` is sent as `watch`.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": "kobako",
                    "description": "Over HTTPS its name is __Host-kobako.",
                },
            },
        },
    }


def operations(routes: Sequence[Route]) -> Iterator[tuple[Route, str]]:
    """Every route that answers something, with its method."""
    for route in routes:
        if route.name in CALLS:
            yield from ((route, method) for method in sorted(route.methods or ()) if method != "HEAD")


def path_of(route: Route) -> str:
    """The path as OpenAPI writes it: {table}, not {table:str}."""
    return re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path)


def _schemas() -> tuple[dict[Any, Any], dict[str, Any]]:
    """Return the schema of each body, and of all structs on the wire by name, messages and views included."""
    types = [kind for call in CALLS.values() for kind in (call.answer, call.body) if _is_type(kind)]
    made, parts = msgspec.json.schema_components(
        [*types, http.Problem, *VIEWS, *MESSAGES], ref_template=REFERENCE
    )
    views = [{"$ref": REFERENCE.format(name=view.__name__)} for view in VIEWS]
    parts["Game"]["properties"]["view"] = {"anyOf": [*views, {"$ref": REFERENCE.format(name="View")}]}
    return {str(kind): schema for kind, schema in zip(types, made, strict=False)}, parts


def _is_type(kind: Any) -> bool:
    return kind is not None and not isinstance(kind, str)


def _operation(route: Route, schemas: Mapping[Any, Any], statuses: Mapping[str, int]) -> dict[str, Any]:
    call = CALLS[route.name]
    made: dict[str, Any] = {
        "operationId": route.name,
        "summary": (route.endpoint.__doc__ or "").strip(),
        "security": list(call.who or ANYBODY),
        "parameters": [*_of_path(route), *call.parameters],
        "responses": _answers(call, schemas) | _refusals(call, statuses),
    }
    if call.body is not None:
        made["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[str(call.body)]}}}
    return made


def _of_path(route: Route) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in route.param_convertors
    ]


def _answers(call: Call, schemas: Mapping[Any, Any]) -> dict[str, Any]:
    if isinstance(call.answer, str):
        content: dict[str, Any] = {call.answer: {"schema": {"type": "string"}}}
    else:
        content = {JSON: {"schema": schemas[str(call.answer)]}}
    return {str(status): {"description": MEANING[status], "content": content} for status in call.status}


def _refusals(call: Call, statuses: Mapping[str, int]) -> dict[str, Any]:
    """By status, with the ids that can come with it."""
    found: dict[int, list[str]] = {}
    for id in call.problems:  # noqa: A001 - as in Problem
        found.setdefault(statuses.get(id, 400), []).append(id)
    schema = {"$ref": REFERENCE.format(name="Problem")}
    return {
        str(status): {"description": ", ".join(ids), "content": {JSON: {"schema": schema}}}
        for status, ids in sorted(found.items())
    }
