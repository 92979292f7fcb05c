"""Why a move of Aurum is refused, which rule is cited, and what can be taken back."""

import pytest

from aurum.tables import FOUR, THREE, act, empty_leader, four, stay, stuck, table, three
from kobako import IllegalMove, Match
from kobako.match.check import random_match

pytestmark = pytest.mark.rules


def refusal(match: Match, move: str) -> IllegalMove:
    before = match._states.tobytes()
    with pytest.raises(IllegalMove) as caught:
        match.act(match.pending[0], move)
    assert match._states.tobytes() == before
    return caught.value


NO_MOVES = """
predict / predict Z11 / predict Z0 / predict X1 / predict z4 / predict Z04 / predict  Z4 / Z4 / swap G0
swap G9 Z4 / swap G0 Z4 mine / swap G0 Z4 partner! / play / stay now / stop! / bid 3
"""


@pytest.mark.parametrize("move", ["", *NO_MOVES.strip().replace("\n", " / ").split(" / ")])
def test_what_is_no_move_cites_no_rule(move: str) -> None:
    for match in (table(4, FOUR), four(), three()):
        error = refusal(match, move)
        assert (error.rule, error.id) == (None, "no-such-move")


@pytest.mark.parametrize("move", ["swap G0 Z4", "stay", "play Z4", "play G0", "stop"])
def test_nothing_but_a_prediction_while_there_is_predicting(move: str) -> None:
    for match in (table(4, FOUR), table(3, THREE)):
        assert (refusal(match, move).rule, refusal(match, move).id) == (None, "aurum-now-predict")


@pytest.mark.parametrize("move", ["predict Z4", "play Z4", "play G0", "stop"])
def test_nothing_but_a_swap_or_stay_in_the_window(move: str) -> None:
    assert (refusal(four(), move).rule, refusal(four(), move).id) == (None, "aurum-now-swap")


@pytest.mark.parametrize("move", ["predict Z4", "swap G0 Z4", "stay"])
def test_nothing_but_a_card_in_the_trick(move: str) -> None:
    match = three()
    stay(match)
    assert (refusal(match, move).rule, refusal(match, move).id) == (None, "aurum-now-play")
    act(match, "B4")
    assert (refusal(match, move).rule, refusal(match, move).id) == (None, "aurum-now-play")


@pytest.mark.parametrize("move", ["predict Z2", "predict C4", "predict G0"])
def test_3_a_card_that_is_not_held(move: str) -> None:
    error = refusal(table(3, THREE), move)
    assert error.rule == "aurum 3"
    assert error.args == {"cards": tuple(THREE[0].split())}


@pytest.mark.parametrize(
    ("move", "id"),
    [
        ("swap G0 Z4 partner", "aurum-swap-partner"),
        ("swap G3 Z4", "aurum-swap-gold"),
        ("swap G8 Z4", "aurum-swap-gold"),
        ("swap Z4 Z7", "aurum-swap-gold"),
        ("swap G0 Z2", "aurum-swap-card"),
        ("swap G0 B7", "aurum-swap-card"),  # the prediction itself
        ("swap G0 G0", "aurum-swap-card"),
    ],
)
def test_5_a_swap_that_cannot_be(move: str, id: str) -> None:  # noqa: A002 - as in the error
    error = refusal(three(), move)
    assert (error.rule, error.id) == ("aurum 5", id)


@pytest.mark.parametrize("move", ["play G0", "play G3"])
def test_6_gold_is_not_led(move: str) -> None:
    match = three()
    stay(match)
    assert refusal(match, move).rule == "aurum 6"


def test_7_a_suit_that_is_there_already() -> None:
    match = three()
    act(match, "B4")
    error = refusal(match, "play B2")
    assert (error.rule, error.id) == ("aurum 7", "aurum-sealed")
    assert "Bismuth is in the trick already" in str(error)
    assert "You can play P2, P5, P8, Z2" in str(error)


