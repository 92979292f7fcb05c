"""One test, or more, for every numbered rule of the Dragon's Egg, each decision (D1-D28) and every detail."""

from collections import Counter

import numpy as np
import pytest

from dragonegg.tables import (
    DRAW,
    commit,
    deck_line,
    hand,
    next_round,
    settled,
    table,
    with_bracelets,
    with_egg,
)
from kobako import BadChance, IllegalMove, Match
from kobako.cards.fields import fields
from kobako.games.dragonegg import faults, rules
from kobako.games.dragonegg.moves import read_action
from kobako.games.dragonegg.notation import read, write
from kobako.match.check import random_match
from naive.dragonegg import PACK, choices

pytestmark = pytest.mark.rules


def refusal(match: Match, seat: int, move: str) -> IllegalMove:
    before = match._states.tobytes()
    with pytest.raises(IllegalMove) as caught:
        match.act(seat, move)
    assert match._states.tobytes() == before
    return caught.value


def rule_of(match: Match, seat: int, move: str) -> str | None:
    return refusal(match, seat, move).rule


def sets(match: Match, seat: int) -> set[str]:
    return {move.removeprefix("sets ") for move in match.legal(seat) if move.startswith("sets ")}


def bracelets(match: Match) -> list[int]:
    return [seat["bracelets"] for seat in match.view(None)["seats"]]


# ------------------------------------------------------------------------------------------------ 1 to 3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_1_setup(players: int) -> None:
    match = Match("dragonegg", players, seed=1)
    assert Counter(match.steps[0].split()[1:]) == Counter(PACK)
    view = match.view(0)
    assert [len(seat["cards"]) for seat in view["seats"]] == [5] * players
    assert (view["deck"], view["middle"], view["egg"]) == (32 - 5 * players, 12, None)
    assert match.scores == [0] * players
    assert match.pending == tuple(range(players))


def test_1_seats_are_dealt_one_after_the_other() -> None:
    match = Match("dragonegg", 2, chance="given")
    match.chance(deck_line(match, {0: "R1 R2 R3 R4 R5", 1: "B1 B2 B3 B4 B5"}))
    assert (hand(match, 0), hand(match, 1)) == (
        ["R1", "R2", "R3", "R4", "R5"],
        ["B1", "B2", "B3", "B4", "B5"],
    )


def test_2_a_bracelet_draws_a_card_that_only_its_seat_sees() -> None:
    match = with_bracelets(1)
    next_round(match, {0: "R1 R1 R2 R2"}, draws="B7 B6")
    match.act(0, "bracelet")
    assert "B7" in hand(match, 0)
    assert match.view(0)["draws"] == [{"seat": 0, "card": "B7"}]
    assert match.view(1)["draws"] == match.view(None)["draws"] == [{"seat": 0, "card": None}]
    assert bracelets(match) == [0, 1]
    assert match.view(1)["seats"][0]["cards"] == [None] * 6


def test_2_without_bracelets_or_deck_none_can_be_used() -> None:
    match = table(2, {})
    assert "bracelet" not in match.legal(0)
    assert rule_of(match, 0, "bracelet") == "dragonegg 2"
    match._states["bracelets"][0, 0] = 2
    match._states["left"] = 0
    assert "bracelet" not in match.legal(0)
    refused = refusal(match, 0, "bracelet")
    assert (refused.rule, refused.id) == ("dragonegg 2", "dragonegg-deck-empty")


def test_2_a_discarded_bracelet_returns_to_the_middle() -> None:
    match = with_bracelets(1)
    next_round(match)
    assert match.view(None)["middle"] == 10
    match.act(1, "bracelet")
    assert match.view(None)["middle"] == 11


def test_3_every_choice_of_two_sets_is_legal() -> None:
    match = table(2, {0: "R1 R2 R* B4 B7"})
    assert sets(match, 0) == {choice.removeprefix("sets ") for choice in choices(hand(match, 0), True)}
    assert len(sets(match, 0)) in (15, 16)  # all ways to pair four of five cards, and equal ones both ways


