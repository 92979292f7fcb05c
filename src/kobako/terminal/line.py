"""The line to a server: a thread that listens at a socket, and connects again when the line breaks."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Generator

import msgspec
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, reconnect

from ..messages.up import Up
from .guests import Unwelcome, unwelcome

PAUSE = 0.5  # seconds before the first try to connect again; then ever longer
LONGEST = 8.0
PATIENCE = 1.0  # seconds for a last word when we hang up

encode = msgspec.json.Encoder().encode


class Line:
    """Tells what happens by calling `put`: ("frame", text), ("lost", None) or ("denied", Unwelcome)."""

    def __init__(self, server: str, token: str, put: Callable[[str, object], None]) -> None:
        self.server = server
        self.token = token
        self.put = put
        self._connection: ClientConnection | None = None
        self._ended = threading.Event()

    def start(self) -> None:
        """Connect, and listen until `close`."""
        threading.Thread(target=self._run, name="line", daemon=True).start()

    def send(self, message: Up) -> None:
        """Send, if the line holds. What was sent may be lost with it."""
        connection = self._connection
        if connection:
            with contextlib.suppress(WebSocketException, OSError):
                connection.send(encode(message).decode())

    def close(self) -> None:
        """Hang up."""
        self._ended.set()
        if connection := self._connection:
            with contextlib.suppress(WebSocketException, OSError):
                connection.close()

    def _run(self) -> None:
        url = "ws" + self.server.removeprefix("http") + "/api/socket"
        headers = {"Authorization": f"Bearer {self.token}"}
        try:
            for connection in reconnect(
                url,
                additional_headers=headers,
                reconnect_delays=_delays,
                close_timeout=PATIENCE,
                max_size=None,
            ):
                self._listen(connection)
                # Also when it was accepted only to be dropped at once.
                if self._ended.wait(PAUSE):
                    return
        except InvalidStatus as error:
            self.put("denied", unwelcome(self.server, error.response.body))
        except WebSocketException:
            self.put("denied", Unwelcome("terminal-join-strange", server=self.server))

    def _listen(self, connection: ClientConnection) -> None:
        self._connection = connection
        try:
            for frame in connection:
                self.put("frame", frame)
        except WebSocketException:
            pass
        finally:
            self._connection = None
            self.put("lost", None)


def _delays() -> Generator[float]:
    pause = PAUSE
    while True:
        yield pause
        pause = min(2 * pause, LONGEST)
