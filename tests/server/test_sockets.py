"""The checks for sockets, one after the other, against a real server."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from fuzz.frames import FORMS, WITHOUT_CID
from kobako.match.deal import seat_commitment
from kobako.server import run
from kobako.server.door.sockets import ENDED, MOST_WATCHED
from kobako.server.people.names import MOST_NAME
from kobako.server.settings import Settings
from waiting import PATIENCE, until

from .running import FREE, QUICK, Guest, Line, Running, running
from .test_serve import echo, in_thread

NOWHERE = "abcdefghjk"  # a table that there is not
LITTLE = ("--set", "send_queue=16", "--set", "send_bytes=65536")
# Everybody may talk as much as they like.
FLAGS = (*QUICK, *LITTLE, "--set", "log_level=debug")
# Buckets that do not fill again while a test runs, and small caps.
TIGHT = (
    *("--set", "rate_socket=0.01,20", "--set", "rate_person=0.01,30", "--set", "rate_address=0.01,45"),
    *("--set", "rate_sign_in=0.01,3", "--set", "rate_chat=0.01,2"),
    *("--set", "max_sockets=6", "--set", "max_sockets_person=3", "--set", "max_sockets_address=4"),
    *("--set", "max_tables_person=2", "--set", "max_watchers=2"),
)


@pytest.fixture(scope="module")
def tight_place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tight"), *TIGHT) as server:
        yield server


@pytest.fixture
def tight(tight_place: Running) -> Iterator[Running]:
    """A server whose limits are soon reached, and to which nobody has a line yet."""
    yield tight_place
    tight_place.hang_up()


def refused_upgrade(server: Running, headers: dict[str, str], query: str = "", **how: Any) -> tuple[int, str]:
    """Status and reason of an upgrade that is refused."""
    with pytest.raises(InvalidStatus) as refusal, server.connect(headers, query, **how):
        pass
    response = refusal.value.response
    return response.status_code, msgspec.json.decode(response.body or b"{}")["id"]


# ------------------------------------------------------------------------------------------- the upgrade


def test_origin_is_on_an_allow_list_at_the_upgrade(place: Running) -> None:
    ann = place.guest("Ann")
    for foreign in (
        "http://evil.example",
        "null",
        f"http://127.0.0.1:{place.port + 1}",
        f"{place.url}.evil",
    ):
        assert refused_upgrade(place, ann.headers, origin=foreign) == (403, "server-origin")
    for own in (place.url, f"http://localhost:{place.port}", None):
        with place.line(ann, origin=own) as line:
            assert line.welcome["person"] == ann.person


def test_origin_is_checked_for_whatever_changes_something(place: Running) -> None:
    ann = place.guest("Ann")
    for path, body in (
        ("/api/me", {"name": "Eve"}),
        ("/api/tables", {"cid": "1", "game": "luz", "seats": []}),
    ):
        answer = place.post(path, body, ann.headers | {"Origin": "http://evil.example"})
        assert (answer.status_code, answer.json()["id"]) == (403, "server-origin")
    assert place.get("/api/me", ann).json()["name"] == "Ann"
    assert place.post("/api/me", {"name": "Anna"}, ann.headers | {"Origin": place.url}).status_code == 200


def test_who_it_is_is_known_at_the_handshake(place: Running) -> None:
    ann = place.guest("Ann")
    for headers in (
        {},
        {"Authorization": "Bearer x"},
        {"Authorization": f"Basic {ann.token}"},
        {"Cookie": "kobako=x"},
        {"Authorization": f"Bearer {ann.person}"},
    ):
        assert refused_upgrade(place, headers) == (401, "no-guest")
    with Line(place, place.connect({"Cookie": f"kobako={ann.token}"})) as line:
        assert line.welcome["person"] == ann.person


def test_a_token_in_the_address_is_no_token(place: Running) -> None:
    ann = place.guest("Ann")
    for name in ("token", "kobako", "authorization", "access_token"):
        assert refused_upgrade(place, {}, f"?{name}={ann.token}") == (401, "no-guest")
        assert place.get(f"/api/me?{name}={ann.token}").json() is None
    assert ann.token not in place.logged


# ----------------------------------------------------------------------------------------- every message

EVERYTHING = {kind: fields for kind, fields in FORMS.items() if kind not in WITHOUT_CID}


def friends(server: Running, **more: Any) -> tuple[Guest, Guest, str]:
    """Ann and Bob sit at a running table with two bots."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = server.table(ann, "me", "person", "bot easy", "bot easy", **more)
    password = {"password": more["password"]} if "password" in more else {}
    with server.line(ann) as a, server.line(bob) as b:
        a.watch(table)
        b.watch(table, **password)
        assert b.do("sit", table, seat=1)["type"] == "done"
        assert a.do("start", table)["type"] == "done"
    return ann, bob, table


