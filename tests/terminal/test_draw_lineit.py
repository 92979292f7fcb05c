from typing import cast

import pytest

from kobako import Match, texts
from kobako.games.game import Text
from kobako.games.lineit.view import LineitView
from kobako.terminal import draw_lineit
from kobako.terminal.words import Words
from lineit.tables import at, steady_match

WORDS = Words()
TABLE = """\
Line-it, round 5 of 21. Deck 81, discard 7.

Display       12Y  61R  90B  (11G)  (13R)
Red 2         1R  5R
Green 1       7G

Seat 2        score -4 (pile 0 -4)          hand empty
              no line

Seat 0 *      score 0 (pile 0)              hand 40Y +4
  line        20Y  50B  60Y
              goes up: over 60  cash now: 0 (pile 0)

You           score 2 (pile 2)              hand 30B
  line        57R  +3  44Y  31G
              goes down: under 31  challenge 2 of 3: open
              cash now: -3 (pile 0 -3)"""


def example(display: str = "12 61 90", turn: str = "1 took") -> Match:
    return at(
        ["20 50 60", "57 +3 44 31", ""],
        players=3,
        display=display,
        hands=["40 +4", "30"],
        jackpots=["1 5", "", "7"],
        piles=["0", "2", "0 -4"],
        turn=turn,
    )


def seen(match: Match, seat: int | None) -> LineitView:
    return cast(LineitView, match.view_struct(seat))


def test_the_table_in_a_turn() -> None:
    assert "\n".join(draw_lineit.table(seen(example(), 1), WORDS)) == TABLE


def test_your_own_line_stands_last_and_a_spectator_sees_seats_in_order() -> None:
    heads = [line[:6] for line in draw_lineit.table(seen(example(), None), WORDS) if line[:4] == "Seat"]
    assert heads == ["Seat 0", "Seat 1", "Seat 2"]


def test_cards_say_what_they_would_do() -> None:
    lines = draw_lineit.cards(seen(example("12 61 90 +5", "1"), 1), WORDS)
    told = "\n".join(lines)
    assert "12Y in the display fits your line.  goes down: under 12  challenge 3 of 3: won" in told
    assert "61R in the display: 61 does not fit. Your line goes down" in told
    assert "30B in your hand fits your line." in told
    assert draw_lineit.cards(seen(example(), 0), WORDS) == ["  40Y", "  +4"]
    taken = draw_lineit.cards(seen(example(), 1), WORDS)
    assert [line for line in taken if "in the display" in line] == []


def test_cards_tell_of_jackpots() -> None:
    match = at(["1 5"], display="9 2 3 4", jackpots=["13 17"])
    told = " ".join(" ".join(draw_lineit.cards(seen(match, 0), WORDS)).split())
    assert "9R in the display fits your line. It is the third of its colour and wins 2 cards." in told


def test_what_can_be_typed() -> None:
    match = example("12 61 90 +5", "1")
    view, legal = seen(match, 1), match.legal(1)
    assert draw_lineit.answers(view, legal, WORDS) == (
        "Line: 12. Hand: 12, 61, 90, +5. Play: 30. Or type: cash."
    )
    final = at(["10 20"], hands=["30"], options="optional")
    assert draw_lineit.answers(seen(final, 0), final.legal(0), WORDS) == "Play: 30. Or type: pass."


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("12", "take 12 line"),
        ("12y", "take 12 line"),
        ("12 hand", "take 12 hand"),
        ("+5 line", "take +5 line"),
        ("30", "play 30"),
        ("30b", "play 30"),
        ("30 line", "take 30 line"),
        ("cash", "cash"),
        ("take 12 line", "take 12 line"),
        ("twelve", "twelve"),
    ],
)
def test_short_answers(typed: str, move: str) -> None:
    assert draw_lineit.read_move(seen(example(), 1), typed) == move


def test_the_end_of_a_turn_goes_without_saying() -> None:
    told = [Text("lineit-told-end", {"seat": 0}), Text("lineit-told-left", {"cards": ("7", "+3")})]
    assert draw_lineit.events(told, seen(example(), 1), WORDS) == ["Nobody took 7, +3."]


def test_the_log_of_a_round_and_the_scores() -> None:
    view = seen(example(), 1)
    assert draw_lineit.log(view, WORDS) == [
        "Round 5 of 21",
        "turned up     12Y  61R  90B  11G  13R",
        "still there   12Y  61R  90B",
    ]
    assert draw_lineit.sheet(view, WORDS)[0::3] == [
        "seat          cards   tokens                    score",
        "Seat 2        0       -4                        -4",
    ]


@pytest.mark.parametrize("move", ["take 12 line", "take 61 hand", "play 30", "cash", "end", "pass"])
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_move_has_a_reason(move: str, language: str) -> None:
    assert draw_lineit.reason(seen(example("12 61 90 +5", "1"), 1), move, Words(language))


def test_the_end_shows_no_display() -> None:
    drawn = draw_lineit.table(seen(steady_match(3, 2, {}), 0), WORDS)
    assert drawn[0].startswith("Line-it, game over.")
    assert not any(line.startswith("Display") for line in drawn)
