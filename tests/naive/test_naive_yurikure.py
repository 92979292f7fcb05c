"""The naive Yurikure on its own: hand-made cases, random games, and its ways to find hidden worlds."""

import copy
import random
from collections import Counter
from collections.abc import Mapping
from itertools import permutations, product

import pytest

from naive import yurikure
from naive.test_naive_luz import even
from naive.yurikure import GIRLS, PAIRS, Options, World, Yurikure, replay

EVERY: list[tuple[int, Options]] = [
    (players, dict(zip(yurikure.OPTIONS, values, strict=True)))
    for players in (3, 4)
    for values in product(*yurikure.OPTIONS.values())
]
TWICE = {"duplicate_support": "yes"}

# 5, 4, 3, 2, 1 on these pairs; seat 0 can control every girl.
HANDS = ("RW KY PG RS WK", "RP WG KS YP YG", "RK YS PS GS WP")
FOURTH = "RG WY KP WS RY"


def opening(*hands: str, couple: str = "RW", order: str = GIRLS, first: int = 2) -> list[str]:
    """Setup and the support of each seat, 5 first."""
    lines = [f"setup couple {couple} two KG one YS one RP order {' '.join(order)}", f"first {first}"]
    for seat, hand in enumerate(hands):
        lines += [f"{seat} support {5 - at} {pair}" for at, pair in enumerate(hand.split())]
    return lines


def morning(couple: str = "RW", order: str = GIRLS) -> Yurikure:
    """Round 1, the first girl: nobody controls anybody yet."""
    return replay(3, opening(*HANDS, couple=couple, order=order))


def tell(game: Yurikure, lines: str) -> None:
    """Several lines, divided by commas."""
    for line in lines.split(", "):
        game.tell(line)


def drive(game: Yurikure, plan: str = "", dice: str = "") -> list[str]:
    """Everybody passes and idles, but seat 0 decides as planned, such as 'K confess Y, Y yes'.

    Stops when dice or extra points are due and none are left. Says which girls have decided, in order.
    """
    wanted, rolls = [item.split(" ", 1) for item in plan.split(", ") if item], dice.split()
    girls: list[str] = []
    while not game.over and (rolls or not is_evening(game)):
        if game.awaits:
            game.tell(f"roll {rolls.pop(0)}")
            continue
        seat = game.pending[0]
        mine = bool(wanted) and wanted[0][0] == game.girl
        if "pass" not in game.legal(seat):
            quiet = {"idle", "no", "extra RW"} & game.legal(seat)
            game.tell(f"{seat} {wanted.pop(0)[1] if mine else quiet.pop()}")
            continue
        if girls[-1:] != [game.girl]:
            girls.append(game.girl)
        is_taken = game.controller(game.girl) is not None
        game.tell(f"{seat} {'reveal 1' if mine and seat == 0 and not is_taken else 'pass'}")
    assert (wanted, rolls) == ([], [])
    return girls


def is_evening(game: Yurikure) -> bool:
    """Dice or extra points are due."""
    return game.awaits == "roll" or any("extra RW" in game.legal(seat) for seat in game.pending)


def evening(
    couples: Mapping[str, str],
    dice: str,
    affection: Mapping[str, int] | None = None,
    dissatisfaction: Mapping[str, int] | None = None,
    number: int = 2,
    hands: tuple[str, ...] = HANDS,
    revealed: tuple[Mapping[str, int], ...] = (),
) -> Yurikure:
    """A round in which nobody does anything, with these couples, and the dice at its end."""
    game = morning(couple="WS")
    game.round = number
    game.couples = dict(couples)
    game.affection = dict.fromkeys(PAIRS, 0) | dict(affection or {})
    game.dissatisfaction |= dissatisfaction or {}
    game.placed = [hand.split() for hand in hands]
    for seat, levels in enumerate(revealed):
        game.revealed[seat] |= levels
    drive(game, dice=dice)
    return game


def asked(game: Yurikure, most: int = 99) -> list[int]:
    """Who is asked, one after the other, while all pass and until somebody has to declare."""
    seats: list[int] = []
    while len(seats) < most and game.pending and "pass" in game.legal(game.pending[0]):
        seats += game.pending
        game.tell(f"{game.pending[0]} pass")
    return seats


# ---- Worked examples ----


def test_yx1_control_points() -> None:
    hand = "GS PG RW WK YP"
    assert [yurikure.control(hand.split(), girl) for girl in "RWK"] == [3, 5, 2]
    game = replay(3, opening(hand, *HANDS[1:], order="WRKYPGS"))
    assert game.legal(0) == {"pass", *(f"reveal {level}" for level in range(1, 6))}


