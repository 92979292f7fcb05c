"""Bots that search otherwise than ours, to find out in a league what is stronger.

    python -m kobako arena luz hard bench.variants:chance@400

`docs/bots.md` has what came out.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kobako.bots.bot import Bot
from kobako.bots.levels import PLANS
from kobako.bots.minds import search_mind
from kobako.bots.search import ALL
from kobako.bots.tree import LONGEST

ITERATIONS = 1000


def variant(name: str, **changes: Any) -> Bot:
    """A bot whose search differs in this."""
    plans = {game: replace(plan, **changes) for game, plan in PLANS.items()}
    return Bot(name, search_mind(plans, is_mixed=True), dict.fromkeys(plans, ITERATIONS))


ALIKE = {"own_by_thumb": None, "bids_by_thumb": None}  # beyond the tree all moves of all seats are made alike

usual = variant("usual")
thumbs = variant("thumbs", by_thumb=1.0, **ALIKE)  # by rule of thumb alone
halves = variant("halves", by_thumb=0.5, **ALIKE)
chance = variant("chance", by_thumb=0.0, **ALIKE)  # at random
shallow = variant("shallow", depth=1)  # no tree: only the first choice is learnt
deep = variant("deep", depth=LONGEST)
short = variant("short", rounds=1)  # to the end of a round
whole = variant("whole", rounds=ALL)  # to the end of the game
