"""Simulations a second of information-set search with random rollouts, at the first decision after the deal.

`python -m bench.ismcts [--quick]` prints them: OpenSpiel's search in C++ on its own trick games, and its
search in Python on ours (`kobako.envs.openspiel`), whose rollouts are compiled.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from statistics import median
from typing import Any

import numpy as np

from kobako.arena.openspiel import Search
from kobako.envs.openspiel import KobakoState, load
from kobako.games import GAMES
from kobako.games.game import GameInfo

from . import contest, openspiel_play
from .contest import Contestant, Rates, say, use_one_core
from .report import Row, Table, markdown

TRICK_GAMES = ("hearts", "oh_hell", "euchre")
SIMULATIONS = 1000  # in a search, and so in a batch
DEALS = 64  # that searches go round

Policy = Sequence[tuple[int, float]]


def tally(policy: Policy) -> tuple[int, object]:
    """Every search does all its simulations; their mark is what it would play."""
    return SIMULATIONS, tuple(policy)


# ------------------------------------------------------------------------------------------- OpenSpiel


def dealt(game: Any, seed: int) -> Any:
    """The first decision of a game in which there is something to choose."""
    state, rng = game.new_initial_state(), Random(seed)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def in_compiled_code(name: str) -> Contestant:
    """OpenSpiel's search in C++, on one of its own games; Python is entered once a search."""
    pyspiel = openspiel_play.load()
    game = pyspiel.load_game(name)
    deals = [dealt(game, seed) for seed in range(DEALS)]
    exploration = game.max_utility() - game.min_utility()

    def play(seed: int) -> Policy:
        rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.ISMCTSBot(seed, rollouts, exploration, SIMULATIONS)
        policy: Policy = bot.get_policy(deals[seed % DEALS])
        return policy

    return Contestant(f"OpenSpiel, C++, {name}", play, tally)


def in_python(info: GameInfo, players: int) -> Contestant:
    """OpenSpiel's search in Python, on one of our games; rollouts are compiled."""
    game = load(info.name, players)
    deals: list[KobakoState] = []
    for seed in range(DEALS):
        game.reseed(seed)
        deals.append(dealt(game, seed))

    def play(seed: int) -> Policy:
        return Search(game, SIMULATIONS, np.inf, seed).run_search(deals[seed % DEALS])

    return Contestant(f"OpenSpiel, Python, {info.name}, {players} seats", play, tally)


# ------------------------------------------------------------------------------------------------ ours

# Our own search belongs here, as a function that returns a Contestant: SIMULATIONS simulations with random
# rollouts from a seed, at the first decision of Luz. It joins the others in `contestants`, so that a slow
# second falls on all alike, and its ratio to OpenSpiel's in C++ is `contest.ratio`.


def contestants() -> list[Contestant]:
    """All that are timed."""
    tables = [(info, players) for info in GAMES for players in info.seats]
    return [*map(in_compiled_code, TRICK_GAMES), *(in_python(info, players) for info, players in tables)]


def table(rates: Rates) -> Table:
    """Thousand simulations a second."""
    rows = [
        Row((name, f"{median(each) / 1e3:.3g}", f"{max(each) / 1e3:.3g}")) for name, each in rates.items()
    ]
    return Table("Search with random rollouts, thousand simulations a second", ("", "median", "best"), rows)


def main(words: list[str]) -> int:
    """Everything on one core, in turn."""
    use_one_core()
    rounds, seconds = (2, 0.1) if "--quick" in words else (9, 0.5)
    print(markdown(table(contest.run(contestants(), rounds, seconds, say))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