def test_a_socket_ends_with_its_session(place: Running) -> None:
    ann = place.guest("Ann")
    table = place.table(ann, "me", "person", "bot easy")
    line, second = place.line(ann), place.line(ann)
    line.watch(table)
    assert place.post("/api/account/sign-out", {}, ann.headers).status_code == 200
    assert line.closed() == second.closed() == ENDED
    assert refused_upgrade(place, ann.headers) == (401, "no-guest")


def test_every_message_is_authorised_for_its_person_table_and_seat(place: Running) -> None:
    ann, bob, table = friends(place)
    eve = place.guest("Eve")
    with place.line(eve) as line:
        head = line.watch(table)["seq"]
        for kind, fields in EVERYTHING.items():
            answer = line.do(kind, table, **fields)
            assert answer["type"] == ("done" if kind == "say" else "refused"), kind
        line.send("watch", table=table, after=head)
        assert line.until(lambda told: bool(told.get("chat")))["chat"]["person"] == eve.person
    with place.line(bob) as line:  # not the host, and not the seat whose turn it is or is not
        line.watch(table)
        for kind in ("start", "fill", "close", "sit"):
            assert line.do(kind, table, **EVERYTHING[kind])["id"] == "server-not-open"
        told = line.do("act", table, decision=1, move="bid 1")
        assert told["id"] == "server-stale"
    waiting = place.table(ann, "me", "person", "person")
    with place.line(eve) as line:
        for kind in ("start", "fill", "close"):
            assert line.do(kind, waiting, **EVERYTHING[kind])["id"] == "server-not-host"
        assert line.do("sit", waiting, seat=0)["id"] == "server-seat-taken"
        assert line.do("stand", waiting)["id"] == "server-not-seated"


def test_a_move_is_the_senders_own_whatever_it_says(place: Running) -> None:
    """There is no field for another seat, and a seat that it is not its turn waits."""
    ann, bob, table = friends(place)
    with place.line(ann) as a, place.line(bob) as b:
        lines = {0: a, 1: b}
        turn = [lines[seat].watch(table)["game"]["view"]["pending"] for seat in (0, 1)][-1]
        while not set(turn) & {0, 1}:
            turn = b.until(lambda m: bool(m.get("game")))["game"]["view"]["pending"]
        [seat] = turn
        assert lines[1 - seat].do("act", table, decision=0, move="bid 1")["id"] == "not-your-turn"
        forged = lines[1 - seat].do("act", table, decision=0, move="bid 1", seat=seat)
        assert forged["id"] == "server-bad-message"
        assert lines[seat].do("act", table, decision=0, move="bid 1")["type"] == "done"


def test_frames_are_bounded_by_8_kib(place: Running) -> None:
    ann = place.guest("Ann")
    with place.line(ann) as line:
        line.socket.send("x" * 8192)
        assert line.next()["id"] == "server-bad-message"
        line.socket.send("x" * 8193)
        assert line.closed() == 1009


def test_frames_are_text(place: Running) -> None:
    with place.line(place.guest("Ann")) as line:
        line.socket.send(b'{"type": "ping"}')
        assert line.closed() == 1003


def test_unknown_fields_and_kinds_are_refused(place: Running) -> None:
    with place.line(place.guest("Ann")) as line:
        for kind, fields in (
            ("ping", {"now": 1}),
            ("watch", {"table": NOWHERE, "seat": 1}),
            ("act", {"table": NOWHERE, "cid": "1", "decision": 0, "move": "bid 1", "person": "bob"}),
            ("tell", {}),
            ("welcome", {"person": "x", "name": "x", "version": "x", "now": 1}),
        ):
            line.send(kind, **fields)
            assert line.of("refused")["id"] == "server-bad-message"
        line.send("ping")
        assert line.next()["type"] == "pong"


