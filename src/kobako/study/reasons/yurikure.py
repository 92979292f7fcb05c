"""Yurikure: how often is a couple that the seat supports among those that decide the game?"""

from __future__ import annotations

from ...games.game import Text
from .case import Case, average, percent


def reasons(case: Case) -> list[Text]:
    points = [end[case.seat] for end in case.scores]
    decides = percent(point > 0 for point in points)
    return [Text("study-yurikure-couples", {"percent": decides, "points": average(points)})]
