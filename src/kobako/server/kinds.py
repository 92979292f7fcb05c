"""The kinds of values that settings have: how each is read from text or TOML, and how it is written."""

from __future__ import annotations

import ipaddress
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar
from urllib.parse import urlsplit

T = TypeVar("T")
Allowed = tuple[str, dict[str, str | int]]  # a message and its arguments


class Wrong(ValueError):  # noqa: N818 - it reads as what it is
    """A value that cannot be."""


class Span(NamedTuple):
    """From so much to so much."""

    low: int
    high: int


class Rate(NamedTuple):
    """So many a second, and so many at once."""

    per_second: float
    burst: float


class Kind(Generic[T]):
    """A kind of value. `read` raises Wrong; `allows` is the message that says what can be."""

    word = "TEXT"  # stands for a value in the help
    allows: Allowed

    def read(self, value: object) -> T:
        """The value of a text, or of what TOML has made of it."""
        raise NotImplementedError

    def write(self, value: T) -> str:
        """The value as one would type it."""
        return str(value)


class Whole(Kind[int]):
    """A whole number."""

    word = "N"

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high
        self.allows = ("settings-allows-whole", {"low": str(low), "high": str(high)})

    def read(self, value: object) -> int:
        """A number within the bounds."""
        if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 20:
            value = int(value)
        if type(value) is not int or not self.low <= value <= self.high:
            raise Wrong
        return value


class YesNo(Kind[bool]):
    """On or off."""

    word = ""
    allows: Allowed = ("settings-allows-yes-no", {})
    names = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}  # noqa: RUF012

    def read(self, value: object) -> bool:
        """True or false, as a word or as TOML has it."""
        found = value if isinstance(value, bool) else self.names.get(str(value).lower())
        if found is None or (isinstance(value, int) and not isinstance(value, bool)):
            raise Wrong
        return found

    def write(self, value: bool) -> str:
        """As TOML has it."""
        return "true" if value else "false"


class Choice(Kind[str]):
    """One of several words."""

    def __init__(self, word: str, *names: str) -> None:
        self.word, self.names = word, names
        self.allows: Allowed = ("settings-allows-one-of", {"names": ", ".join(names)})

    def read(self, value: object) -> str:
        """One of them."""
        if value not in self.names:
            raise Wrong
        return str(value)


class Address(Kind[str]):
    """An address of this machine to listen on."""

    word = "ADDRESS"
    allows: Allowed = ("settings-allows-address", {})

    def read(self, value: object) -> str:
        """An IP address, or localhost."""
        if value == "localhost":
            return "localhost"
        return str(_ip(value))


class Networks(Kind[tuple[str, ...]]):
    """Addresses and networks."""

    word = "ADDRESSES"
    allows: Allowed = ("settings-allows-networks", {})

    def read(self, value: object) -> tuple[str, ...]:
        """IP addresses, or networks such as 10.0.0.0/8."""
        return tuple(_network(each) for each in _list(value))

    def write(self, value: tuple[str, ...]) -> str:
        """With commas between."""
        return ", ".join(value)


class Origin(Kind[str]):
    """Where the page is, as its readers see it: a scheme, a host and perhaps a port."""

    word = "URL"
    allows: Allowed = ("settings-allows-url", {})

    def read(self, value: object) -> str:
        """http or https and a host, nothing behind it; empty for none."""
        if value == "":
            return ""
        if not isinstance(value, str):
            raise Wrong
        return origin_of(value)


class Origins(Kind[tuple[str, ...]]):
    """Several of them."""

    word = "URLS"
    allows: Allowed = ("settings-allows-urls", {})

    def read(self, value: object) -> tuple[str, ...]:
        """Each is a scheme, a host and perhaps a port."""
        return tuple(origin_of(each) for each in _list(value))

    def write(self, value: tuple[str, ...]) -> str:
        """With commas between."""
        return ", ".join(value)


