import subprocess
import sys
from pathlib import Path

import pytest

from kobako.bots import warm
from kobako.cards.jit import is_compiled
from kobako.games import GAMES, find
from kobako.terminal.words import Words

# Counts every compiled signature after the warm-up, and again after a whole game with all commands.
COUNT = """
import gc, itertools
from numba.core.dispatcher import Dispatcher
from kobako.games import find
from kobako.terminal.plain import Plain
from kobako.terminal.replay import replay
from kobako.terminal.table import open_table
from kobako.bots.warm import compile_all
from kobako.terminal.words import Words
from kobako.match.verify import verify

def count():
    return sum(len(each.signatures) for each in gc.get_objects() if isinstance(each, Dispatcher))

list(compile_all(find("luz")))
before = count()
table = open_table("luz", 4, 1, 5, "random")
asked = itertools.count()
def ask(prompt):
    return ("hint", "cards", "log all", "nonsense", table.hint())[next(asked) % 5]
Plain(table, Words(), ask, lambda line: None, lambda: None).run()
assert table.match.over and verify(table.match.record()).ok
list(replay(table.match.record(), None, Words()))
list(replay(table.match.record(), 2, Words()))
print(before, count())
"""


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled")
def test_nothing_is_left_to_compile_in_the_middle_of_a_game() -> None:
    run = subprocess.run([sys.executable, "-c", COUNT], capture_output=True, text=True, check=True)
    before, after = map(int, run.stdout.split())
    assert before == after > 0


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled")
def test_the_first_start_says_so_and_the_second_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(warm, "CACHE", tmp_path)
    for told in ("First start: compiling luz.", ""):
        warm.warm_up([find("luz")], Words())
        printed = capsys.readouterr()
        assert printed.err.startswith(told)
        assert bool(printed.err) == bool(told)
        assert printed.out == ""


def test_every_step_of_the_progress_has_its_words(capsys: pytest.CaptureFixture[str]) -> None:
    steps = [message for info in GAMES for message in warm.compile_all(info)]
    with warm._bars(["luz", "aurum"], Words(), "First start") as tell:
        for step in [*dict.fromkeys(steps), ""]:
            tell("luz", step)
    printed = capsys.readouterr()
    assert printed.err.startswith("First start")
    assert "warm-" not in printed.err
    assert printed.out == ""


@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled")
def test_what_could_not_be_compiled_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(warm, "CACHE", tmp_path)
    monkeypatch.setattr(warm, "__name__", "kobako.bots.nothing")
    warm.warm_up([find("luz")], Words())
    assert "kobako.bots.nothing" in capfd.readouterr().err
    assert not warm.done("luz").exists()
