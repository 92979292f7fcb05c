"""The naive Aurum on its own: hand-made cases, and its two ways to find hidden worlds against each other."""

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import combinations, permutations, product

import pytest
from scipy.stats import chisquare

from naive import aurum
from naive.aurum import Aurum

SEATS = {players: (*range(players), None) for players in (3, 4)}
EVERY = [
    (players, {"zero_gold": zero_gold, "scoring": scoring})
    for players, zero_gold, scoring in product((3, 4), *aurum.OPTIONS.values())
]
MIXED = [(3, {}), (3, {"zero_gold": "no"}), (4, {}), (4, {"zero_gold": "no", "scoring": "points"})]


def random_game(players: int, seed: int, options: aurum.Options = None, patience: float = 0.7) -> list[str]:
    """All lines of a game in which a seat stays without a thought with probability `patience`."""
    rng = random.Random(seed)
    game, lines = Aurum(players, options), []
    while not game.over:
        lines.append(random_line(game, rng, patience))
        game.tell(lines[-1])
    return lines


def random_line(game: Aurum, rng: random.Random, patience: float) -> str:
    if game.awaits == "first":
        return f"first {rng.randrange(game.players)}"
    if game.awaits == "deal":
        return " ".join(["deal", *rng.sample(game.pack, len(game.pack))])
    seat = rng.choice(game.pending)
    moves = game.legal(seat)
    stays = "stay" in moves and rng.random() < patience
    return f"{seat} stay" if stays else f"{seat} {rng.choice(sorted(moves))}"


def cards(text: str) -> list[str]:
    """'B7-9 Z1' is B7 B8 B9 Z1."""
    found = []
    for word in text.split():
        low, _, high = word[1:].partition("-")
        found += [f"{word[0]}{rank}" for rank in range(int(low), int(high or low) + 1)]
    return found


def table(*hands: str) -> list[str]:
    return ["first 0", " ".join(["deal", *(card for hand in hands for card in cards(hand))])]


def told(players: int, lines: Sequence[str], more: str = "", options: aurum.Options = None) -> Aurum:
    return aurum.replay(players, [*lines, *(line for line in more.split(", ") if line)], options)


def give(game: Aurum, seat: int, *gold: str) -> None:
    """Exchange the collection of `seat` for these cards of the supply."""
    game.supply += game.collections[seat]
    game.collections[seat] = []
    for card in gold:
        game._take(card, seat)


def keep(game: Aurum, seat: int, text: str) -> None:
    """Put the hand of `seat` away but for these cards."""
    game.gone += game.hands[seat] - set(cards(text))
    game.hands[seat] &= set(cards(text))


def then(game: Aurum, *lines: str) -> Aurum:
    for line in lines:
        game.tell(line)
    return game


# Three players: after B and P seat 2 cannot follow. If it ends the round nobody has a trick, and all tie.
TIGHT = [
    *table("B7-9 Z1-9", "P7-9 S1-9", "B1-6 P1-6"),
    *("0 predict Z9", "1 predict S9", "2 predict B6"),
]
STAY = ["0 stay", "1 stay", "2 stay"]
STUCK = [*TIGHT, *STAY, "0 play B7", "1 play P7"]
THREE = [*table("B1-9 P1-3", "P4-9 Z1-6", "Z7-9 S1-9"), "0 predict B4", "1 predict Z1", "2 predict Z7"]
# Four players; S9 and S10 lie face up.
FOUR = [
    *table("B1-10 P1-2", "P3-10 Z1-4", "Z5-10 C1-6", "C7-10 S1-8", "S9-10"),
    *("0 predict B3", "1 predict P4", "2 predict Z7", "3 predict S4"),
]
STAY4 = [*STAY, "3 stay"]


# ---- Worked examples ----


def test_ux1_team_prediction_is_the_higher() -> None:
    game = told(4, FOUR[:2], "0 predict B4, 1 predict P3, 2 predict C2, 3 predict S1")
    game.won = [1, 0, 3, 0]
    assert game._result((0, 2)) == (8, True, 0)


def test_ux2_the_partners_prediction_is_exchanged() -> None:
    game = told(4, FOUR, "0 swap G0 B4 partner")
    assert (game.predictions[0], game.predictions[2]) == ("B3", "B4")
    assert "Z7" in game.hands[0]
    assert "B4" not in game.hands[0]
    assert len(game.hands[2]) == 11
    assert (game.collections[0], game.supply.count("G0")) == ([], 1)
    game.won = [4, 0, 0, 0]
    assert game._result((0, 2)) == (8, True, 0)


