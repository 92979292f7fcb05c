"""Information-set search at the first decision after the deal: ours, and OpenSpiel's.

`python -m bench.ismcts [--quick]` prints two tables; `python -m bench` has them too.

Simulations a second, with random rollouts: OpenSpiel's search in C++ on its own trick games, with the players
and cards that it sets; its search in Python on our games (`kobako.envs.openspiel`), whose rollouts are
compiled; and our search on our games. All play to the end of the game. Hearts and Oh Hell of OpenSpiel are a
single round, and a game of Luz is four; so Luz is also searched to the end of the round, where our bots stop
as well, and that is what is to be so many times as fast.

Decisions a second inside the searches of our bots, each game by its plan in `bots/levels.py`, so mostly by
rule of thumb. A decision is an action that a seat chose in an imagined world, in the tree or beyond it; where
only one was legal, nothing was chosen.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from kobako import Match
from kobako.arena.openspiel import Search
from kobako.bots.levels import PLANS
from kobako.bots.search import ALL, Found, Plan, search
from kobako.envs.openspiel import load
from kobako.games import GAMES
from kobako.games.game import GameInfo, States

from . import contest, openspiel_play, report
from .contest import Contestant, say, use_one_core

RIVALS = ("hearts", "oh_hell")  # of OpenSpiel's trick games; Oh Hell has the tricks that chance gives it
OTHERS = ("euchre",)
SIMULATIONS = 500  # in a search, and so in a batch
DEALS = 64  # that searches go round

Policy = Sequence[tuple[int, float]]
Deal = tuple[States, int]  # what the seat to act has seen, and the seat


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
    states = [game.state_of(seen, seat) for seen, seat in deals(info, players)]

    def play(seed: int) -> Policy:
        game.reseed(seed)
        return Search(game, SIMULATIONS, np.inf, seed).run_search(states[seed % DEALS])

    return Contestant(f"OpenSpiel, Python, {info.name}, {players} seats", play, tally)


# ------------------------------------------------------------------------------------------------ ours


def deals(info: GameInfo, players: int) -> list[Deal]:
    """The first decisions of games of ours in which there is something to choose."""
    return [first_choice(Match(info.name, players, seed=seed)) for seed in range(DEALS)]


def first_choice(match: Match) -> Deal:
    """Where a seat has more than one legal move for the first time."""
    seat = match.pending[0]
    while len(moves := match.legal(seat)) == 1:
        match.act(seat, moves[0])
        seat = match.pending[0]
    return match.seen(seat), seat


def at_random(info: GameInfo, players: int) -> Contestant:
    """Our search with random rollouts to the end of the game."""
    return ours(f"Kobako, {info.name}, {players} seats", info, players, ALL)


def at_random_for_a_round(info: GameInfo, players: int) -> Contestant:
    """The same to the end of the round."""
    return ours(f"Kobako, {info.name}, {players} seats, one round", info, players, 1)


def ours(name: str, info: GameInfo, players: int, rounds: int) -> Contestant:
    """Our search with random rollouts; Python is entered every few simulations, as it is by our bots."""
    plan, roots = Plan(by_thumb=0.0, rounds=rounds), deals(info, players)

    def play(seed: int) -> Policy:
        found = search(*roots[seed % DEALS], plan, seed, SIMULATIONS)
        return list(zip(found.actions, found.values, strict=True))

    return Contestant(name, play, tally)


def as_bots_do(info: GameInfo, players: int) -> Contestant:
    """The search of our bots, counted in decisions."""
    plan, roots = PLANS[info.name], deals(info, players)

    def play(seed: int) -> Found:
        return search(*roots[seed % DEALS], plan, seed, SIMULATIONS)

    name = f"Kobako's bots, {info.name}, {players} seats"
    return Contestant(name, play, lambda found: (found.decisions, found))


# ------------------------------------------------------------------------------------------ the tables


def measure(*, quick: bool) -> list[report.Table]:
    """Searches side by side; then, on their own, those of our bots."""
    tables = [(info, players) for info in GAMES for players in info.seats]
    return [
        measure_simulations(tables, *((2, 0.05) if quick else (5, 0.15))),
        measure_decisions(tables, *((1, 0.0) if quick else (3, 0.05))),
    ]


def measure_simulations(tables: Sequence[tuple[GameInfo, int]], rounds: int, seconds: float) -> report.Table:
    """Random rollouts."""
    say("searches with random rollouts")
    aimed = [at_random_for_a_round(info, players) for info, players in tables if info.name == "luz"]
    whole = [at_random(info, players) for info, players in tables]
    rivals, others = (list(map(in_compiled_code, names)) for names in (RIVALS, OTHERS))
    slow = [in_python(info, players) for info, players in tables]
    rates = contest.run([*aimed, *whole, *rivals, *others, *slow], rounds, seconds, say)
    return report.search_table(rates, aimed, rivals)


def measure_decisions(tables: Sequence[tuple[GameInfo, int]], rounds: int, seconds: float) -> report.Table:
    """As our bots search."""
    say("searches of bots")
    bots = [as_bots_do(info, players) for info, players in tables]
    return report.decision_table(contest.run(bots, rounds, seconds, say))


def main(words: list[str]) -> int:
    """Everything on one core, in turn; exits 1 if a target is missed."""
    use_one_core()
    tables = measure(quick="--quick" in words)
    for table in tables:
        print(report.markdown(table))
    return 1 if report.missed(tables) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
