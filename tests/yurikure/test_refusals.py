"""Moves and chance lines of Yurikure that are refused, with the rule and the message of the engine."""

from collections.abc import Callable

import pytest

from kobako import IllegalMove
from yurikure.implementations import SETUP, Yurikure, begin, new, start
from yurikure.tables import control, put, table

pytestmark = pytest.mark.rules


def placing(implementation: str) -> Yurikure:
    game = begin(implementation)
    game.move(0, "support 5 KG")
    return game


def revealing(implementation: str) -> Yurikure:
    """Seat 1 has revealed 4 of 15 points on R; seat 0 has 15 too."""
    game = start(implementation, support={1: "RW RK RY RP RG"})
    game.move(1, "reveal 4")
    game.passes(1)
    return game


def declaring(implementation: str) -> Yurikure:
    """Seat 0 declares for R; R is in a couple with W, Y with S."""
    game = start(implementation)
    game.put("YS", bond="blue")
    game.take_control(0, 5)
    return game


def declaring_for_a_single_girl(implementation: str) -> Yurikure:
    game = start(implementation)
    game.put("RW")
    game.take_control(0, 5)
    return game


def answering(implementation: str) -> Yurikure:
    game = declaring_for_a_single_girl(implementation)
    game.decide("confess K")
    game.take_control(1, 5)
    return game


def placing_extra(implementation: str) -> Yurikure:
    game = start(implementation)
    game.play_rounds(2)
    game.play_round()
    return game


@pytest.mark.parametrize(
    ("situation", "cited", "reason", "moves"),
    [
        (placing, "yurikure 3", "yurikure-next-value", ["support 3 RW", "support 5 RW", "support 9 RW"]),
        (placing, "yurikure 3", "yurikure-pair-taken", ["support 4 KG"]),
        (placing, "yurikure 3", "yurikure-no-pair", ["support 4 WR", "support 4 RR"]),
        (placing, None, "yurikure-place-first", ["extra RW", "pass"]),
        (placing, None, "no-such-move", ["support 04 RW", "support 4 RX", "support 4 rw", "support 4  RW"]),
        (placing, None, "no-such-move", ["hello", ""]),
        (revealing, "yurikure 7", "yurikure-level-low", ["reveal 0", "reveal 4"]),
        (revealing, "yurikure 7", "yurikure-level-high", ["reveal 16", "reveal 99999999999999999999"]),
        (revealing, None, "yurikure-reveal-or-pass", ["idle", "yes", "extra RW", "support 1 WK"]),
        (revealing, None, "no-such-move", ["reveal 05", "reveal", "reveal -1", "pass ", " pass"]),
        (declaring, None, "yurikure-declare-first", ["pass", "reveal 9", "yes", "no"]),
        (declaring, "yurikure 10", "yurikure-confess-couple", ["confess K", "confess R"]),
        (declaring, "yurikure 10", "yurikure-not-herself", ["approach R"]),
        (declaring, "yurikure 10", "yurikure-negotiate-others", ["negotiate RK", "negotiate RW"]),
        (declaring, "yurikure 10", "yurikure-negotiate-couple", ["negotiate YS"]),
        (declaring, "yurikure 10", "yurikure-no-pair", ["negotiate KW", "negotiate KK"]),
        (declaring, None, "no-such-move", ["approach RW", "approach X", "idle R"]),
        (declaring_for_a_single_girl, "yurikure 10", "yurikure-not-herself", ["confess R"]),
        (answering, None, "yurikure-yes-or-no", ["pass", "idle", "reveal 9"]),
        (placing_extra, "yurikure 16", "yurikure-no-pair", ["extra GK", "extra GG"]),
        (placing_extra, None, "yurikure-extra-first", ["support 1 KG", "pass"]),
        (placing_extra, None, "no-such-move", ["extra", "extra KG KG"]),
    ],
)
def test_moves_of_the_seat_to_act(
    implementation: str,
    situation: Callable[[str], Yurikure],
    cited: str | None,
    reason: str,
    moves: list[str],
) -> None:
    game = situation(implementation)
    for move in moves:
        game.refuse_for(game.pending[0], move, cited, reason)


def test_no_rule_is_cited_out_of_turn_while_chance_is_due_and_at_the_end(implementation: str) -> None:
    new(implementation).refuse(0, "support 5 RW", None)
    revealing(implementation).refuse(1, "pass", None)
    declaring(implementation).refuse(1, "idle", None)
    placing(implementation).refuse(3, "support 4 RW", None)
    game = start(implementation)
    game.put("RW", 6, bond="red")
    game.put_round(2)
    game.finish_actions()
    game.refuse(0, "pass", None)
    game.roll(5, 1)
    game.refuse_for(0, "pass", None, "game-over")


def test_messages_name_girls_and_levels() -> None:
    match = table(support={1: "RW RK RY RP RG"})
    match.act(1, "reveal 4")
    with pytest.raises(IllegalMove, match="Red") as caught:
        match.act(2, "reveal 4")
    assert caught.value.args == {"girl": "R", "level": 4}
    match = table()
    put(match, "KG", bond="blue")
    control(match, 0, 5)
    with pytest.raises(IllegalMove, match="Black and Green"):
        match.act(0, "negotiate KG")


# ---------------------------------------------------------------------------------------------- chance


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (SETUP.replace("KG", "GK"), "GK is no pair"),
        (SETUP.replace("RW", "RR"), "RR is no pair"),
        (SETUP.replace("KG", "KY"), "different girls: YS does not fit"),
        (SETUP.replace("KG", "RP"), "different girls"),
        (SETUP.replace("R W K", "R R K"), "names each of RWKYPGS once"),
        (SETUP[:-2], "a setup reads"),
        (SETUP + " R", "a setup reads"),
        (SETUP.replace(" order", "  order"), "a setup reads"),
        ("setup", "a setup reads"),
        ("roll 3", "setup is due"),
        ("first 0", "setup is due"),
    ],
)
def test_1_a_setup_that_cannot_be(implementation: str, line: str, why: str) -> None:
    new(implementation).refuse_chance(line, why)


def test_2_a_seat_v_that_cannot_be(implementation: str) -> None:
    game = new(implementation)
    game.chance(SETUP)
    for line in ("first 3", "first 00", "first", SETUP):
        game.refuse_chance(line, "first")


def test_13_a_die_that_cannot_be(game: Yurikure) -> None:
    game.refuse_chance("roll 1", "no chance is due")
    game.finish_actions()
    for line in ("roll 0", "roll 7", "roll", "roll 1 2", "roll x", "first 0"):
        game.refuse_chance(line, "roll")