def test_ux3_ones_own_prediction_is_exchanged() -> None:
    game = told(3, THREE, "0 swap G0 B7")
    assert game.predictions[0] == "B7"
    assert "B4" in game.hands[0]
    assert game.supply.count("G0") == 2  # U4: the fourth 0 was in the supply before


@pytest.mark.parametrize(
    ("trick", "low", "high"),
    [
        ("B4 P5 S5", 0, 2),  # UX4: the leader takes and leads, the last wins
        ("B5 P5 S5", 2, 2),  # UX5: the last takes, leads and wins
        ("B9 P4 Z4 S9", 2, 3),  # U22: the later of equal cards, lowest and highest
        ("B2 G2 Z9 G0", 0, 1),  # the highest gold wins, a base card takes
        ("B2 G1 Z9 G1", 0, 3),  # of two golds 1 the later
        ("B9 G0 G0", 0, 2),  # U21: the leader's card is the only base card
        ("B9 P10 Z1 G0", 2, 3),  # a gold 0 beats every base card
    ],
)
def test_9_lowest_and_winner(trick: str, low: int, high: int) -> None:
    plays = list(enumerate(trick.split()))
    assert aurum.lowest(plays)[0] == low
    assert aurum.winner(plays) == high


def test_ux4_at_the_table() -> None:
    lines = [*THREE[:2], "0 predict B1", *THREE[3:], *STAY]
    game = told(3, lines, "0 play B4, 1 play P5, 2 play S5")
    assert game.won == [0, 0, 1]
    assert (game.collections[0], game.leader, game.pending) == (["G0", "G4"], 0, (0,))
    # It leads again also when nothing is there to be taken.
    give(game := told(3, lines), 1, "G0", "G4")
    then(game, "0 play B4", "1 play P5", "2 play S5")
    assert (game.collections[0], game.leader) == (["G0"], 0)


def test_ux5_at_the_table() -> None:
    game = told(3, [*THREE, *STAY], "0 play B5, 1 play P5, 2 play S5")
    assert game.won == [0, 0, 1]
    assert (game.collections[2], game.pending, game.leader) == (["G0", "G5"], (2,), 2)


def test_ux6_partners_tricks_are_added() -> None:
    game = told(4, FOUR)
    game.won = [4, 0, 3, 0]
    assert game._result((0, 2)) == (14, True, 0)
    assert game._result((1, 3)) == (0, False, 0)


def test_ux7_no_base_card_and_no_gold_ends_the_round() -> None:
    game = told(3, TIGHT, "0 stay, 1 stay, 2 swap G0 B1, 0 play B7, 1 play P7")
    assert (game.awaits, game.pending) == ("deal", ())
    assert game.won == [0, 0, 0]
    assert "the round ends by 2 with B2 B3 B4 B5 B6 P1 P2 P3 P4 P5 P6" in game.heard


def test_ux8_the_round_may_be_ended_by_choice() -> None:
    assert told(3, STUCK).legal(2) == {"play G0", "stop"}
    game = told(3, STUCK, "2 stop")
    assert (game.awaits, game.collections[2]) == ("deal", ["G0"])
    assert "the round ends by 2 with B1 B2 B3 B4 B5 P1 P2 P3 P4 P5 P6" in game.heard


@pytest.mark.parametrize(("prediction", "tricks", "points"), [(5, 4, 0), (5, 6, 5), (5, 5, 10), (1, 0, 0)])
def test_12_prediction_points(prediction: int, tricks: int, points: int) -> None:
    assert aurum.prediction_points(prediction, tricks) == points


def test_13_gold_points() -> None:
    assert aurum.gold_points(["G0", "G1", "G3", "G4", "G6", "G7", "G8"]) == 12
    assert aurum.gold_points(["G2", "G5"]) == 3
    assert aurum.gold_points([]) == 0


@pytest.mark.parametrize("left", ["G2", ""])
def test_u7_gold_is_taken_before_what_was_played_goes_back(left: str) -> None:
    game = told(4, [*FOUR, *STAY4])
    give(game, 1, "G2")
    give(game, 3, "G0", *([] if left else ["G2"]))
    then(game, "0 play B2", "1 play G2", "2 play Z9", "3 play G0")
    assert game.collections[0] == ["G0", *left.split()]
    assert game.supply.count("G2") == 1  # U20: only now, and the leader leads again without it
    assert (game.won, game.leader) == ([0, 1, 0, 0], 0)


# ---- Decisions ----


def test_u2_u4_cards_in_use() -> None:
    assert Counter(card[0] for card in aurum.pack(3)) == dict.fromkeys("BPZS", 9)
    assert Counter(card[0] for card in aurum.pack(4)) == dict.fromkeys("BPZCS", 10)
    numbers = [len(aurum.gold_cards(players, zeros)) for players in (4, 3) for zeros in (True, False)]
    assert numbers == [15, 11, 14, 10]  # part 7: the zeros are out of the game
    assert set(aurum.gold_cards(3, False)) == {f"G{rank}" for rank in range(1, 8)}
    assert Counter(aurum.gold_cards(4, True))["G3"] == 2
    assert told(3, THREE).supply.count("G0") == 1
    assert told(4, FOUR).supply.count("G0") == 0


