"""Settled details of Yurikure, and the decisions (Y1-Y41) that test_rules.py does not name."""

import pytest

from kobako import Match
from yurikure.implementations import SETUP, Yurikure, YurikureEngine, begin, new, start
from yurikure.tables import play_round, table

pytestmark = pytest.mark.rules


@pytest.mark.parametrize(
    ("couple", "liked", "disjoint"),
    [
        ("RW", "KG YS RP", {"girls", "pairs"}),
        ("KG", "KG YS RP", {"girls", "pairs"}),  # Y6: the couple is free
        ("RW", "KG KS RP", {"pairs"}),  # a girl twice
        ("RW", "KG KG RP", set()),
        ("RW", "KG RP RP", set()),
    ],
)
@pytest.mark.parametrize("option", ["girls", "pairs"])
def test_y5_y6_girls_or_pairs_are_different_at_setup(
    implementation: str, couple: str, liked: str, disjoint: set[str], option: str
) -> None:
    """The two pairs with affection 1 may stand in any order (part 7)."""
    two, one, other = liked.split()
    for last in (f"one {one} one {other}", f"one {other} one {one}"):
        game = new(implementation, options={"setup_disjoint": option})
        line = f"setup couple {couple} two {two} {last} order S G P Y K W R"
        if option in disjoint:
            game.chance(line)
            assert [game.pair(name)[0] for name in (two, one, other)] == [2, 1, 1]
            assert game.couples == {couple: "blue"}
        else:
            game.refuse_chance(line, f"different {option}")


def test_y9_a_virtual_controller_controls_nothing(game: Yurikure) -> None:
    game.rule(0, 5, "idle")
    assert game.passes(3) == [1, 2, 0]  # W: asking began beside seat 0
    assert (game.now.controller["W"], game.now.deciding) == (None, ("K", "action"))


def test_y27_y28_y29_affection_6_counts_at_the_end_of_the_couple_phase(game: Yurikure) -> None:
    game.put("RK", 5)
    game.put("KY", 2, 6)
    game.rule(0, 5, "approach K")
    assert game.couples == {"RW": "blue"}
    game.finish_actions()
    game.roll(5)
    assert (game.couples, game.now.rolling) == ({"RW": "blue", "RK": "blue"}, ("kiss", "RK"))
    assert game.pair("KY") == (2, 6, "none")  # Y27: no effect on a pair that is no couple
    game.roll(4)
    assert game.couples == {"RW": "blue", "RK": "red"}


@pytest.mark.parametrize("number", [3, 6])
def test_y37_no_extra_points_when_the_game_ends_after_round_3_or_6(game: Yurikure, number: int) -> None:
    game.play_rounds(number - 1)
    game.put("RW", 6, bond="red")
    placed = game.now.placed
    game.play_round()
    assert (game.over, game.now.round, game.now.placed) == (True, number, placed)


def test_y41_polygamy_by_confessions_is_not_forbidden(implementation: str) -> None:
    """R and W confess to K; at the end of the couple phase affection 6 makes R and W a couple."""
    game = start(implementation, support={0: "RW RK WK RY WY"})
    game.put("RW", 6)
    game.follow("R confess K, K yes, W confess K, K yes")
    game.finish_actions()
    game.roll(5, 5, 1, 1)
    assert (game.over, game.scores) == (True, [5 + 4 + 3, 4, 0])


# ---------------------------------------------------------------------------------------- settled details


def test_7_a_girl_in_question_of_another_action_has_her_own_virtual_controller(implementation: str) -> None:
    """Rule 9 looks before the girl who decides, whoever's action it is."""
    game = start(implementation, 4)
    game.put("RW")
    game.rule(0, 5, "confess P")
    assert (game.now.deciding, game.pending) == (("P", "answer"), (1,))  # R is the nearest before P
    game.skip()
    game.roll(6)
    game.until("Y")
    game.rule(3, 5, "confess W")
    assert (game.now.deciding, game.pending) == (("W", "answer"), (1,))  # and before W


def test_7_a_couple_from_affection_6_keeps_dissatisfaction_6_and_parts_in_the_next_couple_phase(
    game: Yurikure,
) -> None:
    game.put("RW")
    game.put("KG", 6, 6)
    game.finish_actions()
    assert (game.pair("KG"), game.now.rolling) == ((6, 6, "blue"), ("kiss", "KG"))
    game.roll(4)
    assert game.pair("KG") == (6, 6, "red")
    game.finish_actions()
    game.roll(6)
    assert game.pair("KG") == (0, 0, "none")


def test_7_a_seat_may_place_all_its_support_before_another_has_begun(implementation: str) -> None:
    game = begin(implementation, 4, first=3)
    game.place(3, "RW RK RY RP RG")
    assert (game.now.placed, game.pending) == ([0, 0, 0, 5], (0, 1, 2))


def test_7_the_two_pairs_with_affection_1_leave_the_same_record_in_any_order() -> None:
    setups = SETUP, SETUP.replace("one YS one RP", "one RP one YS")
    matches = [Match("yurikure", 3, chance="given") for _ in setups]
    for match, line in zip(matches, setups, strict=True):
        match.chance(line)
        assert match.steps == [line]
    assert matches[0]._states.tobytes() == matches[1]._states.tobytes()


def test_7_the_late_points_leave_the_same_record_in_any_order() -> None:
    records = set()
    for pairs in ("GS RW KG", "KG GS RW", "RW KG GS"):
        match = table()
        YurikureEngine.of(match).play_rounds(5)
        play_round(match)
        for pair in pairs.split():
            match.act(1, f"extra {pair}")
        records.add(match._states.tobytes())
    assert len(records) == 1
