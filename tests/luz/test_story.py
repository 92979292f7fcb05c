"""What is told of a game of Luz, and what is asked in it."""

import pytest

from kobako import Match, texts
from kobako.games.game import Look, Text
from kobako.match.check import random_match, stories
from luz.tables import deal_line, finish_round, play, play_rounds, table

pytestmark = pytest.mark.rules

HANDS = {0: "R1 R8", 1: "R2 Y1", 2: "R3 G3", 3: "R10 B1"}


def told(match: Match, line: str, seat: int | None = None) -> list[Text]:
    """What the seat is told when this step is made."""
    before = match.look(seat)
    actor, _, move = line.partition(" ")
    if actor.isdecimal():
        match.act(int(actor), move)
    else:
        match.chance(line)
    events: list[Text] = match.info.story.events(before, match.look(seat))
    return events


def asked(match: Match, seat: int | None) -> Text:
    question: Text = match.info.story.question(match.look(seat))
    return question


def test_chance_and_bids_are_told() -> None:
    match = Match("luz", 4, chance="given")
    assert asked(match, 0) == asked(match, None) == Text("luz-ask-deal")
    assert told(match, "first 2", 0) == [Text("luz-told-first", {"seat": 2})]
    assert asked(match, 3) == Text("luz-ask-deal")
    assert told(match, deal_line(4, {}), 1) == [Text("luz-told-dealt", {"round": 1, "seat": 3})]
    assert asked(match, 3) == Text("luz-ask-bid", {"most": 10})
    assert asked(match, 0) == asked(match, None) == Text("luz-ask-wait-bid", {"seat": 3})
    assert told(match, "3 bid 3+") == [Text("luz-told-bid", {"seat": 3, "bid": "3+"})]
    assert told(match, "0 bid 0", 2) == [Text("luz-told-bid", {"seat": 0, "bid": "0"})]


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_a_card_is_told_by_slot_and_face_to_everybody(seat: int | None) -> None:
    match = table(4, {1: "Y1 R2"}, bids="1 1 1 1")
    assert told(match, "1 play 1", seat) == [Text("luz-told-play", {"seat": 1, "slot": 1, "card": "Y1"})]
    assert asked(match, 1) == Text("luz-ask-wait-play", {"seat": 2})


def test_a_trick_is_told_with_its_winner() -> None:
    match = table(4, {1: "R2", 2: "R3", 3: "R10", 0: "R8"}, bids="1 1 1 1")
    play(match, "R2", "R3", "R10")
    slot = [card["suit"] for card in match.view(0)["hands"][0]].index("R") + 1
    events = told(match, f"0 play {slot}")
    assert [text.id for text in events] == ["luz-told-play", "luz-told-trick"]
    assert events[1].args == {"seat": 3}


def test_the_question_follows_rule_7() -> None:
    hands = {1: "R2 R3 R4", 2: "R5 R6 R7", 0: "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10"}
    match = table(4, hands, bids="1 1 1 1")
    assert asked(match, 1) == Text("luz-ask-lead")
    play(match, "R2")
    assert asked(match, 2) == Text("luz-ask-follow", {"suit": "R"})
    play(match, "R5")
    match.act(3, match.legal(3)[0])
    assert asked(match, 0) == Text("luz-ask-free", {"suit": "R"})
    assert asked(match, 1) == asked(match, None) == Text("luz-ask-wait-play", {"seat": 0})


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_end_of_a_round_tells_what_every_seat_scored(players: int) -> None:
    match = Match("luz", players, chance="given")
    match.chance("first 0")
    match.chance(deal_line(players, {}))
    while match.view(None)["sheet"][0]["won"] != [0] * players or match.steps[-1].startswith("deal"):
        match.act(match.pending[0], match.legal(match.pending[0])[0])
    before = match.seen(1)
    finish_round(match)
    events = match.info.story.events(_one_step_earlier(match, 1), match.look(1))
    assert before.tobytes() != match.seen(1).tobytes()
    sheet = match.view(1)["sheet"][0]
    assert events[2] == Text("luz-told-round", {"round": 1})
    assert [text.args for text in events[3:]] == [
        {"seat": seat, "bid": sheet["bids"][seat], "won": sheet["won"][seat], "points": sheet["points"][seat]}
        for seat in range(players)
    ]
    assert sum(text.args["won"] for text in events[3:]) == 10
    assert asked(match, 1) == Text("luz-ask-deal")


def _one_step_earlier(match: Match, seat: int) -> Look:
    *lines, _ = match.record().splitlines()
    return Match.replay("\n".join(lines)).look(seat)


def test_the_end_of_the_game_tells_who_has_won() -> None:
    match = Match("luz", 4, chance="given")
    match.chance("first 1")
    play_rounds(match, 3)
    match.chance(deal_line(4, {}))
    events: list[Text] = []
    while not match.over:
        seat = match.pending[0]
        events = told(match, f"{seat} {match.legal(seat)[0]}", 3)
    (winner,) = match.winners
    won: dict[str, str | int] = {"seat": winner, "points": match.scores[winner]}
    assert events[-1] == Text("luz-told-over", won)
    assert [text.id for text in events[:3]] == ["luz-told-play", "luz-told-trick", "luz-told-round"]
    assert asked(match, 0) == asked(match, None) == Text("luz-ask-over", won)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_whole_game_can_be_said_and_says_all_that_there_is(language: str) -> None:
    match = random_match("luz", 4, {}, 3)
    ids = set()
    for text in stories(match, 1):
        ids.add(text.id)
        assert texts.say(text.id, {"who": "other", "name": "Ann"} | text.args, language)
    listed = (texts.FOLDER / language / "luz.ftl").read_text("utf-8").splitlines()
    assert ids == {line.split(" ")[0] for line in listed if line.startswith(("luz-told-", "luz-ask-"))}
