from typing import cast

import pytest

from kobako import Match, texts
from kobako.games.luz.view import LuzView
from kobako.match.check import random_match
from kobako.terminal import draw_luz
from kobako.terminal.replay import OpenMatch
from kobako.terminal.words import Words, cells
from terminal.tables import LONG_NAMES, play, table

WORDS = Words()
TABLE = """\
Luz, round 1 of 4, trick 2 of 10. Trump is sun (Y).

seat          hand, low to high                            tricks     total
Seat 1        Y1  Y11  .   R10 R11  G6  G10  B9   P8  P9   0 of 1+    0
Seat 2        Y5  Y7  Y10 Y12  .    B4  B7  B10  P6  P12   0 of 2+    0
Seat 3        .   .    G2  G3  G4  G12  B2  B11  P3  P5    1 of 1+    0
Seat 4        R6  R8  .    G7  G8   B8  B12  P4  P7  .     0 of 0+    0
You (seat 0)  Y?   R?  .   R?   G?  G?   B?  B?   P?  P?   0 of 2+    0
slot          1    2       4    5   6    7   8    9   10

Last trick    Seat 1 R2  Seat 2 R5  Seat 3 Y3 (won)  Seat 4 R9  You R7
This trick    Seat 3 Y8 (winning)  Seat 4 P11

You must follow sun (yellow). Slots: 1."""


def test_the_table_before_a_decision() -> None:
    assert play(table(5), ["2+", "3"]).endswith(TABLE)


@pytest.mark.parametrize("names", [{}, LONG_NAMES], ids=["numbers", "names"])
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_columns_stand_below_each_other(language: str, names: dict[int, str]) -> None:
    words = Words(language, names)
    match = Match("luz", 5, seed=1)
    for step in range(12):
        view = cast(LuzView, match.view_struct(2))
        *rows, slots = draw_luz.table(view, words)[2:9]
        for row in rows:
            assert [bool(part) for part in columns(row, 14, 59, 70)] == [True] * 4, row
        assert [card.played for card in view.hands[2]] == [str(n) not in slots.split() for n in range(1, 11)]
        assert slots.index("10") - slots.index("9") in (4, 5)
        for row in draw_luz.sheet(view, words):
            assert all(columns(row, 9, 23, 37, 51, 65)[1:]), row
        for row in draw_luz.log(view, words)[1:]:
            assert columns(row, 14)[1], row
        seat = match.pending[0]
        match.act(seat, f"bid {step}+" if step < 5 else match.legal(seat)[0])


def columns(row: str, *starts: int) -> list[str]:
    """The parts of a line that begin at these columns; a blank stands before each."""
    grid = "".join(character + "\0" * (cells(character) - 1) for character in row)
    assert all(grid[start - 1] == " " != grid[start] for start in starts if start < len(grid)), row
    return [grid[start:end].strip() for start, end in zip((0, *starts), (*starts, None), strict=True)]


def test_long_names_take_more_lines() -> None:
    match = Match("luz", 5, seed=1)
    while (
        cast(LuzView, match.view_struct(2)).tricks[:1] == [] or match.view(2)["tricks"][0]["cards"][4:] == []
    ):
        match.act(match.pending[0], match.legal(match.pending[0])[0])
    short, long = (
        draw_luz.log(cast(LuzView, match.view_struct(2)), Words(names=n)) for n in ({}, LONG_NAMES)
    )
    assert len(long) > len(short) == 3
    cards = [[word for line in log for word in line.split() if word[1:].isdigit()] for log in (short, long)]
    assert cards[0] == cards[1]


def test_all_cards_lie_open_without_a_seat_and_at_the_end() -> None:
    finished = random_match("luz", 4, {}, seed=5)
    assert "set aside" in "\n".join(draw_luz.table(finished.view_struct(2), WORDS))  # type: ignore[arg-type]
    match = OpenMatch("luz", 4, seed=5)
    drawn = "\n".join(draw_luz.table(match.view_struct(None), WORDS))  # type: ignore[arg-type]
    assert "?" not in drawn
    assert all(drawn.split().count(card) == 1 for card in match.steps[1].split()[1:])


def test_bids_are_logged_in_the_order_in_which_they_were_made() -> None:
    match = Match("luz", 4, seed=1)
    made = []
    for bid in ("1", "2", "3"):
        made.append(f"Seat {match.pending[0]} {bid}")
        match.act(match.pending[0], f"bid {bid}")
        log = draw_luz.log(match.view_struct(None), WORDS)  # type: ignore[arg-type]
        assert log[1].split(maxsplit=1)[1] == "  ".join(made)
