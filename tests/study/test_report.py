"""The report of a review: a sound page, in every language, in need of nothing else; and the same as text."""

import re
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from arena.test_report import Page
from kobako import GAMES, texts
from kobako.games import find
from kobako.games.game import Text
from kobako.study.estimates import Estimate
from kobako.study.figures import percent, signed, span
from kobako.study.plots import _names, chart
from kobako.study.report import write_report
from kobako.study.results import Decision, Review
from kobako.study.review import review
from kobako.terminal.analysis import analysis
from kobako.terminal.words import WIDTH, Words, cells
from study.games import at, played


def some(game: str = "luz") -> Review:
    """A review with one mistake in it, whatever there was."""
    players = find(game).seats[0]
    found = review(at(played(game, players, 1), 16), iterations=4, worlds=4)
    first, *rest = found.decisions
    return replace(found, decisions=[mistaken(first), *rest])


def mistaken(one: Decision) -> Decision:
    reasons = [Text("study-only-move")]
    loss = Estimate(0.25, 0.125, 0.375)
    return replace(one, grade="mistake", loss=loss, reasons=reasons, best_reasons=reasons)


@pytest.fixture(scope="module")
def luz() -> Review:
    return some()


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_report_is_a_sound_page_that_needs_nothing_else(game: str, language: str) -> None:
    found = some(game)
    text = write_report(found, language)
    assert text.startswith("<!doctype html>\n")
    page = Page(text)
    assert page.all("html") == [{"lang": language}]
    assert {"name": "viewport", "content": "width=device-width, initial-scale=1"} in page.all("meta")
    ids = [attrs["id"] for _, attrs in page.seen if "id" in attrs]
    assert len(ids) == len(set(ids)) == 6
    charts = [svg for svg in page.all("svg") if svg["class"] == "chart"]
    assert len(charts) == 2
    assert all(svg["role"] == "img" and svg["aria-label"] for svg in charts)
    lines = page.all("polyline")
    assert len(lines) == 2 * found.players
    assert all(len(str(line["points"]).split()) == len(found.moments) for line in lines)
    assert len(page.all("circle")) == 1
    assert not re.search(r"<script|<link|<img|<iframe|https?:|//|url\(|@import|\bsrc=|\bhref=", text)
    assert not re.search(r"\bnan\b|\binf\b", text)


def test_a_report_says_what_was_found(luz: Review) -> None:
    words = Page(write_report(luz)).words
    one = luz.decisions[0]
    assert "Luz: what the moves were worth" in words
    assert "The game is not over: this is as far as it goes." in words
    assert f"Step {one.step}, seat {one.seat}: {one.move}" in words
    assert f"mistake: 25.0 % of the victory (12.5 to 37.5). Better: {one.best}" in words
    assert f"{one.move}: There is no other move." in words
    for balance in luz.balances:
        assert {signed(balance.luck.value), percent(balance.result.value)} <= set(words)


def test_every_decision_has_a_row_among_those_of_its_seat(luz: Review) -> None:
    page = Page(write_report(luz))
    assert len(page.all("details")) == len({one.seat for one in luz.decisions})
    rows = [head for head in page.all("th") if head["scope"] == "row"]
    assert len(rows) == luz.players + len(luz.decisions)
    for one in luz.decisions:
        assert {str(one.step), one.move, one.best, signed(one.hindsight.value)} <= set(page.words)


def test_nothing_becomes_a_part_of_the_page(luz: Review) -> None:
    named = [replace(balance, player='<b a="1">&') for balance in luz.balances]
    moves = [replace(one, move="<i>", best="<u>") for one in luz.decisions]
    page = Page(write_report(replace(luz, balances=named, decisions=moves)))
    assert {"b", "i", "u"}.isdisjoint(tag for tag, _ in page.seen)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_same_as_text(luz: Review, language: str) -> None:
    words = Words(language)
    lines = list(analysis(luz, words))
    assert max(map(cells, lines)) <= WIDTH
    assert lines[0] == words("analyse-title", game=words("luz-name"))
    assert "".join(lines).count("▁") > 0
    without = replace(luz, decisions=[replace(one, grade="fine") for one in luz.decisions])
    assert "  " + words("analyse-losses-none") in list(analysis(without, words))
    assert "  " + words("analyse-losses-none") not in lines


def test_a_chart_is_drawn_to_scale() -> None:
    lost = {"grade": "mistake", "seat": 1, "step": 4}
    made: Any = SimpleNamespace(
        players=2,
        steps=10,
        moments=[SimpleNamespace(steps=steps) for steps in (0, 5, 10)],
        decisions=[SimpleNamespace(**lost | more) for more in ({}, {"grade": "fine", "seat": 0, "step": 9})],
    )
    page = Page(chart(made, [[0.5, 0.5], [1, 0], [0.25, 0.75]], "label", lambda words: words, has_dots=True))
    assert [svg["viewbox"] for svg in page.all("svg")] == ["0 0 420 240"]
    assert [line["points"] for line in page.all("polyline")] == [
        "30.0,110.0 213.0,10.0 396.0,160.0",
        "30.0,110.0 213.0,210.0 396.0,60.0",
    ]
    assert [(dot["cx"], dot["cy"], dot["class"]) for dot in page.all("circle")] == [
        ("213.0", "210.0", "dot seat-1")
    ]
    assert [line["d"] for line in page.all("path")] == [f"M30 {y}H396" for y in (210, 160, 110, 60, 10)]
    places = [(text["x"], text["y"]) for text in page.all("text")]
    marks = [("25", str(y)) for y in (214, 164, 114, 64, 14)]
    assert places == [*marks, ("30", "229"), ("213", "229"), ("396", "229"), ("402", "64"), ("402", "164")]
    assert page.words == ["0", "25", "50", "75", "100", "0", "analyse-steps", "10", "1", "0"]


@pytest.mark.parametrize(
    ("shares", "heights"),
    [
        ([0, 0, 0], ["190", "202", "214"]),
        ([1, 1, 1], ["14", "26", "38"]),
        ([0.95, 1, 0], ["14", "26", "214"]),  # the first is that of seat 1
        ([0.01, 0.02, 0.97], ["20", "202", "214"]),
    ],
)
def test_names_of_seats_stand_one_below_another(shares: list[float], heights: list[str]) -> None:
    page = Page("".join(_names(shares, 100)))
    assert [text["y"] for text in page.all("text")] == heights


def test_numbers_as_they_are_read() -> None:
    assert [percent(value) for value in (0.1234, -0.5, -0.0001)] == ["12.3", "\N{MINUS SIGN}50.0", "0.0"]
    assert [signed(value) for value in (0.1234, -0.5, -0.0001)] == ["+12.3", "\N{MINUS SIGN}50.0", "0.0"]
    assert span(Estimate(0.5, 0.25, 0.75)) == "25.0 \N{EN DASH} 75.0"
    assert span(Estimate(0.5, 0.5, 0.5)) == ""
