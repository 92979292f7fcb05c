"""One test, or more, for every numbered rule of Luz and every decision about an unclear point (L1-L16)."""

import random

import pytest

from kobako import IllegalMove, Match
from kobako.match.check import random_match
from luz.implementations import IMPLEMENTATIONS, LuzEngine
from luz.tables import (
    LX5,
    LX5_TRICK,
    bid_by_seat,
    deal_line,
    dealt,
    finish_round,
    new_game,
    play,
    play_rounds,
    table,
)

pytestmark = pytest.mark.rules

BIDS = {f"bid {beads}{safety}" for beads in range(11) for safety in ("", "+")}
SLOTS = {f"play {slot}" for slot in range(1, 11)}
EVERYBODY = (None, 0, 1, 2, 3)  # a spectator and four seats


def pack(ranks: int) -> list[str]:
    return [f"{suit}{rank}" for suit in "YRGBP" for rank in range(1, ranks + 1)]


# ------------------------------------------------------------------------------------------------ 1 to 4


@pytest.mark.parametrize(("players", "ranks"), [(3, 8), (4, 10), (5, 12)])
def test_1_3_ten_cards_for_each_seat_and_ten_aside(implementation: str, players: int, ranks: int) -> None:
    game = new_game(implementation, players)
    cards = pack(ranks)
    random.Random(1).shuffle(cards)
    game.chance(" ".join(["deal", *cards]))
    parts = [sorted(cards[at : at + 10]) for at in range(0, len(cards), 10)]
    assert [sorted(part) for part in game.cards] == parts


@pytest.mark.parametrize(("players", "ranks"), [(3, 8), (4, 10), (5, 12)])
def test_1_a_seed_deals_the_whole_pack_and_any_seat_can_be_first(players: int, ranks: int) -> None:
    matches = [Match("luz", players, seed=seed) for seed in range(60)]
    assert {match.steps[0] for match in matches} == {f"first {seat}" for seat in range(players)}
    assert sorted(matches[0].steps[1].split()) == sorted(["deal", *pack(ranks)])


@pytest.mark.parametrize(
    ("steps", "line", "why"),
    [
        (0, "first 4", "one seat from 0 to 3"),
        (0, "first 03", "one seat from 0 to 3"),
        (0, "deal", "first is due"),
        (1, "first 3", "deal is due"),
        (2, LX5[1], "no chance is due"),
        (6, LX5[1], "no chance is due"),
        (1, "deal", "is missing"),
        (1, LX5[1].removesuffix(" P10"), "P10 is missing"),
        (1, LX5[1] + " P10", "P10 stands 2 times"),
        (1, LX5[1] + " R11", "R11 is not in the pack"),
        (1, LX5[1].replace("P10", "Y1"), "Y1 stands 2 times"),
        (1, LX5[1].replace("P10", "Y11"), "Y11 is not in the pack"),
        (1, LX5[1].replace(" ", "  "), "is not in the pack"),
    ],
)
def test_1_3_chance_that_is_refused(implementation: str, steps: int, line: str, why: str) -> None:
    game = IMPLEMENTATIONS[implementation]("luz", 4, {})
    game.tell(*LX5[:steps])
    game.refuse_chance(line, why)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("first", [0, 2])
def test_2_l5_l6_l14_the_deal_and_the_start_move_left(implementation: str, players: int, first: int) -> None:
    game = new_game(implementation, players, first)
    for number in range(1, 5):
        assert game.awaits == "deal"
        game.chance(deal_line(players, {}))
        assert game.round_dealer_start == (number, (first + number - 1) % players, (first + number) % players)
        finish_round(game)
    assert (game.over, game.awaits) == (True, None)


MIXED = {1: "P2 Y10 R7 B1 R3 Y2 G5 G4 P9 B8"}


def test_4_slots_are_sorted_by_suit_and_rank_whatever_the_order_of_the_line(implementation: str) -> None:
    assert " ".join(dealt(implementation, 4, MIXED).cards[1]) == "Y2 Y10 R3 R7 G4 G5 B1 B8 P2 P9"


def test_4_a_seat_sees_suits_and_order_but_no_rank_of_its_own() -> None:
    hands = table(4, MIXED).view(1)["hands"]
    assert "".join(card["suit"] for card in hands[1]) == "YYRRGGBBPP"
    assert {card["rank"] for card in hands[1]} == {None}
    assert None not in [card["rank"] for seat in (0, 2, 3) for card in hands[seat]]


