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

from waiting import PATIENCE, until

LOOK = 1.0  # seconds without a frame after which one looks whether the server still lives
OFTEN = "100000,100000"
RATES = ("socket", "person", "address", "sign_in", "guests", "chat")
FREE = tuple(word for rate in RATES for word in ("--set", f"rate_{rate}={OFTEN}"))
QUICK = (*FREE, "--set", "bot_delay_ms=0,0")
# Nothing is encrypted here, and to load the certificates that nobody needs takes longer than any answer.
PLAIN: dict[str, Any] = {"timeout": PATIENCE, "verify": False}
SERVE = ("-m", "kobako", "serve")
ERROR = re.compile(r" error kobako(?!\.workers)|^Traceback ", re.MULTILINE)  # workers may be killed by a test

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

    def __init__(self, server: Running, opening: contextlib.AbstractContextManager[ClientConnection]) -> None:
        self.server = server
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
        return until(self._heard, self.server)

    def _heard(self) -> str:
        """Nothing, if nothing comes for a while."""
        try:
            frame = self.socket.recv(timeout=LOOK)
        except TimeoutError:
            return ""
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

    def watch(self, table: str, after: int | None = None, **fields: Any) -> Message:
        """Look at a table; what is told of it first.

        Where the line looks at it already, an update may come before the answer, unless it is asked for.
        """
        kinds = {"snapshot", "refused"} if after is None else {"snapshot", "update", "caught", "refused"}
        self.send("watch", table=table, **({} if after is None else {"after": after}), **fields)
        return self.until(lambda message: message["type"] in kinds and message.get("table") in (table, None))

    def closed(self) -> int | None:
        """With which code the socket is closed; None if it just ends. All messages are passed over."""
        try:
            while True:
                self.frame()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else None


class Running:
    """A server. What it logs stands in a file."""

    def __init__(self, folder: Path, *flags: str, entry: Sequence[str] = SERVE) -> None:
        folder.mkdir(exist_ok=True)
        self.folder, self.flags, self.entry = folder, flags, entry
        self.log = folder / "log.txt"
        self.database = folder / "data" / "kobako.sqlite3"
        self.numbers = itertools.count(1)
        self.lines: list[Line] = []
        self.start(0)

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
        self.printed = ""
        while "Ctrl-C" not in self.printed:
            line = self.process.stdout.readline()
            assert line, f"no server, it has ended with {self.wait()}: {self.logged}"
            self.printed += line
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.printed)
        assert found, self.printed
        self.url, self.port = found[0], int(found[1])

    @property
    def logged(self) -> str:
        return self.log.read_text("utf-8", "replace")  # it may be about to write

    def demand_running(self) -> None:
        """It has not ended."""
        code = self.process.poll()
        assert code is None, f"the server has ended with {code}: {self.logged}"

    def demand_well(self) -> None:
        """And it has not said that anything went wrong inside."""
        self.demand_running()
        assert not ERROR.search(logged := self.logged), f"the server has failed: {logged}"

    def end(self, name: str = "SIGTERM") -> int:
        """Send a signal, and wait for the end."""
        self.process.send_signal(getattr(signal, name))
        return self.wait()

    def wait(self) -> int:
        """Wait until it has ended by itself; its exit code."""
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode

    def again(self) -> None:
        """Start again on the same data and port."""
        self.start(self.port)

    # ---------------------------------------------------------------------------------- for people

    def ask(self, path: str, body: object = None, token: str = "") -> Any:
        """What is answered to a GET, or to a POST with a body, which is not refused."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        method = "GET" if body is None else "POST"
        answer = httpx.request(method, self.url + path, json=body, headers=headers, **PLAIN)
        assert answer.is_success, answer.text
        return answer.text if "text/plain" in answer.headers["content-type"] else answer.json()

    @property
    def host_code(self) -> str:
        """The code for its host, as it has printed it."""
        [code] = re.findall(r"/host#(\w+)", self.printed)
        return str(code)

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
        return httpx.get(self.url + path, headers=known | (headers or {}), **PLAIN)

    def post(self, path: str, body: object, headers: dict[str, str]) -> httpx.Response:
        return httpx.post(self.url + path, json=body, headers=headers, **PLAIN)

    def delete(self, path: str, headers: dict[str, str]) -> httpx.Response:
        return httpx.delete(self.url + path, headers=headers, **PLAIN)

    def ask_table(self, guest: Guest, *seats: str, **more: Any) -> httpx.Response:
        new = {"cid": f"t{next(self.numbers)}", "game": "luz", "seats": seats, **more}
        return self.post("/api/tables", new, guest.headers)

    def table(self, guest: Guest, *seats: str, **more: Any) -> str:
        """The id of a new table."""
        answer = self.ask_table(guest, *seats, **more)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def open_table(self, token: str, *seats: str, **more: Any) -> str:
        """The link of a new table."""
        new = {"cid": os.urandom(8).hex(), "game": "luz", "seats": seats, **more}
        return f"{self.url}/t/{self.ask('/api/tables', new, token)['table']}"

    def line(self, guest: Guest, query: str = "", **how: Any) -> Line:
        """A socket of somebody."""
        headers = guest.headers | how.pop("headers", {})
        line = Line(self, self.connect(headers, query, **how))
        self.lines.append(line)
        return line

    def connect(
        self, headers: dict[str, str], query: str = "", **how: Any
    ) -> contextlib.AbstractContextManager[ClientConnection]:
        link = f"ws{self.url[4:]}/api/socket{query}"
        opening: contextlib.AbstractContextManager[ClientConnection] = connect(
            link, additional_headers=headers, open_timeout=PATIENCE, proxy=None, **how
        )
        return opening

    def hang_up(self) -> None:
        """Close every line, and wait until the server knows it."""
        for line in self.lines:
            line.close()
        self.lines.clear()
        until(lambda: not self.sockets, self)

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
        server.process.kill()
        if server.process.stdout and not server.process.stdout.closed:
            server.wait()  # until nobody holds on to the output
        for line in server.lines:
            line.close()
