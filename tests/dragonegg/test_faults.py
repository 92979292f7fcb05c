"""A record can say what is wrong with it."""

from collections.abc import Callable
from typing import Any

import pytest

from dragonegg.tables import commit, next_round, with_bracelets, with_egg
from kobako import Match
from kobako.games.dragonegg.faults import Fault, faults
from kobako.match.check import prefixes, random_match

pytestmark = pytest.mark.rules


def drawing() -> Match:
    """Two players in their second round; seat 1 has drawn a card."""
    match = with_bracelets(1)
    next_round(match, {0: "R7 R7 R1 B2", 1: "R6 R6 R3 B4"}, draws="B6 B7")
    match.act(1, "bracelet")
    return match


def dropping() -> Match:
    match = drawing()
    commit(match, "R7 R7 / R1 B2", "R6 R6 / R3 B4")
    next_round(match, {0: "R1 R1 R2 R2", 1: "B1 B2 B3 B4"})
    return match


def egg() -> Match:
    match = with_egg()
    commit(match, "B7 B7 / B6 B6", match.legal(1)[0].removeprefix("sets "))
    return match


def remaking() -> Match:
    match = egg()
    match.act(0, "egg weak")
    return match


def settled() -> Match:
    return with_bracelets(1)


def over() -> Match:
    return random_match("dragonegg", 3, {}, 1)


def put(name: str, *at: Any) -> Callable[[Any], None]:
    """Writes the last of `at` into a field, at the place that the others name."""
    *place, value = at

    def spoil(state: Any) -> None:
        if place:
            getattr(state, name)[tuple(place)] = value
        else:
            setattr(state, name, value)

    return spoil


def double(state: Any) -> None:
    """A third card of a kind."""
    state.deck[0] = state.deck[1] = state.deck[2] = 5


@pytest.mark.parametrize(
    ("position", "spoil", "fault"),
    [
        (drawing, put("players", 6), Fault.HEADER),
        (drawing, put("phase", 0), Fault.HEADER),
        (drawing, put("rounds", 201), Fault.HEADER),
        (drawing, put("left", 33), Fault.HEADER),
        (drawing, put("drawn", 13), Fault.HEADER),
        (drawing, put("egg", 2), Fault.HEADER),
        (drawing, put("egg_was", -2), Fault.HEADER),
        (drawing, put("user", 1), Fault.HEADER),
        (drawing, put("strict", 2), Fault.HEADER),
        (drawing, put("before", 1), Fault.HEADER),
        (drawing, put("short", 1), Fault.HEADER),
        (egg, put("egg", -1), Fault.HEADER),
        (remaking, put("egg", 0), Fault.HEADER),
        (remaking, put("shown", -1), Fault.HEADER),
        (remaking, put("shown", 2), Fault.HEADER),
        (drawing, put("asked", 1), Fault.ASKED),
        (drawing, put("phase", 2), Fault.ASKED),
        (dropping, put("asked", 3), Fault.ASKED),
        (egg, put("asked", 2), Fault.ASKED),
        (remaking, put("asked", 2), Fault.ASKED),
        (settled, put("asked", 1), Fault.ASKED),
        (over, put("asked", 1), Fault.ASKED),
        (drawing, double, Fault.CARDS),
        (drawing, put("deck", 0, 17), Fault.CARDS),
        (drawing, put("deck", 31, 1), Fault.CARDS),
        (drawing, put("hand", 0, 3), Fault.CARDS),
        (drawing, put("may", 0, 3), Fault.CARDS),
        (drawing, put("held", 0, 4), Fault.SIZES),
        (drawing, put("keeps", 0, 2), Fault.SIZES),
        (drawing, put("left", 20), Fault.SIZES),
        (drawing, put("dropped", 0, 1), Fault.SIZES),
        (drawing, put("drawn", 0), Fault.SIZES),
        (drawing, put("draws", 1, 1), Fault.SIZES),
        (dropping, put("phase", 3), Fault.ASKED),
        (drawing, put("kept", 0, 1 << 30), Fault.ORIGINS),
        (drawing, put("draws", 0, 32 + 16), Fault.ORIGINS),
        (egg, put("sets", 0, 0, 200), Fault.SETS),
        (egg, put("sets", 0, 1, 0), Fault.SETS),
        (egg, put("sets", 0, 0, 1), Fault.SETS),
        (egg, put("past", 0, 0), Fault.SETS),
        (drawing, put("bracelets", 0, -1), Fault.TOKENS),
        (drawing, put("bracelets", 0, 13), Fault.TOKENS),
        (drawing, put("bracelets", 3, 1), Fault.TOKENS),
        (drawing, put("money", 0, 1), Fault.MONEY),
        (drawing, put("gains", 0, 1), Fault.MONEY),
        (drawing, put("paid", 1), Fault.MONEY),
        (drawing, put("gained", 0, 1), Fault.MONEY),
        (over, put("phase", 1), Fault.MONEY),
    ],
)
def test_a_spoiled_record_says_so(
    position: Callable[[], Match], spoil: Callable[[Any], None], fault: Fault
) -> None:
    states = position()._states.copy()
    assert faults(states[0]) == 0
    spoil(states[0])
    assert fault in Fault(int(faults(states[0])))


@pytest.mark.parametrize("players", [2, 5])
def test_hidden_records_are_sound(players: int) -> None:
    for now in prefixes(random_match("dragonegg", players, {}, 4)):
        for seat in (None, *range(players)):
            assert faults(now.seen(seat)[0]) == 0
