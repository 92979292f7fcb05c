"""Has every bot in a record done what it had to do? Its moves are computed again from what the record tells.

A move follows from the bot's name, its iterations and its seed, which stand in tags, and from what its seat
had seen at that step, which the record gives. docs/record.md has the tags.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..games.game import Text
from ..match import record as record_text
from ..match.check import prefixes
from ..match.match import Match
from .bot import THUMB, find_bot
from .guests import Guest, Named, seated

ITERATIONS = re.compile("bot ([0-9]+) ([0-9]+)")
STAND_IN = re.compile("x-stand-in ([0-9]+) ([0-9]+) ([a-z][a-z0-9-]*) ([0-9]+)")
MOST = 2**63 - 1  # iterations that a search can count


class Move(NamedTuple):
    """A move that a bot made, and what it follows from."""

    step: int
    line: int  # of the record, counted from 1
    seat: int
    said: str
    by: Named  # the budget is this move's iterations
    stands_in: bool  # for a person who was away


class Plan(NamedTuple):
    """What is to be computed, and what cannot be."""

    match: Match
    moves: list[Move]
    problems: list[Text]


class Computed(NamedTuple):
    """A move as it stands in the record, and what has come out."""

    move: Move
    text: str

    @property
    def agrees(self) -> bool:
        """Whether the bot did what it had to do."""
        return self.text == self.move.said


def compute(plan: Plan) -> Iterator[Computed]:
    """Every move of a bot, computed again."""
    moves = {move.step: move for move in plan.moves}
    for step, now in enumerate(prefixes(plan.match)):
        if move := moves.get(step):
            action = _guest(move.by, now.info.name).think(now, move.seat).action
            yield Computed(move, now.info.notation.action_text(action))


def _guest(by: Named, game: str) -> Guest:
    """What a searching bot did without a search, it did by rule of thumb."""
    bot = find_bot(by.bot, game)
    return Guest(find_bot(THUMB) if bot.budget(game) and not by.budget else bot, by.budget, by.seed)


# ----------------------------------------------------------------------------------- what a record tells


def read(text: str) -> Plan:
    """What there is to compute in a record; RecordError names a line that cannot be."""
    match = Match.replay(text)
    lines = [number for number, _ in record_text.parse(text).steps]
    tags = _Tags(match.tags)
    moves = [move for step, line in enumerate(match.steps) if (move := tags.move(step, line, lines))]
    missing = [seat for seat in range(match.players) if seat not in tags.seats]
    problems = [Text("recheck-no-seat", {"seat": seat}) for seat in missing]
    problems += [Text("recheck-stray", {"tag": tag}) for tag in tags.strays(moves)]
    problems += _impossible(moves, match.info.name)
    named = {problem.args.get("bot") for problem in problems}
    return Plan(match, [move for move in moves if move.by.bot not in named], problems)


class _Tags:
    """What the tags of a record say of its bots."""

    def __init__(self, tags: Sequence[str]) -> None:
        self.seats = seated(tags)
        self.copied = record_text.copied(tags)
        counted = filter(None, map(ITERATIONS.fullmatch, tags))
        self.iterations = {int(tag[1]): int(tag[2]) for tag in counted}
        stood = filter(None, map(STAND_IN.fullmatch, tags))
        self.stand_ins = {int(tag[1]): (int(tag[2]), Named(tag[3], 0, int(tag[4]))) for tag in stood}

    def move(self, step: int, line: str, lines: Sequence[int]) -> Move | None:
        """The move of a step, if a bot has made it."""
        first, _, said = line.partition(" ")
        if not first.isdecimal() or step < self.copied:  # who made a move in another record stands there
            return None
        seat = int(first)
        sits, (stood, stand_in) = self.seats.get(seat), self.stand_ins.get(step, (None, None))
        bot = sits or (stand_in if stood == seat else None)
        if bot is None or seat not in self.seats:
            return None
        by = bot._replace(budget=self.iterations.get(step, bot.budget))
        return Move(step, lines[step], seat, said, by, stands_in=sits is None)

    def strays(self, moves: Sequence[Move]) -> Iterator[str]:
        """Tags about steps that no bot has made."""
        made = {move.step for move in moves}
        stood_in = {move.step for move in moves if move.stands_in}
        yield from (f"bot {step} {count}" for step, count in self.iterations.items() if step not in made)
        for step, (seat, bot) in self.stand_ins.items():
            if step not in stood_in:
                yield f"x-stand-in {step} {seat} {bot.bot} {bot.seed}"


def _impossible(moves: Sequence[Move], game: str) -> Iterator[Text]:
    """Bots that nobody here can be, each once."""
    for name in dict.fromkeys(move.by.bot for move in moves):
        try:
            find_bot(name, game)
        except ValueError:
            yield Text("recheck-no-bot", {"bot": name, "game": game})
        if any(move.by.bot == name and move.by.budget > MOST for move in moves):
            yield Text("recheck-too-many", {"bot": name})
