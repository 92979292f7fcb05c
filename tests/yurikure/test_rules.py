"""At least one test for every numbered rule of Yurikure, which may also show decisions (Y1-Y41).

Refusals are in test_refusals.py, the other decisions in test_decisions.py.
"""

from collections.abc import Mapping
from itertools import product

import pytest

from kobako import Match
from yurikure.implementations import GIRLS, PAIRS, SETUP, Yurikure, begin, new, start

pytestmark = pytest.mark.rules

Pairs = Mapping[str, tuple[int, int, str]]  # affection, dissatisfaction and bond by pair; others have none

ALL_OF_R = "RW RK RY RP RG"
# Seat 0 can control every girl.
WIDE = {0: "RW KY PG RS WK", 1: "RP WG KS YP YG", 2: "RK YS PS GS WP"}
OUTBID = {1: ALL_OF_R}  # seats 0 and 1 both have 15 points on R


def end_round(game: Yurikure, pairs: Pairs, number: int = 2) -> None:
    """Go to the end of the actions of this round, where these pairs have just these values."""
    game.put_round(number)
    for name in PAIRS:
        game.put(name, *pairs.get(name, (0, 0, "none")))
    game.finish_actions()


# ------------------------------------------------------------------------------------------------ 1 to 4


def test_1_the_setup_is_laid_out(implementation: str) -> None:
    game = begin(implementation, setup=SETUP.replace("R W K Y P G S", "S G P Y K W R"))
    pairs = game.now.pairs
    assert pairs.pop("RW") == (0, 0, "blue")
    assert pairs.pop("KG") == (2, 0, "none")
    assert pairs.pop("YS") == pairs.pop("RP") == (1, 0, "none")
    assert set(pairs.values()) == {(0, 0, "none")}
    assert game.now.order == list("SGPYKWR")


@pytest.mark.parametrize("disjoint", ["girls", "pairs"])
def test_1_six_girls_of_the_three_drawn_pairs_are_different_by_option_only_the_pairs(disjoint: str) -> None:
    matches = [Match("yurikure", 3, seed=seed, options={"setup_disjoint": disjoint}) for seed in range(40)]
    drawn = [match.steps[0].split() for match in matches]
    assert all(len({words[4], words[6], words[8]}) == 3 for words in drawn)
    girls = {len(set(words[4] + words[6] + words[8])) for words in drawn}
    assert (girls == {6}) == (disjoint == "girls")


def test_2_y8_the_action_order_is_kept_and_any_seat_can_be_first(implementation: str) -> None:
    game = new(implementation, 4)
    game.chance(SETUP)
    game.chance("first 3")
    assert (game.now.order, game.awaits) == (list("RWKYPGS"), None)
    firsts = {Match("yurikure", 4, seed=seed).steps[1] for seed in range(40)}
    assert firsts == {f"first {seat}" for seat in range(4)}


def test_3_all_place_5_4_3_2_1_at_once_and_in_any_order_of_seats(implementation: str) -> None:
    game = begin(implementation)
    for value, name in zip("54321", ALL_OF_R.split(), strict=True):
        assert game.pending == (0, 1, 2)
        assert {move[:9] for move in game.legal(2)} == {f"support {value}"}
        game.move(2, f"support {value} {name}")
    assert ([*game.pending], game.legal(2), game.now.placed) == ([0, 1], set(), [0, 0, 5])
    game.refuse(2, "support 1 GS", None)
    game.tell("1 support 5 RW", "0 support 5 RW", "1 support 4 RK")
    assert game.now.placed == [1, 2, 5]


@pytest.mark.parametrize("again", ["no", "yes"])
def test_3_five_different_pairs_by_option_any(implementation: str, again: str) -> None:
    game = begin(implementation, options={"duplicate_support": again})
    left = list(PAIRS)
    for value in "54321":
        assert game.legal(0) == {f"support {value} {name}" for name in left}
        if again == "no":
            game.move(0, f"support {value} {left.pop()}")
        else:
            game.move(0, f"support {value} KG")
    if again == "yes":
        assert (game.points(0), game.control(0)) == ({"KG": 15}, [0, 0, 15, 0, 0, 15, 0])


