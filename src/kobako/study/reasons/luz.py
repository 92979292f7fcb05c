"""Luz: does the card take the trick, and does the bid come true?"""

from __future__ import annotations

from typing import Any

from ...games.game import Text
from ...games.luz.notation import bid_text
from ...games.luz.rules import PLAY_SLOT
from .case import Case, average, percent

OWNER = 4  # bits of a play below its seat


def reasons(case: Case) -> list[Text]:
    r, seat = case.now.rounds, case.seat
    tricks = average(end.won[r][seat] for end in case.rounds)
    made = percent(end.points[r][seat] > 0 for end in case.rounds)
    if case.action < PLAY_SLOT:
        return [Text("study-luz-bid", {"percent": made, "tricks": tricks})]
    bid = bid_text(case.now.bid[r][seat])
    trick = percent(_took(case, end) for end in case.rounds)
    return [
        Text("study-luz-trick", {"percent": trick}),
        Text("study-luz-round", {"percent": made, "tricks": tricks, "bid": bid}),
    ]


def _took(case: Case, end: Any) -> bool:
    """Whether the seat took the trick in progress: then it led the next. In the last there is no choice."""
    leads = (case.now.played // case.players + 1) * case.players
    return bool(end.plays[leads] >> OWNER == case.seat)
