"""The report: whole, valid, in every language, and in need of nothing else."""

import re
from html.parser import HTMLParser
from zlib import crc32

import pytest
from msgspec.structs import replace

from arena.test_fixtures import league
from arena.test_table import ended
from kobako import texts
from kobako.arena.estimates import Estimate
from kobako.arena.figures import brief, figure, span
from kobako.arena.fixtures import schedule
from kobako.arena.plots import _field, course, heat_map, ratings
from kobako.arena.report import _fact_cell, command_of, write_report
from kobako.arena.table import FactRow, Table, make_table
from kobako.reports.page import with_span

VOID = {"meta", "br"}
ALONE = {"path", "rect", "circle", "polygon", "polyline"}  # in SVG they close themselves
BOTS = ("easy", "random", "arena.fakes:first@20")


class Page(HTMLParser):
    """Reads a page and insists that every element is closed, in its order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(dict(attrs)) == len(attrs)
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            assert tag not in ALONE
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in ALONE
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words.append(data.strip())

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attrs for name, attrs in self.seen if name == tag]


def table(game: str = "luz", players: int = 3, deals: int = 5) -> Table:
    """Games of odd numbers are won in seat 0, all others by the bot that is named first."""
    one = league(game, players, BOTS)
    facts = {"bids": [(seat, float(seat > 0)) for seat in range(players)]} if game == "luz" else {}
    samples = {"score": [(seat, float(-seat)) for seat in range(players)]} | facts
    return make_table(
        one,
        [
            (f, ended(players, 0 if f.number % 2 else f.seats.index(min(f.pair)), samples=samples))
            for f in schedule(one, deals)
        ],
    )


@pytest.fixture(scope="module")
def luz() -> Table:
    return table()


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("luz", 3), ("lineit", 2), ("aurum", 4)])
def test_a_report_is_a_sound_page(game: str, players: int, language: str) -> None:
    text = write_report(table(game, players), [0.5, 0.25, 0.125], language)
    assert text.startswith("<!doctype html>\n")
    page = Page(text)
    assert page.all("html") == [{"lang": language}]
    assert {"name": "viewport", "content": "width=device-width, initial-scale=1"} in page.all("meta")
    ids = [attrs["id"] for _, attrs in page.seen if "id" in attrs]
    assert len(ids) == len(set(ids)) == 6
    assert len(page.all("h1")) == len(page.all("title")) == len(page.all("main")) == 1
    assert all(attrs["role"] == "img" and attrs["aria-label"] for attrs in page.all("svg"))
    assert len(page.all("svg")) == 1 + 3 + 1  # all pairs, each of them over the deals, ratings
    numbers = " ".join(str(value) for _, attrs in page.seen for value in attrs.values())
    assert "nan" not in numbers
    assert "inf" not in numbers


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_report_needs_nothing_else(luz: Table, language: str) -> None:
    text = write_report(luz, [0.5, 0.25, 0.125], language)
    assert not re.search(r"<script|<link|<img|<iframe|https?:|//|url\(|@import|\bsrc=|\bhref=", text)


def test_a_report_says_what_the_table_says(luz: Table) -> None:
    words = Page(write_report(luz, [0.5, 0.25, 0.0125], "en")).words
    assert "League of Luz" in words
    assert "3 players, 5 deals, 90 games" in words
    for row in luz.pairs:
        assert f"{row.one} against {row.other}" in words
        assert words.count(f"{100 * row.share.mean:.1f} %") >= 2  # in the picture and in the table
        assert f"{row.times.mean:.2f}" in words
    for bot in luz.bots:
        assert any(line.startswith(f"{bot.rating:.1f} ± ") for line in words)
    assert {"bids made", "mean score", "times as often", "0.5", "0.25", "0.0125"} <= set(words)
    assert (
        "kobako arena luz easy random arena.fakes:first@20 --players 3 --deals 5 --seed 5 --lineups all"
        in words
    )


def test_what_is_more_than_fair_looks_otherwise_than_what_is_less(luz: Table) -> None:
    fields = Page(write_report(luz, [1, 1, 1], "en")).all("rect")
    kinds = [str(field["class"]) for field in fields]
    assert kinds[0::2].count("more") == 3  # the one that is named first won more,
    assert kinds[1::2].count("less") == 3  # the other less


# To renew it after a change that is meant to change the pictures: look at them, and copy what the test shows.
PICTURES = "ee0afcc4"


def test_pictures_are_as_they_were(luz: Table) -> None:
    def words(message: str, **args: object) -> str:
        return f"{message} {args}"

    drawn = [heat_map(luz, words), *(course(pair, words) for pair in luz.pairs), ratings(luz.bots, words)]
    assert f"{crc32(''.join(drawn).encode()):08x}" == PICTURES


def test_how_often_is_told_in_percent_and_how_much_in_points() -> None:
    told = {
        fact: _fact_cell(
            FactRow(fact=fact, bots=[], ratios=[]),
            Estimate(0.5, None, None),
            lambda _, value="": f"{value} %",
        )
        for fact in ("bids", "score")
    }
    assert told == {"bids": with_span("50.0 %", ""), "score": with_span("0.5", "")}


@pytest.mark.parametrize(
    ("share", "strength"),
    [
        (Estimate(0.6, 0.51, 0.7), "0.23"),  # the fifth of what could be gained
        (Estimate(0.6, 0.5, 0.7), "0.07"),
        (Estimate(0.25, 0.1, 0.49), "0.35"),  # half of what could be lost
        (Estimate(0.25, 0.1, 0.5), "0.07"),
        (Estimate(0.25, None, None), "0.07"),
    ],
)
def test_what_may_be_fair_is_pale(share: Estimate, strength: str) -> None:
    assert f'fill-opacity="{strength}"' in _field(0, 0, 100, share, 0.5, lambda message, **args: message)


def test_no_name_becomes_a_part_of_the_page(luz: Table) -> None:
    name = '<b a="1">&'
    renamed = replace(luz.league, bots=(name, *luz.league.bots[1:]))
    pairs = [replace(row, one=name) if row.one == "easy" else row for row in luz.pairs]
    bots = [replace(row, bot=name) if row.bot == "easy" else row for row in luz.bots]
    text = write_report(replace(luz, league=renamed, pairs=pairs, bots=bots), [1, 1, 1], "en")
    assert not Page(text).all("b")


def test_numbers_as_they_are_read() -> None:
    assert [brief(value) for value in (0, 0.0000234567, 0.0125, 0.5, 2, 1234.5)] == [
        "0",
        "0.0000235",
        "0.0125",
        "0.5",
        "2",
        "1230",
    ]
    assert figure(-1.25, 1) == "\N{MINUS SIGN}1.2"
    assert span(Estimate(0, -1, None), 0) == "\N{MINUS SIGN}1 \N{EN DASH} ?"
    assert span(Estimate(0, None, None)) == ""
    assert span(Estimate(0.5, 0.25, 0.75)) == "0.25 \N{EN DASH} 0.75"


def test_one_deal_is_enough_for_a_report() -> None:
    assert Page(write_report(table(deals=1), [1, 1, 1], "en")).words


def test_the_command_can_be_typed_again() -> None:
    one = league("aurum", 4, ("easy", "random"), options={"scoring": "points"}, lineups="alone")
    assert command_of(one, 9) == (
        "kobako arena aurum easy random --players 4 --option scoring=points"
        " --deals 9 --seed 5 --lineups alone"
    )