def test_4_control_is_the_support_on_pairs_with_the_girl(implementation: str) -> None:
    game = start(implementation, support={0: "RW WK KG GS RS"})
    assert game.control(0) == [6, 9, 7, 0, 0, 5, 3]


def test_4_y12_what_was_revealed_stays_also_after_being_outbid(implementation: str) -> None:
    game = start(implementation, support=OUTBID)
    game.move(1, "reveal 3")
    game.rule(0, 9, "idle")
    assert game.now.revealed["R"] == [9, 3, 0]
    game.play_round()
    assert game.now.revealed["R"] == [9, 3, 0]
    assert game.legal(1) == {"pass", *(f"reveal {level}" for level in range(10, 16))}


# ------------------------------------------------------------------------------------------------ 5 to 9


def test_5_y10_the_highest_level_controls_only_the_girl_in_question(implementation: str) -> None:
    game = start(implementation, support=OUTBID)
    assert game.now.controller["R"] is None
    game.move(1, "reveal 3")
    assert game.now.controller["R"] == 1
    game.passes(1)
    game.move(0, "reveal 4")
    assert game.now.controller == dict.fromkeys(GIRLS) | {"R": 0}
    assert game.now.revealed == {girl: [0, 0, 0] for girl in GIRLS} | {"R": [4, 3, 0]}


@pytest.mark.parametrize(
    ("players", "direction", "first", "asked"),
    [(3, "left", 2, [0, 1, 2]), (3, "right", 2, [1, 0, 2]), (4, "left", 1, [2, 3, 0, 1])],
)
def test_6_9_y9_asking_begins_beside_the_virtual_controller(
    implementation: str, players: int, direction: str, first: int, asked: list[int]
) -> None:
    game = start(implementation, players, first=first, options={"reveal_direction": direction})
    assert game.passes(7 * players) == asked * 7
    assert (game.now.rolling, game.now.deciding) == (("couple", "RW"), None)


def test_6_asking_begins_left_of_the_controller(implementation: str) -> None:
    game = start(implementation, 4)
    game.skip()
    game.rule(1, 3, "idle")  # W
    game.finish_actions()
    game.roll(5)
    assert game.pending == (2,)  # R: of all girls only W, after her, has a controller
    game.until("W")
    assert game.passes(4) == [2, 3, 0, 1]


@pytest.mark.parametrize(
    ("direction", "first", "after_reveal", "after_outbid"),
    [("left", 3, [2, 3, 0, 1], [0, 1, 2, 3]), ("right", 2, [0, 3, 2, 1], [2, 1, 0, 3])],
)
def test_6_7_8_y4_priority_after_a_reveal_a_declaration_and_an_outbid(
    implementation: str, direction: str, first: int, after_reveal: list[int], after_outbid: list[int]
) -> None:
    support = {1: ALL_OF_R, 3: ALL_OF_R}
    game = start(implementation, 4, support, first=first, options={"reveal_direction": direction})
    while game.pending != (1,):
        game.passes(1)
    game.move(1, "reveal 1")
    assert game.passes(4) == after_reveal  # the revealer's own pass is the last
    assert (game.pending, "idle" in game.legal(1)) == ((1,), True)
    game.move(1, "approach K")
    assert game.legal(1) == set()  # Y13: no more raising
    assert game.passes(1) == [0]  # to the right in both directions
    game.move(3, "reveal 2")
    assert game.passes(4) == after_outbid
    assert game.pending == (3,)
    game.move(3, "approach W")
    assert game.passes(2) == [2, 1]
    assert (game.now.deciding, game.pair("RW")[0]) == (("R", "action"), 0)
    assert game.passes(1) == [0]
    assert (game.now.deciding, game.pair("RW")[0]) == (("W", "action"), 1)
    assert game.pair("RK")[0] == 0  # what seat 1 declared has lapsed


