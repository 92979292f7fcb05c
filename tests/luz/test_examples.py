"""The worked examples of Luz, LX1 to LX7, the derived ones and the invariants."""

import numpy as np
import pytest

from kobako import Match
from kobako.cards.rng import fast_rng
from kobako.games import drive
from kobako.games.luz import rules
from kobako.games.luz.notation import card_text
from luz.tables import finish_round, play, table

pytestmark = pytest.mark.rules


def points(r: int, beads: int, safety: int, won: int) -> int:
    return rules.round_points(r - 1, beads * 2 + safety, won)


def test_lx1() -> None:
    assert points(1, 3, 1, 3) == 5


def test_lx2() -> None:
    assert points(1, 3, 1, 6) == -15


def test_lx3() -> None:
    assert points(1, 3, 1, 2) == -5


def test_lx4() -> None:
    assert {won for won in range(11) if points(1, 3, 1, won) > 0} == {3, 4}


# Seats 0 to 3 hold their red cards and no other; nobody else has red but what lies aside.
HANDS = {
    0: "R4 Y1 Y2 Y3 G1 G2 B1 B2 P1 P2",
    1: "R1 R3 Y4 Y5 Y6 G4 G5 B3 B4 P3",
    2: "G3 G6 G7 G8 Y7 Y8 B5 B6 B7 P4",
    3: "R2 R5 R6 Y9 Y10 B8 B9 P5 P6 P7",
}


def example() -> Match:
    """Seat 0 leads red 4; seat 1, with two reds, plays her higher one."""
    match = table(4, HANDS, first=3, bids="1 1 1 1")
    play(match, "R4", "R3")
    return match


def test_lx5() -> None:
    match = example()
    assert match.legal(2) == [f"play {slot}" for slot in range(1, 11)]
    play(match, "G3", "R2")
    assert match.view(None)["sheet"][0]["won"] == [1, 0, 0, 0]
    assert match.pending == (0,)


def test_lx5_seat_1_has_to_follow() -> None:
    match = table(4, HANDS, first=3, bids="1 1 1 1")
    play(match, "R4")
    assert match.legal(1) == ["play 4", "play 5"]


def test_lx6() -> None:
    match = example()
    assert match.view(1)["hands"][1][3]["maybe"] == [1]
    worlds = match.seen(1)
    for seed in range(30):
        world = worlds.copy()
        drive.imagine(world, 1, fast_rng(seed))
        assert card_text(int(world[0].hand[1, 3])) == "R1"


@pytest.mark.parametrize("r", [1, 2, 3, 4])
def test_lx7(r: int) -> None:
    assert points(r, 3, 0, 3) == 10 * r
    assert points(r, 3, 1, 3) == points(r, 3, 1, 4) == 5 * r


@pytest.mark.parametrize(
    ("r", "beads", "safety", "won", "expected"),
    [(1, 3, 1, 4, 5), (1, 3, 1, 5, -10), (4, 0, 0, 0, 40), (4, 0, 1, 1, 20), (3, 2, 0, 4, -10)],
)
def test_derived_scores(r: int, beads: int, safety: int, won: int, expected: int) -> None:
    assert points(r, beads, safety, won) == expected


@pytest.mark.parametrize("players", [3, 4, 5])
def test_invariant_ten_tricks_ten_aside_and_twenty_unseen(players: int) -> None:
    match = Match("luz", players, seed=5)
    for seat in range(players):
        view = match.view(seat)
        shown = [card["rank"] for hand in view["hands"] for card in hand]
        assert shown.count(None) + len(view["aside"]) == 20
    while match.view(None)["round"] == 1:
        match.act(match.pending[0], match.legal(match.pending[0])[-1])
    assert sum(match.view(None)["sheet"][0]["won"]) == 10


@pytest.mark.parametrize(("players", "decisions"), [(3, 132), (4, 176), (5, 220)])
def test_number_of_decisions(players: int, decisions: int) -> None:
    match = Match("luz", players, seed=1)
    while not match.over:
        finish_round(match)
    assert sum(line[0].isdecimal() for line in match.steps) == decisions


def test_a_record_is_small() -> None:
    assert np.zeros(1, rules.STATE).nbytes < 512
