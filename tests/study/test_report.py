"""The report of a review: a sound page, in every language, in need of nothing else; and the same as text."""

import re

import pytest
from msgspec.structs import replace

from arena.test_report import Page
from kobako import GAMES, texts
from kobako.games import find
from kobako.games.game import Text
from kobako.study.estimates import Estimate
from kobako.study.figures import percent, signed, span
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


def test_numbers_as_they_are_read() -> None:
    assert [percent(value) for value in (0.1234, -0.5, -0.0001)] == ["12.3", "\N{MINUS SIGN}50.0", "0.0"]
    assert [signed(value) for value in (0.1234, -0.5, -0.0001)] == ["+12.3", "\N{MINUS SIGN}50.0", "0.0"]
    assert span(Estimate(0.5, 0.25, 0.75)) == "25.0 \N{EN DASH} 75.0"
    assert span(Estimate(0.5, 0.5, 0.5)) == ""
