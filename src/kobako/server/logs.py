"""Log lines: one line each, made of words and key=value, and never a card or a token.

What our own code logs names tables, seats, rules and reasons. Of everything else only the kind of an error
and the place where it happened are logged, because its text may hold what somebody played.
"""

from __future__ import annotations

import logging
import re
import sys
import time
from pathlib import PurePath
from traceback import extract_tb

import msgspec

OWN = "kobako"
# With "debug" it writes whole frames, and these hold cards.
LOUD = ("uvicorn", "uvicorn.error", "websockets", "asyncio", "sqlalchemy", "alembic")
PAIR = re.compile(r"(\w+)=('[^']*'|\S+)")
STEPS = 4  # innermost calls that are named


class OneLine(logging.Formatter):
    """2026-11-15T20:00:00.123Z info kobako.house ..."""

    def format(self, record: logging.LogRecord) -> str:
        """The whole line."""
        level = record.levelname.lower()
        parts = [self._when(record), level, record.name, self._text(record), self._error(record)]
        return " ".join(part for part in parts if part)

    def _when(self, record: logging.LogRecord) -> str:
        seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        return f"{seconds}.{int(record.msecs):03d}Z"

    def _text(self, record: logging.LogRecord) -> str:
        is_own = record.name.partition(".")[0] == OWN
        text = record.getMessage() if is_own else str(record.msg).partition("\n")[0]
        return "".join(character if character.isprintable() else " " for character in text)

    def _error(self, record: logging.LogRecord) -> str:
        if not record.exc_info or record.exc_info[1] is None:
            return ""
        error = record.exc_info[1]
        calls = extract_tb(error.__traceback__)[-STEPS:]
        places = ">".join(f"{PurePath(call.filename).name}:{call.lineno}" for call in calls)
        return f"error={type(error).__name__} at={places}"


class Json(OneLine):
    """The same as an object for each line; key=value are keys of their own."""

    def format(self, record: logging.LogRecord) -> str:
        """The whole line."""
        text = self._text(record)
        known = {
            "at": self._when(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": text,
        }
        found = dict(PAIR.findall(f"{text} {self._error(record)}"))
        return msgspec.json.encode(found | known).decode()


FORMATS = {"text": OneLine, "json": Json}


def start_logging(level: str, form: str = "text") -> None:
    """Log to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMATS[form]())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(OWN).setLevel(level.upper())
    for name in LOUD:
        logging.getLogger(name).setLevel(logging.WARNING)
