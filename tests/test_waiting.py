"""Nobody waits for what has failed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import waiting
from server.running import Running, running
from waiting import soon, until

SERVER = """
import sys, time
print("Kobako is at http://127.0.0.1:9\\nCtrl-C ends it.", flush=True)
time.sleep(600)
"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A process that says that it is a server."""
    (tmp_path / "server.py").write_text(SERVER)
    with running(tmp_path, entry=[str(tmp_path / "server.py")]) as server:
        yield server


def test_what_comes_to_pass_is_returned(server: Running) -> None:
    answers = iter([0, None, "", 7])
    assert until(lambda: next(answers), server) == 7
    server.process.kill()
    server.wait()
    assert until(lambda: "before it ended", server) == "before it ended"


def test_who_waits_for_a_server_that_has_ended_is_told_what_it_said(server: Running) -> None:
    server.log.write_text("the disk is full")
    server.process.kill()
    with pytest.raises(AssertionError, match="ended with -9: the disk is full"):
        until(lambda: False, server)


@pytest.mark.parametrize("line", ["2026 error kobako.store boom", "Traceback (most recent call last)"])
def test_who_waits_for_a_server_that_has_failed_is_told_so(server: Running, line: str) -> None:
    server.log.write_text("2026 info kobako.server started\n")
    server.demand_well()
    server.log.write_text(f"{line}\n")
    with pytest.raises(AssertionError, match=f"the server has failed: {re.escape(line)}"):
        until(lambda: False, server)


def test_a_server_that_does_not_start_is_told_at_once(tmp_path: Path) -> None:
    (tmp_path / "server.py").write_text("raise SystemExit('no room')")
    with pytest.raises(AssertionError, match="no server, it has ended with 1: no room"):
        Running(tmp_path, entry=[str(tmp_path / "server.py")])


def test_nobody_waits_for_ever(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "PATIENCE", 0.02)
    server.log.write_text("all is well")
    with pytest.raises(AssertionError, match=r"never: .*all is well"):
        until(lambda: False, server)
    with pytest.raises(TimeoutError):
        asyncio.run(soon(lambda: False))


def test_both_kinds_of_questions_are_waited_for() -> None:
    answers = iter([False, True])

    async def is_so() -> bool:
        return next(answers)

    asyncio.run(soon(is_so))
    asyncio.run(soon(lambda: True))
    assert list(answers) == []
