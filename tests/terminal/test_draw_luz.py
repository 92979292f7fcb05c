import random

import pytest

from kobako import Match
from kobako.match.check import random_match
from kobako.terminal import draw_luz
from kobako.terminal.replay import OpenMatch
from kobako.terminal.words import WIDTH, Words, cells
from terminal.tables import play, table

WORDS = Words()
TABLE = """\
Luz, round 1 of 4, trick 2 of 10. Trump is sun (Y).

seat          hand, low to high                            tricks     total
Seat 1        Y1  Y11  R2  R10 .    G6  G10  B9   P8  P9   0 of 1+    0
Seat 2        Y5  Y7  Y10 Y12  .    B4  B7  B10  P6  P12   0 of 2+    0
Seat 3        .   Y8   G2  G3  G4  G12  B2  B11  .   P5    1 of 1+    0
Seat 4        R6  R8  .    G7  G8   B8  B12  .   P7  P11   0 of 0+    0
You (seat 0)  Y?   R?  .   R?   G?  G?   B?  B?   P?  P?   0 of 2+    0
slot          1    2       4    5   6    7   8    9   10

Last trick    Seat 1 R11  Seat 2 R5  Seat 3 Y3 (won)  Seat 4 R9  You R7
This trick    Seat 3 P3  Seat 4 P4 (winning)

You must follow iris (purple). Play slot 9, 10."""


def test_the_table_before_a_decision() -> None:
    assert play(table(5), ["2+", "3"]).endswith(TABLE)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everything_fits_into_a_terminal(players: int) -> None:
    rng = random.Random(players)
    match = Match("luz", players, seed=players)
    while not match.over:
        view = match.view_struct(rng.choice([None, *range(players)]))
        parts = (draw_luz.table, draw_luz.log, draw_luz.cards, draw_luz.sheet)
        lines = [line for part in parts for line in part(view, WORDS)]  # type: ignore[arg-type]
        assert max(map(cells, lines)) <= WIDTH, lines
        match.act(match.pending[0], rng.choice(match.legal(match.pending[0])))


def test_drawing_leaves_the_view_as_it_is() -> None:
    match = Match("luz", 4, seed=1)
    view = match.view_struct(1)
    for part in (draw_luz.table, draw_luz.log, draw_luz.cards, draw_luz.sheet):
        assert part(view, WORDS) == part(view, WORDS)  # type: ignore[arg-type]
    assert view == match.view_struct(1)


def test_before_the_deal_there_is_no_table() -> None:
    view = Match("luz", 4, chance="given").view_struct(0)
    assert draw_luz.table(view, WORDS) == draw_luz.log(view, WORDS) == draw_luz.cards(view, WORDS) == []  # type: ignore[arg-type]


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
