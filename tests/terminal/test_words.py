import unicodedata

import pytest

from kobako import texts
from kobako.games.game import Text
from kobako.terminal.rulebook import rule_count, rulebook
from kobako.terminal.words import NO_BREAK, WIDTH, Words, cells, clip, pad, wrap


def test_wide_characters_take_two_columns() -> None:
    assert cells("Y? 太陽") == 7
    assert pad("太陽", 6) == "太陽  "


def test_what_is_too_long_is_clipped() -> None:
    assert clip("Ann", 3) == "Ann"
    assert clip("Anna", 3) == "An…"
    assert clip("太陽太陽", 8) == "太陽太陽"
    assert clip("太陽太陽", 7) == "太陽太…"
    assert clip("太陽太陽", 6) == "太陽…"


def test_seats_are_called_by_name() -> None:
    words = Words(names={0: "Ann", 2: "太郎"})
    assert [words.name(seat, 0) for seat in range(4)] == ["You", "Seat 1", "太郎", "Seat 3"]
    bid = Text("luz-told-bid", {"seat": 0, "bid": "3+"})
    assert words.tell(bid, 0) == "You bid 3+."
    assert words.tell(bid, 1) == words.tell(bid, None) == "Ann bids 3+."
    assert Words().tell(bid, None) == "Seat 0 bids 3+."
    assert words.tell(Text("luz-told-round", {"round": 2}), 0) == "Round 2 is over."


def test_lines_break_at_blanks_and_paragraphs_stay() -> None:
    text = "one two " * 30 + "\nshort"
    lines = wrap(text.strip(), "    ", " 1  ")
    assert all(cells(line) <= WIDTH for line in lines)
    assert lines[0].startswith(" 1  one two")
    assert lines[1].startswith("    ")
    assert lines[-1] == "    short"
    assert " ".join(" ".join(lines).split()) == "1 " + " ".join(text.split())


def test_a_word_longer_than_a_line_is_left_whole() -> None:
    assert wrap("see " + "x" * 100) == ["see", "x" * 100]


def test_a_blank_that_does_not_break() -> None:
    assert wrap("x" * 75 + f" (luz{NO_BREAK}7)") == ["x" * 75, "(luz 7)"]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_rules_fit_in_every_language(language: str) -> None:
    lines = rulebook("luz", Words(language))
    assert rule_count("luz") == 12
    assert all(cells(line) <= WIDTH for line in lines), max(lines, key=cells)
    kinds = [[unicodedata.category(end) for end in (line.strip()[0], line[-1])] for line in lines if line]
    assert not [first for first, _ in kinds if first in ("Pe", "Pf")], "a line begins with a closing bracket"
    assert not [last for _, last in kinds if last in ("Ps", "Pi")], "a line ends with an opening bracket"
    assert not [line for line in lines if line.strip()[:1] in tuple("、。")]
