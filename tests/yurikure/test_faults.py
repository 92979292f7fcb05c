"""A record can say what is wrong with it."""

import functools
from collections.abc import Callable
from typing import Any

import pytest

from kobako import Match
from kobako.games.yurikure import notation
from kobako.games.yurikure.board import CONSENT, DECLARE, DONE, KISS, OBJECT, REVEAL, ROLL, SUPPORT
from kobako.games.yurikure.faults import Fault, faults
from kobako.match.check import prefixes, random_match

pytestmark = pytest.mark.rules


@functools.cache
def positions() -> dict[str, Match]:
    """Positions of every kind, from one game."""
    found: dict[str, Match] = {}
    for now in prefixes(random_match("yurikure", 3, {}, 7)):
        state = now._states[0]
        names = {
            "supporting": state.phase == SUPPORT and state.placed[0] == 3,
            "revealing": state.phase == REVEAL and state.rounds == 2 and state.shown > 9,
            "declaring": state.phase == DECLARE and state.rounds == 2,
            "objecting": state.phase == OBJECT and state.rounds == 2,
            "consenting": state.phase == REVEAL and state.matter == CONSENT,
            "kissing": state.phase == ROLL and state.matter == KISS,
            "over": state.phase == DONE,
        }
        for name, holds in names.items():
            if holds:
                found.setdefault(name, now.copy())
    return found


def test_there_are_positions_of_every_kind() -> None:
    assert len(positions()) == 7


def put(name: str, *at: Any) -> Callable[[Any], None]:
    """Writes the last of `at` into a field, at the place that the others name."""
    *place, value = at

    def spoil(state: Any) -> None:
        if place:
            getattr(state, name)[tuple(place)] = value
        else:
            setattr(state, name, value)

    return spoil


def change(name: str, by: int, *place: int) -> Callable[[Any], None]:
    """Adds to a field."""

    def spoil(state: Any) -> None:
        if place:
            getattr(state, name)[place] += by
        else:
            setattr(state, name, getattr(state, name) + by)

    return spoil


def girl_twice(state: Any) -> None:
    state.order[0] = state.order[1]


def half_hidden(state: Any) -> None:
    state.picks[1, 2] = -1


def wrongly_sorted(state: Any) -> None:
    state.picks[1, 6:9] = 9, 4, 2


def late_reveal(state: Any) -> None:
    state.who[0] += 32


def twice(state: Any) -> None:
    state.picks[1, 1] = state.picks[1, 0]


def past_its_cap(state: Any) -> None:
    last = state.shown - 1
    who = int(state.who[last])
    state.level[last] = state.rev[who >> 3 & 3, who & 7] = 19


def all_in(state: Any) -> None:
    state.placed[:3] = 5
    for seat in range(3):
        state.picks[seat, :5] = range(5)  # RW, RK, RY, RP, RG
        state.cap[seat] = [15, 5, 4, 3, 2, 1, 0]


