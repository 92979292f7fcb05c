"""Recorded games: what a change of the rules really does is seen in the difference.

`python tests/playthrough.py` writes them all anew.
"""

import random
from collections.abc import Iterator
from pathlib import Path

from kobako import Match
from kobako.games import GAMES

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 1


def playthrough(name: str, players: int, seed: int) -> Iterator[str]:
    """A game of random moves: each choice with the moves it was taken from, and now and then the position."""
    yield f"{name} {players} {seed}"
    rng = random.Random(seed)
    match = Match(name, players, seed=seed)
    told = 0
    for turn in range(1_000_000):
        for line in match.steps[told:]:
            if not line[0].isdecimal():
                yield line
        told = len(match.steps)
        if turn % 10 == 0 or match.over:
            yield f"  {match.info.notation.write(match._states)}"
        if match.over:
            break
        seat = match.pending[0]
        moves = match.legal(seat)
        move = rng.choice(moves)
        yield f"{seat} {move}  of {', '.join(moves)}"
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