# -------------------------------------------------------------------------------------- so many, so often


def test_a_socket_that_talks_too_much_is_closed(tight: Running) -> None:
    for name in ("Ann", "Bob", "Cat"):  # one after the other, and nobody pays for the one before
        guest = tight.guest(name)
        with tight.line(guest) as line:
            for _ in range(20):
                line.send("ping")
                assert line.next()["type"] == "pong"
            line.send("ping")
            assert line.next()["id"] == "server-too-fast"
            assert line.closed() == 1008
        assert refused_upgrade(tight, guest.headers) == (429, "server-too-fast")  # not at once


def test_a_person_who_talks_too_much_on_many_sockets_is_closed(tight: Running) -> None:
    ann = tight.guest("Ann")
    with tight.line(ann) as one, tight.line(ann) as two:
        for _ in range(15):
            for line in (one, two):
                line.send("ping")
                assert line.next()["type"] == "pong"
        two.send("ping")
        assert two.closed() == 1008
        one.send("ping")
        assert one.closed() == 1008


def test_an_address_that_talks_too_much_is_closed(tight: Running) -> None:
    people = [tight.guest(name, "198.51.100.7") for name in ("Ann", "Bob", "Cat")]
    lines = [tight.line(guest) for guest in people]
    for _ in range(13):  # with three guests and three upgrades this makes 45
        for line in lines:
            line.send("ping")
            assert line.next()["type"] == "pong"
    lines[0].send("ping")
    assert lines[0].closed() == 1008
    assert refused_upgrade(tight, people[0].headers) == (429, "server-too-fast")
    assert tight.get("/api/place", people[0]).status_code == 429
    assert tight.get("/api/place").status_code == 200  # from elsewhere
    with tight.line(tight.guest("Dan")) as line:
        line.send("ping")
        assert line.next()["type"] == "pong"


def test_who_says_too_much_is_not_heard_but_stays(tight: Running) -> None:
    ann = tight.guest("Ann")
    table = tight.table(ann, "me", "person", "person")
    with tight.line(ann) as line:
        line.watch(table)
        told = [line.do("say", table, phrase="hello") for _ in range(3)]
        assert [one["type"] for one in told] == ["done", "done", "refused"]
        assert told[-1]["id"] == "server-too-fast"
        line.send("ping")
        assert line.of("pong")


def test_passwords_of_tables_are_not_tried_too_often(tight: Running) -> None:
    """By one address, at one table; whether there is one is not told by it."""
    password = {"visibility": "password", "password": "sesame"}
    ann = tight.guest("Ann")
    table = tight.table(ann, "me", "person", "person", **password)
    wrong = ["no-such-table"] * 3 + ["server-too-fast"]
    for id_ in (table, NOWHERE):
        with tight.line(tight.guest("Eve")) as line:
            assert [line.watch(id_, password=f"simsim {n}")["id"] for n in range(4)] == wrong
            assert line.watch(id_, password="sesame")["id"] == "server-too-fast"
        with tight.line(tight.guest("Eve")) as line:  # from elsewhere
            assert line.watch(id_, password="sesame")["id"] == "server-too-fast"
    with tight.line(ann) as line:  # whose table it is
        assert line.watch(table, password="whatever")["type"] == "snapshot"


def test_sockets_are_capped_by_person_address_and_all(tight: Running) -> None:
    full = (429, "server-too-many-sockets")
    ann = tight.guest("Ann", "198.51.100.1")
    lines = [tight.line(ann) for _ in range(3)]
    assert refused_upgrade(tight, ann.headers) == full
    bob, cat = tight.guest("Bob", "198.51.100.1"), tight.guest("Cat", "198.51.100.1")
    lines.append(tight.line(bob))
    assert refused_upgrade(tight, cat.headers) == full
    lines += [tight.line(tight.guest(name)) for name in ("Dan", "Eve")]
    fay = tight.guest("Fay")
    assert refused_upgrade(tight, fay.headers) == full
    assert tight.sockets == 6
    lines[0].close()
    until(lambda: tight.sockets == 5, tight)
    with tight.line(fay):
        assert tight.sockets == 6


