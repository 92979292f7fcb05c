"""A record can say what is wrong with it."""

from collections.abc import Callable
from typing import Any

import pytest

from kobako.games.lineit.faults import Fault, faults
from lineit.tables import at

pytestmark = pytest.mark.rules


def turn() -> Any:
    """In a turn of four players, with something in every place."""
    return at(
        ["10 20 +3 30", "60 50", "", "+4"],
        players=4,
        display="3 +5 70 90",
        hands=["31 40", "", "99"],
        jackpots=["1 5", "", "7"],
        piles=["3 +3", "1 -4"],
        turn="1 took",
    )._states


def hidden() -> Any:
    states = turn()
    states[0].deck[int(states[0].turned) :] = 0
    return states


def final() -> Any:
    return at(["10 20", "60 50"], hands=["31 40"], piles=["3"])._states


def put(name: str, *at: Any) -> Callable[[Any], None]:
    """Writes the last of `at` into a field, at the place that the others name."""
    *place, value = at

    def spoil(state: Any) -> None:
        if place:
            getattr(state, name)[tuple(place)] = value
        else:
            setattr(state, name, value)

    return spoil


def both(*spoils: Callable[[Any], None]) -> Callable[[Any], None]:
    def spoil_all(state: Any) -> None:
        for spoil in spoils:
            spoil(state)

    return spoil_all


@pytest.mark.parametrize("make", [turn, hidden, final])
def test_a_sound_record(make: Callable[[], Any]) -> None:
    assert faults(make()[0]) == 0


@pytest.mark.parametrize(
    ("make", "spoil", "fault"),
    [
        (turn, put("players", 6), Fault.HEADER),
        (turn, put("players", 1), Fault.HEADER),
        (turn, put("phase", 0), Fault.HEADER),
        (turn, put("phase", 6), Fault.HEADER),
        (turn, put("phase", 4), Fault.HEADER),
        (turn, put("phase", 2), Fault.HEADER),
        (turn, put("turn", 4), Fault.HEADER),
        (turn, put("turn", -1), Fault.HEADER),
        (turn, put("start", -1), Fault.HEADER),
        (turn, put("start", 4), Fault.HEADER),
        (turn, put("options", 2), Fault.HEADER),
        (turn, put("did", 4), Fault.HEADER),
        (turn, put("turned", 25), Fault.HEADER),
        (turn, put("turned", 0), Fault.HEADER),
        (final, put("did", 1), Fault.HEADER),
        (final, put("turned", 100), Fault.HEADER),
        (final, put("turn", 1), Fault.HEADER),  # seat 1 has no card to play
        (turn, put("deck", 0, 0), Fault.DECK),
        (turn, put("deck", 0, 104), Fault.DECK),
        (turn, put("deck", 105, 10), Fault.DECK),
        (turn, put("deck", 0, 101), Fault.DECK),  # a third +3, instead of the 10
        (turn, put("deck", 105, 0), Fault.DECK),
        (hidden, put("deck", 100, 2), Fault.DECK),
        (final, put("deck", 105, 0), Fault.DECK),
        (turn, put("hand", 0, 0, 30), Fault.CARD_TWICE),
        (turn, put("hand", 2, 0, 100), Fault.CARD_TWICE),  # still face down
        (turn, put("jackpot", 1, 1 << 2), Fault.CARD_TWICE),  # 10, which is in a line
        (turn, both(put("line", 1, 0, 1 << 24), put("numbers", 1, 3)), Fault.CARD_TWICE),  # 97, face down
        (turn, put("challenge", 1, 4), Fault.CARD_TWICE),  # with the token -4 there are three
        (turn, put("display", 0, 4), Fault.DISPLAY),
        (turn, put("display", 0, 71), Fault.DISPLAY),
        (turn, put("display", 4, 100), Fault.DISPLAY),
        (turn, put("shown", 3), Fault.DISPLAY),
        (turn, put("did", 0), Fault.DISPLAY),
        (turn, put("start", 1), Fault.DISPLAY),
        (final, put("shown", 1), Fault.DISPLAY),
        (final, put("display", 0, 5), Fault.DISPLAY),
        (turn, put("numbers", 0, 4), Fault.LINE),
        (turn, put("last", 0, 20), Fault.LINE),
        (turn, put("last", 2, 20), Fault.LINE),
        (turn, put("way", 0, -1), Fault.LINE),
        (turn, put("way", 0, 0), Fault.LINE),
        (turn, put("way", 2, 1), Fault.LINE),
        (turn, put("way", 1, 2), Fault.LINE),
        (turn, put("challenge", 0, 6), Fault.LINE),
        (turn, put("challenge", 0, 0), Fault.LINE),
        (turn, put("after", 0, 4), Fault.LINE),
        (turn, put("after", 0, -1), Fault.LINE),
        (turn, put("after", 1, 1), Fault.LINE),
        (turn, put("line", 0, 0, 1 << 25), Fault.LINE),
        (turn, put("jackpot", 0, -1), Fault.JACKPOT),
        (turn, put("jackpot", 3, 1 << 25), Fault.JACKPOT),
        (turn, put("line", 0, 0, -1), Fault.LINE),
        (turn, put("hand", 0, 0, 41), Fault.HAND),
        (turn, put("hand", 0, 0, 0), Fault.HAND),
        (turn, put("hand", 2, 1, 104), Fault.HAND),
        (turn, put("tokens", 0, 0, 3), Fault.TOKENS),
        (turn, put("tokens", 3, 5, -1), Fault.TOKENS),
        (turn, put("pile", 0, 4), Fault.CARDS),
        (turn, both(put("pile", 0, -1), put("pile", 1, 5)), Fault.CARDS),
        (turn, put("discard", 0), Fault.CARDS),
        (turn, put("jackpot", 0, 0), Fault.CARDS),
        (turn, put("pile", 4, 1), Fault.EMPTY),
        (turn, put("hand", 4, 0, 2), Fault.EMPTY),
        (turn, put("tokens", 4, 2, 1), Fault.EMPTY),
        (turn, put("challenge", 4, 5), Fault.EMPTY),
        (turn, put("line", 4, 2, 1), Fault.LINE),
        (turn, put("after", 4, 1), Fault.LINE),
    ],
)
def test_a_spoiled_record_says_so(
    make: Callable[[], Any], spoil: Callable[[Any], None], fault: Fault
) -> None:
    states = make()
    spoil(states[0])
    assert fault in Fault(int(faults(states[0])))
