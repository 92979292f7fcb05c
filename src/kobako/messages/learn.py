"""Lessons: a short game on a fixed deal, told step by step."""

from __future__ import annotations

import msgspec

from .down import Update


class Note(msgspec.Struct):
    """A sentence or two of a lesson."""

    seq: int  # it is said when the update with this `seq` is seen
    id: str  # of the message
    place: str | None = None  # what on the table is meant
    move: str | None = None  # the move that is asked for; without one it is only read


class Lesson(msgspec.Struct):
    """A lesson in a game. A table is played as one seat of it is told."""

    game: str
    seat: int  # of the learner
    updates: list[Update]  # oldest first
    notes: list[Note]  # in their order