def test_yx2_a_declaration_is_outbid_twice() -> None:
    game = replay(3, opening("PS KY GS RP WK", "PS KY RK WK GS", HANDS[2], order="PGSRWKY"))
    assert yurikure.control(game.placed[0], "P") == 7
    tell(game, "0 reveal 1, 1 pass, 2 pass, 0 pass, 0 approach K")
    tell(game, "2 pass, 1 reveal 2, 2 pass, 0 pass, 1 pass, 1 confess G")
    tell(game, "0 reveal 4, 1 pass, 2 pass, 0 pass, 0 approach K, 2 pass, 1 pass")
    assert (game.girl, game.affection["KP"], game.affection["PG"]) == ("G", 1, 0)
    assert [revealed["P"] for revealed in game.revealed] == [4, 2, 0]


def test_yx3_both_values_stand_side_by_side() -> None:
    game = evening({"RW": "blue"}, "2", affection={"RW": 4})
    assert (game.affection["RW"], game.dissatisfaction["RW"]) == (4, 1)


def test_yx4_fewer_revealed_points_break_a_tie() -> None:
    game = replay(3, opening("RK WG RY RP RW", "KY WG KP YP GS", HANDS[2], couple="WG", order="WGRKYPS"))
    tell(game, "0 pass, 1 reveal 1, 2 pass, 0 reveal 3, 1 pass, 2 pass, 0 pass, 0 idle, 2 pass, 1 pass")
    tell(game, "1 pass, 2 pass, 0 reveal 4, 1 reveal 5, 2 pass, 0 pass, 1 pass, 1 idle, 0 pass, 2 pass")
    drive(game, dice="5 5 4 5 4")
    assert (game.round, game.couples, game.over) == (3, {"WG": "fated"}, True)
    assert (game.scores, game.winners) == ([4, 4, 0], (1,))
    assert {len(placed) for placed in game.placed} == {5}  # Y37: no extra point after the end


def test_yx5_the_cap_is_on_setup_points() -> None:
    game = replay(3, opening("KY RP RP GS WS", "RP KY GS WS YP", HANDS[2], couple="RP"), TWICE)
    drive(game, dice="5 5 1 5 1")  # affection 1: these kisses fail
    tell(game, "2 extra GS, 1 extra RP, 0 extra GS")
    drive(game, dice="5 4 5 4")
    assert (game.round, game.scores, game.winners) == (5, [5, 6, 0], (1,))


def test_yx6_7_8_polygamy() -> None:
    assert yurikure.polygamy(["RW", "WK", "RK"]) == {"RW", "WK", "RK"}
    assert yurikure.polygamy(["GS", "YG"]) == set()
    four = {"RP", "KP", "WP", "RK", "RW", "WK"}
    assert yurikure.polygamy([*four, "GS", "PG"]) == four
    two = {"RW", "WK", "RK", "WY", "WP", "YP"}
    assert yurikure.polygamy([*two, "KY"]) == two | {"KY"}  # Y32: W, K, Y are a group as well
    assert yurikure.polygamy(two) == two


def test_yx9_the_first_kiss() -> None:
    game = morning()
    drive(game, "K confess Y, Y yes", dice="5 5 4")  # in round 1 only the new couple
    assert (game.round, game.couples) == (2, {"RW": "blue", "KY": "red"})
    drive(game, dice="5 5 4 4")
    assert (game.round, game.couples, game.over) == (2, {"RW": "red", "KY": "fated"}, True)


def test_yx10_a_red_couple_that_fails_is_blue() -> None:
    game = morning()
    for dice, colour in (("5 5 4", "red"), ("5 3", "blue"), ("5 4", "red"), ("5 4", "fated")):
        drive(game, dice=dice)
        assert (game.couples, game.over) == ({"RW": colour}, colour == "fated")


def test_yx11_extra_points() -> None:
    for points in ("RW RW RW", "RW RW KG", "KG RW RW", "RW YS RP"):
        game = evening({"RW": "blue"}, "5 1", number=6)
        assert [*game.pending] == [0, 1, 2]
        for pair in points.split():
            assert game.legal(1) == {f"extra {each}" for each in PAIRS}
            game.tell(f"1 extra {pair}")
        assert [*game.pending] == [0, 2]


def test_derived_round_1_may_end_by_polygamy() -> None:
    game = morning(order="KYRWPGS")
    drive(game, "K confess R, R yes, Y negotiate WK, R yes, P yes, K yes, W yes", dice="5 5 5 1 1")
    assert (game.round, game.over, game.scores, game.winners) == (1, True, [6, 0, 5], (0,))


# ---- Setup ----


