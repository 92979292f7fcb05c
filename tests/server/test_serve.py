"""`kobako serve` as a process: what stops it from starting is one sentence, and it ends in good order."""

import contextlib
import errno
import logging
import os
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.types import Receive, Scope, Send
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kobako import __version__
from kobako.cli import main
from kobako.server import run
from kobako.server.logs import OneLine
from kobako.server.settings import Settings
from waiting import PATIENCE, until

from .rows import with_store
from .running import FREE, SERVE, running

POSIX = pytest.mark.skipif(os.name == "nt", reason="there are no such signals")


def refused(data: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *SERVE, "--data-dir", str(data), *flags]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


# ------------------------------------------------------------------------------------- it cannot start


@pytest.fixture
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log of the tests stays as it is."""
    monkeypatch.setattr(run, "start_logging", lambda level, form: None)


@pytest.mark.usefixtures("_quiet")
def test_what_is_in_the_way_is_one_sentence_and_code_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "kobako.sqlite3").write_text("dear diary " * 100)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        for data, flags, why in (
            (
                "a",
                ["--port", port],
                f"another program uses port {port}: choose one with --port, or any free",
            ),
            ("b", ["--host", "203.0.113.7", "--port", "0"], "cannot listen on 203.0.113.7, port 0: "),
            ("file", [], f"the data directory {tmp_path / 'file'} cannot be written: File exists"),
            ("file/data", [], "cannot be written: Not a directory"),
            ("broken", ["--port", "0"], "kobako.sqlite3 cannot be used: file is not a database"),
        ):
            assert main(["serve", "--data-dir", str(tmp_path / data), *flags]) == 1, why
            printed = capsys.readouterr()
            assert printed.out == ""
            assert printed.err.count("\n") == 1
            assert why in printed.err


@pytest.mark.usefixtures("_quiet")
def test_a_data_directory_that_is_not_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def forbidden(path: Path, *_: object, **__: object) -> None:  # root may write everywhere
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(Path, "mkdir", forbidden)
    assert main(["serve", "--data-dir", str(tmp_path)]) == 1
    assert "cannot be written: Permission denied" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["ja", "zh-Hant"])
@pytest.mark.usefixtures("_quiet")
def test_the_sentence_is_in_the_language_that_was_asked_for(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert main(["serve", "--data-dir", str(tmp_path / "file"), "--lang", language]) == 1
    assert "cannot" not in capsys.readouterr().err
    assert main(["serve", "--workers", "2", "--lang", language]) == 2
    assert "allows" not in capsys.readouterr().err


def test_somebody_listens_between_our_bind_and_our_listen(tmp_path: Path) -> None:
    settings = Settings(port=0, data_dir=tmp_path)
    [bound] = run.bind(settings)
    settings = replace(settings, port=bound.getsockname()[1])
    with bound, socket.create_server(("127.0.0.1", settings.port)), pytest.raises(run.CannotStart) as refusal:
        run._listen([bound], settings)
    assert refusal.value.message == "serve-port-taken"


def test_an_application_that_cannot_start_is_code_1(tmp_path: Path) -> None:
    async def broken(scope: Scope, receive: Receive, send: Send) -> None:
        raise ValueError("no")

    settings = Settings(port=0, data_dir=tmp_path)
    [bound] = run.bind(settings)
    with bound:
        run._listen([bound], settings)
        assert run._run(broken, settings, [bound], lambda: None) == 1


async def nothing(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that can only start and stop."""
    assert scope["type"] == "lifespan"
    while True:
        message = await receive()
        await send({"type": message["type"] + ".complete"})
        if message["type"] == "lifespan.shutdown":
            return


def test_localhost_and_everywhere_take_one_port(tmp_path: Path) -> None:
    for settings in (
        Settings(host="localhost", port=0, data_dir=tmp_path),
        Settings(host="::", port=0, data_dir=tmp_path),
        Settings(lan=True, port=0, data_dir=tmp_path),
    ):
        sockets = run.bind(settings)
        assert len({each.getsockname()[1] for each in sockets}) == 1
        assert sockets[0].getsockname()[0] == ("127.0.0.1" if settings.host == "localhost" else "0.0.0.0")
        for each in sockets:
            each.close()


# ------------------------------------------------------------------------------------------- it serves


@POSIX
def test_a_server_from_start_to_end(tmp_path: Path) -> None:
    with running(tmp_path, "--set", "log_level=debug") as server:
        assert server.printed.startswith(f"Kobako is at {server.url}\n")
        health = server.ask("/health")
        assert (health["ok"], health["version"]) == (True, __version__)
        assert server.get("").headers["content-type"].startswith("text/html")

        second = refused(tmp_path / "data", "--port", "0")
        assert (second.returncode, second.stdout) == (1, "")
        in_use = f"another server uses {server.database}: stop it, or choose another place with --data-dir"
        assert second.stderr == f"kobako: {in_use}\n"
        third = refused(tmp_path / "other", "--port", str(server.port))
        assert (third.returncode, third.stdout) == (1, "")
        assert third.stderr.startswith(f"kobako: another program uses port {server.port}: ")

        anna = server.guest("Anna")
        with server.line(anna) as line:
            assert line.welcome["type"] == "welcome"
            line.send("XYZZY")
            assert line.next()["type"] == "refused"
            assert server.end() == 0
            assert line.next()["type"] == "notice"
            assert line.closed() == 1012  # "come again": the server is restarted
    logged = server.logged
    assert "started address=http://127.0.0.1:" in logged
    assert logged.endswith("kobako.server stopped\n")
    for secret in (anna.token, "XYZZY"):  # tokens and frames are nobody's business
        assert secret not in logged


