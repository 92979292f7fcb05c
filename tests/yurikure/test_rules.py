"""One test, or more, for every numbered rule of Yurikure; decisions Y1-Y41 are in test_decisions.py."""

import pytest

from kobako import BadChance, IllegalMove, Match
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

OTHERS = {girl: [other for other in GIRLS if other != girl] for girl in GIRLS}


def refusal(match: Match, move: str, seat: int | None = None) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        match.act(match.pending[0] if seat is None else seat, move)
    return caught.value


def begun(players: int = 3, **options: str) -> Match:
    """A match in which support is to be placed."""
    match = Match("yurikure", players, options=options, chance="given")
    match.chance(SETUP)
    match.chance("first 1")
    return match


# ------------------------------------------------------------------------------------------------ 1 to 4


def test_1_the_setup_is_laid_out() -> None:
    match = begun()
    shown = {name: pair(match, name) for name in PAIRS}
    assert shown.pop("RW") == (0, 0, "blue")
    assert shown.pop("KG") == (2, 0, "none")
    assert shown.pop("YS") == shown.pop("RP") == (1, 0, "none")
    assert set(shown.values()) == {(0, 0, "none")}


@pytest.mark.parametrize("seed", range(12))
def test_1_six_girls_of_the_three_pairs_are_different(seed: int) -> None:
    words = Match("yurikure", 3, seed=seed).steps[0].split()
    assert len(set(words[4] + words[6] + words[8])) == 6


def test_1_with_the_option_only_the_pairs_are_different() -> None:
    drawn = [
        Match("yurikure", 3, seed=s, options={"setup_disjoint": "pairs"}).steps[0].split() for s in range(40)
    ]
    assert all(len({words[4], words[6], words[8]}) == 3 for words in drawn)
    assert any(len(set(words[4] + words[6] + words[8])) < 6 for words in drawn)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (SETUP.replace("KG", "GK"), "GK is no pair"),
        (SETUP.replace("KG", "KY"), "different girls: YS does not fit"),
        (SETUP.replace("KG", "RP"), "different girls"),
        (SETUP.replace("R W K", "R R K"), "names each of RWKYPGS once"),
        (SETUP[:-2], "a setup reads"),
        ("setup", "a setup reads"),
        ("roll 3", "setup is due"),
    ],
)
def test_1_a_setup_that_cannot_be_is_refused(line: str, why: str) -> None:
    match = Match("yurikure", 3, chance="given")
    with pytest.raises(BadChance, match=why):
        match.chance(line)
    assert match.steps == []


def test_2_the_action_order_is_kept_and_any_seat_can_be_first() -> None:
    match = begun(4)
    assert match.view(None)["order"] == list("RWKYPGS")
    firsts = {Match("yurikure", 4, seed=seed).steps[1] for seed in range(40)}
    assert firsts == {f"first {seat}" for seat in range(4)}


def test_3_all_place_5_4_3_2_1_at_once_and_in_any_order_of_seats() -> None:
    match = begun()
    assert match.pending == (0, 1, 2)
    for value, name in zip("54321", ("RW", "RK", "RY", "RP", "RG"), strict=True):
        assert match.legal(2)[0].startswith(f"support {value} ")
        match.act(2, f"support {value} {name}")
    assert [*match.pending] == [0, 1]
    for seat in (1, 0):
        for value, name in zip("54321", PAIRS, strict=False):
            match.act(seat, f"support {value} {name}")
    assert match.view(None)["phase"] == "reveal"


def test_3_five_different_pairs() -> None:
    match = begun()
    assert len(match.legal(0)) == 21
    match.act(0, "support 5 KG")
    assert len(match.legal(0)) == 20
    error = refusal(match, "support 4 KG", 0)
    assert (error.rule, error.id) == ("yurikure 3", "yurikure-pair-taken")
    assert "Black and Green" in str(error)


def test_3_with_the_option_pairs_may_repeat() -> None:
    match = begun(duplicate_support="yes")
    for value in "54321":
        assert len(match.legal(0)) == 21
        match.act(0, f"support {value} KG")
    assert match.view(0)["support"][0][PAIRS.index("KG")] == 15
    assert match.view(0)["control"][0] == [0, 0, 15, 0, 0, 15, 0]


