"""One test, or more, for every numbered rule of Aurum, with the decisions (U1 to U36) that belong to it."""

from functools import partial

import pytest

from aurum.implementations import (
    FOUR,
    STUCK,
    THREE,
    Aurum,
    AurumEngine,
    Options,
    Position,
    deal_line,
    four,
    new_game,
    play_round,
    stuck,
    table,
    three,
)
from kobako import Match
from kobako.games.aurum import scoring
from naive import aurum as naive

pytestmark = pytest.mark.rules

NO_ZEROS = {"zero_gold": "no"}
POINTS = {"scoring": "points"}
DEALT = {players: partial(table, players=players, hands=hands) for players, hands in ((3, THREE), (4, FOUR))}


@pytest.mark.parametrize("players", [3, 4])
def test_1_chance_chooses_any_seat_to_start(players: int) -> None:
    drawn = {Match("aurum", players, seed=seed).steps[0] for seed in range(60)}
    assert drawn == {f"first {seat}" for seat in range(players)}


@pytest.mark.parametrize("line", ["first 3", "first 00", "first", "first 1 1", "deal"])
def test_1_the_first_line_names_a_seat(implementation: str, line: str) -> None:
    game = new_game(implementation, 3, first=None)
    game.refuse_chance(line, "first")
    game.chance("first 0")
    game.refuse_chance("first 0", "deal is due")


@pytest.mark.parametrize(("players", "suits", "top"), [(3, "BPZS", 9), (4, "BPZCS", 10)])
def test_2_u1_u2_twelve_cards_each_and_with_four_players_two_left_over(
    implementation: str, players: int, suits: str, top: int
) -> None:
    pack = [f"{suit}{rank}" for suit in suits for rank in range(1, top + 1)]
    game = new_game(implementation, players)
    game.chance(" ".join(["deal", *pack]))
    assert game.hands == [set(pack[12 * seat : 12 * seat + 12]) for seat in range(players)]
    assert game.left_over == (["S9", "S10"] if players == 4 else [])
    assert sorted(Match("aurum", players, seed=1).steps[1].split()[1:]) == sorted(pack)


PACK = naive.pack(3)


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        (PACK[:-1], "S9 is missing"),
        ([*PACK[:-1], "B1"], "B1 stands 2 times"),
        ([*PACK[:-1], "B10"], "B10 is not in the pack"),
        ([*PACK[:-1], "C1"], "C1 is not in the pack"),
        ([*PACK[:-1], "G0"], "G0 is not in the pack"),
        ([*PACK, "S9"], "S9 stands 2 times"),
        (["", *PACK], " is not in the pack"),
        (naive.pack(4), "B10 is not in the pack"),
        ([], "is missing"),
    ],
)
def test_2_a_deal_is_the_whole_pack(implementation: str, cards: list[str], why: str) -> None:
    game = new_game(implementation, 3)
    game.refuse_chance(" ".join(["deal", *cards]), why)
    game.refuse_chance(" ".join(["deck", *PACK]), "deal is due")


GOLD = {1: 2, 2: 2, 3: 2, 4: 1, 5: 1, 6: 1, 7: 1}
SUPPLY = [
    (3, {}, {0: 1} | GOLD),
    (4, {}, {0: 0} | GOLD | {8: 1}),
    (3, NO_ZEROS, GOLD),
    (4, NO_ZEROS, GOLD | {8: 1}),
]


@pytest.mark.parametrize("rounds", [0, 1, 2])
@pytest.mark.parametrize(("players", "options", "supply"), SUPPLY)
def test_2_7_u3_u4_u30_everything_is_back_and_everybody_takes_a_zero(
    implementation: str, players: int, options: dict[str, str], supply: dict[int, int], rounds: int
) -> None:
    game = new_game(implementation, players, options | POINTS)
    for _ in range(rounds):
        play_round(game, [2] * players, [3] * players, ["7", "14", "2", ""][:players])
    game.chance(deal_line(players, {}))
    assert (game.supply, game.collections) == (supply, [[] if options else [0]] * players)
    assert (game.predictions, game.won, game.gone) == ([None] * players, [0] * players, [])
    assert [len(hand) for hand in game.hands] == [12] * players


