"""The report of a review: one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from .. import texts
from ..bots.warm import Words
from ..games.game import Text
from ..reports import page
from .estimates import Estimate
from .figures import DASH, known_title, outcome, percent, seat_name, setting, signed, span
from .judge import MISTAKE, SMALL
from .plots import chart, swatch
from .results import LOSSES, Balance, Decision, Review

STYLE = Path(__file__).with_name("report.css")


def write_report(review: Review, language: str = "en") -> str:
    """The page, in a language."""

    def words(message: str, **args: str | int) -> str:
        return texts.say(message, args, language)

    title = words("analyse-title", game=words(f"{review.game}-name"))
    header = [outcome(review, words), setting(review, words)]
    return page.page(language, title, header, _sections(review, words), STYLE)


def _sections(review: Review, words: Words) -> list[str]:
    title = known_title(review, words)
    known = chart(review, [moment.known for moment in review.moments], title, words, has_dots=True)
    label = words("analyse-opened")
    opened = chart(review, [moment.opened for moment in review.moments], label, words, has_dots=False)
    legend = _legend(review, words)
    return [
        page.section("known", title, words("analyse-known-note"), known + legend),
        page.section("losses", words("analyse-losses"), words("analyse-losses-note"), _losses(review, words)),
        page.section(
            "balances", words("analyse-accounts"), words("analyse-accounts-note"), _balances(review, words)
        ),
        page.section("opened", label, words("analyse-opened-note"), opened + legend),
        page.section("all", words("analyse-all"), "", _all(review, words)),
        page.section("method", words("analyse-method"), "", _method(words)),
    ]


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
            moves = page.table(name, _heads(heads, words), rows)
            parts.append(f"<details>\n<summary>{escape(name)}</summary>\n{moves}</details>")
    return "\n".join(parts)


def _row(one: Decision, words: Words) -> list[str]:
    return [
        str(one.step),
        escape(one.move),
        _share(one.share),
        escape(one.best),
        _share(one.best_share),
        escape(words(f"study-grade-{one.grade}")),
        page.with_span(signed(one.hindsight.value), span(one.hindsight)),
    ]


# -------------------------------------------------------------------------------------------------- tables


def _balances(review: Review, words: Words) -> str:
    rows = [
        [
            escape(seat_name(one, words)),
            _share(one.start),
            *(page.with_span(signed(part.value), span(part)) for part in (one.luck, one.own, one.others)),
            _share(one.result),
        ]
        for one in review.balances
    ]
    heads = ("seat", "start", "luck", "own", "others", "result")
    return page.table(words("analyse-accounts"), _heads(heads, words), rows)


def _share(known: Estimate | None) -> str:
    return DASH if known is None else page.with_span(percent(known.value), span(known))


def _heads(names: Sequence[str], words: Words) -> list[str]:
    return [words(f"analyse-head-{name}") for name in names]


def _method(words: Words) -> str:
    limits = {"small": f"{100 * SMALL:g}", "mistake": f"{100 * MISTAKE:g}"}
    return page.notes(
        [
            words("analyse-method-share"),
            words("analyse-method-known", **limits),
            words("analyse-method-opened"),
            words("analyse-method-forced"),
        ]
    )