@pytest.mark.parametrize(
    ("move", "cited", "id"),
    [
        ("support 4 RW", "yurikure 3", "yurikure-next-value"),
        ("support 9 RW", "yurikure 3", "yurikure-next-value"),
        ("support 5 WR", "yurikure 3", "yurikure-no-pair"),
        ("support 5 RR", "yurikure 3", "yurikure-no-pair"),
        ("support 05 RW", None, "no-such-move"),
        ("support 5 RX", None, "no-such-move"),
        ("support 5 rw", None, "no-such-move"),
        ("support 5  RW", None, "no-such-move"),
        ("extra RW", None, "yurikure-place-first"),
        ("pass", None, "yurikure-place-first"),
        ("hello", None, "no-such-move"),
        ("", None, "no-such-move"),
    ],
)
def test_3_refusals(move: str, cited: str | None, id: str) -> None:  # noqa: A002
    error = refusal(begun(), move, 0)
    assert (error.rule, error.id) == (cited, id)


def test_3_a_seat_that_has_placed_all_is_not_asked_again() -> None:
    match = begun()
    for value, name in zip("54321", PAIRS, strict=False):
        match.act(1, f"support {value} {name}")
    assert (refusal(match, "support 1 GS", 1).rule, match.legal(1)) == (None, [])


def test_4_control_is_the_support_on_pairs_with_the_girl() -> None:
    match = table(support={0: "RW WK KG GS RS"})
    assert match.view(0)["control"][0] == [6, 9, 7, 0, 0, 5, 3]
    assert match.view(1)["control"][0] is None
    assert match.view(None)["control"] == [None] * 3


def test_4_what_was_revealed_stays_also_after_being_outbid() -> None:
    match = table(support={1: "RW RK RY RP RG"})
    match.act(1, "reveal 3")
    rule(match, 0, 9, "idle")
    assert match.view(None)["girls"][0]["revealed"] == [9, 3, 0]
    play_round(match)
    assert match.view(None)["girls"][0]["revealed"] == [9, 3, 0]


# ------------------------------------------------------------------------------------------------ 5 to 9


def test_5_the_highest_level_controls() -> None:
    match = table(support={1: "RW RK RY RP RG"})
    assert match.view(None)["girls"][0]["controller"] is None
    match.act(1, "reveal 3")
    assert match.view(None)["girls"][0]["controller"] == 1
    passes(match, 1)
    match.act(0, "reveal 4")
    girl = match.view(None)["girls"][0]
    assert (girl["controller"], girl["revealed"]) == (0, [4, 3, 0])


def test_6_asking_begins_left_of_the_controller_and_goes_left() -> None:
    match = table(4)
    assert match.pending == (1,)  # left of V
    asked: list[int] = []
    for _ in range(4):
        asked += match.pending
        passes(match, 1)
    assert asked == [1, 2, 3, 0]
    control(match, 1, 3)  # over W
    decide(match, "idle")
    finish_actions(match)
    roll(match, 5)
    while deciding(match) != ("W", "action"):
        skip(match)
    assert match.pending == (2,)


def test_7_every_level_above_all_others_up_to_ones_own() -> None:
    match = table(support={1: "RW RK RY RP RG"})
    assert match.legal(1) == ["pass", *(f"reveal {level}" for level in range(1, 16))]
    match.act(1, "reveal 4")
    assert match.legal(2) == [
        "pass",
        *(f"reveal {level}" for level in range(5, match.view(2)["control"][2][0] + 1)),
    ]
    passes(match, 1)
    assert match.legal(0) == ["pass", *(f"reveal {level}" for level in range(5, 16))]


def test_7_after_a_reveal_all_are_asked_again_the_revealer_last() -> None:
    match = table(4)
    passes(match, 3)
    match.act(0, "reveal 2")
    asked: list[int] = []
    while match.view(None)["phase"] == "reveal":
        asked += match.pending
        passes(match, 1)
    assert asked == [1, 2, 3, 0]
    assert match.pending == (0,)


def test_7_the_controller_may_raise_himself() -> None:
    match = table()
    passes(match, 2)
    match.act(0, "reveal 2")
    passes(match, 2)
    match.act(0, "reveal 5")
    assert match.view(None)["girls"][0]["revealed"] == [5, 0, 0]
    assert match.pending == (1,)


