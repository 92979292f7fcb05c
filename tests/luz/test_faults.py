"""A record can say what is wrong with it."""

from collections.abc import Callable
from typing import Any

import pytest

from kobako.games.luz import rules
from kobako.games.luz.rules import Fault
from kobako.match.check import after, random_match

pytestmark = pytest.mark.rules

MIDDLE, BIDDING, BETWEEN = (
    80,
    4,
    46,
)  # steps: in the second round, among the first bids, before the second deal


def spoiled(steps: int, spoil: Callable[[Any], None]) -> Fault:
    states = after(random_match("luz", 4, {}, 3), steps)._states
    assert rules.faults(states[0]) == 0
    spoil(states[0])
    return Fault(int(rules.faults(states[0])))


def put(name: str, *at: Any) -> Callable[[Any], None]:
    """Writes the last of `at` into a field, at the place that the others name."""
    *place, value = at

    def spoil(state: Any) -> None:
        if place:
            getattr(state, name)[tuple(place)] = value
        else:
            setattr(state, name, value)

    return spoil


def swap(state: Any) -> None:
    state.hand[0, 0], state.hand[0, 9] = int(state.hand[0, 9]), int(state.hand[0, 0])


def double(state: Any) -> None:
    state.aside[0] = state.hand[1, 0]


@pytest.mark.parametrize(
    ("steps", "spoil", "fault"),
    [
        (MIDDLE, put("players", 6), Fault.HEADER),
        (MIDDLE, put("phase", 0), Fault.HEADER),
        (MIDDLE, put("turn", 4), Fault.HEADER),
        (MIDDLE, put("turn", -1), Fault.HEADER),
        (MIDDLE, put("rounds", 5), Fault.HEADER),
        (BETWEEN, put("turn", 1), Fault.HEADER),
        (MIDDLE, double, Fault.CARD_TWICE),
        (MIDDLE, put("hand", 0, 3, 13), Fault.CARD_TWICE),
        (MIDDLE, put("hand", 0, 3, 5 * 16 + 1), Fault.CARD_TWICE),
        (MIDDLE, swap, Fault.UNSORTED),
        (MIDDLE, put("suited", 2, 0, 0b1111111111), Fault.UNSORTED),
        (MIDDLE, put("suited", 2, slice(None), 0), Fault.UNSORTED),
        (MIDDLE, put("left", 1, 0), Fault.HANDS_UNEVEN),
        (MIDDLE, put("plays", 0, 0x09), Fault.HANDS_UNEVEN),
        (MIDDLE, put("bid", 0, 2, 22), Fault.BID_RANGE),
        (MIDDLE, put("bid", 0, 2, -1), Fault.BID_RANGE),
        (BIDDING, put("bids", 4), Fault.BID_RANGE),
        (MIDDLE, put("won", 0, 1, 9), Fault.TRICKS),
        (MIDDLE, put("won", 3, 1, 1), Fault.TRICKS),
        (MIDDLE, put("points", 0, 0, 1), Fault.POINTS),
        (MIDDLE, put("points", 1, 0, 10), Fault.POINTS),
    ],
)
def test_a_spoiled_record_says_so(steps: int, spoil: Callable[[Any], None], fault: Fault) -> None:
    assert fault in spoiled(steps, spoil)
