"""What everybody else knows of the compiler: rules, drivers, verbs, and the cache on disk."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numba import TypingError, njit

from kobako.cards import jit
from kobako.cards.records import record
from kobako.cards.rng import fast_rng
from kobako.games import GAMES, game
from kobako.games.luz import INFO, knowledge, rules, tensor

ALL = [info.name for info in GAMES]
ONE = record([("one", "i1")])
TWO = record([("two", "i1")])


@jit.verb
def speak(state: np.record, times: int) -> int:
    """Declared by its signature."""


@jit.rule
def speak_one(state: np.record, times: int) -> int:
    return times * int(state.one)


@jit.rule
def speak_two(state: np.record, times: int) -> int:
    return -times


jit.give_body(speak, ONE, speak_one)
jit.give_body(speak, TWO, speak_two)


@jit.driver
def driver(states: np.ndarray, times: int) -> int:
    """Written once, for any record that can speak."""
    return speak(states[0], times)


@jit.long_driver
def other_driver(states: np.ndarray, times: int) -> int:
    """Another kind of caller."""
    return speak(states[0], times) + 1


@pytest.mark.rules
def test_a_verb_is_chosen_by_the_record_compiled_or_not() -> None:
    one, two = np.zeros(1, ONE), np.zeros(1, TWO)
    one[0].one = 3
    assert (driver(one, 5), driver(two, 5)) == (15, -5)
    assert (speak(one[0], 5), speak(two[0], 5)) == (15, -5)


def test_a_body_is_compiled_once_whoever_calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Drivers that nobody has compiled before: for one that is found on disk no body is compiled at all.
    monkeypatch.setattr(jit.config, "CACHE_DIR", str(tmp_path))
    fresh = jit.driver(driver.py_func)  # type: ignore[attr-defined]
    other = jit.long_driver(other_driver.py_func)  # type: ignore[attr-defined]
    two = np.zeros(1, TWO)
    assert (fresh(two, 5), other(two, 5)) == (-5, -4)
    assert len(speak_two.kept.overloads) == 1  # type: ignore[attr-defined]


def test_anybody_can_call_rules_from_code_compiled_by_numba_itself() -> None:
    @njit
    def play(states: np.ndarray, players: int, rngs: np.ndarray, out: np.ndarray) -> int:
        game.start(states[0], players, 0)
        game.draw(states[0], rngs[0], out)  # which calls other rules, and verbs of its own
        game.settle(states[0], out)
        return game.due(states[0])

    states, out = np.zeros(1, INFO.state), np.zeros(INFO.max_outcome, np.int16)
    assert (play(states, 4, fast_rng(1), out), states[0].first) == (rules.DEAL, out[0])


def test_a_record_without_a_body_is_no_argument_for_a_verb() -> None:
    three = np.zeros(1, record([("three", "i1")]))
    with pytest.raises(TypingError, match="speak"):
        driver(three, 5)


@pytest.mark.rules
def test_a_record_type_has_one_body() -> None:
    with pytest.raises(ValueError, match="already"):
        jit.give_body(speak, ONE, speak_two)


@pytest.mark.rules
def test_a_field_cannot_hide_behind_a_numpy_attribute() -> None:
    from dataclasses import replace

    bad = record([("round", "i1")])
    with pytest.raises(ValueError, match="'round'"):
        game.register(replace(INFO, state=bad), rules, knowledge, tensor)


def test_the_digest_follows_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in jit.COMPILED:
        (tmp_path / folder).mkdir()
    (tmp_path / "games" / "a.py").write_text("x = 1")
    monkeypatch.setattr(jit, "PACKAGE", tmp_path)
    digests = [jit.source_digest()]
    assert jit.source_digest() == digests[0]
    (tmp_path / "games" / "a.py").write_text("x = 2")
    digests.append(jit.source_digest())
    (tmp_path / "games" / "a.py").rename(tmp_path / "games" / "b.py")
    digests.append(jit.source_digest())
    monkeypatch.setattr(jit.config, "BOUNDSCHECK", 1)
    digests.append(jit.source_digest())
    assert len(set(digests)) == 4


def test_old_folders_are_swept_and_used_ones_stay(tmp_path: Path) -> None:
    now = 1_800_000_000.0
    for name, days in (("mine", 90), ("fresh", 29), ("stale", 31)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "code").write_text("x")
        os.utime(tmp_path / name, (now - days * 86400,) * 2)
    jit.sweep_cache(tmp_path, tmp_path / "mine", now)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["fresh", "mine"]
    jit.sweep_cache(tmp_path / "nowhere", tmp_path / "mine", now)


def test_opening_a_folder_marks_it_as_used(tmp_path: Path) -> None:
    (tmp_path / "abc").mkdir()
    os.utime(tmp_path / "abc", (1, 1))
    assert jit.open_cache(tmp_path, "abc") == tmp_path / "abc"
    assert (tmp_path / "abc").stat().st_mtime > 1_000_000


def test_a_home_that_cannot_be_written_is_no_obstacle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("KOBAKO_CACHE_DIR", str(tmp_path / "file"))
    folder = jit.open_cache(jit.cache_root(), "abc")
    assert folder.is_dir()
    assert folder == jit.open_cache(jit.cache_root(), "abc")  # for processes that this one starts


def run(code: str, *args: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *args],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_the_cache_lives_where_it_is_told_and_is_used_again(tmp_path: Path) -> None:
    code = "from kobako.cards import rng; print(rng.fast_below(rng.fast_rng(1)[0], 1))"
    files = []
    for _ in range(2):
        assert run(code, KOBAKO_CACHE_DIR=str(tmp_path)) == "0\n"
        compiled = (tmp_path / "compiled").rglob("*.nbc")
        files.append({path: path.stat().st_mtime_ns for path in compiled})
    assert files[0]
    assert files[0] == files[1]


BOUNDS = """
import sys
from kobako.match.check import random_match
from kobako.games import find
from kobako.cards import jit
from kobako.cards.rng import fast_rng
assert jit.config.BOUNDSCHECK
for name in sys.argv[1:]:
    for players in find(name).seats:
        match = random_match(name, players, {}, 1)
        for seat in (None, *range(players)):
            match.view(seat)
print("within bounds")
"""


@pytest.mark.slow
@pytest.mark.parametrize("name", ALL)
def test_no_index_is_out_of_bounds(name: str, tmp_path: Path) -> None:
    bounds = {"NUMBA_BOUNDSCHECK": "1", "KOBAKO_CACHE_DIR": str(tmp_path)}
    assert run(BOUNDS, name, **bounds) == "within bounds\n"


def test_everything_runs_without_the_compiler() -> None:
    code = BOUNDS.replace("assert jit.config.BOUNDSCHECK", "assert not jit.is_compiled()")
    assert run(code, *ALL, NUMBA_DISABLE_JIT="1") == "within bounds\n"


def test_a_command_that_plays_nothing_does_not_wake_the_compiler() -> None:
    code = "import sys, kobako.cli; print('numba.np.arraymath' in sys.modules)"  # which it reads last
    assert run(code) == "False\n"
    assert run(f"from kobako.games.luz import rules; rules.round_points(0, 0, 0); {code}") == "True\n"
