"""A test, or more, for every decision about an unclear point of Line-it (I1-I25) and every settled detail."""

import random
from collections import Counter

import pytest

from kobako import Match
from kobako.games.lineit.notation import COLOUR_MARKS, colour_mark
from kobako.match.check import random_match
from lineit.tables import ROUNDS, act, at, idle, jackpots, line, names, refusal, table, to_final

pytestmark = pytest.mark.rules

PLAYERS = list(ROUNDS)


# --------------------------------------------------------------------------------- decisions (I1 to I25)


def test_i1_colours_take_turns() -> None:
    assert "".join(str(colour_mark(number)) for number in range(1, 101)) == COLOUR_MARKS * 25
    assert COLOUR_MARKS == "RBGY"


def test_i2_two_of_each_challenge() -> None:
    cards = Counter(Match("lineit", 2, seed=1).steps[1].split())
    assert [cards[f"+{value}"] for value in range(2, 7)] == [0, 2, 2, 2, 0]


@pytest.mark.parametrize(("rule", "won"), [("exact", {3}), ("at_least", {3, 4, 5, 6})])
def test_i3_exactly_or_at_least(rule: str, won: set[int]) -> None:
    for after in range(7):
        cards = " ".join(["+3", *map(str, range(1, after + 1))])
        match = at([cards], display="40 50 60 70", options="at_least" if rule == "at_least" else "")
        act(match, "cash")
        assert match.view(None)["tokens"][0] == ["+3" if after in won else "-3"]


def test_i4_the_challenge_card_is_none_of_the_three() -> None:
    match = at(["+4 1 2 3 4"], display="40 50 60 70")
    act(match, "cash")
    assert match.view(None)["piles"][0] == 1


def test_i5_which_three_are_discarded_makes_no_difference() -> None:
    match = at(["1 2 3 4 5"], display="40 50 60 70")
    assert [move for move in match.legal(0) if move.startswith("cash")] == ["cash"]
    act(match, "cash")
    assert match.scores[0] == 2


def test_i6_a_short_line_may_be_cashed_and_its_challenge_counts() -> None:
    match = at(["1 +3 2"], display="40 50 60 70")
    act(match, "cash")
    assert match.scores[0] == -3


def test_i7_an_empty_line_cannot_be_cashed() -> None:
    assert "cash" not in at(display="40 50 60 70").legal(0)


def test_i8_i9_i10_cash_as_often_as_there_is_a_line_and_play_what_was_just_taken() -> None:
    match = at(["5"], display="40 50 60 70")
    act(match, "cash", "take 40 hand", "play 40", "cash")
    assert match.legal(0) == ["end"]


def test_i11_cash_first_then_take_into_the_new_line() -> None:
    match = at(["50 60"], display="40 41 42 43", hands=["1 2"])
    assert match.legal(0) == ["cash"]
    act(match, "cash", "take 40 line")
    assert line(match) == "40"


def test_i12_a_challenge_card_at_any_place() -> None:
    for cards in ("", "50", "50 60", "50 60 70"):
        assert "take +3 line" in at([cards], display="+3 1 2 3").legal(0)


def test_i13_a_second_challenge_may_go_to_the_hand() -> None:
    legal = at(["+4 10"], display="+3 1 2 3").legal(0)
    assert "take +3 hand" in legal
    assert "take +3 line" not in legal


def test_i14_a_challenge_card_has_no_colour() -> None:
    match = at(["1 5"], display="+3 40 50 60", jackpots=["13"])
    act(match, "take +3 line")
    assert match.view(None)["lines"][0]["colours"]["R"] == 2
    assert match.scores == [0, 0]


def test_i15_only_exactly_at_the_third() -> None:
    match = at(["1 5"], display="9 40 50 60", hands=["21"], jackpots=["13", "", "", ""])
    act(match, "take 9 line")
    assert match.scores[0] == 1
    act(match, "play 21")
    assert match.scores[0] == 1


def test_i16_only_the_line_counts_for_a_jackpot() -> None:
    match = at(["1"], display="9 40 50 60", hands=["5 21"], jackpots=["13"])
    act(match, "take 9 line")
    assert match.scores[0] == 0


def test_i17_a_challenge_card_at_the_bottom_of_the_deck_is_discarded() -> None:
    match = table(3)  # the pack ends with +5
    to_final(match)
    assert "+5" not in " ".join(jackpots(match))
    assert match.view(None)["deck"] == 0


