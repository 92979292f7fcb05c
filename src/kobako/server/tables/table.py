"""A table as its log makes it. `apply` is the only way in which a table changes, live and on loading."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from ...bots.bot import Bot, find_bot, levels
from ...bots.guests import Guest
from ...games import find
from ...games.game import Look, States, View
from ...match.deal import MISSING, Dealer, commitment, seed_of_table
from ...match.match import Match
from ...messages.common import Status
from ..store import Order, Row
from . import events as log
from .clocks import Times

MOST_CHATS = 50  # what a newcomer is shown
MOST_SEEDS = 4096  # of bots' moves that are kept


@dataclass
class Seat:
    """Who sits in a seat, and who plays there."""

    person: str | None = None
    kept: bool = False  # for the person, who has not sat down yet
    commit: str | None = None
    bytes: str | None = None
    bot: str | None = None
    away: bool = False

    @property
    def is_person(self) -> bool:
        """Whether a person has this seat, here or away."""
        return self.person is not None and not self.kept

    @property
    def is_taken(self) -> bool:
        """Whether somebody will play here."""
        return self.is_person or self.bot is not None

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot makes the moves."""
        return self.bot is not None or self.away


@dataclass(frozen=True)
class Spoken:
    """A line of chat."""

    seq: int
    at: int
    seat: int | None
    said: log.Said


class BotMove(NamedTuple):
    """A move that a bot has made, in its own seat or for a person."""

    step: int
    seat: int
    bot: str
    iterations: int