@pytest.mark.parametrize(
    ("couple", "liked", "allowed"),
    [
        ("RW", "KG YS RP", {"girls", "pairs"}),
        ("KG", "KG YS RP", {"girls", "pairs"}),  # Y6
        ("RW", "KG KS RP", {"pairs"}),  # Y5: a girl twice
        ("RW", "KG KG RP", set()),
        ("RW", "KG RP RP", set()),
        ("RW", "KG SY RP", set()),
        ("RR", "KG YS RP", set()),
    ],
)
def test_1_setup(couple: str, liked: str, allowed: set[str]) -> None:
    two, one, other = liked.split()
    for value in yurikure.OPTIONS["setup_disjoint"]:
        for line in (f"two {two} one {one} one {other}", f"two {two} one {other} one {one}"):
            game = Yurikure(3, {"setup_disjoint": value})
            try:
                game.tell(f"setup couple {couple} {line} order S G P Y K W R")
            except ValueError:
                assert (value in allowed, game.awaits) == (False, "setup")
            else:
                assert (value in allowed, game.awaits) == (True, "first")
                assert [game.affection[pair] for pair in (two, one, other)] == [2, 1, 1]
                assert sum(game.affection.values()) == 4
                assert (game.couples, game.order) == ({couple: "blue"}, [*"SGPYKWR"])


def test_3_support_is_placed_in_any_order_of_seats() -> None:
    game = replay(3, opening()[:2])
    assert (game.awaits, game.pending) == (None, (0, 1, 2))
    assert game.legal(1) == {f"support 5 {pair}" for pair in PAIRS}
    for value in (5, 4, 3, 2, 1):
        assert len(game.legal(1)) == 21 - 5 + value
        game.tell(f"1 support {value} {PAIRS[value]}")
    assert (game.pending, game.legal(1), game.round) == ((0, 2), set(), 0)
    tell(game, "2 support 5 RW, 0 support 5 RW, 2 support 4 RK")
    assert game.legal(0) == {f"support 4 {pair}" for pair in PAIRS if pair != "RW"}
    again = replay(3, [*opening()[:2], "0 support 5 RW"], TWICE)
    assert again.legal(0) == {f"support 4 {pair}" for pair in PAIRS}


# ---- Deciding for a girl ----


@pytest.mark.parametrize(
    ("players", "direction", "first", "order"),
    [(3, "left", 2, [0, 1, 2]), (3, "right", 2, [1, 0, 2]), (4, "left", 1, [2, 3, 0, 1])],
)
def test_6_priority_begins_beside_the_virtual_controller(
    players: int, direction: str, first: int, order: list[int]
) -> None:
    lines = opening(*[*HANDS, FOURTH][:players], first=first)
    game = replay(players, lines, {"reveal_direction": direction})
    assert asked(game) == order * 7  # Y9, 8: nobody acts, and the dice are due
    assert (game.awaits, game.girl) == ("roll", "S")


@pytest.mark.parametrize(
    ("direction", "after_reveal", "again"),
    [("left", [2, 3, 0, 1], [0, 1, 2, 3]), ("right", [0, 3, 2, 1], [2, 1, 0, 3])],
)
def test_6_7_8_order_of_priority(direction: str, after_reveal: list[int], again: list[int]) -> None:
    lines = opening(*HANDS, FOURTH, first=3 if direction == "left" else 2)
    game = replay(4, lines, {"reveal_direction": direction})
    tell(game, "0 pass, 1 reveal 1" if direction == "left" else "1 reveal 1")
    assert asked(game) == after_reveal  # 7: the revealer's own pass is the last
    assert (game.pending, "idle" in game.legal(1)) == ((1,), True)
    game.tell("1 approach K")
    assert asked(copy.deepcopy(game), 3) == [0, 3, 2]  # 8: to the right in both values, without himself (Y13)
    tell(game, "0 pass, 3 reveal 2")
    assert asked(game) == again  # back to rule 6, beside the new controller
    assert game.pending == (3,)
    game.tell("3 idle")
    assert asked(game, 3) == [2, 1, 0]
    assert (game.girl, sum(game.affection.values())) == ("W", 4)  # the declaration of seat 1 has lapsed


def test_7_levels() -> None:
    game = morning()  # R: seats 0, 1, 2 have 7, 5, 5
    assert game.legal(0) == {"pass", *(f"reveal {level}" for level in range(1, 8))}
    game.tell("0 reveal 3")
    assert game.legal(1) == {"pass", "reveal 4", "reveal 5"}  # Y11
    tell(game, "1 reveal 5")
    assert game.legal(2) == {"pass"}  # asked all the same
    tell(game, "2 pass")
    assert game.legal(0) == {"pass", "reveal 6", "reveal 7"}  # a level, not an increment
    tell(game, "0 reveal 6, 1 pass, 2 pass")
    assert game.legal(0) == {"pass", "reveal 7"}  # Y13: the controller may raise himself
    game.tell("0 reveal 7")
    assert asked(game) == [1, 2, 0]
    assert [revealed["R"] for revealed in game.revealed] == [7, 5, 0]  # Y12


