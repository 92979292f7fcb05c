"""What happens at a table by itself: bots' turns, clocks, people who do not answer. All times are ms."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import msgspec

from ...bots.bot import Bot, move_seed
from ...games.game import States
from ...messages.common import DAY
from . import events as log
from .table import Table

UNDO_WAIT = 20_000  # for everybody's consent
UNDO_WAIT_SLOW = DAY * 1000  # the same where people have days
OFTEN = 4  # where everybody is asked the same in turn, a search has so many times less time
SHORTEST = 100  # for a search, so that a machine that stumbles does not cost a move
SURE = 0.9  # of the time that a bot has it may search; its answer is on its way in the rest


@dataclass(frozen=True)
class Pace:
    """How long things take."""

    bot_least: int
    bot_most: int
    opening: int  # for people to show their bytes
    bot_think: int  # what the strongest bot may take for a move


class BotTurn(msgspec.Struct, frozen=True, gc=False):
    """A bot has to move: all that it may know, and where its move belongs."""

    seat: int
    step: int
    bot: Bot
    seen: States
    seed: int
    budget: int  # iterations that the bot would like to have
    seconds: float  # that it may search

    def is_about(self, other: BotTurn) -> bool:
        """Whether what is thought for the other turn will do for this one."""
        own, others = ((turn.seat, turn.step, turn.bot, turn.seen.tobytes()) for turn in (self, other))
        return own == others


def due(table: Table, pace: Pace) -> int | None:
    """When something happens by itself, if nobody does anything before."""
    if table.status == "opening":
        return table.stepped + pace.opening
    if table.status != "running":
        return None
    if table.asked is not None:
        return table.asked_at + (UNDO_WAIT_SLOW if table.opened.clock.is_slow else UNDO_WAIT)
    moments = [moment for moment in (table.times.due, answer_due(table, pace)) if moment is not None]
    return min(moments, default=None)


def answer_due(table: Table, pace: Pace) -> int | None:
    """When a bot or a standing order will answer. The delay has nothing to do with cards or orders.

    It is no shorter than a bot may think, whether it has to or not: a move without a choice tells nothing.
    Where everybody is asked the same in turn, only the first answer of a round takes its time.
    """
    if table.status != "running" or table.asked is not None:
        return None
    seat = bot_seat(table)
    if seat is None and ordered_seat(table) is None:
        return None
    drawn = 0 if _goes_on(table) else _drawn_delay(table, pace)
    return table.stepped + max(drawn, 0 if seat is None else patience(table, bot_in(table, seat), pace))


def patience(table: Table, bot: Bot, pace: Pace) -> int:
    """How long a bot may think about a move, from the moment when it is asked.

    Weaker ones have less time, by their budgets, so that a slow machine makes all of them weaker; but never
    less than passes anyway before a bot answers.
    """
    budget = bot.budget(table.opened.game)
    if not budget:
        return 0
    longest = max(pace.bot_least, SHORTEST, pace.bot_think * budget // max(budget, table.strongest))
    return longest // OFTEN if _goes_on(table) else longest


def _goes_on(table: Table) -> bool:
    """Whether everybody is asked the same in turn, and somebody has answered."""
    orders = table.match.info.orders if table.match else None
    return orders is not None and bool(orders.goes_on(table.look(None)))


def _drawn_delay(table: Table, pace: Pace) -> int:
    assert table.match
    text = f"kobako delay {table.opened.secret} {len(table.match.steps)}"
    drawn = int.from_bytes(hashlib.sha256(text.encode()).digest()[:4])
    return pace.bot_least + drawn % (pace.bot_most - pace.bot_least + 1)


def bot_seat(table: Table) -> int | None:
    """The lowest seat that may act and is played by a bot."""
    for seat in table.pending:
        if table.seats[seat].is_played_by_bot:
            return seat
    return None


def bot_in(table: Table, seat: int) -> Bot:
    """The bot that plays in a seat: its own, or the one that stands in."""
    return table.bot_named(table.seats[seat].bot or table.opened.stand_in)


def ordered_seat(table: Table) -> int | None:
    """The lowest seat that may act and whose standing order knows the answer."""
    for seat in table.pending if table.orders else ():
        if table.answer_of(seat) is not None:
            return seat
    return None


def bot_turn(table: Table, pace: Pace) -> BotTurn | None:
    """What the bot has to go by whose turn it is."""
    seat = bot_seat(table)
    if seat is None or table.status != "running":
        return None
    assert table.match
    step, bot = len(table.match.steps), bot_in(table, seat)
    return BotTurn(
        seat=seat,
        step=step,
        bot=bot,
        seen=table.seen(seat),
        seed=move_seed(table.bot_seed(seat), step),
        budget=bot.budget(table.opened.game),
        seconds=SURE * patience(table, bot, pace) / 1000,
    )


def search_turn(table: Table, pace: Pace) -> BotTurn | None:
    """The same, if that bot searches."""
    seat = bot_seat(table)
    searches = seat is not None and bot_in(table, seat).budget(table.opened.game)
    return bot_turn(table, pace) if searches else None


def on_time(table: Table, now: int, pace: Pace) -> list[log.Event]:
    """The entries of what is due by now; bots' moves are made elsewhere."""
    if table.status == "running" and table.asked is None:
        return [log.Went(seat, "time") for seat in table.times.expired(now)]
    moment = due(table, pace)
    if moment is None or moment > now:
        return []
    return [log.Began() if table.status == "opening" else log.UndoRefused()]
