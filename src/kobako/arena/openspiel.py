"""OpenSpiel's ISMCTS as a player of ours: what is to be beaten."""

from __future__ import annotations

import math
import sys
from collections.abc import Mapping
from time import perf_counter

import numpy as np

from ..bots.bot import Thought
from ..envs.openspiel import FastRollouts, KobakoGame, KobakoState, load  # says it if OpenSpiel is missing
from ..match.match import Match
from .players import MOST, Limit, Player, Setting

# isort: split
from open_spiel.python.algorithms.ismcts import ISMCTSBot

FEWEST = 2  # simulations: the first only opens the root
EXPLORATION = 1.0  # of UCT, where sole victory is 1 and defeat at least -1
ROLLOUTS = 8  # of a simulation, where time is what counts; beside a search in Python they cost little
LOW = (1 << 32) - 1


class OutOfTime(Exception):  # noqa: N818 - nothing is wrong
    """No more simulations."""


class Search(ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's search, unchanged but for two things: it can be told seconds, and a seed repeats it."""

    def __init__(
        self, game: KobakoGame, iterations: int, seconds: float, seed: int, rollouts: int = 1
    ) -> None:
        random = np.random.RandomState([seed >> 32 & LOW, seed & LOW])
        evaluator = FastRollouts(rollouts, random)
        super().__init__(game, evaluator, EXPLORATION, iterations, random_state=random)
        self.set_resampler(self._imagined)
        self.done = 0
        self._end = perf_counter() + seconds

    def _imagined(self, state: KobakoState, player: int) -> KobakoState:
        """OpenSpiel would take a seed from the clock."""
        return state.resample_from_infostate(player, self.random_number)

    def sample_root_state(self, state: KobakoState) -> KobakoState:
        """Called before every simulation."""
        if self.done >= FEWEST and perf_counter() >= self._end:
            raise OutOfTime
        self.done += 1
        world: KobakoState = super().sample_root_state(state)
        return world

    def run_search(self, state: KobakoState) -> list[tuple[int, float]]:
        """Actions and how likely each is to be chosen."""
        policy: list[tuple[int, float]]
        try:
            policy = super().run_search(state)
        except OutOfTime:
            policy = self.get_final_policy(state, self._root_node)
        return policy


def player(setting: Setting, limit: Limit) -> OpenSpielPlayer:
    """The player of that name in a league."""
    seconds = None if limit.seconds == math.inf else limit.seconds
    iterations = None if seconds else limit.iterations
    options = dict(setting.options)
    return OpenSpielPlayer(setting.game, setting.players, options, iterations, seconds)


class OpenSpielPlayer(Player):
    """Plays a game by OpenSpiel's ISMCTS, with so many simulations or seconds a move.

    Where simulations are counted, each has one rollout.
    """

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, str],
        iterations: int | None = None,
        seconds: float | None = None,
    ) -> None:
        if iterations is None and seconds is None:
            raise ValueError("OpenSpiel's search needs a number of iterations or of seconds")
        if iterations is not None and iterations < FEWEST:
            raise ValueError(f"OpenSpiel's search needs {FEWEST} iterations at the least, not {iterations!r}")
        super().__init__("openspiel", MOST if iterations is None else iterations)
        self._iterations = sys.maxsize if iterations is None else iterations
        self._seconds = math.inf if seconds is None else seconds
        self._rollouts = ROLLOUTS if iterations is None else 1
        self._game = load(game, players, options)
        self._compile()

    def choose(self, match: Match, seat: int, seed: int) -> Thought:
        """What it does in this seat, and how many simulations that took; from what the seat has seen."""
        state = self._game.state_of(match.seen(seat), seat)
        return self._think(state, self._iterations, seed)

    def _think(self, state: KobakoState, iterations: int, seed: int) -> Thought:
        self._game.reseed(seed)
        search = Search(self._game, iterations, self._seconds, seed, self._rollouts)
        action = int(search.step(state))
        return Thought(action, search.done)

    def _compile(self) -> None:
        """Before the first move, so that no move pays for it."""
        state = self._game.new_initial_state()
        state.apply_action(state.legal_actions()[0])
        self._think(state, FEWEST, 0)
