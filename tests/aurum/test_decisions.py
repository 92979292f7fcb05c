"""Decisions about unclear points of Aurum that no test of a rule covers, and the settled details (7)."""

import pytest

from aurum.implementations import STUCK, new_game, patient, table, three
from kobako.match.check import random_match

pytestmark = pytest.mark.rules


def test_u8_gold_paid_for_a_swap_can_be_taken_in_that_very_trick(implementation: str) -> None:
    game = three(implementation)
    game.give(0, 0, 4)
    game.move(0, "swap G4 Z7")
    game.act("P4", "Z5", "S6")
    assert game.collections[0] == [0, 4]


def test_u16_a_follower_with_an_empty_hand_may_play_gold_or_end_the_round(implementation: str) -> None:
    game = three(implementation)
    game.give(1, 0, 2, 2)
    game.keep(1)
    game.act("B4")
    assert game.legal(1) == {"play G0", "play G2", "stop"}
    game.act("G2", "Z3")
    assert (game.won, game.collections[1]) == ([0, 1, 0], [0, 2])
    game = three(implementation)
    game.give(1)
    game.keep(1)
    game.act("B4")
    assert (game.awaits, game.ended) == ("deal", 1)


def test_u17_with_a_base_card_nobody_may_stop(implementation: str) -> None:
    game = table(implementation, 3, STUCK, predict="S1 B1 P4")
    game.act("Z1")
    assert "stop" not in game.legal(1)
    game.act("G0")
    assert game.legal(2) == {"play G0", *(f"play P{rank}" for rank in range(5, 10))}
    game.refuse(2, "stop", "aurum 8")


def test_u18_gold_in_a_void_trick_is_lost(implementation: str) -> None:
    """Seat 1 plays gold; seat 3 has nothing but the suits of seats 0 and 2, and ends the round."""
    hands = {0: "Z7 B1", 1: "P1", 2: "C7 P2", 3: "Z1 Z2 Z3 Z4 Z5 Z6 C1 C2 C3 C4 C5 C6"}
    game = table(implementation, 4, hands, predict="B1 P1 P2 Z1")
    game.act("Z7", "G0", "C7", "stop")
    assert game.collections == [[0], [], [0], [0]]
    assert (game.supply[0], game.won, game.trick) == (1, [0, 0, 0, 0], [])


def test_u27_ux7_who_paid_the_last_gold_is_below_a_gold_0(implementation: str) -> None:
    game = table(implementation, 3, STUCK, predict="S1 B1 P4")
    game.act("stay", "stay", "swap G0 P5", "Z1", "P1")
    assert (game.collections, game.scores) == ([[0], [0], []], [1, 1, 0])


def test_u31_a_round_has_no_fixed_number_of_tricks(implementation: str) -> None:
    tricks = []
    for patience in (0, 0.5, 0.9, 1):
        steps = random_match("aurum", 4, {}, 1, patient(patience)).steps
        deals = [at for at, line in enumerate(steps) if line.startswith("deal")]
        game = new_game(implementation, 4, first=None)
        game.tell(*steps[: deals[1]])
        tricks.append(sum(game.won))
    assert len(set(tricks)) > 2
    assert max(tricks) > 11


def test_7_a_card_that_all_know_of_is_known_until_it_is_played_or_laid(implementation: str) -> None:
    game = three(implementation)
    game.act("swap G0 Z4", "B1", "P2", "Z3")
    assert game.known(2, 0) == {"B7"}
    game.move(0, "swap G1 B7")
    assert game.known(2, 0) == {"Z4"}
    game.act("Z4", "P5", "B6")
    assert game.known(2, 0) == set()


def test_7_hands_of_the_others_are_known_together_with_three_players(implementation: str) -> None:
    game = three(implementation)
    game.stay()
    assert game.unseen(0) == game.hands[1] | game.hands[2]
