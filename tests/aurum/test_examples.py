"""The worked examples of Aurum, UX1 to UX8, the derived ones and the invariants."""

import random

import numpy as np
import pytest

from aurum.tables import FOUR, act, four, hand, stuck, table, three
from kobako import Match
from kobako.games.aurum import scoring, state

pytestmark = pytest.mark.rules

GOLD = {(3, "yes"): 14, (4, "yes"): 15, (3, "no"): 10, (4, "no"): 11}


def test_ux1() -> None:
    match = table(4, FOUR | {0: "Z4 Z1 B1 B5 B9 P1 P5 P9 Z5 C1 C5 S1", 2: "C2", 1: "B2", 3: "B4"})
    for card in ("Z4", "B2", "C2", "B4"):
        match.act(match.pending[0], f"predict {card}")
    assert match.view(None)["sides"][0]["prediction"] == 4


def test_ux2() -> None:
    match = table(4, {0: "B3 S4", 1: "P1", 2: "Z7", 3: "P2"}, predict="B3 P1 Z7 P2")
    match.act(0, "swap G0 S4 partner")
    view = match.view(None)
    assert view["predictions"] == ["B3", "P1", "S4", "P2"]
    assert view["sides"][0]["prediction"] == 4
    assert "Z7" in hand(match, 0)
    assert view["supply"][0]["left"] == 1


def test_ux3() -> None:
    match = three("B4 B8 B9")
    match.act(0, "swap G0 P7")
    assert match.view(None)["sides"][0]["prediction"] == 7
    assert "B4" in hand(match, 0)


def test_ux4() -> None:
    match = table(3, {0: "B4 B1", 1: "P5 P1", 2: "Z5 Z1"}, predict="B1 P1 Z1")
    act(match, "B4", "P5", "Z5")
    view = match.view(None)
    assert view["won"] == [0, 0, 1]
    assert view["collections"][0] == [0, 4]
    assert view["lead"] == 0


def test_ux5() -> None:
    match = table(3, {0: "B4 B1", 1: "P4 P1", 2: "Z4 Z1"}, predict="B1 P1 Z1")
    act(match, "B4", "P4", "Z4")
    view = match.view(None)
    assert view["won"] == [0, 0, 1]
    assert view["collections"][2] == [0, 4]
    assert view["lead"] == 2


def test_ux6() -> None:
    match = four()
    act(match, "Z5", "C6", "B3", "S8", "P3", "S4", "Z1", "B6")
    view = match.view(None)
    assert [sum(view["won"][seat] for seat in seats) for seats in view["teams"]] == [
        side["won"] for side in view["sides"]
    ]
    assert sum(view["won"]) == 2


def test_ux7() -> None:
    match = stuck({"zero_gold": "no"})
    view = match.view(None)
    assert match.awaits == "deal"
    assert view["tricks"][-1]["state"] == "void"
    assert len(view["hands"][2]["cards"]) == view["hands"][2]["held"] == 11


def test_ux8() -> None:
    match = stuck()
    assert "stop" in match.legal(2)
    match.act(2, "stop")
    assert match.view(None)["sheet"][0]["reason"] == "stop"
    assert match.view(None)["collections"][2] == [0]


@pytest.mark.parametrize(("won", "points"), [(4, 0), (6, 5), (5, 10)])
def test_derived_prediction_of_five(won: int, points: int) -> None:
    assert scoring.prediction_points(5, won) == points


def test_derived_gold() -> None:
    assert state.gold_points(sum(1 << 3 * rank for rank in (0, 1, 3, 4, 6, 7, 8))) == 12


@pytest.mark.parametrize("twos", [2, 1, 0])
def test_derived_base_2_gold_2_base_9_gold_0(twos: int) -> None:
    """`twos` is how many gold 2 lie in the supply; seat 1 has another one to play."""
    match = table(4, {0: "B2 P1", 1: "Z1", 2: "P9 Z2", 3: "S1"}, predict="P1 Z1 Z2 S1")
    states = match._states
    states[0].gold[1] += 1 << 6
    states[0].supply += (twos << 6) - (2 << 6)
    act(match, "B2", "G2", "P9", "G0")
    view = match.view(None)
    assert view["won"] == [0, 1, 0, 0]
    assert view["collections"][0] == ([0, 2] if twos else [0])
    assert view["supply"][2]["left"] == max(twos - 1, 0) + 1


def test_derived_two_golds_1() -> None:
    match = table(3, {0: "B9 B1", 1: "P1", 2: "Z1"}, predict="B1 P1 Z1")
    match._states[0].gold[1] += 1 << 3
    match._states[0].gold[2] += 1 << 3
    act(match, "B9", "G1", "G1")
    assert match.view(None)["won"] == [0, 0, 1]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("zeros", ["yes", "no"])
def test_invariants(players: int, zeros: str) -> None:
    rng = random.Random(players)
    match = Match("aurum", players, seed=players, options={"zero_gold": zeros})
    while not match.over:
        view = match.view(None)
        trick = view["tricks"][-1]["cards"] if view["tricks"] and view["phase"] == "follow" else []
        gold = sum(map(len, view["collections"])) + sum(pile["left"] for pile in view["supply"])
        assert gold + sum(played["card"][0] == "G" for played in trick) == GOLD[players, zeros]
        suits = [played["card"][0] for played in trick if played["card"][0] != "G"]
        assert len(suits) == len(set(suits))
        assert not trick or trick[0]["card"][0] != "G"
        base = sum(entry["held"] for entry in view["hands"]) + len(view["left_over"])
        base += sum(card is not None for card in view["predictions"])
        base += sum(played["card"][0] != "G" for one in view["tricks"] for played in one["cards"])
        assert base == (50 if players == 4 else 36)
        seat = match.pending[0]
        match.act(seat, rng.choice(match.legal(seat)))


def test_a_record_is_small() -> None:
    assert np.zeros(1, state.STATE).nbytes < 512
