"""The reference of the protocol is true: every example is what the structs say, to the last field.

The files in docs/reference are written by `make generate`.
"""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kobako.games.game import View
from kobako.games.luz.view import LuzView
from kobako.messages import down, up
from kobako.messages.http import Problem
from kobako.server.door import answers, openapi
from kobako.server.requests import routes
from tools import layout, reference
from tools.example.game import tell
from tools.example.quiet import Exchange, Quiet, run

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE = (DOCS / "reference" / "protocol.md").read_text("utf-8")
DOCUMENT = json.loads((DOCS / "reference" / "openapi.json").read_text("utf-8"))
MESSAGES = (*get_args(up.FromClient), *get_args(down.FromServer))

Frame = tuple[str, Any]  # an arrow and a message


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def frames() -> Iterator[Frame]:
    """Every message on the page."""
    for block in blocks("frames"):
        for text in re.split(r"^(?=(?:Ann|Bob) [→←] )", block, flags=re.MULTILINE)[1:]:
            _, arrow, message = text.split(" ", 2)
            yield arrow, layout.whole(message)


def with_views_checked(value: Any) -> Any:
    """The same with only the common part of each game's view, after looking at all of it."""
    if isinstance(value, list):
        return [with_views_checked(element) for element in value]
    if not isinstance(value, dict):
        return value
    if "view" in value:
        is_exact(value["view"], LuzView)
        value = value | {"view": {name: value["view"][name] for name in View.__struct_fields__}}
    return {name: with_views_checked(member) for name, member in value.items()}


def is_exact(value: Any, kind: Any) -> None:
    """Nothing is missing, nothing is too much: read as that type and written again, it is the same."""
    read = msgspec.json.decode(msgspec.json.encode(value), type=kind)
    assert msgspec.json.decode(msgspec.json.encode(read)) == value


# ----------------------------------------------------------------------------------------------- story


def test_the_same_game_is_played_every_time() -> None:
    assert tell() == tell()


def test_a_change_of_the_wire_changes_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(up.Sit, "__doc__", "Something else.")
    assert "Something else." in reference.messages(up.FromClient, tell())


# -------------------------------------------------------------------------------------------- the page


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.__name__)
def test_every_message_is_on_the_page_with_all_its_fields(message: type[msgspec.Struct]) -> None:
    tag = str(message.__struct_config__.tag)
    [section] = re.findall(rf"^### {tag}\n(.*?)(?=^##)", PAGE, re.MULTILINE | re.DOTALL)
    common = up.AtTable.__struct_fields__ if issubclass(message, up.AtTable) else ()
    rows = re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)
    assert [*rows, *common] == list(message.__struct_fields__)
    assert (message.__doc__ or "?") in section


def test_every_message_has_an_example() -> None:
    arrows = {message["type"]: arrow for arrow, message in frames()}
    expected = {m.__struct_config__.tag: "→" if issubclass(m, up.Up) else "←" for m in MESSAGES}
    assert arrows == expected


@pytest.mark.parametrize("frame", list(frames()), ids=lambda frame: frame[1]["type"])
def test_an_example_is_exactly_what_the_structs_say(frame: Frame) -> None:
    arrow, message = frame
    if arrow == "→":
        msgspec.json.decode(msgspec.json.encode(message), type=up.FromClient)
    else:
        is_exact(with_views_checked(message), down.FromServer)


def test_examples_are_compared_to_the_last_field() -> None:
    """A control: what is too much or missing is noticed, also in a view."""
    [message] = [m for arrow, m in frames() if m["type"] == "update" and m.get("game")][:1]
    view = message["game"]["view"]
    for wrong in ({"more": 1}, {"hands": [[{"suit": "Y"}]]}):
        with pytest.raises((AssertionError, msgspec.ValidationError)):
            with_views_checked({"view": view | wrong})
    with pytest.raises(AssertionError):
        is_exact(with_views_checked(message | {"more": 1}), down.FromServer)


def test_the_story_shows_what_it_should() -> None:
    kinds = [message["type"] for _, message in frames()]
    refused = [message for _, message in frames() if message["type"] == "refused"]
    assert {"server-not-host", "server-stale"} < {message["id"] for message in refused}
    assert any(message["rule"] for message in refused)
    assert kinds.index("caught") > kinds.index("undo") > kinds.index("bytes")
    done = [m for _, m in frames() if m["type"] == "done"]
    again = [m["cid"] for m in done if done.count(m) == 2]
    assert len(set(again)) == 1  # the resend
    assert any(m["room"]["status"] == "over" for _, m in frames() if "room" in m)


def test_no_refusal_that_a_route_can_give_is_left_out() -> None:
    for call in openapi.CALLS.values():
        assert all(f"`{problem}`" in PAGE for problem in call.problems)


def test_links_lead_to_one_heading() -> None:
    prose = re.sub(r"^```.*?^```$", "", PAGE, flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", prose, re.MULTILINE)
    anchors = [re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings]
    assert len(anchors) == len(set(anchors))
    links = re.findall(r"\]\(#([^)]+)\)", prose)
    assert len(links) > 50
    assert set(links) <= set(anchors)


def test_nothing_was_left_to_fill_in() -> None:
    prose = re.sub(r"^\| `(?:server|no|account)-.*$", "", PAGE, flags=re.MULTILINE)  # Fluent has $ too
    assert not re.findall(r"\$\w+", prose)


# ---------------------------------------------------------------------------------------------- layout

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text('ab"\\\n/*,: é', max_size=20),
    lambda inner: (
        st.lists(inner, max_size=7) | st.dictionaries(st.text("abc", max_size=9), inner, max_size=7)
    ),
    max_leaves=60,
)


