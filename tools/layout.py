"""JSON laid out to be read: lines are filled, and of long lists only the beginning is shown.

`/* 8 more */` stands for elements that were left out; `whole` takes these marks out again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

WIDTH = 116
SHORT = 4  # lists of so many are shown whole: they go by seat
SHOWN = 2  # of longer ones
MORE = " /* {} more */"
MARK = re.compile(r" /\* [0-9]+ more \*/")


def lay(value: Any, indent: str = "", used: int = 0) -> str:
    """JSON whose lines are not too long; `used` is how much of the first line is taken."""
    flat = _flat(value)
    if not isinstance(value, dict | list) or len(indent) + used + len(flat) <= WIDTH:
        return flat
    inner = indent + "  "
    parts = list(_parts(value, lambda part, taken: lay(part, inner, taken)))
    lines = [inner + line for line in _filled(parts, WIDTH - len(inner))]
    return "\n".join([flat[0], *lines, indent + flat[-1]])


def _flat(value: Any) -> str:
    """JSON on one line."""
    if not isinstance(value, dict | list):
        return json.dumps(value, ensure_ascii=False)
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return opening + ", ".join(_parts(value, lambda part, _: _flat(part))) + closing


def _parts(value: Any, write: Callable[[Any, int], str]) -> Iterator[str]:
    """The members or elements, written one by one."""
    if isinstance(value, dict):
        for key, member in value.items():
            name = json.dumps(key) + ": "
            yield name + write(member, len(name))
        return
    shown = value if len(value) <= SHORT else value[:SHOWN]
    texts = [write(element, 0) for element in shown]
    if len(shown) < len(value):
        texts[-1] += MORE.format(len(value) - len(shown))
    yield from texts


def _filled(parts: Sequence[str], width: int) -> Iterator[str]:
    """Put several on a line where they fit; what has several lines itself stands alone."""
    line = ""
    for place, part in enumerate(parts):
        text = part if place == len(parts) - 1 else part + ","
        if line and (len(line) + 1 + len(text) > width or "\n" in text or "\n" in line):
            yield line
            line = text
        else:
            line = f"{line} {text}" if line else text
    yield line


def whole(text: str) -> Any:
    """The value of a text that `lay` has made, without what was left out."""
    return json.loads(MARK.sub("", text))
