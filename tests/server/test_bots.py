"""Bots that search: a move waits for so long and no longer, whatever becomes of the process that thinks."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from kobako import GAMES
from kobako.bots import bot as bots_by_name
from kobako.bots.bot import Bot, Thought, find_bot
from kobako.bots.recheck import compute, read
from kobako.games.game import States
from kobako.match.match import Match
from kobako.messages import up
from kobako.server.house import bots as server_bots
from kobako.server.house.bots import LEAST, LONGEST, Bots
from kobako.server.house.live import Live
from kobako.server.tables import events as log
from kobako.server.tables import timers
from kobako.server.tables.timers import OFTEN, BotTurn, Pace
from searchers import invite, search

from .kit import Client, Salon, match_of, record_of, salon_at

FULL = 800
SECONDS = 1.5
SLOW = Bot("slow", find_bot("random").mind, dict.fromkeys(GAMES, FULL))
LAST_BID = 21  # which no rule of thumb would make


def a_turn(bot: Bot = SLOW, seed: int = 7, seconds: float = SECONDS) -> BotTurn:
    match = Match("luz", 4, seed=seed)
    [seat] = match.pending
    return BotTurn(seat, len(match.steps), bot, match.seen(seat), seed, bot.budget("luz"), seconds)


def thumb(turn: BotTurn) -> Thought:
    return find_bot("easy").think(turn.seen, turn.seat, turn.seed)


def answer(name: str, seen: States, seat: int, seed: int, budget: int, seconds: float) -> Thought:
    """A search that does a thousand iterations a second."""
    return Thought(LAST_BID, int(min(budget, 1000 * seconds)))


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The compiler has done its work before any clock runs."""
    thumb(a_turn())


# ---------------------------------------------------------------------------------------- time


def test_the_more_wait_the_less_time_is_left_and_then_the_rule_of_thumb_plays() -> None:
    bots = Bots(workers=1, longest=LONGEST)
    given: list[float] = []
    while not given or given[-1]:
        given.append(bots.seconds_for(a_turn(seconds=LONGEST)))
        bots.waiting += given[-1]
    assert given[:4] == [LONGEST / part for part in (1, 2, 4, 8)]
    assert min(given[:-1]) >= LEAST
    assert bots.waiting <= 2 * LONGEST
    bots.waiting = 0
    assert bots.seconds_for(a_turn(seconds=0.1)) == 0.1


def test_more_workers_think_for_more_bots() -> None:
    def bots_served(workers: int) -> int:
        bots, count = Bots(workers=workers), 0
        while seconds := bots.seconds_for(a_turn()):
            bots.waiting += seconds
            count += 1
        return count

    assert bots_served(4) > 2 * bots_served(1)


async def test_a_search_is_told_its_budget_and_its_time() -> None:
    bots = Bots(answer, workers=1)
    bots.pool = ThreadPoolExecutor(1)
    assert await bots.choose(a_turn()) == (LAST_BID, FULL)
    assert await bots.choose(a_turn(seconds=0.25)) == (LAST_BID, 250)
    assert bots.waiting == 0
    bots.close()


async def test_a_crowd_of_bots_is_served_with_what_there_is() -> None:
    """All ask at once while nobody answers; those for whom there is no time play by thumb, at once."""
    gate = threading.Event()

    def think(*question: Any) -> Thought:
        assert gate.wait(60)
        return answer(*question)

    bots = Bots(think, workers=1)
    bots.pool = ThreadPoolExecutor(1)
    asked = [asyncio.create_task(bots.choose(a_turn(seed=seed))) for seed in range(40)]
    done, waiting = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    assert {task.result().iterations for task in done} == {0}
    assert bots.waiting <= bots.limit
    gate.set()
    await asyncio.wait(waiting)
    for seed, task in enumerate(asked):
        action, iterations = task.result()
        assert action == (LAST_BID if iterations else thumb(a_turn(seed=seed)).action)
    counts = [task.result().iterations for task in asked]
    assert counts == sorted(counts, reverse=True)
    assert len(set(counts)) > 4
    assert bots.waiting == pytest.approx(0)
    bots.close()


# ----------------------------------------------------------------------------------------- accidents


def hang(*question: Any) -> Thought:
    signal.pause()
    raise AssertionError("nobody wakes it")


def stumble(*question: Any) -> Thought:
    raise ZeroDivisionError


def die(*question: Any) -> Thought:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("it is dead")


def die_once(name: str, *question: Any) -> Thought:
    """The name of the bot is a file. If it is there, it is removed and the process that thinks dies."""
    if Path(name).exists():
        Path(name).unlink()
        die()
    return answer(name, *question)


async def test_a_bot_that_hangs_plays_by_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_bots, "GRACE", 0.0)
    bots = Bots(hang, workers=1, longest=0.05)
    assert await bots.choose(a_turn()) == thumb(a_turn())
    assert bots.waiting == 0
    end(bots)


