"""Very many random games end with every card in its place; records of some are replayed to the same bytes."""

import numpy as np

from kobako import Match
from kobako.cards.rng import fast_rng
from kobako.games import GAMES, drive
from kobako.games.game import OVER, GameInfo
from kobako.match.check import after, check_conservation, random_match
from long import Done, progress, times

SEED = 1_000_000
MANY, SOME = 100_000, 10_000  # random games of each number of players: with the usual options, with others
BATCH = 20  # of them, and the last is looked at closely
RECORDS = 200  # that are replayed, of each


def run(done: Done, scale: float) -> None:
    for info in GAMES:
        for players in info.seats:
            for options in choices(info):
                play(info, players, options, times(SOME if options else MANY, scale), done)
                replay(info, players, options, times(RECORDS, scale), done)
                progress(f"{info.name}, {players} players, {options or 'usual options'}", done)


def choices(info: GameInfo) -> list[dict[str, str]]:
    """The usual options, and every other value by itself."""
    return [{}, *({option.name: value} for option in info.options for value in option.values[1:])]


def play(info: GameInfo, players: int, options: dict[str, str], games: int, done: Done) -> None:
    states, out = np.zeros(1, info.state), np.zeros(info.max_legal, np.int32)
    outcome, rngs = np.zeros(info.max_outcome, np.int16), fast_rng(SEED)
    for begun in range(0, games, BATCH):
        batch = min(BATCH, games - begun)
        drive.play_random(states, players, info.pack_options(options), rngs, outcome, out, batch)
        assert drive.due(states) == OVER
        check_conservation(info, states)
    done["random games to their end"] += games


def replay(info: GameInfo, players: int, options: dict[str, str], records: int, done: Done) -> None:
    for number in range(SEED, SEED + records):
        match = random_match(info.name, players, options, number)
        again = Match.replay(match.record())
        assert again.record() == match.record(), f"{info.name}, {players} players, {options}, {number}"
        assert again._states.tobytes() == match._states.tobytes()
        check_conservation(info, after(match, number % len(match.steps))._states)
        done["records replayed to the same bytes"] += 1