@pytest.mark.parametrize(
    "cards", ["R1 R1 R2 R2 R3", "R1 R1 B1 B1 R*", "R* R* B* B* R7", "R1 B1 R2 B2 R3", "B6 B6 B7 B7 B*"]
)
def test_3_equal_cards_make_no_choice_twice(cards: str) -> None:
    match = table(2, {0: cards})
    moves = match.legal(0)
    assert len(moves) == len(set(moves))
    assert set(moves) == choices(cards.split(), True)
    assert [read_action(move) for move in moves] == sorted(read_action(move) or 0 for move in moves)


def test_3_a_weaker_set_first_and_cards_not_held_are_refused() -> None:
    match = table(2, {0: "R1 R2 R3 R4 R5"})
    assert rule_of(match, 0, "sets R1 R2 / R3 R4") == "dragonegg 3"
    assert rule_of(match, 0, "sets R7 R2 / R1 R3") == "dragonegg 3"
    refused = refusal(match, 0, "sets R5 R5 / R1 R3")
    assert (refused.id, refused.args) == ("dragonegg-not-held", {"card": "R5", "held": 1})
    assert "sets R3 R4 / R1 R2" in str(refusal(match, 0, "sets R1 R2 / R3 R4"))


def test_3_unused_cards_stay_in_hand_and_sets_are_secret() -> None:
    match = table(3, {0: "R1 R2 R3 R4 R5"})
    match.act(0, "sets R4 R5 / R1 R2")
    assert hand(match, 0) == ["R3"]
    assert match.pending == (1, 2)
    for other in (1, 2, None):
        seat = match.view(other)["seats"][0]
        assert (seat["committed"], seat["strong"], seat["weak"]) == (
            True,
            {"state": "down", "set": None},
            {"state": "down", "set": None},
        )
    own = match.view(0)["seats"][0]["strong"]
    assert (own["state"], own["set"]["cards"]) == ("down", ["R4", "R5"])
    assert match.legal(0) == []


def test_3_the_order_of_commitments_leaves_no_trace() -> None:
    one, two = table(3, {}), table(3, {})
    moves = [(seat, one.legal(seat)[0]) for seat in range(3)]
    for (a, first), (b, second) in zip(moves[:2], moves[1::-1], strict=True):
        one.act(a, first)
        two.act(b, second)
    assert one._states.tobytes() == two._states.tobytes()


# ------------------------------------------------------------------------------------------------ 4 to 9


def test_4_friends_beat_barya_and_then_the_sum_counts() -> None:
    match = settled("R1 R1 / R2 B1", "R7 B7 / R2 B3", "B2 B2 / R3 B4")
    results = match.view(None)["last"]["results"]
    assert [result["strong_points"] for result in results] == [1, 0, 2]
    assert [(two["strong"]["kind"], two["strong"]["sum"]) for two in results] == [
        ("friend", 2),
        ("barya", 14),
        ("friend", 4),
    ]


def test_5_wilds_in_a_hand() -> None:
    match = table(2, {0: "R* R3 B* B5 B*"})
    view = {
        tuple(pair["set"]["cards"]): (pair["set"]["kind"], pair["set"]["sum"])
        for pair in match.view(0)["pairs"]
    }
    assert view == {
        ("R3", "R*"): ("friend", 6),
        ("R3", "B5"): ("barya", 8),
        ("R3", "B*"): ("barya", 10),
        ("R*", "B5"): ("barya", 12),
        ("R*", "B*"): ("barya", 14),
        ("B5", "B*"): ("friend", 10),
        ("B*", "B*"): ("friend", 14),
    }


