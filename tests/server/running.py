"""`kobako serve` as a process of its own, and people who talk to it over real sockets."""

from __future__ import annotations

import contextlib
import itertools
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 120.0  # seconds; other tests run at the same time
OFTEN = "100000,100000"
RATES = ("socket", "person", "address", "sign-in", "guests", "chat")
FREE = tuple(word for rate in RATES for word in (f"--rate-{rate}", OFTEN))
# Nothing is encrypted here, and to load the certificates that nobody needs takes longer than any answer.
PLAIN: dict[str, Any] = {"timeout": PATIENCE, "verify": False}
SERVE = ("-m", "kobako", "serve")

Message = dict[str, Any]


def is_setting(name: str) -> bool:
    """Settings of this process are none of the server's."""
    return name.startswith("KOBAKO_") and name != "KOBAKO_CACHE_DIR"


@dataclass(frozen=True)
class Guest:
    """Somebody with a token."""

    person: str
    token: str
    address: str  # where a proxy says that they are

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}", "X-Forwarded-For": self.address}


class Line:
    """A socket of somebody."""

    def __init__(self, opening: contextlib.AbstractContextManager[ClientConnection]) -> None:
        self.opening = contextlib.ExitStack()
        self.socket = self.opening.enter_context(opening)
        self.cids = (f"{os.urandom(6).hex()} {number}" for number in itertools.count(1))
        self.welcome = self.next()

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.opening.close()

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(msgspec.json.encode({"type": kind, **fields}).decode())

    def frame(self) -> str:
        """The next frame as it came."""
        frame = self.socket.recv(timeout=PATIENCE)
        assert isinstance(frame, str)
        return frame

    def next(self) -> Message:
        message: Message = msgspec.json.decode(self.frame())
        return message

    def until(self, is_it: Callable[[Message], bool]) -> Message:
        """The next message that is so; the others are passed over."""
        while not is_it(message := self.next()):
            pass
        return message

    def of(self, kind: str) -> Message:
        return self.until(lambda message: message["type"] == kind)

    def do(self, kind: str, table: str, **fields: Any) -> Message:
        """Send something with a cid, and get the answer to it."""
        cid = fields.pop("cid", None) or next(self.cids)
        self.send(kind, table=table, cid=cid, **fields)
        return self.until(lambda message: message.get("cid") == cid)

    def watch(self, table: str, **fields: Any) -> Message:
        """Look at a table; what is told of it first."""
        self.send("watch", table=table, **fields)
        return self.until(lambda message: message["type"] in ("snapshot", "update", "caught", "refused"))

    def closed(self) -> int | None:
        """With which code the socket is closed; None if it just ends. All messages are passed over."""
        try:
            while True:
                self.frame()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else None


class Running:
    """A server. What it logs stands in a file."""

    def __init__(self, folder: Path, *flags: str, port: int = 0, entry: Sequence[str] = SERVE) -> None:
        folder.mkdir(exist_ok=True)
        self.folder, self.flags, self.entry = folder, flags, entry
        self.log = folder / "log.txt"
        self.numbers = itertools.count(1)
        self.lines: list[Line] = []
        self.start(port)

    def start(self, port: int) -> None:
        places = ["--port", str(port), "--data-dir", str(self.folder / "data")]
        environment = {name: value for name, value in os.environ.items() if not is_setting(name)}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, *self.entry, *places, *self.flags],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment,
            )
        assert self.process.stdout
        lines = iter(self.process.stdout.readline, "")
        found = next(filter(None, (re.search(r"http://127\.0\.0\.1:(\d+)", line) for line in lines)), None)
        assert found, f"no server: {self.logged}"
        self.link, self.port = found[0], int(found[1])

    @property
    def logged(self) -> str:
        return self.log.read_text("utf-8")

    def end(self, name: str = "SIGTERM") -> int:
        """Send a signal, and wait for the end."""
        self.process.send_signal(getattr(signal, name))
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode

    def again(self) -> None:
        """Start again on the same data and port."""
        self.start(self.port)

    # ---------------------------------------------------------------------------------- for people

    def guest(self, name: str, address: str | None = None) -> Guest:
        """A new person; everybody lives somewhere else unless told otherwise."""
        address = address or self.elsewhere()
        answer = self.post("/api/me", {"name": name}, {"X-Forwarded-For": address})
        assert answer.status_code == 201, answer.text
        return Guest(answer.json()["person"], answer.json()["token"], address)

    def elsewhere(self) -> str:
        """An address from which nobody has come yet."""
        high, low = divmod(next(self.numbers), 250)
        return f"203.0.{113 + high}.{1 + low}"

    def get(
        self, path: str, guest: Guest | None = None, headers: dict[str, str] | None = None
    ) -> httpx.Response:
        known = guest.headers if guest else {}
        return httpx.get(self.link + path, headers=known | (headers or {}), **PLAIN)

    def post(self, path: str, body: object, headers: dict[str, str]) -> httpx.Response:
        return httpx.post(self.link + path, json=body, headers=headers, **PLAIN)

    def delete(self, path: str, headers: dict[str, str]) -> httpx.Response:
        return httpx.delete(self.link + path, headers=headers, **PLAIN)

    def ask_table(self, guest: Guest, *seats: str, **more: Any) -> httpx.Response:
        new = {"cid": f"t{next(self.numbers)}", "game": "luz", "seats": seats, **more}
        return self.post("/api/tables", new, guest.headers)

    def table(self, guest: Guest, *seats: str, **more: Any) -> str:
        """The id of a new table."""
        answer = self.ask_table(guest, *seats, **more)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def line(self, guest: Guest, query: str = "", **how: Any) -> Line:
        """A socket of somebody."""
        headers = guest.headers | how.pop("headers", {})
        line = Line(self.connect(headers, query, **how))
        self.lines.append(line)
        return line

    def connect(
        self, headers: dict[str, str], query: str = "", **how: Any
    ) -> contextlib.AbstractContextManager[ClientConnection]:
        link = f"ws{self.link[4:]}/api/socket{query}"
        opening: contextlib.AbstractContextManager[ClientConnection] = connect(
            link, additional_headers=headers, open_timeout=PATIENCE, proxy=None, **how
        )
        return opening

    def hang_up(self) -> None:
        """Close every line, and wait until the server knows it."""
        for line in self.lines:
            line.close()
        self.lines.clear()
        while self.sockets:
            pass

    @property
    def sockets(self) -> int:
        """How many sockets the server counts."""
        headers = {"X-Forwarded-For": self.elsewhere()}
        count: int = self.get("/health", headers=headers).json()["sockets"]
        return count


@contextlib.contextmanager
def running(folder: Path, *flags: str, entry: Sequence[str] = SERVE) -> Iterator[Running]:
    """A server until the end of the block."""
    server = Running(folder, *flags, entry=entry)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.kill()
            server.process.communicate()
        for line in server.lines:
            line.close()
