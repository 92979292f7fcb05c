"""Bots that search, for tests. A move depends on the seed and on the iterations; time is only counted."""

from __future__ import annotations

import random

import numpy as np
import pytest

from kobako import GAMES
from kobako.bots import bot as bots_by_name
from kobako.bots import warm
from kobako.bots.bot import THUMB, Bot, Thought, find_bot
from kobako.bots.minds import MOST_LEGAL
from kobako.games import drive
from kobako.games.game import States

PACE = 1000  # iterations a second


def search(seen: States, seat: int, seed: int, iterations: int, seconds: float) -> Thought:
    """A legal move that no other number of iterations would have come to, as a rule."""
    out = np.empty(MOST_LEGAL, np.int32)
    legal = out[: drive.legal(seen, seat, out)].tolist()
    done = int(min(iterations, seconds * PACE))
    if len(legal) == 1:
        return Thought(legal[0], 0)
    if not done:
        return find_bot(THUMB).think(seen, seat, seed)
    return Thought(random.Random(f"{seed} {done}").choice(legal), done)


SEARCHERS = (
    Bot("medium", search, dict.fromkeys(GAMES, 50)),
    Bot("hard", search, dict.fromkeys(GAMES, 400)),
    Bot("expert", search, dict.fromkeys(("luz", "aurum", "yurikure"), 2500)),  # two seconds do not suffice
)


INVITED = (find_bot("random"), find_bot(THUMB), *SEARCHERS)


def invite(monkeypatch: pytest.MonkeyPatch) -> None:
    """These are all the bots that there are."""
    for module in (bots_by_name, warm):
        monkeypatch.setattr(module, "BOTS", INVITED)