@POSIX
def test_everything_that_was_answered_is_on_disk_after_the_end(tmp_path: Path) -> None:
    answered: list[str] = []

    def arrive(link: str) -> None:
        with httpx.Client(base_url=link) as client, contextlib.suppress(httpx.HTTPError):
            while (answer := client.post("/api/me", json={"name": "Ben"})).status_code == 201:
                client.cookies.clear()
                answered.append(answer.json()["person"])

    with running(tmp_path, *FREE) as server:
        visitors = [threading.Thread(target=arrive, args=[server.url]) for _ in range(4)]
        for visitor in visitors:
            visitor.start()
        until(lambda: len(answered) >= 20, server)
        assert server.end("SIGINT") == 0
        for visitor in visitors:
            visitor.join()

    assert with_store(server.database, lambda store: store.people(answered)).keys() == set(answered)


# ---------------------------------------------------------------------------------------- around uvicorn


@contextlib.contextmanager
def in_thread(app: Any, settings: Settings) -> Iterator[str]:
    """A server with an application of the test's own; its address for sockets."""
    sockets = run.bind(settings)
    started = threading.Event()
    server = run.Server(app, settings, started.set)
    thread = threading.Thread(target=server.run, args=[sockets])
    thread.start()
    try:
        assert started.wait(PATIENCE)
        yield f"ws://127.0.0.1:{sockets[0].getsockname()[1]}/"
    finally:
        server.should_exit = True
        thread.join()


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Sends back what it gets; cuts the line when told so."""
    if scope["type"] == "lifespan":
        return await nothing(scope, receive, send)
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        if message["text"] == "cut":
            scope["kobako.abort"]()
        else:
            await send({"type": "websocket.send", "text": f"{scope['client'][0]} {len(message['text'])}"})
    return None


def test_frames_are_bounded_and_not_compressed(tmp_path: Path) -> None:
    with (
        in_thread(echo, Settings(port=0, data_dir=tmp_path, max_frame=8192)) as link,
        connect(link) as client,
    ):
        assert "Sec-WebSocket-Extensions" not in (client.response.headers if client.response else {})
        client.send("x" * 8192)
        assert client.recv() == "127.0.0.1 8192"
        client.send("x" * 8193)
        with pytest.raises(ConnectionClosed) as closed:
            client.recv()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1009


def test_the_application_can_cut_a_line(tmp_path: Path) -> None:
    with in_thread(echo, Settings(port=0, data_dir=tmp_path)) as link, connect(link) as client:
        client.send("cut")
        with pytest.raises(ConnectionClosed) as closed:
            client.recv()
        assert closed.value.rcvd is None  # without a farewell


@pytest.mark.parametrize(("trusted", "seen"), [(("127.0.0.1",), "203.0.113.9"), ((), "127.0.0.1")])
def test_only_trusted_proxies_are_believed(tmp_path: Path, trusted: tuple[str, ...], seen: str) -> None:
    settings = Settings(port=0, data_dir=tmp_path, trusted_proxies=trusted)
    headers = {"X-Forwarded-For": "203.0.113.9"}
    with in_thread(echo, settings) as link, connect(link, additional_headers=headers) as client:
        client.send("x")
        assert client.recv() == f"{seen} 1"


# ------------------------------------------------------------------------------------------ what it says


def test_the_link_and_a_code_for_the_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("kobako.server.door.origins.addresses", lambda: ["192.168.1.23", "fd00::2"])
    run.announce(Settings(lan=True, data_dir=tmp_path), "en", "abc")
    here, others, *code, host, last = capsys.readouterr().out.splitlines()
    assert here == "Kobako is at http://127.0.0.1:8752"
    assert others == "Others on the same network open http://192.168.1.23:8752"
    assert len(code) >= 10
    assert {len(line) for line in code} == {len(code[0])}
    assert host.endswith(": http://127.0.0.1:8752/host#abc")
    assert last == "Ctrl-C stops the server."
    monkeypatch.setattr("kobako.server.door.origins.addresses", list)
    run.announce(Settings(lan=True, data_dir=tmp_path), "en", "abc")
    assert "This machine is on no network" in capsys.readouterr().out


def test_a_public_address_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run.announce(Settings(public_url="https://cards.example", data_dir=tmp_path), "en", "abc")
    _, address, host, _ = capsys.readouterr().out.splitlines()
    assert address == "Everybody else opens https://cards.example"
    assert host.endswith(": https://cards.example/host#abc")


@pytest.mark.parametrize(("window", "opened"), [({"DISPLAY": ":0"}, ["http://x"]), ({}, [])])
def test_the_page_opens_only_where_there_is_a_window(
    window: dict[str, str], opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []

    def browse(link: str) -> bool:
        seen.append(link)
        raise OSError("no browser")

    monkeypatch.setattr("webbrowser.open", browse)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in window.items():
        monkeypatch.setenv(name, value)
    run.open_page("http://x")
    assert seen == opened


def test_a_log_line_is_one_line_and_tells_no_card() -> None:
    try:
        raise ValueError("Y7 is hidden")
    except ValueError:
        error = sys.exc_info()
    own = logging.LogRecord("kobako.table", logging.ERROR, "", 0, "table=%s failed\nnow", ("t1",), error)
    foreign = logging.LogRecord("asyncio", logging.ERROR, "", 0, "Task failed\nfuture: %r", ("Y7",), error)
    for record, text in ((own, "kobako.table table=t1 failed now"), (foreign, "asyncio Task failed")):
        line = OneLine().format(record)
        assert re.fullmatch(
            rf"\d{{4}}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{{3}}Z error {text} "
            r"error=ValueError at=test_serve\.py:\d+",
            line,
        )
        assert "Y7" not in line
