"""The conformance suite on every game, and planted mistakes that it must catch."""

import hashlib
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kobako import RecordError, games
from kobako.cards.jit import give_body, rule
from kobako.cards.records import record
from kobako.games import find, game
from kobako.games.game import Option, Outcome, State
from kobako.games.luz import INFO, knowledge, rules, tensor
from kobako.match.check import (
    after,
    check_conservation,
    check_game,
    check_no_leak,
    check_play,
    check_worlds,
    random_match,
)
from witnesses import Witness

EVERY = [(info.name, players) for info in games.GAMES for players in info.seats]
OTHERWISE = [
    (info.name, players, {option.name: value})
    for info in games.GAMES
    for players in info.seats[:1]
    for option in info.options
    for value in option.values[1:]
]


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_every_game_passes(name: str, players: int) -> None:
    check_game(name, players, Witness(name, players), games=2)


@pytest.mark.parametrize(("name", "players", "options"), OTHERWISE)
def test_every_option_passes(name: str, players: int, options: dict[str, str]) -> None:
    check_game(name, players, Witness(name, players, options), options=options, games=1)


@pytest.mark.rules
@pytest.mark.parametrize(("name", "players"), EVERY)
def test_every_game_passes_with_and_without_the_compiler(name: str, players: int) -> None:
    check_play(name, players, {}, seed=3)


# ------------------------------------------------------------------------------------ planted mistakes
# Luz again over a record with some fields more, with a deal, a `hide` and an `imagine` that can go wrong.
# Compiled drivers are cached by record type, so the type carries a digest of this file: an edit makes
# a new one.

LEAKS = ("none", "aside", "top", "sum")
DEALS = ("none", "twice")
WORLDS = ("none", "twice", "order", "moved")
DIGEST = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:12]
PLANTED = record([("x" + DIGEST, "i2"), ("leak", "i1"), ("world", "i1"), ("deal", "i1"), *rules.STATE.descr])


@rule
def start(state: State, players: int, options: int) -> None:
    rules.start(state, players, 0)
    state.leak = options & 3
    state.world = options >> 2 & 3
    state.deal = options >> 4


@rule
def settle(state: State, outcome: Outcome) -> None:
    rules.settle(state, outcome)
    if state.deal == 1 and rules.is_dealt(state):  # one card stands for two
        state.aside[0] = state.hand[1, 0]


@rule
def hide(state: State, seat: int) -> None:
    aside = state.aside[3]
    top = state.hand[max(seat, 0), 9]
    total = 0
    for slot in range(10):
        total += int(state.hand[max(seat, 0), slot])
    knowledge.hide(state, seat)
    if state.leak == 1:  # one card aside stays open
        state.aside[3] = aside
    if state.leak == 2:  # a seat's highest card stays open
        state.hand[max(seat, 0), 9] = top
    if state.leak == 3:  # a number tells about the hand
        state.power = total % 2


@rule
def imagine(state: State, seat: int, rng: np.record) -> None:
    me = max(seat, 0)
    if state.world == 2 and rules.is_dealt(state):  # what was played is forgotten
        for slot in range(10):
            state.hand[me, slot] &= knowledge.BACK
    knowledge.imagine(state, seat, rng)
    if state.world == 1:  # a card that somebody else holds
        state.hand[me, 0] = state.hand[(me + 1) % state.players, 0]
    if state.world == 3:  # a card changes places with one that another seat holds
        other = (me + 1) % state.players
        state.hand[me, 5], state.hand[other, 5] = state.hand[other, 5], state.hand[me, 5]


PLANTED_INFO = replace(
    INFO,
    state=PLANTED,
    options=(
        Option(name="leak", values=LEAKS),
        Option(name="world", values=WORLDS),
        Option(name="deal", values=DEALS),
    ),
)
OURS = {"start": start, "settle": settle, "hide": hide, "imagine": imagine}
BODIES = {**vars(rules), **vars(knowledge), **vars(tensor), **OURS}
for verb in game.VERBS:
    give_body(verb, PLANTED, BODIES[verb.__name__])


@pytest.fixture
def _planted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "GAMES", (PLANTED_INFO,))
    assert find("luz") is PLANTED_INFO


def leak_found(leak: str, seat: int | None) -> bool:
    """Whether one of a few games shows it; in a single one that card may happen to be known anyway."""
    for seed in range(12):
        part = after(random_match("luz", 4, {"leak": leak}, seed), 10)
        try:
            check_no_leak(part, seat, Witness("luz", 4), random.Random(seed))
        except AssertionError as error:
            if "tells a secret" not in str(error):
                raise
            return True
    return False


@pytest.mark.usefixtures("_planted")
@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("seat", [0, 3])
def test_a_planted_leak_is_caught(leak: str, seat: int) -> None:
    assert leak_found(leak, seat) == (leak != "none")


@pytest.mark.usefixtures("_planted")
@pytest.mark.parametrize("leak", ["none", "aside"])
def test_a_planted_leak_to_spectators_is_caught(leak: str) -> None:
    assert leak_found(leak, None) == (leak != "none")


@pytest.mark.usefixtures("_planted")
@pytest.mark.parametrize("world", WORLDS)
def test_a_planted_impossible_world_is_caught(world: str) -> None:
    part = after(random_match("luz", 4, {"world": world}, seed=1), 30)
    found = 0
    for seed in range(5):
        try:
            check_worlds(part, 2, Witness("luz", 4), seed)
        except (AssertionError, RecordError):  # the suite says so, or the record of that world is refused
            found += 1
    assert (found > 0) == (world != "none")


@pytest.mark.usefixtures("_planted")
def test_a_planted_card_that_is_there_twice_is_caught() -> None:
    check_play("luz", 4, {"deal": "none"}, seed=1)
    with pytest.raises(AssertionError, match="cards: "):
        check_play("luz", 4, {"deal": "twice"}, seed=1)


def _twice(state: Any, name: str) -> None:
    cards = getattr(state, name)
    cards[0] = cards[1]


def _one_more(state: Any, name: str) -> None:
    getattr(state, name)[0] += 1


# In the middle of a game one thing becomes two; and what that is called.
DOUBLED: list[tuple[str, Callable[[Any, str], None], str, str]] = [
    ("luz", _twice, "hand", "cards"),
    ("luz", _twice, "aside", "cards"),
    ("luz", _one_more, "left", "slots of a hand"),
    ("lineit", _twice, "deck", "deck"),
    ("lineit", _twice, "display", "cards that were not turned up"),
    ("lineit", _one_more, "pile", "cards"),
    ("dragonegg", _one_more, "deck", "cards"),
    ("dragonegg", _one_more, "held", "hands"),
    ("yurikure", _twice, "order", "girls"),
    ("yurikure", _one_more, "cap", "control"),
    ("aurum", _twice, "hand", "cards"),
    ("aurum", _one_more, "held", "hands"),
    ("aurum", _one_more, "gold", "gold"),
]


@pytest.mark.rules
@pytest.mark.parametrize(("name", "change", "field", "what"), DOUBLED)
def test_what_is_there_twice_is_caught(
    name: str, change: Callable[[Any, str], None], field: str, what: str
) -> None:
    info = find(name)
    states = after(random_match(name, info.seats[0], {}, seed=1), 5)._states
    check_conservation(info, states)
    change(states[0], field)
    with pytest.raises(AssertionError, match=f"^{what}: "):
        check_conservation(info, states)


def test_every_game_has_something_that_could_be_there_twice() -> None:
    assert {name for name, *_ in DOUBLED} == {info.name for info in games.GAMES}