@pytest.mark.parametrize(
    ("move", "cited", "id"),
    [
        ("reveal 0", "yurikure 7", "yurikure-level-low"),
        ("reveal 4", "yurikure 7", "yurikure-level-low"),
        ("reveal 16", "yurikure 7", "yurikure-level-high"),
        ("reveal 99999999999999999999", "yurikure 7", "yurikure-level-high"),
        ("reveal 05", None, "no-such-move"),
        ("reveal", None, "no-such-move"),
        ("reveal -1", None, "no-such-move"),
        ("idle", None, "yurikure-reveal-or-pass"),
        ("yes", None, "yurikure-reveal-or-pass"),
        ("extra RW", None, "yurikure-reveal-or-pass"),
    ],
)
def test_7_refusals(move: str, cited: str | None, id: str) -> None:  # noqa: A002
    match = table(support={1: "RW RK RY RP RG"})
    match.act(1, "reveal 4")
    passes(match, 1)
    error = refusal(match, move)
    assert (error.rule, error.id) == (cited, id)
    assert error.args.get("girl", "R") == "R"


@pytest.mark.parametrize(
    ("move", "id"),
    [
        ("pass", "yurikure-declare-first"),
        ("reveal 9", "yurikure-declare-first"),
        ("yes", "yurikure-declare-first"),
    ],
)
def test_8_the_controller_must_declare(move: str, id: str) -> None:  # noqa: A002
    match = table()
    control(match, 0, 5)
    assert match.pending == (0,)
    assert "pass" not in match.legal(0)
    error = refusal(match, move)
    assert (error.rule, error.id) == (None, id)


def test_8_the_others_are_asked_to_the_right_and_not_the_controller() -> None:
    match = table(4)
    control(match, 0, 5)
    match.act(0, "approach K")
    asked: list[int] = []
    for _ in range(3):
        asked += match.pending
        assert match.view(None)["deciding"]["declared"] == "approach K"
        passes(match, 1)
    assert asked == [3, 2, 1]
    assert pair(match, "RK") == (1, 0, "none")


def test_8_who_outbids_a_declaration_voids_it() -> None:
    match = table(support={2: "RW RK RY RP RG"})
    control(match, 0, 5)
    match.act(0, "approach K")
    match.act(2, "reveal 6")
    deciding_now = match.view(None)["deciding"]
    assert (deciding_now["declared"], match.view(None)["phase"], match.pending) == (None, "reveal", (0,))
    passes(match, 3)
    assert match.pending == (2,)
    decide(match, "approach W")
    assert (pair(match, "RK")[0], pair(match, "RW")[0]) == (0, 1)


def test_8_an_uncontrolled_girl_does_nothing() -> None:
    match = table()
    before = match.view(None)["pairs"]
    passes(match, 3)
    assert deciding(match) == ("W", "action")
    assert match.view(None)["pairs"] == before


@pytest.mark.parametrize(("first", "asked"), [(0, 1), (1, 2), (2, 0)])
def test_9_without_any_controller_it_begins_left_of_v(first: int, asked: int) -> None:
    match = table(first=first)
    for _ in range(7):
        assert match.pending == (asked,)
        skip(match)


def test_9_the_nearest_girl_before_her_counts_also_round_the_corner() -> None:
    match = table(4)
    skip(match)
    skip(match)
    rule(match, 1, 2, "idle")  # K, by seat 1
    assert (deciding(match), match.pending) == (("Y", "action"), (2,))
    rule(match, 3, 2, "idle")  # Y, by seat 3
    assert (deciding(match), match.pending) == (("P", "action"), (0,))
    finish_actions(match)
    roll(match, 5)
    # R is before all in the order; the nearest before her is the last one who is controlled: Y.
    assert (deciding(match), match.pending) == (("R", "action"), (0,))


# ------------------------------------------------------------------------------------------- 10: approach


def test_10_approach_raises_affection_and_saddens_other_couples() -> None:
    match = table()
    put(match, "KY", bond="blue")
    put(match, "PG", bond="blue")
    put(match, "RK", 3)
    rule(match, 0, 5, "approach K")
    assert pair(match, "RK") == (4, 0, "none")
    assert pair(match, "RW") == (0, 1, "blue")
    assert pair(match, "KY") == (0, 1, "blue")
    assert pair(match, "PG") == (0, 0, "blue")


