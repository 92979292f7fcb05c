"""Decisions about unclear points of Line-it (I1-I25) and settled details (part 7).

In test_rules.py, with their rules: I2, I4 to I6, I9, I10, I12 to I17, I24, I25. In test_refusals.py: I7.
"""

import pytest

from kobako.games.lineit.notation import COLOUR_MARKS, colour_mark
from lineit.implementations import Lineit
from lineit.tables import ROUNDS, at, game_at, new_game, table
from naive import lineit

pytestmark = pytest.mark.rules

PLAYERS = list(ROUNDS)


def last_turn(implementation: str, lines: list[str], hands: list[str], option: str) -> Lineit:
    """The final phase after a last turn of seat 1 of two, which leaves 57 and +4; 61 is left in the deck."""
    game = game_at(
        implementation, lines, hands=hands, display="57 +4", deck="61", turn="1 took", options=option
    )
    game.act("end")
    return game


# --------------------------------------------------------------------------------- decisions (I1 to I25)


def test_i1_colours_take_turns() -> None:
    assert COLOUR_MARKS == "RBGY"
    assert "".join(str(colour_mark(number)) for number in range(1, 101)) == COLOUR_MARKS * 25
    assert list(map(lineit.colour, lineit.NUMBERS)) == ["red", "blue", "green", "yellow"] * 25


@pytest.mark.parametrize(("rule", "won"), [("exact", {3}), ("at_least", {3, 4, 5, 6})])
def test_i3_exactly_or_at_least(implementation: str, rule: str, won: set[int]) -> None:
    for after in range(7):
        cards = " ".join(["+3", *map(str, range(1, after + 1))])
        game = game_at(implementation, [cards], display="40 50 60 70", options=rule)
        game.act("cash")
        assert game.tokens[0] == ["+3" if after in won else "-3"]


def test_i11_cash_first_then_take_into_the_new_line(implementation: str) -> None:
    game = game_at(implementation, ["10 20 30 44"], display="5 6 7 8", hands=["1 2"])
    assert game.legal(0) == {"cash"}
    before = game.discard
    game.act("cash", "take 5 line")
    assert (game.lines[0], game.piles[0], game.discard) == ("5", 1, before + 3)


@pytest.mark.parametrize("card", ["+3", "+4", "+5"])
def test_i14_a_challenge_card_has_no_colour(implementation: str, card: str) -> None:
    jackpots = ["41", "42", "43", "44"]
    for line in ("1 5 9", "2 6 10", "3 7 11", "4 8 12", "1 5", "2 6", "3 7", "4 8"):
        for shown, hand, move in ((card, "50", f"take {card} line"), ("50", card, f"play {card}")):
            game = game_at(
                implementation, [line], display=f"{shown} 51 52 53", hands=[hand], jackpots=jackpots
            )
            game.act(move)
            assert (game.scores, game.jackpots) == ([0, 0], jackpots)


@pytest.mark.parametrize(("option", "more"), [("mandatory", set()), ("optional", {"pass"})])
def test_i18_i19_i21_one_card_that_fits(implementation: str, option: str, more: set[str]) -> None:
    game = last_turn(implementation, ["10 +3 20 30 40", "70 80"], ["50 35", "+4 60"], option)
    assert game.legal(1) == {"play +4"} | more  # I19: no cash; the 60 does not fit, a challenge card does
    game.act("play +4")
    assert game.legal(0) == {"play 50"} | more  # it breaks the challenge all the same
    game.act("play 50")
    assert (game.over, game.tokens) == (True, [["-3"], ["-4"]])
    assert (game.scores, game.winners) == ([-1, -4], (0,))
    assert game.hands == ["35", "60"]  # I21


def test_i18_optional_allows_to_pass(implementation: str) -> None:
    game = last_turn(implementation, ["10 +3 20 30 40", "70 80"], ["50 35", "+4 60"], "optional")
    game.act("pass")
    assert game.pending == (0,)
    game.act("pass")
    assert (game.over, game.scores) == (True, [4, 0])
    assert game.hands == ["35 50", "60 +4"]


@pytest.mark.parametrize(("option", "start", "scores"), [("passed", 1, [0, 2]), ("kept", 0, [2, 0])])
def test_i20_who_starts_the_final_phase(
    implementation: str, option: str, start: int, scores: list[int]
) -> None:
    """The seat that plays first wins the jackpot that both could win."""
    game = last_turn(implementation, ["21 25", "1 5"], ["29", "9"], option)
    assert (game.start, game.pending, game.phase) == (start, (start,), "final")
    for _ in range(2):
        [move] = game.legal(game.pending[0])
        game.act(move)
    assert (game.over, game.scores) == (True, scores)


def test_i22_hands_are_public() -> None:
    match = at(display="40 50 60 70", hands=["9 +3", "77"])
    for seat in (None, 0, 1):
        hands = [[card["card"] for card in hand] for hand in match.view(seat)["hands"]]
        assert hands == [["9", "+3"], ["77"]]


def test_i23_four_colours_with_a_marker_each() -> None:
    assert [pile["colour"] for pile in table(2).view(None)["jackpots"]] == ["R", "B", "G", "Y"]
    assert list(lineit.Lineit(2).jackpots) == ["red", "blue", "green", "yellow"]


# ----------------------------------------------------------------------------------------- settled details


def test_i8_part_7_a_turn_has_two_to_six_lines(implementation: str) -> None:
    game = new_game(implementation, 2, "10 20 30 40")
    game.act("take 10 line", "end")
    assert game.pending == (1,)
    game = game_at(implementation, ["1 2 3 4"], display="5 50 60 70", hands=["6"])
    game.act("cash", "take 5 line", "cash", "play 6", "cash")
    assert (game.legal(0), game.scores) == ({"end"}, [1, 0])
    game.act("end")
    assert game.pending == (1,)
