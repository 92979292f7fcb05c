"""A server that is killed loses nothing that it has acknowledged. The long version runs in `make soak`."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from kobako.server.store import Row

from . import hasty
from .killing import FLAGS, Book, Evidence, check_books, kill
from .running import running

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")


@pytest.fixture(scope="module")
def evidence(tmp_path_factory: pytest.TempPathFactory) -> Evidence:
    """What is left of two crashes in the middle of games, and a third for good."""
    with running(tmp_path_factory.mktemp("kill"), *FLAGS) as server:
        return kill(server, tables=4, seats=3, kills=2, seed=1)


def test_a_killed_server_loses_nothing_and_every_table_goes_on(evidence: Evidence) -> None:
    check_books(*evidence)
    books, logs, _ = evidence
    assert len(logs) >= 4
    assert sum(len(book.acks) for book in books) > 60
    assert all(len(book.stream) > 1 for book in books)


def test_a_server_that_acknowledges_before_it_writes_is_caught(tmp_path: Path) -> None:
    with running(tmp_path, *FLAGS, entry=[hasty.__file__]) as server:
        remains = kill(server, tables=4, seats=3, kills=0, seed=1)
    with pytest.raises(AssertionError, match="was acknowledged as"):
        check_books(*remains)


# --------------------------------------------------------------------------------- the check can fail

Logs = dict[str, list[Row]]


def lost(book: Book, logs: Logs) -> None:
    """The end of a log is missing."""
    del logs[book.table][max(book.acks.values()) - 1 :]


def gap(book: Book, logs: Logs) -> None:
    del logs[book.table][3]


def twice(book: Book, logs: Logs) -> None:
    rows = logs[book.table]
    again = next(row for row in rows if row.cid)
    rows.append(msgspec.structs.replace(again, seq=len(rows) + 1))


def missed(book: Book, logs: Logs) -> None:
    del book.stream[-2]


def repeated(book: Book, logs: Logs) -> None:
    book.stream.append(book.stream[-1])


def thrown_back(book: Book, logs: Logs) -> None:
    book.stream.append((book.stream[-1][0] - 1, None))


def ahead(book: Book, logs: Logs) -> None:
    book.stream.append((len(logs[book.table]) + 1, None))


def otherwise(book: Book, logs: Logs) -> None:
    seq, frame = book.stream[-1]
    book.stream[-1] = (seq, (frame or b"") + b" ")


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lost, "was acknowledged as"),
        (gap, "a gap in the log"),
        (twice, "something was done twice"),
        (missed, "told [0-9]+ after"),
        (repeated, "told [0-9]+ after"),
        (thrown_back, "thrown back"),
        (ahead, "thrown back"),
        (otherwise, "told otherwise"),
    ],
)
def test_what_must_not_be_is_noticed(
    spoil: Callable[[Book, Logs], None], why: str, evidence: Evidence
) -> None:
    books, logs, names = evidence
    copies = [replace(book, acks=dict(book.acks), stream=list(book.stream)) for book in books]
    rows = {table: list(entries) for table, entries in logs.items()}
    longest = max(copies, key=lambda book: len(book.stream) if book.stream[-1][1] else 0)
    spoil(longest, rows)
    with pytest.raises(AssertionError, match=why):
        check_books(copies, rows, names)