def test_10_the_declarations_of_a_single_girl_and_of_one_in_a_couple() -> None:
    match = table()
    control(match, 0, 5)
    negotiable = [name for name in PAIRS if "R" not in name]
    approach = [f"approach {girl}" for girl in OTHERS["R"]]
    assert match.legal(0) == ["idle", *approach, *(f"negotiate {name}" for name in negotiable)]
    put(match, "RW")
    confess = [f"confess {girl}" for girl in OTHERS["R"]]
    assert match.legal(0) == ["idle", *approach, *confess, *(f"negotiate {name}" for name in negotiable)]
    assert len(match.legal(0)) == 28


@pytest.mark.parametrize(
    ("move", "cited", "id"),
    [
        ("confess K", "yurikure 10", "yurikure-confess-couple"),
        ("confess R", "yurikure 10", "yurikure-confess-couple"),
        ("approach R", "yurikure 10", "yurikure-not-herself"),
        ("negotiate RK", "yurikure 10", "yurikure-negotiate-others"),
        ("negotiate RW", "yurikure 10", "yurikure-negotiate-others"),
        ("negotiate YS", "yurikure 10", "yurikure-negotiate-couple"),
        ("negotiate KW", "yurikure 10", "yurikure-no-pair"),
        ("negotiate KK", "yurikure 10", "yurikure-no-pair"),
        ("approach RW", None, "no-such-move"),
        ("approach X", None, "no-such-move"),
        ("idle R", None, "no-such-move"),
        ("no", None, "yurikure-declare-first"),
    ],
)
def test_10_refusals(move: str, cited: str | None, id: str) -> None:  # noqa: A002
    match = table()
    put(match, "YS", bond="blue")
    control(match, 0, 5)
    error = refusal(match, move)
    assert (error.rule, error.id) == (cited, id)


def test_10_confessing_to_herself_is_refused_too() -> None:
    match = table()
    put(match, "RW")
    control(match, 0, 5)
    error = refusal(match, "confess R")
    assert (error.rule, error.id) == ("yurikure 10", "yurikure-not-herself")


# ----------------------------------------------------------------------------------- 10: confess, negotiate


def confession(affection: int = 0) -> Match:
    """R has confessed to K, whose controller seat 1 is about to be."""
    match = table()
    put(match, "RW")
    put(match, "RK", affection, 2)
    put(match, "KY", bond="red")
    rule(match, 0, 5, "confess K")
    assert deciding(match) == ("K", "answer")
    return match


def test_10_a_confession_that_is_accepted_makes_a_couple() -> None:
    match = confession()
    rule(match, 1, 5, "yes")
    assert pair(match, "RK") == (0, 2, "blue")
    assert pair(match, "KY") == (0, 1, "red")
    assert deciding(match) == ("W", "action")


@pytest.mark.parametrize("die", range(1, 7))
def test_10_a_die_decides_about_a_refused_confession(die: int) -> None:
    match = confession(3)
    rule(match, 1, 5, "no")
    assert match.awaits == "roll"
    assert match.view(None)["rolling"] == {"what": "confession", "pair": "RK"}
    roll(match, die)
    assert pair(match, "RK") == ((3, 2, "blue") if die <= 3 else (4, 2, "none"))
    assert pair(match, "KY")[1] == (1 if die <= 3 else 0)
    assert match.view(None)["die"] == die
    assert deciding(match) == ("W", "action")


def test_10_an_uncontrolled_girl_refuses_a_confession() -> None:
    match = confession()
    passes(match, 3)
    assert match.awaits == "roll"


def negotiation(votes: str, consents: str = "") -> Match:
    """R negotiates for K and P; W, Y, G, S vote like this, then K and P consent like that."""
    match = table(support={0: "WG WS YS WY RW", 1: "KG WK KY KP KS"})
    put(match, "KG", 2, bond="blue")
    put(match, "KP", 1, 1)
    rule(match, 0, 1, "negotiate KP")
    for girl, vote in zip("WYGS", votes, strict=True):
        assert deciding(match) == (girl, "vote")
        rule(
            match,
            0,
            match.view(0)["girls"][GIRLS.index(girl)]["revealed"][0] + 1,
            "yes" if vote == "y" else "no",
        )
    for girl, seat, consent in zip("KP", (1, 2), consents, strict=False):
        assert deciding(match) == (girl, "consent")
        rule(match, seat, 2, "yes" if consent == "y" else "no")
    return match


