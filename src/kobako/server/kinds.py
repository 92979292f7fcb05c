"""The kinds of values that settings have: types for msgspec, and what it cannot check by itself."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, NamedTuple, get_args
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from ..texts import Args

Allowed = tuple[str, Args]  # a message and its arguments


MOST_DELAY = 60_000  # ms
Delay = Annotated[int, Meta(ge=0, le=MOST_DELAY)]


class Span(NamedTuple):
    """From so much to so much."""

    low: Delay
    high: Delay


class Rate(NamedTuple):
    """So many a second, and so many at once."""

    per_second: Annotated[float, Meta(ge=0.01, le=1e6)]
    burst: Annotated[float, Meta(ge=1, le=1e6)]


@dataclass(frozen=True, slots=True)
class Form:
    """Of a kind: the message that says what can be, and what makes the final value or raises ValueError."""

    allows: str
    make: Callable[[Any], Any] = lambda value: value
    said: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of value: Annotated with bounds or a `Form`, or a Literal."""

    hint: Any

    def read(self, value: object) -> Any:
        """The value of a text that was typed, or of what TOML has made of it; ValueError if it cannot be."""
        typed = TYPED.get(self.hint.__origin__, str)
        given = typed(value) if isinstance(value, str) else value
        found = msgspec.convert(given, self.hint, dec_hook=_folder)
        form = self._extra(Form)
        return form.make(found) if form else found

    @property
    def allows(self) -> Allowed:
        """The message that says what can be."""
        if form := self._extra(Form):
            return form.allows, form.said
        if bounds := self._extra(Meta):
            return "settings-allows-whole", {"low": str(bounds.ge), "high": str(bounds.le)}
        return "settings-allows-one-of", {"names": get_args(self.hint)}

    def _extra(self, kind: type[Any]) -> Any:
        return next(
            (extra for extra in getattr(self.hint, "__metadata__", ()) if isinstance(extra, kind)), None
        )


def write(value: object) -> str:
    """A value as one would type it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return ", ".join(map(write, value))
    return f"{value:g}" if isinstance(value, float) else str(value)


# ------------------------------------------------------------------- what TOML would make of a text


def _number(text: str) -> int | float:
    found: int | float = msgspec.convert(text.strip(), int | float, strict=False)
    return found


def _numbers(text: str) -> list[int | float]:
    return [_number(item) for item in text.split(",")]


def _items(text: str) -> list[str]:
    return [item.strip() for item in text.split(",") if item.strip()]


def _yes_no(text: str) -> bool:
    return msgspec.convert(text, bool, strict=False)


TYPED: dict[Any, Callable[[str], object]] = {
    bool: _yes_no,
    int: _number,
    Span: _numbers,
    Rate: _numbers,
    tuple[str, ...]: _items,
}

# ---------------------------------------------------------------------------- addresses and places


def origin_of(url: str) -> str:
    """Scheme, host and port of an address, as browsers send them in `Origin`; ValueError if there is more."""
    parts = urlsplit(url)
    bare = parts.path in ("", "/") and not parts.query and not parts.fragment and "@" not in parts.netloc
    if parts.scheme not in ("http", "https") or not parts.hostname or not bare or not url.isprintable():
        raise ValueError(url)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    if not host.isascii() or any(character in " *,;'\"<>\\" for character in host):
        raise ValueError(url)
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host}" + (f":{parts.port}" if parts.port not in (None, usual) else "")


def is_postgres(url: str) -> bool:
    """Whether the address of a database is one of PostgreSQL."""
    return url.startswith(("postgresql://", "postgres://"))


def _public(url: str) -> str:
    return url and origin_of(url)


def _service(text: str) -> str:
    """A host that is reached by HTTPS, or http, a host and a port."""
    return origin_of(text) if "://" in text else origin_of(f"https://{text}").removeprefix("https://")


def _listening(text: str) -> str:
    return text if text == "localhost" else str(ipaddress.ip_address(text))


def _network(text: str) -> str:
    return str(ipaddress.ip_network(text) if "/" in text else ipaddress.ip_address(text))


def _folder(_: type[Path], value: object) -> Path:
    """A path; ~ is the home of the user."""
    if not isinstance(value, str) or not value.strip() or "\0" in value:
        raise ValueError(value)
    try:
        return Path(value).expanduser().absolute()
    except RuntimeError as error:  # there is no such user
        raise ValueError(value) from error


def _ordered(span: Span) -> Span:
    if span.low > span.high:
        raise ValueError(span)
    return span


def _each(make: Callable[[str], str]) -> Callable[[tuple[str, ...]], tuple[str, ...]]:
    return lambda items: tuple(map(make, items))


# --------------------------------------------------------------------------------------- the kinds

A_DATABASE = r"\A(postgres(ql)?://|sqlite:///(?!:memory:\Z)[^\0]+\Z)"

YesNo = Annotated[bool, Form("settings-allows-yes-no")]
Address = Annotated[str, Form("settings-allows-address", _listening)]
Networks = Annotated[tuple[str, ...], Form("settings-allows-networks", _each(_network))]
Origin = Annotated[str, Form("settings-allows-url", _public)]
Origins = Annotated[tuple[str, ...], Form("settings-allows-urls", _each(origin_of))]
Services = Annotated[tuple[str, ...], Form("settings-allows-services", _each(_service))]
Folder = Annotated[Path, Form("settings-allows-path")]
Database = Annotated[str, Meta(pattern=A_DATABASE), Form("settings-allows-database")]
Spans = Annotated[Span, Form("settings-allows-span", _ordered, {"low": "0", "high": str(MOST_DELAY)})]
Rates = Annotated[Rate, Form("settings-allows-rate")]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
