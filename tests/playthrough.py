"""Recorded games: what a change of the rules really does is seen in the difference.

`python tests/playthrough.py` writes them all anew.
"""

import random
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from kobako import Match
from kobako.games import GAMES

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 1


def playthrough(name: str, players: int, seed: int) -> Iterator[str]:
    """A game of random moves: each choice with the moves it was taken from; the rest in lines between."""
    yield f"{name} {players} {seed}"
    for is_choice, steps in groupby(game(name, players, seed), key=lambda step: "  of " in step):
        if is_choice:
            yield from steps
        else:
            yield ", ".join(steps)


def game(name: str, players: int, seed: int) -> Iterator[str]:
    """The steps of a game, and the scores where they change."""
    rng = random.Random(seed)
    match = Match(name, players, seed=seed)
    told, scores = 0, match.scores
    while not match.over:
        yield from (line for line in match.steps[told:] if not line[0].isdecimal())
        told = len(match.steps)
        if match.scores != scores:
            scores = match.scores
            yield f"scores {scores}"
        seat = match.pending[0]
        moves = match.legal(seat)
        move = rng.choice(moves)
        yield f"{seat} {move}" + (f"  of {', '.join(moves)}" if len(moves) > 1 else "")
        match.act(seat, move)
    yield f"scores {match.scores} winners {match.winners}"


def paths() -> Iterator[tuple[Path, str, int]]:
    """Where the playthrough of each game and number of players belongs."""
    for info in GAMES:
        for players in info.seats:
            yield FOLDER / f"{info.name}-{players}.txt", info.name, players


if __name__ == "__main__":
    for path, name, players in paths():
        path.write_text("\n".join(playthrough(name, players, SEED)) + "\n", "utf-8")
