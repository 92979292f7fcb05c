"""What a client of Line-it is shown: all that lies there, and what would follow from a move."""

from typing import Any

import pytest

from kobako import Match
from kobako.match.check import prefixes
from lineit.tables import act, at, steady_match, table

pytestmark = pytest.mark.rules


def standing(match: Match, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["lines"][seat]["standing"]
    return found


def addition(match: Match, card: str) -> dict[str, Any]:
    [found] = [one for one in match.view(None)["additions"] if one["card"]["card"] == card]
    return dict(found)


def test_everybody_sees_the_same() -> None:
    match = steady_match(3, 1, {})
    for step, now in enumerate(prefixes(match)):
        if step % 20 == 0 or now.over:
            public = now.view(None)
            assert all(now.view(seat) == public | {"seat": seat} for seat in range(3))


def test_the_display_keeps_the_places_of_cards_that_were_taken() -> None:
    match = table(2, "30 +3 10 +3")
    act(match, "take +3 hand", "end", "take 30 line")
    shown = match.view(None)["display"]
    assert [place["card"]["card"] for place in shown] == ["30", "+3", "10", "+3"]
    assert [place["taken"] for place in shown] in ([True, True, False, False], [True, False, False, True])
    assert shown[0]["card"] == {"card": "30", "colour": "B"}


def test_a_line_with_its_limits() -> None:
    match = at(["10 +4 20 30", "60 50", "", "77", "+3"], players=5, display="1 2 3 4 5 6 7")
    up, down, none, one, plus = (standing(match, seat) for seat in range(5))
    assert (up["direction"], up["above"], up["below"], up["open"]) == ("up", 30, None, False)
    assert (down["direction"], down["above"], down["below"], down["open"]) == ("down", None, 50, True)
    for free in (none, one, plus):
        assert (free["direction"], free["above"], free["below"]) == (None, None, None)
    assert match.view(None)["lines"][0]["colours"] == {"R": 0, "B": 2, "G": 0, "Y": 1}
    assert none["cash"] is None
    assert plus["cash"] == {"cards": 0, "lost": 0, "token": -3, "points": -3}


@pytest.mark.parametrize(
    ("line", "options", "stands", "left"),
    [
        ("+3 10 20", "", "open", 1),
        ("+3 10 20 30", "", "won", 0),
        ("+3 10 20 30 40", "", "lost", 0),
        ("+3 10 20 30 40", "at_least", "won", 0),
        ("+3 10 99", "", "open", 1),
        ("+3 10 100", "", "lost", 1),
        ("+5 98", "", "open", 4),
        ("+5 2 1", "", "lost", 3),
    ],
)
def test_how_a_challenge_stands(line: str, options: str, stands: str, left: int) -> None:
    match = at([line], display="50 51 52 53", options=options)
    challenge = standing(match)["challenge"]
    assert (challenge["stands"], challenge["left"]) == (stands, left)


def test_room_counts_what_can_still_come() -> None:
    """Of 95 to 100, which lie beyond the line, 95 is in another hand and 99 under a marker."""
    match = at(["10 94"], display="50 51 52 97", hands=["98", "95"], jackpots=["", "", "99"])
    assert standing(match)["room"] == 4
    match = at(["10 94"], display="50 51 52 97")
    assert standing(match)["room"] == 6


def test_room_is_short_when_time_is() -> None:
    match = at(["10 20", "30 40"], hands=["25 26", "50"])
    assert (standing(match)["room"], standing(match, 1)["room"]) == (1, 1)
    act(match, "play 25")
    assert standing(match)["room"] == 0


def test_what_each_card_would_do() -> None:
    match = at(["1 +3 5"], display="9 3 +4 50", hands=["20"], jackpots=["13 17"])
    third = addition(match, "9")
    assert (third["source"], third["move"], third["jackpot"]) == ("display", "take 9 line", 2)
    assert (third["rule"], third["why"]) == (None, None)
    assert third["after"]["challenge"] == {"value": 3, "after": 2, "left": 1, "stands": "open"}
    assert third["after"]["above"] == 9
    assert third["after"]["cash"] == {"cards": 0, "lost": 3, "token": -3, "points": -3}
    low, plus, held = addition(match, "3"), addition(match, "+4"), addition(match, "20")
    assert (low["rule"], low["why"]["id"], low["after"]) == ("lineit 5", "lineit-up", None)
    assert (plus["rule"], plus["why"]["id"]) == ("lineit 5", "lineit-second-challenge")
    assert (held["source"], held["move"], held["jackpot"]) == ("hand", "play 20", None)
    act(match, "take 9 line")
    taken = addition(match, "50")
    assert (taken["rule"], taken["why"]["id"]) == ("lineit 4", "lineit-took")
    assert taken["after"]["cash"]["token"] == 3


def test_a_jackpot_that_is_empty_is_told_apart() -> None:
    match = at(["1 5"], display="9 2 3 4")
    assert (addition(match, "9")["jackpot"], addition(match, "2")["jackpot"]) == (0, None)


@pytest.mark.parametrize("players", [2, 5])
def test_additions_and_cash_come_true(players: int) -> None:
    """What the view promises is what happens."""
    for now in prefixes(steady_match(players, 4, {})):
        view = now.view(None)
        if not now.pending:
            assert view["additions"] == []
            continue
        [seat] = now.pending
        legal = now.legal(seat)
        for one in view["additions"]:
            assert (one["move"] in legal) == (one["rule"] is None) == (one["why"] is None)
        for move in legal if len(now.steps) % 9 == 0 and view["phase"] == "turn" else ():
            check_promise(now, seat, move)


def check_promise(now: Match, seat: int, move: str) -> None:
    view, trial = now.view(None), now.copy()
    trial.act(seat, move)
    then = trial.view(None)
    gain = then["scores"][seat] - view["scores"][seat]
    if move == "cash":
        assert gain == view["lines"][seat]["standing"]["cash"]["points"]
    for one in view["additions"]:
        if one["move"] == move:
            assert gain == (one["jackpot"] or 0)
            assert then["lines"][seat]["standing"] | {"room": 0} == one["after"] | {"room": 0}


def test_tokens_piles_and_places() -> None:
    view = at(["1"], display="9 40 50 60", piles=["4 +3 -5", "2"], options="at_least").view(1)
    assert (view["piles"], view["tokens"], view["scores"]) == ([4, 2], [["+3", "-5"], []], [2, 2])
    assert view["options"] == {
        "challenge_rule": "at_least",
        "final_hand_play": "mandatory",
        "final_start": "passed",
    }
    assert (view["phase"], view["took"], view["played"]) == ("turn", False, False)


def test_before_the_deck_and_at_the_end() -> None:
    before = Match("lineit", 3, chance="given").view(0)
    assert (before["phase"], before["round"], before["start"], before["display"]) == ("first", 0, None, [])
    over = steady_match(3, 2, {}).view(0)
    assert (over["phase"], over["deck"], over["display"], over["round"]) == ("over", 0, [], 21)