def test_u3_everybody_has_a_gold_0_in_every_round() -> None:
    game = told(3, STUCK, "2 stop")
    then(game, THREE[1])
    assert game.collections == [["G0"]] * 3
    assert told(3, THREE, options={"zero_gold": "no"}).collections == [[]] * 3


def test_u5_u6_all_that_are_tied_take_a_nugget_and_share() -> None:
    game = told(3, STUCK)
    game.scores = [1, 0, 1]
    then(game, "2 stop")
    assert (game.scores, game.winners, game.over, game.awaits) == ([2, 1, 2], (0, 2), True, None)


def test_u27_a_gold_0_is_higher_than_none() -> None:
    game = told(3, TIGHT, "0 stay, 1 stay, 2 swap G0 B1, 0 play B7, 1 play P7")
    assert (game.collections, game.scores) == ([["G0"], ["G0"], []], [1, 1, 0])


def test_u5_both_teams() -> None:
    game = told(4, [*FOUR, *STAY4])
    keep(game, 1, "")
    give(game, 1)
    then(game, "0 play B1")
    assert (game.scores, game.winners, game.awaits) == ([1, 1, 1, 1], (), "deal")


def test_u8_gold_paid_is_back_at_once() -> None:
    game = told(3, THREE)
    give(game, 0, "G4")
    then(game, "0 swap G4 B7", "1 stay", "2 stay", "0 play B4", "1 play P5", "2 play S5")
    assert game.collections[0] == ["G4"]


def test_u9_u10_u11_each_seat_once_before_each_trick() -> None:
    game = told(3, THREE)
    give(game, 0, "G0", "G1", "G1")
    assert game.pending == (0,)
    assert len(game.legal(0)) == 1 + 2 * 11  # equal gold gives the same move
    assert not any(move.endswith("partner") for move in game.legal(0))
    then(game, "0 swap G1 B1")
    assert game.pending == (1,)
    then(game, "1 stay", "2 stay", "0 play B9", "1 play P4", "2 play S5")
    assert (game.leader, game.pending) == (1, (1,))
    then(game, "1 stay", "2 stay")
    assert game.pending == (0,)
    assert len(game.legal(0)) == 1 + 2 * 10


def test_u12_the_same_rank_in_another_suit() -> None:
    game = told(3, [*THREE[:2], "0 predict B1", "1 predict Z1", "2 predict Z7"], "0 swap G0 P1")
    assert (game.predictions[0], "B1" in game.hands[0]) == ("P1", True)


def test_u13_u14_u15_a_leader_without_cards() -> None:
    game = told(3, [*THREE, *STAY])
    keep(game, 0, "B2")
    then(game, "0 play B2", "1 play P5", "2 play S5")
    assert (game.leader, game.collections[0]) == (0, ["G0", "G2"])
    assert game.pending == (1,)  # he is skipped, the others still have their window
    then(game, "1 swap G0 P8", "2 stay")
    assert (game.awaits, game.predictions[1]) == ("deal", "P8")
    assert "the round ends by 0 with " in game.heard


def test_u16_a_follower_without_cards() -> None:
    game = told(3, [*THREE, *STAY])
    keep(game, 1, "")
    then(game, "0 play B2")
    assert game.legal(1) == {"play G0", "stop"}
    give(game := told(3, [*THREE, *STAY]), 1)
    keep(game, 1, "")
    then(game, "0 play B2")
    assert game.awaits == "deal"


def test_u17_who_can_play_a_base_card_may_not_stop() -> None:
    game = told(3, [*TIGHT, *STAY], "0 play B7")
    assert game.legal(1) == {"play G0", *(f"play {card}" for card in cards("P7-9 S1-8"))}
    game = told(3, STUCK[:-1], "1 play S1")
    assert game.legal(2) == {"play G0", *(f"play {card}" for card in cards("P1-6"))}


def test_u18_u36_what_was_played_to_a_void_trick_is_lost() -> None:
    game = told(3, [*TIGHT, *STAY])
    keep(game, 2, "B1")
    then(game, "0 play B7", "1 play G0", "2 stop")
    assert (game.collections[1], game.supply.count("G0")) == ([], 2)
    assert (game.won, game.trick) == ([0, 0, 0], [])
    assert "B7" in game.gone
    assert "B7" not in game.hands[0]


