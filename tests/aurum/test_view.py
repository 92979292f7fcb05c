"""What the views of Aurum add to the facts that rule tests read."""

import pytest

from aurum.tables import FOUR, THREE, act, empty_leader, four, stay, stuck, table, three
from kobako.match.check import random_match

pytestmark = pytest.mark.rules


@pytest.mark.parametrize(("players", "zero_gold"), [(3, "yes"), (4, "yes"), (3, "no"), (4, "no")])
def test_2_the_supply_with_totals(players: int, zero_gold: str) -> None:
    view = table(players, {}, options={"zero_gold": zero_gold}).view(None)
    totals = [4, 2, 2, 2, 1, 1, 1, 1, 1][zero_gold == "no" : 5 + players]
    assert [pile["total"] for pile in view["supply"]] == totals
    assert view["zero_gold"] == (zero_gold == "yes")


def test_2_hands_are_counted_and_the_cards_left_over_are_open() -> None:
    match = table(4, FOUR)
    for seat in (None, 0, 1, 2, 3):
        view = match.view(seat)
        assert view["left_over"] == ["S9", "S10"]
        assert [(hand["held"], len(hand["cards"])) for hand in view["hands"]] == [
            (12, 12 if other == seat else 0) for other in range(4)
        ]
    assert match.view(None)["own"] == []


def test_3_predictions_of_three_are_seen_by_others_when_all_are_in_and_those_of_four_at_once() -> None:
    match = table(3, THREE)
    act(match, "predict B1", "predict B5")
    shown = {None: ["?", "?", None], 0: ["B1", "?", None], 1: ["?", "B5", None], 2: ["?", "?", None]}
    for seat, predictions in shown.items():
        view = match.view(seat)
        assert view["predictions"] == predictions
        assert view["sides"][1]["prediction"] == (5 if seat == 1 else None)
    act(match, "predict B9")
    assert all(match.view(seat)["predictions"] == ["B1", "B5", "B9"] for seat in shown)
    match = table(4, FOUR)
    act(match, "predict B5")
    assert all(match.view(seat)["predictions"] == ["B5", None, None, None] for seat in (None, 0, 1, 2, 3))


def test_3_13_ux1_ux6_sides() -> None:
    match = four("B5 B10 B7 B4")
    act(match, "Z5", "C6", "B3", "S8", "S7", "Z10", "P5", "B6")
    told = [
        (side["seats"], side["prediction"], side["won"], side["gold_points"], side["top"])
        for side in match.view(None)["sides"]
    ]
    assert told == [([0, 2], 7, 0, 3, 5), ([1, 3], 10, 2, 0, 0)]


def test_5_the_window_by_seat() -> None:
    match = three()
    match.act(0, "swap G0 Z4")
    act(match, "stay", "stay", "B4", "P5", "Z6")
    assert match.view(0)["window"] == ["asked", "later", "later"]
    match.act(0, "swap G4 Z7")
    match.act(1, "swap G0 Z5")
    act(match, "stay", "P4", "Z8", "B6")
    assert match.view(0)["window"] == ["asked", "skipped", "later"]
    act(match, "stay")
    assert match.view(0)["window"] == ["stayed", "skipped", "asked"]


@pytest.mark.parametrize(("players", "seed"), [(3, 0), (4, 1)])
def test_6_u15_an_empty_leader_is_skipped_in_the_window_and_ends_the_round(players: int, seed: int) -> None:
    match = empty_leader(players, seed)
    view = match.view(None)
    assert view["window"][view["lead"]] == "skipped"
    assert match.view(match.pending[0])["offer"]["cards"]
    done = sum(trick["state"] == "done" for trick in view["tricks"])
    while not match.view(None)["sheet"]:
        match.act(match.pending[0], "stay")
    [told] = match.view(None)["sheet"]
    assert (told["ended"], told["reason"], sum(told["won"])) == (view["lead"], "empty", done)


def test_7_the_phases_and_suits_of_a_trick_and_the_gold_taken() -> None:
    match = three()
    stay(match)
    assert match.view(2)["phase"] == "lead"
    act(match, "Z4", "P5")
    assert (match.view(2)["phase"], match.view(2)["sealed"]) == ("follow", ["P", "Z"])
    act(match, "B6", "P4", "S5", "Z6")
    assert [trick["takes"] for trick in match.view(0)["tricks"][:2]] == [4, None]


@pytest.mark.parametrize(("options", "reason"), [({}, "stop"), ({"zero_gold": "no"}, "stuck")])
def test_8_11_why_the_round_ended_and_the_void_trick(options: dict[str, str], reason: str) -> None:
    match = stuck(options)
    if match.pending:
        assert match.legal(2) == ["play G0", "stop"]
        match.act(2, "stop")
    view = match.view(None)
    assert view["sheet"][0]["reason"] == reason
    trick = view["tricks"][-1]
    assert (trick["state"], trick["winner"], trick["lowest"]) == ("void", None, None)
    assert [played["card"] for played in trick["cards"]] == ["Z1", "P1"]
    assert (view["phase"], view["round"], view["won"]) == ("deal", 1, view["sheet"][0]["won"])
    assert view["sides"] == view["sheet"][0]["sides"]


def test_5_7_swaps_stand_before_their_trick() -> None:
    match = four()
    act(match, "swap G0 Z5 partner", "stay", "swap G0 Z9", "stay")
    assert match.view(None)["tricks"][0]["swaps"] == [
        {"seat": 0, "whose": 2, "gold": 0, "laid": "Z5", "taken": "B7"},
        {"seat": 2, "whose": 2, "gold": 0, "laid": "Z9", "taken": "Z5"},
    ]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("scoring", ["nuggets", "points"])
def test_15_16_scores_are_the_sum_of_the_sheet(players: int, scoring: str) -> None:
    for seed in range(6):
        match = random_match("aurum", players, {"scoring": scoring}, seed)
        sheet = match.view(None)["sheet"]
        sides = [side for told in sheet for side in told["sides"]]
        points = [sum(side["points"] for side in sides if seat in side["seats"]) for seat in range(players)]
        nuggets = [sum(seat in told["winners"] for told in sheet) for seat in range(players)]
        assert match.scores == (points if scoring == "points" else nuggets)
        first = int(match.steps[0].split()[1])
        assert [told["start"] for told in sheet] == [(first + r) % players for r in range(len(sheet))]