@pytest.mark.parametrize("players", [3, 4])
def test_2_u32_hands_are_secret_also_from_the_partner(implementation: str, players: int) -> None:
    game = DEALT[players](implementation)
    for viewer in (None, *range(players)):
        own = [hand if seat == viewer else set() for seat, hand in enumerate(game.hands)]
        assert [game.known(viewer, seat) for seat in range(players)] == own
        assert game.unseen(viewer) == set().union(*game.hands) - set().union(*own)


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_3_u24_u33_four_players_predict_in_turn_and_openly(implementation: str, first: int) -> None:
    game = DEALT[4](implementation, first=first)
    for step, seat in enumerate((first + i) % 4 for i in range(4)):
        cards = FOUR[seat].split()
        assert game.pending == (seat,)
        assert game.legal(seat) == {f"predict {card}" for card in cards}
        game.move(seat, f"predict {cards[step]}")
        assert game.predictions[seat] == cards[step]
    assert (game.phase, list(game.pending)) == ("swap", [first])


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (2, 0, 1), (1, 2, 0)])
def test_3_three_players_predict_at_once_and_in_secret(implementation: str, order: tuple[int, ...]) -> None:
    game, laid = DEALT[3](implementation), three(implementation)
    predictions: list[str | None] = [None] * 3
    for step, seat in enumerate(order):
        assert game.pending == tuple(sorted(order[step:]))
        assert game.predictions == predictions
        game.move(seat, f"predict {THREE[seat].split()[2]}")
        predictions[seat] = "?"
        assert game.legal(seat) == set() or step == 2
    assert game.predictions == laid.predictions == ["B7", "B8", "B9"]
    assert (game.hands, game.pending) == (laid.hands, laid.pending)
    assert [len(hand) for hand in game.hands] == [11] * 3
    if isinstance(game, AurumEngine) and isinstance(laid, AurumEngine):  # the order leaves no trace
        assert game.match._states.tobytes() == laid.match._states.tobytes()


def test_3_ux1_the_team_has_predicted_the_higher(implementation: str) -> None:
    game = table(implementation, 4, {0: "B4", 1: "P5", 2: "Z2", 3: "C10"}, predict="B4 P5 Z2 C10")
    assert [len(hand) for hand in game.hands] == [11] * 4
    game.put_won([3, 8, 1, 2])
    assert game.results == [(8, True, 0), (20, True, 0)]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_4_the_start_player_leads_the_first_trick(implementation: str, first: int) -> None:
    predict = " ".join(THREE[(first + step) % 3].split()[0] for step in range(3))
    game = DEALT[3](implementation, first=first, predict=predict)
    game.stay()
    assert (game.phase, game.lead, game.pending) == ("play", first, (first,))


def window(game: Aurum) -> list[int]:
    """The seats that are asked in this window; all of them stay."""
    asked: list[int] = []
    while game.phase == "swap":
        asked += game.pending
        game.act("stay")
    return asked


def test_5_10_u11_the_window_goes_once_round_from_the_leader_before_each_trick(implementation: str) -> None:
    game = three(implementation)
    assert window(game) == [0, 1, 2]
    game.act("B4", "P2", "Z3")  # P2 is the lowest
    assert (game.lead, game.trick) == (1, [])
    assert window(game) == [1, 2, 0]
    assert window(four(implementation)) == [0, 1, 2, 3]


def test_5_u9_u10_u12_any_gold_and_any_card_can_be_swapped_once_a_window(implementation: str) -> None:
    game = three(implementation)
    game.give(0, 0, 1, 1)
    cards = set(THREE[0].split()) - {"B7"}
    assert game.legal(0) == {"stay"} | {f"swap {gold} {card}" for gold in ("G0", "G1") for card in cards}
    game.move(0, "swap G1 S7")  # the same rank in another suit
    assert (game.collections[0], game.supply[1], game.predictions[0]) == ([0, 1], 1, "S7")
    assert game.hands[0] == cards - {"S7"} | {"B7"}
    assert window(game) == [1, 2]