@pytest.mark.parametrize("rank", [8, 9])
def test_u19_no_such_gold(rank: int) -> None:
    game = told(3, [*THREE, *STAY], f"0 play B{rank}, 1 play P9, 2 play G0")
    assert game.collections == [["G0"], ["G0"], []]
    assert game.leader == (0 if rank == 8 else 1)


def test_u21_the_leader_leads_again_if_all_others_play_gold() -> None:
    game = told(3, [*THREE, *STAY], "0 play B7, 1 play G0, 2 play G0")
    assert (game.leader, game.collections[0], game.won) == (0, ["G0", "G7"], [0, 0, 1])


def test_u24_four_predict_in_turn_and_three_in_any_order() -> None:
    game = told(4, ["first 2", FOUR[1]])
    for seat, card in ((2, "Z7"), (3, "S4"), (0, "B3"), (1, "P4")):
        assert game.pending == (seat,)
        assert game.legal(seat) == {f"predict {card}" for card in game.hands[seat]}
        then(game, f"{seat} predict {card}")
    assert (game.pending, game.phase) == ((2,), "swap")
    assert told(3, THREE[:2]).pending == (0, 1, 2)
    three = told(3, THREE[:2], "1 predict Z1")
    assert three.pending == (0, 2)
    assert not three.legal(1)
    then(three, "2 predict Z7", "0 predict B4")
    assert three.predictions == told(3, THREE).predictions


@pytest.mark.parametrize(
    ("results", "winners"),
    [
        ([(7, False, 0), (6, True, 8)], [0]),  # the higher score
        ([(6, False, 8), (6, True, -1)], [1]),  # U25: exact
        ([(6, True, 3), (6, True, 4)], [1]),  # both exact: the higher gold
        ([(6, False, 3), (6, False, 4), (5, True, 7)], [1]),  # exact counts among the tied only
        ([(6, True, 1), (6, True, 2), (6, False, 7)], [1]),  # U26
        ([(0, False, -1), (0, False, 0)], [1]),  # U27
        ([(6, True, 2), (6, True, 2), (6, False, 7)], [0, 1]),  # U5
        ([(0, False, -1), (0, False, -1), (0, False, -1)], [0, 1, 2]),
    ],
)
def test_14_round_winners(results: list[aurum.Result], winners: list[int]) -> None:
    assert aurum.best(results) == winners


def test_u28_the_start_player_moves_left() -> None:
    for players in (3, 4):
        lines = random_game(players, 3, {"scoring": "points"})
        game = Aurum(players, {"scoring": "points"})
        starts = []
        for line in lines:
            game.tell(line)
            starts += [game.leader] if line.startswith("deal ") else []
        first = int(lines[0].removeprefix("first "))
        assert starts == [(first + step) % players for step in range(3)]


def test_16_u34_points_are_added_and_ties_share() -> None:
    game = told(3, STUCK, options={"scoring": "points"})
    game.scores, game.round, game.won = [3, 4, 5], 3, [9, 0, 6]
    give(game, 1, "G7", "G1")
    then(game, "2 stop")
    assert (game.scores, game.over, game.winners) == ([21, 8, 17], True, (0,))
    game = told(3, STUCK, options={"scoring": "points"})
    game.scores, game.round = [7, 7, 5], 3
    assert then(game, "2 stop").winners == (0, 1)


# ---- Settled details ----


def test_7_partners_score_alike() -> None:
    for scoring, gains in (("nuggets", [1, 0, 1, 0]), ("points", [15, 0, 15, 0])):
        game = told(4, [*FOUR, *STAY4], options={"scoring": scoring})
        game.won = [3, 0, 4, 0]
        keep(game, 1, "")
        give(game, 1)
        give(game, 2, "G1")
        then(game, "0 play B1")
        assert game.scores == gains
    game.round, game.awaits, game.over = 3, None, False
    game._end_round(1)
    assert (game.scores, game.winners) == ([30, 0, 30, 0], (0, 2))


def test_7_both_partners_may_swap_the_same_prediction() -> None:
    game = told(4, FOUR, "0 swap G0 B4 partner, 1 stay, 2 swap G0 C1")
    assert game.predictions[2] == "C1"
    assert "Z7" in game.hands[0]
    assert "B4" in game.hands[2]
    assert game.legal(3) >= {"stay", "swap G0 C7", "swap G0 C7 partner"}


def test_7_what_stands_until_the_next_deal() -> None:
    game = told(3, [*THREE, *STAY], "0 play B5, 1 play P5, 2 play S5, 2 stay, 0 stay, 1 stay, 2 play S6")
    keep(game, 0, "S1")
    then(game, "0 stop")
    assert (game.awaits, game.won, game.collections[2]) == ("deal", [0, 0, 1], ["G0", "G5"])
    assert game.predictions == {0: "B4", 1: "Z1", 2: "Z7"}
    then(game, TIGHT[1])
    assert (game.won, game.predictions, game.collections) == ([0, 0, 0], {}, [["G0"]] * 3)


