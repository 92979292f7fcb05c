"""The page docs/settings.md, from the table of settings."""

from __future__ import annotations

from collections.abc import Iterator

from kobako import texts
from kobako.server.settings import FILE, PREFIX, defaults, kinds, message_of

HEAD = f"""\
# Settings of the server

Written by `make generate`; do not edit by hand.

`kobako serve` takes a setting from the first of these that has it:

1. an option: `--set max_tables=50`, any number of times; of two for one setting the last counts. Some have
   an option of their own as well, which `kobako serve --help` shows: `--port 9000`, `--lan`;
2. the environment: `{PREFIX}MAX_TABLES=50`, `{PREFIX}LAN=true`; an empty variable counts as none;
3. a TOML file: `max_tables = 50`, `lan = true`. It is the one that `--config FILE` or `{PREFIX}CONFIG` names,
   else `{FILE}` in the data directory, if there is one.

Otherwise the default holds. A name that is not in this table and a value that cannot be are refused, with a
sentence that says where it stands, the value and what it can be. Lists and pairs have commas between them, or
are arrays in TOML: `rate_socket = [10, 40]`.
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


def files() -> dict[str, str]:
    """Return the page."""
    return {"docs/settings.md": "\n".join([HEAD, *rows(), ""])}
