"""Origins: pages of this server and those that the settings name, and no others."""

from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from kobako.server import lan
from kobako.server.door import origins
from kobako.server.door.origins import Origins
from kobako.server.lan import addresses, link_to, qr_svg, qr_text
from kobako.server.settings import Settings


@pytest.fixture(autouse=True)
def _network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(origins, "addresses", lambda: ["192.168.1.23", "fd00::2"])
    monkeypatch.setattr("socket.gethostname", lambda: "Parlour")


def made(tmp_path: Path, **chosen: object) -> Origins:
    return Origins(Settings(data_dir=tmp_path, **{"port": 8752} | chosen))  # type: ignore[arg-type]


def asked(host: str, scheme: str = "http", client: str = "127.0.0.1") -> HTTPConnection:
    headers = [(b"host", host.encode())]
    return HTTPConnection({"type": "http", "scheme": scheme, "headers": headers, "client": (client, 1)})


ALWAYS = ["http://127.0.0.1:8752", "http://localhost:8752", "http://[::1]:8752", "HTTP://LOCALHOST:8752"]
NETWORK = [
    "http://192.168.1.23:8752",
    "http://[fd00::2]:8752",
    "http://parlour:8752",
    "http://parlour.local:8752",
]
NEVER = [
    "null",
    "",
    "http://evil.example",
    "http://127.0.0.1",
    "http://127.0.0.1:8753",
    "https://127.0.0.1:8752",
    "http://127.0.0.1:8752.evil.example",
    "http://127.0.0.1:8752@evil.example",
    "http://evil.example/http://127.0.0.1:8752",
    "http://127.0.0.1:8752/x",
    "http://localhost.evil.example:8752",
    "http://127.0.0.1:8752 http://evil.example",
    "http://127.0.0.1:99999",
    "http://[::1",
    "file://",
    "ws://127.0.0.1:8752",
]


def test_only_this_machine(tmp_path: Path) -> None:
    allowed = made(tmp_path)
    for origin in ALWAYS:
        assert allowed.is_allowed(origin, "127.0.0.1:8752")
    for origin in (*NETWORK, *NEVER):
        assert not allowed.is_allowed(origin, "127.0.0.1:8752"), origin
    assert allowed.is_allowed(None, "127.0.0.1:8752")  # no browser
    assert allowed.share is None


def test_the_network(tmp_path: Path) -> None:
    allowed = made(tmp_path, lan=True)
    for origin in (*ALWAYS, *NETWORK):
        assert allowed.is_allowed(origin, "192.168.1.23:8752")
    for origin in NEVER:
        assert not allowed.is_allowed(origin, "192.168.1.23:8752"), origin
    assert allowed.share == "http://192.168.1.23:8752"


def test_an_address_that_came_later(tmp_path: Path) -> None:
    """Another network, or a port that a container maps: the page came from where it now wants to talk to."""
    allowed = made(tmp_path, host="0.0.0.0")
    assert allowed.is_allowed("http://10.1.2.3:9000", "10.1.2.3:9000")
    assert allowed.is_allowed("http://[fd00::7]", "[fd00::7]:80")
    assert not allowed.is_allowed("http://10.1.2.3:9000", "10.1.2.4:9000")
    assert not allowed.is_allowed("http://10.1.2.3:9000", None)
    assert not allowed.is_allowed(
        "http://evil.example:9000", "evil.example:9000"
    )  # its owner chooses where it leads
    assert not made(tmp_path).is_allowed("http://10.1.2.3:9000", "10.1.2.3:9000")


def test_what_the_settings_name(tmp_path: Path) -> None:
    chosen = {"public_url": "https://cards.example", "allow_origins": ("http://localhost:5173",)}
    allowed = made(tmp_path, **chosen)
    for origin in (*ALWAYS, "https://cards.example", "https://cards.example:443", "http://localhost:5173"):
        assert allowed.is_allowed(origin, "cards.example")
    for origin in (*NEVER, "http://cards.example", "https://cards.example:444", "https://x.cards.example"):
        assert not allowed.is_allowed(origin, "cards.example"), origin
    assert allowed.share == "https://cards.example"