def test_7_without_zeros_nobody_is_asked_to_swap_first() -> None:
    game = told(4, FOUR, options={"zero_gold": "no"})
    assert (game.phase, game.pending) == ("play", (0,))
    assert game.legal(0) == {f"play {card}" for card in game.hands[0]}


# ---- What is refused ----


@pytest.mark.parametrize(
    ("players", "lines", "bad"),
    [
        (3, [], "first 3"),
        (3, [], "first 00"),
        (3, [], "deal"),
        (3, ["first 0"], "first 0"),
        (3, ["first 0"], THREE[1].replace("B1", "B2")),  # a card twice
        (3, ["first 0"], THREE[1].replace("B1", "C1")),  # U2
        (3, ["first 0"], FOUR[1]),
        (3, ["first 0"], THREE[1].replace(" ", "  ")),
        (3, ["first 0"], THREE[1].replace("deal", "deck")),
        (4, FOUR[:2], "1 predict P4"),  # not in turn
        (4, FOUR[:2], "0 predict P3"),
        (3, THREE[:2], "0 predict G0"),
        (3, THREE[:2], "0 predict"),
        (3, THREE[:3], "0 predict B5"),  # twice
        (3, THREE, "0 swap G1 B1"),
        (3, THREE, "0 swap G0 B4"),  # it lies there already
        (3, THREE, "0 swap G0 B1 partner"),
        (4, FOUR, "0 swap G0 B1 own"),
        (3, THREE, "0 play B1"),
        (3, THREE, "0 stop"),
        (3, THREE, "0  stay"),
        (3, THREE, "00 stay"),
        (3, [*THREE, *STAY], "0 play G0"),  # 6
        (3, [*THREE, *STAY], "0 stop"),
        (3, [*THREE, *STAY], "0 play B4"),
        (3, [*THREE, *STAY, "0 play P1"], "1 play P5"),  # 7
        (3, [*THREE, *STAY, "0 play P1"], "1 play G1"),
        (3, [*THREE, *STAY, "0 play P1"], "1 stop"),  # 8
        (3, STUCK, "2 play B1"),
        (3, STUCK, "2 stay"),
        (3, [*STUCK, "2 stop"], "0 stay"),
    ],
)
def test_refusals_change_nothing(players: int, lines: list[str], bad: str) -> None:
    game = told(players, lines)
    before = repr(vars(game))
    with pytest.raises(ValueError, match=r".+"):
        game.tell(bad)
    assert repr(vars(game)) == before


def test_bad_players_options_and_seats_are_named() -> None:
    for players in (2, 5):
        with pytest.raises(ValueError, match="players"):
            Aurum(players)
    for options in ({"zero": "no"}, {"zero_gold": "maybe"}):
        with pytest.raises(ValueError, match="zero"):
            Aurum(3, options)
    with pytest.raises(ValueError, match="seat 3"):
        aurum.observations(3, [], 3)


def all_texts() -> Iterator[str]:
    """Every text of the notation that could be a move."""
    gold = sorted(set(aurum.gold_cards(4, True)))
    yield from ("stay", "stop")
    for card in aurum.pack(4):
        yield f"predict {card}"
        for paid in gold:
            yield from (f"swap {paid} {card}", f"swap {paid} {card} partner")
    yield from (f"play {card}" for card in [*aurum.pack(4), *gold])


@pytest.mark.parametrize("players", [3, 4])
def test_what_is_not_legal_is_refused(players: int) -> None:
    rng = random.Random(players)
    lines = random_game(players, 8)
    for end in rng.sample(range(2, len(lines)), 5):
        game = told(players, lines[:end])
        before = repr(vars(game))
        for seat, text in product(range(players), all_texts()):
            if text not in game.legal(seat):
                with pytest.raises(ValueError, match=r".+"):
                    game.tell(f"{seat} {text}")
        assert repr(vars(game)) == before


# ---- Random games ----


def check_invariants(game: Aurum) -> None:
    """Part 4: every card is in one place, and a trick is as the rules allow."""
    assert bool(game.pending) == (game.awaits is None and not game.over)
    assert all(bool(game.legal(seat)) == (seat in game.pending) for seat in range(game.players))
    if not game.dealt:
        return
    trick = [card for _, card in game.trick]
    gold = [card for card in trick if aurum.is_gold(card)]
    base = [card for card in trick if not aurum.is_gold(card)]
    collected = [card for collection in game.collections for card in collection]
    assert sorted(game.supply + collected + gold) == sorted(game.gold)
    held = [card for hand in game.hands for card in hand]
    rest = [*game.predictions.values(), *game.gone, *game.dealt[-1], *base]
    assert sorted(held + rest) == sorted(game.pack)
    assert len({card[0] for card in base}) == len(base)
    assert not trick or not aurum.is_gold(trick[0])
    assert all(
        game.scores[seat] == game.scores[side[0]] for side in aurum.SIDES[game.players] for seat in side
    )