def test_5_7_u9_with_four_players_the_own_prediction_or_the_partners(implementation: str) -> None:
    game = four(implementation)
    own = {f"swap G0 {card}" for card in set(FOUR[0].split()) - {"B9"}}
    assert game.legal(0) == {"stay"} | own | {f"{move} partner" for move in own}
    game.act("swap G0 Z5 partner", "swap G0 Z6", "swap G0 Z7", "swap G0 Z8 partner")
    assert game.predictions == ["B9", "Z8", "Z7", "B8"]  # seat 2 exchanged what seat 0 had just laid
    assert [game.known(None, seat) for seat in range(4)] == [{"B7"}, {"B10"}, {"Z5"}, {"Z6"}]
    assert [len(hand) for hand in game.hands] == [11] * 4
    assert (game.phase, game.collections, game.supply[0]) == ("play", [[]] * 4, 4)


def test_5_who_has_no_gold_is_skipped(implementation: str) -> None:
    game = three(implementation)
    game.move(0, "swap G0 Z4")
    game.act("B4", "P5", "Z6")  # B4 takes G4; seat 0 leads again
    game.tell("0 swap G4 Z7", "1 swap G0 Z5")
    game.act("P4", "Z8", "B6")  # P4 takes G4 again; seat 1 has no gold
    assert window(game) == [0, 2]


@pytest.mark.parametrize("position", [three, four])
def test_5_without_any_gold_there_is_no_window(implementation: str, position: Position) -> None:
    game = position(implementation, options=NO_ZEROS)
    assert (game.phase, game.pending) == ("play", (0,))
    assert game.legal(0) == {f"play {card}" for card in game.hands[0]}


def test_6_the_leader_plays_any_base_card_and_no_gold(implementation: str) -> None:
    game = three(implementation)
    game.stay()
    assert game.legal(0) == {f"play {card}" for card in set(THREE[0].split()) - {"B7"}}


@pytest.mark.parametrize(
    ("position", "trick", "swap", "laid"),
    [(three, "B1 P5 S6", "swap G0 P8", "P8"), (four, "B1 P6 C7 S8", "swap G0 S2", "S2")],
)
def test_6_7_u13_u14_u15_a_leader_without_cards_ends_the_round_after_the_window_of_the_others(
    implementation: str, position: Position, trick: str, swap: str, laid: str
) -> None:
    game = position(implementation)
    game.keep(0, "B1")
    game.act(*trick.split())
    assert (game.lead, game.collections[0], game.pending) == (0, [0, 1], (1,))
    game.move(1, swap)
    game.stay()
    assert (game.awaits, game.round, game.ended) == ("deal", 1, 0)
    assert (game.predictions[1], game.collections[:2], sum(game.won)) == (laid, [[0, 1], []], 1)


def test_7_a_suit_that_is_not_there_yet_or_any_gold_also_on_gold(implementation: str) -> None:
    game = three(implementation)
    game.give(2, 0, 3, 3)
    game.act("B4")
    cards = set(THREE[1].split()) - {"B2", "B5", "B8"}
    assert game.legal(1) == {f"play {card}" for card in cards} | {"play G0"}
    game.act("P5")
    cards = set(THREE[2].split()) - {"B3", "B6", "B9", "P3", "P6", "P9"}
    assert game.legal(2) == {f"play {card}" for card in cards} | {"play G0", "play G3"}
    game = three(implementation)
    game.act("B4", "G0")
    assert game.legal(2) >= {"play Z3", "play P3", "play G0"}


@pytest.mark.parametrize("options", [{}, NO_ZEROS])
def test_7_8_11_u36_ux7_ux8_without_a_base_card_gold_or_the_end_and_without_gold_too_the_end(
    implementation: str, options: Options
) -> None:
    game = stuck(implementation, options)
    if not options:
        assert game.legal(2) == {"play G0", "stop"}
        game.act("stop")
        other = stuck(implementation)
        other.act("G0")
        assert (other.won, other.awaits) == ([0, 0, 1], None)
    assert (game.awaits, game.ended, game.won) == ("deal", 2, [0, 0, 0])
    assert game.collections == [[] if options else [0]] * 3
    assert (game.trick, game.gone) == ([], ["Z1", "P1"])
    assert [len(hand) for hand in game.hands] == [10, 10, 11]
    for viewer in (None, 0, 1):  # the hand by which the round ended is shown, no other
        assert game.known(viewer, 2) == game.hands[2] == set(STUCK[2].split()) - {"P4"}
        assert not {"Z1", "P1"} & game.unseen(viewer)
    assert game.known(None, 0) == game.known(1, 0) == set()
    game.chance(deal_line(3, {}))
    assert game.known(0, 2) == set()