def test_tables_are_capped(tmp_path: Path) -> None:
    with running(tmp_path, *FREE, "--set", "max_tables=3") as server:
        ann = server.guest("Ann")
        tables = [server.table(ann, "me", "person", "person") for _ in range(3)]
        full = server.ask_table(server.guest("Bob"), "me", "person", "person")
        assert (full.status_code, full.json()["id"]) == (503, "server-full")
        with server.line(ann) as line:
            assert line.do("close", tables[0])["type"] == "done"
        server.table(ann, "me", "person", "person")


def test_tables_of_a_person_are_capped(tight: Running) -> None:
    ann = tight.guest("Ann")
    for _ in range(2):
        tight.table(ann, "me", "person", "person")
    answer = tight.ask_table(ann, "me", "person", "person")
    assert (answer.status_code, answer.json()["id"]) == (429, "server-too-many-tables")


def test_spectators_are_capped(tight: Running) -> None:
    ann = tight.guest("Ann")
    table = tight.table(ann, "me", "person", "person")
    lines = [tight.line(tight.guest(name)) for name in ("Bob", "Cat", "Dan")]
    assert [line.watch(table)["type"] for line in lines[:2]] == ["snapshot", "snapshot"]
    assert lines[2].watch(table)["id"] == "server-watchers-full"
    with tight.line(ann) as line:  # has a seat
        assert line.watch(table)["type"] == "snapshot"
    assert lines[0].watch(table)["type"] == "snapshot"  # again: not another one
    lines[0].send("unwatch", table=table)
    until(lambda: lines[2].watch(table)["type"] == "snapshot", tight)


def test_a_socket_looks_at_a_few_tables_only(place: Running) -> None:
    ann = place.guest("Ann")
    tables = [place.table(ann, "me", "person", "person") for _ in range(MOST_WATCHED + 1)]
    with place.line(ann) as line:
        told = [line.watch(table)["type"] for table in tables]
        assert told == ["snapshot"] * MOST_WATCHED + ["refused"]


# --------------------------------------------------------------------------------------------- reading


def bare_socket(port: int, path: str, headers: dict[str, str], room: int | None = None) -> socket.socket:
    """A socket after the request for an upgrade; nobody reads it or answers pings. `room` is its buffer."""
    bare = socket.socket()
    if room is not None:
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    bare.settimeout(PATIENCE)
    bare.connect(("127.0.0.1", port))
    wanted = {"Host": f"127.0.0.1:{port}", "Connection": "Upgrade", "Upgrade": "websocket", **headers}
    wanted |= {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13"}
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in wanted.items()), "", ""]
    bare.sendall("\r\n".join(lines).encode())
    return bare


def test_a_reader_that_never_reads_is_dropped_and_disturbs_nobody(place: Running) -> None:
    ann, bob, table = friends(place)
    deaf = bare_socket(place.port, "/api/socket", bob.headers, room=4096)
    port = deaf.getsockname()[1]
    server = psutil.Process(place.process.pid)

    def is_connected() -> bool:
        return any(each.raddr and each.raddr.port == port for each in server.net_connections("tcp"))

    watch = Frame(Opcode.TEXT, msgspec.json.encode({"type": "watch", "table": table})).serialize(mask=True)
    with place.line(ann) as line:
        line.watch(table)
        assert is_connected()
        while is_connected():
            for _ in range(50):
                with contextlib.suppress(ConnectionError):
                    deaf.sendall(watch)
                assert line.watch(table)["type"] == "snapshot"  # who reads gets as much, and stays
        assert line.do("say", table, phrase="hello")["type"] == "done"
        line.watch(table)  # Bob's line is gone; that he is may be told a moment later
        line.until(lambda told: told["type"] == "presence" and told["here"] == [ann.person])
    assert f"person={bob.person} dropped: does not read" in place.logged
    deaf.close()


