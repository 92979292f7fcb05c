"""What is told of a game of Luz, and what is asked in it."""

import pytest

from games.stories import asked, ids, told
from kobako import Match
from luz.tables import deal_line, play, play_rounds, table

pytestmark = pytest.mark.rules


def test_chance_and_bids_are_told() -> None:
    match = Match("luz", 4, chance="given")
    assert asked(match, 0, None) == "deal"
    assert told(match, "first 2", 0) == ["first seat=2"]
    assert asked(match, 3) == "deal"
    assert told(match, deal_line(4, {}), 1) == ["dealt round=1 seat=3"]
    assert asked(match, 3) == "bid most=10"
    assert asked(match, 0, None) == "wait-bid seat=3"
    assert told(match, "3 bid 3+") == ["bid seat=3 bid='3+'"]
    assert told(match, "0 bid 0", 2) == ["bid seat=0 bid='0'"]


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_a_card_is_told_by_slot_and_face_to_everybody(seat: int | None) -> None:
    match = table(4, {1: "Y1 R2"}, bids="1 1 1 1")
    assert told(match, "1 play 1", seat) == ["play seat=1 slot=1 card='Y1'"]
    assert asked(match, 1) == "wait-play seat=2"


def test_a_trick_is_told_with_its_winner() -> None:
    match = table(4, {1: "R2", 2: "R3", 3: "R10", 0: "R8"}, bids="1 1 1 1")
    play(match, "R2", "R3", "R10")
    slot = [card["suit"] for card in match.view(0)["hands"][0]].index("R") + 1
    assert told(match, f"0 play {slot}") == [f"play seat=0 slot={slot} card='R8'", "trick seat=3"]


def test_the_question_follows_rule_7() -> None:
    hands = {1: "R2 R3 R4", 2: "R5 R6 R7", 0: "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10"}
    match = table(4, hands, bids="1 1 1 1")
    assert asked(match, 1) == "lead"
    play(match, "R2")
    assert asked(match, 2) == "follow suit='R'"
    play(match, "R5")
    match.act(3, match.legal(3)[0])
    assert asked(match, 0) == "free suit='R'"
    assert asked(match, 1, None) == "wait-play seat=0"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_end_of_a_round_tells_what_every_seat_scored(players: int) -> None:
    match = Match("luz", players, chance="given")
    match.chance("first 0")
    match.chance(deal_line(players, {}))
    events: list[str] = []
    while match.pending:
        [seat] = match.pending
        events = told(match, f"{seat} {match.legal(seat)[0]}", 1)
    sheet = match.view(1)["sheet"][0]
    assert ids(events)[:2] == ["play", "trick"]
    assert events[2:] == [
        "round round=1",
        *(
            f"points seat={seat} bid={bid!r} won={won} points={points}"
            for seat, (bid, won, points) in enumerate(
                zip(sheet["bids"], sheet["won"], sheet["points"], strict=True)
            )
        ),
    ]
    assert sum(sheet["won"]) == 10
    assert asked(match, 1) == "deal"


def test_the_end_of_the_game_tells_who_has_won() -> None:
    match = Match("luz", 4, chance="given")
    match.chance("first 1")
    play_rounds(match, 3)
    match.chance(deal_line(4, {}))
    events: list[str] = []
    while not match.over:
        [seat] = match.pending
        events = told(match, f"{seat} {match.legal(seat)[0]}", 3)
    (winner,) = match.winners
    won = f"over seat={winner} points={match.scores[winner]}"
    assert events[-1] == won
    assert ids(events)[:3] == ["play", "trick", "round"]
    assert asked(match, 0, None) == won
