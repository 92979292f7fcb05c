"""The report of a league: one HTML file that needs nothing else, made from the table and the seconds."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from html import escape
from pathlib import Path

from .. import texts
from ..bots.warm import Words
from ..match.facts import RATES
from .estimates import Estimate
from .figures import DASH, brief, figure, percent, share_span, span
from .fixtures import League
from .plots import course, heat_map, ratings
from .table import FactRow, PairRow, Table

STYLE = Path(__file__).with_name("report.css")

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<header>
<h1>{title}</h1>
<p>{setting}</p>
</header>
<main>
{sections}
</main>
<footer><p>{made_by}</p></footer>
</body>
</html>
"""


def write_report(table: Table, seconds: Sequence[float], language: str) -> str:
    """The page, in a language."""

    def words(message: str, **args: str | int) -> str:
        return texts.say(message, args, language)

    league = table.league
    return PAGE.format(
        language=language,
        title=escape(words("arena-title", game=words(f"{league.game}-name"))),
        style=STYLE.read_text("utf-8"),
        setting=escape(words("arena-setting", players=league.players, deals=table.deals, games=table.games)),
        sections="\n".join(_sections(table, seconds, words)),
        made_by=escape(words("arena-made-by", version=league.version, code=league.code)),
    )


def _sections(table: Table, seconds: Sequence[float], words: Words) -> list[str]:
    curves = "".join(
        f"<figure><figcaption>{escape(words('arena-against', one=row.one, other=row.other))}</figcaption>"
        f"{course(row, words)}</figure>"
        for row in table.pairs
    )
    return [
        _section(
            "pairs", words, _scroll(words("arena-pairs"), heat_map(table, words)) + _pair_table(table, words)
        ),
        _section("course", words, f'<div class="curves">{curves}</div>'),
        _section("ratings", words, f"<figure>{ratings(table.bots, words)}</figure>"),
        _section("facts", words, _fact_table(table, words), has_note=False),
        _section("work", words, _work_table(table, seconds, words), has_note=False),
        _section("method", words, _method(table, words), has_note=False),
    ]


def _section(name: str, words: Words, content: str, has_note: bool = True) -> str:
    note = f"<p>{escape(words(f'arena-{name}-note'))}</p>\n" if has_note else ""
    return f'<section id="{name}">\n<h2>{escape(words(f"arena-{name}"))}</h2>\n{note}{content}\n</section>'


def _scroll(label: str, content: str) -> str:
    """What may be wider than a phone; the keyboard can move it too."""
    return f'<div class="scroll" role="region" tabindex="0" aria-label="{escape(label)}">{content}</div>\n'


# ------------------------------------------------------------------------------------------------- tables


def _table(name: str, heads: Sequence[str], rows: Sequence[Sequence[str]], words: Words) -> str:
    """`rows` are HTML; the first of each names it."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "\n".join(
        f'<tr><th scope="row">{row[0]}</th>{"".join(f"<td>{cell}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    label = f"{words(f'arena-{name}')}: {heads[0]}"
    return _scroll(label, f"<table>\n<thead><tr>{top}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>")


def _with_span(value: str, interval: str) -> str:
    return f"{escape(value)} <small>{escape(interval)}</small>"


def _times(known: Estimate | None) -> str:
    return DASH if known is None else _with_span(figure(known.mean, 2), span(known))


def _pair_table(table: Table, words: Words) -> str:
    heads = ["pair", "share", "fair", "times"]
    if table.pairs[0].other_alone:
        heads += ["one-alone", "other-alone"]
    rows = [[*_pair_cells(row, words)[: len(heads)], str(row.games)] for row in table.pairs]
    return _table("pairs", [words(f"arena-head-{head}") for head in [*heads, "games"]], rows, words)


def _pair_cells(row: PairRow, words: Words) -> list[str]:
    return [
        escape(words("arena-against", one=row.one, other=row.other)),
        _with_span(words("arena-value", value=percent(row.share.mean)), share_span(row.share)),
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
        return _with_span(words("arena-value", value=percent(known.mean)), share_span(known))
    return _with_span(figure(known.mean, 1), span(known, 1))


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
    notes = "".join(f"<li>{escape(words(f'arena-method-{part}'))}</li>\n" for part in parts)
    command = (
        f"<p>{escape(words('arena-command'))}</p>\n<pre>{escape(command_of(table.league, table.deals))}</pre>"
    )
    return f"<ul>\n{notes}</ul>\n{command}"


def command_of(league: League, deals: int) -> str:
    """What to type for the same league again."""
    given = ["kobako", "arena", league.game, *league.bots, "--players", str(league.players)]
    for name, value in league.options.items():
        given += ["--option", f"{name}={value}"]
    given += ["--deals", str(deals), "--seed", str(league.seed), "--lineups", league.lineups]
    return shlex.join(given)
