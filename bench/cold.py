"""A process that uses everything of one game once: `python -m bench.cold luz`. Its first run compiles."""

from __future__ import annotations

import sys

import numpy as np

from kobako import Env, Match
from kobako.bots.bot import BOTS
from kobako.cards.rng import fast_rng
from kobako.games import drive, find
from kobako.games.game import GameInfo


def play_text(info: GameInfo, players: int) -> None:
    """A match by text, with everybody's view before every move, and then its record."""
    match = Match(info.name, players, seed=1)
    while not match.over:
        for seat in (*range(players), None):
            match.view(seat)
        match.act(match.pending[0], match.legal(match.pending[0])[-1])
    Match.replay(match.record())


def play_integers(info: GameInfo, players: int) -> None:
    """A game by integers, with an observation before every move."""
    env = Env(info.name, players, seed=1)
    while not env.over:
        env.observe(env.seat)
        env.step(env.legal[-1])


def think(info: GameInfo, players: int) -> None:
    """A move of every bot, and a guess of what it cannot see."""
    match = Match(info.name, players, seed=1)
    seat = match.pending[0]
    seen = match.seen(seat)
    for bot in BOTS:
        if bot.plays(info.name):
            bot.think(seen, seat, 1, min(1, bot.budget(info.name)))
    drive.imagine(seen, seat, fast_rng(1))


def play_compiled(info: GameInfo, players: int) -> None:
    """A random game inside compiled code."""
    outcome, out = np.zeros(info.max_outcome, np.int16), np.zeros(info.max_legal, np.int32)
    states, options = np.zeros(1, info.state), info.pack_options({})
    drive.play_random(states, players, options, fast_rng(1), outcome, out, 1)


def main(name: str) -> None:
    info = find(name)
    for use in (play_text, play_integers, think, play_compiled):
        use(info, info.seats[0])


if __name__ == "__main__":
    main(sys.argv[1])
