"""Many servers on one machine: processes that share a port and a database. One that dies is replaced."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Sequence
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event

from . import metrics
from .settings import Settings

logger = logging.getLogger("kobako.workers")

OK, FAILED = 0, 1
PATIENCE = 60.0  # seconds for a worker to listen
GRACE = 15.0  # seconds for workers to end
AGAIN = 1.0  # seconds between the beginnings of a worker that dies at once

spawn = multiprocessing.get_context("spawn")
# Runs a server in its process: settings, sockets, and whom to tell that it listens.
Work = Callable[[Settings, Sequence[socket.socket], Event], int]


class Worker:
    """A place for a process."""

    def __init__(self, number: int, start: Callable[[Event], BaseProcess]) -> None:
        self.number, self._start = number, start
        self.begin()

    def begin(self) -> None:
        """Start a process in this place."""
        self.begun = time.monotonic()
        self.listens = spawn.Event()
        self.process = self._start(self.listens)

    def look_after(self) -> None:
        """Replace the process if it has died, but not over and over."""
        if not self.process.is_alive() and time.monotonic() - self.begun > AGAIN:
            logger.error("worker=%d died exitcode=%s", self.number, self.process.exitcode)
            metrics.forget_process(self.process.pid or 0)
            self.begin()


def run_workers(
    work: Work,
    settings: Settings,
    sockets: Sequence[socket.socket],
    on_start: Callable[[], None],
    endings: Sequence[signal.Signals],
) -> int:
    """Run them until a signal ends them; the exit code."""
    ended = threading.Event()
    for name in endings:
        if signal.getsignal(name) is not signal.SIG_IGN:
            signal.signal(name, lambda *_: ended.set())

    def start(listens: Event) -> BaseProcess:
        process = spawn.Process(target=_work, args=(work, settings, list(sockets), listens))
        process.start()
        return process

    workers = [Worker(number, start) for number in range(settings.workers)]
    try:
        if not _all_listen(workers, ended):
            return OK if ended.is_set() else FAILED
        on_start()
        while not ended.wait(0.1):
            for worker in workers:
                worker.look_after()
        return OK
    finally:
        _end(workers, GRACE + settings.farewell_seconds)


def _all_listen(workers: Sequence[Worker], ended: threading.Event) -> bool:
    end = time.monotonic() + PATIENCE
    while not all(worker.listens.is_set() for worker in workers):
        died = any(not worker.process.is_alive() for worker in workers)
        if ended.wait(0.05) or died or time.monotonic() > end:
            return False
    return True


def _end(workers: Sequence[Worker], grace: float) -> None:
    for worker in workers:
        worker.process.terminate()
    end = time.monotonic() + grace
    for worker in workers:
        worker.process.join(max(0.0, end - time.monotonic()))
        if worker.process.is_alive():
            worker.process.kill()
            worker.process.join()


def _work(work: Work, settings: Settings, sockets: Sequence[socket.socket], listens: Event) -> None:
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl-C reaches every process; the first one tells the others
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    raise SystemExit(work(settings, sockets, listens))


def _end_with_the_first() -> None:
    first = multiprocessing.parent_process()
    if first:
        first.join()
        os.kill(os.getpid(), signal.SIGTERM)
