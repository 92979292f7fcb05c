"""Every decision about an unclear point of Aurum (U1 to U36), and the settled details, each by its number."""

import random
from typing import Any

import numpy as np
import pytest

from aurum.tables import (
    FOUR,
    THREE,
    act,
    deal_line,
    empty_leader,
    finish_round,
    four,
    hand,
    stay,
    stuck,
    table,
    three,
)
from kobako import Match
from kobako.games.aurum import rules, scoring, state
from kobako.match.check import random_match

pytestmark = pytest.mark.rules


def test_u1_u2_with_three_players_the_suits_are_bismuth_phosphorus_zinc_and_silver() -> None:
    cards = Match("aurum", 3, seed=4).steps[1].split()[1:]
    assert {card[0] for card in cards} == set("BPZS")


@pytest.mark.parametrize("players", [3, 4])
def test_u3_a_zero_for_everybody_in_every_round(players: int) -> None:
    match = Match("aurum", players, chance="given", options={"scoring": "points"})
    match.chance("first 0")
    for _ in range(3):
        match.chance(deal_line(players, {}))
        assert match.view(None)["collections"] == [[0]] * players
        finish_round(match)


def test_u4_the_fourth_zero_stays_in_the_supply_with_three_players() -> None:
    match = three()
    assert match.view(None)["supply"][0]["left"] == 1
    act(match, "B1", "P2", "Z3")
    assert match.view(None)["supply"][0]["left"] == 1


def scored(players: int, rounds: list[list[tuple[int, int, int, int]]]) -> Any:
    """A record with these rounds: by seat the rank predicted, tricks, gold score and highest gold."""
    states = np.zeros(1, state.STATE)
    rules.start(states[0], players, 0)
    states[0].first = 0
    for r, seats in enumerate(rounds):
        for seat, (said, won, worth, top) in enumerate(seats):
            states[0].said[r, seat], states[0].won[r, seat] = said, won
            states[0].worth[r, seat], states[0].top[r, seat] = worth, top
        scoring.decide_round(states[0], r)
    states[0].rounds, states[0].phase = len(rounds), state.DONE
    return states[0]


TIED = [(4, 1, 0, state.NONE)] * 4


def test_u5_an_unresolved_tie_gives_a_nugget_to_both_teams() -> None:
    assert int(scored(4, [TIED]).prize[0]) == 0b1111


def test_u6_u35_two_teams_with_two_nuggets_share_the_victory() -> None:
    last = scored(4, [TIED, TIED])
    assert int(scoring.winners(last)) == 0b1111
    out = np.zeros(4, np.int32)
    scoring.scores(last, out)
    assert out.tolist() == [2, 2, 2, 2]


def test_u7_gold_is_taken_before_played_gold_returns() -> None:
    match = three("S7 S8 S9")
    act(match, "Z4", "P5", "B6")  # seat 0 takes the only 4
    act(match, "Z7", "B5", "P6")  # seat 1 takes the only 5
    act(match, "B8", "S6", "P4")  # nothing for seat 0: the 4 is in the own collection
    assert match.view(None)["collections"] == [[0, 4], [0, 5], [0]]
    act(match, "S4", "G5", "B9")
    assert match.view(None)["collections"] == [[0, 4], [0], [0]]
    assert match.view(None)["supply"][5]["left"] == 1


def test_u8_gold_paid_for_a_swap_can_be_taken_in_that_very_trick() -> None:
    match = three()
    act(match, "Z4", "P5", "B6")  # seat 0 takes the only 4
    match.act(0, "swap G4 Z7")
    act(match, "P4", "Z5", "S6")
    assert match.view(None)["collections"][0] == [0, 4]


def test_u9_with_three_players_only_the_own_prediction() -> None:
    assert not any("partner" in move for move in three().legal(0))


def test_u10_one_swap_in_a_window_for_each() -> None:
    match = four()
    act(match, "swap G0 Z5", "swap G0 Z6", "swap G0 Z7", "swap G0 Z8")
    assert match.view(None)["phase"] == "lead"


