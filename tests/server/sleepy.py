"""A server that is slow to go on after a start, for the test that has to notice it."""

import asyncio
import sys
import time

from kobako.cli import main
from kobako.messages import up
from kobako.server.house.live import Live
from kobako.server.house.presence import Client

SLEEP = 3.5  # seconds

really_receive = Live.receive
first = 0.0


def receive(self: Live, message: up.AtTable, client: Client) -> None:
    """Everything takes as long as if the server had slept after the first message."""
    global first
    first = first or time.monotonic()
    late = max(0.0, first + SLEEP - time.monotonic())
    asyncio.get_running_loop().call_later(late, really_receive, self, message, client)


if __name__ == "__main__":
    Live.receive = receive  # type: ignore[method-assign]
    sys.exit(main(["serve", *sys.argv[1:]]))
