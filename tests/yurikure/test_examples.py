"""The worked examples of Yurikure, YX1 to YX11, the derived ones and the invariants."""

import pytest

from kobako.match.check import random_match
from yurikure.implementations import GIRLS, PAIRS, Yurikure, new, start

pytestmark = pytest.mark.rules


def setup(couple: str = "RW", order: str = GIRLS) -> str:
    return f"setup couple {couple} two KG one YS one RP order {' '.join(order)}"


def test_yx1(implementation: str) -> None:
    game = start(implementation, support={0: "PG PS RW WK GS"}, setup=setup(order="WRKYPGS"), first=2)
    assert game.control(0)[:3] == [3, 5, 2]
    assert game.legal(0) == {"pass", *(f"reveal {level}" for level in range(1, 6))}


def test_yx2(implementation: str) -> None:
    """A is seat 0 with 7 on P, B is seat 1."""
    support = {0: "PS KY GS RP WK", 1: "PS KY RK WK GS", 2: "RK YS KS GS WP"}
    game = start(implementation, support=support, setup=setup(order="PGSRWKY"), first=2)
    assert game.control(0)[GIRLS.index("P")] == 7
    game.take_control(0, 1)
    game.tell("0 approach K", "2 pass", "1 reveal 2")
    game.passes(3)
    game.tell("1 confess G", "0 reveal 4")
    game.passes(3)
    game.decide("approach K")
    assert (game.now.deciding, game.pair("KP"), game.pair("PG")[0]) == (("G", "action"), (1, 0, "none"), 0)
    assert game.now.revealed["P"] == [4, 2, 0]


def test_yx3(game: Yurikure) -> None:
    game.put("RW", 4, bond="blue")
    game.rule(0, 5, "approach K")
    assert game.pair("RW") == (4, 1, "blue")


def test_yx4(implementation: str) -> None:
    support = {0: "RK WG RY RP RW", 1: "KY WG KP YP GS", 2: "RK YS KS GS WP"}
    game = start(implementation, support=support, setup=setup("WG", "WGRKYPS"))
    game.move(1, "reveal 1")
    game.rule(0, 3, "idle")
    game.passes(2)
    game.move(0, "reveal 4")
    game.rule(1, 5, "idle")
    for die in (1, 4, 4):
        game.play_round(5, die)
    assert (game.now.round, game.couples, game.over) == (3, {"WG": "fated"}, True)
    assert [game.now.revealed[girl] for girl in "WG"] == [[3, 1, 0], [4, 5, 0]]
    assert (game.scores, game.winners) == ([4, 4, 0], (1,))


def test_yx5(implementation: str) -> None:
    support = {0: "KY RP RP GS WS", 1: "RP KY GS WS YP", 2: "RK YS KS GS WP"}
    game = start(implementation, support=support, setup=setup("RP"), options={"duplicate_support": "yes"})
    for _ in range(3):
        game.play_round()  # affection 1: these kisses fail
    game.tell("2 extra GS", "1 extra RP", "0 extra GS")
    game.play_round(5, 4)
    game.play_round(5, 4)
    assert (game.now.round, game.scores, game.winners) == (5, [5, 6, 0], (1,))


@pytest.mark.parametrize(
    ("couples", "group"),
    [
        ("RW WK RK", "RW WK RK"),  # YX6
        ("GS YG", ""),  # YX7
        ("RP KP WP RK RW WK", "RP KP WP RK RW WK"),  # YX8
        ("RP KP WP RK RW WK GS PG", "RP KP WP RK RW WK"),
        ("RK RY KY PG PS GS", "RK RY KY PG PS GS"),
        ("RK RY KY YP YG PG", "RK RY KY YP YG PG"),
        ("RW WK RK WY WP YP KY", "RW WK RK WY WP YP KY"),  # W, K, Y are a group as well
        ("RK RY KY YP WS", "RK RY KY"),
        ("RK KY YP RP", ""),
        ("RW WK KY RY RK", "RW RK RY WK KY"),
    ],
)
def test_yx6_yx7_yx8_y32_every_pair_in_some_triangle_counts_once(
    game: Yurikure, couples: str, group: str
) -> None:
    assert game.polygamy(couples.split()) == set(group.split())