def test_i18_the_last_card_must_be_played_even_if_it_hurts() -> None:
    match = at(["+3 1 2 3"], hands=["9"])
    assert match.legal(0) == ["play 9"]
    assert refusal(match, "pass").id == "lineit-no-pass"
    act(match, "play 9")
    assert match.scores[0] == 1 - 3
    match = at(["1 2"], hands=["+5"])
    act(match, match.legal(0)[0])
    assert match.scores[0] == -5


def test_i18_option_optional_allows_to_pass() -> None:
    match = at(["+3 1 2 3"], hands=["9", "20"], options="optional")
    assert match.legal(0) == ["play 9", "pass"]
    act(match, "pass")
    assert match.pending == (1,)
    act(match, "pass")
    assert (match.over, match.scores) == (True, [3, 0])


def test_i19_no_cash_before_the_last_card() -> None:
    assert "cash" not in at(["1 2 3 4"], hands=["9"]).legal(0)


@pytest.mark.parametrize(("value", "steps"), [("passed", 21), ("kept", 20)])
def test_i20_who_starts_the_final_phase(value: str, steps: int) -> None:
    match = table(3, first=1, options={"final_start": value})
    while match.view(None)["deck"] > 1 or match.view(None)["phase"] != "turn":
        idle(match)
    for _ in range(2):
        act(match, match.legal(match.pending[0])[0], "end")
    seat = match.pending[0]
    act(match, next(move for move in match.legal(seat) if move.endswith("hand")), "end")
    assert (match.view(None)["phase"], match.view(None)["start"]) == ("final", (1 + steps) % 3)


def test_i21_cards_left_in_the_hand_are_worth_nothing() -> None:
    match = at(["10 20"], hands=["30 40"], piles=["1"])
    act(match, "play 30")
    assert match.scores[0] == 1


def test_i22_hands_are_public() -> None:
    match = at(display="40 50 60 70", hands=["9 +3", "77"])
    for seat in (None, 0, 1):
        assert [names(hand) for hand in match.view(seat)["hands"]] == ["9 +3", "77"]


def test_i23_four_colours_with_a_marker_each() -> None:
    assert [pile["colour"] for pile in table(2).view(None)["jackpots"]] == ["R", "B", "G", "Y"]


def test_i24_scores_may_be_negative() -> None:
    match = at(["+5"], display="40 50 60 70")
    act(match, "cash")
    assert match.scores == [-5, 0]


@pytest.mark.parametrize("players", PLAYERS)
def test_i25_the_deck_is_tested_when_a_display_is_due(players: int) -> None:
    match = table(players)
    for _ in range(players * (ROUNDS[players] - 1)):
        idle(match)
    view = match.view(None)
    assert (view["round"], view["phase"]) == (ROUNDS[players], "turn")
    assert view["deck"] < players + 2


# ----------------------------------------------------------------------------------------- settled details


def test_part_7_after_a_forced_cash_everything_is_legal() -> None:
    match = at(["50 60"], display="40 41 42 43", hands=["1 2"])
    act(match, "cash")
    assert match.legal(0) == [
        *("take 40 line", "take 41 line", "take 42 line", "take 43 line"),
        *("play 1", "play 2"),
    ]
    act(match, "play 1")
    assert "take 40 hand" in match.legal(0)


def test_part_7_a_turn_has_two_to_six_lines() -> None:
    match = table(2, "10 20 30 40")
    act(match, "take 10 line", "end")
    match = at(["5"], display="40 50 60 70", hands=["9"])
    act(match, "cash", "take 40 line", "cash", "play 9", "cash", "end")
    assert match.pending == (1,)
    rng = random.Random(1)
    for players in PLAYERS:
        steps = [line.split() for line in random_match("lineit", players, {}, rng.randrange(99)).steps[2:]]
        turns = " ".join(step[1] for step in steps).split("end")[:-1]
        assert {len(turn.split()) + 1 for turn in turns} <= set(range(2, 7))


@pytest.mark.parametrize("options", ["", "optional"])
def test_part_7_without_a_fitting_card_a_seat_is_skipped_under_both_options(options: str) -> None:
    match = at(["10 20", "30"], hands=["15", "31"], turn="1", options=options)
    act(match, "play 31")
    assert match.over
