"""One test, or more, for every numbered rule of Aurum."""

import random

import numpy as np
import pytest

from aurum.tables import (
    FOUR,
    THREE,
    WORTH,
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
from kobako import BadChance, Match
from kobako.games.aurum import rules, scoring, state
from kobako.games.aurum.notation import write
from naive.aurum import pack

pytestmark = pytest.mark.rules

# --------------------------------------------------------------------------------------------- 1 and 2


@pytest.mark.parametrize("players", [3, 4])
def test_1_any_seat_can_start_and_the_next_round_starts_left_of_it(players: int) -> None:
    assert {Match("aurum", players, seed=seed).steps[0] for seed in range(60)} == {
        f"first {seat}" for seat in range(players)
    }
    match = Match("aurum", players, chance="given", options={"scoring": "points"})
    match.chance("first 2")
    for r in range(3):
        match.chance(deal_line(players, {}))
        assert match.view(None)["start"] == (2 + r) % players
        assert match.view(None)["round"] == r + 1
        finish_round(match)
    assert match.over


@pytest.mark.parametrize(("players", "suits", "top"), [(3, "BPZS", 9), (4, "BPZCS", 10)])
def test_2_the_pack_depends_on_the_players(players: int, suits: str, top: int) -> None:
    cards = Match("aurum", players, seed=1).steps[1].split()[1:]
    assert sorted(cards) == sorted(f"{suit}{rank}" for suit in suits for rank in range(1, top + 1))


def test_2_twelve_cards_each_and_with_four_players_two_left_over_face_up() -> None:
    assert [entry["held"] for entry in table(3, THREE).view(None)["hands"]] == [12] * 3
    assert table(3, THREE).view(None)["left_over"] == []
    match = table(4, FOUR)
    assert [entry["held"] for entry in match.view(None)["hands"]] == [12] * 4
    for seat in (None, 0, 1, 2, 3):
        assert match.view(seat)["left_over"] == ["S9", "S10"]


@pytest.mark.parametrize(("players", "left"), [(3, 1), (4, 0)])
def test_2_everybody_takes_a_zero_and_collections_are_open(players: int, left: int) -> None:
    view = table(players, {}).view(None)
    assert view["collections"] == [[0]] * players
    assert view["supply"][0] == {"rank": 0, "left": left, "total": 4}
    assert [pile["total"] for pile in view["supply"]] == [4, 2, 2, 2, 1, 1, 1, 1, 1][: 8 + (players == 4)]


def test_2_hands_are_secret() -> None:
    match = table(4, FOUR)
    for seat in range(4):
        view = match.view(seat)
        assert [len(entry["cards"]) for entry in view["hands"]] == [12 if s == seat else 0 for s in range(4)]
        assert hand(match, seat) == set(FOUR[seat].split())
    assert match.view(None)["own"] == []


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda cards: cards[:-1], "S9 is missing"),
        (lambda cards: [*cards[:-1], cards[0]], "B1 stands 2 times"),
        (lambda cards: [*cards[:-1], "B10"], "B10 is not in the pack"),
        (lambda cards: [*cards[:-1], "C1"], "C1 is not in the pack"),
        (lambda cards: [*cards[:-1], "G0"], "G0 is not in the pack"),
        (lambda cards: [*cards, "S9"], "S9 stands 2 times"),
        (lambda cards: [], "is missing"),
    ],
)
def test_2_a_deal_is_the_whole_pack(change, why) -> None:  # type: ignore[no-untyped-def]
    match = Match("aurum", 3, chance="given")
    match.chance("first 0")
    with pytest.raises(BadChance, match=why):
        match.chance(" ".join(["deal", *change(pack(3))]))
    assert match.awaits == "deal"


def test_2_everything_is_back_for_the_next_round() -> None:
    match = stuck()
    match.act(2, "stop")
    assert match.awaits == "deal"
    match.chance(deal_line(3, {}))
    view = match.view(None)
    assert view["collections"] == [[0]] * 3
    assert (view["predictions"], view["won"], view["tricks"]) == ([None] * 3, [0] * 3, [])
    assert [entry["held"] for entry in view["hands"]] == [12] * 3