@pytest.mark.parametrize(("players", "options"), EVERY)
def test_random_games_are_complete(players: int, options: aurum.Options) -> None:
    rounds = set()
    for seed in range(12):
        game = Aurum(players, options)
        for line in random_game(players, seed, options, patience=seed % 4 / 3):
            check_invariants(game)
            game.tell(line)
        check_invariants(game)
        rounds.add(game.round)
        assert (game.awaits, game.pending) == (None, ())
        assert game.winners
        assert all(
            (game.scores[seat] == max(game.scores)) == (seat in game.winners) for seat in range(players)
        )
        with pytest.raises(ValueError, match="over"):
            game.tell(f"{game.turn} stay")
    # 15, U28: before the last round no side has two nuggets, and every round gives one.
    assert rounds == {3} if game.by_points else rounds <= {3: {2, 3, 4}, 4: {2, 3}}[players]


# ---- Hidden information ----


def find(players: int, options: aurum.Options, wanted: Callable[[Aurum], bool]) -> list[str]:
    """The first such position in the first rounds of random games."""
    for seed in range(200):
        game, lines = Aurum(players, options), random_game(players, seed, options)
        for at, line in enumerate(lines, 1):
            game.tell(line)
            if game.round == 1 and wanted(game):
                return lines[:at]
            if game.round == 2:
                break
    raise LookupError("no such position")


def now(game: Aurum) -> aurum.World:
    """The world as it is."""
    return aurum._world(game, game.hands, {})


def words(players: int, lines: Sequence[str], seat: int | None, options: aurum.Options = None) -> set[str]:
    return set(" ".join(aurum.observations(players, lines, seat, options)).split())


def test_a_hand_is_its_owners_secret() -> None:
    """U32: also from the partner. What lies face up all know."""
    for players, lines in ((3, THREE[:2]), (4, FOUR[:2])):
        game = told(players, lines)
        for seat in SEATS[players]:
            own = set() if seat is None else game.hands[seat]
            assert words(players, lines, seat) & set(game.pack) == own | set(game.dealt[-1])


def test_3_three_predict_in_secret_until_the_last_is_in() -> None:
    other = [line.replace("2 predict Z7", "2 predict S5") for line in THREE]
    for seat in SEATS[3]:
        one, two = (aurum.observations(3, [*lines[:2], *lines[3:]], seat) for lines in (THREE, other))
        assert "2 predict" in one  # who has done it is public
        assert (one == two) == (seat != 2)
        assert aurum.observations(3, THREE, seat) != aurum.observations(3, other, seat)
        assert {"B4", "Z1", "Z7"} <= words(3, THREE, seat)


def test_u24_four_predict_openly() -> None:
    assert all("B3" in words(4, FOUR[:3], seat) for seat in SEATS[4])


def test_5_swaps_are_public() -> None:
    lines = [*FOUR, "0 swap G0 B4 partner"]
    for seat in SEATS[4]:
        seen = aurum.observations(4, lines, seat)
        assert seen[-2:] == ["0 swap G0 B4 partner", "Z7 goes to 0, B4 lies before 2"]
        assert not {"B3", "B4", "Z7"} & set(aurum._unseen(told(4, lines), seat))


def test_u17_only_who_ends_the_round_shows_his_hand() -> None:
    for seat in SEATS[3]:
        seen = words(3, [*STUCK, "2 stop"], seat)
        assert set(cards("B1-5 P1-6")) <= seen
        assert ("Z1" in seen, "S1" in seen) == (seat == 0, seat == 1)


@pytest.mark.parametrize("players", [3, 4])
def test_at_the_end_and_only_then_all_hands_are_laid_open(players: int) -> None:
    hidden = 0
    for seed in range(6):
        lines = random_game(players, seed, patience=1)
        game = told(players, lines)
        for seat in SEATS[players]:
            assert set().union(*game.hands) <= words(players, lines, seat)
            assert aurum.worlds(players, lines, seat) == [now(game)]
        # Before the last line more than one hand was hidden, and only one had to be shown.
        before = set(aurum._unseen(told(players, lines[:-1]), None))
        hidden += sum(bool(hand & before) for hand in game.hands) > 1
    assert hidden > 2


# ---- Games that look the same ----