def test_u11_there_is_a_window_before_the_first_trick() -> None:
    assert three().view(None)["phase"] == four().view(None)["phase"] == "swap"


def test_u12_the_same_rank_in_another_suit_is_a_swap() -> None:
    match = three()
    match.act(0, "swap G0 Z7")
    assert match.view(None)["predictions"][0] == "Z7"
    assert match.view(None)["sides"][0]["prediction"] == 7


@pytest.mark.parametrize(("players", "seed"), [(3, 0), (4, 1)])
def test_u13_u14_u15_an_empty_hand_cannot_swap_but_the_others_have_their_window_first(
    players: int, seed: int
) -> None:
    match = empty_leader(players, seed)
    view = match.view(None)
    assert view["window"][view["lead"]] == "skipped"
    assert match.pending != (view["lead"],)
    assert match.view(match.pending[0])["offer"]["cards"]
    while not match.view(None)["sheet"]:
        match.act(match.pending[0], "stay")
    assert match.view(None)["sheet"][0]["ended"] == view["lead"]


def test_u16_a_follower_with_an_empty_hand_may_play_gold_or_end_the_round() -> None:
    found = 0
    for seed in range(40):
        rng, match = random.Random(seed), Match("aurum", 3, seed=seed)
        while match.awaits is None and not match.over:
            seat = match.pending[0]
            legal = match.legal(seat)
            if match.view(None)["phase"] == "follow" and not hand(match, seat):
                gold = sorted(set(match.view(seat)["collections"][seat]))
                assert legal == [*(f"play G{rank}" for rank in gold), "stop"]
                found += 1
            moves = [move for move in legal if move != "stop" and not move.startswith("swap")]
            match.act(seat, rng.choice(moves))
    assert found > 3


def test_u17_with_a_base_card_the_round_cannot_be_refused() -> None:
    match = three()
    act(match, "B4")
    assert "stop" not in match.legal(1)


def test_u18_gold_in_a_void_trick_is_lost() -> None:
    """Seat 1 plays gold; seat 3 has nothing but the suits of seats 0 and 2, and ends the round."""
    zinc_and_copper = "Z1 Z2 Z3 Z4 Z5 Z6 C1 C2 C3 C4 C5 C6"
    match = table(4, {0: "Z7", 1: "P1", 2: "C7", 3: zinc_and_copper})
    for seat in range(4):
        kept = {0: "Z7", 2: "C7"}.get(seat, "")
        match.act(seat, next(move for move in match.legal(seat) if move.split()[1] != kept))
    act(match, "Z7", "G0", "C7")
    assert match.legal(3) == ["play G0", "stop"]
    match.act(3, "stop")
    view = match.view(None)
    assert view["collections"] == [[0], [], [0], [0]]
    assert view["supply"][0]["left"] == 1
    assert view["won"] == [0, 0, 0, 0]


@pytest.mark.parametrize(("players", "ranks"), [(3, (8, 9)), (4, (9, 10))])
def test_u19_the_highest_ranks_have_no_gold_but_their_player_leads(
    players: int, ranks: tuple[int, ...]
) -> None:
    totals = {pile["rank"] for pile in table(players, {}).view(None)["supply"]}
    assert totals.isdisjoint(ranks)
    hands = {0: "B9", 1: "P8", 2: "Z9"} if players == 3 else {0: "B10", 1: "P9", 2: "Z10", 3: "S10"}
    match = table(players, hands)
    for seat in range(players):
        spare = next(card for card in match.legal(seat) if card.split()[1] not in hands[seat])
        match.act(seat, spare)
    act(match, *hands.values())
    assert match.view(None)["collections"] == [[0]] * players
    assert match.view(None)["lead"] == 1


def test_u20_nothing_is_taken_when_that_rank_is_out() -> None:
    match = three()
    act(match, "Z4", "P5", "B6", "P4", "S5", "Z6")
    assert match.view(None)["collections"][0] == [0, 4]
    assert match.view(None)["tricks"][1]["takes"] is None
    assert match.view(None)["lead"] == 0