# --------------------------------------------------------------------------------------------- 3 and 4


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_3_four_players_predict_in_turn_and_openly(first: int) -> None:
    match = table(4, FOUR, first=first)
    for step, seat in enumerate((first + i) % 4 for i in range(4)):
        assert match.pending == (seat,)
        assert set(match.legal(seat)) == {f"predict {card}" for card in FOUR[seat].split()}
        match.act(seat, f"predict {FOUR[seat].split()[step]}")
        for viewer in (None, 0, 1, 2, 3):
            assert match.view(viewer)["predictions"][seat] == FOUR[seat].split()[step]


def test_3_three_players_predict_at_once_and_in_secret() -> None:
    match = table(3, THREE)
    assert list(match.pending) == [0, 1, 2]
    match.act(1, "predict B5")
    assert list(match.pending) == [0, 2]
    match.act(0, "predict B1")
    assert match.view(None)["predictions"] == ["?", "?", None]
    assert match.view(1)["predictions"] == ["?", "B5", None]
    assert match.view(1)["sides"][1]["prediction"] == 5
    assert match.view(0)["sides"][1]["prediction"] is None
    assert match.view(2)["predictions"] == ["?", "?", None]
    match.act(2, "predict B9")
    for seat in (None, 0, 1, 2):
        assert match.view(seat)["predictions"] == ["B1", "B5", "B9"]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_3_the_order_of_secret_predictions_leaves_no_trace(order: tuple[int, ...]) -> None:
    match = table(3, THREE)
    for seat in order:
        match.act(seat, f"predict {THREE[seat].split()[2]}")
    assert write(match._states) == write(three()._states)
    assert match._states.tobytes() == three()._states.tobytes()


@pytest.mark.parametrize("match", [three(), four()])
def test_3_hands_have_eleven_cards_then(match: Match) -> None:
    assert {entry["held"] for entry in match.view(None)["hands"]} == {11}
    assert "B7" not in hand(match, 0) | hand(match, 2)


def test_3_the_team_has_predicted_the_higher() -> None:
    sides = four("B5 B10 B7 B4").view(None)["sides"]
    assert [(side["seats"], side["prediction"]) for side in sides] == [([0, 2], 7), ([1, 3], 10)]


def test_4_the_start_player_leads_the_first_trick() -> None:
    for first in range(3):
        match = table(
            3, THREE, first=first, predict=" ".join(THREE[(first + i) % 3].split()[0] for i in range(3))
        )
        stay(match)
        assert (match.view(0)["phase"], match.pending) == ("lead", (first,))


# ------------------------------------------------------------------------------------------------- 5


def test_5_the_window_goes_once_round_from_the_leader_before_each_trick() -> None:
    match = three()
    asked: list[int] = []
    while match.view(0)["phase"] == "swap":
        asked += match.pending
        act(match, "stay")
    assert asked == [0, 1, 2]
    act(match, "B4", "P2", "Z3")  # P2 is the lowest
    assert match.view(0)["lead"] == 1
    asked = []
    while match.view(0)["phase"] == "swap":
        asked += match.pending
        act(match, "stay")
    assert asked == [1, 2, 0]


def test_5_a_swap_pays_gold_lays_a_hand_card_and_takes_the_old_one() -> None:
    match = three()
    match.act(0, "swap G0 Z4")
    view = match.view(None)
    assert view["predictions"] == ["Z4", "B8", "B9"]
    assert view["collections"] == [[], [0], [0]]
    assert view["supply"][0]["left"] == 2
    assert view["hands"][0] == {"held": 11, "cards": ["B7"]}
    assert "B7" in hand(match, 0)
    assert "Z4" not in hand(match, 0)
    assert match.pending == (1,)


def test_5_any_gold_and_any_card_can_be_swapped() -> None:
    match = three()
    stay(match)
    act(match, "Z1", "B2", "P3")  # seat 0 takes G1
    cards = set(THREE[0].split()) - {"B7", "Z1"}
    expected = {"stay"} | {f"swap {gold} {card}" for gold in ("G0", "G1") for card in cards}
    assert set(match.legal(0)) == expected
    match.act(0, "swap G1 S7")
    assert match.view(0)["collections"][0] == [0]