def test_yx9(implementation: str) -> None:
    game = start(implementation, support={0: "RW KY PG RS WK"})
    game.follow("K confess Y, Y yes")
    game.play_round(5, 4)  # in round 1 only the new couple kisses
    assert (game.now.round, game.couples) == (2, {"RW": "blue", "KY": "red"})
    game.play_round(5, 4)
    assert (game.couples, game.over) == ({"RW": "red", "KY": "fated"}, True)


def test_yx10(game: Yurikure) -> None:
    game.play_round()
    for die, bond in ((4, "red"), (3, "blue"), (4, "red"), (4, "fated")):
        game.play_round(5, die)
        game.place_extra()
        assert (game.couples, game.over) == ({"RW": bond}, bond == "fated")


@pytest.mark.parametrize("pairs", ["KG KG KG", "KG KG RS", "RS KG KG", "KG RS RW"])
def test_yx11(implementation: str, pairs: str) -> None:
    game = start(implementation, support={1: "YP YS YG GS PG"})
    game.play_rounds(5, extra="YP")
    game.play_round()
    for pair in pairs.split():
        assert game.legal(1) == {f"extra {each}" for each in PAIRS}
        game.move(1, f"extra {pair}")
    assert game.pending == (0, 2)
    assert all(game.points(1)[pair] == pairs.split().count(pair) for pair in pairs.split())


@pytest.mark.parametrize(
    ("pairs", "number"),
    [
        pytest.param({"RK": 0, "WK": 0}, 1, id="polygamy"),
        pytest.param({"KG": 6}, 2, id="a couple formed in round 1"),
        pytest.param({"RW": 6}, 3, id="the couple of the setup"),
    ],
)
def test_derived_the_earliest_ends(game: Yurikure, pairs: dict[str, int], number: int) -> None:
    for pair, affection in pairs.items():
        game.put(pair, affection, bond="blue")
    for now in range(number):
        assert (game.over, game.now.round) == (False, now + 1)
        game.play_round()
    assert game.over


def test_derived_round_1_may_end_by_polygamy(implementation: str) -> None:
    support = {0: "RW KY PG RS WK", 1: "RP WG KS YP YG", 2: "RK YS PS GS WP"}
    game = start(implementation, support=support, setup=setup(order="KYRWPGS"))
    game.follow("K confess R, R yes, Y negotiate WK, R yes, P yes, K yes, W yes")
    game.play_round()
    assert (game.now.round, game.over, game.scores, game.winners) == (1, True, [6, 0, 5], (0,))


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {}),
        (4, {"setup_disjoint": "pairs", "reveal_direction": "right", "duplicate_support": "yes"}),
    ],
)
def test_invariants(implementation: str, players: int, options: dict[str, str]) -> None:
    """0 <= rev <= cap; the highest level rises with each reveal; support adds up to 15, 16, 19."""
    game = new(implementation, players, options)
    tops = dict.fromkeys(GIRLS, 0)
    for line in random_match("yurikure", players, options, players).steps:
        assert bool(game.pending) == (game.awaits is None)
        girl = game.now.deciding[0] if game.now.deciding else ""
        game.tell(line)
        if "reveal" in line:
            seat, _, level = line.split()
            assert tops[girl] < int(level) <= game.control(int(seat))[GIRLS.index(girl)]
            tops[girl] = int(level)
            assert max(game.now.revealed[girl]) == game.now.revealed[girl][int(seat)] == int(level)
        if line.startswith("roll"):
            assert (game.scores, game.winners) == ([0] * players, ()) or game.over
            assert {seat for seat in range(players) if game.legal(seat)} == set(game.pending)
            assert all(0 <= value <= 6 for pair in game.now.pairs.values() for value in pair[:2])
        if "support 1" in line or "extra" in line:
            owner = int(line[0])
            assert sum(game.points(owner).values()) == 10 + game.now.placed[owner]
    assert (game.over, game.awaits, game.pending) == (True, None, ())
    assert game.winners
    assert all(game.scores[seat] == max(game.scores) for seat in game.winners)