def test_u21_if_all_others_play_gold_the_leader_leads_again() -> None:
    match = three()
    act(match, "S7", "G0", "G0")
    assert match.view(None)["lead"] == 0
    assert match.view(None)["collections"] == [[0, 7], [], []]


def test_u22_of_equals_the_later_for_highest_and_lowest() -> None:
    hands = {0: "B1 B4 P9", 1: "P1 P4 Z9", 2: "Z1 Z4 S9"}
    match = table(3, hands, predict="B1 P1 Z1")
    act(match, "B4", "P4", "S9")
    assert match.view(None)["lead"] == 1
    match = table(3, hands, predict="B1 P1 Z1")
    act(match, "P9", "Z9", "S9")
    assert (match.view(None)["won"], match.view(None)["lead"]) == ([0, 0, 1], 2)


def test_u23_the_winner_does_not_get_the_gold() -> None:
    match = three()
    act(match, "Z4", "G0", "B6")
    assert match.view(None)["won"] == [0, 1, 0]
    assert match.view(None)["collections"][1] == []
    assert match.view(None)["supply"][0]["left"] == 2


def test_u24_four_players_predict_one_after_the_other() -> None:
    assert table(4, FOUR).pending == (0,)


def test_u25_a_team_is_exact_by_the_higher_card() -> None:
    sums = [(5, 2, 0, 0), (1, 1, 0, 0), (2, 3, 0, 0), (1, 1, 0, 0)]
    assert scored(4, [sums]).points[0].tolist() == [10, 1, 10, 1]


def test_u26_among_several_exact_ones_the_highest_gold() -> None:
    """All have 8 points; the seat with the highest gold of all is not exact."""
    seats = [(3, 3, 2, 3), (2, 2, 4, 4), (4, 5, 4, 7)]
    assert int(scored(3, [seats]).prize[0]) == 0b010


def test_u27_any_gold_is_above_none() -> None:
    assert state.top_gold(0) < state.top_gold(1) == 0
    assert int(scored(3, [[(4, 5, 0, state.NONE), (4, 5, 0, 0), (4, 0, 0, 0)]]).prize[0]) == 0b010


def test_u28_u29_with_three_players_as_many_rounds_as_needed_and_the_start_goes_on() -> None:
    lengths = set()
    for seed in range(25):
        match = random_match("aurum", 3, {}, seed)
        sheet = match.view(None)["sheet"]
        first = int(match.steps[0].split()[1])
        assert [r["start"] for r in sheet] == [(first + i) % 3 for i in range(len(sheet))]
        lengths.add(len(sheet))
    assert lengths == {2, 3, 4}


def test_u30_the_8_is_out_with_three_players() -> None:
    assert [pile["rank"] for pile in three().view(None)["supply"]] == list(range(8))


def test_u31_a_round_has_no_fixed_number_of_tricks() -> None:
    tricks = {
        sum(r["won"]) for seed in range(15) for r in random_match("aurum", 4, {}, seed).view(None)["sheet"]
    }
    assert len(tricks) > 3


def test_u32_partners_do_not_see_each_others_hands() -> None:
    match = four()
    assert match.view(0)["hands"][2]["cards"] == []
    assert set(FOUR[2].split()) - {"B7"} <= set(match.view(0)["unseen"])


def test_u33_there_is_no_prediction_of_nothing() -> None:
    assert not any(move.endswith("0") and not move.endswith("10") for move in table(4, FOUR).legal(0))


def test_u34_ties_of_points_are_shared() -> None:
    states = three(options={"scoring": "points"})._states
    for r in range(3):
        states[0].points[r, 0], states[0].points[r, 1] = 5, 5
    states[0].rounds, states[0].phase = 3, state.DONE
    assert int(scoring.winners(states[0])) == 0b011


def test_u36_cards_of_a_void_trick_do_not_come_back() -> None:
    match = stuck()
    match.act(2, "stop")
    assert "Z1" not in match.view(0)["unseen"]
    assert "Z1" not in hand(match, 0)


# --------------------------------------------------------------------------------------- settled details


