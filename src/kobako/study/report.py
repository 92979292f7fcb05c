"""The report of a review: one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from .. import texts
from ..bots.warm import Words
from ..games.game import Text
from .estimates import Estimate
from .figures import DASH, known_title, outcome, percent, seat_name, setting, signed, span
from .judge import MISTAKE, SMALL
from .plots import chart, swatch
from .results import LOSSES, Balance, Decision, Review

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
<p>{outcome}</p>
<p>{setting}</p>
</header>
<main>
{sections}
</main>
</body>
</html>
"""


def write_report(review: Review, language: str = "en") -> str:
    """The page, in a language."""

    def words(message: str, **args: str | int) -> str:
        return texts.say(message, args, language)

    return PAGE.format(
        language=language,
        title=escape(words("analyse-title", game=words(f"{review.game}-name"))),
        style=STYLE.read_text("utf-8"),
        outcome=escape(outcome(review, words)),
        setting=escape(setting(review, words)),
        sections="\n".join(_sections(review, words)),
    )


def _sections(review: Review, words: Words) -> list[str]:
    title = known_title(review, words)
    known = chart(review, [moment.known for moment in review.moments], title, words, has_dots=True)
    label = words("analyse-opened")
    opened = chart(review, [moment.opened for moment in review.moments], label, words, has_dots=False)
    legend = _legend(review, words)
    return [
        _section("known", title, words("analyse-known-note"), known + legend),
        _section("losses", words("analyse-losses"), words("analyse-losses-note"), _losses(review, words)),
        _section(
            "balances", words("analyse-accounts"), words("analyse-accounts-note"), _balances(review, words)
        ),
        _section("opened", label, words("analyse-opened-note"), opened + legend),
        _section("all", words("analyse-all"), "", _all(review, words)),
        _section("method", words("analyse-method"), "", _method(words)),
    ]


def _section(name: str, title: str, note: str, content: str) -> str:
    told = f"<p>{escape(note)}</p>\n" if note else ""
    return f'<section id="{name}">\n<h2>{escape(title)}</h2>\n{told}{content}\n</section>'


def _legend(review: Review, words: Words) -> str:
    items = "".join(f"<li>{swatch(one.seat)} {escape(seat_name(one, words))}</li>" for one in review.balances)
    return f'\n<ul class="legend">{items}</ul>'


# -------------------------------------------------------------------------------------------------- moves


def _losses(review: Review, words: Words) -> str:
    counts = "".join(
        f"<li>{escape(count_line(one, words))}</li>\n" for one in review.balances if one.decisions
    )
    lost = sorted((one for one in review.decisions if one.grade in LOSSES), key=_by_loss)
    items = "\n".join(_loss(one, review.balances[one.seat], words) for one in lost)
    told = (
        f'<ol class="losses">\n{items}\n</ol>' if lost else f"<p>{escape(words('analyse-losses-none'))}</p>"
    )
    return f"<ul>\n{counts}</ul>\n{told}"


def _by_loss(one: Decision) -> float:
    return -one.loss.value if one.loss else 0.0


def count_line(one: Balance, words: Words) -> str:
    """How well a seat has played, in a line."""
    return words(
        "analyse-counts",
        seat=seat_name(one, words),
        decisions=one.decisions,
        small=one.small,
        mistakes=one.mistakes,
        lost=percent(one.lost / one.decisions),
    )


def loss_lines(one: Decision, balance: Balance, words: Words) -> list[str]:
    """A move that has lost something: which, how much, and why."""
    assert one.loss
    lost = words(
        "analyse-lost",
        grade=words(f"study-grade-{one.grade}"),
        loss=percent(one.loss.value),
        low=percent(one.loss.low),
        high=percent(one.loss.high),
        best=one.best,
    )
    head = words("analyse-loss", step=str(one.step), seat=seat_name(balance, words), move=one.move)
    return [head, lost, _why(one.move, one.reasons, words), _why(one.best, one.best_reasons, words)]


def _why(move: str, reasons: Sequence[Text], words: Words) -> str:
    told = " ".join(words(reason.id, **reason.args) for reason in reasons)
    return words("analyse-reason", move=move, reasons=told)


def _loss(one: Decision, balance: Balance, words: Words) -> str:
    head, lost, *why = map(escape, loss_lines(one, balance, words))
    reasons = "".join(f"<li>{line}</li>" for line in why)
    return f'<li class="{one.grade}"><strong>{head}</strong>\n<p>{lost}</p>\n<ul>{reasons}</ul></li>'


def _all(review: Review, words: Words) -> str:
    parts = []
    for balance in review.balances:
        rows = [_row(one, words) for one in review.decisions if one.seat == balance.seat]
        if rows:
            name = seat_name(balance, words)
            heads = ("step", "move", "share", "best", "best-share", "grade", "hindsight")
            table = _table(name, heads, rows, words)
            parts.append(f"<details>\n<summary>{escape(name)}</summary>\n{table}\n</details>")
    return "\n".join(parts)


def _row(one: Decision, words: Words) -> list[str]:
    return [
        str(one.step),
        escape(one.move),
        _share(one.share),
        escape(one.best),
        _share(one.best_share),
        escape(words(f"study-grade-{one.grade}")),
        _with_span(signed(one.hindsight.value), one.hindsight),
    ]


# -------------------------------------------------------------------------------------------------- tables


def _balances(review: Review, words: Words) -> str:
    rows = [
        [
            escape(seat_name(one, words)),
            _share(one.start),
            *(_with_span(signed(part.value), part) for part in (one.luck, one.own, one.others)),
            _share(one.result),
        ]
        for one in review.balances
    ]
    heads = ("seat", "start", "luck", "own", "others", "result")
    return _table(words("analyse-accounts"), heads, rows, words)


def _share(known: Estimate | None) -> str:
    return DASH if known is None else _with_span(percent(known.value), known)


def _with_span(value: str, known: Estimate) -> str:
    return f"{value} <small>{span(known)}</small>"


def _table(label: str, heads: Sequence[str], rows: Sequence[Sequence[str]], words: Words) -> str:
    """`rows` are HTML; the first cell names the row. What is wider than a phone is moved by keys too."""
    top = "".join(f'<th scope="col">{escape(words(f"analyse-head-{head}"))}</th>' for head in heads)
    body = "\n".join(
        f'<tr><th scope="row">{row[0]}</th>{"".join(f"<td>{cell}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    table = f"<table>\n<thead><tr>{top}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"
    return f'<div class="scroll" role="region" tabindex="0" aria-label="{escape(label)}">{table}</div>'


def _method(words: Words) -> str:
    limits = {"small": f"{100 * SMALL:g}", "mistake": f"{100 * MISTAKE:g}"}
    notes = [
        words("analyse-method-share"),
        words("analyse-method-known", **limits),
        words("analyse-method-opened"),
        words("analyse-method-forced"),
    ]
    return "<ul>\n" + "".join(f"<li>{escape(note)}</li>\n" for note in notes) + "</ul>"
