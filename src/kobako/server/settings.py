"""All settings, in one table: the fields of `Settings`. Flags, environment, file and page are made from it.

A setting stands in a flag (--max-tables 10), in the environment (KOBAKO_MAX_TABLES=10) or in a TOML file
(max_tables = 10); the first of these that has it counts. What each one says is the message `setting-NAME`.
"""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import platformdirs

from .. import texts
from .kinds import (
    Address,
    Allowed,
    Choice,
    Database,
    Kind,
    Networks,
    Origin,
    Origins,
    Place,
    Rate,
    Rates,
    Services,
    Span,
    Spans,
    Whole,
    Wrong,
    YesNo,
)

__all__ = ["Rate", "Settings", "SettingsError", "Span", "defaults", "kinds", "message_of", "read_settings"]

PREFIX = "KOBAKO_"
FILE = "kobako.toml"
DATABASE = "kobako.sqlite3"
PASSWORD = re.compile(r"(://[^:/@]*):.*@")  # in an address; it is not shown to anybody
# Variables that are no settings: of the compiler, of this file, and of the tests in a browser.
OTHERS = frozenset(("KOBAKO_CACHE_DIR", "KOBAKO_CONFIG", "KOBAKO_CHROMIUM"))


class SettingsError(Exception):
    """A setting that cannot be: a message that says which, and perhaps one that says what could be."""

    def __init__(self, message: str, args: Mapping[str, str | int], allowed: Allowed | None = None) -> None:
        super().__init__(message, args, allowed)
        self.message, self.said, self.allowed = message, dict(args), allowed

    def text(self, language: str = "en") -> str:
        """The sentence."""
        allowed = {"allowed": texts.say(*self.allowed, language)} if self.allowed else {}
        return texts.say(self.message, self.said | allowed, language)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server is to run."""

    host: Annotated[str, Address()] = "127.0.0.1"
    port: Annotated[int, Whole(0, 65_535)] = 8752
    lan: Annotated[bool, YesNo()] = False
    public_url: Annotated[str, Origin()] = ""
    open: Annotated[bool, YesNo()] = False
    data_dir: Annotated[Path, Place()] = Path()
    database: Annotated[str, Database()] = ""
    workers: Annotated[int, Whole(1, 64)] = 1
    allow_origins: Annotated[tuple[str, ...], Origins()] = ()
    trusted_proxies: Annotated[tuple[str, ...], Networks()] = ("127.0.0.1", "::1")
    log_level: Annotated[str, Choice("LEVEL", "debug", "info", "warning", "error")] = "info"
    log_format: Annotated[str, Choice("FORMAT", "text", "json")] = "text"
    metrics_from: Annotated[tuple[str, ...], Networks()] = ("127.0.0.1", "::1")

    bot_delay_ms: Annotated[Span, Spans(0, 60_000)] = Span(600, 1_800)  # noqa: RUF009 - a tuple
    bot_think_ms: Annotated[int, Whole(1, 60_000)] = 2_000
    opening_seconds: Annotated[int, Whole(1, 600)] = 5
    absence_seconds: Annotated[int, Whole(5, 86_400)] = 60
    idle_hours: Annotated[int, Whole(1, 8_760)] = 168
    farewell_seconds: Annotated[int, Whole(0, 600)] = 0
    push_services: Annotated[tuple[str, ...], Services()] = (
        "fcm.googleapis.com",
        "push.services.mozilla.com",
        "push.apple.com",
        "notify.windows.com",
    )

    max_frame: Annotated[int, Whole(1_024, 1_048_576)] = 8_192
    rate_socket: Annotated[Rate, Rates()] = Rate(10, 40)  # noqa: RUF009 - a tuple
    rate_person: Annotated[Rate, Rates()] = Rate(20, 80)  # noqa: RUF009 - a tuple
    rate_address: Annotated[Rate, Rates()] = Rate(100, 400)  # noqa: RUF009 - a tuple
    rate_sign_in: Annotated[Rate, Rates()] = Rate(0.1, 10)  # noqa: RUF009 - a tuple
    rate_guests: Annotated[Rate, Rates()] = Rate(0.2, 40)  # noqa: RUF009 - a tuple
    rate_chat: Annotated[Rate, Rates()] = Rate(0.5, 10)  # noqa: RUF009 - a tuple
    max_sockets: Annotated[int, Whole(1, 1_000_000)] = 4_000
    max_sockets_person: Annotated[int, Whole(1, 1_000_000)] = 10
    max_sockets_address: Annotated[int, Whole(1, 1_000_000)] = 200
    max_tables: Annotated[int, Whole(1, 1_000_000)] = 2_000
    max_tables_person: Annotated[int, Whole(1, 1_000_000)] = 20
    max_ties_person: Annotated[int, Whole(1, 1_000_000)] = 500
    max_devices_person: Annotated[int, Whole(1, 1_000)] = 10
    max_reports_person: Annotated[int, Whole(1, 1_000)] = 20
    max_watchers: Annotated[int, Whole(0, 1_000_000)] = 100
    send_queue: Annotated[int, Whole(16, 100_000)] = 256
    send_bytes: Annotated[int, Whole(65_536, 1_073_741_824)] = 1_048_576

    def __post_init__(self) -> None:
        if self.data_dir == Path():
            object.__setattr__(self, "data_dir", platformdirs.user_data_path("kobako"))
        if not self.database:
            object.__setattr__(self, "database", f"sqlite:///{self.data_dir / DATABASE}")
        if self.workers > 1 and self.database.startswith("sqlite"):
            raise SettingsError("settings-workers-sqlite", {"workers": self.workers})
        if self.lan and self.host != "127.0.0.1":
            raise SettingsError("settings-lan-host", {"host": self.host})

    @property
    def database_shown(self) -> str:
        """Where the database is, without a password."""
        return PASSWORD.sub(r"\1:…@", self.database).removeprefix("sqlite:///")

    @property
    def is_everywhere(self) -> bool:
        """Whether it listens on all addresses of this machine."""
        return self.lan or self.host in ("0.0.0.0", "::")


@functools.cache
def kinds() -> dict[str, Kind[Any]]:
    """All settings in their order: what values each can have, and how they are read."""
    hints = get_type_hints(Settings, include_extras=True)
    return {each.name: hints[each.name].__metadata__[0] for each in fields(Settings)}


def message_of(name: str) -> str:
    """The message that says what a setting is."""
    return "setting-" + name.replace("_", "-")


def defaults() -> dict[str, str]:
    """What each setting is if nobody sets it, as one would type it; empty where that depends."""
    unset = {each.name: each.default for each in fields(Settings)}
    return {name: "" if unset[name] == Path() else kind.write(unset[name]) for name, kind in kinds().items()}


# -------------------------------------------------------------------------------------------- sources


def read_settings(
    flags: Mapping[str, str | bool], environment: Mapping[str, str], config: Path | None = None
) -> Settings:
    """The settings from flags, environment and file; a SettingsError for the first that cannot be.

    The file is `config`, else the one that KOBAKO_CONFIG names, else kobako.toml in the data directory.
    """
    given = _checked({_flag(name): (name, value) for name, value in flags.items()})
    from_environment = _checked(_of_environment(environment))
    above = from_environment | given
    chosen = config or (Path(environment["KOBAKO_CONFIG"]) if environment.get("KOBAKO_CONFIG") else None)
    file = chosen or Settings(data_dir=above.get("data_dir", Path())).data_dir / FILE
    return Settings(**(_checked(_of_file(file, is_needed=chosen is not None)) | above))


def _flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def _of_environment(environment: Mapping[str, str]) -> dict[str, tuple[str, object]]:
    """What the environment sets. An empty variable is none."""
    return {
        name: (name.removeprefix(PREFIX).lower(), value)
        for name, value in environment.items()
        if name.startswith(PREFIX) and name not in OTHERS and value
    }


def _of_file(path: Path, *, is_needed: bool) -> dict[str, tuple[str, object]]:
    try:
        content = tomllib.loads(path.read_text("utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        if not is_needed:
            return {}
        raise SettingsError("settings-no-file", {"path": str(path)}) from None
    except (OSError, ValueError) as error:  # not to be read, no TOML, or no UTF-8
        reason = getattr(error, "strerror", None) or str(error)
        raise SettingsError("settings-file", {"path": str(path), "reason": reason}) from None
    return {f"{path.name}: {name}": (name, value) for name, value in content.items()}


def _checked(found: Mapping[str, tuple[str, object]]) -> dict[str, Any]:
    """Values by the names of settings; the keys of `found` say where each was found."""
    known = kinds()
    values = {}
    for where, (name, value) in found.items():
        if name not in known:
            raise SettingsError("settings-unknown", {"where": where, "names": ", ".join(known)})
        try:
            values[name] = known[name].read(value)
        except Wrong:
            wrong = {"where": where, "value": PASSWORD.sub(r"\1:…@", str(value))[:80]}
            raise SettingsError("settings-wrong", wrong, known[name].allows) from None
    return values
