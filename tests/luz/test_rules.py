"""One test, or more, for every numbered rule of Luz and every decision about an unclear point (L1-L16)."""

from typing import Any

import numpy as np
import pytest

from kobako import BadChance, IllegalMove, Match
from kobako.games.luz import rules
from kobako.games.luz.notation import CARDS
from luz.tables import bids_of, deal_line, finish_round, play, play_rounds, slot_of, table
from naive.luz import pack

pytestmark = pytest.mark.rules


def refusal(match: Match, move: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        match.act(match.pending[0], move)
    return caught.value


# ------------------------------------------------------------------------------------------------ 1 to 4


@pytest.mark.parametrize(("players", "ranks"), [(3, 8), (4, 10), (5, 12)])
def test_1_the_pack_depends_on_the_players(players: int, ranks: int) -> None:
    match = Match("luz", players, seed=1)
    cards = match.steps[1].split()[1:]
    assert sorted(cards) == sorted(f"{suit}{rank}" for suit in "YRGBP" for rank in range(1, ranks + 1))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_1_any_seat_can_be_first(players: int) -> None:
    firsts = {Match("luz", players, seed=seed).steps[0] for seed in range(60)}
    assert firsts == {f"first {seat}" for seat in range(players)}


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("first", [0, 2])
def test_2_dealer_and_start_player_move_left(players: int, first: int) -> None:
    match = Match("luz", players, chance="given")
    match.chance(f"first {first}")
    for r in range(4):
        match.chance(deal_line(players, {}))
        view = match.view(0)
        assert (view["round"], view["dealer"]) == (r + 1, (first + r) % players)
        assert view["start"] == (first + r + 1) % players
        finish_round(match)
    assert match.over


@pytest.mark.parametrize("players", [3, 4, 5])
def test_3_ten_cards_each_and_ten_aside(players: int) -> None:
    match = table(players, {})
    view = match.view(None)
    assert [len(hand) for hand in view["hands"]] == [10] * players
    assert len(view["aside"]) == 10


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda cards: cards[:-1], "is missing"),
        (lambda cards: [*cards[:-1], cards[0]], "stands 2 times"),
        (lambda cards: [*cards[:-1], "Y11"], "Y11 is not in the pack"),
        (lambda cards: [*cards, "P10"], "stands 2 times"),
        (lambda cards: [], "is missing"),
    ],
)
def test_3_a_deal_is_the_whole_pack(change, why) -> None:  # type: ignore[no-untyped-def]
    match = Match("luz", 4, chance="given")
    match.chance("first 0")
    with pytest.raises(BadChance, match=why):
        match.chance(" ".join(["deal", *change(pack(4))]))
    assert match.awaits == "deal"
    assert match.steps == ["first 0"]


def test_4_slots_are_sorted_by_suit_and_rank_whatever_the_order_of_the_line() -> None:
    match = table(4, {1: "P2 Y10 R7 B1 R3 Y2 G5 G4 P9 B8"})
    hand = match.view(0)["hands"][1]
    expected = "Y2 Y10 R3 R7 G4 G5 B1 B8 P2 P9"
    assert " ".join(f"{card['suit']}{card['rank']}" for card in hand) == expected


def test_4_you_see_suits_and_order_but_no_rank_of_your_own() -> None:
    match = table(4, {1: "P2 Y10 R7 B1 R3 Y2 G5 G4 P9 B8"})
    own = match.view(1)["hands"][1]
    assert "".join(card["suit"] for card in own) == "YYRRGGBBPP"
    assert {card["rank"] for card in own} == {None}
    others = [card["rank"] for seat in (0, 2, 3) for card in match.view(1)["hands"][seat]]
    assert None not in others


def test_4_nobody_sees_what_lies_aside() -> None:
    match = table(3, {})
    for seat in (None, 0, 1, 2):
        assert {card[1:] for card in match.view(seat)["aside"]} == {"?"}


