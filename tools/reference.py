"""The reference of the protocol: messages, refusals, requests, and a game message by message."""

from __future__ import annotations

import re
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from string import Template
from typing import Any, get_args

from msgspec.inspect import type_info

from kobako import texts
from kobako.games.luz.view import LuzView
from kobako.messages import common, down, up
from kobako.messages import http as bodies
from kobako.server.door import answers, openapi
from kobako.server.requests import routes
from tools import structs
from tools.example.game import tell
from tools.example.players import Story
from tools.example.quiet import Exchange
from tools.layout import lay

PAGE = Template(Path(__file__).with_name("reference.md.in").read_text("utf-8"))
MOST_LINES = 12  # of a text
WHO = {str(openapi.GUEST): "Needs a guest.", str(openapi.EITHER): "A guest is told more, or may do more."}


# ------------------------------------------------------------------------------------------- structs


def messages(union: Any, story: Story) -> str:
    """Every message of one direction, with a link to the first scene in which it is sent."""
    scenes = {message["type"]: s.title for s in reversed(story.scenes) for _, _, message in s.lines}

    def section(message: Any) -> str:
        tag = message.__struct_config__.tag
        title = scenes[tag]
        link = f"Seen in [{title}](#{title.lower().replace(' ', '-')})."
        is_sent = union is up.FromClient
        return structs.section(message, tag, with_defaults=is_sent, more=link, base=up.AtTable)

    return "\n\n".join(map(section, get_args(union)))


def parts() -> str:
    """Everything that messages, requests and answers are made of."""
    taken = [kind for call in openapi.CALLS.values() for kind in (call.body, call.answer)]
    types = [kind for kind in taken if kind is not None and not isinstance(kind, str)]
    own = {*get_args(up.FromClient), *get_args(down.FromServer)}
    found = structs.parts_of([down.FromServer, LuzView, *types, bodies.Problem])
    return "\n\n".join(
        structs.section(part, part.__name__, with_defaults=issubclass(part, bodies.Ask | common.Clock))
        for part in found
        if part not in own
    )


def refusals() -> str:
    """The ids of refusals that are no game's, with what they say in English."""
    files = ("server.ftl", "review-page.ftl", "social-page.ftl", "host-page.ftl")
    source = "".join((texts.FOLDER / "en" / name).read_text("utf-8") for name in files)
    rows = re.findall(r"^((?:server|no)-[\w-]+) = (.+)$", source, re.MULTILINE)
    listed = dict.fromkeys(why for call in openapi.CALLS.values() for why in call.problems)
    about_accounts = (texts.FOLDER / "en" / "account-page.ftl").read_text("utf-8")
    rows += [
        row
        for row in re.findall(r"^(account-[\w-]+) = (.+)$", about_accounts, re.MULTILINE)
        if row[0] in listed
    ]
    return "\n".join(["| id | in English |", "|---|---|", *(f"| `{name}` | {says} |" for name, says in rows)])


# ---------------------------------------------------------------------------------------------- HTTP


def calls(story: Story) -> str:
    """Every route."""
    pieces = []
    for route, method in openapi.operations(routes.ROUTES):
        pieces += [f"### {method} {openapi.path_of(route)}", *_call(route.name, route.endpoint.__doc__)]
        if route.name in story.exchanges:
            pieces.append(f"```http\n{exchange_text(story.exchanges[route.name])}\n```")
    return "\n\n".join(pieces)


def _call(name: str, words: str | None) -> Iterator[str]:
    call = openapi.CALLS[name]
    yield f"{words} {WHO.get(str(call.who), '')}".strip()
    rows = [f"| `{p['name']}` | {p['in']} | {p['description']} |" for p in call.parameters]
    if rows:
        yield "\n".join(["| parameter | in | |", "|---|---|---|", *rows])
    lines = [f"- Body: {_type(call.body)}"] if call.body else []
    statuses = " or ".join(map(str, call.status))
    lines.append(f"- Answer: {statuses}, {_type(call.answer)}")
    problems = [
        f"{answers.STATUS.get(why, 400)} `{why}`" for why in call.problems if why not in openapi.ALWAYS
    ]
    if problems:
        lines.append(f"- Refused: {', '.join(problems)}")
    yield "\n".join(lines)


def _type(kind: Any) -> str:
    return f"`{kind}`" if isinstance(kind, str) else structs.type_text(type_info(kind))


def exchange_text(exchange: Exchange) -> str:
    """A request and its answer."""
    lines = [f"{exchange.method} {exchange.path} HTTP/1.1"]
    if exchange.token:
        lines.append(f"Authorization: Bearer {exchange.token}")
    if exchange.body is not None:
        lines += ["Content-Type: application/json", "", lay(exchange.body)]
    return "\n".join([*lines, "", answer_text(exchange)])


def answer_text(exchange: Exchange) -> str:
    """An answer: JSON, or the first lines of a text."""
    status = HTTPStatus(exchange.status)
    first = f"HTTP/1.1 {status.value} {status.phrase}"
    if not isinstance(exchange.answer, str):
        return "\n".join([first, "Content-Type: application/json", "", lay(exchange.answer)])
    lines = exchange.answer.splitlines()
    rest = f"; {len(lines) - MOST_LINES} more lines"
    return "\n".join([first, "Content-Type: text/plain", "", *lines[:MOST_LINES], rest])


# ---------------------------------------------------------------------------------------------- page


def scenes(story: Story) -> str:
    """The game."""
    pieces = []
    for scene in story.scenes:
        frames = "\n".join(f"{who} {arrow} {lay(m, used=len(who) + 3)}" for who, arrow, m in scene.lines)
        pieces += [f"### {scene.title}", scene.words, f"```frames\n{frames}\n```"]
    return "\n\n".join(pieces)


def files() -> dict[str, str]:
    """Return the page."""
    story = tell()
    page = PAGE.substitute(
        always=", ".join(f"{answers.STATUS.get(why, 400)} `{why}`" for why in openapi.ALWAYS),
        denied=answer_text(story.exchanges["socket_endpoint"]),
        at_table=structs.section(up.AtTable, "At a table", with_defaults=True),
        up=messages(up.FromClient, story),
        down=messages(down.FromServer, story),
        parts=parts(),
        refusals=refusals(),
        http=calls(story),
        scenes=scenes(story),
    )
    return {"docs/reference/protocol.md": page}