def test_6_the_egg_turns_up_one_row_of_all_others() -> None:
    match = with_egg(3)
    commit(match, "B7 B7 / B6 B6", *(match.legal(seat)[0].removeprefix("sets ") for seat in (1, 2)))
    assert match.pending == (0,)
    assert match.legal(0) == ["egg strong", "egg weak", "keep"]
    match.act(0, "egg weak")
    for looker in (None, 0, 1, 2):
        view = match.view(looker)
        assert (view["egg"], view["egg_user"], view["shown"]) == (None, 0, "weak")
        for other in (1, 2):
            assert view["seats"][other]["weak"]["state"] == "open"
            assert view["seats"][other]["strong"]["state"] == "down"
    assert match.view(1)["seats"][0]["strong"] == {"state": "empty", "set": None}
    assert match.pending == (0,)
    assert len(hand(match, 0)) == 5


def test_6_its_user_may_use_bracelets_and_makes_two_sets_again() -> None:
    match = with_egg()
    commit(match, "B7 B7 / B6 B6", match.legal(1)[0].removeprefix("sets "))
    match._states["bracelets"][0, 0] = 1
    match.act(0, "egg strong")
    assert "sets B7 B7 / B6 B6" in match.legal(0)
    match.act(0, "bracelet")
    assert len(hand(match, 0)) == 6
    match.act(0, "sets B7 B7 / B6 B6")
    assert match.awaits == "deck"


def test_6_keeping_it_settles_the_round() -> None:
    match = with_egg()
    commit(match, "B7 B7 / B6 B6", match.legal(1)[0].removeprefix("sets "))
    match.act(0, "keep")
    assert match.awaits == "deck"
    assert match.view(None)["egg"] == 0


def test_6_without_an_egg_nobody_is_asked() -> None:
    match = settled(*DRAW)
    assert match.awaits == "deck"


def test_7_points_and_gain() -> None:
    match = settled("R7 R7 / R2 B5", "R6 R6 / R3 B4", "R5 R5 / R1 B2")
    results = match.view(None)["last"]["results"]
    assert [(r["strong_points"], r["weak_points"], r["gain"]) for r in results] == [
        (2, 2, 4),
        (1, 2, 2),
        (0, 0, 0),
    ]
    assert match.scores == [4, 2, 0]


def test_8_no_gain_brings_a_bracelet() -> None:
    match = settled("R7 R7 / R2 B5", "R6 R6 / R3 B4", "R5 R5 / R1 B2")
    assert bracelets(match) == [0, 0, 1]
    assert [result["bracelet"] for result in match.view(None)["last"]["results"]] == [False, False, True]


def test_9_one_candidate_gets_the_egg() -> None:
    match = settled("R7 R7 / R6 R6", "B7 B7 / R1 B2")
    last = match.view(None)["last"]
    assert (last["egg_from"], last["egg_to"], last["egg_why"]) == (None, 0, "only")


def test_9_without_a_candidate_it_does_not_move() -> None:
    match = settled(*DRAW)
    last = match.view(None)["last"]
    assert (last["egg_from"], last["egg_to"], last["egg_why"]) == (None, None, "nobody")


# ---------------------------------------------------------------------------------------------- 10 to 12


@pytest.mark.parametrize(("players", "target"), [(2, 3), (3, 15), (4, 20), (5, 30)])
def test_10_the_target_ends_the_game(players: int, target: int) -> None:
    assert table(players, {}).view(0)["target"] == target
    for seed in range(6):
        match = random_match("dragonegg", players, {}, seed)
        before = [line["totals"] for line in match.view(None)["sheet"]][:-1]
        assert max(match.scores) >= target or match.view(None)["last"]["short"]
        assert all(max(totals) < target for totals in before)
        assert match.winners == tuple(s for s in range(players) if match.scores[s] == max(match.scores))


