"""What happens at a table by itself: bots' turns, clocks, people who do not answer. All times are ms."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from ..bots.bot import GAME_OF, Bot, find_bot, move_seed
from ..games.game import States
from . import events as log
from .table import Table

UNDO_WAIT = 20_000  # for everybody's consent


@dataclass(frozen=True)
class Pace:
    """How long things take."""

    bot_least: int
    bot_most: int
    opening: int  # for people to show their bytes


@dataclass(frozen=True)
class BotTurn:
    """A bot has to move: all that it may know, and where its move belongs."""

    seat: int
    step: int
    bot: Bot
    seen: States
    seed: int

    @property
    def budget(self) -> int:
        """Iterations that the bot would like to have."""
        return self.bot.budget(GAME_OF[self.seen.dtype])


def due(table: Table, pace: Pace) -> int | None:
    """When something happens by itself, if nobody does anything before."""
    if table.status == "opening":
        return table.stepped + pace.opening
    if table.status != "running":
        return None
    if table.asked is not None:
        return table.asked_at + UNDO_WAIT
    moments = [moment for moment in (table.times.due, answer_due(table, pace)) if moment is not None]
    return min(moments, default=None)


def answer_due(table: Table, pace: Pace) -> int | None:
    """When a bot or a standing order will answer. The delay has nothing to do with cards or orders.

    Where everybody is asked the same in turn, only the first answer of a round takes its time.
    """
    if table.status != "running" or table.asked is not None:
        return None
    if bot_seat(table) is None and ordered_seat(table) is None:
        return None
    assert table.match
    orders = table.match.info.orders
    if orders and orders.goes_on(table.look(None)):
        return table.stepped
    text = f"kobako delay {table.opened.secret} {len(table.match.steps)}"
    drawn = int.from_bytes(hashlib.sha256(text.encode()).digest()[:4])
    return table.stepped + pace.bot_least + drawn % (pace.bot_most - pace.bot_least + 1)


def bot_seat(table: Table) -> int | None:
    """The lowest seat that may act and is played by a bot."""
    for seat in table.match.pending if table.match else ():
        if table.seats[seat].is_played_by_bot:
            return seat
    return None


def ordered_seat(table: Table) -> int | None:
    """The lowest seat that may act and whose standing order knows the answer."""
    for seat in table.match.pending if table.match and table.orders else ():
        if table.answer_of(seat) is not None:
            return seat
    return None


def bot_turn(table: Table) -> BotTurn | None:
    """What the bot has to go by whose turn it is."""
    seat = bot_seat(table)
    if seat is None or table.status != "running":
        return None
    assert table.match
    step = len(table.match.steps)
    bot = find_bot(table.seats[seat].bot or table.opened.stand_in)
    return BotTurn(seat, step, bot, table.match.seen(seat), move_seed(table.bot_seed(seat), step))


def on_time(table: Table, now: int, pace: Pace) -> list[log.Event]:
    """The entries of what is due by now; bots' moves are made elsewhere."""
    moment = due(table, pace)
    if moment is None or moment > now:
        return []
    if table.status == "opening":
        return [log.Began()]
    if table.asked is not None:
        return [log.UndoRefused()]
    return [log.Went(seat, "time") for seat in table.times.expired(now)]
