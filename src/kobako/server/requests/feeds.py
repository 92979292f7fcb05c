"""What is asked of somebody, as feed readers want it: Atom, or JSON Feed. Only game and table are told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from xml.etree import ElementTree

import msgspec

from ... import texts
from ...messages.common import Turn

ATOM = "http://www.w3.org/2005/Atom"
# Turns, where the server is, and a language; the content and its type.
Form = Callable[[Sequence[Turn], str, str], tuple[bytes, str]]


def _title(turn: Turn, language: str) -> str:
    game = texts.say(f"{turn.game}-name", language=language)
    return texts.say(
        "call-title", {"game": game, "what": texts.say(f"call-{turn.kind}", language=language)}, language
    )


def _id(turn: Turn, base: str) -> str:
    """The same as long as it is the same turn."""
    return f"{base}/t/{turn.table}#{turn.kind}-{turn.since}"


def _when(turns: Sequence[Turn]) -> str:
    newest = max((turn.since for turn in turns), default=0)
    return datetime.fromtimestamp(newest / 1000, UTC).isoformat()


def json_feed(turns: Sequence[Turn], base: str, language: str) -> tuple[bytes, str]:
    """JSON Feed 1.1."""
    items = [
        {
            "id": _id(turn, base),
            "url": f"{base}/t/{turn.table}",
            "title": _title(turn, language),
            "content_text": _title(turn, language),
            "date_published": _when([turn]),
        }
        for turn in turns
    ]
    head = {"version": "https://jsonfeed.org/version/1.1", "title": "Kobako", "home_page_url": base}
    return msgspec.json.encode(head | {"language": language, "items": items}), "application/feed+json"


def atom(turns: Sequence[Turn], base: str, language: str) -> tuple[bytes, str]:
    """Atom 1.0."""
    ElementTree.register_namespace("", ATOM)
    root = ElementTree.Element(f"{{{ATOM}}}feed", {"xml:lang": language})
    _add(root, "id", f"{base}/")
    _add(root, "title", "Kobako")
    _add(root, "updated", _when(turns))
    _add(_add(root, "author"), "name", "Kobako")
    for turn in turns:
        entry = _add(root, "entry")
        _add(entry, "id", _id(turn, base))
        _add(entry, "title", _title(turn, language))
        _add(entry, "updated", _when([turn]))
        _add(entry, "link", href=f"{base}/t/{turn.table}")
    return ElementTree.tostring(root, "utf-8", xml_declaration=True), "application/atom+xml"


def _add(parent: ElementTree.Element, name: str, text: str | None = None, **more: str) -> ElementTree.Element:
    made = ElementTree.SubElement(parent, f"{{{ATOM}}}{name}", more)
    made.text = text
    return made
