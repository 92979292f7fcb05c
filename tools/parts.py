"""Generated parts of pages that are otherwise written by hand.

A part stands between `<!-- NAME: make generate -->` and `<!-- /NAME -->`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable


def with_part(page: str, name: str, lines: Iterable[str]) -> str:
    """Return `page` with its part `name` replaced by `lines`; raise ValueError unless there is one."""
    made = "\n".join([f"<!-- {name}: make generate -->", "", *lines, "", f"<!-- /{name} -->"])
    around = re.split(rf"<!-- {name}: .*?<!-- /{name} -->", page, flags=re.DOTALL)
    if len(around) != 2:
        raise ValueError(f"the page has {len(around) - 1} places for {name}, not one")
    return made.join(around)
