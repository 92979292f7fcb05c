"""What is told of a game of Yurikure, and what is asked in it."""

import pytest

from games.stories import asked, ids, told
from kobako import Match, texts
from kobako.games.game import Text
from kobako.terminal.words import Words
from yurikure.tables import SETUP, control, finish_actions, passes, play_round, put, roll, rule, skip, table

pytestmark = pytest.mark.rules


def last_pass(match: Match, seat: int | None = None) -> list[str]:
    """Pass until one more pass decides; what is told then."""
    while match.view(None)["deciding"]["passes"] != match.view(None)["deciding"]["needed"] - 1:
        passes(match, 1)
    return told(match, f"{match.pending[0]} pass", seat)


def test_the_setup_is_told() -> None:
    match = Match("yurikure", 3, chance="given")
    assert asked(match, 0, None) == "setup"
    opening, *warm, order = told(match, SETUP)
    assert opening == "opening girl='R' other='W'"
    assert [text.partition(" ")[2] for text in warm] == [
        "girl='R' other='P' affection=1",
        "girl='K' other='G' affection=2",
        "girl='Y' other='S' affection=1",
    ]
    assert order == "order girls=[R W K Y P G S]"
    assert told(match, "first 2") == ["first seat=2"]


def test_support_is_told_to_the_seat_itself_and_that_it_was_placed_to_the_others() -> None:
    match = Match("yurikure", 3, chance="given")
    match.chance(SETUP)
    match.chance("first 2")
    assert asked(match, 1) == "support value=5"
    assert asked(match, None) == "wait-points count=3"
    for seat in (None, 0, 2):
        assert told(match.copy(), "1 support 5 KG", seat) == ["placed seat=1 value=5"]
    assert told(match, "1 support 5 KG", 1) == ["support girl='K' other='G' seat=1 value=5"]
    assert asked(match, 1) == "support value=4"


def test_passes_reveals_and_declarations_are_told() -> None:
    match = table()
    assert ids(told(match, "1 pass")) == ["pass"]
    assert asked(match, 0) == "wait girl='R' matter='action' seat=2"
    passes(match, 1)
    assert asked(match, 0) == "reveal girl='R' matter='action' level=0 own=15 can='yes'"
    assert told(match, "0 reveal 4") == ["reveal seat=0 girl='R' level=4"]
    passes(match, 3)
    assert asked(match, 0) == "action girl='R' matter='action'"
    assert told(match, "0 approach K") == ["say-approach seat=0 girl='R' other='K'"]
    assert asked(match, 2) == "object girl='R' matter='action' level=4 own=0 can='no'"
    assert last_pass(match)[1:] == [
        "approach girl='R' other='K' affection=1",
        "sad girl='R' other='W' dissatisfaction=1",
    ]


@pytest.mark.parametrize(
    ("girl", "move", "said"),
    [
        ("W", "approach R", "approach seat=0 girl='W' other='R'"),
        ("W", "confess R", "confess seat=0 girl='W' other='R'"),
        ("K", "negotiate RW", "negotiate girl='K' one='R' two='W' seat=0"),
    ],
)
def test_the_first_girl_and_the_first_pair_can_be_named(girl: str, move: str, said: str) -> None:
    match = table()
    for _ in range("RWK".index(girl)):
        skip(match)
    if "approach" not in move:
        put(match, "RW")  # no longer a couple
    control(match, 0, 4)
    assert told(match, f"0 {move}") == [f"say-{said}"]


@pytest.mark.parametrize(
    ("move", "said"), [("confess K", " other='K'"), ("negotiate KP", " one='K' two='P'"), ("idle", "")]
)
def test_every_declaration_has_its_sentence(move: str, said: str) -> None:
    match = table()
    put(match, "RW")
    control(match, 0, 5)
    verb = move.split(" ")[0]
    [say] = told(match, f"0 {move}")
    assert set(say.split(" ")) == set(f"say-{verb} seat=0 girl='R'{said}".split(" "))
    assert last_pass(match)[1:] == [f"{verb} girl='R'{said}"]