async def test_a_bot_that_makes_a_mistake_plays_by_thumb() -> None:
    bots = Bots(stumble, workers=1)
    bots.pool = ThreadPoolExecutor(1)
    assert await bots.choose(a_turn()) == thumb(a_turn())
    bots.close()


def end(bots: Bots) -> None:
    """Its processes are gone, whatever they do."""
    pool: Any = bots.pool
    processes = list((pool._processes or {}).values()) if pool else []
    bots.close()
    for process in processes:
        process.kill()
        process.join()


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
async def test_a_killed_process_is_replaced_and_asked_again(tmp_path: Path) -> None:
    poison = tmp_path / "poison"
    bot = Bot(str(poison), SLOW.mind, SLOW.budgets)
    bots = Bots(die_once, workers=1, longest=300.0)
    poison.touch()
    turns = [bots.choose(a_turn(bot, seed)) for seed in range(4)]
    assert await asyncio.gather(*turns) == [(LAST_BID, FULL)] * 4
    assert not poison.exists()
    assert bots.waiting == 0
    end(bots)


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
async def test_a_process_that_is_killed_again_leaves_the_move_to_the_rule_of_thumb() -> None:
    bots = Bots(die, workers=1, longest=300.0)
    assert await bots.choose(a_turn()) == thumb(a_turn())
    assert bots.waiting == 0
    end(bots)


# ---------------------------------------------------------------------------------------- at a table


async def thought(salon: Salon, live: Live) -> None:
    """Until the bot of a table has thought."""
    while live.clockwork.search and not live.clockwork.search.task.done():
        await asyncio.sleep(0.001)
    await salon.settle()


async def sit_through(salon: Salon, live: Live, client: Client, steps: int = 10_000) -> None:
    """Play the first of the legal moves, until so many steps are made."""
    while live.table.status == "running" and len(match_of(live).steps) < steps:
        if client.game["legal"]:
            await salon.act(live, client, client.game["legal"][0])
        else:
            await thought(salon, live)
            await salon.wait()


def think_with(salon: Salon, think: Callable[..., Thought]) -> None:
    salon.house.bots = Bots(think, workers=1)
    salon.house.bots.pool = ThreadPoolExecutor(1)


@pytest.mark.parametrize(("think", "iterations", "bid"), [(answer, FULL, "bid 10+"), (stumble, 0, None)])
async def test_a_table_goes_on_with_bots_that_search_and_with_bots_that_fail(
    salon: Salon,
    think: Callable[..., Thought],
    iterations: int,
    bid: str | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots_by_name, "BOTS", (find_bot("easy"), SLOW))
    think_with(salon, think)
    live, client = await salon.alone("bot slow", "bot slow")
    await sit_through(salon, live, client, steps=5)
    rows = await salon.store.events(live.table.id)
    entries = [log.decode(row.payload) for row in rows]
    acted = [entry for entry in entries if isinstance(entry, log.Acted) and entry.bot]
    assert [(entry.bot, entry.iterations) for entry in acted] == [("slow", iterations)] * 2
    assert bid is None or {entry.move for entry in acted} == {bid}


def search_as(name: str, *question: Any) -> Thought:
    return search(*question)


