"""Aurum: does the card win the trick, is the prediction met, and what does the round score?"""

from __future__ import annotations

from typing import Any

from ...games.aurum.state import CARD, CARDS, GOLDS, OWNER
from ...games.game import Text
from .case import Case, average, percent

GOLD_POWER = 100  # 9: any gold is above any base card
RANKS = 10


def reasons(case: Case) -> list[Text]:
    r, seat = case.now.rounds, case.seat
    points = average(end.points[r][seat] for end in case.rounds)
    exact = percent(_is_exact(case, end, r) for end in case.rounds)
    told = [Text("study-aurum-round", {"points": points, "percent": exact})]
    if case.action < CARDS + GOLDS:
        won = percent(_won_trick(case, end) for end in case.rounds)
        told.insert(0, Text("study-aurum-trick", {"percent": won}))
    return told


def _is_exact(case: Case, end: Any, r: int) -> bool:
    """12: as many tricks as predicted; 3: partners count together, by the higher prediction."""
    side = [case.seat, case.seat ^ 2] if case.players == 4 else [case.seat]
    return bool(sum(end.won[r][seat] for seat in side) == max(end.said[r][seat] for seat in side))


def _won_trick(case: Case, end: Any) -> bool:
    """9: the highest gold, else the highest base card; of equals the later. A trick can also be void (11)."""
    before = sum(paid == 0 for paid in case.now.paid[: case.now.moves])
    plays = [play for play, paid in zip(end.plays[: end.moves], end.paid, strict=False) if paid == 0]
    trick = plays[before - case.now.down :][: case.players]
    if len(trick) < case.players:
        return False
    best = max(range(case.players), key=lambda i: (_power(trick[i] & CARD), i))
    return bool(trick[best] >> OWNER == case.seat)


def _power(card: int) -> int:
    return card % RANKS if card < CARDS else GOLD_POWER + card
