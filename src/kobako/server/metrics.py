"""What a server counts of itself, for Prometheus: numbers of all tables together, never a card or a name."""

from __future__ import annotations

import functools
import os
from collections import Counter as Tally
from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where several processes on one machine add up their numbers
TEXT = "text/plain; version=0.0.4; charset=utf-8"
STATUSES = ("open", "opening", "running", "over", "closed")
SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LONG = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0)

TABLES = Gauge("kobako_tables", "Tables in memory.", ["status"], multiprocess_mode="livesum")
SOCKETS = Gauge("kobako_sockets", "Open sockets.", multiprocess_mode="livesum")
MESSAGES = Counter("kobako_messages", "Messages from clients.")
ACKNOWLEDGED = Histogram(
    "kobako_acknowledged_seconds", "From a message of a client until it was answered.", buckets=SHORT
)
ENTRIES = Counter("kobako_entries", "Entries of logs that were written.", ["kind"])
WRITING = Histogram("kobako_writing_seconds", "Until entries were on disk.", buckets=SHORT)
REFUSED = Counter("kobako_refused", "What clients asked for and did not get.", ["reason"])
CONFLICTS = Counter("kobako_conflicts", "Entries for which another server was faster.")
FAILURES = Counter("kobako_failures", "What went wrong at tables and had to be read again from the log.")
DROPPED = Counter("kobako_dropped", "Sockets that were cut because nobody read.")
THINKING = Histogram("kobako_thinking_seconds", "That bots searched for a move.", buckets=LONG)
BY_THUMB = Counter("kobako_by_thumb", "Moves of bots that had no time or no process to search.")
PUSHES = Counter(
    "kobako_pushes", "Calls to browsers, by the status of the answer; 0 without one.", ["status"]
)
REQUESTS = Counter("kobako_requests", "Requests over HTTP.", ["route", "status"])


@functools.cache  # to look it up takes longer than to count
def entries_of(kind: str) -> Counter:
    """Counts entries of a kind."""
    return ENTRIES.labels(kind)


def count_tables(statuses: Iterable[str]) -> None:
    """The tables in memory have these statuses."""
    tally = Tally(statuses)
    for status in STATUSES:
        TABLES.labels(status).set(tally[status])


def text() -> bytes:
    """Everything as Prometheus reads it, of all processes on this machine."""
    if FOLDER not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)
    return generate_latest(registry)


def forget_process(number: int) -> None:
    """A process is gone, and what it has open or in memory with it."""
    multiprocess.mark_process_dead(number)
