from typing import Any

import pytest

from aurum.tables import THREE, act, four, stuck, table, three
from kobako import Match
from kobako.terminal import draw_aurum
from kobako.terminal.replay import OpenMatch
from kobako.terminal.table import open_table
from kobako.terminal.words import Words
from terminal.tables import play

WORDS = Words()


def view_of(match: Match, seat: int | None) -> Any:
    return match.view_struct(seat)


def drawn(match: Match, seat: int | None, words: Words = WORDS) -> str:
    return "\n".join(draw_aurum.table(view_of(match, seat), words))


def test_the_table_in_a_trick() -> None:
    match = four()
    match.act(0, "swap G0 Z5 partner")
    act(match, "stay", "stay", "stay", "S5", "C6", "P3", "Z8")
    act(match, "Z9")
    lines = drawn(match, 1).splitlines()
    assert lines[0] == "Aurum, round 1, trick 2."
    assert lines[2:7] == [
        "seat          cards   said    tricks  total   gold",
        "Seat 2        9       Z5      0       0       G0 G3",
        "Seat 3        10      B8      1       0       G0",
        "Seat 0        10      B9      0       0       -",
        "You (seat 1)  10      B10     0       0       G0",
    ]
    assert lines[8:] == [
        "Seat 0 + Seat 2             0 of 9, 9 to go; now worth 1",
        "You + Seat 3                1 of 10, 9 to go; now worth 0",
        "Gold supply   G0 . . . G1 G1 G2 G2 G3 . G4 G5 G6 G7 G8",
        "Left over     S9 S10",
        "Known cards   Seat 0: B7",
        "",
        "Last trick    Seat 0 S5  You C6  Seat 2 P3 (lowest, G3)  Seat 3 Z8 (won)",
        "This trick    Seat 2 Z9 (winning) (lowest)",
        "",
        "Your hand     B2 B6  P2 P6 P10  (Z2 Z6)  C2  S2 S6",
    ]


def test_the_swap_window() -> None:
    match = four()
    match.act(0, "swap G0 Z5")
    assert "Swap          Seat 0 pays G0, lays Z5 for B9" in drawn(match, 1)
    assert "Swaps         Seat 0: swapped  You: asked  Seat 2: later  Seat 3: later" in drawn(match, 1)


@pytest.mark.parametrize(
    ("phase", "typed", "move"),
    [
        ("predict", "z4", "predict Z4"),
        ("predict", "predict z4", "predict Z4"),
        ("swap", "g0 z7", "swap G0 Z7"),
        ("swap", "g0 z7 partner", "swap G0 Z7 partner"),
        ("swap", "swap g0 z7", "swap G0 Z7"),
        ("swap", "stay", "stay"),
        ("lead", "z10", "play Z10"),
        ("follow", "g3", "play G3"),
        ("follow", "stop", "stop"),
        ("follow", "dance", "dance"),
    ],
)
def test_short_answers(phase: str, typed: str, move: str) -> None:
    match = {"predict": table(4, {}), "swap": four()}.get(phase) or three()
    if phase in ("lead", "follow"):
        act(match, *["stay"] * 3, *["B4"] * (phase == "follow"))
    assert match.view(0)["phase"] == phase
    assert draw_aurum.read_move(view_of(match, 0), typed) == move


def test_answers_say_what_can_be_typed() -> None:
    match = stuck()
    asked = draw_aurum.answers(view_of(match, 2), match.legal(2), WORDS)
    assert asked == "Cards: G0, or stop."
    assert "G0 Z7 partner" in draw_aurum.answers(view_of(four(), 0), [], WORDS)
    assert "partner" not in draw_aurum.answers(view_of(three(), 0), [], WORDS)
    assert "Z4" in draw_aurum.answers(view_of(table(3, THREE), 0), [], WORDS)


def test_the_cards_and_what_they_would_do() -> None:
    match = three()
    match.act(0, "swap G0 Z4")
    act(match, "stay", "stay", "B1", "P2", "S6")
    act(match, "stay", "stay", "stay", "S1", "P5")
    lines = draw_aurum.cards(view_of(match, 2), WORDS)
    assert "B3" in lines
    assert "P3   suit is in the trick" in lines
    assert "Z6   would be winning" in lines
    match = three()
    match.act(0, "swap G0 Z4")
    act(match, "stay", "stay")
    assert draw_aurum.cards(view_of(match, 0), WORDS)[2] == (
        "B7   known to all  would be winning  would be lowest, for G7"
    )


def test_the_log_and_the_score_sheet() -> None:
    match = stuck()
    match.act(2, "stop")
    view = view_of(match, 0)
    assert draw_aurum.log(view, WORDS) == [
        "Round 1",
        "Predictions   You S1  Seat 1 B1  Seat 2 P4",
        "Void trick    You Z1  Seat 1 P1",
    ]
    assert draw_aurum.sheet(view, WORDS) == [
        "        You                    Seat 1                 Seat 2",
        "Round 1 0 of 1: 0 + 0 = 0 *    0 of 1: 0 + 0 = 0 *    0 of 4: 0 + 0 = 0 *",
        "        Seat 2 ended it by choice. Tied to the end.",
        "Nuggets 1                      1                      1",
    ]


def test_all_cards_lie_open_in_a_replay() -> None:
    shown = drawn(OpenMatch("aurum", 4, seed=5), None)
    steps = Match("aurum", 4, seed=5).steps[1].split()[1:]
    assert all(shown.split().count(card) == 1 for card in steps)


def test_hints_have_reasons() -> None:
    at = open_table("aurum", 3, 0, 7, "easy")
    printed = play(at, ["hint", at.hint(), "hint", "cards", "log", "scores", "rules 9"])
    assert printed.count("The rule of thumb says:") == 2
    assert "Not seen yet" in printed