def test_11_sets_go_back_four_are_drawn_and_the_kept_card_stays() -> None:
    match = settled(*DRAW)
    kept = [hand(match, seat) for seat in range(2)]
    assert [len(cards) for cards in kept] == [1, 1]
    line = deck_line(match, {0: "R7 R7 R1 B2"})
    assert len(line.split()) == 1 + 30
    match.chance(line)
    assert Counter(hand(match, 0)) == Counter(["R7", "R7", "R1", "B2", *kept[0]])
    assert match.view(0)["deck"] == 22


def six() -> Match:
    """Both keep two cards and have six after the deck."""
    match = with_bracelets(1)
    next_round(match, {0: "R7 R7 R1 B2", 1: "R6 R6 R3 B4"}, draws="B6 B7")
    match.act(1, "bracelet")
    match.act(0, "bracelet")
    commit(match, *DRAW)
    next_round(match, {0: "R1 R1 R2 R2", 1: "B1 B2 B3 B4"})
    return match


def test_11_more_than_five_are_discarded_in_secret_all_at_once() -> None:
    match = six()
    assert match.pending == (0, 1)
    assert set(match.legal(1)) == {
        "discard B1",
        "discard B2",
        "discard B3",
        "discard B4",
        "discard B5",
        "discard B6",
    }
    assert set(match.legal(0)) == {"discard R1", "discard R2", "discard R5", "discard B7"}
    match.act(1, "discard B3")
    assert list(match.pending) == [0]
    assert match.view(0)["seats"][1]["discarded"] == [None]
    assert match.view(1)["seats"][1]["discarded"] == ["B3"]
    match.act(0, "discard R1")
    assert match.pending == (0, 1)
    assert match.view(0)["phase"] == "sets"


def test_11_discards_stay_out_until_the_next_shuffle() -> None:
    match = six()
    match.act(1, "discard B3")
    match.act(0, "discard R1")
    assert match.view(0)["deck"] == 32 - 2 - 2 - 8  # two kept by each, four drawn by each
    for seat in (0, 1):
        match.act(seat, next(move for move in match.legal(seat) if move.startswith("sets")))
    if match.pending:
        match.act(match.pending[0], "keep")
    assert len(deck_line(match, {}).split()) == 1 + 30


def test_11_the_order_of_discards_leaves_no_trace() -> None:
    one, two = six(), six()
    one.act(1, "discard B3")
    one.act(0, "discard R1")
    two.act(0, "discard R1")
    two.act(1, "discard B3")
    assert one._states.tobytes() == two._states.tobytes()


def test_11_refusals() -> None:
    match = six()
    assert rule_of(match, 0, "discard B1") == "dragonegg 11"
    assert rule_of(match, 0, "sets R1 R1 / R2 R5") is None
    assert rule_of(match, 0, "bracelet") is None
    match.act(0, "discard R1")
    assert refusal(match, 0, "discard R1").id == "not-your-turn"


def almost_short(left: int) -> Match:
    """Two players with nearly all bracelets, before a round that is a draw."""
    match = table(2, {0: "R7 R7 R1 B2 R5", 1: "R6 R6 R3 B4 B5"})
    match._states["bracelets"][0, :2] = 6, 6 - left
    return match


def test_12_too_few_bracelets_end_the_game() -> None:
    match = almost_short(1)
    commit(match, *DRAW)
    assert match.over
    assert bracelets(match) == [6, 5]
    assert match.winners == (0, 1)
    last = match.view(None)["last"]
    assert last["short"]
    assert not any(result["bracelet"] for result in last["results"])


def test_12_just_enough_do_not() -> None:
    match = almost_short(2)
    commit(match, *DRAW)
    assert not match.over
    assert bracelets(match) == [7, 5]


def test_12_the_egg_moves_in_the_last_settlement_and_money_counts() -> None:
    match = table(3, {0: "R7 R7 R6 R6 B1", 1: "B6 B6 R1 B2 R5", 2: "B5 B5 R1 B3 R2"})
    match._states["bracelets"][0, :3] = 4, 4, 4
    commit(match, "R7 R7 / R6 R6", "B6 B6 / R1 B2", "B5 B5 / R1 B3")
    assert match.over
    assert match.view(None)["egg"] == 0
    assert (match.scores, match.winners) == ([4, 0, 0], (0,))


