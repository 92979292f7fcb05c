"""Undo: a seat takes back its own last move, while that is the last step and revealed nothing."""

import random

import pytest

from kobako import IllegalMove, Match
from kobako.match.check import random_match
from luz.tables import table

pytestmark = pytest.mark.rules


def everything(match: Match) -> tuple[object, ...]:
    """All that a match can show."""
    seats = range(match.players)
    return (
        match.record(),
        list(match.steps),
        match.pending,
        match.awaits,
        [match.legal(seat) for seat in seats],
        [match.view(seat) for seat in (None, *seats)],
        [match.seen(seat).tobytes() for seat in (None, *seats)],
    )


def refused(match: Match, seat: int) -> bool:
    """Whether the seat can take nothing back; then trying changes nothing."""
    if match.can_undo(seat):
        return False
    before = everything(match)
    with pytest.raises(IllegalMove) as caught:
        match.undo(seat)
    assert (caught.value.rule, caught.value.id, caught.value.args) == (None, "no-undo", {})
    assert everything(match) == before
    return True


@pytest.mark.parametrize("seed", [None, 7, bytes(range(32))], ids=["given", "seed", "table"])
def test_a_bid_is_taken_back_without_a_trace(seed: int | bytes | None) -> None:
    match = table(4, {}) if seed is None else Match("luz", 4, seed=seed)
    match.tag("seat 0 human")
    seat = match.pending[0]
    before = everything(match)
    match.act(seat, "bid 3+")
    assert match.can_undo(seat)
    match.undo(seat)
    assert everything(match) == before
    match.act(seat, "bid 1")
    assert match.steps[-1] == f"{seat} bid 1"


def test_only_its_own_seat_takes_a_bid_back() -> None:
    match = table(4, {})
    match.act(1, "bid 3")
    assert all(refused(match, seat) for seat in (0, 2, 3))
    assert not refused(match, 1)


def test_not_after_another_seat_has_acted() -> None:
    match = table(4, {})
    match.act(1, "bid 3")
    match.act(2, "bid 0")
    assert refused(match, 1)
    assert not refused(match, 2)


def test_the_last_bid_can_be_taken_back_while_nobody_has_played() -> None:
    match = table(4, {}, bids="1 1 1")
    before = everything(match)
    match.act(0, "bid 2")
    assert match.view(0)["phase"] == "play"
    match.undo(0)
    assert everything(match) == before
    match.act(0, "bid 5")
    match.act(1, match.legal(1)[0])
    assert all(refused(match, seat) for seat in range(4))


def test_a_second_bid_back_is_another_seat_s() -> None:
    match = table(4, {}, bids="1 1")
    match.undo(2)
    assert refused(match, 2)
    match.undo(1)
    assert all(refused(match, seat) for seat in range(4))


def test_nothing_else_is_ever_taken_back() -> None:
    whole = random_match("luz", 3, {}, 5)
    match = Match("luz", 3, chance="given")
    assert all(refused(match, seat) for seat in range(3))
    for line in whole.steps:
        seat, _, move = line.partition(" ")
        if seat.isdecimal():
            match.act(int(seat), move)
        else:
            match.chance(line)
        able = [one for one in range(3) if match.can_undo(one)]
        assert able == ([int(seat)] if move.startswith("bid") else [])


def test_a_game_goes_on_from_its_seed_as_if_nothing_had_been_taken_back() -> None:
    straight, wavering = Match("luz", 4, seed=11), Match("luz", 4, seed=11)
    rng = random.Random(1)
    while not straight.over:
        seat = straight.pending[0]
        move = rng.choice(straight.legal(seat))
        if move.startswith("bid"):
            wavering.act(seat, "bid 10")
            wavering.undo(seat)
        straight.act(seat, move)
        wavering.act(seat, move)
    assert everything(wavering) == everything(straight)


@pytest.mark.parametrize("seat", [-1, 4, None, "0"])
def test_a_bad_seat(seat) -> None:  # type: ignore[no-untyped-def]
    match = table(4, {})
    with pytest.raises(ValueError, match=f"no seat {seat!r}"):
        match.can_undo(seat)
    with pytest.raises(IllegalMove) as caught:
        match.undo(seat)
    assert caught.value.id == "no-such-seat"


def test_a_copy_is_not_touched() -> None:
    match = table(4, {})
    match.act(1, "bid 3")
    twin = match.copy()
    match.undo(1)
    assert twin.steps[-1] == "1 bid 3"
    assert twin.pending == (2,)