def test_7_y11_y13_levels_above_all_others_up_to_ones_own(implementation: str) -> None:
    game = start(implementation, support=WIDE, first=2)  # over R: 7, 5, 5

    def levels(*numbers: int) -> set[str]:
        return {"pass", *(f"reveal {number}" for number in numbers)}

    assert game.legal(0) == levels(1, 2, 3, 4, 5, 6, 7)
    game.move(0, "reveal 3")
    assert game.legal(1) == levels(4, 5)
    game.move(1, "reveal 5")
    assert game.legal(2) == levels()  # asked all the same
    game.passes(1)
    assert game.legal(0) == levels(6, 7)  # a level, not an increment
    game.move(0, "reveal 6")
    game.passes(2)
    assert game.legal(0) == levels(7)  # the controller may raise himself
    game.move(0, "reveal 7")
    assert game.passes(3) == [1, 2, 0]
    assert (game.now.revealed["R"], game.pending) == ([7, 5, 0], (0,))


def test_8_y18_y24_an_uncontrolled_girl_does_nothing(game: Yurikure) -> None:
    before = game.now.pairs
    game.passes(3)
    assert (game.now.deciding, game.now.pairs) == (("W", "action"), before)


def test_9_y7_the_nearest_girl_before_her_counts_also_round_the_corner(implementation: str) -> None:
    game = start(implementation, support=WIDE, setup=SETUP.replace("R W K Y P G S", "P G S R W K Y"), first=2)
    game.put_revealed("S", 1, 2, 0)
    game.put_revealed("K", 3, 0, 0)
    begun = dict.fromkeys("GSRWKY")
    for girl in begun:
        game.skip()
        begun[girl] = game.pending[0]  # the left neighbour of the (virtual) controller
    assert begun == {"G": 1, "S": 2, "R": 2, "W": 2, "K": 1, "Y": 1}
    game.finish_actions()
    game.roll(5)
    assert (game.now.deciding, game.pending) == (("P", "action"), (1,))  # K is nearest before P


# ------------------------------------------------------------------------------------------- 10: actions


@pytest.mark.parametrize(("target", "pair", "upset"), [("K", "RK", ["RW", "KY"]), ("W", "RW", ["WS"])])
def test_10_y15_y16_y17_an_approach_raises_affection_and_dissatisfies_other_couples(
    game: Yurikure, target: str, pair: str, upset: list[str]
) -> None:
    for name in ("KY", "WS", "PG"):
        game.put(name, bond="red")
    before = game.now.pairs
    game.rule(0, 5, f"approach {target}")
    affection, dissatisfaction, bond = before[pair]
    after = {name: (before[name][0], before[name][1] + 1, before[name][2]) for name in upset}
    assert game.now.pairs == before | after | {pair: (affection + 1, dissatisfaction, bond)}


@pytest.mark.parametrize("bond", ["none", "blue", "red"])
def test_10_y14_y23_y39_what_may_be_declared(game: Yurikure, bond: str) -> None:
    game.put("RW", bond=bond)
    game.put("YS", bond="red")
    game.take_control(0, 5)
    verbs = ("approach", "confess") if bond == "none" else ("approach",)
    moves = {f"{verb} {girl}" for verb, girl in product(verbs, "WKYPGS")}
    moves |= {f"negotiate {name}" for name in PAIRS if "R" not in name and name != "YS"}
    assert game.legal(0) == {"idle", *moves}


def confession(implementation: str, affection: int = 0) -> Yurikure:
    """R has confessed to K, which seat 1 can control; K and Y are a couple."""
    game = start(implementation)
    game.put("RW")
    game.put("RK", affection, 2)
    game.put("KY", bond="red")
    game.rule(0, 5, "confess K")
    assert game.now.deciding == ("K", "answer")
    return game


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("is_controlled", [True, False])
def test_10_y1_y18_y38_a_die_decides_about_a_refused_confession(
    implementation: str, die: int, is_controlled: bool
) -> None:
    game = confession(implementation, 3)
    if is_controlled:
        game.take_control(1, 5)
        assert game.legal(1) == {"no", "yes"}
        game.decide("no")
    else:
        game.passes(3)
    assert (game.awaits, game.now.rolling, game.now.deciding) == ("roll", ("confession", "RK"), None)
    game.roll(die)
    assert game.pair("RK") == ((3, 2, "blue") if die <= 3 else (4, 2, "none"))
    assert game.pair("KY") == (0, int(die <= 3), "red")
    assert game.now.deciding == ("W", "action")


