"""The worked examples of Line-it, IX1 to IX3, the derived ones and the invariant."""

import numpy as np
import pytest

from kobako import Match
from kobako.games.lineit import rules
from kobako.match.check import prefixes, random_match
from lineit.tables import act, at, idle, to_final

pytestmark = pytest.mark.rules


def test_ix1() -> None:
    match = at(["1 5"], display="9 40 50 60", jackpots=["13 17 21 25"])
    act(match, "take 9 line")
    view = match.view(None)
    assert view["piles"][0] == 4
    assert view["jackpots"][0]["cards"] == []


@pytest.mark.parametrize("start", ["+4 50", "50 +4"])
@pytest.mark.parametrize(("third", "direction"), [("60", "up"), ("40", "down")])
def test_ix2(start: str, third: str, direction: str) -> None:
    match = at([start], display=f"{third} 1 2 3")
    assert match.view(None)["lines"][0]["standing"]["direction"] is None
    act(match, f"take {third} line")
    assert match.view(None)["lines"][0]["standing"]["direction"] == direction


def test_ix3() -> None:
    match = at(["50 60"], display="40 41 42 43", hands=["1 2"])
    assert match.legal(0) == ["cash"]
    act(match, "cash", "take 41 line")
    assert match.view(None)["lines"][0]["cards"] == [{"card": "41", "colour": "R"}]


@pytest.mark.parametrize(
    ("line", "options", "cards", "token"),
    [
        ("1 2 3 4 5 6 7", "", 4, 0),
        ("10 +3 20 30 40", "", 1, 3),
        ("10 +3 20 30 40 50", "", 2, -3),
        ("10 +3 20 30 40 50", "at_least", 2, 3),
        ("+5", "", 0, -5),
    ],
)
def test_derived_cash(line: str, options: str, cards: int, token: int) -> None:
    match = at([line], display="90 91 92 93", options=options)
    cash = match.view(None)["lines"][0]["standing"]["cash"]
    assert (cash["cards"], cash["token"], cash["points"]) == (cards, token, cards + token)
    act(match, "cash")
    assert match.view(None)["piles"][0] == cards
    assert match.scores[0] == cards + token


def test_derived_fourth_card_of_a_colour() -> None:
    match = at(["1 5 9"], display="13 40 50 60", jackpots=["17 21"])
    act(match, "take 13 line")
    assert match.scores == [0, 0]


def cards_of(match: Match) -> int:
    """Every card, wherever it lies."""
    view = match.view(None)
    shown = [shown for shown in view["display"] if not shown["taken"]]
    lines, hands = (sum(map(len, part)) for part in ([li["cards"] for li in view["lines"]], view["hands"]))
    jackpots = sum(len(pile["cards"]) for pile in view["jackpots"])
    return int(view["deck"] + len(shown) + lines + hands + sum(view["piles"]) + jackpots + view["discard"])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_invariant_106_cards(players: int) -> None:
    for now in prefixes(random_match("lineit", players, {}, players)):
        assert cards_of(now) == 106


@pytest.mark.parametrize(("players", "rounds", "left"), [(2, 26, 2), (3, 21, 1), (4, 17, 4), (5, 15, 1)])
def test_invariant_rounds_and_turns(players: int, rounds: int, left: int) -> None:
    match = Match("lineit", players, seed=1)
    turns = 0
    while match.view(None)["deck"] > left:
        idle(match)
        turns += 1
    assert match.view(None)["rounds"] == rounds
    assert turns == players * (rounds - 1)
    to_final(match)
    assert match.over


def test_a_record_is_small() -> None:
    assert np.zeros(1, rules.STATE).nbytes < 320
