"""What is told of a game of the Dragon's Egg, and what is asked in it."""

import pytest

from dragonegg.tables import DRAW, commit, deck_line, next_round, table, with_bracelets, with_egg
from games.stories import asked, ids, told
from kobako import Match

pytestmark = pytest.mark.rules


def test_a_deck_and_sets() -> None:
    match = Match("dragonegg", 3, chance="given")
    assert asked(match, 0, None) == "deck"
    deck = deck_line(match, {0: "R7 R7 R1 B2", 1: "R6 R6 R3 B4"})
    assert told(match, deck, 0) == ["dealt round=1"]
    assert asked(match, 0) == "sets bracelets=0"
    assert asked(match, None) == "wait-sets-many count=3"
    assert told(match, "0 sets R7 R7 / R1 B2", 0) == ["sets-cards seat=0 strong='R7 R7' weak='R1 B2'"]
    assert told(match, "1 sets R6 R6 / R3 B4", 0) == ["sets seat=1"]
    assert asked(match, 0) == "wait-sets seat=2"


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_last_sets_are_told_with_the_settlement(seat: int | None) -> None:
    match = table(2, {0: "R7 R7 R1 B2", 1: "R6 R6 R3 B4"})
    match.act(0, f"sets {DRAW[0]}")
    events = told(match, f"1 sets {DRAW[1]}", seat)
    assert ids(events) == ["sets", "round", "result", "result", "gift", "gift"]
    assert events[2] == "result seat=0 strong='R7 R7' weak='R1 B2' first=1 second=0 gain=0"
    assert asked(match, seat) == "deck"


def test_a_drawn_card_is_told_to_its_seat_only() -> None:
    match = with_bracelets(1)
    next_round(match, {}, draws="B7 B6")
    assert asked(match, 1) == "sets bracelets=1"
    assert told(match, "1 bracelet", 1) == ["bracelet-card seat=1 card='B7'"]
    assert told(match, "0 bracelet", 1) == ["bracelet seat=0"]


def test_a_discard_is_told_to_its_seat_only() -> None:
    match = with_bracelets(1)
    next_round(match, {0: "R7 R7 R1 B2", 1: "R6 R6 R3 B4"}, draws="B6 B7")
    match.act(1, "bracelet")
    match.act(0, "bracelet")
    commit(match, *DRAW)
    next_round(match, {0: "R1 R1 R2 R2", 1: "B1 B2 B3 B4"})
    assert asked(match, 1) == "discard count=1"
    assert asked(match, None) == "wait-discard-many count=2"
    assert told(match, "1 discard B1", 1) == ["discard-card seat=1 card='B1'"]
    assert asked(match, 1) == "wait-discard seat=0"
    assert told(match, "0 discard R1", 1) == ["discard seat=0"]


def test_the_egg() -> None:
    match = with_egg(3)
    for seat in range(3):
        match.act(seat, match.legal(seat)[0])
    assert asked(match, 0) == "egg"
    assert asked(match, 1) == "wait-egg seat=0"
    assert told(match.copy(), "0 keep", 1)[0] == "keep seat=0"
    events = told(match, "0 egg strong", None)
    assert events[0] == "egg seat=0 row='strong'"
    assert ids(events[1:]) == ["turned", "turned"]
    assert ids([asked(match, 0)]) == ["remake"]
    assert asked(match, 2) == "wait-remake seat=0"
