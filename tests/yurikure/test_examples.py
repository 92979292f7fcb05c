"""The worked examples of Yurikure, YX1 to YX11, the derived ones and the invariants."""

import random

import numpy as np
import pytest

from kobako import Match
from kobako.games.yurikure import board
from kobako.match.check import prefixes, random_match
from yurikure.tables import (
    GIRLS,
    PAIRS,
    control,
    decide,
    deciding,
    finish_actions,
    pair,
    passes,
    play_round,
    put,
    roll,
    rule,
    skip,
    table,
)

pytestmark = pytest.mark.rules


def until(match: Match, girl: str) -> None:
    while deciding(match) != (girl, "action"):
        skip(match)


def test_yx1() -> None:
    match = table(support={0: "PG PS RW WK GS"})  # 3 on RW, 2 on WK
    assert [match.view(0)["control"][0][GIRLS.index(girl)] for girl in "RWK"] == [3, 5, 2]


def test_yx2() -> None:
    """A is seat 0 with 7 on P, B is seat 1."""
    match = table(support={0: "WP RW KP RK RG", 1: "PG PS YP RP WP", 2: "RW WK RK KG RG"})
    assert match.view(0)["control"][0][GIRLS.index("P")] == 5 + 3
    until(match, "P")
    control(match, 0, 1)
    match.act(0, "approach K")
    passes(match, 1)
    match.act(1, "reveal 2")
    passes(match, 3)
    match.act(1, "confess G")
    match.act(0, "reveal 4")
    passes(match, 3)
    decide(match, "approach K")
    assert pair(match, "KP") == (1, 0, "none")
    assert match.view(None)["girls"][GIRLS.index("P")]["revealed"] == [4, 2, 0]


def test_yx3() -> None:
    match = table()
    put(match, "RW", 4, 0, "blue")
    rule(match, 0, 5, "approach K")
    assert pair(match, "RW") == (4, 1, "blue")


def test_yx4() -> None:
    match = table(support={0: "PS WG RG RW RY", 1: "GS WG RG WS RY", 2: "RK RP KP YP KY"})
    for _ in range(2):
        play_round(match)
    for girl, (low, less), (high, more) in (("W", (1, 1), (0, 3)), ("G", (0, 4), (1, 5))):
        until(match, girl)
        while match.pending != (low,):
            passes(match, 1)
        match.act(low, f"reveal {less}")
        rule(match, high, more, "idle")
    put(match, "RW")
    put(match, "WG", 6, 0, "red")
    play_round(match, 5, 5)
    assert match.view(None)["result"]["pairs"] == ["WG"]
    assert (match.view(None)["round"], match.scores) == (3, [4, 4, 0])
    assert match.view(None)["result"]["revealed"] == [7, 6, 0]
    assert match.winners == (1,)


def test_yx5() -> None:
    match = table(
        support={0: "GS RP RP KG KG", 1: "RP RW KG KG KG", 2: "GS GS GS GS GS"},
        options={"duplicate_support": "yes"},
    )
    for number in range(1, 5):
        play_round(match)
        if number == 3:
            match.act(0, "extra GS")
            match.act(1, "extra RP")
            match.act(2, "extra GS")
    put(match, "RW")
    put(match, "RP", 6, 0, "red")
    play_round(match, 5, 5)
    assert (match.view(None)["round"], match.view(None)["result"]["pairs"]) == (5, ["RP"])
    assert (match.scores, match.winners) == ([5, 6, 0], (1,))


def groups(names: str) -> set[str]:
    found = int(board.polygamous(sum(1 << PAIRS.index(name) for name in names.split())))
    return {name for i, name in enumerate(PAIRS) if found >> i & 1}


def test_yx6() -> None:
    assert groups("RW WK RK") == {"RW", "WK", "RK"}


def test_yx7() -> None:
    assert groups("GS YG") == set()


def test_yx8() -> None:
    assert groups("RP KP WP RK RW WK") == {"RP", "KP", "WP", "RK", "RW", "WK"}