def test_5_9_virtual_controller() -> None:
    game = morning(order="PGSRWKY")
    assert [game.virtual_controller(girl) for girl in GIRLS] == [2] * 7  # seat V
    game.revealed[0]["S"], game.revealed[1]["S"] = 1, 2
    game.revealed[0]["K"] = 3
    assert [game.controller(girl) for girl in GIRLS] == [None, None, 0, None, None, None, 1]
    nearest = dict(zip("PGSRWKY", (0, 0, 0, 1, 1, 1, 0), strict=True))  # Y7: before her, cyclic
    assert {girl: game.virtual_controller(girl) for girl in GIRLS} == nearest
    # Part 7: before the girl who decides, whoever's action it is.
    tell(game, "0 reveal 1, 1 pass, 2 pass, 0 pass, 0 confess W, 2 pass, 1 pass")
    assert (game.girl, game.pending) == ("W", (2,))
    tell(game, "2 pass, 0 reveal 1, 1 pass, 2 pass, 0 pass")
    assert game.legal(0) == {"yes", "no"}


# ---- Actions ----


def test_10_what_may_be_declared() -> None:
    game = morning()
    tell(game, "0 reveal 1, 1 pass, 2 pass, 0 pass")
    pairs = {pair for pair in PAIRS if "R" not in pair}
    own = {"idle"} | {f"approach {girl}" for girl in "WKYPGS"} | {f"negotiate {pair}" for pair in pairs}
    assert game.legal(0) == own  # Y14: R is in a couple; Y15: her partner too; Y23: not herself
    tell(game, "0 idle, 2 pass, 1 pass")
    asked(game, 3)  # W
    tell(game, "1 pass, 2 pass, 0 reveal 1, 1 pass, 2 pass, 0 pass")
    assert "negotiate RW" not in game.legal(0)
    assert {f"confess {girl}" for girl in "RWYPGS"} < game.legal(0)
    assert len(game.legal(0)) == 6 + 6 + 14 + 1


def test_10_approach() -> None:
    game = morning()
    game.couples |= {"WK": "red", "RS": "blue", "PG": "blue"}
    drive(game, "R approach W")  # Y15, Y16, Y17
    assert game.affection["RW"] == 1
    assert {pair: value for pair, value in game.dissatisfaction.items() if value} == {"WK": 1, "RS": 1}
    game = morning()
    drive(game, "Y approach W")
    assert (game.affection["WY"], game.dissatisfaction["RW"]) == (1, 1)
    assert "WY" not in game.couples


@pytest.mark.parametrize("plan", ["K confess Y", "K confess Y, Y no"])  # Y18: nobody answers for her: no
def test_10_a_refused_confession(plan: str) -> None:
    for die, expected in ((3, (True, 3)), (4, (False, 4)), (6, (False, 4))):  # Y1
        game = morning()
        game.affection["KY"] = 3
        drive(game, plan)
        game.tell(f"roll {die}")
        assert ("KY" in game.couples, game.affection["KY"]) == expected


def test_11_a_new_couple() -> None:
    game = morning()
    game.affection["WP"], game.dissatisfaction["WP"] = 2, 3
    drive(game, "P confess W, W yes")
    assert game.couples == {"RW": "blue", "WP": "blue"}
    assert (game.affection["WP"], game.dissatisfaction["WP"], game.dissatisfaction["RW"]) == (2, 3, 1)


@pytest.mark.parametrize(
    ("plan", "girls", "united", "dissatisfaction"),
    [
        ("P negotiate WK", "PGSRYG", False, 0),  # Y18, Y19: nobody for it
        ("P negotiate WK, S yes", "PGSRYG", False, 0),
        ("P negotiate WK, S yes, Y yes", "PGSRYKWG", False, 1),  # Y20, Y22: three with the initiator's
        ("P negotiate WK, S yes, Y yes, K yes", "PGSRYKWG", False, 1),
        ("P negotiate WK, G yes, R yes, K no, W yes", "PGSRYKWG", False, 1),  # Y21: both are asked
        ("P negotiate WK, G yes, S yes, R yes, Y yes, K yes, W yes", "PGSRYKWG", True, 0),  # all vote
    ],
)
def test_10_negotiation(plan: str, girls: str, united: bool, dissatisfaction: int) -> None:
    game = morning(couple="WG", order="KYPGSRW")
    decided = drive(game, plan)
    assert "".join(decided)[2 : 2 + len(girls)] == girls
    assert ("WK" in game.couples) == united
    assert game.dissatisfaction["WK"] == dissatisfaction
    assert game.dissatisfaction["WG"] == int(united)


def test_12_values_end_at_6() -> None:
    game = morning()
    game.affection["RW"] = game.dissatisfaction["RW"] = game.affection["RK"] = 6
    drive(game, "R approach W, W approach K")
    assert (game.affection["RW"], game.dissatisfaction["RW"]) == (6, 6)
    assert "RK" not in game.couples  # Y28: not before the couple phase


# ---- The end of a round ----


