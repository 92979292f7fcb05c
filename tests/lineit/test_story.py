"""What is told of a game of Line-it, and what is asked in it."""

import pytest

from kobako import Match, texts
from kobako.games.game import Text
from kobako.match.check import stories
from lineit.tables import at, deck_line, steady_match, table

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


def ids(events: list[Text]) -> list[str]:
    return [text.id.removeprefix("lineit-told-") for text in events]


def test_chance_is_told() -> None:
    match = Match("lineit", 3, chance="given")
    assert asked(match, 0) == asked(match, None) == Text("lineit-ask-deck")
    assert told(match, "first 2", 0) == [Text("lineit-told-first", {"seat": 2})]
    assert told(match, deck_line("5 +3 77 20 1"), 1) == [
        Text("lineit-told-round", {"round": 1, "cards": "5, +3, 77, 20, 1", "seat": 2})
    ]
    assert asked(match, 2) == Text("lineit-ask-take")
    assert asked(match, 0) == asked(match, None) == Text("lineit-ask-wait", {"seat": 2})


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_card_is_told_with_its_colour_to_everybody(seat: int | None) -> None:
    match = table(2, "5 +3 77 20", first=0)
    card: dict[str, str | int] = {"seat": 0, "card": "77", "colour": "R"}
    assert told(match, "0 take 77 hand", seat) == [Text("lineit-told-take-hand", card)]
    assert told(match, "0 play 77", seat) == [Text("lineit-told-play", card)]
    assert told(match, "0 end", seat) == [Text("lineit-told-end", {"seat": 0})]
    plus: dict[str, str | int] = {"seat": 1, "card": "+3", "colour": "none"}
    assert told(match, "1 take +3 line", seat) == [Text("lineit-told-take-line", plus)]


def test_jackpots_are_told() -> None:
    match = at(["1 5"], display="9 40 50 60", jackpots=["13 17"])
    won: dict[str, str | int] = {"seat": 0, "colour": "R", "count": 2}
    assert told(match, "0 take 9 line")[1:] == [Text("lineit-told-jackpot", won)]
    match = at(["2 6"], display="40 50 60 70", hands=["10"])
    assert told(match, "0 play 10")[1:] == [Text("lineit-told-no-jackpot", won | {"colour": "B", "count": 0})]
    assert ids(told(match, "0 take 50 line")) == ["take-line"]  # the fourth


def test_a_cash_is_told_with_its_challenge() -> None:
    match = at(["1 2 +3 3 4 5"], display="40 50 60 70")
    assert told(match, "0 cash") == [
        Text("lineit-told-cash", {"seat": 0, "cards": 2, "lost": 3}),
        Text("lineit-told-won", {"seat": 0, "value": 3}),
    ]
    match = at(["+5 4"], display="40 50 60 70")
    assert told(match, "0 cash") == [
        Text("lineit-told-cash", {"seat": 0, "cards": 0, "lost": 1}),
        Text("lineit-told-lost", {"seat": 0, "value": 5}),
    ]


def test_the_end_of_a_round_is_told() -> None:
    match = table(2, "5 +3 77 20", "1 2 3 4")
    for move in ("take 5 line", "end", "take 20 line"):
        match.act(match.pending[0], move)
    assert told(match, "1 end") == [
        Text("lineit-told-end", {"seat": 1}),
        Text("lineit-told-left", {"cards": "77, +3"}),
        Text("lineit-told-round", {"round": 2, "cards": "1, 2, 3, 4", "seat": 1}),
    ]


def test_the_final_phase_is_told() -> None:
    """Seat 0 plays, seat 1 has nothing that fits, seat 2 plays a challenge; seat 0 wins."""
    match = at(["1 2 3 4", "50 60", "7"], players=3, hands=["9", "55", "+3"], piles=["1", "1"], turn="0")
    assert ids(told(match, "0 play 9")) == ["play", "skip"]
    events = told(match, "2 play +3", 1)
    assert ids(events) == ["play", "cash", "cash", "cash", "lost", "over"]
    assert events[1] == Text("lineit-told-cash", {"seat": 0, "cards": 2, "lost": 3})
    assert events[-1] == Text("lineit-told-over", {"seat": 0, "points": 3})
    assert asked(match, 1) == Text("lineit-ask-over", {"seat": 0, "points": 3})


def test_a_jackpot_by_the_very_last_card() -> None:
    match = at(["1 5 6", ""], hands=["9"], jackpots=["13"])
    events = told(match, "0 play 9")
    assert ids(events) == ["play", "jackpot", "skip", "cash", "over"]
    assert events[3].args == {"seat": 0, "cards": 1, "lost": 3}


def test_a_pass_and_a_shared_victory() -> None:
    match = at(["+3"], hands=["9"], piles=["4", "1"], options="optional")
    assert asked(match, 0) == Text("lineit-ask-final-may")
    events = told(match, "0 pass", 1)
    assert ids(events) == ["pass", "skip", "cash", "lost", "shared", "shared"]
    assert [text.args["seat"] for text in events[-2:]] == [0, 1]
    assert asked(match, 0) == asked(match, None) == Text("lineit-ask-shared", {"count": 2, "points": 1})


def test_the_question_follows_the_turn() -> None:
    match = at(["10 20"], display="40 50 60 70", hands=["30 31"])
    assert asked(match, 0) == Text("lineit-ask-take-full")
    match.act(0, "play 30")
    assert asked(match, 0) == Text("lineit-ask-take")
    match.act(0, "take 40 line")
    assert asked(match, 0) == Text("lineit-ask-end")
    assert asked(at(hands=["9"]), 0) == Text("lineit-ask-final")
    assert asked(at(hands=["9"]), 1) == Text("lineit-ask-wait-final", {"seat": 0})


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_whole_games_can_be_said_and_say_all_that_there_is(language: str) -> None:
    said = set()
    for players, seed, option in ((4, 15, "optional"), (2, 23, "mandatory"), (2, 1, "optional")):
        match = steady_match(players, seed, {"final_hand_play": option})
        for text in stories(match, 1):
            said.add(text.id)
            assert texts.say(text.id, {"who": "other", "name": "Ann"} | text.args, language)
    listed = (texts.FOLDER / language / "lineit.ftl").read_text("utf-8").splitlines()
    assert said == {li.split(" ")[0] for li in listed if li.startswith(("lineit-told-", "lineit-ask-"))}
