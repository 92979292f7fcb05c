"""Whole games of Kobako with random moves: compiled, by integers from Python, and by text."""

from __future__ import annotations

from random import Random

import numpy as np

from kobako import Env, Match
from kobako.cards.rng import fast_rng
from kobako.games import drive
from kobako.games.game import GameInfo

from .contest import Contestant


def compiled(info: GameInfo, players: int, games: int = 100) -> Contestant:
    """Moves are drawn and made inside compiled code."""
    states, options = np.zeros(1, info.state), info.pack_options({})
    outcome, out = np.zeros(info.max_outcome, np.int16), np.zeros(info.max_legal, np.int32)

    def play(seed: int) -> int:
        return drive.play_random(states, players, options, fast_rng(seed), outcome, out, games)

    return Contestant(f"{info.name}, {players} seats", play, lambda decisions: (decisions, states.tobytes()))


def by_integers(info: GameInfo, players: int, games: int = 5) -> Contestant:
    """Moves are drawn in Python and made through Env. Counting them costs us a little, OpenSpiel nothing."""
    env = Env(info.name, players, seed=0)

    def play(seed: int) -> int:
        random, decisions = Random(seed).random, 0
        for number in range(games):
            env.reset(seed * games + number)
            while env.seat >= 0:
                moves = env.legal
                env.step(moves[int(random() * len(moves))])
                decisions += 1
        return decisions

    return Contestant(
        f"Env, {info.name}, {players} seats", play, lambda decisions: (decisions, tuple(env.scores))
    )


def by_text(info: GameInfo, players: int, games: int = 1) -> Contestant:
    """Moves are drawn in Python and made through Match, in notation."""

    def play(seed: int) -> list[Match]:
        random = Random(seed).random
        matches = [Match(info.name, players, seed=seed * games + number) for number in range(games)]
        for match in matches:
            while not match.over:
                seat = match.pending[0]
                moves = match.legal(seat)
                match.act(seat, moves[int(random() * len(moves))])
        return matches

    def tally(matches: list[Match]) -> tuple[int, object]:
        decisions = sum(step[0].isdecimal() for match in matches for step in match.steps)
        return decisions, matches[-1].steps[-1]

    return Contestant(f"Match.act, {info.name}, {players} seats", play, tally)