@pytest.mark.parametrize(
    ("before", "die", "couple", "affection", "dissatisfaction"),
    [
        (2, 1, False, 0, 0),
        (2, 2, False, 0, 0),  # Y2, Y26
        (2, 3, True, 3, 3),
        (2, 4, True, 3, 3),
        (2, 5, True, 3, 2),
        (2, 6, True, 4, 2),
        (0, 2, True, 3, 1),
        (5, 5, False, 0, 0),
        (5, 6, True, 4, 5),
        (6, 6, False, 0, 0),  # Y25
    ],
)
def test_13_couple_phase(before: int, die: int, couple: bool, affection: int, dissatisfaction: int) -> None:
    game = evening({"RW": "red"}, str(die), affection={"RW": 3}, dissatisfaction={"RW": before})
    assert ("RW" in game.couples, game.affection["RW"]) == (couple, affection)
    assert game.dissatisfaction["RW"] == dissatisfaction


def test_13_dice_are_rolled_in_pair_order_and_applied_together() -> None:
    game = evening({"GS": "blue", "RW": "blue", "WK": "blue"}, "6 1", dissatisfaction={"WK": 1})
    assert (game.awaits, game.affection["RW"], len(game.couples)) == ("roll", 0, 3)
    drive(game, dice="2")
    assert (game.affection["RW"], game.dissatisfaction["GS"]) == (1, 1)
    assert game.couples == {"GS": "blue", "RW": "blue"}


def test_13_affection_6_makes_a_couple_that_kisses_at_once() -> None:
    settings = {"affection": {"RW": 6}, "dissatisfaction": {"RW": 6, "GS": 6}}
    game = evening({"WK": "blue"}, "5", number=1, **settings)  # type: ignore[arg-type]
    assert game.couples == {"RW": "blue", "WK": "blue"}
    assert game.dissatisfaction["WK"] == 0  # nobody is upset
    assert (game.dissatisfaction["RW"], game.dissatisfaction["GS"]) == (6, 6)  # Y27: kept, without effect
    drive(game, dice="4 4")  # Y29
    assert game.couples == {"RW": "red", "WK": "red"}
    drive(game, dice="6 5")  # Y25, Y26: it breaks up and does not come back
    assert game.couples == {"WK": "red"}
    assert (game.affection["RW"], game.dissatisfaction["RW"]) == (0, 0)


def test_13_a_red_couple_with_affection_6_stays_red() -> None:
    assert evening({"RW": "red"}, "5", affection={"RW": 6}).couples == {"RW": "red"}


@pytest.mark.parametrize(
    ("die", "state", "after"), [(2, "blue", "red"), (1, "blue", "blue"), (1, "red", "blue")]
)
def test_14_kiss(die: int, state: str, after: str) -> None:
    game = evening({"RW": state}, f"5 {die}", affection={"RW": 4}, dissatisfaction={"RW": 2})
    assert game.couples == {"RW": after}


def test_15_fated_comes_before_polygamy() -> None:
    game = evening({"RW": "red", "WK": "blue", "RK": "blue"}, "5 5 5 4 1 1")
    assert (game.scores, game.winners) == ([5, 0, 0], (0,))  # Y36


def test_15_polygamy_counts_all_points() -> None:
    hands = ("RW RW YP YP RW RW", "RW KY RK YP YS", "WK RK GS RW YP RW")
    game = evening({"RW": "blue", "WK": "blue", "RK": "red", "GS": "red"}, "5 5 5 5 1 1 1 1", hands=hands)
    assert (game.over, game.scores, game.winners) == (True, [11, 8, 12], (2,))  # Y33; GS is in no group


def test_15_the_setup_couple_may_be_scored_in_round_1() -> None:
    game = evening({"WS": "blue", "RW": "blue", "RS": "blue"}, "5 5 5 1 1", number=1)
    assert (game.over, game.scores) == (True, [7, 0, 0])


def test_16_extra_after_rounds_3_and_6_only() -> None:
    for number in range(1, 10):
        game = evening({"RW": "blue"}, "5 1", number=number)
        assert game.over == (number == 9)
        assert any("extra RW" in game.legal(seat) for seat in range(3)) == (number in (3, 6))  # Y3