def test_5_with_four_players_the_own_prediction_or_the_partners() -> None:
    match = four()
    cards = set(FOUR[0].split()) - {"B9"}
    own = {f"swap G0 {card}" for card in cards}
    assert set(match.legal(0)) == {"stay"} | own | {f"{move} partner" for move in own}
    match.act(0, "swap G0 Z5 partner")
    view = match.view(None)
    assert view["predictions"] == ["B9", "B10", "Z5", "B8"]
    assert view["hands"][0]["cards"] == ["B7"]
    assert view["hands"][2] == {"held": 11, "cards": []}


def test_5_once_a_window() -> None:
    match = three()
    act(match, "Z1", "B2", "P3")  # seat 0 has two gold cards now
    match.act(0, "swap G1 S7")
    assert match.pending == (1,)
    stay(match)
    assert match.view(0)["phase"] == "lead"


def test_5_who_has_no_gold_is_skipped() -> None:
    match = three()
    match.act(0, "swap G0 Z4")
    act(match, "stay", "stay", "B4", "P5", "Z6")  # B4 takes G4; seat 0 leads again
    assert match.view(0)["window"] == ["asked", "later", "later"]
    match.act(0, "swap G4 Z7")
    match.act(1, "swap G0 Z5")
    act(match, "stay", "P4", "Z8", "B6")
    assert match.view(0)["window"] == ["asked", "skipped", "later"]
    act(match, "stay")
    assert match.pending == (2,)


@pytest.mark.parametrize(
    ("players", "options"), [(3, {"zero_gold": "no"}), (4, {"zero_gold": "no"})], ids=["three", "four"]
)
def test_5_without_any_gold_there_is_no_window(players: int, options: dict[str, str]) -> None:
    match = three(options=options) if players == 3 else four(options=options)
    assert match.view(0)["phase"] == "lead"


# --------------------------------------------------------------------------------------------- 6 to 8


def test_6_the_leader_plays_any_base_card_and_no_gold() -> None:
    match = three()
    stay(match)
    assert set(match.legal(0)) == {f"play {card}" for card in set(THREE[0].split()) - {"B7"}}


@pytest.mark.parametrize(("players", "seed"), [(3, 0), (4, 1)])
def test_6_a_leader_without_cards_ends_the_round(players: int, seed: int) -> None:
    match = empty_leader(players, seed)
    leader = match.view(None)["lead"]
    done = sum(trick["state"] == "done" for trick in match.view(None)["tricks"])
    while match.awaits is None and match.view(None)["sheet"] == []:
        match.act(match.pending[0], "stay")
    view = match.view(None)
    assert (view["sheet"][0]["ended"], view["sheet"][0]["reason"]) == (leader, "empty")
    assert sum(view["sheet"][0]["won"]) == done


def test_7_a_suit_that_is_not_there_yet_or_gold() -> None:
    match = three()
    act(match, "B4")
    cards = set(THREE[1].split()) - {"B2", "B5", "B8"}
    assert set(match.legal(1)) == {f"play {card}" for card in cards} | {"play G0"}
    act(match, "P5")
    cards = set(THREE[2].split()) - {"B3", "B6", "B9", "P3", "P6", "P9"}
    assert set(match.legal(2)) == {f"play {card}" for card in cards} | {"play G0"}
    assert match.view(2)["sealed"] == ["B", "P"]


def test_7_gold_is_always_allowed_also_on_gold() -> None:
    match = three()
    act(match, "B4", "G0")
    assert "play G0" in match.legal(2)
    act(match, "G0")
    assert match.view(0)["won"] == [0, 0, 1]


def test_8_without_a_base_card_gold_or_the_end() -> None:
    match = stuck()
    assert match.legal(2) == ["play G0", "stop"]
    match.act(2, "play G0")
    assert match.view(None)["won"] == [0, 0, 1]


def test_8_without_gold_too_the_round_ends() -> None:
    match = stuck({"zero_gold": "no"})
    assert match.awaits == "deal"
    assert match.view(None)["sheet"][0]["reason"] == "stuck"
    assert match.view(None)["sheet"][0]["ended"] == 2


