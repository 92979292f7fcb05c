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


def say(message: str, args: Mapping[str, str | int] | None = None, language: str = "en") -> str:
    """The text of a message. An unknown id or a missing argument is a mistake in the program."""
    return _said(message, tuple(args.items()) if args else (), language)


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