@pytest.mark.parametrize(
    ("couples", "dice", "revealed", "scores", "winners"),
    [
        ({}, "", ({"R": 5},), [0, 0, 0], (0, 1, 2)),  # C without a couple
        ({"GS": "red"}, "5 1", ({}, {"G": 1}), [5, 0, 5], (0, 2)),
        ({"GS": "red"}, "5 1", ({"G": 2, "S": 1}, {}, {"G": 3}), [5, 0, 5], (0, 2)),  # still equal
        ({"GS": "red"}, "5 1", ({"G": 2, "S": 1, "R": 9}, {}, {"G": 4}), [5, 0, 5], (0,)),
        ({"KP": "blue"}, "5 1", ({"K": 1}, {"P": 1, "R": 2}, {"K": 2}), [0, 0, 0], (0, 1)),  # Y35
        ({"GS": "red", "RW": "blue"}, "5 5 1 1", (), [11, 2, 10], (0,)),  # Y34: 5 a pair, extra on top
        ({"GS": "red", "RW": "red"}, "5 5 4 4", (), [11, 2, 10], (0,)),  # Y30
        ({"GS": "red", "RW": "blue"}, "5 5 4 4", (), [5, 0, 5], (0, 2)),  # A: only the fated couple
        # Y31: G is counted once.
        ({"RG": "red", "GS": "red"}, "5 5 4 4", ({"R": 2, "S": 1}, {}, {"G": 2}), [5, 0, 5], (2,)),
        ({"GS": "red", "RW": "red", "WK": "red", "RK": "red"}, "5 5 5 5 1 1 1 1", (), [6, 7, 5], (1,)),  # B
    ],
)
def test_scoring(
    couples: dict[str, str],
    dice: str,
    revealed: tuple[dict[str, int], ...],
    scores: list[int],
    winners: tuple[int, ...],
) -> None:
    hands = ("GS GS RW RW YP RW", "WK YP YP RW YP", "GS RW YP YP RW YP")  # 5 4 3 2 1 and an extra point
    game = evening(couples, dice, number=9, hands=hands, revealed=revealed)
    assert (game.over, game.scores, game.winners) == (True, scores, winners)


# ---- Whole games ----


def random_game(players: int, seed: int, options: Options = None) -> list[str]:
    rng = random.Random(seed)
    game = Yurikure(players, options)
    while not game.over:
        game.tell(random_line(game, rng))
    return game.lines


def random_line(game: Yurikure, rng: random.Random) -> str:
    if game.awaits == "setup":
        girls, couple = rng.sample(GIRLS, 6), rng.choice(PAIRS)
        two, one, other = (yurikure.pair_of(*girls[at : at + 2]) for at in (0, 2, 4))
        order = " ".join(rng.sample(GIRLS, 7))
        return f"setup couple {couple} two {two} one {one} one {other} order {order}"
    if game.awaits == "first":
        return f"first {rng.randrange(game.players)}"
    if game.awaits == "roll":
        return f"roll {rng.randint(1, 6)}"
    seat = rng.choice(game.pending)
    return f"{seat} {rng.choice(sorted(game.legal(seat)))}"


@pytest.mark.parametrize(("players", "options"), EVERY)
def test_random_games_keep_the_invariants(players: int, options: Options) -> None:
    for seed in range(2):
        lines = random_game(players, seed, options)
        game, highest = Yurikure(players, options), dict.fromkeys(GIRLS, 0)
        for line in lines:
            assert bool(game.pending) == (game.awaits is None)
            assert all(bool(game.legal(seat)) == (seat in game.pending) for seat in range(players))
            assert (game.over, game.scores, game.winners) == (False, [0] * players, ())
            game.tell(line)
            if " reveal " in line:
                _, _, girl, level = game.reveals[-1]
                assert level > highest[girl]
                highest[girl] = level
            if not line.endswith("pass"):
                check_board(game)
        with pytest.raises(ValueError, match="not possible"):
            game.tell("0 pass")
        assert (game.awaits, game.pending) == (None, ())
        assert game.winners
        assert all(game.scores[seat] == max(game.scores) for seat in game.winners)


def check_board(game: Yurikure) -> None:
    points = 15 if game.round <= 3 else 16 if game.round <= 6 else 19
    for placed, revealed in zip(game.placed, game.revealed, strict=True):
        is_placing = len(placed) < 5 or is_evening(game)
        assert is_placing or sum(yurikure.VALUES[: len(placed)]) == points
        assert all(0 <= revealed[girl] <= yurikure.control(placed, girl) for girl in GIRLS)
    assert {*game.affection.values(), *game.dissatisfaction.values()} <= {*range(7)}


START = opening(*HANDS)
DECLARE = [*START, "0 reveal 1", "1 pass", "2 pass", "0 pass"]


@pytest.mark.parametrize(
    ("lines", "bad"),
    [
        ([], "first 0"),
        ([], "0 support 5 RW"),
        ([], START[0].replace(" order", "  order")),
        ([], START[0].replace("G S", "S S")),
        ([], START[0].replace("RW", "WR")),
        ([], START[0] + " R"),
        (START[:1], "first 3"),
        (START[:1], "first 00"),
        (START[:1], START[0]),
        (START[:2], "0 support 4 RW"),
        (START[:2], "0 support 5 WR"),
        (START[:2], "3 support 5 RW"),
        (START[:2], "0 extra RW"),
        (START[:3], "0 support 4 RW"),  # 3: a pair twice
        (START[:7], "0 support 1 RW"),
        (START, "1 pass"),
        (START, "0  pass"),
        (START, "0 pass "),
        (START, "0 reveal 0"),
        (START, "0 reveal 8"),
        (START, "0 reveal 01"),
        (START, "0 idle"),
        (START, "roll 1"),
        (DECLARE, "0 pass"),
        (DECLARE, "0 yes"),
        (DECLARE, "0 confess K"),  # 10: R is in a couple
        (DECLARE, "0 approach R"),
        (DECLARE, "0 negotiate RK"),
        (DECLARE, "1 idle"),
    ],
)
def test_refusals_change_nothing(lines: list[str], bad: str) -> None:
    game = replay(3, lines)
    before = repr(vars(game))
    with pytest.raises(ValueError, match="not possible"):
        game.tell(bad)
    assert repr(vars(game)) == before