def test_4_nobody_sees_what_lies_aside() -> None:
    for seat in EVERYBODY:
        assert [card[1:] for card in table(4, {}).view(seat)["aside"]] == ["?"] * 10


# ------------------------------------------------------------------------------------------------- 5, 6


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_5_6_l7_bids_go_once_round_from_the_start_player_who_leads(implementation: str, first: int) -> None:
    game = dealt(implementation, 4, {}, first)
    order = [(first + step) % 4 for step in (1, 2, 3, 4)]
    for seat in order:
        assert game.pending == (seat,)
        assert [other for other in range(4) if game.legal(other)] == [seat]
        game.act("bid 2")
    assert game.pending == (order[0],)
    assert game.legal(order[0]) == SLOTS


def test_5_l2_l3_every_bid_is_open_to_everybody_whatever_the_total(implementation: str) -> None:
    game = dealt(implementation, 5, {})
    for bid in ("10+", "10", "10+", "10", "10"):
        assert game.legal(game.pending[0]) == BIDS
        game.act(f"bid {bid}")
    assert game.legal(1) == SLOTS


def test_5_a_bid_is_public_at_once() -> None:
    match = table(4, {}, bids="3+")
    for seat in EVERYBODY:
        assert match.view(seat)["sheet"][0]["bids"] == [None, "3+", None, None]


def test_6_l11_a_round_has_ten_tricks_and_is_scored_once(implementation: str) -> None:
    game = dealt(implementation, 4, {}, bids="0 0 0 0")
    for card in range(40):
        assert (game.awaits, game.scores, sum(game.won)) == (None, [0] * 4, card // 4)
        game.act(min(game.legal(game.pending[0])))
    assert (game.awaits, sum(game.won)) == ("deal", 10)
    assert game.scores != [0] * 4


# ------------------------------------------------------------------------------------------------- 7, 8

HANDS = {
    0: "Y1 Y2 Y3 Y4 Y5 R1 P3 P4 P5 P6",
    1: "R2 R3 R4 R5 R6 R7 R8 R9 G1 P2",
    2: "R10 G2 G3 G4 G5 G6 G7 G8 G9 P1",
    3: "B1 B2 B3 B4 B5 B6 B7 B8 B9 B10",
}


def test_7_8_l12_l15_the_leader_plays_anything_and_the_others_follow_if_they_can(implementation: str) -> None:
    game = dealt(implementation, 4, HANDS, bids="1 1 1 1")
    assert game.legal(1) == SLOTS
    play(game, "R2")
    assert game.legal(2) == {"play 1"}
    game.refuse(2, "play 2", "luz 7")
    play(game, "R10", "B1", "R1")  # seat 2 wins and leads green; seat 0 is void in red now
    play(game, "G2", "B2")
    assert game.legal(0) == SLOTS - {"play 6"}  # anything, and trump is no duty; slots keep their numbers
    game.refuse(0, "play 6", "luz 8")  # an empty slot is refused before following
    play(game, "P4")
    game.refuse(1, "play 1", "luz 8")
    play(game, "G1")
    assert (game.won, game.pending) == ([0, 0, 2, 0], (2,))


def test_7_trump_may_be_led_and_is_followed(implementation: str) -> None:
    game = IMPLEMENTATIONS[implementation]("luz", 4, {})
    game.tell(*LX5, "0 play 1", "1 play 1")
    assert game.legal(2) == {"play 1"}


def test_8_l16_the_rank_is_public_once_the_card_is_played_and_no_other() -> None:
    match = table(4, HANDS, bids="1 1 1 1")
    match.act(1, "play 4")
    for seat in EVERYBODY:
        card = match.view(seat)["hands"][1][3]
        assert (card["suit"], card["rank"], card["played"]) == ("R", 5, True)
    hand = match.view(1)["hands"][1]
    assert "".join(card["suit"] for card in hand) == "RRRRRRRRGP"
    assert [card["rank"] for card in hand] == [None] * 3 + [5] + [None] * 6
    assert match.view(1)["led"] == "R"


@pytest.mark.parametrize(
    ("steps", "seat", "move", "rule"),
    [
        (1, 0, "bid 1", None),  # before the deal
        (2, 1, "bid 1", None),  # not the turn of seat 1
        *((2, 0, move, "luz 5") for move in ("bid 11", "bid 11+", "bid 100", "bid 99999999999999999999+")),
        *((2, 0, move, None) for move in ("bid 03", "bid 3++", "play 1")),  # L13: one safety bead
        (6, 0, "bid 1", None),
        *((6, 0, move, "luz 8") for move in ("play 0", "play 11", "play 99999999999999999999")),
        (6, 0, " play 1", None),
        (7, 1, "play 3", "luz 7"),
        (10, 0, "play 9", "luz 8"),  # an empty slot
    ],
)
def test_5_7_8_l13_refused(implementation: str, steps: int, seat: int, move: str, rule: str | None) -> None:
    game = IMPLEMENTATIONS[implementation]("luz", 4, {})
    game.tell(*[*LX5, *LX5_TRICK][:steps])
    game.refuse(seat, move, rule)


@pytest.mark.parametrize(
    ("steps", "line", "args", "why"),
    [
        (2, "0 bid 11", {"most": 10}, "Bid 0 to 10 yellow beads"),
        (7, "1 play 3", {"suit": "R", "slots": (1, 2)}, r"Rose \(red\) was led .* Play slot 1, 2"),
        (10, "0 play 9", {"slot": 9, "slots": (1, 2, 3, 4, 5, 6, 7, 8, 10)}, "You still hold 1, 2, .*, 10"),
    ],
)
def test_5_7_8_what_a_refusal_says(steps: int, line: str, args: dict[str, object], why: str) -> None:
    game = LuzEngine("luz", 4, {})
    game.tell(*[*LX5, *LX5_TRICK][:steps])
    with pytest.raises(IllegalMove, match=why) as caught:
        game.tell(line)
    assert caught.value.args == args


# ----------------------------------------------------------------------------------------------------- 9


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("R4 R3 G3 R2", 0),  # the highest of the suit led
        ("R4 R10 G9 R2", 1),
        ("R2 R10 R9 R3", 1),
        ("R10 Y1 G9 R2", 1),  # any trump beats it
        ("R2 Y1 R10 R9", 1),
        ("R10 Y1 G9 Y2", 3),  # the highest trump
        ("R2 Y3 Y1 R9", 1),
        ("P1 G9 Y10 Y9", 2),
        ("Y3 R10 G9 Y2", 0),  # a trump led is the suit led too
        ("Y2 R10 B10 Y1", 0),
        ("R1 P10 G9 B8", 0),  # other suits are worth nothing
        ("R2 G10 B10 P10", 0),
    ],
)
def test_6_9_who_wins_the_trick_and_leads_the_next(implementation: str, cards: str, winner: int) -> None:
    hands = dict(enumerate(cards.split()))
    game = dealt(implementation, 4, hands, first=3, bids="0 0 0 0", last=cards[0])
    play(game, *cards.split())
    assert game.won == [int(seat == winner) for seat in range(4)]
    assert game.pending == (winner,)
    assert len(game.legal(winner)) == 9


