"""What is told of a game of Aurum, and what is asked in it."""

from typing import Any

import pytest

from aurum.tables import FOUR, THREE, act, deal_line, empty_leader, four, lively, stay, stuck, table, three
from kobako import Match, texts
from kobako.games.game import Text
from kobako.match.check import random_match, stories

pytestmark = pytest.mark.rules


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


def test_chance_is_told() -> None:
    match = Match("aurum", 4, chance="given")
    assert asked(match, 0) == asked(match, None) == Text("aurum-ask-deal")
    assert told(match, "first 2", 0) == [Text("aurum-told-first", {"seat": 2})]
    assert told(match, deal_line(4, {}), 1) == [Text("aurum-told-dealt", {"round": 1, "seat": 2})]
    assert asked(match, 2) == Text("aurum-ask-predict")
    assert asked(match, 0) == asked(match, None) == Text("aurum-ask-wait-predict", {"seat": 2})


def test_open_predictions_are_told_with_their_card() -> None:
    expected = [Text("aurum-told-predict", {"seat": 0, "card": "B9", "rank": 9})]
    assert told(table(4, FOUR), "0 predict B9", 3) == expected


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_secret_predictions_are_told_when_all_are_in(seat: int | None) -> None:
    match = table(3, THREE)
    assert asked(match, None) == Text("aurum-ask-wait-all")
    assert told(match, "1 predict B2", seat) == [Text("aurum-told-commit", {"seat": 1})]
    assert told(match, "0 predict B1", seat) == [Text("aurum-told-commit", {"seat": 0})]
    assert asked(match, 0) == Text("aurum-ask-wait-predict", {"seat": 2})
    assert told(match, "2 predict B9", seat) == [
        Text("aurum-told-commit", {"seat": 2}),
        Text("aurum-told-predict", {"seat": 0, "card": "B1", "rank": 1}),
        Text("aurum-told-predict", {"seat": 1, "card": "B2", "rank": 2}),
        Text("aurum-told-predict", {"seat": 2, "card": "B9", "rank": 9}),
    ]


def test_swaps_are_told_with_both_cards() -> None:
    match = four()
    assert asked(match, 0) == Text("aurum-ask-swap", {"team": "yes"})
    assert asked(match, 1) == Text("aurum-ask-wait-swap", {"seat": 0})
    paid: dict[str, Any] = {"seat": 0, "gold": "G0", "card": "Z5", "old": "B9"}
    assert told(match, "0 swap G0 Z5", 3) == [Text("aurum-told-swap", paid)]
    assert told(match, "1 stay", 0) == [Text("aurum-told-stay", {"seat": 1})]
    paid = {"seat": 2, "gold": "G0", "card": "Z9", "old": "Z5"}
    assert told(match, "2 swap G0 Z9 partner", 3) == [Text("aurum-told-swap-partner", paid)]
    assert asked(three(), 0) == Text("aurum-ask-swap", {"team": "no"})


def test_cards_and_tricks_are_told() -> None:
    match = three()
    stay(match)
    assert asked(match, 0) == Text("aurum-ask-lead")
    assert asked(match, 1) == Text("aurum-ask-wait-play", {"seat": 0})
    assert told(match, "0 play B4") == [Text("aurum-told-play", {"seat": 0, "card": "B4"})]
    assert asked(match, 1) == Text("aurum-ask-follow")
    assert told(match, "1 play G0") == [Text("aurum-told-gold", {"seat": 1, "card": "G0"})]
    assert told(match, "2 play Z3", 0) == [
        Text("aurum-told-play", {"seat": 2, "card": "Z3"}),
        Text("aurum-told-trick", {"seat": 1}),
        Text("aurum-told-takes", {"seat": 2, "gold": "G3"}),
    ]
    match = three("S7 S8 S9")
    act(match, "B7", "P8")
    assert told(match, "2 play Z9")[2] == Text("aurum-told-takes", {"seat": 0, "gold": "G7"})
    act(match, "P7", "Z8")
    assert told(match, "2 play B9")[2] == Text("aurum-told-leads", {"seat": 0})


def ending(reason: str) -> tuple[Match, list[Text]]:
    """A round that seat 2 ends, and what seat 1 is told of it."""
    if reason == "stop":
        match = stuck()
        assert asked(match, 2) == Text("aurum-ask-stuck")
        return match, told(match, "2 stop", 1)
    *before, last = stuck({"zero_gold": "no"}).record().splitlines()
    match = Match.replay("\n".join(before))
    return match, told(match, last, 1)[1:]


@pytest.mark.parametrize("reason", ["stop", "stuck"])
def test_the_end_of_a_round_is_told(reason: str) -> None:
    match, events = ending(reason)
    shown = "P5 P6 P7 P8 P9 Z4 Z5 Z6 Z7 Z8 Z9"
    score = {"prediction": 1, "won": 0, "scored": 0, "gold": 0, "points": 0}
    assert events[:3] == [
        Text("aurum-told-end", {"seat": 2, "reason": reason}),
        Text("aurum-told-shows", {"seat": 2, "count": 11, "cards": shown}),
        Text("aurum-told-round", {"round": 1}),
    ]
    assert [text.id for text in events[3:6]] == ["aurum-told-points"] * 3
    assert events[4].args == {"seat": 1, "team": "no"} | score
    assert [text.args["decided"] for text in events[6:]] == ["shared"] * 3
    assert asked(match, 0) == Text("aurum-ask-deal")


def test_an_empty_leader_is_told() -> None:
    match = empty_leader(3, 0)
    events: list[Text] = []
    while not match.view(None)["sheet"]:
        events = told(match, f"{match.pending[0]} stay")
    assert [text.id for text in events[:3]] == ["aurum-told-stay", "aurum-told-end", "aurum-told-shows"]
    assert events[1].args["reason"] == "empty"
    assert events[2].args["count"] == 0


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_teams_are_told_by_the_own_seat(seat: int | None) -> None:
    match = random_match("aurum", 4, {}, 3)
    (over,) = [text for text in stories(match, seat) if text.id == "aurum-told-over"]
    winners = match.winners
    assert over.args["seat"] == (seat if seat in winners else winners[0])
    assert (over.args["team"], over.args["shared"], over.args["score"]) == ("yes", "no", 2)
    assert asked(match, seat).args["seat"] == over.args["seat"]


def test_with_points_there_are_no_nuggets() -> None:
    match = random_match("aurum", 3, {"scoring": "points"}, 1)
    texts_told = list(stories(match, 0))
    assert not any(text.id == "aurum-told-nugget" for text in texts_told)
    assert {text.args["scoring"] for text in texts_told if text.id == "aurum-told-over"} == {"points"}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_games_can_be_said_and_say_all_that_there_is(language: str) -> None:
    ids = set()
    for players, seed in ((3, 1), (3, 2), (4, 1), (4, 2)):
        match = lively(players, {}, seed)
        for seat in (0, 1):
            for text in stories(match, seat):
                ids.add(text.id)
                assert texts.say(text.id, {"who": "other", "name": "Ann"} | text.args, language)
    listed = (texts.FOLDER / language / "aurum.ftl").read_text("utf-8").splitlines()
    assert ids == {line.split(" ")[0] for line in listed if line.startswith(("aurum-told-", "aurum-ask-"))}