def test_bad_tables_are_refused() -> None:
    for players, options in ((2, {}), (5, {}), (3, {"dice": "two"}), (3, {"reveal_direction": "up"})):
        with pytest.raises(ValueError, match=r"players|option"):
            Yurikure(players, options)


# ---- Hidden information ----


def change(lines: list[str], at: int, line: str) -> list[str]:
    return [*lines[:at], line, *lines[at + 1 :]]


def test_points_are_seen_by_their_owner_only() -> None:
    lines = START[:5]  # seat 0 has placed 5 RW, 4 KY, 3 PG
    assert yurikure.observations(3, lines, 0) == lines
    for seat in (1, 2, None):
        told = yurikure.observations(3, lines, seat)
        assert told == [*START[:2], "0 support 5", "0 support 4", "0 support 3"]
    for seat in (0, 1, 2, None):
        for at, other in ((3, "0 support 4 GS"), (10, "1 support 2 GS")):
            told = yurikure.observations(3, change(DECLARE, at, other), seat)
            assert (told == yurikure.observations(3, DECLARE, seat)) == (seat != int(other[0]))


def test_all_else_is_public() -> None:
    for at, other in ((0, START[0].replace("couple RW", "couple RK")), (17, "0 reveal 2")):
        for seat in (0, 1, 2, None):
            told = yurikure.observations(3, change(DECLARE, at, other), seat)
            assert told != yurikure.observations(3, DECLARE, seat)


def test_a_reveal_that_was_not_possible_is_noticed() -> None:
    lines = [*START, "0 reveal 7"]
    with pytest.raises(ValueError, match="not possible"):
        yurikure.observations(3, change(lines, 2, "0 support 5 GS"), 1)


def test_the_end_lays_all_open() -> None:
    lines = random_game(3, 1)
    assert yurikure.disguise(3, lines, 1, random.Random(1)) == lines
    first = next(at for at, line in enumerate(lines) if line.startswith("0 support 1 "))
    for pair in PAIRS:
        other = change(lines, first, f"0 support 1 {pair}")
        try:
            told = yurikure.observations(3, other, None)
        except ValueError:
            continue
        assert (told == yurikure.observations(3, lines, None)) == (other == lines)
    assert yurikure.worlds(3, lines, 1, 0) == [tuple(replay(3, lines).placed[0])]


