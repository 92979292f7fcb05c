"""Playing on from within a finished game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .common import BotName, Cid, SeatNumber
from .http import Ask


class NewBranch(Ask):
    """A table for practice: the game as it was after an entry of its log, with new chance from there on."""

    cid: Cid
    seq: Annotated[int, Meta(ge=0)]  # of the last entry that counts
    seat: SeatNumber  # where you play
    bot: BotName = "easy"  # plays in all other seats
