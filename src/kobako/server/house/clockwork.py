"""What happens at one table by itself, when its time has come: bots, standing orders, clocks.

`timers.py` says what and when; here it is waited for and done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, Protocol

from ...bots.bot import Thought
from ..tables import events as log
from ..tables import timers
from ..tables.decide import moves
from ..tables.table import Table
from ..tables.timers import BotTurn, Pace
from ..wallclock import Alarm, Clock
from .bots import Bots
from .crew import Crew

REST = 1000  # ms after a failure before anything happens by itself again


class Home(Protocol):
    """What is needed from the house."""

    crew: Crew
    clock: Clock
    bots: Bots
    pace: Pace


class Place(Protocol):
    """What is needed from a table in use."""

    table: Table

    @property
    def home(self) -> Home:
        """The house."""

    def put(self, job: Callable[[], Awaitable[None]]) -> None:
        """Do something when its turn comes."""

    async def commit_own(self, entries: Sequence[log.Event]) -> bool:
        """Write entries, unless somebody else was faster; whether they are written."""

    async def catch_up(self) -> bool:
        """Tell what other servers have written."""


class Search(NamedTuple):
    """A bot at work on a move. It begins when it is asked, long before its answer is due."""

    turn: BotTurn
    task: asyncio.Task[Thought]


class Clockwork:
    """Waits for what is due next, and lets bots think meanwhile."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.alarm: Alarm | None = None
        self.rests = 0  # until then nothing happens by itself
        self.search: Search | None = None
        self.is_late = False  # a bot is to answer now, and has not thought yet

    def arm(self) -> None:
        """Be called when the next thing is due."""
        self.arm_for(timers.due(self.place.table, self.place.home.pace))

    def arm_for(self, moment: int | None) -> None:
        """The same, where it is known when that is."""
        table, home = self.place.table, self.place.home
        if not home.crew.keeps(table.id):  # it happens on another server, if there is one
            self._give_up_search()
            self.ring_at(None)
            if moment is not None:
                home.crew.wants(table.id)
            return
        self._search_ahead(timers.search_turn(table, home.pace))
        self.ring_at(None if moment is None else max(moment, self.rests))

    def ring_at(self, moment: int | None) -> None:
        """Be called then, and not before."""
        self.is_late = False
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None
        if moment is not None:
            self.alarm = self.place.home.clock.call_at(moment, lambda: self.place.put(self._on_time))

    def rest(self) -> None:
        """Something went wrong: do nothing by yourself for a while."""
        self.rests = self.place.home.clock.now() + REST
        self.ring_at(self.rests)

    def stop(self) -> None:
        """Nothing is waited for any more."""
        if self.alarm:
            self.alarm.cancel()
        self._give_up_search()

    async def keep(self, since: int | None) -> None:
        """What happens by itself happens here from now on; nobody has kept the table since then.

        Clocks get that time back before anything else happens. If it fails, the crew asks again.
        """
        crew, id = self.place.home.crew, self.place.table.id  # noqa: A001 - as everywhere
        if not crew.is_taken(id):
            return
        await self.place.catch_up()
        is_owed = since is not None and self.place.table.times.running
        if not is_owed or await self.place.commit_own([log.Woke(since)]):
            crew.took_over(id)
            self.arm()

    async def _on_time(self) -> None:
        table, home = self.place.table, self.place.home
        if not home.crew.keeps(table.id):
            self.arm()
            return
        now, pace = home.clock.now(), home.pace
        entries = timers.on_time(table, now, pace)
        if entries:
            await self.place.commit_own(entries)
            return
        answer = timers.answer_due(table, pace)
        is_due = answer is not None and answer <= now
        ordered = timers.ordered_seat(table) if is_due else None
        turn = timers.bot_turn(table, pace) if is_due else None
        if ordered is not None:
            await self.place.commit_own(moves(table, ordered, table.answer_of(ordered) or ""))
        elif turn is None:
            self.arm()
        elif thought := self._thought(turn):
            await self._bot_moves(turn, thought)
        else:  # it is called again when the bot has thought; until then only clocks count
            self.ring_at(table.times.due)
            self.is_late = True

    # ------------------------------------------------------------------------------------------- bots

    def _thought(self, turn: BotTurn) -> Thought | None:
        """What a bot has come to; None while it searches."""
        if turn.budget == 0:
            return self.place.home.bots.at_once(turn)
        self._search_ahead(turn)
        return self.search.task.result() if self.search and self.search.task.done() else None

    def _search_ahead(self, turn: BotTurn | None) -> None:
        """Let a bot that searches begin, unless it has; what nobody needs any more is given up."""
        if self.search and turn and self.search.turn.is_about(turn):
            return
        self._give_up_search()
        if turn:
            self.search = Search(turn, asyncio.create_task(self.place.home.bots.choose(turn)))
            self.search.task.add_done_callback(self._has_thought)

    def _has_thought(self, task: asyncio.Task[Thought]) -> None:
        if self.is_late and not task.cancelled():
            self.place.put(self._on_time)

    def _give_up_search(self) -> None:
        if self.search:
            self.search.task.cancel()
            self.search = None

    async def _bot_moves(self, turn: BotTurn, thought: Thought) -> None:
        match = self.place.table.match
        assert match
        move = match.info.notation.action_text(thought.action)
        made = moves(self.place.table, turn.seat, move, turn.bot.name, thought.iterations)
        await self.place.commit_own(made)
