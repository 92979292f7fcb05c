"""What is told of a game of Line-it, and what is asked in it."""

import pytest

from games.stories import asked, ids, told
from kobako import Match
from lineit.tables import at, deck_line, table

pytestmark = pytest.mark.rules


def test_chance_is_told() -> None:
    match = Match("lineit", 3, chance="given")
    assert asked(match, 0, None) == "deck"
    assert told(match, "first 2", 0) == ["first seat=2"]
    deck = deck_line("5 +3 77 20 1")
    assert told(match, deck, 1) == ["round round=1 cards=[5 +3 77 20 1] seat=2"]
    assert asked(match, 2) == "take"
    assert asked(match, 0, None) == "wait seat=2"


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_card_is_told_with_its_colour_to_everybody(seat: int | None) -> None:
    match = table(2, "5 +3 77 20", first=0)
    assert told(match, "0 take 77 hand", seat) == ["take-hand seat=0 card='77' colour='R'"]
    assert told(match, "0 play 77", seat) == ["play seat=0 card='77' colour='R'"]
    assert told(match, "0 end", seat) == ["end seat=0"]
    assert told(match, "1 take +3 line", seat) == ["take-line seat=1 card='+3' colour='none'"]


def test_jackpots_are_told() -> None:
    match = at(["1 5"], display="9 40 50 60", jackpots=["13 17"])
    assert told(match, "0 take 9 line")[1:] == ["jackpot seat=0 colour='R' count=2"]
    match = at(["2 6"], display="40 50 60 70", hands=["10"])
    assert told(match, "0 play 10")[1:] == ["no-jackpot seat=0 colour='B' count=0"]
    assert ids(told(match, "0 take 50 line")) == ["take-line"]  # the fourth
    match = at(["92 96"], display="40 50 60 100")  # the highest number; after it come the challenges
    assert ids(told(match, "0 take 100 line")) == ["take-line", "no-jackpot"]


def test_a_cash_is_told_with_its_challenge() -> None:
    match = at(["1 2 +3 3 4 5"], display="40 50 60 70")
    assert told(match, "0 cash") == ["cash seat=0 cards=2 lost=3", "won seat=0 value=3"]
    match = at(["+5 4"], display="40 50 60 70")
    assert told(match, "0 cash") == ["cash seat=0 cards=0 lost=1", "lost seat=0 value=5"]


def test_the_end_of_a_round_is_told() -> None:
    match = table(2, "5 +3 77 20", "1 2 3 4")
    for move in ("take 5 line", "end", "take 20 line"):
        match.act(match.pending[0], move)
    assert told(match, "1 end") == [
        "end seat=1",
        "left cards=[77 +3]",
        "round round=2 cards=[1 2 3 4] seat=1",
    ]


def test_the_final_phase_is_told() -> None:
    """Seat 0 plays, seat 1 has nothing that fits, seat 2 plays a challenge; seat 0 wins."""
    match = at(["1 2 3 4", "50 60", "7"], players=3, hands=["9", "55", "+3"], piles=["1", "1"], turn="0")
    assert ids(told(match, "0 play 9")) == ["play", "skip"]
    events = told(match, "2 play +3", 1)
    assert ids(events) == ["play", "cash", "cash", "cash", "lost", "over"]
    assert events[1] == "cash seat=0 cards=2 lost=3"
    assert events[-1] == asked(match, 1) == "over seat=0 points=3"


def test_a_jackpot_by_the_very_last_card() -> None:
    match = at(["1 5 6", ""], hands=["9"], jackpots=["13"])
    events = told(match, "0 play 9")
    assert ids(events) == ["play", "jackpot", "skip", "cash", "over"]
    assert events[3] == "cash seat=0 cards=1 lost=3"


def test_a_pass_and_a_shared_victory() -> None:
    match = at(["+3"], hands=["9"], piles=["4", "1"], options="optional")
    assert asked(match, 0) == "final-may"
    events = told(match, "0 pass", 1)
    assert ids(events) == ["pass", "skip", "cash", "lost", "shared", "shared"]
    assert [event[:13] for event in events[-2:]] == ["shared seat=0", "shared seat=1"]
    assert asked(match, 0, None) == "shared count=2 points=1"


def test_the_question_follows_the_turn() -> None:
    match = at(["10 20"], display="40 50 60 70", hands=["30 31"])
    assert asked(match, 0) == "take-full"
    match.act(0, "play 30")
    assert asked(match, 0) == "take"
    match.act(0, "take 40 line")
    assert asked(match, 0) == "end"
    assert asked(at(hands=["9"]), 0) == "final"
    assert asked(at(hands=["9"]), 1) == "wait-final seat=0"
