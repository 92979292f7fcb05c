"""How settled is the search in the last tricks? `python -m bench.endgames [POSITIONS]`

In games among rules of thumb every choice in the last three tricks of a round is searched twice: with a
tenth of the expert's worlds, and with all of them and another seed. Told is how often both come to the same
move, and how much of a victory is lost where they do not, by the larger search. That is what more worlds are
worth there; what a solver would find beyond them, it does not tell.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice
from multiprocessing import get_context
from statistics import fmean

from kobako import Match
from kobako.bots.bot import THUMB, find_bot, move_seed
from kobako.bots.levels import BUDGETS, PLANS
from kobako.bots.outlooks import rounds_of
from kobako.bots.search import search
from kobako.games.game import States

from .report import Row, Table, markdown

PLAYERS = {"luz": 4, "aurum": 4}  # the games with tricks
TRICKS = 3
POSITIONS = 200
SEED = 5

Choice = tuple[str, States, int]  # the game, what is known, and to whom


def choices(game: str) -> Iterator[Choice]:
    """Choices in the last tricks of rounds."""
    for deal in count():
        yield from _late(game, Match(game, PLAYERS[game], seed=deal))


def _late(game: str, match: Match) -> list[Choice]:
    by_round: dict[int, list[Choice]] = {}
    while not match.over:
        [seat, *_] = match.pending
        seen = match.seen(seat)
        by_round.setdefault(int(rounds_of(seen[0])), []).append((game, seen, seat))
        thought = find_bot(THUMB).think(seen, seat, move_seed(SEED, len(match.steps)))
        match.act(seat, match.info.notation.action_text(thought.action))
    late = [choice for round_ in by_round.values() for choice in round_[-TRICKS * PLAYERS[game] :]]
    return [choice for choice in late if len(search(choice[1], choice[2], PLANS[game], SEED, 1).actions) > 1]


def judge(choice: Choice) -> tuple[bool, float]:
    """Whether few worlds lead to the same move as many, and what it costs."""
    game, seen, seat = choice
    worlds = BUDGETS["expert"][game]
    few, many = (search(seen, seat, PLANS[game], seed, n) for seed, n in ((1, worlds // 10), (2, worlds)))
    worth = dict(zip(many.actions, many.values, strict=True))
    return few.best == many.best, max(worth[many.best] - worth[few.best], 0.0)


def measure(positions: int) -> Table:
    rows = []
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for game in PLAYERS:
            judged = list(pool.map(judge, islice(choices(game), positions)))
            same, lost = (100 * fmean(part) for part in zip(*judged, strict=True))
            cells = (game, str(positions), f"{same:.1f}", f"{lost:.2f}")
            rows.append(Row(cells, None))
    head = ("", "positions", "same move, %", "lost with a tenth of the worlds, % of a victory")
    return Table("The last three tricks of a round", head, rows)


if __name__ == "__main__":
    print(markdown(measure(int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS)))