def test_10_four_others_vote_in_action_order_and_she_is_for_it() -> None:
    match = negotiation("ynyn")
    seen = match.view(None)["deciding"]
    assert (seen["girl"], seen["what"], seen["yes"], seen["no"]) == ("K", "consent", list("RWG"), list("YS"))


@pytest.mark.parametrize(
    ("votes", "carried"), [("nnnn", False), ("ynnn", False), ("yynn", True), ("yyyy", True)]
)
def test_10_three_of_five_votes_are_needed(votes: str, carried: bool) -> None:
    match = negotiation(votes)
    assert deciding(match) == (("K", "consent") if carried else ("W", "action"))
    assert pair(match, "KP") == (1, 1, "none")


@pytest.mark.parametrize(
    ("consents", "bond", "pain"), [("yy", "blue", 1), ("yn", "none", 2), ("ny", "none", 2), ("nn", "none", 2)]
)
def test_10_both_have_to_consent(consents: str, bond: str, pain: int) -> None:
    match = negotiation("yyyy", consents)
    assert pair(match, "KP") == (1, pain, bond)
    assert pair(match, "KG")[1] == (bond == "blue")
    assert deciding(match) == ("W", "action")


def test_10_uncontrolled_girls_vote_against() -> None:
    match = table()
    rule(match, 0, 5, "negotiate KP")
    for _ in range(4):
        passes(match, 3)
    assert deciding(match) == ("W", "action")


@pytest.mark.parametrize(
    ("move", "id"),
    [("pass", "yurikure-yes-or-no"), ("idle", "yurikure-yes-or-no"), ("reveal 9", "yurikure-yes-or-no")],
)
def test_10_an_answer_is_yes_or_no(move: str, id: str) -> None:  # noqa: A002
    match = confession()
    control(match, 1, 5)
    assert match.legal(1) == ["no", "yes"]
    error = refusal(match, move)
    assert (error.rule, error.id) == (None, id)


# ---------------------------------------------------------------------------------------------- 11 to 14


def test_11_a_new_couple_saddens_every_other_couple_of_the_two_and_keeps_its_own_values() -> None:
    match = confession(5)
    put(match, "WK", bond="blue")
    put(match, "PS", bond="blue")
    rule(match, 1, 5, "yes")
    assert pair(match, "RK") == (5, 2, "blue")
    assert [pair(match, name)[1] for name in ("KY", "WK", "PS")] == [1, 1, 0]


def test_12_affection_and_dissatisfaction_stop_at_6() -> None:
    match = table()
    put(match, "RK", 6)
    put(match, "RW", 0, 6, "blue")
    rule(match, 0, 5, "approach K")
    assert pair(match, "RK") == (6, 0, "none")
    assert pair(match, "RW") == (0, 6, "blue")


def one_couple(affection: int, dissatisfaction: int, bond: str = "blue", others: str = "") -> Match:
    """Only K and G are a couple, and these others; the dice of the couple phase are due."""
    match = table()
    put(match, "RW")
    put(match, "KG", affection, dissatisfaction, bond)
    for name in others.split():
        put(match, name, bond="blue")
    finish_actions(match)
    return match


@pytest.mark.parametrize(
    ("pain", "die", "after", "fate"),
    [
        (0, 1, (2, 1, "blue"), "colder"),
        (0, 2, (2, 1, "blue"), "colder"),
        (0, 3, (2, 0, "blue"), "calm"),
        (0, 5, (2, 0, "blue"), "calm"),
        (0, 6, (3, 0, "blue"), "warmer"),
        (2, 1, (0, 0, "none"), "broke"),
        (2, 2, (0, 0, "none"), "broke"),
        (2, 3, (2, 3, "blue"), "colder"),
        (2, 4, (2, 3, "blue"), "colder"),
        (2, 5, (2, 2, "blue"), "calm"),
        (2, 6, (3, 2, "blue"), "warmer"),
        (4, 5, (2, 5, "blue"), "colder"),
        (5, 5, (0, 0, "none"), "broke"),
        (5, 6, (3, 5, "blue"), "warmer"),
        (6, 6, (0, 0, "none"), "broke"),
    ],
)
def test_13_the_die_of_the_couple_phase(pain: int, die: int, after: tuple[int, int, str], fate: str) -> None:
    match = one_couple(2, pain)
    assert match.view(None)["rolling"] == {"what": "couple", "pair": "KG"}
    roll(match, die)
    assert pair(match, "KG") == after
    assert match.view(None)["couple_dice"] == [{"pair": "KG", "die": die, "fate": fate}]