class Table:
    """A table: its seats, its game, its clocks, and the answers that it has given."""

    def __init__(self, id: str) -> None:  # noqa: A002 - a table's name is its id
        self.id = id
        self.opened: log.Opened
        self.opened_at = 0
        self.host = ""  # who may change the seats and start
        self.head = 0  # seq of the last entry
        self.changed = 0  # when that was
        self.status: Status = "open"
        self.seats: list[Seat] = []
        self._sitting: dict[str, int] | None = None  # seats by person
        self.cids: dict[tuple[str, str], int] = {}  # who sent what is already done, and where it stands
        self.match: Match | None = None
        self.decisions: list[int] = []  # how many each seat has made
        self.stepped = 0  # when the game last moved
        self.times: Times
        self.chats: list[Spoken] = []
        self.asked: int | None = None  # the seat that wants to take its move back
        self.asked_at = 0
        self.agreed: list[int] = []
        self._bots: dict[str, Bot] = {}  # by name
        self.bot_moves: list[BotMove] = []
        self.next: str | None = None
        self.orders: dict[int, Order] = {}  # standing orders by seat; they are not in the log
        self._looks: dict[int | None, Look] = {}  # at the match as it stands
        self._seen: dict[int, States] = {}  # what bots go by in it
        self._public: View | None = None  # the same in the eyes of everybody
        self._pending: tuple[int, ...] | None = None  # who may act in it
        self.closed: log.Closed | None = None
        self.ended: log.Ended | None = None
        self.ended_at = 0

    @classmethod
    def load(cls, id: str, rows: Iterable[Row]) -> Table:  # noqa: A002
        """The table of a log."""
        table = cls(id)
        for row in rows:
            table.apply(row)
        return table

    def copy(self) -> Table:
        """The same table once more; what happens to one does not happen to the other."""
        twin = Table(self.id)
        vars(twin).update(vars(self))
        twin.seats = [Seat(*vars(seat).values()) for seat in self.seats]
        twin.cids, twin.orders = dict(self.cids), dict(self.orders)
        twin.decisions, twin.agreed = list(self.decisions), list(self.agreed)
        twin.chats, twin.bot_moves = list(self.chats), list(self.bot_moves)
        twin.match = self.match.copy() if self.match else None
        if self.head:
            twin.times = self.times.copy()
        return twin

    # ------------------------------------------------------------------------------------- what is so

    @property
    def is_of_these_rules(self) -> bool:
        """Whether its game is played by the rules that this program has."""
        return find(self.opened.game).version == self.opened.rules

    @property
    def commit(self) -> str:
        """deal-v1: what the table committed to before anybody sat."""
        return commitment(bytes.fromhex(self.opened.secret))

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody who has a seat here, or for whom one is kept."""
        return tuple([seat.person for seat in self.seats if seat.person])

    @property
    def copied(self) -> int:
        """How many steps of the game were taken from another."""
        return len(self.opened.branch.steps) if self.opened.branch else 0

    def can_undo(self, seat: int) -> bool:
        """Whether the seat has made the last move here, and it revealed nothing; never in a rated game."""
        if self.opened.rated or self.match is None or len(self.match.steps) <= self.copied:
            return False
        return self.match.can_undo(seat)

    @property
    def is_practice(self) -> bool:
        """Whether one person plays against bots only, and nothing counts: nobody is wronged by a hint."""
        return not self.opened.rated and sum(seat.is_person for seat in self.seats) == 1

    @cached_property
    def strongest(self) -> int:
        """What the strongest bot is given for a move that people are offered in this game."""
        return max((bot.budget(self.opened.game) for bot in levels(self.opened.game)), default=0)

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that may act now."""
        if self._pending is None:
            self._pending = self.match.pending if self.match else ()
        return self._pending

    def seat_of(self, person: str) -> int | None:
        """Where a person sits."""
        if self._sitting is None:
            self._sitting = {
                seat.person: number for number, seat in enumerate(self.seats) if seat.person and not seat.kept
            }
        return self._sitting.get(person)

    def looks(self, audiences: Iterable[int | None]) -> Mapping[int | None, Look]:
        """What these seats and (None) spectators may know of the game, at least; nothing before it."""
        if self.match and (new := [one for one in audiences if one not in self._looks]):
            self._looks.update(zip(new, self.match.looks(new), strict=True))
        return self._looks

    def look(self, audience: int | None) -> Look:
        """The same for one, in a game."""
        return self._looks.get(audience) or self.looks([audience])[audience]

    def seen(self, seat: int) -> States:
        """The hidden record of a seat, in a game."""
        if seat not in self._seen:
            assert self.match
            self._seen[seat] = self.match.seen(seat)
        return self._seen[seat]

    def view(self, audience: int | None) -> View | None:
        """The game as a seat sees it."""
        if self.match is None:
            return None
        if self._public is None:
            self._public = self.match.info.view(self.look(None))
        return self.match.info.view_of(self._public, self.look(audience))

    def answer_of(self, seat: int) -> str | None:
        """The move that the standing order of a seat makes now, if there is one."""
        order = self.orders.get(seat)
        if order is None or not self._stands(seat, order):
            return None
        assert self.match
        assert self.match.info.orders
        move: str | None = self.match.info.orders.answer(self.look(seat), order.bound)
        return move

    def lapsed(self) -> list[int]:
        """Seats whose standing orders stand no more."""
        return [seat for seat, order in self.orders.items() if not self._stands(seat, order)]

    def _stands(self, seat: int, order: Order) -> bool:
        if self.match is None or self.status != "running" or self.seats[seat].is_played_by_bot:
            return False
        orders = self.match.info.orders
        return orders is not None and bool(orders.stands(self.look(seat), order.bound))

    @cached_property
    def dealer(self) -> Dealer:
        """Draws the chance of this table's game, when all bytes are known that will be."""
        entropy = [bytes.fromhex(seat.bytes) if seat.bytes else MISSING for seat in self.seats]
        return Dealer(seed_of_table(bytes.fromhex(self.opened.secret), entropy))

    def bot_named(self, name: str) -> Bot:
        """A bot that plays here. It is asked for several times for every move."""
        if name not in self._bots:
            self._bots[name] = find_bot(name)
        return self._bots[name]

    def bot_seed(self, seat: int) -> int:
        """The seed of a bot's moves in a seat; it can be computed again when the secret is published."""
        return _bot_seed(self.opened.secret, seat)

    # ---------------------------------------------------------------------------------- what happens

    def apply(self, row: Row) -> log.Event:
        """Take the next entry of the log."""
        event: log.Event = log.decode(row.payload)
        if row.cid is not None:
            self.cids[row.actor, row.cid] = row.seq
        self.head, self.changed = row.seq, row.at
        self._looks, self._seen, self._public, self._pending = {}, {}, None, None
        CHANGES[type(event)](self, event, row)
        return event

    def _opened(self, event: log.Opened, row: Row) -> None:
        self.opened, self.opened_at, self.host = event, row.at, event.host
        self.seats = [Seat() for _ in range(event.players)]
        self._sitting = None
        for number, bot in event.bots.items():
            self.seats[number].bot = bot
        for number, person in event.kept.items():
            self.seats[number] = Seat(person, kept=True)
        self.decisions = [0] * event.players
        self.times = Times(event.clock, event.players)

    def _sat(self, event: log.Sat, row: Row) -> None:
        self._seat(event.seat, Seat(event.person, commit=event.commit))

    def _stood(self, event: log.Stood, row: Row) -> None:
        left = self.seats[event.seat].person
        self._seat(event.seat, Seat())
        if left == self.host:  # who is still there may start
            self.host = next((seat.person for seat in self.seats if seat.is_person and seat.person), left)

    def _filled(self, event: log.Filled, row: Row) -> None:
        self._seat(event.seat, Seat(bot=event.bot))

    def _seat(self, number: int, seat: Seat) -> None:
        self.seats[number], self._sitting = seat, None

    def _started(self, event: log.Started, row: Row) -> None:
        self.status, self.stepped = "opening", row.at

    def _showed(self, event: log.Showed, row: Row) -> None:
        self.seats[event.seat].bytes = event.bytes

    def _began(self, event: log.Began, row: Row) -> None:
        self.status, self.stepped = "running", row.at
        if self.is_of_these_rules:
            self.match = begin(self)
        if self.opened.branch:
            made = [line.partition(" ")[0] for line in self.opened.branch.steps]
            self.decisions = [made.count(str(seat)) for seat in range(self.opened.players)]
            self._run_clocks(None, row.at)

    def _told(self, event: log.Told, row: Row) -> None:
        if self.match:
            self.match.chance(event.line)
        self._moved(None, row)

    def _acted(self, event: log.Acted, row: Row) -> None:
        if self.match:
            if event.bot:
                step = len(self.match.steps)
                self.bot_moves.append(BotMove(step, event.seat, event.bot, event.iterations))
            self.match.act(event.seat, event.move)
        self.decisions[event.seat] += 1
        self._moved(None if event.bot else event.seat, row)  # a bot needs no clock

    def _moved(self, acted: int | None, row: Row) -> None:
        self.stepped = row.at
        self.asked, self.agreed = None, []
        self._run_clocks(acted, row.at)

    def _run_clocks(self, acted: int | None, at: int) -> None:
        if self.opened.clock.kind != "none":
            running = [seat for seat in self.pending if not self.seats[seat].is_played_by_bot]
            self.times.turn(running, acted, at)

    def _ended(self, event: log.Ended, row: Row) -> None:
        self.status, self.ended, self.ended_at = "over", event, row.at

    def _went(self, event: log.Went, row: Row) -> None:
        self.seats[event.seat].away = True
        self.stepped = row.at
        self.agreed = [seat for seat in self.agreed if seat != event.seat]
        self._run_clocks(None, row.at)

    def _returned(self, event: log.Returned, row: Row) -> None:
        self.seats[event.seat].away = False
        self._run_clocks(None, row.at)

    def _undo_asked(self, event: log.UndoAsked, row: Row) -> None:
        self.asked, self.asked_at, self.agreed = event.seat, row.at, []
        self.times.turn([], None, row.at)  # nobody's time runs while the others are asked

    def _undo_agreed(self, event: log.UndoAgreed, row: Row) -> None:
        self.agreed.append(event.seat)

    def _undo_refused(self, event: log.UndoRefused, row: Row) -> None:
        self.asked, self.agreed, self.stepped = None, [], row.at
        self._run_clocks(None, row.at)

    def _undone(self, event: log.Undone, row: Row) -> None:
        if self.match:
            self.match.undo(event.seat)
            self.bot_moves = [move for move in self.bot_moves if move.step < len(self.match.steps)]
        self.decisions[event.seat] -= 1
        self.times.take_back(event.seat)
        self._moved(None, row)

    def _said(self, event: log.Said, row: Row) -> None:
        self.chats.append(Spoken(row.seq, row.at, self.seat_of(event.person), event))
        del self.chats[:-MOST_CHATS]

    def _continued(self, event: log.Continued, row: Row) -> None:
        self.next = event.table

    def _woke(self, event: log.Woke, row: Row) -> None:
        self.times.forgive(event.since, row.at)

    def _closed(self, event: log.Closed, row: Row) -> None:
        self.status, self.closed = "closed", event


