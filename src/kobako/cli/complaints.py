"""What a person typed wrongly, in one line: the exceptions of all commands, and their exit codes."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from .. import texts
from ..terminal import files

OK, FAILED, MISUSED = 0, 1, 2
INTERRUPTED, BROKEN_PIPE = 130, 141  # as shells count signals

T = TypeVar("T")


class Complaint(Exception):  # noqa: N818 - it reads as what it is
    """One line for standard error, what it is about, and the exit code."""

    def __init__(self, text: str, code: int = MISUSED, about: str | Path = "kobako") -> None:
        super().__init__(text)
        self.code = code
        self.about = about


def complain(about: str | Path, text: str) -> None:
    line = f"{about}: {text}"
    print("".join(character if character.isprintable() else " " for character in line), file=sys.stderr)


def checked(check: Callable[..., T], *args: Any, **more: Any) -> T:
    """Call what raises ValueError for a bad argument."""
    try:
        return check(*args, **more)
    except ValueError as error:
        raise Complaint(str(error)) from None


def on_disk(access: Callable[..., T], *args: Any) -> T:
    """Call what raises OSError for a file that cannot be used."""
    try:
        return access(*args)
    except OSError as error:
        raise Complaint(error.strerror or str(error), MISUSED, error.filename or "kobako") from None


def text_of(path: Path) -> str:
    try:
        return on_disk(files.read_text, path)
    except files.BadFile as error:
        raise Complaint(texts.say(error.id), MISUSED, path) from None


def read(path: Path, reader: Callable[..., T], *args: Any) -> T:
    """Call what raises RecordError, a ValueError, for a text that is no record."""
    try:
        return reader(*args)
    except ValueError as error:
        raise Complaint(str(error), FAILED, path) from None
