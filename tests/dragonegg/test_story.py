"""What is told of a game of the Dragon's Egg, and what is asked in it."""

import pytest

from dragonegg.tables import DRAW, commit, deck_line, next_round, table, with_bracelets, with_egg
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


def test_a_deck_and_sets() -> None:
    match = Match("dragonegg", 3, chance="given")
    assert asked(match, 0) == asked(match, None) == Text("dragonegg-ask-deck")
    deck = deck_line(match, {0: "R7 R7 R1 B2", 1: "R6 R6 R3 B4"})
    assert told(match, deck, 0) == [Text("dragonegg-told-dealt", {"round": 1})]
    assert asked(match, 0) == Text("dragonegg-ask-sets", {"bracelets": 0})
    assert asked(match, None) == Text("dragonegg-ask-wait-sets-many", {"count": 3})
    cards: dict[str, str | int] = {"seat": 0, "strong": "R7 R7", "weak": "R1 B2"}
    assert told(match, "0 sets R7 R7 / R1 B2", 0) == [Text("dragonegg-told-sets-cards", cards)]
    assert told(match, "1 sets R6 R6 / R3 B4", 0) == [Text("dragonegg-told-sets", {"seat": 1})]
    assert asked(match, 0) == Text("dragonegg-ask-wait-sets", {"seat": 2})


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_last_sets_are_told_with_the_settlement(seat: int | None) -> None:
    match = table(2, {0: "R7 R7 R1 B2", 1: "R6 R6 R3 B4"})
    match.act(0, f"sets {DRAW[0]}")
    events = told(match, f"1 sets {DRAW[1]}", seat)
    assert [text.id.removeprefix("dragonegg-told-") for text in events] == [
        "sets",
        "round",
        "result",
        "result",
        "gift",
        "gift",
    ]
    assert events[2].args == {
        "seat": 0,
        "strong": "R7 R7",
        "weak": "R1 B2",
        "first": 1,
        "second": 0,
        "gain": 0,
    }
    assert asked(match, seat) == Text("dragonegg-ask-deck")


def test_a_drawn_card_is_told_to_its_seat_only() -> None:
    match = with_bracelets(1)
    next_round(match, {}, draws="B7 B6")
    assert asked(match, 1) == Text("dragonegg-ask-sets", {"bracelets": 1})
    assert told(match, "1 bracelet", 1) == [Text("dragonegg-told-bracelet-card", {"seat": 1, "card": "B7"})]
    assert told(match, "0 bracelet", 1) == [Text("dragonegg-told-bracelet", {"seat": 0})]


def test_a_discard_is_told_to_its_seat_only() -> None:
    match = with_bracelets(1)
    next_round(match, {0: "R7 R7 R1 B2", 1: "R6 R6 R3 B4"}, draws="B6 B7")
    match.act(1, "bracelet")
    match.act(0, "bracelet")
    commit(match, *DRAW)
    next_round(match, {0: "R1 R1 R2 R2", 1: "B1 B2 B3 B4"})
    assert asked(match, 1) == Text("dragonegg-ask-discard", {"count": 1})
    assert asked(match, None) == Text("dragonegg-ask-wait-discard-many", {"count": 2})
    assert told(match, "1 discard B1", 1) == [Text("dragonegg-told-discard-card", {"seat": 1, "card": "B1"})]
    assert asked(match, 1) == Text("dragonegg-ask-wait-discard", {"seat": 0})
    assert told(match, "0 discard R1", 1) == [Text("dragonegg-told-discard", {"seat": 0})]


def test_the_egg() -> None:
    match = with_egg(3)
    for seat in range(3):
        match.act(seat, match.legal(seat)[0])
    assert asked(match, 0) == Text("dragonegg-ask-egg")
    assert asked(match, 1) == Text("dragonegg-ask-wait-egg", {"seat": 0})
    kept = match.copy()
    assert told(kept, "0 keep", 1)[0] == Text("dragonegg-told-keep", {"seat": 0})
    events = told(match, "0 egg strong", None)
    assert events[0] == Text("dragonegg-told-egg", {"seat": 0, "row": "strong"})
    assert [text.id for text in events[1:]] == ["dragonegg-told-turned"] * 2
    assert asked(match, 0).id == "dragonegg-ask-remake"
    assert asked(match, 2) == Text("dragonegg-ask-wait-remake", {"seat": 0})


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_games_can_be_said_and_say_all_that_there_is(language: str) -> None:
    ids = set()
    for players, seed in ((2, 2), (2, 4), (2, 11), (3, 1), (4, 3), (5, 3), (5, 8), (3, 20), (4, 21), (3, 33)):
        match = random_match("dragonegg", players, {}, seed)
        for seat in (None, 1):
            for text in stories(match, seat):
                ids.add(text.id)
                assert texts.say(text.id, {"who": "other", "name": "Ann"} | text.args, language)
    listed = (texts.FOLDER / language / "dragonegg.ftl").read_text("utf-8").splitlines()
    known = {line.split(" ")[0] for line in listed if line.startswith(("dragonegg-told-", "dragonegg-ask-"))}
    assert ids <= known
    rare = {"dragonegg-told-short", "dragonegg-told-egg-shared", "dragonegg-ask-wait-discard-many"}
    assert known - ids <= rare | {"dragonegg-told-egg-kept"}
