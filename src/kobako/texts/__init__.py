"""Every sentence that a player reads, by message id, in Fluent files shared with the browser client."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "ja", "zh-Hant")


@functools.cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language."""
    # Imported on first use: most programs that import kobako never print a sentence.
    from fluent.runtime import FluentBundle, FluentResource

    messages = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        messages.add_resource(FluentResource(path.read_text("utf-8")))
    return messages


def has(message: str, language: str = "en") -> bool:
    """Whether there is such a message."""
    return bundle(language).has_message(message)


def say(message: str, args: Mapping[str, str | int] | None = None, language: str = "en") -> str:
    """The text of a message. An unknown id or a missing argument is a mistake in the program."""
    messages = bundle(language)
    pattern = messages.get_message(message).value
    if pattern is None:
        raise KeyError(f"{message} has no text")
    text, errors = messages.format_pattern(pattern, dict(args or {}))
    if errors:
        raise KeyError(f"{message}: {errors[0]}")
    return str(text)