def test_9_tricks_won_are_public_and_the_whole_round_is_remembered() -> None:
    match = table(4, {0: "R9", 1: "R4", 2: "R1", 3: "R3"}, bids="0 0 0 0")
    play(match, "R4", "R1", "R3", "R9")
    [trick] = match.view(None)["tricks"]
    cards = [(card["seat"], card["card"]) for card in trick["cards"]]
    assert cards == [(1, "R4"), (2, "R1"), (3, "R3"), (0, "R9")]
    assert (trick["winner"], match.view(1)["sheet"][0]["won"]) == (0, [1, 0, 0, 0])
    finish_round(match)
    assert len(match.view(None)["tricks"]) == 10


# ---------------------------------------------------------------------------------------------- 10 to 12


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("beads", [0, 3, 10])
def test_10_l1_l3_l4_every_score(implementation: str, number: int, beads: int) -> None:
    points = IMPLEMENTATIONS[implementation].points
    for won in range(11):
        off = -5 * abs(won - beads)  # L1: from the yellow beads
        assert points(number, f"{beads}", won) == (10 * number if won == beads else off)
        assert points(number, f"{beads}+", won) == (5 * number if won in (beads, beads + 1) else off)


def test_10_totals_add_up_and_may_be_negative(implementation: str) -> None:
    game = new_game(implementation, 3)
    totals = [0, 0, 0]
    for number in range(1, 5):
        assert game.scores == totals
        game.chance(deal_line(3, {}))
        bid_by_seat(game, "10 10+ 1")
        finish_round(game)
        for seat, bid in enumerate(("10", "10+", "1")):
            totals[seat] += game.points(number, bid, game.won[seat])
    assert game.scores == totals
    assert min(totals) < 0


