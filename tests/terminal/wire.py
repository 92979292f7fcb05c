"""A line to a server that can be cut."""

from __future__ import annotations

import contextlib
import select
import socket
import threading


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