# ------------------------------------------------------------------------------------------- D1 to D28


def test_d1_a_set_does_not_count_itself() -> None:
    match = settled(*DRAW)
    assert [result["gain"] for result in match.view(None)["last"]["results"]] == [0, 0]


def test_d2_strong_only_against_strong() -> None:
    match = settled("R7 R7 / R6 R6", "R5 R5 / R4 R4")
    results = match.view(None)["last"]["results"]
    assert [(r["strong_points"], r["weak_points"]) for r in results] == [
        (1, 1),
        (0, 0),
    ]  # R6 R6 beats R5 R5 for nothing


def test_d3_the_ranks_are_one_to_seven() -> None:
    assert {card[1] for card in Match("dragonegg", 2, seed=1).steps[0].split()[1:]} == set("1234567*")


def test_d4_equal_sets_may_stand_in_either_order() -> None:
    match = table(2, {0: "R1 B6 R3 B4 B*"})
    assert {"R1 B6 / R3 B4", "R3 B4 / R1 B6"} <= sets(match, 0)


def test_d5_equality_across_colours() -> None:
    match = settled("R3 R3 / R1 B6", "B3 B3 / R2 B5")
    assert [result["gain"] for result in match.view(None)["last"]["results"]] == [1, 1]


CROSS = {0: "R* B3 B5 R1 B*"}


def test_d6_a_wild_beside_the_other_colour_by_option() -> None:
    allowed, forbidden = table(2, CROSS), table(2, CROSS, wild_cross_colour="forbidden")
    assert "R* B3 / R1 B5" in sets(allowed, 0)
    assert sets(forbidden, 0) == {c.removeprefix("sets ") for c in choices(CROSS[0].split(), False)}
    assert rule_of(forbidden, 0, "sets R* B3 / R1 B5") == "dragonegg 5"
    assert rule_of(forbidden, 0, "sets R* B* / R1 B5") == "dragonegg 5"
    assert rule_of(forbidden, 0, "sets R1 B3 / R* B5") == "dragonegg 3"  # the weaker set first comes before
    pairs = {tuple(pair["set"]["cards"]): pair["allowed"] for pair in forbidden.view(0)["pairs"]}
    assert not pairs["R*", "B*"]
    assert not pairs["R1", "B*"]
    assert pairs["R1", "R*"]


def test_d6_a_choice_always_exists() -> None:
    match = table(2, {0: "R* R* B* B* R1", 1: "R2 B1 B2 B3 B4"}, wild_cross_colour="forbidden")
    assert sets(match, 0) == {"R* R* / B* B*", "B* B* / R* R*", "B* B* / R1 R*"}


def test_d7_the_owner_has_no_say() -> None:
    match = table(2, {0: "R* R7 B1 B2 B4"})
    assert "R7 R* / B2 B4" in sets(match, 0)
    assert rule_of(match, 0, "sets B2 B4 / R7 R*") == "dragonegg 3"


def test_d8_wild_friends_win_the_egg() -> None:
    assert settled("R7 R* / B3 B*", "R5 R5 / R1 B2").view(None)["egg"] == 0


def test_d9_no_bracelet_once_the_sets_are_down() -> None:
    match = with_bracelets(1)
    next_round(match)
    match.act(0, match.legal(0)[0])
    assert refusal(match, 0, "bracelet").id == "not-your-turn"


def test_d10_bracelets_one_at_a_time_with_sight_of_each_card() -> None:
    match = with_bracelets(2)
    next_round(match, {}, draws="B7 B*")
    match.act(0, "bracelet")
    assert "B7" in hand(match, 0)
    assert "bracelet" in match.legal(0)
    match.act(0, "bracelet")
    assert "B*" in hand(match, 0)


