"""The report of a league: one HTML file that needs nothing else, made from the table and the seconds."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from html import escape
from pathlib import Path

from .. import texts
from ..bots.warm import Words
from ..match.facts import RATES
from ..reports import page
from .estimates import Estimate
from .figures import DASH, brief, figure, percent, share_span, span
from .fixtures import League
from .plots import course, heat_map, ratings
from .table import FactRow, PairRow, Table

STYLE = Path(__file__).with_name("report.css")


def write_report(table: Table, seconds: Sequence[float], language: str) -> str:
    """The page, in a language."""

    def words(message: str, **args: str | int) -> str:
        return texts.say(message, args, language)

    league = table.league
    setting = words("arena-setting", players=league.players, deals=table.deals, games=table.games)
    return page.page(
        language,
        words("arena-title", game=words(f"{league.game}-name")),
        [setting],
        _sections(table, seconds, words),
        STYLE,
        footer=words("arena-made-by", version=league.version, code=league.code),
    )


def _sections(table: Table, seconds: Sequence[float], words: Words) -> list[str]:
    curves = "".join(
        f"<figure><figcaption>{escape(words('arena-against', one=row.one, other=row.other))}</figcaption>"
        f"{course(row, words)}</figure>"
        for row in table.pairs
    )
    return [
        _section("pairs", words, _heat_map(table, words) + _pair_table(table, words)),
        _section("course", words, f'<div class="curves">{curves}</div>'),
        _section("ratings", words, f"<figure>{ratings(table.bots, words)}</figure>"),
        _section("facts", words, _fact_table(table, words), has_note=False),
        _section("work", words, _work_table(table, seconds, words), has_note=False),
        _section("method", words, _method(table, words), has_note=False),
    ]


def _section(name: str, words: Words, content: str, has_note: bool = True) -> str:
    note = words(f"arena-{name}-note") if has_note else ""
    return page.section(name, words(f"arena-{name}"), note, content)


def _heat_map(table: Table, words: Words) -> str:
    return page.scroll(words("arena-pairs"), heat_map(table, words))


# ------------------------------------------------------------------------------------------------- tables


def _table(name: str, heads: Sequence[str], rows: Sequence[Sequence[str]], words: Words) -> str:
    """`rows` are HTML; the first of each names it."""
    return page.table(f"{words(f'arena-{name}')}: {heads[0]}", heads, rows)


def _times(known: Estimate | None) -> str:
    return DASH if known is None else page.with_span(figure(known.mean, 2), span(known))


def _pair_table(table: Table, words: Words) -> str:
    heads = ["pair", "share", "fair", "times"]
    if table.pairs[0].other_alone:
        heads += ["one-alone", "other-alone"]
    rows = [[*_pair_cells(row, words)[: len(heads)], str(row.games)] for row in table.pairs]
    return _table("pairs", [words(f"arena-head-{head}") for head in [*heads, "games"]], rows, words)


def _pair_cells(row: PairRow, words: Words) -> list[str]:
    return [
        escape(words("arena-against", one=row.one, other=row.other)),
        page.with_span(words("arena-value", value=percent(row.share.mean)), share_span(row.share)),
        escape(words("arena-value", value=percent(row.fair))),
        _times(row.times),
        _times(row.one_alone),
        _times(row.other_alone),
    ]


def _fact_table(table: Table, words: Words) -> str:
    heads = [words("arena-head-bot"), *(words(f"arena-fact-{row.fact}") for row in table.facts)]
    bots = [
        [escape(bot), *(_fact_cell(row, row.bots[i], words) for row in table.facts)]
        for i, bot in enumerate(table.league.bots)
    ]
    return _table("facts", heads, bots, words) + "".join(_ratios(row, words) for row in table.facts)


def _fact_cell(row: FactRow, known: Estimate, words: Words) -> str:
    if row.fact in RATES:
        return page.with_span(words("arena-value", value=percent(known.mean)), share_span(known))
    return page.with_span(figure(known.mean, 1), span(known, 1))


def _ratios(row: FactRow, words: Words) -> str:
    """How many times as often, for each pair."""
    if not row.ratios:
        return ""
    heads = [words(f"arena-fact-{row.fact}"), words("arena-head-ratio")]
    rows = [
        [escape(words("arena-against", one=ratio.one, other=ratio.other)), _times(ratio.times)]
        for ratio in row.ratios
    ]
    return _table("facts", heads, rows, words)


def _work_table(table: Table, seconds: Sequence[float], words: Words) -> str:
    heads = ["bot", "games", "decisions", "iterations", "seconds"]
    rows = [
        [escape(row.bot), str(row.games), figure(row.decisions, 1), figure(row.iterations, 0), brief(spent)]
        for row, spent in zip(table.bots, seconds, strict=True)
    ]
    return _table("work", [words(f"arena-head-{head}") for head in heads], rows, words)


# ------------------------------------------------------------------------------------------------- method


def _method(table: Table, words: Words) -> str:
    sides = ["sides"] if table.pairs[0].one_alone else []
    parts = ["deals", *sides, "share", "interval", "rating", "time"]
    notes = page.notes([words(f"arena-method-{part}") for part in parts])
    command = (
        f"<p>{escape(words('arena-command'))}</p>\n<pre>{escape(command_of(table.league, table.deals))}</pre>"
    )
    return f"{notes}\n{command}"


def command_of(league: League, deals: int) -> str:
    """What to type for the same league again."""
    given = ["kobako", "arena", league.game, *league.bots, "--players", str(league.players)]
    for name, value in league.options.items():
        given += ["--option", f"{name}={value}"]
    given += ["--deals", str(deals), "--seed", str(league.seed), "--lineups", league.lineups]
    return shlex.join(given)