CHANGES: dict[type[log.Event], Any] = {
    log.Opened: Table._opened,
    log.Sat: Table._sat,
    log.Stood: Table._stood,
    log.Filled: Table._filled,
    log.Started: Table._started,
    log.Showed: Table._showed,
    log.Began: Table._began,
    log.Told: Table._told,
    log.Acted: Table._acted,
    log.Ended: Table._ended,
    log.Went: Table._went,
    log.Returned: Table._returned,
    log.UndoAsked: Table._undo_asked,
    log.UndoAgreed: Table._undo_agreed,
    log.UndoRefused: Table._undo_refused,
    log.Undone: Table._undone,
    log.Said: Table._said,
    log.Continued: Table._continued,
    log.Woke: Table._woke,
    log.Closed: Table._closed,
}


@lru_cache(MOST_SEEDS)  # asked for every move
def _bot_seed(secret: str, seat: int) -> int:
    text = f"kobako guest {secret} {seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8]) >> 1


# ------------------------------------------------------------------------------------------- the record


def begin(table: Table) -> Match:
    """The match of a table, with the tags that are public from the start of the game."""
    opened = table.opened
    match = Match(opened.game, opened.players, options=opened.options, chance="given")
    match.tag(f"deal-v1 commit {table.commit}")
    for number, seat in enumerate(table.seats):
        match.tag(f"deal-v1 seat {number} {seat.bytes or 'missing'}")
    for number in range(opened.players):
        guest = guest_of(table, number)
        match.tag(guest.tag(number) if guest else f"seat {number} human")
    if opened.branch:
        match.tag(opened.branch.tag)
        for line in opened.branch.steps:
            match.add(line)
    return match


def guest_of(table: Table, seat: int) -> Guest | None:
    """The bot to which a seat belongs."""
    name, game = table.seats[seat].bot, table.opened.game
    return Guest(find_bot(name), find_bot(name).budget(game), table.bot_seed(seat)) if name else None


def record_of(table: Table) -> str:
    """The record of a finished game, with the table's secret and all that bots' moves follow from."""
    assert table.match
    whole = table.match.copy()
    whole.tag(f"deal-v1 secret {table.opened.secret}")
    for step, seat, bot, iterations in table.bot_moves:
        guest = guest_of(table, seat)
        if guest is None:
            whole.tag(f"x-stand-in {step} {seat} {bot} {table.bot_seed(seat)}")
        if iterations != (guest.budget if guest else 0):
            whole.tag(f"bot {step} {iterations}")
    return whole.record()
