"""A test for every decision about an unclear point of Yurikure (Y1-Y41) and for every settled detail."""

import pytest

from kobako import BadChance, IllegalMove, Match
from kobako.games.yurikure import board
from yurikure.tables import (
    GIRLS,
    PAIRS,
    SETUP,
    control,
    decide,
    deciding,
    finish_actions,
    pair,
    passes,
    play_round,
    put,
    roll,
    rule,
    skip,
    table,
)

pytestmark = pytest.mark.rules

ALL_OF_R = "RW RK RY RP RG"


def refused_confession(affection: int, die: int) -> tuple[int, int, str]:
    match = table()
    put(match, "RW")
    put(match, "RK", affection)
    rule(match, 0, 5, "confess K")
    skip(match)
    roll(match, die)
    return pair(match, "RK")


def couples(*names: str, first_round: bool = True) -> Match:
    """These couples and no others; the dice of the couple phase are due."""
    match = table()
    put(match, "RW")
    if not first_round:
        finish_actions(match)
    for name in names:
        put(match, name, bond="blue")
    finish_actions(match)
    return match


def result(match: Match) -> tuple[str, list[str]]:
    found = match.view(None)["result"]
    return found["ending"], found["pairs"]


# ---------------------------------------------------------------------------------------------- Y1 to Y10


def test_y1_a_die_equal_to_affection_makes_a_couple() -> None:
    assert refused_confession(4, 4) == (4, 0, "blue")
    assert refused_confession(4, 5) == (5, 0, "none")


def test_y2_a_difference_of_0_breaks_a_couple() -> None:
    assert board.couple_fate(3, 3) == board.BROKE
    assert board.couple_fate(4, 3) == board.COLDER


def test_y3_extra_points_come_after_rounds_3_and_6() -> None:
    match = table()
    asked = []
    for _ in range(8):
        play_round(match)
        if match.view(None)["phase"] == "extra":
            asked.append(match.view(None)["round"] - 1)
        while match.view(None)["phase"] == "extra":
            match.act(match.pending[0], "extra GS")
    assert asked == [3, 6]


@pytest.mark.parametrize(("direction", "asked"), [("left", [1, 2, 3, 0]), ("right", [3, 2, 1, 0])])
def test_y4_left_when_revealing_and_right_after_a_declaration(direction: str, asked: list[int]) -> None:
    match = table(4, options={"reveal_direction": direction})
    found: list[int] = []
    for _ in range(4):
        found += match.pending
        passes(match, 1)
    assert found == asked
    match = table(4, options={"reveal_direction": direction})
    control(match, 0, 5)
    match.act(0, "idle")
    found = []
    for _ in range(3):
        found += match.pending
        passes(match, 1)
    assert found == [3, 2, 1]


def test_y5_girls_are_different_at_setup_by_option_only_pairs() -> None:
    shared = SETUP.replace("one YS", "one KY")
    with pytest.raises(BadChance, match="different girls"):
        Match("yurikure", 3, chance="given").chance(shared)
    match = Match("yurikure", 3, chance="given", options={"setup_disjoint": "pairs"})
    with pytest.raises(BadChance, match="different pairs"):
        match.chance(SETUP.replace("one YS", "one KG"))
    match.chance(shared)
    assert pair(match, "KY") == (1, 0, "none")


def test_y6_the_couple_may_be_one_of_the_other_pairs() -> None:
    match = Match("yurikure", 3, chance="given")
    match.chance(SETUP.replace("couple RW", "couple KG"))
    assert pair(match, "KG") == (2, 0, "blue")


def test_y7_the_nearest_controlled_girl_before_counts() -> None:
    match = table()
    rule(match, 0, 5, "idle")  # R by seat 0
    assert match.pending == (1,)
    skip(match)
    rule(match, 1, 5, "idle")  # K by seat 1
    assert match.pending == (2,)  # Y: K is nearer than R


def test_y8_v_is_drawn() -> None:
    assert {Match("yurikure", 3, seed=seed).steps[1] for seed in range(30)} == {
        f"first {s}" for s in range(3)
    }


def test_y9_a_virtual_controller_controls_nothing() -> None:
    match = table()
    rule(match, 0, 5, "idle")
    passes(match, 3)  # W: seat 0 only decided where it began
    assert match.view(None)["girls"][1]["controller"] is None
    assert deciding(match) == ("K", "action")


def test_y10_control_is_revealed_only_over_the_girl_in_question() -> None:
    match = table()
    match.act(1, "pass")
    match.act(2, "pass")
    match.act(0, "reveal 5")
    assert [girl["revealed"][0] for girl in match.view(None)["girls"]] == [5, 0, 0, 0, 0, 0, 0]


