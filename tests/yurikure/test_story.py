"""What is told of a game of Yurikure, and what is asked in it."""

import pytest

from kobako import Match, texts
from kobako.games.game import Text
from kobako.match.check import random_match, stories
from kobako.terminal.words import Words
from yurikure.tables import SETUP, control, finish_actions, passes, play_round, put, roll, rule, skip, table

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


def ids(events: list[Text]) -> list[str]:
    return [text.id.removeprefix("yurikure-told-") for text in events]


def asked(match: Match, seat: int | None) -> Text:
    question: Text = match.info.story.question(match.look(seat))
    return question


def last_pass(match: Match, seat: int | None = None) -> list[Text]:
    """Pass until one more pass decides; what is told then."""
    while match.view(None)["deciding"]["passes"] != match.view(None)["deciding"]["needed"] - 1:
        passes(match, 1)
    return told(match, f"{match.pending[0]} pass", seat)


def test_the_setup_is_told() -> None:
    match = Match("yurikure", 3, chance="given")
    assert asked(match, 0) == asked(match, None) == Text("yurikure-ask-setup")
    opening, *warm, order = told(match, SETUP)
    assert opening == Text("yurikure-told-opening", {"girl": "R", "other": "W"})
    assert [(t.args["girl"], t.args["other"], t.args["affection"]) for t in warm] == [
        ("R", "P", 1),
        ("K", "G", 2),
        ("Y", "S", 1),
    ]
    assert order == Text("yurikure-told-order", {"order": "R W K Y P G S"})
    assert told(match, "first 2") == [Text("yurikure-told-first", {"seat": 2})]


def test_support_is_told_to_the_seat_itself_and_that_it_was_placed_to_the_others() -> None:
    match = Match("yurikure", 3, chance="given")
    match.chance(SETUP)
    match.chance("first 2")
    assert asked(match, 1) == Text("yurikure-ask-support", {"value": 5})
    assert asked(match, None) == Text("yurikure-ask-wait-points", {"count": 3})
    own = {"seat": 1, "value": 5, "girl": "K", "other": "G"}
    twin = match.copy()
    assert told(match, "1 support 5 KG", 1) == [Text("yurikure-told-support", own)]  # type: ignore[arg-type]
    for seat in (None, 0, 2):
        again = twin.copy()
        assert told(again, "1 support 5 KG", seat) == [Text("yurikure-told-placed", {"seat": 1, "value": 5})]
    assert asked(match, 1) == Text("yurikure-ask-support", {"value": 4})


def test_passes_reveals_and_declarations_are_told() -> None:
    match = table()
    assert ids(told(match, "1 pass")) == ["pass"]
    assert asked(match, 0) == Text("yurikure-ask-wait", {"seat": 2, "girl": "R", "matter": "action"})
    passes(match, 1)
    own = {"girl": "R", "matter": "action", "level": 0, "own": 15, "can": "yes"}
    assert asked(match, 0) == Text("yurikure-ask-reveal", own)  # type: ignore[arg-type]
    shown = {"seat": 0, "girl": "R", "level": 4}
    assert told(match, "0 reveal 4") == [Text("yurikure-told-reveal", shown)]  # type: ignore[arg-type]
    passes(match, 3)
    assert asked(match, 0) == Text("yurikure-ask-action", {"girl": "R", "matter": "action"})
    said = {"seat": 0, "girl": "R", "other": "K"}
    assert told(match, "0 approach K") == [Text("yurikure-told-say-approach", said)]  # type: ignore[arg-type]
    assert asked(match, 2).id == "yurikure-ask-object"
    events = last_pass(match)
    assert ids(events) == ["pass", "approach", "sad"]
    assert events[1].args == {"girl": "R", "other": "K", "affection": 1}
    assert events[2].args == {"girl": "R", "other": "W", "dissatisfaction": 1}


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("confess K", {"seat": 0, "girl": "R", "other": "K"}),
        ("negotiate KP", {"seat": 0, "girl": "R", "one": "K", "two": "P"}),
        ("idle", {"seat": 0, "girl": "R"}),
    ],
)
def test_every_declaration_has_its_sentence(move: str, said: dict[str, str | int]) -> None:
    match = table()
    put(match, "RW")
    control(match, 0, 5)
    [text] = told(match, f"0 {move}")
    verb = move.split(" ")[0]
    assert text == Text(f"yurikure-told-say-{verb}", said)
    [_, final] = last_pass(match)
    said.pop("seat")
    assert final == Text(f"yurikure-told-{verb}", said)


def test_a_girl_whom_nobody_controls_is_told_of() -> None:
    match = table()
    assert ids(last_pass(match)) == ["pass", "nobody", "idle"]


def test_a_confession_its_answer_and_its_die_are_told() -> None:
    match = table()
    put(match, "RW")
    put(match, "WK", bond="blue")
    rule(match, 0, 5, "confess K")
    control(match, 1, 5)
    assert asked(match, 1) == Text("yurikure-ask-answer", {"girl": "K", "other": "R"})
    accepted = match.copy()
    told(accepted, "1 yes")
    assert ids(last_pass(accepted)) == ["pass", "answer", "couple", "sad"]
    assert told(match, "1 no")[0].args == {"seat": 1, "girl": "K", "answer": "no"}
    assert ids(last_pass(match)) == ["pass", "answer"]
    assert asked(match, 0) == Text("yurikure-ask-roll", {"girl": "R", "other": "K", "matter": "confession"})
    events = told(match, "roll 6")
    assert ids(events) == ["fate", "affection"]
    assert events[1].args == {"girl": "R", "other": "K", "affection": 1}


