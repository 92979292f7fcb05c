"""A server as a process of its own, and a line to it that can be cut."""

from __future__ import annotations

import contextlib
import json
import os
import re
import select
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

PATIENCE = 120  # seconds; a machine may be busy
KOBAKO = ("-m", "kobako")
QUICK = ("--bot-delay-ms", "0,0", "--rate-socket", "1000,1000", "--rate-person", "1000,1000")
MANY = ("--rate-sign-in", "1000,1000", "--rate-guests", "1000,1000", "--rate-chat", "1000,1000")


class Place:
    """A server that other processes reach at `url`."""

    def __init__(self, folder: Path, port: int = 0, *flags: str, entry: Sequence[str] = KOBAKO) -> None:
        command = [sys.executable, *entry, "serve", "--port", str(port), "--data-dir", str(folder)]
        command += [*QUICK, *MANY, *flags]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("KOBAKO_")}
        environment |= {name: os.environ[name] for name in ("KOBAKO_CACHE_DIR",) if name in os.environ}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
        )
        self.url = self._address()

    def _address(self) -> str:
        assert self.process.stdout
        for line in self.process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                return found[0]
        raise AssertionError("the server did not start")

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.communicate(timeout=PATIENCE)

    def ask(self, path: str, body: object = None, token: str = "") -> Any:
        """What the server answers to a GET, or to a POST with a body."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"} | (
            {"Authorization": f"Bearer {token}"} if token else {}
        )
        request = urllib.request.Request(self.url + path, data, headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            text = answer.read().decode()
            return text if "text/plain" in answer.headers["Content-Type"] else json.loads(text)

    def guest(self, name: str) -> str:
        """A new person's token."""
        token: str = self.ask("/api/me", {"name": name})["token"]
        return token

    def open_table(self, token: str, *seats: str, **more: object) -> str:
        """The link of a new table of Luz."""
        new = {"cid": os.urandom(8).hex(), "game": "luz", "seats": seats, **more}
        table: str = self.ask("/api/tables", new, token)["table"]
        return f"{self.url}/t/{table}"


@contextlib.contextmanager
def serving(folder: Path, port: int = 0, *flags: str, entry: Sequence[str] = KOBAKO) -> Iterator[Place]:
    """A server, until the end of the block."""
    place = Place(folder, port, *flags, entry=entry)
    try:
        yield place
    finally:
        if place.process.poll() is None:
            place.stop()


class Wire:
    """Something between a client and a server that passes on what both say, until it is told not to."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.is_mute = False  # what the server says gets lost
        self.is_down = False  # nobody can connect
        self.ends: list[socket.socket] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self.listener.accept()
                if self.is_down:
                    client.close()
                    continue
                server = socket.create_connection(("127.0.0.1", self.port))
                self.ends += [client, server]
                threading.Thread(target=self._pass, args=(client, server), daemon=True).start()

    def _pass(self, client: socket.socket, server: socket.socket) -> None:
        with contextlib.suppress(OSError, ValueError), client, server:
            while True:
                for end in select.select([client, server], [], [])[0]:
                    data = end.recv(65536)
                    if not data:
                        return
                    if end is client:
                        server.sendall(data)
                    elif not self.is_mute:
                        client.sendall(data)

    def cut(self) -> None:
        """Every connection breaks, without a word."""
        for end in self.ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.ends.clear()

    def close(self) -> None:
        self.is_down = True
        self.listener.close()
        self.cut()