# ------------------------------------------------------------------------------------------------- 5, 6


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_5_bids_go_once_round_from_the_start_player(first: int) -> None:
    match = table(4, {}, first=first)
    bidders: list[int] = []
    while match.view(0)["phase"] == "bid":
        bidders += match.pending
        match.act(match.pending[0], "bid 2")
    assert bidders == [(first + 1 + step) % 4 for step in range(4)]


def test_5_every_bid_is_open_to_everybody_whatever_the_total() -> None:
    match = table(5, {})
    for bid in ("10+", "10", "10+", "10", "0"):
        assert match.legal(match.pending[0]) == bids_of(match)
        match.act(match.pending[0], f"bid {bid}")


def test_5_a_bid_is_public_at_once() -> None:
    match = table(4, {})
    match.act(1, "bid 3+")
    for seat in (None, 0, 1, 2, 3):
        assert match.view(seat)["sheet"][0]["bids"] == [None, "3+", None, None]


@pytest.mark.parametrize("move", ["bid 11", "bid 11+", "bid 100", "bid 99999999999999999999+"])
def test_5_refused_out_of_range(move: str) -> None:
    error = refusal(table(4, {}), move)
    assert error.rule == "luz 5"
    assert "0 to 10" in str(error)


def test_6_the_first_bidder_leads_and_a_round_has_ten_tricks() -> None:
    match = table(4, {}, first=2, bids="1 1 1 1")
    assert match.pending == (3,)
    finish_round(match)
    assert len(match.view(None)["tricks"]) == 10
    assert sum(match.view(None)["sheet"][0]["won"]) == 10


def test_6_the_winner_of_a_trick_leads_the_next() -> None:
    match = table(4, {0: "R9", 1: "R4", 2: "R1", 3: "R3"}, bids="0 0 0 0")
    play(match, "R4", "R1", "R3", "R9")
    assert match.view(1)["sheet"][0]["won"] == [1, 0, 0, 0]
    assert match.pending == (0,)


# ------------------------------------------------------------------------------------------------- 7, 8

SHORT = {
    0: "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10",
    1: "R1 R2 R3 R4 R5 R6 R7 R8 R9 G1",
    2: "R10 G2 G3 G4 G5 G6 G7 G8 G9 P1",
    3: "B1 B2 B3 B4 B5 B6 B7 B8 B9 B10",
}


def test_7_the_leader_plays_anything_trump_too() -> None:
    match = table(4, SHORT, first=3, bids="1 1 1 1")
    assert match.legal(0) == [f"play {slot}" for slot in range(1, 11)]
    match.act(0, "play 1")
    assert match.view(0)["led"] == "Y"


def test_7_follow_suit_if_you_can() -> None:
    match = table(4, SHORT, first=0, bids="1 1 1 1")
    play(match, "R5")
    assert match.legal(2) == ["play 1"]
    error = refusal(match, "play 2")
    assert error.rule == "luz 7"
    assert error.args == {"suit": "R", "slots": "1"}
    assert "Rose (red)" in str(error)
    assert "slot 1" in str(error)


def test_7_without_the_suit_anything_goes_and_trump_is_no_duty() -> None:
    match = table(4, SHORT, first=0, bids="1 1 1 1")
    play(match, "R5", "R10", "B7")
    assert match.legal(0) == [f"play {slot}" for slot in range(1, 11)]
    hands = SHORT | {0: "Y1 Y2 Y3 Y4 Y5 P2 P3 P4 P5 P6"}
    match = table(4, hands, first=0, bids="1 1 1 1")
    play(match, "R5", "R10", "B7", "P4")
    assert match.view(0)["sheet"][0]["won"] == [0, 0, 1, 0]


def test_8_the_rank_is_public_once_the_card_is_played() -> None:
    match = table(4, SHORT, first=0, bids="1 1 1 1")
    assert match.view(1)["hands"][1][4]["rank"] is None
    match.act(1, "play 5")
    for seat in (None, 0, 1, 2, 3):
        card = match.view(seat)["hands"][1][4]
        assert (card["rank"], card["played"]) == (5, True)