@pytest.mark.parametrize("scoring_by", ["nuggets", "points"])
def test_7_scores_are_alike_for_partners_and_winners_are_seats(scoring_by: str) -> None:
    for seed in range(6):
        match = random_match("aurum", 4, {"scoring": scoring_by}, seed)
        assert match.scores[:2] == match.scores[2:]
        assert set(match.winners) in ({0, 2}, {1, 3}, {0, 1, 2, 3})


def test_7_both_partners_may_swap_the_same_prediction() -> None:
    match = four()
    act(match, "swap G0 Z5 partner", "stay", "swap G0 Z9", "stay")
    view = match.view(None)
    assert view["predictions"][2] == "Z9"
    assert view["hands"][0]["cards"] == ["B7"]  # what was there first
    assert view["hands"][2]["cards"] == ["Z5"]  # the card that the partner had just laid
    swaps = view["tricks"][0]["swaps"]
    assert [(swap["seat"], swap["whose"], swap["laid"], swap["taken"]) for swap in swaps] == [
        (0, 2, "Z5", "B7"),
        (2, 2, "Z9", "Z5"),
    ]


def test_7_a_card_that_all_know_of_is_known_until_it_is_played_or_laid() -> None:
    match = three()
    match.act(0, "swap G0 Z4")
    act(match, "stay", "stay", "B1", "P2", "Z3")
    assert match.view(2)["hands"][0]["cards"] == ["B7"]
    match.act(0, "swap G1 B7")
    assert match.view(2)["hands"][0]["cards"] == ["Z4"]
    act(match, "stay", "stay", "Z4", "P5", "B6")
    assert match.view(2)["hands"][0]["cards"] == []


@pytest.mark.parametrize("options", [{}, {"zero_gold": "no"}])
def test_7_who_ends_the_round_shows_the_hand_until_the_next_deal(options: dict[str, str]) -> None:
    match = stuck(options)
    if match.pending:
        match.act(2, "stop")
    shown = ["P5", "P6", "P7", "P8", "P9", "Z4", "Z5", "Z6", "Z7", "Z8", "Z9"]
    for seat in (None, 0, 1):
        assert match.view(seat)["hands"][2]["cards"] == shown
    assert match.view(None)["hands"][0]["cards"] == match.view(1)["hands"][0]["cards"] == []
    match.chance(deal_line(3, {}))
    assert match.view(0)["hands"][2]["cards"] == []


def test_7_a_finished_round_stands_until_the_next_deal() -> None:
    match = three()
    act(match, "Z4", "P5", "B6")
    finish_round(match)
    view = match.view(None)
    assert view["phase"] == "deal"
    assert view["round"] == 1
    assert None not in view["predictions"]
    assert view["won"] == view["sheet"][0]["won"]
    assert view["sides"] == view["sheet"][0]["sides"]
    assert view["tricks"][0]["cards"][0]["card"] == "Z4"


@pytest.mark.parametrize(("players", "cards"), [(3, 10), (4, 11)])
def test_7_without_zeros_there_are_so_many_gold_cards(players: int, cards: int) -> None:
    view = table(players, {}, options={"zero_gold": "no"}).view(None)
    assert sum(pile["total"] for pile in view["supply"]) == cards
    assert sum(pile["left"] for pile in view["supply"]) == cards
    assert view["collections"] == [[]] * players
    assert view["supply"][0]["rank"] == 1
    assert not view["zero_gold"]


def test_the_end_shows_everything() -> None:
    match = random_match("aurum", 4, {}, 2)
    for seat in (None, 0, 1, 2, 3):
        hands = match.view(seat)["hands"]
        assert all(len(entry["cards"]) == entry["held"] for entry in hands)
        assert match.view(seat)["unseen"] == []


def test_hands_of_the_others_are_known_together_with_three_players() -> None:
    match = three()
    others = (set(THREE[1].split()) | set(THREE[2].split())) - {"B8", "B9"}
    assert set(match.view(0)["unseen"]) == others
    stay(match)
    assert set(match.view(0)["unseen"]) == others
