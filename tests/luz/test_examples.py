"""The worked examples of Luz, LX1 to LX7, the derived ones and the invariants."""

import pytest

from kobako import Match
from kobako.cards.rng import fast_rng
from kobako.games import drive
from kobako.games.luz.notation import card_text
from kobako.match.check import random_match
from luz.implementations import IMPLEMENTATIONS, LuzEngine
from luz.tables import CHLOE, JOELLE, LX5, LX5_TRICK, REMI, VINCENT
from naive.luz import worlds

pytestmark = pytest.mark.rules


@pytest.mark.parametrize(
    ("number", "bid", "won", "expected"),
    [
        pytest.param(1, "3+", 3, 5, id="lx1"),
        pytest.param(1, "3+", 6, -15, id="lx2"),
        pytest.param(1, "3+", 2, -5, id="lx3"),
        (1, "3+", 4, 5),
        (1, "3+", 5, -10),
        (4, "0", 0, 40),
        (4, "0+", 1, 20),
        (3, "2", 4, -10),
    ],
)
def test_lx1_lx2_lx3_derived(implementation: str, number: int, bid: str, won: int, expected: int) -> None:
    assert IMPLEMENTATIONS[implementation].points(number, bid, won) == expected


def test_lx4(implementation: str) -> None:
    points = IMPLEMENTATIONS[implementation].points
    assert {won for won in range(11) if points(1, "3+", won) > 0} == {3, 4}


def test_lx5(implementation: str) -> None:
    game = IMPLEMENTATIONS[implementation]("luz", 4, {})
    game.tell(*LX5)
    assert (game.pending, len(game.legal(REMI))) == ((REMI,), 10)  # 7: the leader plays anything
    game.tell("0 play 9")
    assert game.legal(CHLOE) == {"play 1", "play 2"}  # two reds: she must follow
    game.tell("1 play 2")
    assert len(game.legal(JOELLE)) == 10  # no red: anything, trump too
    game.tell("2 play 2")
    assert game.legal(VINCENT) == {"play 1", "play 2"}
    game.tell("3 play 1")
    assert (game.won, game.pending) == ([1, 0, 0, 0], (REMI,))
    assert "play 9" not in game.legal(REMI)


def test_lx6_what_chloe_sees_and_imagines() -> None:
    game = LuzEngine("luz", 4, {})
    game.tell(*LX5)
    assert {1, 3} < set(game.match.view(CHLOE)["hands"][CHLOE][0]["maybe"])
    game.tell(*LX5_TRICK[:2])
    assert game.match.view(CHLOE)["hands"][CHLOE][0]["maybe"] == [1]
    for seed in range(30):
        world = game.match.seen(CHLOE).copy()
        drive.imagine(world, CHLOE, fast_rng(seed))
        assert card_text(int(world[0].hand[CHLOE, 0])) == "R1"


def test_lx6_worlds_of_the_reference_implementation() -> None:
    assert {hand[0] for hand in worlds(4, LX5, CHLOE)} > {"R1", "R3"}
    assert {hand[:2] for hand in worlds(4, LX5 + LX5_TRICK[:2], CHLOE)} == {("R1", "R3")}


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_lx7(implementation: str, number: int) -> None:
    points = IMPLEMENTATIONS[implementation].points
    for beads in (2, 3):
        assert points(number, f"{beads}", beads) == 10 * number
        assert points(number, f"{beads}+", beads) == points(number, f"{beads}+", beads + 1) == 5 * number


@pytest.mark.parametrize(("players", "decisions"), [(3, 132), (4, 176), (5, 220)])
def test_invariants_and_decisions_of_random_games(implementation: str, players: int, decisions: int) -> None:
    for seed in range(5):
        game = IMPLEMENTATIONS[implementation]("luz", players, {})
        lines = []
        for line in random_match("luz", players, {}, seed).steps:
            game.tell(line)
            lines.append(line)
            assert bool(game.pending) == (game.awaits is None and not game.over)
            assert tuple(seat for seat in range(players) if game.legal(seat)) == game.pending
            if game.over or (game.awaits == "deal" and len(lines) > 1):
                assert sum(game.won) == 10
                assert [len(part) for part in game.cards] == [10] * (players + 1)
        assert sum(line[0].isdecimal() for line in lines) == decisions
        assert len(lines) == decisions + 5
        [winner] = game.winners
        assert game.scores[winner] == max(game.scores)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_invariant_twenty_unseen(players: int) -> None:
    match = Match("luz", players, seed=5)
    for seat in range(players):
        view = match.view(seat)
        shown = [card["rank"] for hand in view["hands"] for card in hand]
        assert shown.count(None) + len(view["aside"]) == 20
