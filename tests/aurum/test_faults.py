"""A record can say what is wrong with it."""

from collections.abc import Callable
from typing import Any

import pytest

from aurum.tables import FOUR, THREE, act, four, lively, stuck, table, three
from kobako import Match
from kobako.games import drive
from kobako.games.aurum.faults import Fault, faults
from kobako.games.game import SPECTATOR
from kobako.match.check import prefixes
from kobako.match.match import numbers

pytestmark = pytest.mark.rules


def empty() -> Match:
    return Match("aurum", 4, chance="given")


def predicting() -> Match:
    match = table(4, FOUR)
    match.act(0, "predict B1")
    return match


def secret() -> Match:
    match = table(3, THREE)
    match.act(1, "predict B2")
    return match


def swapped() -> Match:
    """After a swap and a trick in which seat 0 has won gold."""
    match = four()
    act(match, "swap G0 Z5 partner", "stay", "stay", "stay", "S1", "P6", "C7", "B4")
    return match


def following() -> Match:
    match = swapped()
    act(match, "C5", "G0")
    return match


def between() -> Match:
    match = stuck()
    match.act(2, "stop")
    return match


def spoiled(match: Match, spoil: Callable[[Any], None]) -> Fault:
    states = match._states
    assert faults(states[0]) == 0
    spoil(states[0])
    return Fault(int(faults(states[0])))


def put(name: str, *at: Any) -> Callable[[Any], None]:
    """Writes the last of `at` into a field, at the place that the others name."""
    *place, value = at

    def spoil(state: Any) -> None:
        if place:
            getattr(state, name)[tuple(place)] = value
        else:
            setattr(state, name, value)

    return spoil


def add(name: str, *at: Any) -> Callable[[Any], None]:
    """Adds the last of `at` to what stands there."""
    *place, value = at

    def spoil(state: Any) -> None:
        if place:
            getattr(state, name)[tuple(place)] += value
        else:
            setattr(state, name, getattr(state, name) + value)

    return spoil


def give(state: Any) -> None:
    """A card of seat 1 is in the hand of seat 0 too."""
    state.hand[0] |= int(state.hand[1]) & -int(state.hand[1])
    state.held[0] += 1


def lose(state: Any) -> None:
    """A card of seat 3 is nowhere any more."""
    state.hand[3] &= int(state.hand[3]) - 1
    state.held[3] -= 1


def trade(state: Any) -> None:
    """Two collections change places; nothing is lost."""
    state.gold[0], state.gold[1] = int(state.gold[1]), int(state.gold[0])


def twice(state: Any) -> None:
    """A suit comes twice into the trick."""
    state.plays[state.moves - 1] = (1 << 6) | 31


