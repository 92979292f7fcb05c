"""The Dragon's Egg: what does the round bring, how often nothing, and who has the egg after it?"""

from __future__ import annotations

from ...games.game import Text
from .case import Case, average, percent


def reasons(case: Case) -> list[Text]:
    seat = case.seat
    gains = [end.money[seat] - case.now.money[seat] for end in case.rounds]
    told = [
        Text(
            "study-dragonegg-gain", {"money": average(gains), "percent": percent(gain == 0 for gain in gains)}
        )
    ]
    if egg := percent(end.egg == seat for end in case.rounds):
        told.append(Text("study-dragonegg-egg", {"percent": egg}))
    return told
