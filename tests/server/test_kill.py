"""A server that is killed loses nothing that it has acknowledged. The long version runs in `make soak`."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from kobako.messages.down import Caught, Done, Refused
from kobako.server.store import Row
from long.crashes import crash, demand_soon
from long.storm import demand_prompt

from . import hasty, sleepy
from .history import Book, check_books, read_heard, read_sent
from .killing import FLAGS, Evidence, Party, kill
from .running import running

pytestmark = [pytest.mark.proof, pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")]


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
    assert all(len(book.heard) > 3 for book in books)


def test_a_server_that_acknowledges_before_it_writes_is_caught(tmp_path: Path) -> None:
    with running(tmp_path, *FLAGS, entry=[hasty.__file__]) as server:
        remains = kill(server, tables=4, seats=3, kills=0, seed=1)
    with pytest.raises(AssertionError, match="was acknowledged as"):
        check_books(*remains)


def test_tables_that_stand_still_after_a_start_are_noticed(tmp_path: Path) -> None:
    with running(tmp_path, *FLAGS, entry=[sleepy.__file__]) as server:
        pauses = asyncio.run(crash(server, kills=1, tables=2, done=Counter()))
    with pytest.raises(AssertionError, match="stood still for too long after 1 of 1 starts"):
        demand_soon(pauses[1:])


def test_answers_that_come_late_are_noticed(tmp_path: Path) -> None:
    with running(tmp_path, *FLAGS, entry=[sleepy.__file__]) as server:
        party = Party(server, tables=2, seats=3, seed=1)
        asyncio.run(party.play(kills=0, least=10, most=20))
    with pytest.raises(AssertionError, match="99 of 100 answers of survivors within 3"):
        demand_prompt(party.waits)


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


def place_of(book: Book, kind: str) -> int:
    """Where the last message of a kind stands."""
    return max(n for n, frame in enumerate(book.heard) if read_heard(frame).type == kind)


def missed(book: Book, logs: Logs) -> None:
    """One of two updates that came one after the other."""
    kinds = [read_heard(frame).type for frame in book.heard]
    del book.heard[max(n for n, pair in enumerate(pairwise(kinds)) if pair == ("update", "update"))]


def repeated(book: Book, logs: Logs) -> None:
    book.heard.append(book.heard[place_of(book, "update")])


def thrown_back(book: Book, logs: Logs) -> None:
    book.heard.append(book.heard[place_of(book, "snapshot")])


def ahead(book: Book, logs: Logs) -> None:
    shown = msgspec.json.decode(book.heard[place_of(book, "snapshot")])
    book.heard.append(msgspec.json.encode(shown | {"seq": len(logs[book.table]) + 1}))


def caught_elsewhere(book: Book, logs: Logs) -> None:
    book.heard.append(msgspec.json.encode(Caught(book.table, (book.head or 0) - 1)))


def otherwise(book: Book, logs: Logs) -> None:
    book.heard[place_of(book, "update")] += b" "


def shown_otherwise(book: Book, logs: Logs) -> None:
    book.heard[place_of(book, "snapshot")] += b" "


def acknowledged_elsewhere(book: Book, logs: Logs) -> None:
    cid, seq = next(iter(book.acks.items()))
    book.heard.append(msgspec.json.encode(Done(book.table, cid, seq + 1)))


def refused_and_done(book: Book, logs: Logs) -> None:
    for cid in [read_sent(frame).cid for frame in book.sent if b'"act"' in frame]:
        book.heard.append(msgspec.json.encode(Refused("not-your-turn", table=book.table, cid=cid)))


def never_sent(book: Book, logs: Logs) -> None:
    book.sent.clear()


def something_else(book: Book, logs: Logs) -> None:
    book.sent = [frame.replace(b'"play ', b'"play  ').replace(b'"bid ', b'"bid  ') for frame in book.sent]


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
        (caught_elsewhere, "caught up with"),
        (otherwise, "told otherwise"),
        (shown_otherwise, "told otherwise"),
        (acknowledged_elsewhere, "was acknowledged as"),
        (refused_and_done, "was refused, and done"),
        (never_sent, "was never sent"),
        (something_else, "is not what was sent"),
    ],
)
def test_what_must_not_be_is_noticed(
    spoil: Callable[[Book, Logs], None], why: str, evidence: Evidence
) -> None:
    books, logs, names = evidence
    copies = [
        replace(book, sent=list(book.sent), heard=list(book.heard), acks=dict(book.acks)) for book in books
    ]
    rows = {table: list(entries) for table, entries in logs.items()}
    longest = max((book for book in copies if book.acks), key=lambda book: len(book.heard))
    spoil(longest, rows)
    with pytest.raises(AssertionError, match=why):
        check_books(copies, rows, names)
