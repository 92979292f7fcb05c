"""Players for leagues in tests; every process finds them by MODULE:NAME."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from kobako.arena.players import Limit, Player, Setting
from kobako.bots.bot import Bot, Thought
from kobako.bots.minds import random_mind
from kobako.games.game import States
from kobako.match.match import Match

FATE = "KOBAKO_TEST_FATE"  # what happens to a process after MOVES moves: kill, orphan, interrupt or die
RECORDS = "KOBAKO_TEST_RECORDS"  # but not before there is something in this folder
MOVES = 60  # a few games
BUDGETS = {"luz": 7, "dragonegg": 7}

_moves = 0


def _search(seen: States, seat: int, seed: int, iterations: int, seconds: float) -> Thought:
    """Another move for another budget; by time, an iteration is a millisecond."""
    done = min(iterations, int(1000 * seconds)) if seconds < 1e9 else iterations
    return Thought(random_mind(seen, seat, seed + done, 0, seconds).action, done)


def _doomed(seen: States, seat: int, seed: int, iterations: int, seconds: float) -> Thought:
    global _moves
    _moves += 1
    if _moves == MOVES and (fate := os.environ.get(FATE)):
        while not list(Path(os.environ[RECORDS]).glob("*.txt")):
            time.sleep(0.01)
        _meet(fate)
    return _search(seen, seat, seed, iterations, seconds)


def _meet(fate: str) -> None:
    if fate == "kill":
        os.killpg(0, signal.SIGKILL)
    elif fate == "orphan":
        os.kill(os.getppid(), signal.SIGKILL)
    elif fate == "interrupt":
        os.kill(os.getppid(), signal.SIGINT)
    elif fate == "die":
        os._exit(3)


search = Bot("search", _search, BUDGETS)
doomed = Bot("doomed", _doomed, BUDGETS)


class First(Player):
    """A player of another program, who always takes the first of the legal moves."""

    def choose(self, match: Match, seat: int, seed: int) -> Thought:
        return Thought(match.check(seat, match.legal(seat)[0]), self.budget)


def first(setting: Setting, limit: Limit) -> Player:
    """As a module of another program would offer it."""
    return First("first", limit.iterations or 1)
