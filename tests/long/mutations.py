"""Mistakes planted in the package, from a fresh seed: tests catch nearly all, and in the rules all but one.

`python -m tools.mutations SEED` with the seed that is printed goes on after a stop, and prints the survivors.
"""

import secrets
from collections.abc import Sequence

from long import Done, times
from tools.mutations.draw import draw
from tools.mutations.run import SURVIVED, Outcome, run_all, table
from tools.mutations.tests import RULES

MUTATIONS = 100
CAUGHT = 0.95  # at the least
SURVIVING_RULES = 1  # at the most


def run(done: Done, scale: float) -> None:
    seed = secrets.randbelow(1_000_000)
    mutations = draw(seed, times(MUTATIONS, scale))
    print(f"python -m tools.mutations {seed} --count {len(mutations)}", flush=True)
    outcomes = run_all(mutations, seed)
    print(table(outcomes), flush=True)
    check(outcomes)
    done["mutations planted"] += len(outcomes)
    done["mutations caught"] += sum(one.outcome != SURVIVED for one in outcomes)


def check(outcomes: Sequence[Outcome]) -> None:
    survivors = [one for one in outcomes if one.outcome == SURVIVED]
    assert len(survivors) <= (1 - CAUGHT) * len(outcomes), f"{len(survivors)} of {len(outcomes)} survived"
    in_rules = [one.mutation for one in survivors if one.area == RULES]
    assert len(in_rules) <= SURVIVING_RULES, f"survived in the rules: {in_rules}"
