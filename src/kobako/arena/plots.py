"""The pictures of a report, as SVG that stands in the page. Colours are the page's: see report.css."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots.warm import Words
from ..reports.page import percent_lines, picture, text
from .estimates import Estimate, estimate
from .figures import figure, percent, share_span
from .table import BotRow, PairRow, Table

LETTER = 7.6  # width of a letter, more or less
CELL, CELL_HIGH, GAP = 100, 54, 3  # of the heat map
WIDE, HIGH = 320, 190  # of a plot over deals, and what is left around it
LEFT, RIGHT, TOP, BOTTOM = 34, 8, 8, 34
ROW, EDGE = 46, 6  # of the ratings
POINTS = 120  # of a curve at the most
SIGMAS = 2  # of a rating, to each side


# ---------------------------------------------------------------------------------------------- heat map


def heat_map(table: Table, words: Words) -> str:
    """A field for every pair, in both directions."""
    names = table.league.bots
    longest = max(map(len, names)) * LETTER
    left, cell = longest + 2 * EDGE, max(CELL, longest + 2 * EDGE)
    parts = []
    for i, name in enumerate(names):
        parts.append(text(left + (i + 0.5) * cell, 18, name, "name"))
        parts.append(text(left - EDGE, 30 + (i + 0.5) * CELL_HIGH, name, "name", "end"))
    for row in table.pairs:
        one, other = names.index(row.one), names.index(row.other)
        parts.append(_field(left + other * cell, 26 + one * CELL_HIGH, cell, row.share, row.fair, words))
        rest = _rest(row.share)
        parts.append(_field(left + one * cell, 26 + other * CELL_HIGH, cell, rest, 1 - row.fair, words))
    return picture(left + len(names) * cell, 26 + len(names) * CELL_HIGH, words("arena-pairs"), parts, "heat")


def _rest(share: Estimate) -> Estimate:
    """What the other took."""
    low, high = (None if x is None else 1 - x for x in (share.high, share.low))
    return Estimate(1 - share.mean, low, high)


def _field(x: float, y: float, wide: float, share: Estimate, fair: float, words: Words) -> str:
    gain = (share.mean - fair) / (1 - fair if share.mean > fair else fair)
    is_clear = not (share.low or 0) <= fair <= (1 if share.high is None else share.high)
    strength = (0.15 + 0.4 * abs(gain)) if is_clear else 0.07
    side = GAP / 2
    return (
        f'<rect x="{x + side:g}" y="{y + side:g}" width="{wide - GAP:g}" height="{CELL_HIGH - GAP}" rx="6" '
        f'class="{"more" if gain > 0 else "less"}" fill-opacity="{strength:.2f}"/>'
        + text(x + wide / 2, y + 25, words("arena-value", value=percent(share.mean)), "value")
        + text(x + wide / 2, y + 42, share_span(share), "small")
    )


# ------------------------------------------------------------------------------------------ over the deals


def course(pair: PairRow, words: Words) -> str:
    """How the share of a pair settled, deal by deal."""
    deals = len(pair.by_deal)
    counts = sorted({1 + round(i * (deals - 1) / (POINTS - 1)) for i in range(POINTS)})
    known = [estimate(pair.by_deal[:n], 0, 1) for n in counts]
    xs = [LEFT + (WIDE - LEFT - RIGHT) * (n - 1) / max(1, deals - 1) for n in counts]
    low = [(x, _height(one.low or 0)) for x, one in zip(xs, known, strict=True)]
    high = [(x, _height(1 if one.high is None else one.high)) for x, one in zip(xs, known, strict=True)]
    line = [(x, _height(one.mean)) for x, one in zip(xs, known, strict=True)]
    parts = [
        *_grid(deals, words),
        f'<polygon class="band" points="{_points(low + high[::-1])}"/>',
        f'<path class="fair" d="M{LEFT} {_height(pair.fair):g}H{WIDE - RIGHT}"/>',
        f'<polyline class="line" points="{_points(line)}"/>',
        f'<circle class="dot" cx="{line[-1][0]:g}" cy="{line[-1][1]:g}" r="3.5"/>',
    ]
    return picture(WIDE, HIGH, words("arena-against", one=pair.one, other=pair.other), parts, "course")


def _height(share: float) -> float:
    return round(TOP + (HIGH - TOP - BOTTOM) * (1 - share), 2)


def _points(places: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)


def _grid(deals: int, words: Words) -> list[str]:
    parts = percent_lines(LEFT, WIDE - RIGHT, _height)
    foot = HIGH - BOTTOM + 17
    parts.append(text(LEFT, foot, "1", "small"))
    parts.append(text(WIDE - RIGHT, foot, str(deals), "small", "end"))
    parts.append(text((LEFT + WIDE - RIGHT) / 2, foot, words("arena-course-deals"), "small"))
    return parts


# ------------------------------------------------------------------------------------------------ ratings


def ratings(bots: Sequence[BotRow], words: Words) -> str:
    """Every rating with two standard deviations, the best first."""
    ranked = sorted(bots, key=lambda row: -row.rating)
    least = min(row.rating - SIGMAS * row.sigma for row in ranked)
    most = max(row.rating + SIGMAS * row.sigma for row in ranked)

    def place(rating: float) -> float:
        return 2 * EDGE + (WIDE - 4 * EDGE) * (rating - least) / (most - least)

    parts = []
    for i, row in enumerate(ranked):
        x, y, error = place(row.rating), i * ROW + 32, SIGMAS * row.sigma
        parts.append(f'<path class="grid" d="M{EDGE} {y}H{WIDE - EDGE}"/>')
        parts.append(
            f'<path class="bar" d="M{place(row.rating - error):.1f} {y}H{place(row.rating + error):.1f}"/>'
        )
        parts.append(f'<circle class="dot" cx="{x:.1f}" cy="{y}" r="5"/>')
        parts.append(text(EDGE, y - 13, row.bot, "name", "start"))
        parts.append(
            text(WIDE - EDGE, y - 13, f"{figure(row.rating, 1)} ± {figure(error, 1)}", "small", "end")
        )
    return picture(WIDE, len(ranked) * ROW, words("arena-ratings"), parts, "ratings")