def test_8_with_a_base_card_nobody_may_stop() -> None:
    for match in (Match("aurum", 4, seed=seed) for seed in range(5)):
        rng = random.Random(1)
        while match.awaits is None and not match.over:
            seat = match.pending[0]
            legal = match.legal(seat)
            base = [move for move in legal if move.startswith("play") and move[5] != "G"]
            assert not (base and "stop" in legal)
            match.act(seat, rng.choice(legal))


# -------------------------------------------------------------------------------------------- 9 to 11


@pytest.mark.parametrize(
    ("cards", "lowest", "winner"),
    [
        ("B4 P5 Z6", 0, 2),
        ("B7 P5 Z6", 1, 0),
        ("B4 P5 G0", 0, 2),
        ("B4 G0 Z3", 2, 1),
        ("B7 G0 G0", 0, 2),  # of equal gold the later; the leader has the only base card
    ],
)
def test_9_lowest_and_winner(cards: str, lowest: int, winner: int) -> None:
    match = three("P7 P8 P9")
    act(match, *cards.split())
    [trick, _] = match.view(None)["tricks"]
    assert (trick["lowest"], trick["winner"]) == (lowest, winner)
    assert match.view(None)["lead"] == lowest
    assert match.view(None)["won"][winner] == 1


def test_9_the_lowest_takes_gold_of_its_rank() -> None:
    match = three()
    act(match, "Z4", "P5", "B6")
    view = match.view(None)
    assert view["collections"] == [[0, 4], [0], [0]]
    assert view["supply"][4]["left"] == 0
    assert view["tricks"][0]["takes"] == 4


def test_9_gold_that_was_played_returns_afterwards() -> None:
    match = three()
    act(match, "Z4", "P5", "B6")  # seat 0 has the only gold 4
    act(match, "P4", "G0", "Z6")
    assert match.view(None)["collections"] == [[0, 4], [], [0]]  # none was left for P4
    assert match.view(None)["supply"][0]["left"] == 2
    act(match, "S4", "B5", "Z3")  # seat 2 leads next
    stay(match)
    act(match, "S3", "G4", "Z2")  # Z2 takes a 2; the gold 4 is back after that
    assert match.view(None)["supply"][4]["left"] == 1


def test_10_after_a_trick_the_window_opens_again() -> None:
    match = three()
    act(match, "Z4", "P5", "B6")
    assert match.view(None)["phase"] == "swap"


def test_11_the_unfinished_trick_is_void() -> None:
    match = stuck()
    before = match.view(None)
    match.act(2, "stop")
    view = match.view(None)
    assert view["won"] == before["won"] == [0, 0, 0]
    assert view["collections"] == [[0], [0], [0]]
    assert view["tricks"][-1]["state"] == "void"
    assert [played["card"] for played in view["tricks"][-1]["cards"]] == ["Z1", "P1"]
    assert view["tricks"][-1]["winner"] is view["tricks"][-1]["lowest"] is None
    assert [entry["held"] for entry in view["hands"]] == [10, 10, 11]


# -------------------------------------------------------------------------------------------- 12 to 16


@pytest.mark.parametrize("predicted", range(1, 11))
def test_12_every_prediction_score(predicted: int) -> None:
    for won in range(17):
        expected = 0 if won < predicted else predicted if won > predicted else 2 * predicted
        assert scoring.prediction_points(predicted, won) == expected


@pytest.mark.parametrize(("rank", "points"), list(enumerate(WORTH)))
def test_13_every_gold_score(rank: int, points: int) -> None:
    assert state.gold_points(1 << 3 * rank) == points


def test_13_a_team_adds_up_the_gold_of_both() -> None:
    match = four()
    act(match, "Z5", "C6", "B3", "S8")  # seat 2 takes G3 and leads
    act(match, "S7", "Z10", "B5", "P6")  # seat 0 takes G5
    view = match.view(None)
    assert view["collections"] == [[0, 5], [0], [0, 3], [0]]
    assert [side["gold_points"] for side in view["sides"]] == [3, 0]
    assert view["sides"][0]["top"] == 5


