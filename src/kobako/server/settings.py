"""All settings, in one table: the fields of `Settings`. Options, environment, file and page are made from it.

A setting stands in an option (--set max_tables=10), in the environment (KOBAKO_MAX_TABLES=10) or in a TOML
file (max_tables = 10); the first of these that has it counts. The message
`setting-NAME` says what it is.
"""

from __future__ import annotations

import difflib
import functools
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_type_hints

import platformdirs
from msgspec import Meta

from .. import texts
from .kinds import (
    Address,
    Allowed,
    Count,
    Database,
    Folder,
    Kind,
    Networks,
    Origin,
    Origins,
    Rate,
    Rates,
    Services,
    Span,
    Spans,
    YesNo,
    write,
)

__all__ = [
    "Given",
    "Rate",
    "Settings",
    "SettingsError",
    "Span",
    "defaults",
    "kinds",
    "message_of",
    "read_settings",
]

PREFIX = "KOBAKO_"
FILE = "kobako.toml"
DATABASE = "kobako.sqlite3"
PASSWORD = re.compile(r"(://[^:/@]*):.*@")  # in an address; it is not shown to anybody
# Variables that are no settings: of the compiler, of this file, and of the tests in a browser.
OTHERS = frozenset(("KOBAKO_CACHE_DIR", "KOBAKO_CONFIG", "KOBAKO_CHROMIUM"))


class SettingsError(Exception):
    """A setting that cannot be: a message that says which, and perhaps one that says what could be."""

    def __init__(self, message: str, args: Mapping[str, texts.Arg], allowed: Allowed | None = None) -> None:
        super().__init__(message, args, allowed)
        self.message, self.said, self.allowed = message, dict(args), allowed

    def text(self, language: str = "en") -> str:
        """The sentence."""
        allowed = {"allowed": texts.say(*self.allowed, language)} if self.allowed else {}
        return texts.say(self.message, self.said | allowed, language)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server is to run."""

    host: Address = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8752
    lan: YesNo = False
    public_url: Origin = ""
    open: YesNo = False
    data_dir: Folder = Path()
    database: Database = ""
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    allow_origins: Origins = ()
    trusted_proxies: Networks = ("127.0.0.1", "::1")
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    metrics_from: Networks = ("127.0.0.1", "::1")

    bot_delay_ms: Spans = Span(600, 1_800)  # noqa: RUF009 - a tuple
    bot_think_ms: Annotated[int, Meta(ge=1, le=60_000)] = 2_000
    opening_seconds: Annotated[int, Meta(ge=1, le=600)] = 5
    absence_seconds: Annotated[int, Meta(ge=5, le=86_400)] = 60
    idle_hours: Annotated[int, Meta(ge=1, le=8_760)] = 168
    farewell_seconds: Annotated[int, Meta(ge=0, le=600)] = 0
    push_services: Services = (
        "fcm.googleapis.com",
        "push.services.mozilla.com",
        "push.apple.com",
        "notify.windows.com",
    )

    max_frame: Annotated[int, Meta(ge=1_024, le=1_048_576)] = 8_192
    rate_socket: Rates = Rate(10, 40)  # noqa: RUF009 - a tuple
    rate_person: Rates = Rate(20, 80)  # noqa: RUF009 - a tuple
    rate_address: Rates = Rate(100, 400)  # noqa: RUF009 - a tuple
    rate_sign_in: Rates = Rate(0.1, 10)  # noqa: RUF009 - a tuple
    rate_guests: Rates = Rate(0.2, 40)  # noqa: RUF009 - a tuple
    rate_chat: Rates = Rate(0.5, 10)  # noqa: RUF009 - a tuple
    max_sockets: Count = 4_000
    max_sockets_person: Count = 10
    max_sockets_address: Count = 200
    max_tables: Count = 2_000
    max_tables_person: Count = 20
    max_ties_person: Count = 500
    max_devices_person: Annotated[int, Meta(ge=1, le=1_000)] = 10
    max_reports_person: Annotated[int, Meta(ge=1, le=1_000)] = 20
    max_watchers: Annotated[int, Meta(ge=0, le=1_000_000)] = 100
    send_queue: Annotated[int, Meta(ge=16, le=100_000)] = 256
    send_bytes: Annotated[int, Meta(ge=65_536, le=1_073_741_824)] = 1_048_576

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
def kinds() -> dict[str, Kind]:
    """All settings in their order: what values each can have, and how they are read."""
    hints = get_type_hints(Settings, include_extras=True)
    return {each.name: Kind(hints[each.name]) for each in fields(Settings)}


def message_of(name: str) -> str:
    """The message that says what a setting is."""
    return "setting-" + name.replace("_", "-")


def defaults() -> dict[str, str]:
    """What each setting is if nobody sets it, as one would type it; empty where that depends."""
    unset = {each.name: each.default for each in fields(Settings)}
    return {name: "" if value == Path() else write(value) for name, value in unset.items()}


# -------------------------------------------------------------------------------------------- sources


class Given(NamedTuple):
    """A value that somebody has given to a setting, and where: in an option, a variable or a file."""

    where: str
    name: str
    value: object


def read_settings(
    options: Iterable[Given], environment: Mapping[str, str], config: Path | None = None
) -> Settings:
    """The settings from options, environment and file; a SettingsError for the first that cannot be.

    The file is `config`, else the one that KOBAKO_CONFIG names, else kobako.toml in the data directory.
    """
    typed = _checked(options)
    above = _checked(_of_environment(environment)) | typed
    chosen = config or (Path(environment["KOBAKO_CONFIG"]) if environment.get("KOBAKO_CONFIG") else None)
    file = chosen or Settings(data_dir=above.get("data_dir", Path())).data_dir / FILE
    return Settings(**(_checked(_of_file(file, is_needed=chosen is not None)) | above))


def _of_environment(environment: Mapping[str, str]) -> list[Given]:
    """What the environment sets. An empty variable is none."""
    return [
        Given(name, name.removeprefix(PREFIX).lower(), value)
        for name, value in environment.items()
        if name.startswith(PREFIX) and name not in OTHERS and value
    ]


def _of_file(path: Path, *, is_needed: bool) -> list[Given]:
    try:
        content = tomllib.loads(path.read_text("utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        if not is_needed:
            return []
        raise SettingsError("settings-no-file", {"path": str(path)}) from None
    except (OSError, ValueError) as error:  # not to be read, no TOML, or no UTF-8
        reason = getattr(error, "strerror", None) or str(error)
        raise SettingsError("settings-file", {"path": str(path), "reason": reason}) from None
    return [Given(f"{path.name}: {name}", name, value) for name, value in content.items()]


def _checked(found: Iterable[Given]) -> dict[str, Any]:
    """Values by the names of settings; of two for the same setting the last."""
    return {name: _value(where, name, value) for where, name, value in found}


def _value(where: str, name: str, value: object) -> Any:
    kind = kinds().get(name)
    if not kind:
        raise _unknown(where, name)
    try:
        return kind.read(value)
    except ValueError:
        wrong = {"where": where, "value": PASSWORD.sub(r"\1:…@", str(value))[:80]}
        raise SettingsError("settings-wrong", wrong, kind.allows) from None


def _unknown(where: str, name: str) -> SettingsError:
    if meant := difflib.get_close_matches(name, kinds(), 1):
        return SettingsError("settings-misspelt", {"where": where, "meant": meant[0]})
    return SettingsError("settings-unknown", {"where": where, "names": tuple(kinds())})
