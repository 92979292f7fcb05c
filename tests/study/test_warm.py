"""The compiler is done before the first hint: else whoever asks for it would wait, and so would the bots."""

import runpy
import subprocess
import sys
from unittest.mock import Mock

import pytest

from kobako import GAMES
from kobako.cards.jit import is_compiled
from kobako.server import run
from kobako.study import playouts

pytestmark = pytest.mark.slow

# Counts every compiled signature after the warm-up, and again after advice and a review.
COUNT = """
import gc, sys
from numba.core.dispatcher import Dispatcher
from kobako.bots.bot import THUMB, find_bot
from kobako.bots.warm import compile_all
from kobako.games import find
from kobako.match.match import Match
from kobako.study.advice import advise
from kobako.study.review import review
from kobako.study.warm import load

def count():
    return sum(len(each.signatures) for each in gc.get_objects() if isinstance(each, Dispatcher))

info = find(sys.argv[1])
list(compile_all(info))
load(info)
before = count()
match = Match(info.name, info.seats[0], seed=1)
while not match.over and len(match.steps) < 20:
    seat = match.pending[0]
    advise(match.seen(seat), seat, iterations=2)
    action = find_bot(THUMB).think(match.seen(seat), seat, 0).action
    match.act(seat, info.notation.action_text(action))
review(match, iterations=10, worlds=2)
review(match, 0, iterations=10, worlds=2)
print(before, count())
"""


@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled")
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_to_compile_in_a_hint_or_a_review(game: str) -> None:
    command = [sys.executable, "-c", COUNT, game]
    before, after = map(int, subprocess.run(command, capture_output=True, check=True).stdout.split())
    assert before == after > 0


def test_a_server_compiles_both_what_bots_call_and_what_a_study_calls(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: dict[str, list[str]] = {}
    for name in ("warm_up", "warm_up_study"):
        monkeypatch.setattr(
            run, name, lambda infos, words, name=name: asked.update({name: [info.name for info in infos]})
        )
    run.compile_all("en")
    assert asked == {"warm_up": list(GAMES), "warm_up_study": list(GAMES)}


@pytest.mark.filterwarnings("ignore:.*found in sys.modules")  # it is imported here, too
def test_the_process_of_a_game_computes_something(monkeypatch: pytest.MonkeyPatch) -> None:
    shares = Mock()
    monkeypatch.setattr(playouts, "shares", shares)
    monkeypatch.setattr(sys, "argv", ["warm", "luz"])
    runpy.run_module("kobako.study.warm", run_name="__main__")
    shares.assert_called_once()
