"""The examples run, against a real server."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kobako import Match
from server.running import QUICK, Message, Running, running
from waiting import PATIENCE

BOT = Path(__file__).parent.parent / "examples" / "bot.py"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server"), *QUICK) as server:
        yield server


def is_full(told: Message) -> bool:
    return bool(told.get("room")) and all(chair["kind"] != "open" for chair in told["room"]["chairs"])


@pytest.mark.parametrize("players", [3, 5])
def test_a_bot_by_an_outsider_plays_a_whole_game(players: int, place: Running) -> None:
    host = place.guest("Host")
    link = place.open_table(host.token, "bot random", "person", *["bot easy"] * (players - 2))
    table = link.rpartition("/")[2]
    command = [sys.executable, str(BOT), link, "Robby"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        with place.line(host) as line:
            line.send("watch", table=table)
            line.until(is_full)
            assert line.do("start", table)["type"] == "done"
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    match = Match.replay(place.ask(f"/api/tables/{table}/record"))
    assert out == f"scores: {' '.join(map(str, match.scores))}\n"
    assert "seat 1 human" in match.tags
    bids = [line for line in match.steps if line.startswith("1 bid")]
    assert bids == [f"1 bid {10 // players}+"] * 4


def test_a_bot_says_why_it_cannot_play(place: Running) -> None:
    full = place.open_table(place.guest("Host").token, "bot easy", "bot easy", "bot easy")
    for link, why in ((full, "server-seat-taken"), (f"{place.url}/t/abcdefghjk", "no-such-table")):
        command = [sys.executable, str(BOT), link, "Robby"]
        run = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        assert (run.returncode, run.stdout, run.stderr) == (1, "", f"{why}\n")


def test_the_bot_is_short_and_needs_nothing_of_ours() -> None:
    text = BOT.read_text("utf-8")
    assert len(text.splitlines()) <= 50
    nodes = list(ast.walk(ast.parse(text)))
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in names} == {"json", "sys", "urllib", "websockets"}