class Services(Kind[tuple[str, ...]]):
    """Names of hosts, with all that is below them; or whole addresses."""

    word = "HOSTS"
    allows: Allowed = ("settings-allows-services", {})

    def read(self, value: object) -> tuple[str, ...]:
        """Each is a host that is reached by HTTPS, or http, a host and a port."""
        return tuple(self._one(each) for each in _list(value))

    @staticmethod
    def _one(text: str) -> str:
        if "://" in text:
            return origin_of(text)
        return origin_of(f"https://{text}").removeprefix("https://")

    def write(self, value: tuple[str, ...]) -> str:
        """With commas between."""
        return ", ".join(value)


class Place(Kind[Path]):
    """A folder."""

    word = "FOLDER"
    allows: Allowed = ("settings-allows-path", {})

    def read(self, value: object) -> Path:
        """A path; ~ is the home of the user."""
        if not isinstance(value, str) or not value.strip() or "\0" in value:
            raise Wrong
        return Path(value).expanduser().absolute()


def is_postgres(url: str) -> bool:
    """Whether the address of a database is one of PostgreSQL."""
    return url.startswith(("postgresql://", "postgres://"))


class Database(Kind[str]):
    """A database."""

    word = "URL"
    allows: Allowed = ("settings-allows-database", {})

    def read(self, value: object) -> str:
        """sqlite:///FILE, or an address of PostgreSQL."""
        scheme = "sqlite:///"
        if isinstance(value, str) and is_postgres(value):
            return value
        if not isinstance(value, str) or not value.startswith(scheme):
            raise Wrong
        name = value.removeprefix(scheme)
        if not name or name == ":memory:" or "\0" in name:
            raise Wrong
        return value


class Spans(Kind[Span]):
    """From so much to so much."""

    word = "LOW,HIGH"

    def __init__(self, low: int, high: int) -> None:
        self.whole = Whole(low, high)
        self.allows = ("settings-allows-span", {"low": str(low), "high": str(high)})

    def read(self, value: object) -> Span:
        """Two whole numbers, the lower one first."""
        span = Span(*map(self.whole.read, _two(value)))
        if span.low > span.high:
            raise Wrong
        return span

    def write(self, value: Span) -> str:
        """With a comma between."""
        return f"{value.low}, {value.high}"


class Rates(Kind[Rate]):
    """So many a second, and so many at once."""

    word = "RATE,BURST"
    allows: Allowed = ("settings-allows-rate", {})

    def read(self, value: object) -> Rate:
        """Two numbers: from 0.01 a second, from 1 at once."""
        rate = Rate(*map(_number, _two(value)))
        if not (0.01 <= rate.per_second <= 1e6 and 1 <= rate.burst <= 1e6):
            raise Wrong
        return rate

    def write(self, value: Rate) -> str:
        """With a comma between."""
        return f"{value.per_second:g}, {value.burst:g}"


# -------------------------------------------------------------------------------------------- pieces


def origin_of(url: str) -> str:
    """Scheme, host and port of an address, as browsers send them in `Origin`; Wrong if there is more."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Wrong from None
    bare = parts.path in ("", "/") and not parts.query and not parts.fragment and "@" not in parts.netloc
    if parts.scheme not in ("http", "https") or not parts.hostname or not bare or not url.isprintable():
        raise Wrong
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    if not host.isascii() or any(character in " *,;'\"<>\\" for character in host):
        raise Wrong
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host}" + (f":{port}" if port not in (None, usual) else "")


def _list(value: object) -> list[str]:
    """Texts with commas between them, or a list of texts."""
    items: list[Any] = value.split(",") if isinstance(value, str) else value  # type: ignore[assignment]
    if not isinstance(items, list) or not all(isinstance(item, str) for item in items):
        raise Wrong
    return [item.strip() for item in items if item.strip()]


def _two(value: object) -> list[Any]:
    items = [item.strip() for item in value.split(",")] if isinstance(value, str) else value
    if not isinstance(items, list) or len(items) != 2:
        raise Wrong
    return items


def _number(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise Wrong
    try:
        return float(value)
    except (ValueError, OverflowError):
        raise Wrong from None


def _ip(value: object) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    if not isinstance(value, str):
        raise Wrong
    try:
        return ipaddress.ip_address(value)
    except ValueError:
        raise Wrong from None


def _network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text)) if "/" in text else str(_ip(text))
    except ValueError:
        raise Wrong from None