def without_cards(line: str) -> list[str]:
    return [word for word in line.split(" ") if word not in aurum.pack(4)]


@pytest.mark.parametrize(("players", "options"), MIXED)
def test_a_disguise_is_not_seen_through(players: int, options: aurum.Options) -> None:
    rng = random.Random(players)
    lines = random_game(players, 6, options)
    for end in [0, 1, 2, 3, 4, len(lines), *rng.sample(range(len(lines)), 6)]:
        secret = told(players, lines[:end], options=options).secret
        for seat in SEATS[players]:
            other = aurum.disguise(players, lines[:end], seat, rng, options)
            seen = aurum.observations(players, lines[:end], seat, options)
            assert aurum.observations(players, other, seat, options) == seen
            for old, new in zip(lines[:end], other, strict=True):
                assert without_cards(old) == without_cards(new)
                assert old == new or "deal" in old or (secret and "predict" in old)


@pytest.mark.parametrize(("players", "options"), MIXED)
def test_a_disguise_changes_what_is_hidden_and_only_that(players: int, options: aurum.Options) -> None:
    rng = random.Random(players)
    lines = find(players, options, lambda game: sum(game.won) == 4)
    for seat in SEATS[players]:
        others = [aurum.disguise(players, lines, seat, rng, options) for _ in range(8)]
        after = [told(players, other, options=options).hands for other in others]
        for holder in range(players):
            assert (len({frozenset(hands[holder]) for hands in after}) == 1) == (holder == seat)


def test_a_disguise_changes_secret_predictions_and_earlier_rounds() -> None:
    rng = random.Random(3)
    ahead = [*THREE[:2], *THREE[3:]]
    for seat, kinds in ((0, {2, 3}), (1, {3}), (2, {2}), (None, {2, 3})):
        others = [aurum.disguise(3, ahead, seat, rng) for _ in range(20)]
        assert {at for at in (2, 3) if len({other[at] for other in others}) > 1} == kinds
    changed = 0
    for seed in range(10):
        lines = random_game(4, seed, patience=1)
        other = aurum.disguise(4, lines, 0, rng)
        before, after = (told(4, some[:2]).hands for some in (lines, other))
        assert before[0] == after[0]
        changed += before != after
    assert changed > 2


@pytest.mark.parametrize("players", [3, 4])
def test_two_cards_are_exchanged_unseen_only_if_both_are_hidden(players: int) -> None:
    """Never less is observed than could be: an exchange of any two other cards in the deal is noticed."""
    rng = random.Random(players)
    lines = find(players, {}, lambda game: sum(game.won) == 3 and len(set(game.collections[0])) > 1)
    game = told(players, lines)
    places = {card: at for at, part in enumerate(game.dealt) for card in part}
    for seat in SEATS[players]:
        seen = aurum.observations(players, lines, seat)
        for one, two in rng.sample(list(combinations(game.pack, 2)), 150):
            deal = " ".join({one: two, two: one}.get(word, word) for word in lines[1].split(" "))
            try:
                same = aurum.observations(players, [lines[0], deal, *lines[2:]], seat) == seen
            except ValueError:
                same = False
            hidden = {one, two} <= set(aurum._unseen(game, seat))
            assert same == (hidden or places[one] == places[two])


# ---- All worlds ----


def even(drawn: Sequence[Hashable], possible: Sequence[Hashable]) -> bool:
    """Whether only the possible ones were drawn, all about equally often."""
    counts = Counter(drawn)
    numbers = [counts[one] for one in possible]
    return sum(numbers) == len(drawn) and (len(numbers) == 1 or bool(chisquare(numbers).pvalue > 0.001))


def ways_to_share(game: Aurum, seat: int | None) -> list[list[set[str]]]:
    """All hands by what was seen alone, without a thought for who must be able to play."""
    unseen = aurum._unseen(game, seat)
    known = [hand - set(unseen) for hand in game.hands]
    sizes = [len(hand & set(unseen)) for hand in game.hands]
    return [
        [hand | set(share) for hand, share in zip(known, shares, strict=True)]
        for shares in aurum._shares(unseen, sizes)
    ]


def is_telling(game: Aurum) -> bool:
    """8: whether it tells the left neighbour something that a follower without gold is asked."""
    if not game.pending or not game.trick or game.collections[game.turn]:
        return False
    watcher = (game.turn + 1) % game.players
    if sum(map(len, game.hands)) - len(game.hands[watcher]) > 6:
        return False
    ways = ways_to_share(game, watcher)
    return 1 < sum(aurum._can_go_on(game, hands) for hands in ways) < len(ways)


def is_late(game: Aurum) -> bool:
    return game.pending != () and 0 < sum(map(len, game.hands)) <= 6