# --------------------------------------------------------------------------------------------- Y11 to Y24


def test_y11_a_reveal_must_exceed() -> None:
    match = table(support={1: ALL_OF_R})
    match.act(1, "reveal 4")
    passes(match, 1)
    with pytest.raises(IllegalMove) as caught:
        match.act(0, "reveal 4")
    assert caught.value.rule == "yurikure 7"


def test_y12_revealed_points_persist_per_player() -> None:
    match = table(support={1: ALL_OF_R})
    match.act(1, "reveal 4")
    rule(match, 0, 5, "idle")
    play_round(match)
    assert match.view(None)["girls"][0]["revealed"] == [5, 4, 0]
    assert "reveal 5" not in match.legal(match.pending[0])


def test_y13_the_controller_may_raise_while_revealing_but_not_after_declaring() -> None:
    match = table()
    passes(match, 2)
    match.act(0, "reveal 1")
    passes(match, 2)
    assert "reveal 2" in match.legal(0)
    match.act(0, "pass")
    match.act(0, "idle")
    assert match.legal(0) == []
    passes(match, 2)
    assert deciding(match) == ("W", "action")


def test_y14_who_is_in_a_couple_cannot_confess_also_not_to_her_partner() -> None:
    match = table()
    control(match, 0, 5)
    assert not [move for move in match.legal(0) if move.startswith("confess")]


def test_y15_y16_a_girl_may_approach_her_partner_and_only_other_couples_suffer() -> None:
    match = table()
    put(match, "RK", bond="blue")
    put(match, "WS", bond="red")
    rule(match, 0, 5, "approach W")
    assert pair(match, "RW") == (1, 0, "blue")
    assert pair(match, "RK")[1] == pair(match, "WS")[1] == 1


def test_y17_an_approach_raises_the_one_value_between_two_girls_by_1() -> None:
    match = table()
    rule(match, 0, 5, "approach K")
    assert pair(match, "RK")[0] == 1


def test_y18_an_uncontrolled_girl_does_not_consent() -> None:
    match = table(support={0: "WG YG YS RS RG"})
    rule(match, 0, 1, "negotiate KP")
    for _ in range(4):
        rule(match, 0, match.view(0)["control"][0][GIRLS.index(deciding(match)[0])], "yes")  # type: ignore[index]
    assert deciding(match) == ("K", "consent")
    passes(match, 3)
    passes(match, 3)
    assert pair(match, "KP") == (0, 1, "none")


def test_y19_y20_votes_begin_after_the_negotiating_girl_and_consents_follow_the_board() -> None:
    match = table(support={0: "PG PS YP WP KP", 1: "RW RG WS YS RY", 2: "KG KS WK KY RK"})
    while deciding(match) != ("P", "action"):
        skip(match)
    rule(match, 0, 5, "negotiate RK")
    asked = []
    while deciding(match)[1] == "vote":  # type: ignore[index]
        girl = deciding(match)[0]  # type: ignore[index]
        asked.append(girl)
        rule(match, 1, 1, "yes")
    assert asked == list("GSWY")
    assert deciding(match) == ("R", "consent")


def test_y21_both_are_asked_also_when_the_first_refused() -> None:
    match = table(support={0: "WG YG YS RS RG"})
    rule(match, 0, 1, "negotiate KP")
    for _ in range(4):
        rule(match, 0, match.view(0)["control"][0][GIRLS.index(deciding(match)[0])], "yes")  # type: ignore[index]
    rule(match, 1, 3, "no")
    assert deciding(match) == ("P", "consent")


def test_y22_y23_y24_votes_of_five_and_who_can_negotiate_for_whom() -> None:
    match = table()
    passes(match, 3)  # nobody's girl does nothing: no negotiation
    assert deciding(match) == ("W", "action")
    rule(match, 0, 1, "negotiate KP")
    assert [match.view(None)["deciding"][what] for what in ("yes", "no", "waiting")] == [
        ["W"],
        [],
        list("GSR"),
    ]
    assert deciding(match) == ("Y", "vote")


# --------------------------------------------------------------------------------------------- Y25 to Y33


def test_y25_y26_a_six_warms_first_and_at_dissatisfaction_6_they_part() -> None:
    match = table()
    put(match, "RW", 3, 6, "red")
    finish_actions(match)
    roll(match, 6)
    assert pair(match, "RW") == (0, 0, "none")


def test_y27_dissatisfaction_6_means_nothing_to_a_pair_that_is_no_couple() -> None:
    match = table()
    put(match, "KG", 2, 6)
    play_round(match)
    assert pair(match, "KG") == (2, 6, "none")