def round_of(players: int, said: list[int], won: list[int], gold: list[str], options: int = 0) -> np.ndarray:
    """A record with round 1 scored like this; `gold` as ranks by seat."""
    states = np.zeros(1, state.STATE)
    rules.start(states[0], players, options)
    states[0].first = 0
    for seat in range(players):
        collection = sum(1 << 3 * int(rank) for rank in gold[seat])
        states[0].said[0, seat], states[0].won[0, seat] = said[seat], won[seat]
        states[0].worth[0, seat] = state.gold_points(collection)
        states[0].top[0, seat] = state.top_gold(collection)
    scoring.decide_round(states[0], 0)
    return states


POINTS, EXACT, GOLD, SHARED = range(1, 5)


@pytest.mark.parametrize(
    ("said", "won", "gold", "winners", "decided"),
    [
        ([3, 3, 3], [3, 2, 5], ["0", "0", "0"], [0], POINTS),
        ([4, 2, 9], [5, 2, 3], ["0", "0", "08"], [1], EXACT),  # 4, 4 and 3 points
        ([4, 4, 1], [5, 5, 1], ["0", "0", "11"], [2], EXACT),  # 4, 4 and 4: only one is exact
        ([2, 2, 1], [2, 2, 1], ["0", "0", "11"], [2], GOLD),  # all exact
        ([4, 4, 4], [5, 5, 0], ["0", "", ""], [0], GOLD),  # a 0 is above nothing
        ([4, 4, 4], [5, 5, 0], ["", "", ""], [0, 1], SHARED),
        ([4, 4, 4], [5, 6, 7], ["0", "0", "0"], [0, 1, 2], SHARED),
        ([2, 2, 3], [2, 2, 4], ["1", "2", "4"], [1], GOLD),  # 5 each; seat 2 is not exact
    ],
)
def test_14_who_wins_the_round(
    said: list[int], won: list[int], gold: list[str], winners: list[int], decided: int
) -> None:
    states = round_of(3, said, won, gold)
    assert int(states[0].prize[0]) == sum(1 << seat for seat in winners)
    assert int(states[0].decided[0]) == decided


@pytest.mark.parametrize(
    ("said", "won", "gold", "winners", "decided"),
    [
        ([3, 1, 5, 2], [2, 1, 3, 1], ["0", "0", "0", "0"], [0, 2], POINTS),
        ([3, 1, 5, 5], [3, 3, 3, 2], ["", "1", "", "4"], [1, 3], POINTS),  # 5 against 10 and 3
        ([4, 1, 1, 2], [3, 1, 2, 1], ["", "", "", ""], [1, 3], EXACT),  # 4 each
        ([4, 4, 1, 1], [3, 3, 2, 2], ["4", "2", "", "3"], [0, 2], GOLD),
        ([4, 4, 1, 1], [3, 3, 2, 2], ["2", "2", "3", "3"], [0, 1, 2, 3], SHARED),
    ],
)
def test_14_teams(said: list[int], won: list[int], gold: list[str], winners: list[int], decided: int) -> None:
    states = round_of(4, said, won, gold)
    assert int(states[0].prize[0]) == sum(1 << seat for seat in winners)
    assert int(states[0].decided[0]) == decided


@pytest.mark.parametrize("players", [3, 4])
def test_15_a_nugget_for_the_round_and_two_win_the_game(players: int) -> None:
    for seed in range(12):
        rng, match = random.Random(seed), Match("aurum", players, seed=seed)
        while not match.over:
            assert max(match.scores) < 2
            seat = match.pending[0]
            match.act(seat, rng.choice(match.legal(seat)))
        sheet = match.view(None)["sheet"]
        assert match.scores == [sum(seat in r["winners"] for r in sheet) for seat in range(players)]
        assert match.winners == tuple(seat for seat in range(players) if match.scores[seat] == 2)


def test_16_three_rounds_of_points() -> None:
    for players, seed in ((3, 1), (4, 2), (4, 3)):
        rng = random.Random(seed)
        match = Match("aurum", players, seed=seed, options={"scoring": "points"})
        while not match.over:
            seat = match.pending[0]
            match.act(seat, rng.choice(match.legal(seat)))
        sheet = match.view(None)["sheet"]
        assert len(sheet) == 3
        sides = [side for r in sheet for side in r["sides"]]
        sums = [sum(side["points"] for side in sides if seat in side["seats"]) for seat in range(players)]
        assert match.scores == sums
        assert match.winners == tuple(seat for seat in range(players) if sums[seat] == max(sums))
