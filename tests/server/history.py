"""What clients sent and heard, held against what the database holds: the judge of crashes, cuts and races.

All that a client was told of a table must follow, to the byte, from the log as its seat knows it; what was
acknowledged stands there once, where it was said to stand; and what was refused does not.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

from kobako.match.verify import verify
from kobako.messages import up
from kobako.messages.common import UndoAsk
from kobako.server.house.live import TABLE
from kobako.server.store import Row
from kobako.server.tables import events as log
from kobako.server.tables import wire
from kobako.server.tables.table import Table

# The entry that a message leads to.
ENTRIES: dict[type[up.Up], set[str]] = {
    up.Sit: {"sat"},
    up.Stand: {"stood"},
    up.Fill: {"filled"},
    up.Start: {"started"},
    up.Bytes: {"showed"},
    up.Act: {"acted"},
    up.Undo: {"undoasked"},
    up.Answer: {"undoagreed", "undorefused"},
    up.Leave: {"went"},
    up.Back: {"returned"},
    up.Replace: {"went"},
    up.Say: {"said"},
    up.Again: {"continued"},
    up.Close: {"closed"},
}
UNSURE = "server-trouble"  # the disk has failed: who is told so does not know whether it was written

STREAM = ("snapshot", "update", "caught")  # what is told to whoever looks at a table

Logs = Mapping[str, Sequence[Row]]
Names = Mapping[str, str]

encode = msgspec.json.Encoder().encode
read_sent = msgspec.json.Decoder(up.FromClient).decode


class Chair(msgspec.Struct, gc=False):
    """What a player has to know of a seat."""

    kind: str
    person: str | None = None
    away: bool = False


class Room(msgspec.Struct, gc=False):
    """What a player has to know of a table."""

    status: str
    chairs: list[Chair]
    undo: UndoAsk | None = None


class Game(msgspec.Struct, gc=False):
    """What a player has to know of a game to make a move."""

    turn: bool
    legal: list[str]
    decision: int
    undo: bool


class Heard(msgspec.Struct, gc=False):
    """What any message from the server has that concerns the history, or whoever plays on."""

    type: str
    table: str | None = None
    seq: int = 0
    cid: str | None = None
    id: str = ""  # of a refusal
    room: Room | None = None
    game: Game | None = None


read_heard = msgspec.json.Decoder(Heard).decode


@dataclass
class Book:
    """What one client has sent to one table and heard of it, in order, over all its connections."""

    table: str
    person: str
    sent: list[bytes] = field(default_factory=list)  # every message, as often as it was sent
    heard: list[bytes] = field(default_factory=list)  # every frame about this table
    acks: dict[str, int] = field(default_factory=dict)  # cid and seq of what was acknowledged, for players
    head: int | None = None  # the last `seq` that the client knows of
    is_closed: bool = False  # the client is done with this table

    def send(self, frame: bytes) -> bytes:
        """Note what is sent."""
        self.sent.append(frame)
        return frame

    def hear(self, frame: bytes) -> Heard:
        """Note what is heard."""
        told = read_heard(frame)
        if told.table == self.table:
            self.heard.append(frame)
            if told.type in ("snapshot", "update"):
                self.head = told.seq
            elif told.type == "done":
                self.acks[told.cid or ""] = told.seq
        return told


def demand(holds: bool, otherwise: str) -> None:
    if not holds:
        raise AssertionError(otherwise)


def check_books(books: Sequence[Book], logs: Logs, names: Names) -> None:
    """Nothing acknowledged is lost, nothing is there twice, and nobody was told what is not so."""
    at: dict[str, list[Book]] = defaultdict(list)
    for book in books:
        at[book.table].append(book)
    for table in sorted({*logs, *at}):
        TableHistory(table, at[table], logs.get(table, ()), names).check()


class TableHistory:
    """Everybody's book at one table, and its log."""

    def __init__(self, id: str, books: Sequence[Book], rows: Sequence[Row], names: Names) -> None:  # noqa: A002
        self.id, self.books, self.rows, self.names = id, books, rows, names
        self.done = {(row.actor, row.cid): row.seq for row in rows if row.cid is not None}

    def check(self) -> None:
        self.check_log()
        for person in sorted({book.person for book in self.books}):
            self.check_answers(person, [book for book in self.books if book.person == person])
        for book in self.books:
            self.check_stream(book)

    @cached_property
    def table(self) -> Table:
        return Table.load(self.id, self.rows)

    # ------------------------------------------------------------------------------------- the log

    def check_log(self) -> None:
        """It has no gap, nothing twice, nothing that its people did not ask for, and an honest end."""
        seqs = [row.seq for row in self.rows]
        demand(seqs == list(range(1, len(seqs) + 1)), f"{self.id}: a gap in the log")
        cids = [(row.actor, row.cid) for row in self.rows if row.cid is not None]
        demand(len(cids) == len(set(cids)), f"{self.id}: something was done twice")
        if self.rows and self.table.ended:
            demand(verify(self.table.ended.record).ok, f"{self.id}: its record does not hold")

    def check_origin(self, person: str, asked: Mapping[str, up.AtTable]) -> None:
        """What stands in the log as done by a person is what that person has sent."""
        for row in self.rows[1:]:  # the table itself is opened by another way
            if row.actor == person != TABLE and row.cid is not None:
                demand(row.cid in asked, f"{self.id}: {row.seq} was never sent")
                message, event = asked[row.cid], log.decode(row.payload)
                is_it = row.kind in ENTRIES[type(message)]
                if isinstance(message, up.Act):
                    is_it = event == log.Acted(self.table.seat_of(person) or 0, message.move)
                demand(is_it, f"{self.id}: {row.seq} is not what was sent")

    # --------------------------------------------------------------------------------- the answers

    def check_answers(self, person: str, books: Iterable[Book]) -> None:
        """Acknowledged is just what stands in the log, there; refused is what does not."""
        asked: dict[str, up.AtTable] = {}
        times, refusals = Counter[str](), Counter[str]()
        for book in books:
            for message in map(read_sent, book.sent):
                if isinstance(message, up.AtTable):
                    asked[message.cid] = message
                    times[message.cid] += 1
            for told in map(read_heard, book.heard):
                if told.type == "done":
                    self.check_done(person, told, asked)
                elif told.type == "refused" and told.cid and told.id != UNSURE:
                    refusals[told.cid] += 1
        self.check_origin(person, asked)
        for cid, count in refusals.items():
            known = self.done.get((person, cid))
            demand(known is None or count < times[cid], f"{self.id}: {cid} was refused, and done")

    def check_done(self, person: str, told: Heard, asked: Mapping[str, up.AtTable]) -> None:
        found = self.done.get((person, told.cid or ""))
        if isinstance(asked.get(told.cid or ""), up.Order):  # kept beside the log, which goes on from there
            demand(found is None and told.seq <= len(self.rows), f"{self.id}: an order in the log: {told}")
        else:
            demand(found == told.seq, f"{self.id}: {told.cid} was acknowledged as {told.seq}: {found}")

    # ---------------------------------------------------------------------------------- the stream

    def check_stream(self, book: Book) -> None:
        """What a client was told goes on without a gap, and is to the byte what the log makes of it."""
        stream = [(told, frame) for frame in book.heard if (told := read_heard(frame)).type in STREAM]
        shown = {told.seq for told, _ in stream if told.type == "snapshot"}
        expected = self.told_to(self.table.seat_of(book.person), shown) if stream and self.rows else {}
        last = 0
        for told, frame in stream:
            seq, end = told.seq, len(self.rows)
            if told.type == "snapshot":
                demand(last <= seq <= end, f"{self.id}: thrown back from {last} to {seq} of {end}")
            elif told.type == "update":
                demand(seq == last + 1, f"{self.id}: told {seq} after {last}")
            else:
                demand(seq == last, f"{self.id}: caught up with {last} at {seq}")
            known = expected.get((told.type, seq))
            demand(told.type == "caught" or frame == known, f"{self.id}: {seq} was told otherwise than it is")
            last = seq

    def told_to(self, audience: wire.Audience, shown: set[int]) -> dict[tuple[str, int], bytes]:
        """All that an audience is told, by kind and `seq`, made from the log alone: updates, these snapshots.

        Before the game everybody is told the same, so it does not matter when somebody sat down.
        """
        table, story = Table(self.id), []
        told: dict[tuple[str, int], bytes] = {}
        for row in self.rows:
            update = wire.tell(table, row, [audience], self.names)[audience]
            told["update", row.seq] = encode(update)
            story += update.log
            if row.seq in shown:
                told["snapshot", row.seq] = encode(wire.snapshot(table, story, audience, self.names))
        return told
