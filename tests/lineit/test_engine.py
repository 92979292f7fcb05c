"""Line-it of the engine only: order of the legal moves, undo, size and canonical form of a record, words."""

import re

import pytest

from kobako import texts
from kobako.games.lineit.rules import OPTIONS
from kobako.match.check import random_match
from lineit.tables import ROUNDS, act, at, table

pytestmark = pytest.mark.rules


def test_4_legal_moves_are_listed_once_and_in_order() -> None:
    assert table(2, "10 20 +4 +4").legal(0) == [
        *("take 10 line", "take 20 line", "take +4 line"),
        *("take 10 hand", "take 20 hand", "take +4 hand"),
    ]
    match = at(["50"], display="40 +4 +4", hands=["+5 +5"], turn="0 took")
    assert match.legal(0) == ["play +5", "cash", "end"]
    assert at(["50"], hands=["+5 60"], options="optional").legal(0) == ["play 60", "play +5", "pass"]


def test_undo_take_play_and_cash_within_the_turn() -> None:
    match = table(2, "10 20 30 40", "50 60 70 80", first=1)
    act(match, "take 10 line", "end", "take 20 hand", "end")
    for move in ("play 20", "cash", "take 50 line", "cash"):
        before, steps = match.seen(0).tobytes(), list(match.steps)
        act(match, move)
        assert (match.can_undo(0), match.can_undo(1)) == (True, False)
        match.undo(0)
        assert (match.seen(0).tobytes(), match.steps) == (before, steps)
        act(match, move)
    act(match, "end")
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_undo_never_in_the_final_phase() -> None:
    match = random_match("lineit", 3, {"final_hand_play": "optional"}, 2)
    *_, last = match.steps
    assert last.split()[1] in ("play", "pass")
    assert not any(match.can_undo(seat) for seat in range(3))


def test_the_record_is_the_same_whichever_way_it_was_reached() -> None:
    one, two = (at(["10"], display="15 40 50 60", hands=["20"]) for _ in range(2))
    act(one, "take 40 hand", "play 20")
    act(two, "play 20", "take 40 hand")
    assert one._states.tobytes() == two._states.tobytes()


def test_2_the_view_and_the_text_of_the_rules_have_the_rounds() -> None:
    assert [table(players).view(None)["rounds"] for players in ROUNDS] == list(ROUNDS.values())
    for language in texts.LANGUAGES:
        told = re.findall(r"\d+", texts.say("lineit-rule-2", language=language))
        assert [number for number in map(int, told) if number > 10] == list(ROUNDS.values())


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_option_has_its_words(language: str) -> None:
    for option in OPTIONS:
        label = f"lineit-option-{option.name}"
        for name in (label, *(f"{label}-{value}" for value in option.values)):
            assert texts.say(name.replace("_", "-"), language=language)


def test_a_display_leaves_nothing_in_the_record() -> None:
    match = at(hands=["1", "2"], display="57 +4", deck="", turn="1 took")
    act(match, "end")
    assert not match._states["display"].any()