def test_10_the_score_sheet_adds_up_to_the_totals() -> None:
    match = random_match("luz", 3, {}, 1)
    points = [line["points"] for line in match.view(None)["sheet"]]
    assert match.scores == [sum(column) for column in zip(*points, strict=True)]


@pytest.mark.parametrize(
    ("first", "rounds", "totals", "leader"),
    [
        (0, 0, [0, 0, 0], 1),
        (2, 0, [0, 0, 0], 0),
        (0, 2, [10, 0, 0], 0),  # totals do not matter in round 3, which seat 0 starts
        (0, 2, [0, 10, 0], 0),
        (0, 3, [30, 0, 0], 0),
        (0, 3, [0, 20, 15], 1),
        (0, 3, [-5, -10, 20], 2),
        (0, 3, [-5, -5, -10], 1),
        (0, 3, [0, 0, 0], 1),  # L8: all tied, the start player of round 4, seat (0 + 4) mod 3
        (1, 3, [0, 0, 0], 2),
        (0, 3, [20, -10, 20], 2),  # L9: seats 0 and 2 are tied; from start player 1, seat 2 is met first
        (1, 3, [20, -10, 20], 2),  # the start player is one of the tied
        (2, 3, [20, -10, 20], 0),
        (1, 3, [10, 10, 0], 0),
        (0, 3, [9, 0, 0, 0], 0),  # more players: always the start player
        (1, 3, [9, 0, 0, 0], 1),
        (0, 3, [9, 0, 0, 0, 0], 4),
        (1, 3, [9, 0, 0, 0, 0], 0),
    ],
)
def test_11_l8_l9_who_bids_and_leads_first(
    implementation: str, first: int, rounds: int, totals: list[int], leader: int
) -> None:
    players = len(totals)
    game = new_game(implementation, players, first)
    game.set_score(rounds, totals)
    game.chance(deal_line(players, {}))
    assert game.pending == (leader,)
    game.act(*["bid 1"] * players)
    assert game.pending == (leader,)
    assert game.round_dealer_start[2] == (first + rounds + 1) % players  # rule 2 still holds


def test_11_after_three_rounds_that_were_played(implementation: str) -> None:
    game = new_game(implementation, 3)
    play_rounds(game, 3)
    game.chance(deal_line(3, {}))
    assert game.pending == (max((1, 2, 0), key=game.scores.__getitem__),)


# Seat 0 takes all ten tricks with these cards. In round 4 its bids 10, 9+ and 9 score 40, 20 and -5; so do
# the bids 0, 0+ and 1 of the others.
SWEEP = {
    3: "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 R7 R8",
    4: "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10",
    5: "Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12",
}


@pytest.mark.parametrize(
    ("first", "before", "bids", "winner"),
    [
        (1, [-35, 15, -45, -40], "10 1 0 0", 1),  # the highest total
        (0, [30, 0, 0], "9+ 0 0+", 0),
        (1, [-30, -10, -45, -40], "10 0+ 0 0", 0),  # a tie: the better round 4
        (0, [20, 0, 0], "9+ 0 0+", 1),
        (0, [20, 20, 20, 0], "9+ 0+ 0+ 0", 3),
        (1, [0, 0, 0, -10], "10 0 0 0", 1),  # L10: tied again, the start player of round 4
        (0, [0, 0, 0, 0], "10 0 0 0", 0),
        (2, [0, 0, 0], "10 0 0", 0),
        (0, [5, 0, 5], "10 0 0", 2),  # the nearest clockwise from it
        (1, [0, -10, -10, 0], "10 0 0 0", 3),
        (0, [0, 0, 0, 0], "9 0 0 0", 1),
        (3, [0, 0, 0, 0, 0], "9+ 0+ 1 1 1", 0),  # from seat 2: 3, 4, 0
        (3, [0, 0, 0, 0, 0], "9 0+ 0+ 1 1", 2),
    ],
)
def test_12_l10_the_winner_and_both_tie_breaks(
    implementation: str, first: int, before: list[int], bids: str, winner: int
) -> None:
    players = len(before)
    game = new_game(implementation, players, first)
    game.set_score(3, before)
    game.chance(deal_line(players, {0: SWEEP[players]}))
    bid_by_seat(game, bids)
    assert (game.over, game.winners) == (False, ())
    finish_round(game)
    assert (game.won[0], game.over, game.winners) == (10, True, (winner,))
    game.refuse(winner, "play 1", None)