@pytest.mark.parametrize(("players", "options"), [(3, {}), (4, {}), (3, TWICE)])
def test_a_disguise_is_not_seen_through(players: int, options: Options) -> None:
    rng = random.Random(players)
    lines = random_game(players, 1, options)
    for end in (0, 2, 9, len(lines) // 3, len(lines) - 1):
        for seat in (end % players, None):
            short = lines[:end]
            other = yurikure.disguise(players, short, seat, rng, options)
            told = yurikure.observations(players, short, seat, options)
            assert yurikure.observations(players, other, seat, options) == told
            changed = [at for at in range(end) if short[at] != other[at]]
            assert all(short[at].split()[1] in ("support", "extra") for at in changed)
            assert all(short[at].split()[0] != str(seat) for at in changed)
            assert end < 9 or len(changed) > 1


def secret(size: int, reveals: Mapping[int, Mapping[str, int]], options: Options = None) -> yurikure.Secret:
    """A seat that has placed so many points and revealed these levels, by points placed and girl."""
    game = Yurikure(3, options)
    game.placed[0] = ["RW"] * size
    game.reveals = [(0, placed, girl, level) for placed in reveals for girl, level in reveals[placed].items()]
    game.reveals.append((1, 5, "R", 15))  # of another seat
    return yurikure.Secret(game, 0)


def is_possible(world: World, reveals: Mapping[int, Mapping[str, int]]) -> bool:
    return all(
        yurikure.control(world[:placed], girl) >= level
        for placed in reveals
        for girl, level in reveals[placed].items()
    )


def test_ways_without_a_reveal() -> None:
    assert [secret(size, {}).count({}) for size in range(5)] == [1, 21, 21 * 20, 21 * 20 * 19, 143_640]
    assert secret(5, {}).count({}) == 2_441_880
    assert secret(9, {}).count({}) == 2_441_880 * 21**4
    assert secret(9, {}, TWICE).count({}) == 21**9


BY_R = [pair for pair in PAIRS if "R" in pair]
CASES: list[tuple[dict[int, dict[str, int]], list[list[str]]]] = [  # reveals, and candidates for each point
    ({5: {"R": 15}}, [BY_R] * 5),
    ({5: {"R": 15, "W": 4, "K": 3}}, [BY_R] * 5),
    ({5: {"R": 15, "W": 4}, 6: {"R": 16, "S": 2}}, [BY_R] * 6),
    ({5: {"R": 14}}, [*[BY_R] * 4, PAIRS]),
    ({5: {"R": 14, "K": 6}}, [*[BY_R] * 4, PAIRS]),
]


@pytest.mark.parametrize("options", [{}, TWICE])
@pytest.mark.parametrize(("reveals", "candidates"), CASES)
def test_worlds_against_trying_all(
    reveals: dict[int, dict[str, int]], candidates: list[list[str]], options: Options
) -> None:
    possible = {
        world
        for world in product(*candidates)
        if is_possible(world, reveals) and (options or len(set(world[:5])) == 5)
    }
    known = secret(len(candidates), reveals, options)
    found = list(known.all())
    assert len(found) == len(possible) == known.count({})
    assert set(found) == possible
    for at, pair in ((0, "RW"), (3, "RK"), (4, "GS")):
        assert known.count({at: pair}) == sum(world[at] == pair for world in found)
    assert known.count({0: "RW", 1: "RW"}) == sum(world[:2] == ("RW", "RW") for world in found)


def test_the_order_of_extra_points_counts() -> None:
    supports = {5: {"R": 15, "W": 5, "K": 4, "Y": 3, "P": 2, "G": 1}, 6: {"R": 16, "S": 1}}
    reveals = supports | {9: {"S": 3, "G": 2, "W": 6}}
    found = list(secret(9, reveals).all())
    known = ("RW", "RK", "RY", "RP", "RG", "RS")
    assert {world[:6] for world in found} == {known}
    tried = [points for points in product(PAIRS, repeat=3) if is_possible(known + points, reveals)]
    assert sorted(world[6:] for world in found) == sorted(tried)
    assert sum(set(points) == {"RS", "GS", "WS"} for points in tried) == 6


def revealed_in_turn(*levels: int) -> list[str]:
    """Seat 0 reveals these levels for R, W, K, ... one after the other; all idle."""
    lines = ["0 reveal", "1 pass", "2 pass", "0 pass", "0 idle", "2 pass", "1 pass", "1 pass", "2 pass"]
    told = [f"{line} {level}" if line == "0 reveal" else line for level in levels for line in lines]
    return told[: 9 * len(levels) - 8]


def test_worlds_are_what_a_disguise_draws() -> None:
    hand, lines = "RW RK WK RY WY", revealed_in_turn(11, 9, 7)
    start = opening(hand, *HANDS[1:])
    possible = yurikure.worlds(3, start + lines, 1, 0)
    assert len(set(possible)) == len(possible) == yurikure.ways(3, start + lines, 1, 0) == 28
    assert tuple(hand.split()) in possible
    for seed in range(10):
        other = yurikure.disguise(3, start + lines, 1, random.Random(seed))
        assert tuple(replay(3, other).placed[0]) in possible
    rng, known = random.Random(1), yurikure.Secret(replay(3, start + lines), 0)
    drawn = Counter(known.draw(rng) for _ in range(20 * 28))
    assert set(drawn) == set(possible)
    assert even(drawn, 28)


def test_ways_are_the_share_of_support_that_fits() -> None:
    lines = revealed_in_turn(5, 3, 3)
    share = yurikure.ways(3, opening(*HANDS) + lines, None, 0) / 2_441_880
    rng, trials, fits = random.Random(3), 500, 0
    for _ in range(trials):
        try:
            replay(3, opening(" ".join(rng.sample(PAIRS, 5)), *HANDS[1:]) + lines)
        except ValueError:
            continue
        fits += 1
    assert 0.05 < share < 0.5
    assert abs(fits - trials * share) < 5 * (trials * share * (1 - share)) ** 0.5


def test_worlds_that_are_known_or_too_many() -> None:
    assert yurikure.worlds(3, [], 1, 0) == [()]
    assert yurikure.worlds(3, START[:4], 0, 0) == [("RW", "KY")]
    assert set(yurikure.worlds(3, START[:4], None, 0)) == set(permutations(PAIRS, 2))
    assert yurikure.ways(3, START, 0, 0, given={0: "RW", 4: "WK"}) == 1
    assert yurikure.ways(3, START, 0, 0, given={0: "RK"}) == 0
    with pytest.raises(ValueError, match="2441880 worlds are too many"):
        yurikure.worlds(3, START, 1, 0)
    with pytest.raises(ValueError, match="no seat 3"):
        yurikure.worlds(3, START, 1, 3)
    with pytest.raises(ValueError, match="has placed 5"):
        yurikure.ways(3, START, 1, 0, given={5: "RW"})