def test_a_girl_whom_nobody_controls_is_told_of() -> None:
    match = table()
    assert ids(last_pass(match)) == ["pass", "nobody", "idle"]


def test_a_confession_its_answer_and_its_die_are_told() -> None:
    match = table()
    put(match, "RW")
    put(match, "WK", bond="blue")
    rule(match, 0, 5, "confess K")
    control(match, 1, 5)
    assert asked(match, 1) == "answer girl='K' other='R'"
    accepted = match.copy()
    told(accepted, "1 yes")
    assert ids(last_pass(accepted)) == ["pass", "answer", "couple", "sad"]
    assert told(match, "1 no")[0].endswith(" seat=1 girl='K' answer='no'")
    assert ids(last_pass(match)) == ["pass", "answer"]
    assert asked(match, 0) == "roll girl='R' other='K' matter='confession'"
    events = told(match, "roll 6")
    assert ids(events) == ["fate", "affection"]
    assert events[1] == "affection girl='R' other='K' affection=1"


@pytest.mark.parametrize(("answers", "end"), [("yyyyyy", "couple"), ("yyyyyn", "sad"), ("yyyynn", "sad")])
def test_a_negotiation_is_told_vote_by_vote(answers: str, end: str) -> None:
    match = table(support={0: "WG WS YS WY RW"})
    rule(match, 0, 1, "negotiate KP")
    for girl, seat, answer in zip("WYGSKP", (0, 0, 0, 0, 1, 2), answers, strict=True):
        levels = match.view(seat)["girls"]["RWKYPGS".index(girl)]["revealed"]
        control(match, seat, max(levels) + 1)
        matter = "consent" if girl in "KP" else "vote"
        assert ids([asked(match, seat)]) == [matter]
        match.act(seat, "yes" if answer == "y" else "no")
        assert ids(last_pass(match)) == ["pass", matter, *{"S": ["voted"], "P": [end]}.get(girl, [])]


def test_a_negotiation_that_is_lost_is_told() -> None:
    match = table()
    rule(match, 0, 5, "negotiate KP")
    for _ in range(3):
        skip(match)
    events = last_pass(match)
    assert ids(events) == ["pass", "nobody", "vote", "voted"]
    assert events[-1] == "voted girl='K' other='P' votes=1 outcome='lost'"


def test_the_phases_of_a_round_are_told() -> None:
    match = table()
    put(match, "KG", 2, bond="blue")
    for _ in range(6):
        skip(match)
    assert ids(last_pass(match)) == ["pass", "nobody", "idle", "couple-phase"]
    assert told(match, "roll 5") == ["roll girl='R' other='W' die=5"]
    events = told(match, "roll 6")
    assert ids(events) == ["roll", "dice", "dice", "kiss-phase"]
    assert [text.split(" ")[-1] for text in events[1:3]] == ["fate='calm'", "fate='warmer'"]
    events = told(match, "roll 1")
    assert ids(events)[0] == "roll"
    assert events[1:] == ["dice girl='K' other='G' fate='kissed'", "round round=2"]


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
    assert asked(match, 1) == "extra left=1"
    assert told(match, "2 extra KG", 2)[0] == "support girl='K' other='G' seat=2 value=1"
    assert asked(match, 2) == "wait-points count=2"
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
    assert events[-1] == asked(match, 0) == "over seat=1 points=5"


def test_a_shared_end_is_told_for_everybody_who_shares_it() -> None:
    match = table()
    put(match, "GS", 6, bond="red")
    put(match, "RW")
    finish_actions(match)
    roll(match, 5)
    events = told(match, "roll 1")
    assert ids(events) == ["roll", "dice", "ending", "share", "share", "share"]
    assert asked(match, None) == "share count=3 points=0"


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_girls_are_named_by_their_colour(language: str) -> None:
    words = Words(language)
    text = Text("yurikure-told-say-negotiate", {"seat": 1, "girl": "R", "one": "K", "two": "S"})
    sentence = words.tell(text, 0)
    assert all(words(f"yurikure-girl-{girl}") in sentence for girl in "RKS")