def test_d11_d12_the_last_card_goes_to_whoever_asks_first() -> None:
    match = table(5, {})
    match._states["bracelets"][0, :2] = 1, 1
    match._states["left"] = 1
    match.act(1, "bracelet")
    assert "bracelet" not in match.legal(0)
    assert match.view(0)["deck"] == 0


def test_d12_the_order_of_draws_is_the_order_of_the_record() -> None:
    match = with_bracelets(1)
    next_round(match, {}, draws="B7 B*")
    match.act(1, "bracelet")
    match.act(0, "bracelet")
    assert "B7" in hand(match, 1)
    assert "B*" in hand(match, 0)


def test_d13_the_egg_is_used_once_and_only_when_all_sets_are_down() -> None:
    match = with_egg()
    assert rule_of(match, 0, "egg strong") is None
    commit(match, "B7 B7 / B6 B6", match.legal(1)[0].removeprefix("sets "))
    match.act(0, "egg strong")
    assert rule_of(match, 0, "egg weak") is None
    assert rule_of(match, 0, "keep") is None
    match.act(0, match.legal(0)[0])
    assert match.awaits == "deck"


def test_d14_only_the_user_remakes_sets() -> None:
    match = with_egg(3)
    for seat in (0, 1, 2):
        match.act(seat, match.legal(seat)[0])
    match.act(0, "egg strong")
    assert match.pending == (0,)
    assert [seat["committed"] for seat in match.view(None)["seats"]] == [False, True, True]


def test_d15_what_is_shown_stays_face_up() -> None:
    match = with_egg()
    for seat in (0, 1):
        match.act(seat, match.legal(seat)[0])
    match.act(0, "egg strong")
    match._states["bracelets"][0, 0] = 1
    match.act(0, "bracelet")
    assert match.view(None)["seats"][1]["strong"]["state"] == "open"


def test_d16_the_user_can_win_the_egg_again() -> None:
    match = with_egg()
    commit(match, "B7 B7 / B6 B6", match.legal(1)[0].removeprefix("sets "))
    match.act(0, "egg weak")
    assert match.view(None)["egg"] is None
    match.act(0, "sets B7 B7 / B6 B6")
    last = match.view(None)["last"]
    assert (last["egg_from"], last["egg_to"]) == (None, 0)


def test_d17_all_candidates_are_compared_alike() -> None:
    match = with_egg()
    next_hand = match.view(1)["seats"][1]["cards"]
    assert len(next_hand) == 5
    pairs = np.zeros((5, 2), np.uint8)
    for seat, (strong, weak) in enumerate((("R7 R7", "R2 R2"), ("B7 B7", "B5 B5"))):
        pairs[seat] = [number(strong) + 1, number(weak) + 1]
    assert rules.egg_winner(pairs, 2) == 1
    pairs[1] = number("B7 B7") + 1, number("B2 B2") + 1
    assert rules.egg_winner(pairs, 2) == rules.NONE
    pairs[2] = number("R4 R4") + 1, number("B3 B3") + 1
    assert rules.egg_winner(pairs, 3) == 2


def number(pair: str) -> int:
    action = read_action(f"sets {pair} / R1 R1")
    assert action is not None
    return action // 136


def test_d18_the_egg_is_taken_from_its_holder() -> None:
    match = with_egg()
    commit(match, "B7 B7 / B6 B6", match.legal(1)[0].removeprefix("sets "))
    match.act(0, "keep")
    next_round(match, {0: "R1 R2 R3 R4", 1: "B7 B7 B6 B6"})
    match.act(1, "sets B7 B7 / B6 B6")
    match.act(0, next(move for move in match.legal(0) if move.startswith("sets")))
    match.act(0, "keep")
    last = match.view(None)["last"]
    assert (last["egg_from"], last["egg_to"], last["egg_why"]) == (0, 1, "only")