@pytest.mark.parametrize("move", ["play 0", "play 11", "play 99999999999999999999"])
def test_8_refused_no_such_slot(move: str) -> None:
    assert refusal(table(4, {}, bids="1 1 1 1"), move).rule == "luz 8"


def test_8_refused_empty_slot() -> None:
    match = table(4, SHORT, first=3, bids="1 1 1 1")
    play(match, "Y9", "G1", "P1", "B1")
    error = refusal(match, "play 9")
    assert error.rule == "luz 8"
    assert error.args == {"slot": 9, "slots": "1, 2, 3, 4, 5, 6, 7, 8, 10"}


def test_8_an_empty_slot_is_told_before_following() -> None:
    match = table(
        4, SHORT | {0: "Y1 Y2 Y3 Y4 Y5 R1 P3 P4 P5 P6", 1: "R2 R3 R4 R5 R6 R7 R8 R9 G1 P2"}, bids="1 1 1 1"
    )
    play(match, "R2", "R10", "B1", "R1")  # seat 2 wins and leads green; seat 0 is void in red now
    play(match, "G2", "B2")
    assert refusal(match, "play 6").rule == "luz 8"


# ----------------------------------------------------------------------------------------------------- 9


@pytest.mark.parametrize(
    ("led", "cards", "wins"),
    [
        ("R", "R2 R10 R9 R3", 1),  # highest of the suit led
        ("R", "R2 Y1 R10 R9", 1),  # any trump beats it
        ("R", "R2 Y3 Y1 R9", 1),  # the highest trump
        ("R", "R2 G10 B10 P10", 0),  # other suits are worth nothing
        ("Y", "Y2 R10 B10 Y1", 0),  # a trump led is the suit led too
        ("P", "P1 G9 Y10 Y9", 2),
    ],
)
def test_9_who_wins_the_trick(led: str, cards: str, wins: int) -> None:
    numbers = [CARDS[card] for card in cards.split()]
    powers = [rules.power(card, "YRGBP".index(led)) for card in numbers]
    assert powers.index(max(powers)) == wins
    assert powers.count(max(powers)) == 1


def test_9_tricks_won_are_public_and_the_whole_round_is_remembered() -> None:
    match = table(4, {0: "R9", 1: "R4", 2: "R1", 3: "R3"}, bids="0 0 0 0")
    play(match, "R4", "R1", "R3", "R9")
    [trick] = match.view(None)["tricks"]
    assert [(card["seat"], card["card"]) for card in trick["cards"]] == [
        (1, "R4"),
        (2, "R1"),
        (3, "R3"),
        (0, "R9"),
    ]
    assert trick["winner"] == 0


# ---------------------------------------------------------------------------------------------- 10 to 12


def bid_number(bid: str) -> int:
    return int(bid.rstrip("+")) * 2 + bid.endswith("+")


@pytest.mark.parametrize("r", [1, 2, 3, 4])
@pytest.mark.parametrize("beads", [0, 3, 10])
def test_10_every_score(r: int, beads: int) -> None:
    for won in range(11):
        exact = 10 * r if won == beads else -5 * abs(won - beads)
        safe = 5 * r if won in (beads, beads + 1) else -5 * abs(won - beads)
        assert rules.round_points(r - 1, bid_number(f"{beads}"), won) == exact
        assert rules.round_points(r - 1, bid_number(f"{beads}+"), won) == safe


def test_10_totals_add_up_and_may_be_negative() -> None:
    match = Match("luz", 3, chance="given")
    match.chance("first 0")
    for _ in range(4):
        match.chance(deal_line(3, {}))
        while match.view(None)["phase"] == "bid":
            match.act(match.pending[0], "bid 10")
        finish_round(match)
    sheet = match.view(None)["sheet"]
    assert match.scores == [sum(line["points"][seat] for line in sheet) for seat in range(3)]
    assert min(match.scores) < 0


