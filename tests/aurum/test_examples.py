"""Worked examples of Aurum that no test of a rule covers, and the invariants."""

from itertools import product

import pytest

from aurum.implementations import Aurum, new_game, patient, play_round, table, three
from kobako.match.check import random_match
from naive import aurum as naive

pytestmark = pytest.mark.rules


def test_ux2_the_partners_prediction_is_exchanged(implementation: str) -> None:
    game = table(implementation, 4, {0: "B3 S4", 1: "P1", 2: "Z7", 3: "P2"}, predict="B3 P1 Z7 P2")
    game.move(0, "swap G0 S4 partner")
    assert game.predictions == ["B3", "P1", "S4", "P2"]
    game.put_won([4, 0, 0, 0])
    assert game.results[0] == (8, True, 0)
    assert ("Z7" in game.hands[0], "S4" in game.hands[0], len(game.hands[2])) == (True, False, 11)
    assert (game.collections[0], game.supply[0]) == ([], 1)


def test_ux3_ones_own_prediction_is_exchanged(implementation: str) -> None:
    game = three(implementation, "B4 B8 B9")
    game.move(0, "swap G0 P7")
    assert (game.predictions, game.pending) == (["P7", "B8", "B9"], (1,))
    assert ("B4" in game.hands[0], "P7" in game.hands[0], game.known(None, 0)) == (True, False, {"B4"})
    assert (game.collections, game.supply[0]) == ([[], [0], [0]], 2)


def test_ux6_partners_tricks_are_added(implementation: str) -> None:
    """Seat 1 leads the lowest card seven times: seat 0 wins four tricks, then its partner three."""
    hands = {0: "C7 C8 C9 C10 S6 S7 S8 C4", 1: "B1 B2 B3 B4 B5 B6 B7 B8"}
    hands |= {2: "P2 P3 P4 P5 P8 P9 P10 P7", 3: "Z2 Z3 Z4 Z5 Z6 Z7 Z8 Z9"}
    game = table(implementation, 4, hands, first=1, predict="B8 P7 Z9 C4")
    for trick in ("B1 P2 Z2 C7", "B2 P3 Z3 C8", "B3 P4 Z4 C9", "B4 P5 Z5 C10"):
        game.act(*trick.split())
    assert game.won == [4, 0, 0, 0]
    for trick in ("B5 P8 Z6 S6", "B6 P9 Z7 S7", "B7 P10 Z8 S8"):
        game.act(*trick.split())
    assert game.won == [4, 0, 3, 0]
    assert game.results == [(14, True, 0), (12, False, 7)]


def test_derived_prediction_of_five_and_gold(implementation: str) -> None:
    game = new_game(implementation, 3, {"scoring": "points"})
    play_round(game, [5, 5, 5], [4, 6, 5], ["", "", ""])
    assert game.scores == [0, 5, 10]
    game = new_game(implementation, 4, {"scoring": "points"})
    play_round(game, [1, 1, 1, 1], [0, 0, 0, 0], ["0134678", "", "", "25"])
    assert game.scores == [12, 3, 12, 3]


@pytest.mark.parametrize("available", [True, False])
def test_ux4_derived_the_lowest_takes_gold_that_is_left_before_played_gold_returns(
    implementation: str, available: bool
) -> None:
    game = table(implementation, 3, {0: "B4 B1", 1: "P5 P1", 2: "Z5 Z1"}, predict="B1 P1 Z1")
    game.give(1, *([] if available else [4]))
    game.act("B4", "P5", "Z5")
    assert (game.won, game.lead) == ([0, 0, 1], 0)
    assert game.collections[0] == ([0, 4] if available else [0])
    hands = {0: "B2 P1", 1: "Z1", 2: "P9 Z2", 3: "S1"}
    game = table(implementation, 4, hands, predict="P1 Z1 Z2 S1")
    game.give(1, 2)
    game.give(3, *([0] if available else [0, 2]))
    game.act("B2", "G2", "P9", "G0")
    assert (game.won, game.lead, game.supply[2]) == ([0, 1, 0, 0], 0, 1)  # in the supply: what was played
    assert game.collections[0] == ([0, 2] if available else [0])


def check_invariants(game: Aurum) -> None:
    """Every card is in one place, and the trick and the moves are as the rules allow."""
    legal = [game.legal(seat) for seat in range(game.players)]
    assert [bool(moves) for moves in legal] == [seat in game.pending for seat in range(game.players)]
    assert bool(game.pending) == (game.awaits is None and not game.over)
    for moves in legal:  # 8
        assert "stop" not in moves or all(move[:6] in ("stop", "play G") for move in moves)
    base = [card for card in game.trick if card[0] != "G"]
    assert len({card[0] for card in base}) == len(base)
    assert base[:1] == game.trick[:1]
    gold = [card for card in game.trick if card[0] == "G"]
    gold += [f"G{rank}" for rank, left in game.supply.items() for _ in range(left)]
    gold += [f"G{rank}" for collection in game.collections for rank in collection]
    assert sorted(gold) == naive.gold_cards(game.players, zeros=0 in game.supply)
    cards = [*base, *game.gone, *game.left_over, *(card for hand in game.hands for card in hand)]
    cards += [card for card in game.predictions if card is not None]
    assert "?" in cards or sorted(cards) == sorted(naive.pack(game.players))
    assert game.players == 3 or game.scores[:2] == game.scores[2:]


GAMES = {"engine": 1, "reference": 4}


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("zero_gold", "scoring"), list(product(*naive.Aurum.OPTIONS.values())))
def test_7_invariants_and_the_end_shows_everything(
    implementation: str, players: int, zero_gold: str, scoring: str
) -> None:
    by_points = scoring == "points"
    for seed in range(GAMES[implementation]):
        options = {"zero_gold": zero_gold, "scoring": scoring}
        game = new_game(implementation, players, options, first=None)
        first, *lines = random_match("aurum", players, options, seed, patient(1 - seed % 4 / 3)).steps
        game.tell(first)
        for line in lines:
            game.tell(line)
            check_invariants(game)
            assert game.over or (game.winners == () and (by_points or max(game.scores) < 2))
        assert game.round in ([3] if by_points else [2, 3, 4] if players == 3 else [2, 3])
        assert game.winners == tuple(s for s in range(players) if game.scores[s] == max(game.scores))
        for viewer in (None, *range(players)):
            assert [game.known(viewer, seat) for seat in range(players)] == list(game.hands)
            assert game.unseen(viewer) == set()
        game.refuse(0, "stay", None)