def test_y28_affection_6_makes_a_couple_only_at_the_end_of_the_couple_phase() -> None:
    match = table()
    put(match, "RK", 5)
    rule(match, 0, 5, "approach K")
    assert pair(match, "RK") == (6, 0, "none")
    finish_actions(match)
    roll(match, 5)
    assert pair(match, "RK") == (6, 0, "blue")


def test_y29_a_couple_formed_in_this_round_kisses_in_this_round() -> None:
    match = table()
    put(match, "YS", 6)
    put(match, "KG", bond="blue")
    finish_actions(match)
    roll(match, 5, 5)
    rolled = []
    while match.awaits:
        rolled.append(match.view(None)["rolling"]["pair"])
        roll(match, 4)
    assert rolled == ["KG", "YS"]
    assert pair(match, "YS") == (6, 0, "red")


def test_y30_several_fated_couples_are_added_with_a_limit_for_each_pair() -> None:
    match = table(support={0: "KG KG KG YS YS"}, options={"duplicate_support": "yes"})
    put(match, "RW")
    for name in ("KG", "YS"):
        put(match, name, 4, bond="red")
    finish_actions(match)
    roll(match, 5, 5, 3, 3)
    assert result(match) == ("fated", ["KG", "YS"])
    assert match.scores[0] == 5 + 3


def test_y31_the_tie_break_counts_each_girl_once() -> None:
    match = table(support={0: "KG KY RW RP RS", 1: "KY KG RW RP RS", 2: "RP RW RS WS WP"})
    skip(match)
    skip(match)
    rule(match, 0, 3, "idle")  # K
    rule(match, 1, 4, "idle")  # Y
    put(match, "RW")
    put(match, "KG", 6, bond="red")
    put(match, "KY", 6, bond="red")
    finish_actions(match)
    roll(match, 5, 5, 5, 5)
    assert result(match) == ("fated", ["KY", "KG"])
    assert match.scores == [9, 9, 0]
    assert match.view(None)["result"]["revealed"] == [3, 4, 0]
    assert match.winners == (0,)


@pytest.mark.parametrize(
    ("names", "counted"),
    [
        ("RK RY KY", "RK RY KY"),
        ("RK RY KY PG PS GS", "RK RY KY PG PS GS"),
        ("RK RY KY YP YG PG", "RK RY KY YP YG PG"),
        ("RK RY KY YP WS", "RK RY KY"),
        ("RK KY YP RP", ""),
        ("RW WK KY RY RK", "RW RK RY WK KY"),
    ],
)
def test_y32_every_pair_in_some_triangle_counts_once(names: str, counted: str) -> None:
    bits = sum(1 << PAIRS.index(name) for name in names.split())
    found = int(board.polygamous(bits))
    assert {name for i, name in enumerate(PAIRS) if found >> i & 1} == set(counted.split())


def test_y33_there_is_no_limit_in_polygamy() -> None:
    match = table(support={0: "KG KG KG KG KY"}, options={"duplicate_support": "yes"})
    put(match, "RW")
    for name in ("KG", "KY", "YG"):
        put(match, name, bond="blue")
    finish_actions(match)
    roll(match, 5, 5, 5, 1, 1, 1)
    assert result(match)[0] == "polygamy"
    assert match.scores[0] == 15


# --------------------------------------------------------------------------------------------- Y34 to Y41


def test_y34_after_nine_rounds_setup_support_counts_5_at_the_most_for_each_pair() -> None:
    match = table(support={0: "RW RW RW RW RW"}, options={"duplicate_support": "yes"})
    for _ in range(9):
        play_round(match)
        while match.view(None)["phase"] == "extra":
            match.act(match.pending[0], "extra RW")
    assert result(match) == ("rounds", ["RW"])
    assert match.scores == [5 + 4, 0 + 4, 0 + 4]


def test_y35_nobody_supports_the_pair_so_the_fewest_revealed_points_win() -> None:
    match = table(4, support={3: "YS WY YG RY KY"})
    put(match, "RW")
    put(match, "GS", 6, bond="red")
    while deciding(match) != ("G", "action"):
        skip(match)
    rule(match, 1, 2, "idle")
    rule(match, 3, 5, "idle")
    roll(match, 5, 5)
    assert result(match) == ("fated", ["GS"])
    assert (match.scores, match.winners) == ([0, 0, 0, 0], (0, 2))


def test_y36_fated_and_polygamy_together_are_fated_only() -> None:
    match = couples("KG", "KY", "YG")
    put(match, "KY", 6, bond="red")
    roll(match, 5, 5, 5, 1, 1, 1)
    assert result(match) == ("fated", ["KY"])


