"""A server with a bot that searches, or seems to, for tests that kill the process in which it does.

What this file does when it is read, every process of the server does. The folder in SEARCHING says what is
going on: `ready-PID` is a process that has warmed up, `busy-PID` one that searches and, as long as there is
a file `hold` when it begins, never ends.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from kobako.bots import bot as bots_by_name
from kobako.bots.bot import THUMB, Bot, Thought, find_bot
from kobako.games.game import States

BUDGET = 1000
FOLDER = "SEARCHING"


def search(seen: States, seat: int, seed: int, iterations: int, seconds: float) -> Thought:
    """Any move, whatever the iterations."""
    folder = Path(os.environ[FOLDER])
    if iterations < BUDGET:
        (folder / f"ready-{os.getpid()}").touch()
    elif (folder / "hold").exists():
        (folder / f"busy-{os.getpid()}").touch()
        signal.pause()
    return Thought(find_bot("random").think(seen, seat, seed).action, iterations)


BOTS = (find_bot("random"), find_bot(THUMB), Bot("hard", search, {"luz": BUDGET}))

if __name__ in ("__main__", "__mp_main__"):
    bots_by_name.BOTS = BOTS

if __name__ == "__main__":
    from kobako.cli import main

    sys.exit(main(["serve", *sys.argv[1:]]))