REFUSED: list[tuple[Position, list[str], str | None, list[str]]] = [
    (DEALT[3], [], "aurum 3", ["0 predict Z2", "0 predict G0"]),
    (DEALT[3], [], None, ["0 predict", "0 stay"]),
    (DEALT[3], ["predict B1"], None, ["0 predict B5"]),
    (DEALT[4], [], "aurum 3", ["0 predict B2"]),
    (DEALT[4], [], None, ["0 predict B0", "1 predict B2"]),  # U33; not its turn
    (three, [], "aurum 5", ["0 swap G1 B1", "0 swap G0 B7", "0 swap G0 B1 partner"]),
    (three, [], None, ["0 play B1", "0 stop", "0  stay", "1 stay"]),
    (four, [], "aurum 5", ["0 swap G0 B7 partner"]),  # what the partner has laid
    (four, [], None, ["0 swap G0 B1 own"]),
    (three, ["stay", "stay", "stay"], "aurum 6", ["0 play G0"]),
    (three, ["stay", "stay", "stay"], "aurum 7", ["0 play B7"]),  # its prediction
    (three, ["stay", "stay", "stay"], "aurum 8", ["0 stop"]),
    (three, ["stay", "stay", "stay"], None, ["0 swap G0 B1"]),
    (three, ["B4"], "aurum 7", ["1 play B2", "1 play Z1", "1 play G1"]),
    (three, ["B4"], "aurum 8", ["1 stop"]),
    (three, ["B4"], None, ["0 play P1"]),
    (stuck, [], "aurum 7", ["2 play Z4", "2 play B1"]),
    (stuck, [], None, ["2 stay"]),
    (stuck, ["stop"], None, ["0 stay"]),
]


@pytest.mark.parametrize(("position", "moves", "rule", "lines"), REFUSED)
def test_3_5_6_7_8_u33_what_is_refused(
    implementation: str, position: Position, moves: list[str], rule: str | None, lines: list[str]
) -> None:
    game = position(implementation)
    game.act(*moves)
    for line in lines:
        seat, _, move = line.partition(" ")
        game.refuse(int(seat), move, rule)


TRICKS = [  # cards, the seats of the lowest and of the winner, the gold that is taken
    ("B4 P5 Z6", 0, 2, 4),
    ("B7 P5 Z6", 1, 0, 5),
    ("B4 P5 G0", 0, 2, 4),
    ("B4 G0 Z3", 2, 1, 3),
    ("S7 G0 G0", 0, 2, 7),  # U21: the leader has the only base card
    ("B9 G0 G0", 0, 2, None),
    ("B4 P5 S5", 0, 2, 4),  # UX4
    ("B5 P5 S5", 2, 2, 5),  # UX5
    ("B4 P4 S9", 1, 2, 4),
    ("P9 Z9 S9", 2, 2, None),
    ("B9 P8 Z9", 1, 2, None),  # U19
    ("B10 P9 Z10 S10", 1, 3, None),
    ("B10 P10 Z10 S10", 3, 3, None),
    ("B9 P4 Z4 S9", 2, 3, 4),
    ("B9 P10 Z1 G0", 2, 3, 1),  # any gold is above any base card
    ("B2 G2 Z9 G0", 0, 1, 2),
    ("B2 G1 Z9 G1", 0, 3, 2),
    ("B5 P6 G8 G7", 0, 2, 5),
    ("B9 G1 G1", 0, 2, None),
]