def after_three_rounds(players: int, first: int, points: list[list[int]]) -> Any:
    """A record in which the deal of round 4 is due; `points` by round and seat."""
    states = np.zeros(1, rules.STATE)
    rules.start(states[0], players, 0)
    states[0].first = first
    for r, line in enumerate(points):
        for seat, score in enumerate(line):
            states[0].points[r, seat] = score
    states[0].rounds = 3
    return states[0]


@pytest.mark.parametrize(
    ("first", "points", "leader"),
    [
        (0, [[10, 0, 0], [20, 0, 0], [0, 0, 0]], 0),
        (0, [[0, 0, 10], [0, 20, 0], [0, 0, 5]], 1),
        (0, [[0, 0, 0], [0, 0, 0], [0, 0, 0]], 1),  # all tied: the start player of round 4, seat 0+4
        (1, [[0, 0, 0], [0, 0, 0], [0, 0, 0]], 2),
        (0, [[10, 0, 10], [0, 0, 0], [0, 0, 0]], 2),  # tied 0 and 2: from start player 1, seat 2 is met first
        (2, [[10, 0, 10], [0, 0, 0], [0, 0, 0]], 0),  # the start player is one of the tied
        (1, [[10, 10, 0], [0, 0, 0], [0, 0, 0]], 0),
        (0, [[-5, -5, -10], [0, 0, 0], [0, 0, 0]], 1),
    ],
)
def test_11_three_players_round_four(first: int, points: list[list[int]], leader: int) -> None:
    assert rules.first_bidder(after_three_rounds(3, first, points)) == leader


def test_11_the_leader_bids_first_and_leads_the_first_trick() -> None:
    match = Match("luz", 3, chance="given")
    match.chance("first 0")
    play_rounds(match, 3)
    best = max(match.scores)
    expected = next(seat for seat in (1, 2, 0) if match.scores[seat] == best)
    match.chance(deal_line(3, {}))
    assert match.pending == (expected,)
    for _ in range(3):
        match.act(match.pending[0], "bid 1")
    assert match.pending == (expected,)
    assert match.view(0)["start"] == 1  # the start player stays who it is


@pytest.mark.parametrize("players", [4, 5])
def test_11_only_with_three_players(players: int) -> None:
    state = after_three_rounds(players, 0, [[10, 0, 0, 0, 0][:players], [0] * players, [0] * players])
    assert rules.first_bidder(state) == 4 % players


def test_11_only_in_round_four() -> None:
    state = after_three_rounds(3, 0, [[10, 0, 0], [0, 0, 0], [0, 0, 0]])
    state.rounds = 2
    assert rules.first_bidder(state) == 0  # the start player of round 3, not the leader on points
    state.points[0, 0], state.points[0, 1] = 0, 10
    assert rules.first_bidder(state) == 0


@pytest.mark.parametrize(
    ("players", "first", "points", "winner"),
    [
        (3, 0, [[10, 0, 0], [0, 0, 0], [0, 0, 0], [0, 5, 0]], 0),  # highest total
        (3, 0, [[10, 0, 0], [0, 0, 0], [0, 0, 0], [0, 10, 0]], 1),  # tie: better in round 4
        (4, 0, [[10, 10, 5, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 5, 10]], 3),
        (4, 0, [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], 0),  # start player of round 4
        (4, 0, [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [-5, 0, 0, 0]], 1),  # nearest clockwise from it
        (5, 3, [[0] * 5, [0] * 5, [0] * 5, [20, 20, -5, -5, -5]], 0),  # from seat 2: 3, 4, 0
        (5, 3, [[0] * 5, [0] * 5, [0] * 5, [-5, 20, 20, -5, -5]], 2),
        (3, 2, [[0, 0, 0]] * 4, 0),
    ],
)
def test_12_winner_and_both_tie_breaks(
    players: int, first: int, points: list[list[int]], winner: int
) -> None:
    state = after_three_rounds(players, first, points)
    state.rounds, state.phase = 4, rules.DONE
    assert rules.winners(state) == 1 << winner


def test_12_nobody_has_won_before_the_end() -> None:
    match = table(4, {})
    assert (match.over, match.winners) == (False, ())


