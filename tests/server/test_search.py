"""Processes that think for bots: one that is killed is replaced, and none outlives its server."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from kobako.bots import bot as bots_by_name
from kobako.bots.recheck import compute, read
from kobako.server.house.bots import NICE, Bots
from waiting import until

from . import searching
from .running import FREE, Line, Message, Running, running

pytestmark = [pytest.mark.slow, pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")]

NICEST = 19
FLAGS = (*FREE, "--set", "bot_delay_ms=0,0", "--set", "bot_think_ms=100")


@pytest.fixture
def signs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the processes of a server say what they do."""
    folder = tmp_path / "signs"
    folder.mkdir()
    monkeypatch.setenv(searching.FOLDER, str(folder))
    monkeypatch.setattr(bots_by_name, "BOTS", searching.BOTS)
    return folder


@pytest.fixture
def server(tmp_path: Path, signs: Path) -> Iterator[Running]:
    with running(tmp_path / "server", *FLAGS, entry=[searching.__file__]) as server:
        yield server


def pids(signs: Path, kind: str) -> set[int]:
    return {int(path.name.partition("-")[2]) for path in signs.glob(f"{kind}-*")}


def warm(server: Running, signs: Path) -> set[int]:
    """All processes of the pool, when they are ready."""
    until(lambda: len(pids(signs, "ready")) == Bots().workers, server)
    return pids(signs, "ready")


def is_gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def play_on(line: Line, table: str, told: Message) -> None:
    """The first of the legal moves, until the game is over."""
    while not told["game"]["view"]["over"]:
        if told["game"]["legal"]:
            game = told["game"]
            done = line.do("act", table, decision=game["decision"], move=game["legal"][0])
            assert done["type"] == "done"
        told = line.until(lambda message: message["type"] == "update" and "game" in message)


def test_a_game_goes_on_when_the_process_that_searches_is_killed(server: Running, signs: Path) -> None:
    [luz] = [game for game in server.get("/api/place").json()["games"] if game["name"] == "luz"]
    assert luz["bots"] == ["easy", "hard"]
    first = warm(server, signs)
    (signs / "hold").touch()
    ann = server.guest("Ann")
    line = server.line(ann)
    table = server.table(ann, "me", "bot hard", "bot hard", start=True)
    game = line.watch(table)["game"]
    if game["legal"]:
        line.do("act", table, decision=game["decision"], move=game["legal"][0])
    until(lambda: pids(signs, "busy"), server)
    (signs / "hold").unlink()
    for busy in pids(signs, "busy"):
        os.kill(busy, signal.SIGKILL)
    until(lambda: pids(signs, "ready") - first)  # somebody else takes its place
    line.send("unwatch", table=table)
    play_on(line, table, line.watch(table))
    record = server.get(f"/api/tables/{table}/record", ann).text
    plan = read(record)
    assert plan.match.over
    assert not plan.problems
    computed = list(compute(plan))
    assert {one.move.seat for one in computed} == {1, 2}
    assert all(one.agrees for one in computed)
    assert searching.BUDGET in {one.move.by.budget for one in computed[len(computed) // 2 :]}


def test_the_processes_let_people_go_first(server: Running, signs: Path) -> None:
    own = os.getpriority(os.PRIO_PROCESS, server.process.pid)
    assert {os.getpriority(os.PRIO_PROCESS, pid) for pid in warm(server, signs)} == {min(own + NICE, NICEST)}


def test_the_processes_end_with_the_server(server: Running, signs: Path) -> None:
    """However it ends."""
    processes = warm(server, signs)
    assert not any(map(is_gone, processes))
    server.end("SIGKILL")
    until(lambda: all(map(is_gone, processes)))