@pytest.mark.parametrize(
    ("position", "spoil", "fault"),
    [
        (four, put("players", 5), Fault.HEADER),
        (four, put("options", 2), Fault.HEADER),
        (four, put("first", -1), Fault.HEADER),
        (four, put("rounds", 5), Fault.HEADER),
        (four, put("phase", 0), Fault.HEADER),
        (four, put("phase", 8), Fault.HEADER),
        (four, put("turn", -1), Fault.HEADER),
        (four, put("turn", 4), Fault.HEADER),
        (four, put("moves", 65), Fault.HEADER),
        (between, put("turn", 1), Fault.HEADER),
        (empty, put("first", 2), Fault.HEADER),
        (empty, put("hand", 0, 7), Fault.CARDS),
        (empty, put("supply", 0), Fault.GOLD),
        (empty, put("moves", 3), Fault.MOVES),
        (four, give, Fault.CARDS),
        (four, lose, Fault.CARDS),
        (three, put("aside", 1 << 31), Fault.CARDS),
        (swapped, put("gone", 0), Fault.CARDS),
        (following, add("held", 2, 1), Fault.HANDS),
        (swapped, put("shown", 0, 0), Fault.HANDS),
        (swapped, put("shown", 1, 1 << 49), Fault.HANDS),
        (between, put("shown", 2, 0), Fault.HANDS),
        (swapped, put("prediction", 2, 3), Fault.PREDICTIONS),
        (swapped, put("prediction", 2, -2), Fault.PREDICTIONS),
        (swapped, put("prediction", 2, 50), Fault.PREDICTIONS),
        (swapped, put("opening", 1, -1), Fault.PREDICTIONS),
        (predicting, put("opening", 0, 0), Fault.PREDICTIONS),
        (predicting, put("prediction", 0, -2), Fault.PREDICTIONS),
        (secret, put("prediction", 1, -1), Fault.HANDS),
        (following, twice, Fault.MOVES),
        (following, put("plays", 1, 63), Fault.MOVES),
        (following, put("plays", 1, (3 << 6) | 40), Fault.MOVES),
        (following, put("paid", 0, 10), Fault.MOVES),
        (following, put("paid", 3, 1), Fault.MOVES),
        (swapped, put("lead", 1), Fault.MOVES),
        (predicting, put("moves", 1), Fault.MOVES),
        (swapped, trade, Fault.GOLD),
        (swapped, add("supply", 1), Fault.GOLD),
        (following, add("gold", 1, 1), Fault.GOLD),
        (following, put("staked", 0), Fault.TRICK),
        (following, put("sealed", 0), Fault.TRICK),
        (following, put("best", 0), Fault.TRICK),
        (following, put("power", 17), Fault.TRICK),
        (following, put("low", 1), Fault.TRICK),
        (following, put("lowest", 4), Fault.TRICK),
        (following, put("down", 1), Fault.TRICK),
        (four, put("down", 1), Fault.TRICK),
        (swapped, put("won", 0, 0, 1), Fault.TRICKS),
        (following, put("turn", 3), Fault.TURN),
        (four, put("turn", 2), Fault.TURN),
        (four, put("asked", 4), Fault.TURN),
        (predicting, put("turn", 0), Fault.TURN),
        (between, put("points", 0, 0, 1), Fault.SHEET),
        (between, put("prize", 0, 0), Fault.SHEET),
        (between, put("decided", 0, 2), Fault.SHEET),
        (between, put("ended", 0, -1), Fault.SHEET),
        (between, put("reason", 0, 0), Fault.SHEET),
        (between, put("said", 0, 1, 0), Fault.SHEET),
        (between, put("worth", 0, 1, 2), Fault.SHEET),
        (four, put("points", 0, 0, 3), Fault.SHEET),
        (four, put("won", 1, 0, 1), Fault.SHEET),
    ],
)
def test_a_spoiled_record_says_so(
    position: Callable[[], Match], spoil: Callable[[Any], None], fault: Fault
) -> None:
    found = spoiled(position(), spoil)
    assert fault in found


def test_a_follower_with_nothing_to_play_should_not_be_asked() -> None:
    match = three()
    act(match, "B4")

    def spoil(state: Any) -> None:
        state.gold[1] -= 1
        state.supply += 1
        state.hand[1], state.held[1] = (1 << 10) - 1, 10  # bismuth only

    assert Fault.TURN in spoiled(match, spoil)


@pytest.mark.parametrize("players", [3, 4])
def test_hidden_records_are_sound_and_half_hidden_ones_are_not(players: int) -> None:
    halves = 0
    for now in prefixes(lively(players, {}, players)):
        seen = now._states.copy()
        for seat in (SPECTATOR, *range(players)):
            drive.hide(now._states, numbers(None if seat == SPECTATOR else seat), seen)
            assert faults(seen[0]) == 0
        hand = int(now._states[0].hand[0])
        if hand and not now.over and hand & (hand - 1) and not int(now._states[0].shown[0]):
            seen = now._states.copy()
            seen[0].hand[0] = hand & (hand - 1)
            assert Fault.HANDS in Fault(int(faults(seen[0])))
            halves += 1
    assert halves > 10
