from typing import Any

import pytest

from kobako import Match, texts
from kobako.match.check import random_match
from kobako.terminal import draw_yurikure
from kobako.terminal.replay import OpenMatch
from kobako.terminal.table import open_table
from kobako.terminal.words import Words
from terminal.tables import play
from yurikure.tables import control, finish_actions, put, roll, rule, table

WORDS = Words()
TABLE = """\
Yurikure, round 1 of 9. The girls act in this order: R W K Y P G S

          controller  Seat 0      You         Seat 2      you have
>R Red    Seat 0      5           0           0           0
 W White  -           0           0           0           4
 K Black  -           0           0           0           15
 Y Yellow -           0           0           0           3
 P Purple -           0           0           0           2
 G Green  -           0           0           0           5
 S Sky    -           0           0           0           1

    R       W       K       Y       P       G       S
  R .       0/0♡    -       -       1/0     -       -
  W         .       -       -       -       -       -
  K         4       .       -       -       2/0     -
  Y                 3       .       -       -       1/0
  P                 2               .       -       -
  G                 5                       .       -
  S                 1                               .
Above the diagonal: affection/dissatisfaction, ♡ a couple, ♥ after one kiss.
Below it: your support.

Red is to act.
Declared: approach K"""


def view_of(match: Match, seat: int | None) -> Any:
    return match.view_struct(seat)


def drawn(match: Match, seat: int | None, words: Words = WORDS) -> str:
    return "\n".join(draw_yurikure.table(view_of(match, seat), words))


def test_the_table_after_a_declaration() -> None:
    match = table()
    control(match, 0, 5)
    match.act(0, "approach K")
    assert drawn(match, 1) == TABLE


def test_votes_and_what_is_owed_are_shown() -> None:
    match = table()
    rule(match, 0, 5, "negotiate KP")
    lines = drawn(match, None).splitlines()
    assert lines[-2:] == [
        "Red negotiates for Black and Purple. White is to vote.",
        "For it: R. Against it: -.",
    ]
    assert "your support" not in drawn(match, None)
    assert drawn(Match("yurikure", 3, seed=1), 0).endswith("To place    You 5  Seat 1 5  Seat 2 5")


@pytest.mark.parametrize(
    ("phase", "typed", "move"),
    [
        ("support", "rw", "support 5 RW"),
        ("support", "wr", "support 5 RW"),
        ("support", "support 4 gk", "support 4 KG"),
        ("extra", "gs", "extra GS"),
        ("extra", "extra sg", "extra GS"),
        ("reveal", "4", "reveal 4"),
        ("object", "12", "reveal 12"),
        ("reveal", "p", "pass"),
        ("reveal", "pass", "pass"),
        ("declare", "approach k", "approach K"),
        ("declare", "negotiate kw", "negotiate WK"),
        ("declare", "i", "idle"),
        ("declare", "y", "yes"),
        ("declare", "n", "no"),
        ("declare", "approach x", "approach X"),
        ("declare", "4", "4"),
        ("support", "xyzzy", "xyzzy"),
    ],
)
def test_short_answers(phase: str, typed: str, move: str) -> None:
    view = view_of(Match("yurikure", 3, seed=1), 0)
    view.phase = phase
    assert draw_yurikure.read_move(view, typed) == move


def test_the_answers_that_are_offered() -> None:
    match = table()
    assert (
        draw_yurikure.answers(view_of(match, 1), match.legal(1), WORDS)
        == "You cannot reveal more: type p to pass."
    )
    match.act(1, "pass")
    match.act(2, "pass")
    assert (
        draw_yurikure.answers(view_of(match, 0), match.legal(0), WORDS)
        == "Type p to pass, or 1-15 to reveal."
    )
    control(match, 0, 5)
    action = draw_yurikure.answers(view_of(match, 0), match.legal(0), WORDS)
    assert action == "Type approach K, negotiate WK, or i for nothing."  # R is in a couple
    start = Match("yurikure", 3, seed=1)
    assert draw_yurikure.answers(view_of(start, 0), start.legal(0), WORDS) == "Type the pair, like RW."


def test_the_log_and_the_scores() -> None:
    match = table()
    assert draw_yurikure.log(view_of(match, 0), WORDS) == []
    assert draw_yurikure.sheet(view_of(match, 0), WORDS) == ["Nothing is scored before the end."]
    put(match, "KG", 6, bond="red")
    rule(match, 0, 5, "idle")
    finish_actions(match)
    roll(match, 5, 5, 1)
    assert draw_yurikure.log(view_of(match, 0), WORDS) == [
        "Reveals     You R5",
        "Couples     RW 5 fine  KG 5 fine",
        "Kisses      KG 1 fated",
    ]
    assert draw_yurikure.sheet(view_of(match, 0), WORDS) == [
        "The game is over: there is a fated couple.",
        "Pairs that count        KG",
        "You         0 points, 0 revealed",
        "Seat 1      5 points, 0 revealed (won)",
        "Seat 2      0 points, 0 revealed",
    ]


def test_your_support_and_control() -> None:
    lines = draw_yurikure.cards(view_of(table(), 0), WORDS)
    assert lines == [
        "Your support            RW 5  RK 4  RY 3  RP 2  RG 1",
        "Your control            R 15  W 5  K 4  Y 3  P 2  G 1  S 0",
    ]
    assert draw_yurikure.cards(view_of(table(), None), WORDS) == []


def test_all_support_is_open_at_the_end_and_in_a_replay() -> None:
    over = random_match("yurikure", 3, {}, seed=5)
    assert all(view_of(over, 1).support)
    match = OpenMatch("yurikure", 3, seed=5)
    match.act(1, "support 5 KG")
    told = match.info.story.events(Match("yurikure", 3, seed=5).look(None), match.look(None))
    assert draw_yurikure.events(told, view_of(match, None), WORDS) == ["Seat 1 places 5 on Black and Green."]


def test_passes_are_not_told() -> None:
    match = table()
    before = match.look(0)
    match.act(1, "pass")
    assert (
        draw_yurikure.events(match.info.story.events(before, match.look(0)), view_of(match, 0), WORDS) == []
    )


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_game_is_played_by_hints(language: str) -> None:
    at = open_table("yurikure", 3, 0, 4, "easy")
    printed = play(at, lambda: at.hint() if at.legal else "quit", language)
    assert at.view.over
    assert Words(language)("yurikure-told-ending", ending=at.view.result.ending) in printed  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "move", ["support 5 RW", "extra RW", "pass", "reveal 4", "approach K", "idle", "yes"]
)
def test_every_hint_has_its_reason(move: str) -> None:
    view = view_of(table(), 0)
    assert all(draw_yurikure.reason(view, move, Words(language)) for language in texts.LANGUAGES)