def shortened(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: shortened(member) for key, member in value.items()}
    if not isinstance(value, list):
        return value
    return [
        shortened(element) for element in (value if len(value) <= layout.SHORT else value[: layout.SHOWN])
    ]


@given(JSON)
def test_only_ends_of_long_lists_are_left_out(value: Any) -> None:
    assert layout.whole(layout.lay(value)) == shortened(value)


def test_lines_are_filled_and_what_is_left_out_is_marked() -> None:
    text = layout.lay({"numbers": list(range(1000)), "words": ["word " * 9] * 4, "one": 1, "two": 2})
    assert '"numbers": [0, 1 /* 998 more */],' in text
    assert '"one": 1, "two": 2\n}' in text
    assert max(map(len, text.splitlines())) <= layout.WIDTH


# ----------------------------------------------------------------------------------------------- HTTP


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        yield from ([part["$ref"]] if "$ref" in part else [])
        yield from part.get("discriminator", {}).get("mapping", {}).values()
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            yield from references(inner)


def operations() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in DOCUMENT["paths"].items():
        yield from ((path, method, operation) for method, operation in methods.items())


def test_every_route_is_described_and_nothing_else() -> None:
    described = {
        (openapi.path_of(route), method.lower())
        for route in routes.ROUTES
        for method in (route.methods or set()) - {"HEAD"}
        if route.name != "no_page"
    }
    assert {(path, method) for path, method, _ in operations()} == described
    assert {operation["operationId"] for _, _, operation in operations()} == set(openapi.CALLS)


def test_all_references_lead_somewhere() -> None:
    found = set(references(DOCUMENT))
    assert {f"#/components/schemas/{name}" for name in ("Game", "Me", "LuzView", "Problem")} <= found
    assert {message.__name__ for message in MESSAGES} <= set(DOCUMENT["components"]["schemas"])
    for target in found:
        part = DOCUMENT
        for step in target.removeprefix("#/").split("/"):
            part = part[step]


def test_the_document_is_as_openapi_wants_it() -> None:
    assert DOCUMENT["openapi"].startswith("3.1.")
    assert {"title", "version"} <= set(DOCUMENT["info"])
    schemes = set(DOCUMENT["components"]["securitySchemes"])
    for path, method, operation in operations():
        assert operation["summary"]
        assert all(answer["description"] for answer in operation["responses"].values())
        assert any(status.startswith("2") for status in operation["responses"])
        named = {p["name"] for p in operation["parameters"] if p["in"] == "path"}
        assert named == set(re.findall(r"\{(\w+)\}", path))
        assert all(p["required"] and p["schema"] for p in operation["parameters"] if p["in"] == "path")
        is_bare = path.endswith(("/offer", "/sign-out"))
        assert ("requestBody" in operation) == (method == "post" and not is_bare)
        assert all(set(each) <= schemes for each in operation["security"])


def test_every_schema_says_what_its_objects_have() -> None:
    for part in DOCUMENT["components"]["schemas"].values():
        assert part["type"] == "object"
        assert set(part["required"]) <= set(part["properties"])


def test_a_server_has_the_document_too(tmp_path: Path) -> None:
    async def ask(server: Quiet) -> Exchange:
        return await server.request("GET", "/api/openapi.json")

    answer = asyncio.run(run(tmp_path, ask))
    assert (answer.status, answer.answer) == (200, DOCUMENT)


def exchanges() -> dict[str, str]:
    """Every example of HTTP, by the heading above it."""
    form = r"^### ((?:GET|POST|DELETE) /\S+)\n(?:(?!^###).)*?^```http\n(.*?)^```$"
    return dict(re.findall(form, PAGE, re.MULTILINE | re.DOTALL))


def bodies(text: str) -> tuple[str | None, str, str]:
    """Body of the request, status and body of the answer."""
    asked, status, answered = re.split(r"^HTTP/1\.1 (\d+) .*\n", text, flags=re.MULTILINE)
    body = asked.partition("\n\n")[2].strip()
    return body or None, status, answered.partition("\n\n")[2]


def test_every_example_over_http_is_exactly_what_the_structs_say() -> None:
    found = exchanges()
    without = 13  # document, picture, numbers, passkeys, feeds, and what is long
    assert len(found) == len(list(operations())) - without
    for path, method, operation in operations():
        text = found.get(f"{method.upper()} {path}")
        if text is None:
            continue
        call = openapi.CALLS[operation["operationId"]]
        body, status, answer = bodies(text)
        assert int(status) in call.status
        if body:
            msgspec.json.decode(msgspec.json.encode(layout.whole(body)), type=call.body)
        if not isinstance(call.answer, str):
            is_exact(with_views_checked(layout.whole(answer)), call.answer)


def test_a_refused_handshake_is_a_problem() -> None:
    [denied] = [block for block in blocks("http") if block.startswith("HTTP")]
    _, status, answer = bodies(denied)
    is_exact(json.loads(answer), Problem)
    assert int(status) == answers.STATUS[json.loads(answer)["id"]]
