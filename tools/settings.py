"""Writes docs/settings.md from the table of settings. With --check: exits 1 when the page is stale."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from kobako import texts
from kobako.server.settings import FILE, PREFIX, defaults, kinds, message_of

PAGE = Path(__file__).resolve().parent.parent / "docs" / "settings.md"

HEAD = f"""\
# Settings of the server

Written by `python tools/settings.py`; do not edit by hand.

`kobako serve` takes a setting from the first of these that has it:

1. a flag: `--max-tables 50`, `--lan`, `--no-lan`;
2. the environment: `{PREFIX}MAX_TABLES=50`, `{PREFIX}LAN=true`; an empty variable counts as none;
3. a TOML file: `max_tables = 50`, `lan = true`. It is the one that `--config FILE` or `{PREFIX}CONFIG` names,
   else `{FILE}` in the data directory, if there is one.

Otherwise the default holds. A key that is not in this table and a value that cannot be are refused, with a
sentence that names the key, the value and what could be. Lists and pairs have commas between them, or are
arrays in TOML: `rate_socket = [10, 40]`.
"""


def rows() -> Iterator[str]:
    """The lines of the table."""
    yield "| setting | default | what it says | what it can be |"
    yield "|---|---|---|---|"
    unset = defaults()
    for name, kind in kinds().items():
        default = f"`{unset[name]}`" if unset[name] else ""
        allowed = texts.say(*kind.allows)
        yield f"| `{name}` | {default} | {texts.say(message_of(name))} | {allowed} |"


def page() -> str:
    """The whole page, as it should be."""
    return "\n".join([HEAD, *rows(), ""])


def main(words: Sequence[str]) -> int:
    if list(words) not in ([], ["--check"]):
        print("usage: python tools/settings.py [--check]", file=sys.stderr)
        return 2
    if not words:
        PAGE.write_text(page(), "utf-8")
        return 0
    if PAGE.is_file() and PAGE.read_text("utf-8") == page():
        return 0
    print(f"{PAGE.name} is stale: run python tools/settings.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