# --------------------------------------------------------------------------------- decisions (L1 to L16)


def test_l1_the_penalty_is_counted_from_the_yellow_beads() -> None:
    assert rules.round_points(0, bid_number("3+"), 6) == -15
    assert rules.round_points(0, bid_number("3+"), 5) == -10


def test_l2_no_limit_by_the_supply_of_beads() -> None:
    match = table(5, {}, bids="10 10 10 10")
    match.act(match.pending[0], "bid 10+")
    assert match.view(None)["phase"] == "play"


def test_l3_ten_with_the_safety_bead_is_a_bid() -> None:
    match = table(3, {})
    assert len(match.legal(1)) == 22
    assert "bid 10+" in match.legal(1)


@pytest.mark.parametrize(("bid", "good"), [("0", {0}), ("0+", {0, 1})])
def test_l4_a_bid_of_nothing_and_of_only_the_safety_bead(bid: str, good: set[int]) -> None:
    assert {won for won in range(11) if rules.round_points(0, bid_number(bid), won) > 0} == good


def test_l5_the_seat_drawn_deals_and_its_left_neighbour_starts() -> None:
    match = table(4, {}, first=2)
    assert (match.view(0)["dealer"], match.view(0)["start"], match.pending) == (2, 3, (3,))


def test_l6_the_start_player_of_a_round_deals_the_next() -> None:
    match = table(4, {}, first=1)
    start = match.view(0)["start"]
    finish_round(match)
    match.chance(deal_line(4, {}))
    assert match.view(0)["dealer"] == start


def test_l7_the_same_player_bids_first_and_leads_first() -> None:
    match = table(5, {}, first=4)
    bidder = match.pending
    for _ in range(5):
        match.act(match.pending[0], "bid 0")
    assert match.pending == bidder


def test_l8_l9_ties_are_measured_clockwise_from_the_start_player_of_round_four() -> None:
    # first = 0: round 4 is dealt by seat 3 mod 3 = 0 and started by seat 1; seats 0 and 2 are tied.
    assert rules.first_bidder(after_three_rounds(3, 0, [[5, 0, 5], [0, 0, 0], [0, 0, 0]])) == 2


def test_l10_the_final_tie_is_measured_from_the_start_player_of_round_four_too() -> None:
    state = after_three_rounds(3, 0, [[5, 0, 5], [0, 0, 0], [0, 0, 0], [0, 0, 0]])
    state.rounds, state.phase = 4, rules.DONE
    assert rules.winners(state) == 1 << 2


def test_l11_points_are_scored_once_a_round() -> None:
    match = table(4, {}, bids="0 0 0 0")
    while len(match.steps) < 2 + 4 + 39:
        match.act(match.pending[0], match.legal(match.pending[0])[0])
        assert match.scores == [0, 0, 0, 0]
    match.act(match.pending[0], match.legal(match.pending[0])[0])
    assert match.scores != [0, 0, 0, 0]


def test_l12_l15_a_discard_of_a_plain_suit_wins_nothing_and_the_winner_leads_the_next_trick() -> None:
    match = table(4, SHORT | {0: "Y1 Y2 Y3 Y4 Y5 P2 P3 P4 P5 P6"}, bids="1 1 1 1")
    play(match, "R5", "R10", "B3", "P3")
    assert match.pending == (2,)


def test_l13_l14_one_safety_bead_at_the_most_and_one_start_player() -> None:
    match = table(4, {})
    assert refusal(match, "bid 3++").rule is None
    assert isinstance(match.view(0)["start"], int)


def test_l16_no_peeking_and_no_re_ordering() -> None:
    match = table(4, SHORT, first=0, bids="1 1 1 1")
    before = [card["suit"] for card in match.view(1)["hands"][1]]
    play(match, "R5")
    view = match.view(1)
    assert [card["suit"] for card in view["hands"][1]] == before
    assert [card["rank"] for card in view["hands"][1]] == [None] * 4 + [5] + [None] * 5
    assert slot_of(match, 1, "R5") == 5