def test_a_burst_from_somebody_else_drops_nobody_who_reads(place: Running) -> None:
    ann, bob, table = friends(place)
    frames = [
        Frame(Opcode.TEXT, msgspec.json.encode({"type": kind, "table": table})).serialize(mask=True)
        for kind in ("watch", "unwatch")
    ]
    with place.line(ann) as line, bare_socket(place.port, "/api/socket", bob.headers) as loud:
        line.watch(table)
        loud.sendall(b"".join(frames) * 50)  # each makes a message to everybody at the table
        for _ in range(100):
            line.of("presence")
        line.send("ping")
        assert line.of("pong")


def test_who_never_answers_a_ping_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    config = run.Server(echo, Settings(data_dir=tmp_path), lambda: None).config
    assert (config.ws_ping_interval, config.ws_ping_timeout) == (20.0, 20.0)
    monkeypatch.setattr(run, "PING", 0.05)
    with in_thread(echo, Settings(port=0, data_dir=tmp_path)) as link:
        with bare_socket(int(link.rstrip("/").rpartition(":")[2]), "/", {}) as dead:
            heard = b""
            while piece := dead.recv(4096):
                heard += piece
        assert heard.startswith(b"HTTP/1.1 101 ")
        assert b"\x89" in heard.partition(b"\r\n\r\n")[2]  # it was asked


# ----------------------------------------------------------------------------------------------- pages


@pytest.mark.parametrize("path", ["/", "/lobby", "/t/abcdefghjk", "/api/place", "/api/nothing", "/health"])
def test_the_policy_allows_no_inline_script_and_no_frame(place: Running, path: str) -> None:
    policy = place.get(path).headers["content-security-policy"]
    rules = dict(rule.strip().partition(" ")[::2] for rule in policy.split(";"))
    assert rules["script-src"] == "'self'"
    assert rules["default-src"] == "'none'"
    assert rules["frame-ancestors"] == "'none'"
    assert "unsafe" not in policy


# ------------------------------------------------------------------------------------------- what is said

BIDI = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"