def test_y37_no_extra_points_when_the_game_ends_after_round_3() -> None:
    match = table()
    for _ in range(2):
        play_round(match)
    put(match, "RW", 6, bond="red")
    play_round(match)
    assert match.over
    assert match.view(0)["placed"] == [5, 5, 5]


def test_y38_y39_answer_then_die_and_four_kinds_of_action() -> None:
    match = table()
    put(match, "RW")
    control(match, 0, 5)
    assert {move.split(" ")[0] for move in match.legal(0)} == {"idle", "approach", "confess", "negotiate"}
    decide(match, "confess K")
    assert (deciding(match), match.awaits) == (("K", "answer"), None)
    skip(match)
    assert match.awaits == "roll"


def test_y40_both_values_stop_at_6() -> None:
    match = table()
    put(match, "RW", 6, 2, "blue")
    finish_actions(match)
    roll(match, 6)
    assert pair(match, "RW") == (6, 2, "blue")


def test_y41_polygamy_by_confessions_is_not_forbidden() -> None:
    match = couples("KG", "KY", first_round=False)
    put(match, "YG", bond="blue")  # however they came together
    roll(match, *[5] * 3, *[1] * 3)
    assert result(match)[0] == "polygamy"


# ---------------------------------------------------------------------------------------- settled details


def test_7_a_girl_in_question_of_another_action_has_her_own_virtual_controller() -> None:
    """Rule 9 looks before the girl who decides, whoever's action it is."""
    match = table(4, support={3: "YS WY YG RY KY"})
    put(match, "RW")
    rule(match, 0, 5, "confess P")
    # P is in question: before her Y, K, W are nobody's, then R is seat 0's.
    assert (deciding(match), match.pending) == (("P", "answer"), (1,))
    skip(match)
    roll(match, 6)
    skip(match)
    skip(match)
    rule(match, 3, 5, "confess W")
    # W is in question: before her stands R.
    assert (deciding(match), match.pending) == (("W", "answer"), (1,))


def test_7_with_direction_right_a_reveal_sends_it_on_to_the_right() -> None:
    match = table(4, options={"reveal_direction": "right"})
    passes(match, 3)
    match.act(0, "reveal 2")
    assert match.pending == (3,)


def test_7_all_four_voters_decide_also_when_the_result_is_certain() -> None:
    match = table()
    rule(match, 0, 5, "negotiate KP")
    for girl in "WYGS":  # after three against it, it is lost
        assert deciding(match) == (girl, "vote")
        passes(match, 3)
    assert deciding(match) == ("W", "action")


def test_7_a_couple_from_affection_6_keeps_dissatisfaction_6_and_parts_in_the_next_couple_phase() -> None:
    match = table()
    put(match, "RW")
    put(match, "KG", 6, 6)
    finish_actions(match)
    assert (pair(match, "KG"), match.view(None)["rolling"]) == (
        (6, 6, "blue"),
        {"what": "kiss", "pair": "KG"},
    )
    roll(match, 4)
    assert pair(match, "KG") == (6, 6, "red")
    finish_actions(match)
    roll(match, 6)
    assert pair(match, "KG") == (0, 0, "none")


def test_7_the_two_pairs_with_affection_1_may_stand_in_any_order() -> None:
    one, other = SETUP, SETUP.replace("one YS one RP", "one RP one YS")
    matches = [Match("yurikure", 3, chance="given") for _ in range(2)]
    for match, line in zip(matches, (one, other), strict=True):
        match.chance(line)
        assert match.steps == [line]
    assert matches[0].seen(None).tobytes() == matches[1].seen(None).tobytes()


def test_7_a_seat_may_place_all_its_support_before_another_has_begun() -> None:
    match = Match("yurikure", 4, chance="given")
    match.chance(SETUP)
    match.chance("first 3")
    for value, name in zip("54321", PAIRS, strict=False):
        match.act(3, f"support {value} {name}")
    assert match.view(None)["placed"] == [0, 0, 0, 5]
    assert match.pending == (0, 1, 2)


def test_7_the_late_points_leave_the_same_record_in_whatever_order() -> None:
    records = set()
    for names in ("GS RW KG", "KG GS RW", "RW KG GS"):
        match = table()
        while match.view(None)["phase"] != "extra" or match.view(None)["round"] < 6:
            play_round(match)
            while match.view(None)["phase"] == "extra" and match.view(None)["owed"] == [1, 1, 1]:
                for seat in range(3):
                    match.act(seat, "extra PG")
        for name in names.split():
            match.act(1, f"extra {name}")
        records.add(match._states.tobytes())
    assert len(records) == 1