@pytest.mark.parametrize(("players", "options"), MIXED)
def test_worlds_are_all_that_can_be_replayed(players: int, options: aurum.Options) -> None:
    """Every order of the cards that others hold, also of those that are known, against what was observed."""
    lines = find(players, options, is_telling)
    game = told(players, lines, options=options)
    seat = (game.turn + 1) % players
    seen = aurum.observations(players, lines, seat, options)
    held = [card for at, hand in enumerate(game.hands) if at != seat for card in sorted(hand)]
    possible = set()
    for order in permutations(held):
        other = dict(zip(held, order, strict=True))
        deal = " ".join(other.get(word, word) for word in lines[1].split(" "))
        try:
            guess = [lines[0], deal, *lines[2:]]
            if aurum.observations(players, guess, seat, options) == seen:
                possible.add(now(told(players, guess, options=options)))
        except ValueError:
            continue  # a card is played by somebody who does not have it
    found = aurum.worlds(players, lines, seat, options)
    assert sorted(found) == sorted(possible)
    assert now(game) in found
    assert 1 < len(found) < len(ways_to_share(game, seat))


@pytest.mark.parametrize(("players", "options"), MIXED)
def test_worlds_are_what_a_disguise_draws(players: int, options: aurum.Options) -> None:
    rng = random.Random(players)
    for wanted in (is_telling, is_late):
        lines = find(players, options, wanted)
        game = told(players, lines, options=options)
        for seat in SEATS[players]:
            possible = aurum.worlds(players, lines, seat, options)
            drawn = []
            for _ in range(10 * len(possible)):
                other = aurum._other_cards(game, seat, rng)
                hands = [{other.get(card, card) for card in hand} for hand in game.hands]
                drawn.append(aurum._world(game, hands, {}))
            assert even(drawn, possible)


def test_between_rounds_a_third_hand_is_known_by_what_is_left() -> None:
    lines = [*STUCK, "2 stop"]
    assert aurum.worlds(3, lines, 0) == aurum.worlds(3, lines, 1) == [now(told(3, lines))]
    with pytest.raises(ValueError, match="too many"):
        aurum.worlds(3, lines, 2)


def test_worlds_of_secret_predictions(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a pack of twelve cards: every deal, and with each every card that may lie face down."""
    monkeypatch.setattr(aurum, "HAND", 4)
    monkeypatch.setitem(aurum.HIGHEST, 3, 3)
    lines = [*table("B1-3 P1", "P2-3 Z1-2", "Z3 S1-3"), "2 predict S1", "0 predict P1"]
    seen = aurum.observations(3, lines, 1)
    possible = set()
    others = cards("B1-3 P1 Z3 S1-3")
    for hand in combinations(others, 4):
        rest = [card for card in others if card not in hand]
        for mine, yours in product(hand, rest):
            deal = " ".join(["deal", *hand, *cards("P2-3 Z1-2"), *rest])
            guess = ["first 0", deal, f"2 predict {yours}", f"0 predict {mine}"]
            assert aurum.observations(3, guess, 1) == seen
            possible.add(now(told(3, guess)))
    assert len(possible) == 70 * 16
    assert sorted(aurum.worlds(3, lines, 1)) == sorted(possible)
    laid = Counter((predictions[0], predictions[2]) for _, predictions in possible)
    assert laid == dict.fromkeys(aurum.face_down(3, lines, 1), 20)
    one = aurum.worlds(3, lines[:3], 1)
    drawn = [now(told(3, aurum.disguise(3, lines[:3], 1, random.Random(seed)))) for seed in range(1400)]
    assert even(drawn, one)


def test_what_may_lie_face_down() -> None:
    order = [*THREE[:2], THREE[3], THREE[4]]
    for seat, one, two in ((0, 24, 24 * 23), (1, 1, 24), (2, 24, 24), (None, 36, 36 * 35)):
        assert aurum.face_down(3, order[:2], seat) == aurum.face_down(3, THREE, seat) == [()]
        assert len(aurum.face_down(3, order[:3], seat)) == one
        assert len(set(aurum.face_down(3, order, seat))) == two
        with pytest.raises(ValueError, match="too many"):
            aurum.worlds(3, order, seat)
    drawn = [aurum.disguise(3, order, 0, random.Random(seed))[2:] for seed in range(2760)]
    laid = [(one.removeprefix("1 predict "), two.removeprefix("2 predict ")) for one, two in drawn]
    assert even(laid, aurum.face_down(3, order, 0))


def test_worlds_need_a_deal() -> None:
    for ask in (aurum.worlds, aurum.face_down):
        with pytest.raises(ValueError, match="no cards are dealt"):
            ask(3, THREE[:1], 0)