def test_names_are_normalised_bounded_and_without_bidi_controls(place: Running) -> None:
    for sent, kept in (
        ("e\u0301va", "\u00e9va"),
        (f"{BIDI}An{BIDI}na{BIDI}", "Anna"),
        ("  An\tna \n", "An na"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("あや", "あや"),
        ("x" * MOST_NAME, "x" * MOST_NAME),
    ):
        with httpx.Client(base_url=place.url) as client:
            name = client.post("/api/me", json={"name": sent}).json()["name"]
            assert name == kept == unicodedata.normalize("NFC", name)
            assert client.get("/api/me").json()["name"] == kept
    for wrong in ("", " ", BIDI, "x" * (MOST_NAME + 1), "x" * 5000, "\ud800", 7, None):
        body = msgspec.json.encode({"name": wrong}) if wrong != "\ud800" else b'{"name": "\\ud800"}'
        answer = httpx.post(place.url + "/api/me", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, "token" in answer.text) == (400, False)


def test_chat_is_normalised_bounded_and_without_bidi_controls(place: Running) -> None:
    ann, _, table = friends(place)
    with place.line(ann) as line:
        line.watch(table)
        for sent, kept in (
            (f"e\u0301{BIDI} \u200b!", "\u00e9 !"),
            ("<script>alert(1)</script>", "<script>alert(1)</script>"),
            ("x" * 300, "x" * 300),
            ("one\ntwo", "one two"),
        ):
            line.send("say", table=table, cid=sent[:3], text=sent)
            assert line.until(lambda m: bool(m.get("chat")))["chat"]["text"] == kept
        for wrong in ("x" * 301, BIDI, "", " "):
            assert line.do("say", table, text=wrong)["type"] == "refused"


# ---------------------------------------------------------------------------------- unknown and forbidden


def test_unknown_and_forbidden_tables_get_the_same_answer(place: Running) -> None:
    _, _, table = friends(place, visibility="password", password="sesame")
    eve = place.guest("Eve")
    with place.line(eve) as line:
        for kind, fields in {
            "watch": {},
            "watch ": {"password": "simsim"},
            "unwatch": {},
            **{kind: {"cid": "1", **fields} for kind, fields in EVERYTHING.items()},
        }.items():
            answers = []
            for id_ in (table, NOWHERE):
                line.send(kind.strip(), table=id_, **fields)
                line.send("ping")
                frames = [re.sub('"now":[0-9]+', "", line.frame())]
                while "pong" not in frames[-1]:
                    frames.append(re.sub('"now":[0-9]+', "", line.frame()))
                answers.append([frame.replace(id_, "ID") for frame in frames])
            assert answers[0] == answers[1], kind
            assert kind == "unwatch" or "no-such-table" in answers[0][0]
    for page in ("view", "events", "events?after=1", "events?seat=0", "record", "qr.svg"):
        for headers in ({}, {"X-Kobako-Password": "simsim"}):
            answers = []
            for id_ in (table, NOWHERE):
                answer = place.get(f"/api/tables/{id_}/{page}", eve, headers)
                shown = [(name, value) for name, value in answer.headers.items() if name != "date"]
                answers.append([str(answer.status_code), str(shown), answer.text.replace(id_, "ID")])
            assert answers[0] == answers[1]
            assert answers[0][0] == "404"
        for wrong in ("", "x" * 101):  # over a socket these are no passwords either
            answer = place.get(f"/api/tables/{table}/{page}", eve, {"X-Kobako-Password": wrong})
            assert (answer.status_code, answer.json()["id"]) == (400, "server-bad-message")
    branch = {"cid": "1", "seq": 5, "seat": 0}
    refused = [place.post(f"/api/tables/{id_}/branch", branch, eve.headers) for id_ in (table, NOWHERE)]
    assert [(answer.status_code, answer.json()["id"]) for answer in refused] == [(404, "no-such-table")] * 2
    with place.line(eve) as line:
        assert line.watch(table, password="sesame")["type"] == "snapshot"


def test_guessing_a_password_takes_as_long_when_there_is_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    from kobako.server.door.desk import Desk
    from kobako.server.door.limits import Limits
    from kobako.server.people import passwords
    from kobako.server.tables.decide import Refuse

    stretched: list[str] = []

    def stretch(password: str, salt: bytes) -> bytes:
        stretched.append(password)
        return bytes(31)

    class Nothing:
        async def find(self, table: str) -> None:
            return None

    monkeypatch.setattr(passwords, "_stretch", stretch)

    desk = Desk(None, None, Nothing(), Limits(Settings()), None)  # type: ignore[arg-type]
    with pytest.raises(Refuse, match="no-such-table"):
        asyncio.run(desk.enter(NOWHERE, "eve", "simsim"))
    assert stretched == ["simsim"]


# ----------------------------------------------------------------------------------------------- the log


def play_to_the_end(line: Line, table: str) -> None:
    message = line.watch(table)
    while not message.get("room") or message["room"]["status"] != "over":
        game = message.get("game")
        if game and game["legal"]:
            line.do("act", table, decision=game["decision"], move="play 11")
            line.send(
                "act", table=table, cid=f"m{message['seq']}", decision=game["decision"], move=game["legal"][0]
            )
        message = line.until(lambda m: bool(m.get("game") or m.get("room")))


def test_no_cards_tokens_and_passwords_in_the_log_of_a_game(place: Running) -> None:
    ann = place.guest("Ann")
    bytes_ = b"k" * 32
    seats, secret = ("me", "bot easy", "bot random"), {"visibility": "password", "password": "sesame"}
    table = place.table(ann, *seats, start=True, commit=seat_commitment(bytes_), **secret)
    with place.line(ann) as line:
        line.watch(table)
        assert line.do("bytes", table, bytes=bytes_.hex())["type"] == "done"
        play_to_the_end(line, table)
    record = place.get(f"/api/tables/{table}/record", ann).text
    assert "[scores" in record
    logged = place.logged
    assert f"table={table}" in logged
    assert not re.search(r"\b[YRGBP](1[0-2]|[1-9])\b", logged)
    for word in (ann.token, "sesame", bytes_.hex(), *re.findall("secret ([0-9a-f]{64})", record)):
        assert word not in logged
    for error in (" error ", "Traceback"):
        assert error not in logged