@pytest.mark.parametrize(
    ("plan", "asked", "after", "other_couple"),
    [
        # P negotiates; all four others vote, from the girl after her on; three of five are needed.
        ("", "GSRY", (1, 1, "none"), 0),
        ("S yes", "GSRY", (1, 1, "none"), 0),
        ("S yes, Y yes", "GSRYKW", (1, 2, "none"), 0),
        # Then both consent or not, in action order.
        ("S yes, Y yes, K yes", "GSRYKW", (1, 2, "none"), 0),
        ("G yes, R yes, K no, W yes", "GSRYKW", (1, 2, "none"), 0),
        ("G yes, S yes, R yes, Y yes, K yes, W yes", "GSRYKW", (1, 1, "blue"), 1),
    ],
)
def test_10_y18_y19_y20_y21_y22_negotiation(
    implementation: str, plan: str, asked: str, after: tuple[int, int, str], other_couple: int
) -> None:
    setup = SETUP.replace("couple RW", "couple WG").replace("R W K Y P G S", "K Y P G S R W")
    game = start(implementation, support=WIDE, setup=setup)
    game.put("WK", 1, 1)
    assert game.follow("P negotiate WK" + ", " * bool(plan) + plan) == "KYP" + asked
    assert (game.pair("WK"), game.pair("WG")[1]) == (after, other_couple)
    assert game.now.deciding == ("G", "action")


def test_10_every_negotiation_has_its_own_votes(game: Yurikure) -> None:
    game.rule(0, 5, "negotiate KP")
    for girl in "WYGS":
        assert game.now.deciding == (girl, "vote")
        game.skip()
    game.rule(1, 4, "negotiate KG")
    assert game.now.deciding == ("Y", "vote")


# ---------------------------------------------------------------------------------------------- 11 to 14


def test_11_a_new_couple_dissatisfies_other_couples_and_keeps_its_own_values(implementation: str) -> None:
    game = confession(implementation, 5)
    game.put("WK", bond="blue")
    game.put("PS", bond="blue")
    game.rule(1, 5, "yes")
    assert game.pair("RK") == (5, 2, "blue")
    assert [game.pair(name) for name in ("KY", "WK", "PS")] == [(0, 1, "red"), (0, 1, "blue"), (0, 0, "blue")]
    assert game.now.deciding == ("W", "action")


def test_12_y40_affection_and_dissatisfaction_stop_at_6(game: Yurikure) -> None:
    game.put("RK", 6)
    game.put("RW", 6, 6, "blue")
    game.rule(0, 5, "approach K")
    assert (game.pair("RK"), game.pair("RW")) == ((6, 0, "none"), (6, 6, "blue"))


@pytest.mark.parametrize(
    ("dissatisfaction", "die", "after"),
    [
        (0, 1, (2, 1, "red")),
        (0, 2, (2, 1, "red")),
        (0, 3, (2, 0, "red")),
        (0, 5, (2, 0, "red")),
        (0, 6, (3, 0, "red")),
        (2, 1, (0, 0, "none")),
        (2, 2, (0, 0, "none")),
        (2, 3, (2, 3, "red")),
        (2, 4, (2, 3, "red")),
        (2, 5, (2, 2, "red")),
        (2, 6, (3, 2, "red")),
        (4, 5, (2, 5, "red")),
        (5, 5, (0, 0, "none")),
        (5, 6, (3, 5, "red")),
        (6, 6, (0, 0, "none")),  # the 6 counts first
    ],
)
def test_13_y2_y25_y26_the_die_of_the_couple_phase(
    game: Yurikure, dissatisfaction: int, die: int, after: tuple[int, int, str]
) -> None:
    end_round(game, {"KG": (2, dissatisfaction, "red")})
    assert game.now.rolling == ("couple", "KG")
    game.roll(die)
    assert game.pair("KG") == after


