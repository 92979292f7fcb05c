"""Env: the same game by integers."""

import random

import numpy as np
import pytest

import tiny
from kobako import Env, Match, games
from kobako.match import env as env_module

pytestmark = pytest.mark.rules


@pytest.mark.parametrize("players", [3, 4, 5])
def test_env_and_match_play_the_same_game(players: int) -> None:
    rng = random.Random(players)
    env, match = Env("luz", players, seed=11), Match("luz", players, seed=11)
    while not env.over:
        assert (env.seat,) == match.pending
        assert [env.text(action) for action in env.legal] == match.legal(env.seat)
        action = rng.choice(env.legal)
        match.act(env.seat, env.text(action))
        env.step(action)
        assert env.scores == match.scores
    assert (env.seat, len(env.legal), env.winners) == (-1, 0, match.winners)


def test_legal_actions_that_were_handed_out_stay_as_they_were() -> None:
    env = Env("luz", 4, seed=1)
    kept = []
    for game in range(3):
        env.reset(game)
        while not env.over:
            assert env.legal.dtype == np.int32
            kept.append((env.legal, env.legal.tolist()))
            env.step(env.legal[-1])
    assert len(kept) == 3 * 176
    assert all(array.tolist() == values for array, values in kept)


def test_copies_are_independent_and_meet_the_same_chance() -> None:
    env = Env("luz", 4, seed=1)
    for _ in range(30):
        env.step(env.legal[0])
    twin = env.copy()
    before = env.observe(None).tolist()
    while not twin.over:
        twin.step(twin.legal[0])
    assert env.observe(None).tolist() == before
    while not env.over:
        env.step(env.legal[0])
    assert (twin.scores, twin.winners) == (env.scores, env.winners)


def test_reset_with_a_seed_repeats_and_without_does_not() -> None:
    env = Env("luz", 4, seed=1)
    first = env.observe(0).tolist()
    env.reset(2)
    assert env.observe(0).tolist() != first
    env.reset(1)
    assert env.observe(0).tolist() == first
    env.reset()
    assert env.observe(0).tolist() != first


@pytest.mark.parametrize("action", [-1, 22, 31, 32, 10**6, 2**62, -(2**62)])
def test_an_action_that_is_not_legal_changes_nothing(action: int) -> None:
    env = Env("luz", 4, seed=1)
    before = env.seat, env.legal.tolist(), env.observe(None).tolist()
    with pytest.raises(ValueError, match=f"{action} is not a legal action"):
        env.step(action)
    assert (env.seat, env.legal.tolist(), env.observe(None).tolist()) == before


def test_no_action_is_legal_after_the_end() -> None:
    env = Env("luz", 3, seed=1)
    while not env.over:
        env.step(env.legal[0])
    scores = env.scores
    with pytest.raises(ValueError, match="not a legal action"):
        env.step(0)
    assert (env.over, env.scores) == (True, scores)


def test_text_and_action() -> None:
    env = Env("luz", 4, seed=1)
    assert env.text(env.action("bid 3+")) == "bid 3+"
    with pytest.raises(ValueError, match="no move of luz"):
        env.action("bid 33")


@pytest.mark.parametrize("arguments", [("go", 4), ("luz", 9)])
def test_bad_arguments(arguments: tuple[str, int]) -> None:
    with pytest.raises(ValueError, match=str(arguments[1] if arguments[0] == "luz" else arguments[0])):
        Env(*arguments)
    with pytest.raises(ValueError, match="-5"):
        Env("luz", 4, seed=-5)
    with pytest.raises(ValueError, match="no seat 4"):
        Env("luz", 4, seed=5).observe(4)


@pytest.fixture
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "GAMES", (*games.GAMES, tiny.INFO))


@pytest.mark.usefixtures("_tiny")
def test_lists_of_actions_are_right_whether_they_fit_a_set_or_not() -> None:
    env = Env("tiny", 2, seed=0)
    kept = {}
    for seed in range(20):
        env.reset(seed)
        size = len(env.legal)
        kept[size] = env.legal
        assert env.seat == 0
        assert env.legal.tolist() == list(range(size))
        env.step(env.legal[-1])
        assert env.seat == 1
        assert env.legal.tolist() == list(range(size))
        env.step(env.legal[7])
        assert (env.over, env.legal.tolist(), env.scores) == (True, [], [size + 6] * 2)
    assert {size: array.tolist() for size, array in kept.items()} == {n: list(range(n)) for n in tiny.SIZES}


def test_an_array_that_is_shared_cannot_be_written() -> None:
    env = Env("luz", 4, seed=1)
    with pytest.raises(ValueError, match="read-only"):
        env.legal[0] = 5


def test_the_store_of_lists_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(env_module, "MOST_LISTS", 3)
    monkeypatch.setattr(env_module, "_lists", {})
    env = Env("luz", 4, seed=1)
    while not env.over:
        assert 1 <= len(env_module._lists) <= 3
        assert env.legal.tolist() == sorted(set(env.legal.tolist()))
        env.step(env.legal[0])


@pytest.mark.usefixtures("_tiny")
@pytest.mark.parametrize(
    ("options", "more"), [({}, 0), ({"plus": "none"}, 0), ({"plus": "one"}, 1), ({"plus": "two"}, 2)]
)
def test_options_reach_the_rules(options: dict[str, str], more: int) -> None:
    env = Env("tiny", 2, seed=1, options=options)
    env.step(3)
    env.step(4)
    assert env.scores == [7 + more] * 2


@pytest.mark.usefixtures("_tiny")
@pytest.mark.parametrize(
    ("options", "why"),
    [({"plus": "three"}, "'three'; there are none, one, two"), ({"minus": "one"}, "no option 'minus'")],
)
def test_bad_options_are_named(options: dict[str, str], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Env("tiny", 2, options=options)