def test_d19_d20_all_unused_cards_are_kept_and_six_become_five() -> None:
    match = six()
    assert [len(hand(match, seat)) for seat in (0, 1)] == [6, 6]
    match.act(0, "discard R1")
    assert len(hand(match, 0)) == 5


def test_d21_d22_the_end_is_tested_after_a_settlement() -> None:
    match = settled("R7 R7 / R6 R6", "R5 R5 / R4 R4")
    assert (match.scores, match.over) == ([1, 0], False)


def test_d23_ties_share() -> None:
    match = settled("R7 R7 / R1 B2", "B7 B7 / B1 R2")
    for _ in range(2):
        next_round(match, {0: "R7 R7 R1 B2", 1: "B7 B7 B1 R2"})
        commit(match, "R7 R7 / R1 B2", "B7 B7 / B1 R2")
    assert (match.over, match.scores, match.winners) == (True, [3, 3], (0, 1))


@pytest.mark.parametrize("players", [1, 6])
def test_d24_two_to_five_players(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 5 players"):
        Match("dragonegg", players)


def test_d25_money_has_no_limit() -> None:
    """The most that anybody can have: one below the target, and the best round."""
    for players, target in ((2, 3), (3, 15), (4, 20), (5, 30)):
        assert target - 1 + (players - 1) ** 2 <= np.iinfo(rules.STATE["money"].base).max


def test_d26_round_200_is_the_last() -> None:
    match = with_bracelets(1)
    match._states["rounds"] = 199
    match._states["bracelets"] = 0
    next_round(match, {0: "R7 R7 R1 B2", 1: "R6 R6 R3 B4"})
    commit(match, *DRAW)
    assert match.over
    assert match.winners == (0, 1)


def test_d26_a_game_of_draws_goes_on_for_200_rounds() -> None:
    match = table(2, {0: "R7 R7 R1 B2 R5", 1: "R6 R6 R3 B4 B5"})
    while not match.over:
        if match.awaits:
            next_round(match, {0: "R7 R7 R1 B2", 1: "R6 R6 R3 B4"})
        for seat in (0, 1):
            while "bracelet" in match.legal(seat):
                match.act(seat, "bracelet")
            while any(move.startswith("discard") for move in match.legal(seat)):
                spare = [move for move in match.legal(seat) if move.split()[1] not in " ".join(DRAW)]
                match.act(seat, (spare or match.legal(seat))[0])
        if "sets" in match.legal(0)[0]:
            commit(match, *DRAW)
    assert fields(match._states).rounds == 200
    assert (match.scores, match.winners) == ([0, 0], (0, 1))
    assert [line["gains"] for line in match.view(None)["sheet"]] == [[0, 0]] * 200


def test_d27_an_own_kept_card_is_remembered() -> None:
    match = settled(*DRAW)
    kept = hand(match, 0)
    next_round(match)
    assert kept[0] in hand(match, 0)


def test_d28_bracelets_can_be_given_again() -> None:
    match = almost_short(1)
    match.act(0, "bracelet")
    commit(match, *DRAW)
    assert not match.over
    assert bracelets(match) == [6, 6]


# ---------------------------------------------------------------------------------- notation and part 7


def test_the_other_order_inside_a_set_is_taken_and_recorded_as_listed() -> None:
    match = table(2, {0: "R4 B4 R2 B* B1"})
    match.act(0, "sets B* R4 / B4 R2")
    assert match.steps[-1] == "0 sets R4 B* / R2 B4"


@pytest.mark.parametrize(
    "text",
    [
        "sets R4 R5 R1 R2",
        "sets R4 R5/R1 R2",
        "sets R4 R5 / R1",
        "sets R8 R5 / R1 R2",
        "Sets R4 R5 / R1 R2",
        "egg",
        "egg both",
        "bracelet 1",
        "discard",
        "discard R9",
        "keep it",
        "pass",
        "",
    ],
)
def test_a_text_that_is_no_move_cites_no_rule(text: str) -> None:
    match = table(2, {0: "R1 R2 R3 R4 R5"})
    refused = refusal(match, 0, text)
    assert (refused.rule, refused.id) == (None, "no-such-move")


@pytest.mark.parametrize("text", ["egg strong", "keep", "discard R1"])
def test_a_verb_of_another_phase_cites_no_rule(text: str) -> None:
    match = table(2, {0: "R1 R2 R3 R4 R5"})
    refused = refusal(match, 0, text)
    assert (refused.rule, refused.id) == (None, "dragonegg-sets-now")


def test_in_the_egg_phase_other_verbs_cite_no_rule() -> None:
    match = with_egg()
    commit(match, "B7 B7 / B6 B6", match.legal(1)[0].removeprefix("sets "))
    for text in ("sets B7 B7 / B6 B6", "bracelet", "discard B7"):
        refused = refusal(match, 0, text)
        assert (refused.rule, refused.id) == (None, "dragonegg-egg-now")
    assert refusal(match, 1, "keep").id == "not-your-turn"


def test_a_hand_of_seventeen_has_thousands_of_choices() -> None:
    match = table(2, {0: "R1 R2 R3 R4 R5"}, draws="R6 R7 R* B1 B2 B3 B4 B5 B6 B7 B* R1")
    match._states["bracelets"][0, 0] = 12
    for _ in range(12):
        match.act(0, "bracelet")
    moves = match.legal(0)
    assert len(hand(match, 0)) == 17
    assert 5000 < len(moves) < rules.MAX_LEGAL
    assert set(moves) == choices(hand(match, 0), True)
    assert match.offered(0) == []
    assert len(match.view(0)["pairs"]) == 16 * 15 // 2 + 1
    match.act(0, moves[-1])


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("deck R1", "30 cards now, not 1"),
        ("deck " + "R1 " * 29 + "R1", "in no hand"),
        ("deck X1", "no card 'X1'"),
        ("deal R1", "deck is due"),
    ],
)
def test_a_bad_deck_is_refused(line: str, why: str) -> None:
    match = settled(*DRAW)
    with pytest.raises(BadChance, match=why):
        match.chance(line)