def test_13_dice_count_all_at_once_in_the_order_of_pairs(game: Yurikure) -> None:
    end_round(game, {"RW": (0, 0, "blue"), "WK": (0, 1, "blue"), "GS": (0, 0, "blue")})
    before = game.now.pairs
    for name, die in (("RW", 6), ("WK", 1), ("GS", 2)):
        assert (game.now.rolling, game.now.pairs) == (("couple", name), before)
        game.roll(die)
    assert game.now.pairs == before | {"RW": (1, 0, "blue"), "WK": (0, 0, "none"), "GS": (0, 1, "blue")}


def test_13_affection_6_makes_a_couple_without_any_dissatisfaction(game: Yurikure) -> None:
    end_round(
        game,
        {"KG": (0, 0, "blue"), "YS": (6, 4, "none"), "YG": (5, 0, "none"), "RP": (6, 0, "red")},
    )
    game.roll(5, 5)
    assert game.couples == {"KG": "blue", "YS": "blue", "RP": "red"}
    assert [game.pair(name)[:2] for name in ("YS", "YG", "KG")] == [(6, 4), (5, 0), (0, 0)]


def test_13_without_couples_nothing_is_rolled_but_affection_6_counts(game: Yurikure) -> None:
    end_round(game, {})
    assert (game.now.round, game.now.rolling, game.now.deciding) == (3, None, ("R", "action"))
    end_round(game, {"RW": (6, 0, "none")})
    assert game.now.rolling == ("kiss", "RW")


@pytest.mark.parametrize(
    ("affection", "dissatisfaction", "die", "bond", "after"),
    [
        (0, 0, 3, "blue", "blue"),
        (0, 0, 4, "blue", "red"),
        (2, 3, 5, "blue", "red"),
        (2, 3, 4, "blue", "blue"),
        (2, 3, 4, "red", "blue"),
        (2, 3, 5, "red", "fated"),
        (6, 0, 1, "blue", "red"),
        (4, 2, 1, "red", "blue"),
        (4, 2, 2, "blue", "red"),
    ],
)
def test_14_a_kiss_needs_four(
    game: Yurikure, affection: int, dissatisfaction: int, die: int, bond: str, after: str
) -> None:
    end_round(game, {"KG": (affection, dissatisfaction, bond)})
    game.roll(6)
    game.put("KG", affection, dissatisfaction, bond)
    assert game.now.rolling == ("kiss", "KG")
    game.roll(die)
    assert game.pair("KG") == (affection, dissatisfaction, after)
    assert game.over == (after == "fated")


# ------------------------------------------------------------------------------------------------ 15, 16

TRIANGLE: Pairs = {"RW": (0, 0, "blue"), "WK": (0, 0, "blue"), "RK": (0, 0, "red")}


def test_15_y36_a_fated_couple_ends_the_game_before_polygamy(game: Yurikure) -> None:
    end_round(game, {**TRIANGLE, "RW": (0, 0, "red")})
    game.roll(5, 5, 5, 4, 1, 1)
    assert (game.over, game.pending, game.awaits) == (True, (), None)
    assert (game.scores, game.winners) == ([5, 0, 0], (0,))


@pytest.mark.parametrize("number", [1, 2])
def test_15_three_girls_who_are_all_couples_end_the_game(game: Yurikure, number: int) -> None:
    end_round(game, {**TRIANGLE, "GS": (0, 0, "red")}, number)
    game.roll(5, 5, 5, 5)
    game.roll(*[1] * (4 if number == 2 else 3))  # RW is the couple of the setup, and is scored all the same
    assert (game.over, game.scores, game.winners) == (True, [5 + 4, 4, 0], (0,))


