"""Line-it: what does cashing bring, now or right after the move, and how does it end?"""

from __future__ import annotations

from ...games import drive
from ...games.game import Text
from ...games.lineit.rules import CASH
from .case import Case, average


def reasons(case: Case) -> list[Text]:
    others = (max(score for i, score in enumerate(end) if i != case.seat) for end in case.scores)
    ends = Text(
        "study-ends", {"points": average(end[case.seat] for end in case.scores), "most": average(others)}
    )
    return [*_cashed(case), ends]


def _cashed(case: Case) -> list[Text]:
    """Lines lie open, so that one world tells what all would."""
    world, before = drive.copy_of(case.made[:1]), case.score_of(case.seen)
    if case.action == CASH:
        return [_points("study-lineit-cash", case.score_of(world) - before)]
    if not case.can(world, CASH):
        return []
    before = case.score_of(world)
    drive.apply(world, case.seat, CASH)
    return [_points("study-lineit-line", case.score_of(world) - before)]


def _points(message: str, points: int) -> Text:
    return Text(message, {"sign": "minus" if points < 0 else "plus", "points": abs(points)})