async def test_the_record_of_a_table_can_be_computed_again(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots that search and one that does not, time that is too short, and a stand-in."""
    invite(monkeypatch)
    think_with(salon, search_as)
    live, client = await salon.alone("bot easy", "bot hard", "bot expert", bot="hard")
    await sit_through(salon, live, client, steps=20)
    await salon.do(live, client, up.Leave)
    while len(match_of(live).steps) < 40:
        await thought(salon, live)
        await salon.wait()
    await salon.do(live, client, up.Back)
    await sit_through(salon, live, client)
    plan = read(record_of(live))
    assert not plan.problems
    computed = list(compute(plan))
    assert all(one.agrees for one in computed)
    stood_in = [one.move for one in computed if one.move.stands_in]
    assert {(move.seat, move.by.bot) for move in stood_in} == {(0, "hard")}
    assert 400 in {move.by.budget for move in stood_in} <= {0, 400}
    # The expert would like 2500; 0 is a move without a choice.
    assert {one.move.by.budget for one in computed if one.move.seat == 3} == {0, 1800}
    assert {one.move.by.budget for one in computed if one.move.seat == 2} == {0, 400}
    budgets = {0: 0, 1: 0, 2: 400, 3: 2500}  # Ann has none
    odd = [move for move in live.table.bot_moves if move.iterations != budgets[move.seat]]
    tags = Match.replay(record_of(live)).tags
    assert [tag for tag in tags if tag.startswith("bot ")] == [
        f"bot {move.step} {move.iterations}" for move in odd
    ]
    assert {0, 2, 3} == {move.seat for move in odd}


async def test_a_table_that_was_loaded_has_the_same_record(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    invite(monkeypatch)
    think_with(salon, search_as)
    live, client = await salon.alone("bot hard", "bot expert")
    await sit_through(salon, live, client)
    told = record_of(live)
    rows = await salon.store.events(live.table.id)
    again = type(live.table).load(live.table.id, rows)
    assert again.bot_moves == live.table.bot_moves
    assert "[bot " in told


def think_a_little(name: str, seen: States, seat: int, seed: int, *_: Any) -> Thought:
    return find_bot(name).think(seen, seat, seed, 5)


@pytest.mark.parametrize("game", ["aurum", "dragonegg"])
async def test_bots_that_search_choose_while_a_person_in_front_of_them_still_thinks(
    salon: Salon, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    think_with(salon, think_a_little)
    ann = await salon.person("Ann")
    live = await salon.open(ann, "me", "bot expert", "bot expert", game=game, start=True)
    assert match_of(live).pending == (0, 1, 2)
    for _ in range(2):
        await thought(salon, live)
        await salon.wait()
    assert match_of(live).pending == (0,)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


# -------------------------------------------------------------------------------- when a bot answers


async def moments(path: Path, think: Callable[..., Thought], slowly: bool) -> list[int]:
    """When the bots of a game have moved, in ms after they were asked."""
    found: list[int] = []
    async with salon_at(path) as salon:
        think_with(salon, think)
        live, client = await salon.alone("bot expert", "bot hard")
        while len(match_of(live).steps) < 30:
            if client.game["legal"]:
                await salon.act(live, client, client.game["legal"][0])
                continue
            asked, head = live.table.stepped, live.table.head
            if slowly:  # until just before its time is over nothing comes
                salon.clock.pass_until(asked + 690)
                await salon.settle()
            await thought(salon, live)
            assert live.table.head == head
            while live.table.head == head:
                await salon.wait()
            found.append(live.table.stepped - asked)
    return found


async def test_the_moment_of_an_answer_does_not_tell_how_long_it_took(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that has no choice answers when one would that has thought as long as it may."""
    invite(monkeypatch)

    def first(name: str, *question: Any) -> Thought:
        return Thought(search(*question).action, 0)

    quick = await moments(tmp_path / "quick", first, slowly=False)
    slow = await moments(tmp_path / "slow", search_as, slowly=True)
    assert quick == slow
    assert len(quick) > 15
    assert quick.count(2000) == pytest.approx(len(quick) / 2, abs=1)  # the expert's
    assert {700 <= delay <= 1500 for delay in quick if delay != 2000} == {True}


async def test_levels_have_time_by_their_budgets_and_no_less_than_passes_anyway(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    invite(monkeypatch)
    ann = await salon.person("Ann")
    live = await salon.open(ann, "me", "bot easy", "bot medium", "bot expert", start=True)
    for pace, times in (
        (Pace(700, 1500, 5000, 2000), [0, 700, 700, 2000]),
        (Pace(0, 0, 5000, 2000), [0, 100, 320, 2000]),
    ):
        names = ("easy", "medium", "hard", "expert")
        assert [timers.patience(live.table, find_bot(name), pace) for name in names] == times


async def test_where_all_are_asked_in_turn_every_answer_takes_the_same_short_time(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In Yurikure whoever cannot reveal anything must not be told from whoever does not want to."""
    invite(monkeypatch)
    think_with(salon, search_as)
    ann = await salon.person("Ann")
    live = await salon.open(ann, "bot expert", "bot expert", "me", game="yurikure", start=True)
    client = await salon.watch(live, ann)
    orders = match_of(live).info.orders
    assert orders
    delays: dict[bool, set[int]] = {True: set(), False: set()}
    while len(match_of(live).steps) < 200:
        if client.game["turn"]:
            legal = client.game["legal"]
            await salon.act(live, client, "pass" if "pass" in legal else legal[0])
            continue
        asked, head, often = (
            live.table.stepped,
            live.table.head,
            bool(orders.goes_on(live.table.look(None))),
        )
        await thought(salon, live)
        while live.table.head == head:
            await salon.wait()
        delays[often].add(live.table.stepped - asked)
    assert delays == {True: {2000 // OFTEN}, False: {2000}}


async def test_what_was_thought_for_another_game_is_thrown_away(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move is taken back and made otherwise while a bot thinks about it: the step is the same again."""
    invite(monkeypatch)
    asked: list[bytes] = []

    def think(name: str, seen: States, *question: Any) -> Thought:
        asked.append(seen.tobytes())
        return search(seen, *question)

    think_with(salon, think)
    live, client = await salon.alone("bot hard", "bot hard")
    while not client.game["turn"]:
        await thought(salon, live)
        await salon.wait()
    await salon.act(live, client, "bid 3")
    await thought(salon, live)
    await salon.do(live, client, up.Undo)
    await salon.act(live, client, "bid 4")
    before = match_of(live).seen(match_of(live).pending[0]).tobytes()
    await sit_through(salon, live, client, steps=8)
    assert len(asked) == len(set(asked))
    assert before in asked
    assert all(one.agrees for one in compute(read(match_of(live).record())))