def test_15_after_nine_rounds_all_couples_count(game: Yurikure) -> None:
    game.play_rounds(5)
    assert (game.over, game.scores, game.winners) == (False, [0, 0, 0], ())
    game.play_rounds(4)
    assert (game.over, game.scores, game.winners) == (True, [5, 0, 0], (0,))


@pytest.mark.parametrize(
    ("couples", "dice", "revealed", "scores", "winners"),
    [
        ("", "", {"R": (5, 0, 0)}, [0, 0, 0], (0, 1, 2)),  # C without a couple
        ("GS/red", "5 1", {"G": (0, 1, 0)}, [5, 0, 5], (0, 2)),
        ("GS/red", "5 1", {"G": (2, 0, 3), "S": (1, 0, 0)}, [5, 0, 5], (0, 2)),  # still equal
        ("GS/red", "5 1", {"G": (2, 0, 4), "S": (1, 0, 0), "R": (9, 0, 0)}, [5, 0, 5], (0,)),
        ("KP/blue", "5 1", {"K": (1, 0, 2), "P": (0, 1, 0), "R": (0, 2, 0)}, [0, 0, 0], (0, 1)),  # Y35
        ("GS/red RW/blue", "5 5 1 1", {}, [11, 2, 10], (0,)),  # Y34: 5 a pair, extra points on top
        ("GS/red RW/red", "5 5 4 4", {}, [11, 2, 10], (0,)),  # A: both fated couples (Y30)
        ("GS/red RW/blue", "5 5 4 4", {}, [5, 0, 5], (0, 2)),  # A: only the fated couple
        ("RG/red GS/red", "5 5 4 4", {"R": (2, 0, 0), "S": (1, 0, 0), "G": (0, 0, 2)}, [5, 0, 5], (2,)),
        (
            "RW/red RK/red RG/red RS/red WK/red YP/red GS/red",
            "5 " * 7 + "1 " * 7,
            {},
            [15, 7, 10],
            (0,),
        ),  # B: Y33
    ],
)
def test_15_y30_y31_y33_y34_y35_scores_and_winners(
    implementation: str,
    couples: str,
    dice: str,
    revealed: dict[str, tuple[int, ...]],
    scores: list[int],
    winners: tuple[int, ...],
) -> None:
    """At the end of round 9; Y31: each girl counts once in the tie-break."""
    support = {0: "GS GS RW RW YP", 1: "WK YP YP RW YP", 2: "GS RW YP YP RW"}
    game = start(implementation, support=support, options={"duplicate_support": "yes"})
    game.play_rounds(2)
    game.play_round()
    game.act("extra RW", "extra YP", "extra YP")
    game.put("RW")
    for couple in couples.split():
        name, bond = couple.split("/")
        game.put(name, bond=bond)
    for girl, levels in revealed.items():
        game.put_revealed(girl, *levels)
    game.put_round(9)
    game.finish_actions()
    game.roll(*map(int, dice.split()))
    assert (game.over, game.scores, game.winners) == (True, scores, winners)


def test_16_y3_one_point_after_round_3_and_three_after_round_6(game: Yurikure) -> None:
    placed = []
    for number in range(1, 9):
        game.play_round()
        assert bool(game.pending) == (number < 9)
        game.place_extra()
        placed.append(game.now.placed)
    assert placed == [[5] * 3] * 2 + [[6] * 3] * 3 + [[9] * 3] * 3
    assert (game.points(0)["GS"], game.control(0)[-1]) == (4, 4)


def test_16_all_place_at_once_on_any_pair(game: Yurikure) -> None:
    game.play_rounds(2)
    game.play_round()
    assert (game.pending, game.now.deciding) == ((0, 1, 2), None)
    assert game.legal(1) == {f"extra {name}" for name in PAIRS}
    game.move(1, "extra KG")
    assert (game.pending, game.now.placed, game.legal(1)) == ((0, 2), [5, 6, 5], set())
    assert game.points(1) == {"KG": 6, "WK": 4, "KY": 3, "KP": 2, "KS": 1}
