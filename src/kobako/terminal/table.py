"""A table with one person: chance and the bots move by themselves, and the seat's views are kept."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext

from ..bots.bot import THUMB, Bot, find_bot
from ..bots.guests import Guest, seated
from ..games.game import Refusal, Text, View
from ..match.deal import Dealer, seed_of_int
from ..match.match import Match, check_seat, check_seed
from ..match.record import branch_tag
from ..match.verify import drawn

SECONDS = 2.0  # that a bot may think about a move
HINTS = THUMB  # the bot whose move a hint is: it can say why

Chance = Callable[[Match], str]  # the line of the chance that is due
Busy = Callable[[int], AbstractContextManager[object]]  # while the bot in that seat searches


class Table:
    """A game as one seat lives it. Chance is told one line at a time, so that no view in between is lost."""

    def __init__(
        self,
        match: Match,
        seat: int,
        guests: Mapping[int, Guest],
        chance: Chance,
        seconds: float = SECONDS,
    ) -> None:
        self.match = match
        self.seat = seat
        self.guests = guests
        self.chance = chance
        self.seconds = seconds
        self.busy: Busy = lambda seat: nullcontext()
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
                return f"{seat} {self._choice(seat)}"
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

    def _choice(self, seat: int) -> str:
        """What the bot in a seat does; the record is told if it computed more or less than it was given."""
        guest = self.guests[seat]
        with self.busy(seat) if guest.budget else nullcontext():
            thought = guest.think(self.match, seat, self.seconds)
        if thought.iterations != guest.budget:
            self.match.tag(f"bot {len(self.match.steps)} {thought.iterations}")
        return self._text(thought.action)

    def hint(self) -> str:
        """What the bot for hints would do, from what the seat has seen."""
        return self._text(Guest(find_bot(HINTS), 0, 0).think(self.match, self.seat).action)

    def _text(self, action: int) -> str:
        text: str = self.match.info.notation.action_text(action)
        return text

    def act(self, move: str) -> list[Text]:
        """The seat moves, or IllegalMove says why not; what happens."""
        return self.tell(f"{self.seat} {move}")

    def tell(self, line: str) -> list[Text]:
        """Take one line of a record; what happens by it."""
        if self.match.awaits:
            self.past.append(self.view)
        self.match.add(line)
        before, self._look = self._look, self.match.look(self.seat)
        self.view = self.match.view_struct(self.seat)
        told: list[Text] = self.match.info.story.events(before, self._look)
        return told


def open_table(
    game: str,
    players: int,
    seat: int,
    seed: int,
    bots: str,
    options: Mapping[str, str] | None = None,
    seconds: float = SECONDS,
) -> Table:
    """A new game against bots; everything that chance decides follows from the seed. See `read_bots`."""
    match = Match(game, players, options=options, chance="given")
    match.tag(f"seed {check_seed(seed)}")
    others = [s for s in range(players) if s != check_seat(seat, players)]
    named = zip(others, read_bots(bots, game, len(others)), strict=True)
    guests = {s: Guest(bot, bot.budget(game), guest_seed(seed, s)) for s, bot in named}
    for s in range(players):
        match.tag(guests[s].tag(s) if s in guests else f"seat {s} human")
    return Table(match, seat, guests, dealt_from(seed), seconds)


def branch_table(
    text: str, step: int, seat: int, seed: int, bots: str, seconds: float = SECONDS
) -> Table | None:
    """A new game that goes on from within a record, after so many of its steps; None if it is over there."""
    old = Match.replay(text)
    table = open_table(old.info.name, old.players, seat, seed, bots, old.options, seconds)
    table.match.tag(branch_tag(step, text))
    for line in old.steps[:step]:
        table.tell(line)
    return None if step > len(old.steps) or table.match.over else table


def read_bots(text: str, game: str, count: int) -> Sequence[Bot]:
    """Bots by name: one for all seats, or one for each with commas between them. Else a ValueError."""
    bots = [find_bot(name.strip(), game) for name in text.split(",")]
    if len(bots) not in (1, count):
        raise ValueError(f"{len(bots)} bots are named; name one, or {count} in the order of their seats")
    return bots if len(bots) == count else bots * count


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


def resume_table(text: str, seconds: float = SECONDS) -> Table | None:
    """The table of an unfinished record that `open_table` began; None if the record is another kind."""
    old = Match.replay(text)
    seed, seats = seed_of(old), seated(old.tags)
    people = [seat for seat, bot in seats.items() if bot is None]
    if old.over or seed is None or len(people) != 1 or len(seats) != old.players:
        return None
    guests = {
        seat: Guest(find_bot(bot.bot, old.info.name), bot.budget, bot.seed)
        for seat, bot in seats.items()
        if bot
    }
    match = Match(old.info.name, old.players, options=old.options, chance="given")
    for tag in old.tags:
        if tag not in match.tags and not _is_of_the_future(tag, len(old.steps)):
            match.tag(tag)
    table = Table(match, people[0], guests, dealt_from(seed), seconds)
    for line in old.steps:
        table.tell(line)
    return table


def _is_of_the_future(tag: str, steps: int) -> bool:
    """Whether a game was left when a bot had thought and not yet moved; it will think again."""
    kind, _, rest = tag.partition(" ")
    return kind == "bot" and int(rest.partition(" ")[0]) >= steps
