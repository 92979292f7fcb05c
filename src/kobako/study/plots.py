"""The chances over a game, as SVG that stands in the page. Colours are the page's: see report.css."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots.warm import Words
from ..reports.page import percent_lines, picture, text
from .results import LOSSES, Review

WIDE, HIGH = 420, 240  # of a chart, which a phone can still show, and what is left around it
LEFT, RIGHT, TOP, BOTTOM = 30, 24, 10, 30
LETTER = 12  # height


def chart(review: Review, shares: Sequence[Sequence[float]], label: str, words: Words, has_dots: bool) -> str:
    """Every seat's share over the steps; `shares` has them moment by moment."""
    xs = [_across(moment.steps, review.steps) for moment in review.moments]
    parts = _grid(review, words)
    for seat in range(review.players):
        points = " ".join(f"{x:.1f},{_up(each[seat]):.1f}" for x, each in zip(xs, shares, strict=True))
        parts.append(f'<polyline class="line seat-{seat}" points="{points}"/>')
    if has_dots:
        parts += _dots(review, shares)
    parts += _names(shares[-1], xs[-1])
    return picture(WIDE, HIGH, label, parts, "chart")


def swatch(seat: int) -> str:
    """A piece of a seat's line, for the legend."""
    return (
        '<svg class="swatch" viewBox="0 0 36 10" width="36" height="10" aria-hidden="true">'
        f'<path class="line seat-{seat}" d="M1 5H35"/></svg>'
    )


def _across(steps: int, total: int) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * steps / max(1, total)


def _up(share: float) -> float:
    return TOP + (HIGH - TOP - BOTTOM) * (1 - share)


def _grid(review: Review, words: Words) -> list[str]:
    parts = percent_lines(LEFT, WIDE - RIGHT, _up)
    foot = HIGH - BOTTOM + 19
    parts.append(text(LEFT, foot, "0", "small", "start"))
    parts.append(text((LEFT + WIDE - RIGHT) / 2, foot, words("analyse-steps"), "small", "middle"))
    parts.append(text(WIDE - RIGHT, foot, str(review.steps), "small", "end"))
    return parts


def _dots(review: Review, shares: Sequence[Sequence[float]]) -> list[str]:
    """Where a move has lost something, on the line of its seat."""
    lost = {one.step: one.seat for one in review.decisions if one.grade in LOSSES}
    parts = []
    for i, moment in enumerate(review.moments):
        seat = lost.get(moment.steps - 1)
        if seat is not None:
            x, y = _across(moment.steps, review.steps), _up(shares[i][seat])
            parts.append(f'<circle class="dot seat-{seat}" cx="{x:.1f}" cy="{y:.1f}" r="3.5"/>')
    return parts


def _names(last: Sequence[float], x: float) -> list[str]:
    """The number of every seat at the end of its line, none on top of another."""
    seats = sorted(range(len(last)), key=lambda seat: -last[seat])
    heights: list[float] = []
    for i, seat in enumerate(seats):
        room = HIGH - BOTTOM + 4 - LETTER * (len(seats) - 1 - i)  # for those below
        above = heights[-1] + LETTER if heights else 0.0
        heights.append(max(min(_up(last[seat]) + 4, room), above))
    return [
        text(x + 6, round(y, 1), str(seat), "small", "start") for seat, y in zip(seats, heights, strict=True)
    ]
