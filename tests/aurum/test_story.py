"""What is told of a game of Aurum, and what is asked in it."""

import pytest

from aurum.tables import FOUR, THREE, act, deal_line, empty_leader, four, stay, stuck, table, three
from games.stories import asked, ids, told
from kobako import Match
from kobako.match.check import random_match, stories

pytestmark = pytest.mark.rules


def test_chance_is_told() -> None:
    match = Match("aurum", 4, chance="given")
    assert asked(match, 0, None) == "deal"
    assert told(match, "first 2", 0) == ["first seat=2"]
    assert told(match, deal_line(4, {}), 1) == ["dealt round=1 seat=2"]
    assert asked(match, 2) == "predict"
    assert asked(match, 0, None) == "wait-predict seat=2"


def test_open_predictions_are_told_with_their_card() -> None:
    assert told(table(4, FOUR), "0 predict B9", 3) == ["predict seat=0 card='B9' rank=9"]


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_secret_predictions_are_told_when_all_are_in(seat: int | None) -> None:
    match = table(3, THREE)
    assert asked(match, None) == "wait-all"
    assert told(match, "1 predict B2", seat) == ["commit seat=1"]
    assert told(match, "0 predict B1", seat) == ["commit seat=0"]
    assert asked(match, 0) == "wait-predict seat=2"
    assert told(match, "2 predict B9", seat) == [
        "commit seat=2",
        "predict seat=0 card='B1' rank=1",
        "predict seat=1 card='B2' rank=2",
        "predict seat=2 card='B9' rank=9",
    ]


def test_swaps_are_told_with_both_cards() -> None:
    match = four()
    assert asked(match, 0) == "swap team='yes'"
    assert asked(match, 1) == "wait-swap seat=0"
    assert told(match, "0 swap G0 Z5", 3) == ["swap seat=0 gold='G0' card='Z5' old='B9'"]
    assert told(match, "1 stay", 0) == ["stay seat=1"]
    paid = "swap-partner seat=2 gold='G0' card='Z9' old='Z5'"
    assert told(match, "2 swap G0 Z9 partner", 3) == [paid]
    assert asked(three(), 0) == "swap team='no'"


def test_cards_and_tricks_are_told() -> None:
    match = three()
    stay(match)
    assert asked(match, 0) == "lead"
    assert asked(match, 1) == "wait-play seat=0"
    assert told(match, "0 play B4") == ["play seat=0 card='B4'"]
    assert asked(match, 1) == "follow"
    assert told(match, "1 play G0") == ["gold seat=1 card='G0'"]
    assert told(match, "2 play Z3", 0) == [
        "play seat=2 card='Z3'",
        "trick seat=1",
        "takes seat=2 gold='G3'",
    ]
    match = three("S7 S8 S9")
    act(match, "B7", "P8")
    assert told(match, "2 play Z9")[2] == "takes seat=0 gold='G7'"
    act(match, "P7", "Z8")
    assert told(match, "2 play B9")[2] == "leads seat=0"
    match = three()
    act(match, "B4", "P2")
    assert told(match, "2 play Z3")[1] == "trick seat=0"


def ending(reason: str) -> tuple[Match, list[str]]:
    """A round that seat 2 ends, and what seat 1 is told of it."""
    if reason == "stop":
        match = stuck()
        assert asked(match, 2) == "stuck"
        return match, told(match, "2 stop", 1)
    *before, last = stuck({"zero_gold": "no"}).record().splitlines()
    match = Match.replay("\n".join(before))
    return match, told(match, last, 1)[1:]


@pytest.mark.parametrize("reason", ["stop", "stuck"])
def test_the_end_of_a_round_is_told(reason: str) -> None:
    match, events = ending(reason)
    assert events[:3] == [
        f"end seat=2 reason={reason!r}",
        "shows seat=2 count=11 cards=[P5 P6 P7 P8 P9 Z4 Z5 Z6 Z7 Z8 Z9]",
        "round round=1",
    ]
    assert ids(events[3:6]) == ["points"] * 3
    assert events[4] == "points seat=1 team='no' prediction=1 won=0 scored=0 gold=0 points=0"
    assert ["decided='shared'" in text for text in events[6:]] == [True] * 3
    assert asked(match, 0) == "deal"


def test_an_empty_leader_is_told() -> None:
    match = empty_leader(3, 0)
    events: list[str] = []
    while not match.view(None)["sheet"]:
        events = told(match, f"{match.pending[0]} stay")
    assert ids(events[:3]) == ["stay", "end", "shows"]
    assert "reason='empty'" in events[1]
    assert "count=0" in events[2]


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_teams_are_told_by_the_own_seat(seat: int | None) -> None:
    match = random_match("aurum", 4, {}, 3)
    (over,) = [text for text in stories(match, seat) if text.id == "aurum-told-over"]
    winners = match.winners
    assert over.args["seat"] == (seat if seat in winners else winners[0])
    assert (over.args["team"], over.args["shared"], over.args["score"]) == ("yes", "no", 2)
    assert f" seat={over.args['seat']} " in asked(match, seat)


def test_with_points_there_are_no_nuggets() -> None:
    match = random_match("aurum", 3, {"scoring": "points"}, 1)
    texts_told = list(stories(match, 0))
    assert not any(text.id == "aurum-told-nugget" for text in texts_told)
    assert {text.args["scoring"] for text in texts_told if text.id == "aurum-told-over"} == {"points"}
