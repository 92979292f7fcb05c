"""Whole games of OpenSpiel's C++ trick games with random moves: inside C++, and driven from Python."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from random import Random
from typing import Any

from .contest import Contestant

TRICK_GAMES = ("hearts", "spades", "oh_hell", "euchre")
TERMINAL = -4  # what current_player() says when the game is over; chance is -1, a seat is never negative


def is_installed() -> bool:
    """Whether the dependency group `bench` is there."""
    return importlib.util.find_spec("pyspiel") is not None


def load() -> Any:
    """The module, which has no types."""
    return importlib.import_module("pyspiel")


def tally(states: list[Any]) -> tuple[int, object]:
    """The decisions of finished games, chance not counted, and what everybody scored."""
    decisions = sum(step.player >= 0 for state in states for step in state.full_history())
    return decisions, tuple(tuple(state.returns()) for state in states)


def compiled(name: str, games: int = 20) -> Contestant:
    """OpenSpiel's own random bots play inside C++; Python is entered once a game."""
    pyspiel = load()
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def play(seed: int) -> list[Any]:
        states = [game.new_initial_state() for _ in range(games)]
        for number, state in enumerate(states):
            pyspiel.evaluate_bots(state, bots, seed * games + number)
        return states

    return Contestant(f"OpenSpiel {name}", play, tally)


def _play_drawn(state: Any, random: Callable[[], float]) -> None:
    """Chance as documented. The outcomes of these games are equally likely, so one draw is enough."""
    while (player := state.current_player()) != TERMINAL:
        if player >= 0:
            moves = state.legal_actions()
            state.apply_action(moves[int(random() * len(moves))])
        else:
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(random() * len(outcomes))][0])


def _play_short(state: Any, random: Callable[[], float]) -> None:
    """Chance by a shortcut: its outcomes as if they were moves."""
    while not state.is_terminal():
        moves = state.legal_actions()
        state.apply_action(moves[int(random() * len(moves))])


def _from_python(name: str, mark: str, play_game: Callable[[Any, Callable[[], float]], None]) -> Contestant:
    game = load().load_game(name)

    def play(seed: int) -> list[Any]:
        random = Random(seed).random
        states = [game.new_initial_state() for _ in range(10)]
        for state in states:
            play_game(state, random)
        return states

    return Contestant(f"OpenSpiel {name} {mark}", play, tally)


def drawn(name: str) -> Contestant:
    """From Python, chance from chance_outcomes()."""
    return _from_python(name, "(a)", _play_drawn)


def short(name: str) -> Contestant:
    """From Python, chance from legal_actions()."""
    return _from_python(name, "(b)", _play_short)