def test_a_request_brings_its_headers(tmp_path: Path) -> None:
    headers = [(b"host", b"127.0.0.1:8752"), (b"origin", b"http://evil.example")]
    scope = {"type": "websocket", "scheme": "ws", "headers": headers}
    assert not made(tmp_path).allows(HTTPConnection(scope))
    assert made(tmp_path).allows(HTTPConnection(scope | {"headers": headers[:1]}))


def test_https_is_noticed(tmp_path: Path) -> None:
    plain, public = made(tmp_path), made(tmp_path, public_url="https://cards.example")
    assert plain.is_secure(asked("x", "https"))
    assert plain.is_secure(asked("x", "wss"))
    assert not plain.is_secure(asked("cards.example"))
    assert public.is_secure(asked("cards.example"))  # the proxy did not say so, but it can be no other way
    assert not public.is_secure(asked("127.0.0.1:8752"))


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),  # one household has them all
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_who_is_counted(client: str, counted: str, tmp_path: Path) -> None:
    assert made(tmp_path).address(asked("x", client=client)) == counted


@pytest.mark.parametrize(
    ("chosen", "host", "base"),
    [
        ({}, "127.0.0.1:8752", "http://127.0.0.1:8752"),
        ({}, "localhost:8752", "http://localhost:8752"),
        ({}, "evil.example", "http://127.0.0.1:8752"),
        ({"lan": True}, "127.0.0.1:8752", "http://192.168.1.23:8752"),  # others cannot use our loopback
        ({"lan": True}, "10.9.9.9:8752", "http://10.9.9.9:8752"),  # the network of the one who asks
        ({"lan": True}, "evil.example:8752", "http://192.168.1.23:8752"),
        ({"public_url": "https://cards.example"}, "127.0.0.1:8752", "https://cards.example"),
    ],
)
def test_links_for_friends(chosen: dict[str, object], host: str, base: str, tmp_path: Path) -> None:
    assert made(tmp_path, **chosen).link(asked(host), "abc") == f"{base}/t/abc"


# ----------------------------------------------------------------------------------------- this machine


def test_addresses_are_those_that_others_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    sources = {"203.0.113.1": "192.168.1.23", "10.255.255.254": "10.8.0.2", "2001:db8::1": "fe80::1"}
    monkeypatch.setattr(lan, "_source", lambda family, far: sources.get(far))
    assert addresses() == ["192.168.1.23", "10.8.0.2"]
    monkeypatch.setattr(lan, "_source", lambda family, far: None)
    monkeypatch.setattr(
        lan, "_by_name", lambda: ["127.0.1.1", "192.168.5.1", "192.168.5.1", "fe80::1%eth0", "::1"]
    )
    assert addresses() == ["192.168.5.1"]


def test_asking_the_system_never_fails() -> None:
    for address in addresses():
        assert not address.startswith(("127.", "fe80", "::1"))


def test_links_and_codes() -> None:
    assert link_to("::1", 8752) == "http://[::1]:8752"
    assert link_to("10.0.0.1", 80) == "http://10.0.0.1"
    lines = qr_text("http://192.168.1.23:8752").splitlines()
    assert len({len(line) for line in lines}) == 1
    assert len(lines[0]) <= 40
    assert "\x1b" not in "".join(lines)
    assert qr_text("x", coloured=True).startswith("\x1b[97;40m")
    picture = qr_svg("http://192.168.1.23:8752/t/abcdefghij")
    assert picture.startswith(b"<svg ")
    assert b"style=" not in picture  # the page's policy allows none
    assert b"<script" not in picture
    assert picture != qr_svg("http://192.168.1.23:8752/t/abcdefghik")
