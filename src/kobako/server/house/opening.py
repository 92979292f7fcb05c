"""How tables are opened: what can be wished for, and the first entries that come of it."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import Protocol

import msgspec

from ...games import find
from ...games.game import GameInfo
from ...messages.branch import NewBranch
from ...messages.common import DAY
from ...messages.http import NewTable
from ..store import Person, Row, Store, seats, social
from ..tables import events as log
from ..tables.decide import Refuse, need_bot, start
from ..tables.table import Table
from ..wallclock import Clock
from .live import Live

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that is easily taken for another
MOST_KEPT = 5  # seats that one person keeps for another
BANK_LEAST = 10  # seconds


class Caps(Protocol):
    """How many tables there may be."""

    @property
    def tables(self) -> int:
        """In all."""

    @property
    def tables_person(self) -> int:
        """That one person has opened, or where they sit."""


class Home(Protocol):
    """What is needed from the house."""

    store: Store
    clock: Clock
    names: dict[str, str]
    tables: dict[str, Live]
    random: Callable[[int], bytes]

    @property
    def caps(self) -> Caps:
        """How much of everything there may be."""

    async def learn_names(self, people: Iterable[str]) -> None:
        """Have the names of people in memory."""

    async def write(self, id: str, entries: list[log.Event], actor: str, cid: str | None) -> None:  # noqa: A002
        """The first entries of a table."""


class Opening:
    """Opens the tables of a house."""

    def __init__(self, home: Home) -> None:
        self.home = home

    async def open(self, new: NewTable, person: Person, password: str | None) -> str:
        """Open a table for a person; its id. The same request again gives the same table."""
        info = check(new)
        table_id = await self._new_id(person, new.cid)
        bots = {n: seat[4:] for n, seat in enumerate(new.seats) if seat.startswith("bot ")}
        kept = {n: seat[4:] for n, seat in enumerate(new.seats) if seat.startswith("for ")}
        await self._check_friends(person.id, kept.values())
        opened = log.Opened(
            game=info.name,
            rules=info.version,
            players=len(new.seats),
            host=person.id,
            secret=self.home.random(32).hex(),
            options=new.options,
            clock=new.clock,
            visibility=new.visibility,
            password=password,
            stand_in=new.bot,
            bots=bots,
            kept=kept,
            rated=new.rated,
        )
        entries: list[log.Event] = [opened]
        if "me" in new.seats:
            entries.append(log.Sat(new.seats.index("me"), person.id, new.commit))
        if new.start:
            entries += start(_trial(table_id, entries, self.home.clock.now()))
        self.home.names[person.id] = person.name
        await self.home.learn_names(kept.values())
        await self.home.write(table_id, entries, person.id, new.cid)
        return table_id

    async def _check_friends(self, person: str, invited: Collection[str]) -> None:
        """Only who is on one's list can be invited, each once. Who has blocked one is not told of it."""
        if not invited:
            return
        ties = await self.home.store.ask(partial(social.ties, person))
        friends = {other for other, kinds in ties.items() if "friend" in kinds}
        if not set(invited) <= friends or len(set(invited)) < len(invited):
            raise Refuse("server-not-friend")
        if await self.home.store.ask(partial(seats.most_kept, person, list(invited))) >= MOST_KEPT:
            raise Refuse("server-too-many-tables")

    async def open_branch(
        self, source: log.Opened, branch: log.Branch, new: NewBranch, person: Person
    ) -> str:
        """Open a table at which a person plays on from within a finished game, against bots."""
        need_bot(new.bot, source.game)
        if new.seat >= source.players:
            raise Refuse("server-bad-option")
        table_id = await self._new_id(person, new.cid)
        opened = log.Opened(
            game=source.game,
            rules=source.rules,
            players=source.players,
            host=person.id,
            secret=self.home.random(32).hex(),
            options=source.options,
            stand_in=new.bot,
            bots={seat: new.bot for seat in range(source.players) if seat != new.seat},
            branch=branch,
        )
        entries = [opened, log.Sat(new.seat, person.id), log.Started(), log.Began()]
        self.home.names[person.id] = person.name
        await self.home.write(table_id, entries, person.id, new.cid)
        return table_id

    async def _new_id(self, person: Person, cid: str) -> str:
        """The id of a table that a person may open."""
        table_id = name_of(person.key, cid)
        await self._check_caps(person.id, table_id)
        return table_id

    async def rematch(self, table: Table, person: str) -> str:
        """Open a table with the same seats, kept for the same people; there is one rematch of a game."""
        bots = {n: seat.bot for n, seat in enumerate(table.seats) if seat.bot}
        info = _playable(table.opened, bots.values())
        table_id = name_of(bytes.fromhex(table.opened.secret), "rematch")
        await self._check_caps(person, table_id)
        opened = msgspec.structs.replace(
            table.opened,
            rules=info.version,
            host=person,
            secret=self.home.random(32).hex(),
            bots=bots,
            kept={n: seat.person for n, seat in enumerate(table.seats) if seat.person},
        )
        await self.home.write(table_id, [opened], person, None)
        return table_id

    async def _check_caps(self, person: str, table_id: str) -> None:
        if table_id in self.home.tables:
            return
        if await self.home.store.count(seats.IN_USE) >= self.home.caps.tables:
            raise Refuse("server-full")
        await self.check_own(person, table_id)

    async def check_own(self, person: str, table_id: str) -> None:
        """Refuse somebody one table more who has enough of them. Seats that are only kept do not count:

        others could keep so many that one opens none of one's own.
        """
        if await self.home.store.ask(partial(seats.count, person, table_id)) >= self.home.caps.tables_person:
            raise Refuse("server-too-many-tables")


