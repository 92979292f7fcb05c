"""A table with one person: chance and the bots move by themselves, and the seat's views are kept."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from ..bots.bot import Bot, find_bot, move_seed
from ..games.game import Refusal, Text, View
from ..match.deal import Dealer, seed_of_int
from ..match.match import Match, check_seat, check_seed
from ..match.verify import drawn

HINTS = "easy"  # the bot whose move a hint is

Chance = Callable[[Match], str]  # the line of the chance that is due
HUMAN = re.compile("seat ([0-9]+) human")
GUEST = re.compile("seat ([0-9]+) ([a-z][a-z0-9-]*) [0-9]+ ([0-9]+)")


class Guest(NamedTuple):
    """A bot in a seat, with the seed of its moves."""

    bot: Bot
    seed: int


class Table:
    """A game as one seat lives it. Chance is told one line at a time, so that no view in between is lost."""

    def __init__(self, match: Match, seat: int, guests: Mapping[int, Guest], chance: Chance) -> None:
        self.match = match
        self.seat = seat
        self.guests = guests
        self.chance = chance
        self._look = match.look(seat)
        self.view = match.view_struct(seat)  # what the seat sees now
        self.past: list[View] = []  # what it saw each time before chance was asked
        self.order: str | None = None  # the seat's standing order,
        self._bound = ""  # and from which moment it counts

    @property
    def legal(self) -> list[str]:
        """The moves that the seat may make now."""
        return self.match.legal(self.seat)

    @property
    def question(self) -> Text:
        """What is asked of the seat."""
        text: Text = self.match.info.story.question(self._look)
        return text

    def advance(self) -> Iterator[list[Text]]:
        """Chance and the bots move until all wait for the seat; yields what happens, step by step."""
        while (line := self._next_line()) is not None:
            yield self.tell(line)

    def _next_line(self) -> str | None:
        if self.match.awaits:
            return self.chance(self.match)
        for seat in self.match.pending:
            if seat != self.seat:
                return f"{seat} {self._choice(self.guests[seat], seat)}"
        return self._ordered_line()

    def give_order(self, text: str | None) -> Refusal | None:
        """The seat answers in advance, or takes that back; why it cannot."""
        orders = self.match.info.orders
        if orders is None:
            return Refusal(None, "server-no-orders", {})
        bound = orders.bind(self._look, text) if text else ""
        if isinstance(bound, Refusal):
            return bound
        self.order, self._bound = text, bound
        return None

    def _ordered_line(self) -> str | None:
        """The move by which a standing order answers for the seat."""
        orders = self.match.info.orders
        if orders is None or self.order is None:
            return None
        if not orders.stands(self._look, self._bound):
            self.order = None
            return None
        answer = orders.answer(self._look, self._bound)
        return answer and f"{self.seat} {answer}"

    def _choice(self, guest: Guest, seat: int) -> str:
        seed = move_seed(guest.seed, len(self.match.steps))
        action = guest.bot.think(self.match.seen(seat), seat, seed).action
        text: str = self.match.info.notation.action_text(action)
        return text

    def hint(self) -> str:
        """What the bot for hints would do, from what the seat has seen."""
        return self._choice(Guest(find_bot(HINTS), 0), self.seat)

    def act(self, move: str) -> list[Text]:
        """The seat moves, or IllegalMove says why not; what happens."""
        return self.tell(f"{self.seat} {move}")

    def tell(self, line: str) -> list[Text]:
        """Take one line of a record; what happens by it."""
        if self.match.awaits:
            self.past.append(self.view)
        tell(self.match, line)
        before, self._look = self._look, self.match.look(self.seat)
        self.view = self.match.view_struct(self.seat)
        told: list[Text] = self.match.info.story.events(before, self._look)
        return told


def tell(match: Match, line: str) -> None:
    """Add a line of a record to a match whose chance is given."""
    if match.awaits:
        match.chance(line)
    else:
        seat, _, move = line.partition(" ")
        match.act(int(seat), move)


def open_table(
    game: str, players: int, seat: int, seed: int, bot: str, options: Mapping[str, str] | None = None
) -> Table:
    """A new game against bots of one name. Everything that chance decides follows from the seed."""
    match = Match(game, players, options=options, chance="given")
    match.tag(f"seed {check_seed(seed)}")
    check_seat(seat, players)
    guests = {s: Guest(find_bot(bot), guest_seed(seed, s)) for s in range(players) if s != seat}
    for s in range(players):
        match.tag(
            f"seat {s} human"
            if s == seat
            else f"seat {s} {bot} {guests[s].bot.budget(game)} {guests[s].seed}"
        )
    return Table(match, seat, guests, dealt_from(seed))


def guest_seed(seed: int, seat: int) -> int:
    """The seed of a bot, from the game's; 63 bits, so that it fits a tag of the record."""
    return int.from_bytes(hashlib.sha256(b"kobako guest %d %d" % (seed, seat)).digest()[:8]) >> 1


def dealt_from(seed: int) -> Chance:
    """Chance by deal-v1 from a plain integer."""
    dealer = Dealer(seed_of_int(seed))
    return lambda match: drawn(match, dealer)


def seed_of(match: Match) -> int | None:
    """The integer from which the chance of a game comes, if it does."""
    seeds = [int(tag[5:]) for tag in match.tags if tag.startswith("seed ")]
    return seeds[0] if seeds else None


def resume_table(text: str) -> Table | None:
    """The table of an unfinished record that `open_table` began; None if the record is another kind."""
    old = Match.replay(text)
    seed = seed_of(old)
    humans = [int(found[1]) for tag in old.tags if (found := HUMAN.fullmatch(tag))]
    found_guests = [found for tag in old.tags if (found := GUEST.fullmatch(tag))]
    guests = {int(found[1]): Guest(find_bot(found[2]), int(found[3])) for found in found_guests}
    if old.over or seed is None or len(humans) != 1 or len(guests) != old.players - 1:
        return None
    match = Match(old.info.name, old.players, options=old.options, chance="given")
    for tag in old.tags:
        if tag not in match.tags:
            match.tag(tag)
    table = Table(match, humans[0], guests, dealt_from(seed))
    for line in old.steps:
        table.tell(line)
    return table
