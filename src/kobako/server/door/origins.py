"""Which pages may talk to the server, where a request comes from, and what links to hand out.

A browser names the page that opens a socket or posts something in `Origin`, and a page cannot lie about it.
Programs that are no browsers send none; they hold no cookie that a foreign page could use.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from ..kinds import origin_of
from ..lan import addresses, link_to
from ..settings import Settings

LOOPBACK = ("127.0.0.1", "localhost", "::1")
SAME_HOUSEHOLD = 64  # bits of an IPv6 address that one subscriber cannot change


@dataclass(frozen=True)
class Relying:
    """A place for which passkeys are made: a host, and where its page is."""

    host: str
    origin: str


class Origins:
    """The allow-list of a server whose settings name the port that it really listens on."""

    def __init__(self, settings: Settings) -> None:
        self.is_everywhere = settings.is_everywhere
        self.public_url = settings.public_url
        self.local = link_to(LOOPBACK[0] if self.is_everywhere else settings.host, settings.port)
        hosts = [*LOOPBACK, settings.host]
        reached = addresses() if self.is_everywhere else []
        if self.is_everywhere:
            name = socket.gethostname().lower()
            hosts += [*reached, name, f"{name}.local"]
        # Where others reach this server; None when only this machine does.
        self.share = self.public_url or (link_to(reached[0], settings.port) if reached else None)
        links = {link_to(host, settings.port) for host in hosts}
        self.allowed = links | set(settings.allow_origins) | ({self.public_url} if self.public_url else set())

    def is_allowed(self, origin: str | None, host: str | None) -> bool:
        """Whether a page from `origin` may talk to the server under the name `host`."""
        if origin is None:
            return True
        normal = _normal(origin)
        if normal is None:
            return False
        return normal in self.allowed or (self.is_everywhere and _is_own_address(normal, host))

    def allows(self, connection: HTTPConnection) -> bool:
        """The same for a request or an upgrade."""
        headers = connection.headers
        return self.is_allowed(headers.get("origin"), headers.get("host"))

    def is_secure(self, connection: HTTPConnection) -> bool:
        """Whether the browser has come by HTTPS."""
        if connection.scope["scheme"] in ("https", "wss"):
            return True
        host = connection.headers.get("host", "")
        return self.public_url.startswith("https://") and _normal(f"https://{host}") == self.public_url

    def relying(self, connection: HTTPConnection) -> Relying | None:
        """For which place a browser makes and uses passkeys, if it can: by HTTPS or on this machine."""
        origin = _normal(connection.headers.get("origin", ""))
        parts = urlsplit(origin or "")
        host = parts.hostname or ""
        if not host or _is_ip(host) or not (parts.scheme == "https" or host == "localhost"):
            return None
        return Relying(host, origin or "")

    def address(self, connection: HTTPConnection) -> str:
        """Where it comes from, as limits count it."""
        if connection.client is None:
            return ""
        try:
            address = ipaddress.ip_address(connection.client.host.partition("%")[0])
        except ValueError:
            return connection.client.host
        if isinstance(address, ipaddress.IPv4Address):
            return str(address)
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, SAME_HOUSEHOLD), strict=False))

    def is_from(self, connection: HTTPConnection, networks: Iterable[str]) -> bool:
        """Whether it comes from one of these networks."""
        try:
            address = ipaddress.ip_address(connection.client.host if connection.client else "")
        except ValueError:
            return False
        return any(address in ipaddress.ip_network(network) for network in networks)

    def link(self, connection: HTTPConnection, table: str) -> str:
        """The link to a table, for somebody else."""
        return f"{self.base(connection)}/t/{table}"

    def base(self, connection: HTTPConnection) -> str:
        """As the asker has reached us, if others can do the same; else where others reach us."""
        if self.public_url:
            return self.public_url
        host = connection.headers.get("host", "")
        asked = _normal(f"{'https' if self.is_secure(connection) else 'http'}://{host}")
        if asked is None or not self.is_allowed(asked, host):
            return self.share or self.local
        return self.share if self.share and urlsplit(asked).hostname in LOOPBACK else asked


def _normal(origin: str) -> str | None:
    try:
        return origin_of(origin)
    except ValueError:
        return None


def _is_own_address(origin: str, host: str | None) -> bool:
    """Whether the page came from this very server under a bare address, which no name server can forge.

    So a laptop that gets another address on another network needs no restart.
    """
    parts = urlsplit(origin)
    if not _is_ip(parts.hostname or ""):
        return False
    return host is not None and _normal(f"{parts.scheme}://{host}") == origin


def _is_ip(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