@pytest.mark.parametrize(("trick", "lowest", "winner", "takes"), TRICKS)
def test_9_u19_u21_u22_u23_ux4_ux5_the_lowest_takes_gold_and_leads_and_the_highest_wins(
    implementation: str, trick: str, lowest: int, winner: int, takes: int | None
) -> None:
    cards = dict(enumerate(trick.split()))
    gold = {seat: int(card[1]) for seat, card in cards.items() if card[0] == "G"}
    game = table(implementation, len(cards), {seat: cards[seat] for seat in set(cards) - set(gold)})
    for seat, card in cards.items():
        game.move(seat, min(game.legal(seat) - {f"predict {card}"}))
    for seat, rank in gold.items():
        game.give(seat, rank)
    game.act(*cards.values())
    assert (game.lead, game.won) == (lowest, [int(seat == winner) for seat in cards])
    kept = [[] if seat in gold else [0] for seat in cards]
    kept[lowest] += [takes] if takes else []
    assert game.collections == kept
    assert all(game.supply[rank] for rank in gold.values())
    if isinstance(game, AurumEngine):
        told = game.view["tricks"][0]
        assert (told["lowest"], told["winner"]) == (lowest, winner)


def test_9_u7_u20_gold_is_taken_before_played_gold_returns(implementation: str) -> None:
    game = three(implementation)
    game.act("Z4", "P5", "B6")  # seat 0 has the only gold 4
    game.act("P4", "G0", "Z6")
    assert game.collections == [[0, 4], [], [0]]  # none was left for P4
    assert (game.lead, game.supply[0]) == (0, 2)
    game.act("S4", "B5", "Z3")  # seat 2 leads next
    game.act("S3", "G4", "Z2")  # Z2 takes a 2; the gold 4 is back after that
    assert game.supply[4] == 1
    game = three(implementation, "S7 S8 S9")
    game.give(0, 4)
    game.give(1, 5)
    game.act("B4", "G5", "P6")  # the 4 is in the own collection
    assert (game.collections, game.supply[5]) == ([[4], [], [0]], 1)


PREDICTION_POINTS = {"engine": scoring.prediction_points, "reference": naive.prediction_points}


@pytest.mark.parametrize("predicted", range(1, 11))
def test_12_every_prediction_score(implementation: str, predicted: int) -> None:
    for won in range(17):
        expected = 0 if won < predicted else predicted if won > predicted else 2 * predicted
        assert PREDICTION_POINTS[implementation](predicted, won) == expected


@pytest.mark.parametrize(("rank", "points"), list(enumerate([0, 1, 1, 1, 2, 2, 2, 3, 3])))
def test_13_every_gold_score(implementation: str, rank: int, points: int) -> None:
    game = new_game(implementation, 4, POINTS)
    play_round(game, [1, 1, 1, 1], [0, 0, 0, 0], ["", str(rank), "", ""])
    assert game.scores == [0, points, 0, points]


def test_13_a_team_adds_up_the_gold_of_both(implementation: str) -> None:
    game = four(implementation)
    game.act("Z5", "C6", "B3", "S8")  # seat 2 takes G3 and leads
    game.act("S7", "Z10", "B5", "P6")  # seat 0 takes G5
    assert game.collections == [[0, 5], [0], [0, 3], [0]]
    assert game.results == [(3, False, 5), (0, False, 0)]


