"""How others find this machine: its addresses on its networks, links, and QR codes of them."""

from __future__ import annotations

import contextlib
import functools
import io
import ipaddress
import socket

import segno

# Nothing is sent to them: the system is asked which of our addresses it would send from. One is far away,
# the others lie in the networks that homes and offices use.
FAR = (
    (socket.AF_INET, "203.0.113.1"),
    (socket.AF_INET, "192.168.255.254"),
    (socket.AF_INET, "10.255.255.254"),
    (socket.AF_INET, "172.31.255.254"),
    (socket.AF_INET6, "2001:db8::1"),
)
WHITE_ON_BLACK, AS_BEFORE = "\x1b[97;40m", "\x1b[0m"
QUIET = 2  # light modules around a code on a terminal; there is little room
MOST_KEPT = 500  # pictures; one takes some milliseconds to make, and is some 2 KB


def addresses() -> list[str]:
    """The addresses under which others can reach this machine, the likeliest first."""
    found = [address for family, far in FAR if (address := _source(family, far))]
    return list(dict.fromkeys(filter(_is_reachable, found or _by_name())))


def _source(family: socket.AddressFamily, far: str) -> str | None:
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((far, 9))
        return str(probe.getsockname()[0])
    return None


def _by_name() -> list[str]:
    """A network that leads nowhere else has no route to ask for."""
    with contextlib.suppress(OSError):
        return [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None)]
    return []


def _is_reachable(text: str) -> bool:
    address = ipaddress.ip_address(text.partition("%")[0])
    return not (address.is_loopback or address.is_unspecified or address.is_link_local)


def bracketed(host: str) -> str:
    """A host as it stands in a link."""
    return f"[{host}]" if ":" in host else host


def link_to(host: str, port: int) -> str:
    """The link to a server without HTTPS."""
    return f"http://{bracketed(host)}" + ("" if port == 80 else f":{port}")


# ------------------------------------------------------------------------------------------ QR codes


def qr_text(link: str, *, coloured: bool = False) -> str:
    """A QR code for the terminal; two modules are as high as one character."""
    text = io.StringIO()
    segno.make_qr(link, error="l").terminal(text, border=QUIET, compact=True)
    lines = text.getvalue().splitlines()
    # Light is what is written: on a light terminal the code would be its own negative.
    return "\n".join(f"{WHITE_ON_BLACK}{line}{AS_BEFORE}" if coloured else line for line in lines)


@functools.lru_cache(MOST_KEPT)
def qr_svg(link: str) -> bytes:
    """A QR code as a picture that fills its frame."""
    picture = io.BytesIO()
    code = segno.make_qr(link, error="m")
    code.save(picture, kind="svg", xmldecl=False, omitsize=True, light="#fff", nl=False)
    return picture.getvalue()
