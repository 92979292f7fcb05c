"""A second thread moves the log of SQLite into its file, which may take long; no move waits for it.

The writer writes on meanwhile, so a little of its log is always left over. The writer itself moves this rest,
in about a millisecond: only then does the log begin anew, or it would grow for ever.
"""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable

from .sqlite import Connection

logger = logging.getLogger("kobako.store")


def checkpoint(connection: Connection, kind: str = "PASSIVE") -> None:
    """Move what can be moved now. If it fails, all is still in the log; the next may succeed."""
    try:
        connection.execute(f"PRAGMA wal_checkpoint({kind})").fetchall()
    except Exception as error:
        logger.warning("checkpoint-failed reason=%r", str(error))


class Checkpoints:
    """Moves the log whenever it is asked to."""

    def __init__(self, open_connection: Callable[[], Connection]) -> None:
        self.only_the_rest = threading.Event()  # all but a little has been moved since this was cleared
        self.connection = open_connection()
        self._wishes: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="kobako-checkpoints", daemon=True)
        self._thread.start()

    def ask(self) -> None:
        """Move the log as soon as possible."""
        self._wishes.put(True)

    def close(self) -> None:
        """Finish what was begun. Blocks."""
        self._wishes.put(False)
        self._thread.join()
        self.connection.close()

    def _run(self) -> None:
        while self._wishes.get():
            checkpoint(self.connection)
            self.only_the_rest.set()