def test_7_a_card_or_gold_that_is_not_held() -> None:
    match = three()
    stay(match)
    assert (refusal(match, "play Z5").rule, refusal(match, "play Z5").id) == ("aurum 7", "aurum-card-held")
    act(match, "B4")
    for move in ("play B3", "play Z1", "play C4"):
        assert (refusal(match, move).rule, refusal(match, move).id) == ("aurum 7", "aurum-card-held")
    error = refusal(match, "play G5")
    assert (error.rule, error.id, error.args) == ("aurum 7", "aurum-gold-held", {"count": 1, "gold": ("G0",)})


def test_7_with_nothing_that_fits() -> None:
    match = stuck()
    assert "Play gold, or end the round" in str(refusal(match, "play Z4"))
    assert refusal(match, "play Z4").rule == refusal(match, "play B1").rule == "aurum 7"


def test_8_stopping_with_a_base_card_that_fits() -> None:
    match = three()
    stay(match)
    assert refusal(match, "stop").rule == "aurum 8"  # a leader has one, or the round would be over
    act(match, "B4")
    assert refusal(match, "stop").rule == "aurum 8"


def test_nobody_else_and_nobody_while_chance_is_due() -> None:
    match = four()
    with pytest.raises(IllegalMove) as caught:
        match.act(1, "stay")
    assert (caught.value.rule, caught.value.id) == (None, "not-your-turn")
    with pytest.raises(IllegalMove) as caught:
        Match("aurum", 3, chance="given").act(0, "stay")
    assert caught.value.id == "chance-due"
    with pytest.raises(IllegalMove) as caught:
        random_match("aurum", 3, {}, 1).act(0, "stay")
    assert caught.value.id == "game-over"


def test_a_seat_that_has_predicted_waits_for_the_others() -> None:
    match = table(3, THREE)
    match.act(1, "predict B2")
    with pytest.raises(IllegalMove) as caught:
        match.act(1, "predict B5")
    assert (caught.value.rule, caught.value.id, caught.value.args) == (
        None,
        "not-your-turn",
        {"seats": (0, 2)},
    )


# ------------------------------------------------------------------------------------------------ undo


def test_a_secret_prediction_can_be_taken_back_until_all_are_in() -> None:
    match = table(3, THREE)
    before = match._states.tobytes()
    match.act(1, "predict B2")
    assert not match.can_undo(0)
    match.undo(1)
    assert match._states.tobytes() == before
    match.act(1, "predict B5")
    match.act(0, "predict B1")
    assert not match.can_undo(1)
    assert match.can_undo(0)
    match.act(2, "predict B3")
    assert not any(match.can_undo(seat) for seat in range(3))


def test_an_open_prediction_cannot_be_taken_back() -> None:
    match = table(4, FOUR)
    match.act(0, "predict B1")
    assert not match.can_undo(0)


def test_staying_can_be_taken_back_until_somebody_acts() -> None:
    match = three()
    before = match._states.tobytes()
    match.act(0, "stay")
    assert match.can_undo(0)
    match.undo(0)
    assert match._states.tobytes() == before
    act(match, "stay", "stay", "stay")
    assert match.view(0)["phase"] == "lead"
    assert match.can_undo(2)
    match.undo(2)
    assert match.pending == (2,)
    act(match, "stay", "B4")
    assert not any(match.can_undo(seat) for seat in range(3))


def test_swaps_plays_and_stopping_are_never_taken_back() -> None:
    match = three()
    match.act(0, "swap G0 Z4")
    assert not match.can_undo(0)
    act(match, "B1")
    assert not match.can_undo(0)
    match = stuck()
    assert not match.can_undo(1)
    match.act(2, "stop")
    assert not match.can_undo(2)


def test_staying_that_ended_the_round_is_not_taken_back() -> None:
    match = Match.replay(empty_leader(3, 0).record().replace("[seed 0]\n", ""))
    last = -1
    while match.pending:
        last = match.pending[0]
        match.act(last, "stay")
    assert match.awaits == "deal"
    assert not match.can_undo(last)