ROUNDS = [  # predictions, tricks and gold by seat; who wins the round, and what decides
    ([3, 3, 3], [3, 2, 5], ["0", "0", "0"], [0], "points"),
    ([7, 2, 9], [8, 2, 0], ["0", "1", "0"], [0], "points"),  # 7 and 5, which is exact with more gold
    ([4, 2, 9], [5, 2, 3], ["0", "0", "07"], [1], "exact"),  # 4, 4 and 3 points
    ([4, 2, 9], [5, 2, 3], ["0", "", ""], [1], "exact"),
    ([4, 4, 1], [5, 5, 1], ["0", "0", "11"], [2], "exact"),  # 4, 4 and 4: only one is exact
    ([2, 2, 1], [2, 2, 1], ["0", "0", "11"], [2], "gold"),  # all exact
    ([5, 5, 1], [6, 6, 1], ["1", "2", "7"], [1], "gold"),  # 6, 6 and 5; seat 2 is exact, but not tied
    ([2, 2, 3], [2, 2, 4], ["1", "2", "4"], [1], "gold"),  # U26: 5 each; seat 2 is not exact
    ([3, 2, 4], [3, 2, 5], ["33", "411", "72"], [1], "gold"),  # the same with 8 each
    ([4, 4, 4], [5, 5, 0], ["0", "", ""], [0], "gold"),  # U27: a 0 is above nothing
    ([4, 4, 4], [5, 5, 0], ["", "0", "0"], [1], "gold"),
    ([4, 4, 4], [5, 5, 0], ["", "", ""], [0, 1], "shared"),
    ([2, 2, 2], [2, 2, 3], ["2", "2", "7"], [0, 1], "shared"),  # 5 each; seat 2 is not exact
    ([4, 4, 4], [5, 6, 7], ["0", "0", "0"], [0, 1, 2], "shared"),
    ([4, 4, 4], [0, 0, 0], ["", "", ""], [0, 1, 2], "shared"),
    ([3, 1, 5, 2], [2, 1, 3, 1], ["0", "0", "0", "0"], [0, 2], "points"),
    ([3, 1, 5, 5], [3, 3, 3, 2], ["", "1", "", "4"], [1, 3], "points"),  # 5 against 10 and 3
    ([4, 1, 1, 2], [3, 1, 2, 1], ["", "", "", ""], [1, 3], "exact"),  # U25: 4 each
    ([4, 4, 1, 1], [3, 3, 2, 2], ["4", "2", "", "3"], [0, 2], "gold"),
    ([4, 4, 1, 1], [3, 3, 2, 2], ["2", "2", "3", "3"], [0, 1, 2, 3], "shared"),  # U5
    ([4, 4, 4, 4], [1, 1, 1, 1], ["", "", "", ""], [0, 1, 2, 3], "shared"),
]


@pytest.mark.parametrize(("said", "won", "gold", "winners", "decided"), ROUNDS)
def test_14_u5_u25_u26_u27_who_wins_the_round(
    implementation: str, said: list[int], won: list[int], gold: list[str], winners: list[int], decided: str
) -> None:
    game = new_game(implementation, len(said))
    play_round(game, said, won, gold)
    assert game.scores == [int(seat in winners) for seat in range(game.players)]
    assert (game.awaits, game.winners) == ("deal", ())
    if isinstance(game, AurumEngine):
        told = game.view["sheet"][0]
        assert (told["winners"], told["decided"]) == (winners, decided)


@pytest.mark.parametrize(
    ("players", "winners"),
    [
        *((3, winners) for winners in ([[1], [1]], [[1], [0], [1]], [[0], [1], [2], [2]])),
        *((4, winners) for winners in ([[1, 3]] * 2, [[0, 2], [1, 3], [0, 2]])),
        (3, [[0, 2], [1], [0, 1]]),  # two or more share
        (3, [[0, 2], [0, 1, 2]]),
        (4, [[0, 1, 2, 3]] * 2),
    ],
)
def test_1_7_15_u6_u28_u29_u35_two_nuggets_win_and_each_round_starts_left_of_the_last(
    implementation: str, players: int, winners: list[list[int]]
) -> None:
    game = new_game(implementation, players, first=2)
    predicted = [3 if players == 3 else 6] * players
    for step, best in enumerate(winners, 1):
        assert (game.over, game.winners) == (False, ())
        play_round(game, predicted, [3 * (seat in best) for seat in range(players)], ["0"] * players)
        assert (game.round, game.start) == (step, (1 + step) % players)
        assert game.scores == [sum(seat in round_ for round_ in winners[:step]) for seat in range(players)]
    assert (game.over, game.awaits) == (True, None)
    assert game.winners == tuple(seat for seat in range(players) if game.scores[seat] == 2)


def test_7_16_u34_three_rounds_of_points_and_ties_share(implementation: str) -> None:
    game = new_game(implementation, 3, POINTS)
    play_round(game, [3, 3, 3], [3, 4, 2], ["7", "", ""])
    play_round(game, [3, 3, 3], [3, 4, 2], ["", "4", ""])
    assert (game.scores, game.over, game.winners) == ([15, 8, 0], False, ())
    play_round(game, [2, 7, 6], [1, 8, 9], ["", "", "2"])
    assert (game.scores, game.over, game.winners) == ([15, 15, 7], True, (0, 1))
    game = new_game(implementation, 4, POINTS)
    for _ in range(3):
        play_round(game, [5, 1, 2, 1], [2, 1, 3, 1], ["", "", "", "1"])
    assert (game.scores, game.winners) == ([30, 6, 30, 6], (0, 2))