def test_13_dice_count_all_at_once_in_the_order_of_pairs() -> None:
    match = table()
    put(match, "KG", 2, 2, "blue")
    finish_actions(match)
    assert match.view(None)["rolling"]["pair"] == "RW"
    roll(match, 1)
    assert pair(match, "RW") == (0, 0, "blue")
    assert match.view(None)["couple_dice"] == [{"pair": "RW", "die": 1, "fate": None}]
    assert match.view(None)["rolling"]["pair"] == "KG"
    roll(match, 1)
    assert (pair(match, "RW"), pair(match, "KG")) == ((0, 1, "blue"), (0, 0, "none"))


def test_13_affection_6_makes_a_couple_without_any_dissatisfaction() -> None:
    match = one_couple(0, 0)
    put(match, "YS", 6, 4)
    put(match, "KY", 5)
    roll(match, 5)
    assert pair(match, "YS") == (6, 4, "blue")
    assert pair(match, "KY") == (5, 0, "none")
    assert pair(match, "KG") == (0, 0, "blue")
    assert match.view(None)["couple_dice"][-1] == {"pair": "YS", "die": None, "fate": "fell"}


def test_13_without_couples_nothing_is_rolled_but_love_is_found() -> None:
    match = table()
    put(match, "RW")
    finish_actions(match)
    assert (match.view(None)["round"], match.awaits) == (2, None)
    put(match, "RW", 6)
    finish_actions(match)
    assert match.view(None)["rolling"] == {"what": "kiss", "pair": "RW"}


@pytest.mark.parametrize(
    ("love", "pain", "die", "bond", "after"),
    [
        (0, 0, 3, "blue", "blue"),
        (0, 0, 4, "blue", "red"),
        (2, 3, 5, "blue", "red"),
        (2, 3, 4, "blue", "blue"),
        (2, 3, 4, "red", "blue"),
        (2, 3, 5, "red", "fated"),
        (6, 0, 1, "blue", "red"),
    ],
)
def test_14_a_kiss_needs_four(love: int, pain: int, die: int, bond: str, after: str) -> None:
    match = one_couple(love, pain, bond)
    roll(match, 6)
    put(match, "KG", love, pain, bond)
    assert match.view(None)["rolling"] == {"what": "kiss", "pair": "KG"}
    roll(match, die)
    assert pair(match, "KG") == (love, pain, after)
    fate = {"red": "kissed", "blue": "missed", "fated": "fated"}[after]
    assert match.view(None)["kiss_dice"] == [{"pair": "KG", "die": die, "fate": fate}]


def test_14_the_couple_of_the_setup_does_not_kiss_in_round_1() -> None:
    match = table()
    put(match, "YS", bond="blue")
    finish_actions(match)
    roll(match, 5, 5)
    assert match.view(None)["rolling"] == {"what": "kiss", "pair": "YS"}
    roll(match, 1)
    finish_actions(match)
    roll(match, 5, 5)
    assert match.view(None)["rolling"] == {"what": "kiss", "pair": "RW"}


# ------------------------------------------------------------------------------------------------ 15, 16


def test_15_a_fated_couple_ends_the_game() -> None:
    match = one_couple(6, 0, "red")
    roll(match, 5, 1)
    assert match.over
    result = match.view(None)["result"]
    assert (result["ending"], result["pairs"], result["girls"]) == ("fated", ["KG"], ["K", "G"])
    assert (match.scores, match.winners) == ([0, 5, 0], (1,))


def test_15_three_girls_who_are_all_couples_end_the_game() -> None:
    match = one_couple(0, 0, others="KP PG RS")
    roll(match, 5, 5, 5, 5, 1, 1, 1, 1)
    assert match.over
    result = match.view(None)["result"]
    assert (result["ending"], result["pairs"]) == ("polygamy", ["KP", "KG", "PG"])
    assert match.scores == [0, 7, 6]


def after_rounds(count: int, support: dict[int, str] | None = None) -> Match:
    """A match after so many rounds in which R and W stay a couple and nothing else happens."""
    match = table(support=support)
    for _ in range(count):
        play_round(match)
        place_extra(match)
    return match


def place_extra(match: Match, name: str = "GS") -> None:
    while match.view(None)["phase"] == "extra":
        match.act(match.pending[0], f"extra {name}")