def test_yx9() -> None:
    match = table()
    put(match, "KG", bond="blue")  # new in round 1
    finish_actions(match)
    roll(match, 5, 5)
    assert match.view(None)["rolling"] == {"what": "kiss", "pair": "KG"}
    roll(match, 1)
    assert match.view(None)["round"] == 2
    finish_actions(match)
    roll(match, 5, 5)
    assert match.view(None)["rolling"] == {"what": "kiss", "pair": "RW"}


def test_yx10() -> None:
    match = table()
    put(match, "RW")
    put(match, "KG", 3, bond="blue")
    bonds = []
    for die in (1, 0, 1):  # success, failure, success
        put(match, "KG", 3 * die, bond=pair(match, "KG")[2])
        play_round(match, 5, 1)
        bonds.append(pair(match, "KG")[2])
        while match.view(None)["phase"] == "extra":
            match.act(match.pending[0], "extra GS")
    assert bonds == ["red", "blue", "red"]
    assert not match.over


@pytest.mark.parametrize("names", ["KG KG KG", "KG KG RS", "KG RS RW"])
def test_yx11(names: str) -> None:
    match = table()
    for number in range(1, 7):
        play_round(match)
        for seat in range(3) if number == 3 else ():
            match.act(seat, "extra YP")
    for name in names.split():
        match.act(1, f"extra {name}")
    added = match.view(1)["extra"][1]
    assert sum(added) == 4
    assert all(added[PAIRS.index(name)] == names.split().count(name) for name in names.split())


@pytest.mark.parametrize(("die", "after"), [(3, (3, 0, "blue")), (4, (4, 0, "none"))])
def test_derived_a_refused_confession(die: int, after: tuple[int, int, str]) -> None:
    match = table()
    put(match, "RW")
    put(match, "RK", 3)
    rule(match, 0, 5, "confess K")
    skip(match)
    roll(match, die)
    assert pair(match, "RK") == after


@pytest.mark.parametrize(
    ("die", "fate"),
    [(2, board.BROKE), (3, board.COLDER), (4, board.COLDER), (5, board.CALM), (6, board.WARMER)],
)
def test_derived_the_couple_phase_at_dissatisfaction_2(die: int, fate: int) -> None:
    assert board.couple_fate(die, 2) == fate


@pytest.mark.parametrize(
    ("die", "love", "pain", "kiss"), [(3, 2, 1, True), (3, 1, 1, False), (4, 0, 0, True)]
)
def test_derived_a_kiss(die: int, love: int, pain: int, kiss: bool) -> None:
    assert board.is_kiss(die, love, pain) == kiss


def test_derived_the_earliest_ends() -> None:
    match = table()
    for name in ("RK", "WK"):
        put(match, name, bond="blue")
    play_round(match)
    assert (match.over, match.view(None)["round"]) == (True, 1)  # polygamy
    match = table()
    put(match, "KG", 6, bond="blue")
    play_round(match)
    play_round(match)
    assert (match.over, match.view(None)["round"]) == (True, 2)  # a couple formed in round 1
    match = table()
    put(match, "RW", 6, bond="blue")
    for _ in range(3):
        play_round(match)
    assert (match.over, match.view(None)["round"]) == (True, 3)  # the couple of the setup


@pytest.mark.parametrize("players", [3, 4])
def test_invariants(players: int) -> None:
    """0 <= rev <= cap; the highest level rises with each reveal; support adds up to 15, 16, 19."""
    match = random_match("yurikure", players, {}, players)
    tops, told = dict.fromkeys(GIRLS, 0), 0
    rng = random.Random(1)
    for now in prefixes(match):
        if rng.random() > 0.1 and not now.over:
            continue
        record = now._states[0]
        assert (record.rev <= np.maximum(record.cap, 0)).all()
        view = now.view(None)
        for one in view["reveals"][told:]:
            assert one["level"] > tops[one["girl"]]
            tops[one["girl"]] = one["level"]
        told = len(view["reveals"])
        for seat in range(players):
            own = now.view(seat)
            if not own["owed"][seat]:
                expected = {0: 0, 5: 15, 6: 16, 9: 19}[own["placed"][seat]]
                assert sum(own["support"][seat]) + sum(own["extra"][seat]) == expected


def test_a_record_is_small() -> None:
    assert board.STATE.itemsize < 512