def name_of(key: bytes, cid: str) -> str:
    """The id of a table that is opened: the same for the same request, and not to be guessed."""
    made = hmac.digest(key, f"kobako table {cid}".encode(), hashlib.sha256)
    return "".join(LETTERS[byte & 31] for byte in made[:10])


def _playable(opened: log.Opened, bots: Iterable[str]) -> GameInfo:
    """The game of a table that was opened once, if it can be opened now; the program may be a newer one."""
    for bot in [opened.stand_in, *bots]:
        need_bot(bot, opened.game)
    info = _game(opened.game, opened.players, opened.options)
    if opened.branch and info.version != opened.rules:
        raise Refuse("server-no-branch")
    return info


def _game(name: str, players: int, options: dict[str, str]) -> GameInfo:
    try:
        info = find(name)
        info.check_players(players)
        info.pack_options(options)
    except ValueError:
        raise Refuse("server-bad-option") from None
    return info


def _trial(id: str, entries: list[log.Event], at: int) -> Table:  # noqa: A002
    """The table as it would be."""
    rows = [Row(n, None, "", log.kind_of(e), log.encode(e), at) for n, e in enumerate(entries, 1)]
    return Table.load(id, rows)


def check(new: NewTable) -> GameInfo:
    """The game of a table that can be opened so, or a refusal."""
    info = _game(new.game, len(new.seats), new.options)
    for bot in [new.bot, *(seat[4:] for seat in new.seats if seat.startswith("bot "))]:
        need_bot(bot, info.name)
    people = [seat for seat in new.seats if not seat.startswith(("bot ", "for "))]
    if not set(people) <= {"me", "person"} or people.count("me") > 1:
        raise Refuse("server-bad-option")
    if (new.visibility == "password") != (new.password is not None):
        raise Refuse("server-bad-password")
    clock = new.clock
    if (clock.kind == "none") != (clock.seconds == 0) or (clock.increment and clock.kind != "bank"):
        raise Refuse("server-bad-clock")
    if clock.kind == "bank" and not BANK_LEAST <= clock.seconds <= DAY:
        raise Refuse("server-bad-clock")
    return info
