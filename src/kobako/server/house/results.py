"""What came of a finished game for each seat, made from its table."""

from __future__ import annotations

from ...match.facts import skill_of
from ...match.ratings import Sides, places, sides_of
from ..store import BOT, Result
from ..tables.table import Seat, Table


def player_of(seat: Seat) -> str:
    """Whose result a seat's is. A bot that stands in plays for the person who left."""
    return seat.person if seat.is_person and seat.person else f"{BOT}{seat.bot}"


def results_of(table: Table) -> list[Result]:
    """A result for every seat of a game that is over."""
    ended, opened = table.ended, table.opened
    assert ended
    sides = sides_of(opened.game, opened.players)
    ranks = places_of(table, sides)
    winning = {seat for number, side in enumerate(sides) if min(ranks[s] for s in side) == 1 for seat in side}
    skill = skill_of(table.match) if table.match else [(0, 0)] * opened.players
    return [
        Result(
            table_id=table.id,
            seat=number,
            at=table.ended_at,
            game=opened.game,
            players=opened.players,
            people=sum(one.is_person for one in table.seats),
            side=next(n for n, side in enumerate(sides) if number in side),
            player=player_of(seat),
            place=ranks[number],
            score=ended.scores[number],
            share=1 / len(winning) if number in winning and not seat.away else 0.0,
            went=seat.away,
            rated=opened.rated,
            made=skill[number][0],
            tried=skill[number][1],
        )
        for number, seat in enumerate(table.seats)
    ]


def places_of(table: Table, sides: Sides) -> list[int]:
    """The place of every seat. Who went is last; a partner who stayed has the place of the side."""
    assert table.ended
    scores, winners = table.ended.scores, table.ended.winners
    deserted = {number for number, side in enumerate(sides) if _is_deserted([table.seats[s] for s in side])}
    ranks = [0] * len(table.seats)
    for number, side in enumerate(sides):
        for seat in side:
            last = deserted | ({number} if table.seats[seat].away else set())
            ranks[seat] = places(scores, winners, sides, last)[number]
    return ranks


def _is_deserted(side: list[Seat]) -> bool:
    """Whether all people of a side have gone."""
    people = [seat for seat in side if seat.is_person]
    return bool(people) and all(seat.away for seat in people)