@pytest.mark.parametrize(("answers", "end"), [("yyyyyy", "couple"), ("yyyyyn", "sad"), ("yyyynn", "sad")])
def test_a_negotiation_is_told_vote_by_vote(answers: str, end: str) -> None:
    match = table(support={0: "WG WS YS WY RW"})
    rule(match, 0, 1, "negotiate KP")
    for girl, seat, answer in zip("WYGSKP", (0, 0, 0, 0, 1, 2), answers, strict=True):
        levels = match.view(seat)["girls"]["RWKYPGS".index(girl)]["revealed"]
        control(match, seat, max(levels) + 1)
        question = asked(match, seat)
        assert question.id == ("yurikure-ask-consent" if girl in "KP" else "yurikure-ask-vote")
        match.act(seat, "yes" if answer == "y" else "no")
        events = ids(last_pass(match))
        expected = ["pass", "consent" if girl in "KP" else "vote"]
        assert events == expected + {"S": ["voted"], "P": [end]}.get(girl, [])


def test_a_negotiation_that_is_lost_is_told() -> None:
    match = table()
    rule(match, 0, 5, "negotiate KP")
    for _ in range(3):
        skip(match)
    events = last_pass(match)
    assert ids(events) == ["pass", "nobody", "vote", "voted"]
    assert events[-1].args == {"girl": "K", "other": "P", "votes": 1, "outcome": "lost"}


def test_the_phases_of_a_round_are_told() -> None:
    match = table()
    put(match, "KG", 2, bond="blue")
    for _ in range(6):
        skip(match)
    assert ids(last_pass(match)) == ["pass", "nobody", "idle", "couple-phase"]
    assert told(match, "roll 5") == [Text("yurikure-told-roll", {"girl": "R", "other": "W", "die": 5})]
    events = told(match, "roll 6")
    assert ids(events) == ["roll", "dice", "dice", "kiss-phase"]
    assert [text.args["fate"] for text in events[1:3]] == ["calm", "warmer"]
    events = told(match, "roll 1")
    assert ids(events) == ["roll", "dice", "round"]
    assert events[1].args == {"girl": "K", "other": "G", "fate": "kissed"}
    assert events[2].args == {"round": 2}


def test_a_round_without_couples_is_told_in_one_step() -> None:
    match = table()
    put(match, "RW")
    for _ in range(6):
        skip(match)
    assert ids(last_pass(match)) == ["pass", "nobody", "idle", "couple-phase", "kiss-phase", "round"]


def test_extra_points_are_told() -> None:
    match = table()
    for _ in range(2):
        play_round(match)
    finish_actions(match)
    roll(match, 5)
    assert ids(told(match, "roll 1")) == ["roll", "dice", "extra"]
    assert asked(match, 1) == Text("yurikure-ask-extra", {"left": 1})
    assert told(match, "2 extra KG", 2)[0].args == {"seat": 2, "value": 1, "girl": "K", "other": "G"}
    assert asked(match, 2) == Text("yurikure-ask-wait-points", {"count": 2})
    match.act(0, "extra KG")
    assert ids(told(match, "1 extra KG", 0)) == ["placed", "round"]


def test_the_end_is_told() -> None:
    match = table()
    put(match, "KG", 6, bond="red")
    put(match, "RW")
    finish_actions(match)
    roll(match, 5)
    events = told(match, "roll 1", 0)
    assert ids(events) == ["roll", "dice", "ending", "over"]
    assert events[-1].args == {"seat": 1, "points": 5}
    assert asked(match, 0) == Text("yurikure-ask-over", {"seat": 1, "points": 5})


def test_a_shared_end_is_told_for_everybody_who_shares_it() -> None:
    match = table()
    put(match, "GS", 6, bond="red")
    put(match, "RW")
    finish_actions(match)
    roll(match, 5)
    events = told(match, "roll 1")
    assert ids(events) == ["roll", "dice", "ending", "share", "share", "share"]
    assert asked(match, None) == Text("yurikure-ask-share", {"count": 3, "points": 0})


def test_everything_that_there_is_is_said_in_some_game() -> None:
    said = {text.id for seed in range(6) for text in stories(random_match("yurikure", 3, {}, seed), seed % 3)}
    listed = (texts.FOLDER / "en" / "yurikure.ftl").read_text("utf-8").splitlines()
    kinds = {line.split(" ")[0] for line in listed if line.startswith(("yurikure-told-", "yurikure-ask-"))}
    rare = {"yurikure-told-share", "yurikure-ask-share", "yurikure-ask-nobody"}
    assert said <= kinds
    assert kinds - said <= rare


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_girls_are_named_by_their_colour(language: str) -> None:
    words = Words(language)
    text = Text("yurikure-told-say-negotiate", {"seat": 1, "girl": "R", "one": "K", "two": "S"})
    sentence = words.tell(text, 0)
    assert all(words(f"yurikure-girl-{girl}") in sentence for girl in "RKS")
