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
from kobako.bots.bot import BOTS, Bot, find_bot
from kobako.games.game import States
from kobako.match.match import Match
from kobako.server import bots as server_bots
from kobako.server import events as log
from kobako.server import house
from kobako.server.bots import LONGEST, STEPS, Bots
from kobako.server.live import Live
from kobako.server.timers import BotTurn

from .kit import Client, Salon, salon_test

FULL = 800
CROWDED = LONGEST / 2 / (3.9 * FULL)  # seconds an iteration: three whole budgets fit, and some parts
SLOW = Bot("slow", find_bot("random").mind, dict.fromkeys(GAMES, FULL))


def a_turn(bot: Bot = SLOW, seed: int = 7) -> BotTurn:
    match = Match("luz", 4, seed=seed)
    [seat] = match.pending
    return BotTurn(seat, len(match.steps), bot, match.seen(seat), seed)


def thumb(turn: BotTurn) -> int:
    return find_bot("easy").think(turn.seen, turn.seat, turn.seed).action


def answer(name: str, seen: States, seat: int, seed: int, budget: int) -> tuple[int, float]:
    """Thinks of the last bid that there is, which no rule of thumb would make."""
    return 21, 0.001 * budget


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The compiler has done its work before any clock runs."""
    thumb(a_turn())


# ---------------------------------------------------------------------------------------- budgets


def test_budgets_shrink_in_steps_and_then_the_rule_of_thumb_plays() -> None:
    bots = Bots(workers=1)
    bots.pace = CROWDED
    given: list[int] = []
    while not given or given[-1]:
        given.append(bots.budget_for(FULL))
        bots.waiting += given[-1]
    assert list(dict.fromkeys(given)) == [*(FULL // part for part in STEPS), 0]
    assert given == sorted(given, reverse=True)
    assert bots.waiting * bots.pace <= LONGEST / 2
    bots.waiting = 0
    assert bots.budget_for(FULL) == FULL
    assert bots.budget_for(1) == 1


def test_more_workers_think_for_more_bots() -> None:
    def bots_served(workers: int) -> int:
        bots = Bots(workers=workers)
        bots.pace = LONGEST / 2 / FULL
        while budget := bots.budget_for(FULL):
            bots.waiting += budget
        return bots.waiting

    assert bots_served(4) == 4 * bots_served(1)


def test_the_pace_is_learnt_from_what_was_measured() -> None:
    async def run() -> None:
        bots = Bots(answer, workers=1)
        bots.pool = ThreadPoolExecutor(1)
        for _ in range(40):
            assert await bots.choose(a_turn()) == (21, FULL)
        assert bots.pace == pytest.approx(0.001, rel=0.01)
        assert bots.budget_for(100_000) == 0
        assert bots.waiting == 0
        bots.close()

    asyncio.run(run())


def test_a_crowd_of_bots_is_served_with_what_there_is() -> None:
    """All ask at once while nobody answers; those for whom there is no time play by thumb, at once."""

    async def run() -> None:
        gate = threading.Event()

        def think(*question: Any) -> tuple[int, float]:
            assert gate.wait(60)
            return answer(*question)

        bots = Bots(think, workers=1)
        bots.pool = ThreadPoolExecutor(1)
        bots.pace = CROWDED
        asked = [asyncio.create_task(bots.choose(a_turn(seed=seed))) for seed in range(40)]
        done, waiting = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        assert {task.result()[1] for task in done} == {0}
        assert bots.waiting * bots.pace <= LONGEST / 2
        gate.set()
        await asyncio.wait(waiting)
        for seed, task in enumerate(asked):
            action, budget = task.result()
            assert action == (21 if budget else thumb(a_turn(seed=seed)))
        budgets = [task.result()[1] for task in asked]
        assert set(budgets) == {FULL, FULL // 2, FULL // 4, FULL // 8, 0}
        assert bots.waiting == 0
        bots.close()

    asyncio.run(run())


# ----------------------------------------------------------------------------------------- accidents


def hang(name: str, seen: States, seat: int, seed: int, budget: int) -> tuple[int, float]:
    signal.pause()
    raise AssertionError("nobody wakes it")


def stumble(name: str, seen: States, seat: int, seed: int, budget: int) -> tuple[int, float]:
    raise ZeroDivisionError


def die_once(name: str, seen: States, seat: int, seed: int, budget: int) -> tuple[int, float]:
    """The name of the bot is a file. If it is there, it is removed and the process that thinks dies."""
    if Path(name).exists():
        Path(name).unlink()
        os.kill(os.getpid(), signal.SIGKILL)
    return answer(name, seen, seat, seed, budget)


def test_a_bot_that_hangs_plays_by_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_bots, "LONGEST", 0.05)

    async def run() -> None:
        bots = Bots(hang, workers=1)
        bots.pace = 0
        assert await bots.choose(a_turn()) == (thumb(a_turn()), 0)
        assert bots.waiting == 0
        end(bots)

    asyncio.run(run())


def test_a_bot_that_makes_a_mistake_plays_by_thumb() -> None:
    async def run() -> None:
        bots = Bots(stumble, workers=1)
        bots.pool = ThreadPoolExecutor(1)
        assert await bots.choose(a_turn()) == (thumb(a_turn()), 0)
        bots.close()

    asyncio.run(run())


def end(bots: Bots) -> None:
    """Its processes are gone, whatever they do."""
    pool: Any = bots.pool
    processes = list(pool._processes.values())
    bots.close()
    for process in processes:
        process.kill()
        process.join()


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_a_killed_process_is_replaced_and_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_bots, "LONGEST", 60.0)
    poison = tmp_path / "poison"
    bot = Bot(str(poison), SLOW.mind, SLOW.budgets)

    async def run() -> None:
        bots = Bots(die_once, workers=1)
        poison.touch()
        turns = [bots.choose(a_turn(bot, seed)) for seed in range(4)]
        assert await asyncio.gather(*turns) == [(21, FULL)] * 4
        assert not poison.exists()
        assert bots.waiting == 0
        end(bots)

    asyncio.run(run())


# ---------------------------------------------------------------------------------------- at a table


async def play_with_slow_bots(salon: Salon, think: Callable[..., tuple[int, float]]) -> tuple[Live, Client]:
    """Until the person has bid, and all bots."""
    salon.house.bots = Bots(think, workers=1)
    salon.house.bots.pool = ThreadPoolExecutor(1)
    ann = await salon.person("Ann")
    live = await salon.open(ann, "me", "bot slow", "bot slow", start=True)
    client = await salon.watch(live, ann)
    while live.table.match and len(live.table.match.steps) < 5:
        if client.game["legal"]:
            await salon.act(live, client, "bid 1")
        else:
            await salon.wait()
        while live.thinking is not None:
            await asyncio.sleep(0.001)
            await salon.settle()
    return live, client


@pytest.mark.parametrize(("think", "budget", "bid"), [(answer, FULL, "bid 10+"), (stumble, 0, None)])
def test_a_table_goes_on_with_bots_that_search_and_with_bots_that_fail(
    think: Callable[..., tuple[int, float]],
    budget: int,
    bid: str | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for module in (bots_by_name, house):
        monkeypatch.setattr(module, "BOTS", (*BOTS, SLOW))

    @salon_test
    async def whole(salon: Salon) -> None:
        live, _ = await play_with_slow_bots(salon, think)
        rows = await salon.store.events(live.table.id)
        entries = [log.decode(row.payload) for row in rows]
        acted = [entry for entry in entries if isinstance(entry, log.Acted) and entry.bot]
        assert [(entry.bot, entry.budget) for entry in acted] == [("slow", budget)] * 2
        assert bid is None or {entry.move for entry in acted} == {bid}

    whole(tmp_path)
