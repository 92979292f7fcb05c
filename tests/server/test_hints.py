"""Hints: only for who plays against bots alone, at the own turn, and from nothing but what the seat knows."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from kobako import Match
from kobako.cards.rng import fast_rng
from kobako.games import drive
from kobako.match.record import write
from kobako.server.house.bots import Bots
from kobako.server.requests.study import question_of
from kobako.server.tables.decide import Refuse
from kobako.study.advice import advise

from .kit import Salon, match_of


async def test_who_may_ask_for_a_hint_and_when(salon: Salon) -> None:
    ann, bob = await salon.person("Ann"), await salon.person("Bob")
    live = await salon.open(ann, "me", "bot easy", "bot easy", start=True)
    with pytest.raises(Refuse, match="server-not-seated"):
        question_of(live.table, "bob")
    while 0 not in match_of(live).pending:
        with pytest.raises(Refuse, match="server-nothing-asked"):
            question_of(live.table, "ann")
        await salon.wait()
    asked = question_of(live.table, "ann")
    assert asked.seat == 0
    assert asked.seen.tobytes() == match_of(live).seen(0).tobytes() != match_of(live)._states.tobytes()
    friends = await salon.open(ann, "me", "person", "bot easy")
    with pytest.raises(Refuse, match="server-nothing-asked"):
        question_of(friends.table, "ann")
    friends.table.seats[1].person = bob.id
    with pytest.raises(Refuse, match="server-no-hints"):
        question_of(friends.table, "ann")


async def test_a_hint_that_does_not_come_keeps_nobody_from_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    stuck = threading.Event()

    def few(seen: object, seat: int) -> object:
        stuck.wait()
        return advise(seen, seat, iterations=60)  # type: ignore[arg-type]

    monkeypatch.setattr("kobako.server.house.bots.advise", few)
    monkeypatch.setattr("kobako.server.house.bots.ADVISING", 0.05)
    match = Match("luz", 3, seed=4)
    [seat] = match.pending
    bots = Bots()
    bots.pool = ThreadPoolExecutor(1)
    try:
        async with asyncio.timeout(60):
            asked = [bots.advise(match.seen(seat), seat) for _ in range(3)]
            refused = await asyncio.gather(*asked, return_exceptions=True)
    finally:
        stuck.set()
    assert [str(error) for error in refused] == ["server-trouble"] * 3
    monkeypatch.setattr("kobako.server.house.bots.ADVISING", 60)
    assert (await bots.advise(match.seen(seat), seat)).seat == seat


def other_world(match: Match, seat: int) -> Match:
    """A game that the seat cannot tell from this one."""
    world = match.seen(seat).copy()
    drive.imagine(world, seat, fast_rng(3))
    lines = match.info.notation.retell(world, match.steps)
    assert lines != match.steps
    return Match.replay(write(match.info, match.players, {}, [f"rules {match.info.version}"], lines))


def test_a_hint_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[bytes] = []

    def few(seen: object, seat: int) -> object:
        asked.append(seen.tobytes())  # type: ignore[attr-defined]
        return advise(seen, seat, iterations=60)  # type: ignore[arg-type]

    monkeypatch.setattr("kobako.server.house.bots.advise", few)
    match = Match("luz", 3, seed=4)
    [seat] = match.pending

    async def ask() -> list[object]:
        bots = Bots()
        bots.pool = ThreadPoolExecutor(1)
        seen = [match.seen(seat), other_world(match, seat).seen(seat)]
        told = [await bots.advise(one, seat) for one in seen]
        bots.advice.clear()
        return [*told, await bots.advise(seen[1], seat)]

    first, second, again = asyncio.run(ask())
    assert first == second == again
    assert len(asked) == 2  # the second time it was known
    assert asked[0] == asked[1]
