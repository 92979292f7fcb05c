"""A record told step by step, as one seat knew it or with every card open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..games.game import States
from ..match import record as record_text
from ..match.match import Match, check_seat
from .face import FACES
from .words import Words


class OpenMatch(Match):
    """A match that hides nothing: for records, which tell everything anyway."""

    def _hidden(self, seats: Sequence[int | None]) -> States:
        """The whole record, whoever asks."""
        return self._states.repeat(len(seats))


def replay(text: str, seat: int | None, words: Words) -> Iterator[str]:
    """The game of a record in words; RecordError, before anything is told, if it is not one."""
    Match.replay(text)
    record = record_text.parse(text)
    kind = OpenMatch if seat is None else Match
    match = kind(record.info.name, record.players, options=record.options, chance="given")
    if seat is not None:
        check_seat(seat, match.players)
    return _story(match, seat, [line for _, line in record.steps], words)


def _story(match: Match, seat: int | None, lines: list[str], words: Words) -> Iterator[str]:
    face, told = FACES[match.info.name], match.info.story.events
    look = match.look(seat)
    for line in lines:
        is_chance = match.awaits is not None
        match.add(line)
        before, look = look, match.look(seat)
        view = match.view_struct(seat)
        yield from face.events(told(before, look), view, words)
        if is_chance and (table := face.table(view, words)):
            yield from ["", *table, ""]
    if not match.over:
        yield words("terminal-unfinished")