@pytest.mark.parametrize(
    ("position", "spoil", "fault"),
    [
        ("revealing", put("players", 5), Fault.HEADER),
        ("revealing", put("options", 2), Fault.HEADER),
        ("revealing", put("phase", 0), Fault.HEADER),
        ("revealing", put("phase", 10), Fault.HEADER),
        ("revealing", put("rounds", 9), Fault.HEADER),
        ("revealing", put("turn", 3), Fault.HEADER),
        ("revealing", put("aim", 21), Fault.HEADER),
        ("revealing", put("girl", 7), Fault.HEADER),
        ("revealing", put("passes", 3), Fault.HEADER),
        ("revealing", put("standing", 58), Fault.HEADER),
        ("revealing", put("shown", 134), Fault.HEADER),
        ("revealing", put("die", 7), Fault.HEADER),
        ("revealing", girl_twice, Fault.SETUP),
        ("revealing", put("order", slice(None), -1), Fault.SETUP),
        ("revealing", put("first", -1), Fault.SETUP),
        ("revealing", put("opening", -1), Fault.SETUP),
        ("revealing", put("holder", 0, 3), Fault.SETUP),
        ("supporting", put("rounds", 1), Fault.SETUP),
        ("revealing", put("affection", 3, 7), Fault.BOARD),
        ("revealing", put("dissatisfaction", 3, 7), Fault.BOARD),
        ("revealing", put("couples", 1 << 21), Fault.BOARD),
        ("revealing", put("red", (1 << 21) - 1), Fault.BOARD),
        ("revealing", put("fated", (1 << 21) - 1), Fault.BOARD),
        ("revealing", put("placed", 1, 4), Fault.PICKS),
        ("revealing", put("placed", 1, 6), Fault.PICKS),
        ("revealing", put("placed", 3, 5), Fault.PICKS),
        ("revealing", put("picks", 1, 2, 21), Fault.PICKS),
        ("revealing", half_hidden, Fault.PICKS),
        ("revealing", twice, Fault.PICKS),
        ("over", wrongly_sorted, Fault.PICKS),
        ("over", put("picks", slice(None), slice(None), -1), Fault.PICKS),
        ("supporting", put("placed", 0, 6), Fault.PICKS),
        ("revealing", change("cap", 1, 1, 0), Fault.CONTROL),
        ("revealing", put("cap", 1, slice(None), -1), Fault.CONTROL),
        ("revealing", change("rev", 1, 0, 0), Fault.REVEALS),
        ("revealing", change("level", 19, 0), Fault.REVEALS),
        ("revealing", put("level", 0, 0), Fault.REVEALS),
        ("revealing", put("who", 0, 7), Fault.REVEALS),
        ("revealing", put("who", 0, 24), Fault.REVEALS),
        ("revealing", put("who", 130, 1), Fault.REVEALS),
        ("revealing", put("level", 130, 1), Fault.REVEALS),
        ("revealing", change("shown", -1), Fault.REVEALS),
        ("revealing", late_reveal, Fault.REVEALS),
        ("revealing", past_its_cap, Fault.REVEALS),
        ("revealing", put("holder", slice(None), -1), Fault.REVEALS),
        ("revealing", put("turn", -1), Fault.DECIDING),
        ("revealing", put("standing", 22), Fault.DECIDING),
        ("revealing", put("matter", 0), Fault.DECIDING),
        ("revealing", put("at", -1), Fault.DECIDING),
        ("revealing", put("girl", -1), Fault.DECIDING),
        ("revealing", put("yes", 127), Fault.DECIDING),
        ("declaring", put("standing", 22), Fault.DECIDING),
        ("declaring", put("passes", 1), Fault.DECIDING),
        ("objecting", put("standing", -1), Fault.DECIDING),
        ("objecting", put("passes", 2), Fault.DECIDING),
        ("objecting", put("turn", -1), Fault.DECIDING),
        ("consenting", put("yes", 0), Fault.DECIDING),
        ("consenting", put("no", 127), Fault.DECIDING),
        ("consenting", put("aim", -1), Fault.DECIDING),
        ("kissing", put("aim", -1), Fault.DECIDING),
        ("kissing", put("at", 0), Fault.DECIDING),
        ("kissing", put("turn", 0), Fault.DECIDING),
        ("kissing", put("matter", 1), Fault.DECIDING),
        ("supporting", put("girl", 0), Fault.DECIDING),
        ("supporting", all_in, Fault.DECIDING),
        ("kissing", put("kissed", 20, 1), Fault.DICE),
        ("kissing", put("coupled", 20, 7), Fault.DICE),
        ("revealing", put("coupled", 20, 6), Fault.DICE),
        ("revealing", put("kissed", 20, 8), Fault.DICE),
        ("revealing", put("ending", 1), Fault.ENDING),
        ("over", put("ending", 0), Fault.ENDING),
        ("over", put("ending", 4), Fault.ENDING),
    ],
)
def test_a_spoiled_record_says_so(position: str, spoil: Callable[[Any], None], fault: Fault) -> None:
    states = positions()[position].copy()._states
    assert faults(states[0]) == 0
    spoil(states[0])
    assert fault in Fault(int(faults(states[0])))


@pytest.mark.parametrize(
    "position", ["supporting", "revealing", "objecting", "consenting", "kissing", "over"]
)
def test_a_position_that_is_wrong_cannot_be_read(position: str) -> None:
    text = notation.write(positions()[position]._states)
    assert notation.write(notation.read(text)) == text
    parts = text.split(" | ")
    for place in range(8):
        for wrong in ("", "x", parts[place] + " RW9"):
            with pytest.raises(ValueError, match=r"."):
                notation.read(" | ".join([*parts[:place], wrong, *parts[place + 1 :]]))
    with pytest.raises(ValueError, match="eight parts"):
        notation.read(" | ".join(parts[:7]))