def test_15_after_nine_rounds_all_couples_count() -> None:
    match = after_rounds(9)
    assert match.over
    assert match.view(None)["result"]["ending"] == "rounds"
    assert (match.scores, match.winners) == ([5, 0, 0], (0,))


def test_15_nine_rounds_without_a_couple_are_a_draw() -> None:
    match = after_rounds(8)
    put(match, "RW")
    finish_actions(match)
    assert match.over
    assert match.view(None)["result"]["ending"] == "nobody"
    assert (match.scores, match.winners) == ([0, 0, 0], (0, 1, 2))


def test_15_scores_are_0_and_nobody_has_won_before_the_end() -> None:
    match = after_rounds(4)
    assert (match.over, match.scores, match.winners) == (False, [0, 0, 0], ())


def test_16_one_point_after_round_3_and_three_after_round_6() -> None:
    match = table()
    owed = []
    for _ in range(8):
        play_round(match)
        owed.append(match.view(None)["owed"])
        place_extra(match)
    assert owed == [[0] * 3, [0] * 3, [1] * 3, [0] * 3, [0] * 3, [3] * 3, [0] * 3, [0] * 3]
    assert match.view(0)["extra"][0][PAIRS.index("GS")] == 4
    assert match.view(0)["control"][0][GIRLS.index("S")] == 4


def test_16_all_place_at_once_on_any_pair_and_nobody_sees_where() -> None:
    match = table()
    for _ in range(3):
        play_round(match)
    assert match.pending == (0, 1, 2)
    assert match.legal(1) == [f"extra {name}" for name in PAIRS]
    match.act(1, "extra KG")
    assert [*match.pending] == [0, 2]
    assert match.view(0)["extra"][1] is None
    assert match.view(1)["extra"][1][PAIRS.index("KG")] == 1
    assert match.view(0)["placed"] == [5, 6, 5]


@pytest.mark.parametrize(
    ("move", "cited", "id"),
    [
        ("extra GK", "yurikure 16", "yurikure-no-pair"),
        ("extra GG", "yurikure 16", "yurikure-no-pair"),
        ("support 1 KG", None, "yurikure-extra-first"),
        ("pass", None, "yurikure-extra-first"),
        ("extra", None, "no-such-move"),
        ("extra KG KG", None, "no-such-move"),
    ],
)
def test_16_refusals(move: str, cited: str | None, id: str) -> None:  # noqa: A002
    match = table()
    for _ in range(3):
        play_round(match)
    error = refusal(match, move)
    assert (error.rule, error.id) == (cited, id)


# -------------------------------------------------------------------------------- refusals without a rule


def test_no_rule_is_cited_while_chance_is_due_out_of_turn_and_at_the_end() -> None:
    match = Match("yurikure", 3, chance="given")
    assert refusal(match, "pass", 0).rule is None
    match = table()
    assert refusal(match, "reveal 99", 0).rule is None
    match = one_couple(6, 0, "red")
    assert refusal(match, "pass", 0).rule is None
    roll(match, 5, 1)
    assert refusal(match, "pass", 0).id == "game-over"


@pytest.mark.parametrize("line", ["roll 0", "roll 7", "roll", "roll 1 2", "roll x", "first 0"])
def test_a_die_that_cannot_be_is_refused(line: str) -> None:
    match = one_couple(2, 0)
    with pytest.raises(BadChance):
        match.chance(line)


# ------------------------------------------------------------------------------------------------- undo


def test_support_and_extra_points_can_be_taken_back_until_all_are_in() -> None:
    match = begun()
    before = match.seen(None).tobytes()
    match.act(0, "support 5 RW")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.seen(None).tobytes() == before
    for seat in range(3):
        for value, name in zip("54321", PAIRS, strict=False):
            match.act(seat, f"support {value} {name}")
    assert not match.can_undo(2)
    while match.view(None)["phase"] != "extra":
        play_round(match)
    match.act(2, "extra RW")
    assert match.can_undo(2)
    match.act(0, "extra RW")
    assert not match.can_undo(2)


def test_nothing_else_can_be_taken_back() -> None:
    match = table()
    control(match, 0, 5)
    assert not any(match.can_undo(seat) for seat in range(3))
    match.act(0, "approach K")
    assert not match.can_undo(0)
    passes(match, 1)
    assert not any(match.can_undo(seat) for seat in range(3))
