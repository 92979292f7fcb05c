"""Every sentence that a player reads, by message id, in Fluent files shared with the browser client.

To parse all of them takes a second, so a file is parsed when a message in it is first asked for.
"""

from __future__ import annotations

import functools
import re
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "ja", "zh-Hant")
MOST_SAID = 4096  # texts that are kept: what is said once is often said again

Arg = str | int | tuple[str | int, ...]  # a tuple is a list of things
Args = dict[str, Arg]  # of a message
NAMED = {"girls": "yurikure-girl-"}  # lists of things that have names: how the ids of these begin

DEFINED = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
REFERRED = re.compile(r"\{ *([a-z][\w-]*) *\}")


class Messages:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        # Imported on first use: most programs that import kobako never print a sentence.
        from fluent.runtime import FluentBundle

        self.bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self.texts = {path: path.read_text("utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))}
        self.lock = threading.RLock()
        self.places = {id: path for path, text in self.texts.items() for id in DEFINED.findall(text)}  # noqa: A001

    def parse(self, message: str) -> None:
        """Have a message in the bundle, with all that stand in its file, and those to which they refer."""
        from fluent.runtime import FluentResource

        with self.lock:
            text = self.texts.pop(self.places[message], None)
            if text is not None:
                self.bundle.add_resource(FluentResource(text))
                for other in REFERRED.findall(text):
                    self.parse(other)


@functools.cache
def messages(language: str) -> Messages:
    return Messages(language)


def has(message: str, language: str = "en") -> bool:
    """Whether there is such a message."""
    return message in messages(language).places


def say(message: str, args: Mapping[str, Arg] | None = None, language: str = "en") -> str:
    """The text of a message. An unknown id or a missing argument is a mistake in the program."""
    told = ((key, _text_of(key, value, language)) for key, value in (args or {}).items())
    return _said(message, tuple(told), language)


def _text_of(key: str, value: Arg, language: str) -> str | int:
    if not isinstance(value, tuple):
        return value
    named = NAMED.get(key)
    items = [say(f"{named}{item}", language=language) if named else str(item) for item in value]
    return functools.reduce(functools.partial(_list, language), items) if items else ""


def _list(language: str, first: str, next: str) -> str:  # noqa: A002 - as in the message
    return say("list-next", {"first": first, "next": next}, language)


@functools.lru_cache(MOST_SAID)
def _said(message: str, args: tuple[tuple[str, str | int], ...], language: str) -> str:
    known = messages(language)
    known.parse(message)
    pattern = known.bundle.get_message(message).value
    if pattern is None:
        raise KeyError(f"{message} has no text")
    text, errors = known.bundle.format_pattern(pattern, dict(args))
    if errors:
        raise KeyError(f"{message}: {errors[0]}")
    return str(text)