def test_undo_of_sets_before_all_are_in() -> None:
    match = with_egg(3)
    before = match._states.tobytes()
    match.act(1, match.legal(1)[0])
    assert match.can_undo(1)
    match.undo(1)
    assert match._states.tobytes() == before
    for seat in (0, 1, 2):
        match.act(seat, match.legal(seat)[0])
    assert not any(match.can_undo(seat) for seat in range(3))  # all are in
    match.act(0, "egg strong")
    assert not match.can_undo(0)
    match.act(0, match.legal(0)[0])
    assert not match.can_undo(0)


def test_no_undo_of_bracelets_and_discards() -> None:
    match = six()
    match.act(0, "discard R1")
    assert not match.can_undo(0)
    match.act(1, "discard B1")
    match._states["bracelets"][0, 0] = 1
    match.act(0, "bracelet")
    assert not match.can_undo(0)


def test_positions_that_cannot_be_are_refused() -> None:
    good = write(six()._states)
    assert read(good).tobytes() == six()._states.tobytes()
    for bad in (
        "",
        "2 | 3",
        good.replace("2 allowed", "7 allowed"),
        good.replace("R5", "R9"),
        good.replace("drop", "sets"),
    ):
        with pytest.raises(ValueError, match=r"\w"):
            read(bad)
    assert faults.Fault.CARDS


def test_the_end_lays_everything_open() -> None:
    match = random_match("dragonegg", 4, {}, 2)
    view = match.view(None)
    assert all(None not in seat["cards"] for seat in view["seats"])
    assert len(view["rest"]) == view["deck"]
    assert view["last"]["round"] == view["round"] == len(view["sheet"])
