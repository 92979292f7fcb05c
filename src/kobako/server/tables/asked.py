"""What is asked of the people of a table: a move, an answer, to sit down, to start. No word about cards."""

from __future__ import annotations

from typing import NamedTuple

from ...messages.common import Turn
from .table import Table


class Asked(NamedTuple):
    """Something that somebody has to do, and how it is told from what they had to do before."""

    kind: str
    number: int  # decisions that the seat has made, or when it was asked
    since: int
    due: int | None

    def is_same(self, other: Asked | None) -> bool:
        """Whether it is still the same thing."""
        return other is not None and (self.kind, self.number) == (other.kind, other.number)


def asked_of(table: Table) -> dict[str, Asked]:
    """What everybody has to do now, by person."""
    if table.status == "open":
        return _before(table)
    if table.status != "running" or table.match is None:
        return {}
    if table.asked is not None:
        return _answers(table)
    return _moves(table)


def _before(table: Table) -> dict[str, Asked]:
    found = {seat.person: Asked("seat", 0, table.opened_at, None) for seat in table.seats if seat.kept}
    if all(seat.is_taken for seat in table.seats):
        found[table.host] = Asked("start", 0, table.opened_at, None)
    return {person: asked for person, asked in found.items() if person}


def _answers(table: Table) -> dict[str, Asked]:
    """May somebody take a move back? Bots have nothing against it."""
    return {
        seat.person: Asked("answer", table.asked_at, table.asked_at, None)
        for number, seat in enumerate(table.seats)
        if seat.person and not seat.is_played_by_bot and number not in (table.asked, *table.agreed)
    }


def _moves(table: Table) -> dict[str, Asked]:
    found = {}
    for number in table.pending:
        seat = table.seats[number]
        if seat.person and not seat.is_played_by_bot and table.answer_of(number) is None:
            found[seat.person] = Asked("move", table.decisions[number], table.stepped, _due(table, number))
    return found


def _due(table: Table, seat: int) -> int | None:
    times = table.times
    return times.since + times.left[seat] if seat in times.running else None


def renewed(before: dict[str, Asked], now: dict[str, Asked]) -> dict[str, Asked]:
    """What is asked now; what was asked before is asked since then."""
    return {
        person: asked._replace(since=before[person].since) if asked.is_same(before.get(person)) else asked
        for person, asked in now.items()
    }


def turn_of(table: Table, asked: Asked, names: dict[str, str]) -> Turn:
    """The same as it is told."""
    kind, _, since, due = asked
    return Turn(table.id, table.opened.game, kind, names.get(table.host, ""), since, due)  # type: ignore[arg-type]


class Questions:
    """What is asked at one table, and for what people have been called."""

    def __init__(self) -> None:
        self.now: dict[str, Asked] = {}  # by person
        self.called: dict[tuple[str, str], int] = {}  # the number of what they were last called for, by kind

    def renew(self, table: Table) -> tuple[set[str], set[str]]:
        """Look at the table: the people for whom anything has changed, and those of whom it is new."""
        before, self.now = self.now, renewed(self.now, asked_of(table))
        if not before and not self.now:
            return set(), set()
        both = before.keys() | self.now.keys()
        fresh = {p for p, asked in self.now.items() if self.called.get((p, asked.kind)) != asked.number}
        self.called.update({(person, self.now[person].kind): self.now[person].number for person in fresh})
        return {person for person in both if before.get(person) != self.now.get(person)}, fresh
