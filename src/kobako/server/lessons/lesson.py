"""A lesson: a record on a fixed deal, with notes in its comments. The learner sits in seat 0.

A comment on a line of its own, `; say NAME at PLACE`, is read at that point of the game. One behind a move of
the learner, `; ask NAME at PLACE`, asks for that move; the learner's other moves are made by the lesson. NAME
is the message `learn-GAME-NAME`; PLACE, which may be left out, is what the page points at.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from importlib import resources
from typing import NamedTuple

from ...match.match import Match
from ...messages.learn import Lesson, Note
from ..store import Row
from ..tables import events as log
from ..tables import wire
from ..tables.table import Table

LEARNER = 0
PERSON = "learner"  # who sits there
OTHERS = "easy"  # what the other seats are called
NOTE = re.compile("(say|ask) ([a-z]+)(?: at (.+))?")
SECRET = bytes(32).hex()  # nothing is drawn from it: the record tells what chance decided


class Step(NamedTuple):
    """A line of the record, and the notes that belong before it."""

    line: str  # empty behind the last step
    notes: list[Note]


def text_of(game: str) -> str:
    """The file of a lesson."""
    return (resources.files(__package__) / f"{game}.txt").read_text("utf-8")


@functools.cache
def lesson(game: str) -> Lesson:
    """The lesson in a game."""
    return of_text(text_of(game))


def of_text(text: str) -> Lesson:
    """A lesson as its page wants it: what the learner is told, and when which note is due."""
    match, steps = Match.replay(text), list(read(text))
    entries = [*_before(match), *(_entry(step.line) for step in steps if step.line)]
    before = len(entries) - (len(steps) - 1)  # the last has no line
    for number, step in enumerate(steps):
        for note in step.notes:
            note.seq = before + number
    rows = map(_row, range(1, len(entries) + 1), entries)
    told = list(wire.updates(Table(f"lesson-{match.info.name}"), rows, LEARNER, {}))
    return Lesson(match.info.name, LEARNER, told, [note for step in steps for note in step.notes])


def read(text: str) -> Iterator[Step]:
    """The steps of a lesson with their notes; where in the log they stand is not known here."""
    notes: list[Note] = []
    game = text.partition("[game ")[2].partition("]")[0]
    for content in text.splitlines():
        line, _, comment = (part.strip() for part in content.partition(";"))
        if found := NOTE.fullmatch(comment):
            move = line.partition(" ")[2] if found[1] == "ask" else None
            notes.append(Note(0, f"learn-{game}-{found[2]}", found[3], move))
        elif comment:
            raise ValueError(f"no note: {comment}")
        if line and not line.startswith("["):
            yield Step(line, notes)
            notes = []
    yield Step("", notes)


# ------------------------------------------------------------------- the log of a table where this is played


def _row(seq: int, event: log.Event) -> Row:
    return Row(seq, None, PERSON, log.kind_of(event), log.encode(event), 0)


def _before(match: Match) -> list[log.Event]:
    info, players = match.info, match.players
    bots = {seat: OTHERS for seat in range(players) if seat != LEARNER}
    opened = log.Opened(info.name, info.version, players, PERSON, SECRET, match.options, bots=bots)
    return [opened, log.Sat(LEARNER, PERSON), log.Started(), log.Began()]


def _entry(line: str) -> log.Event:
    seat, _, move = line.partition(" ")
    if not seat.isdecimal():
        return log.Told(line)
    return log.Acted(int(seat), move, None if int(seat) == LEARNER else OTHERS)
