"""`python -m bench.simulator [--quick]`: moves a second in simulated worlds; exits 1 if the target is missed.

Moves of people and bots that stand in a log are counted, chance is not. Everything else is in the time: the
server's core, what everybody is told, the network, the disk, crashes, and the hash of all that happens. What
everybody was told is held against the logs afterwards; that is not in it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import process_time

from .report import Row, Table, at_least, markdown

sys.path.append(str(Path(__file__).resolve().parent.parent / "tests"))

from simulator.faults import Faults
from simulator.world import simulate

ACTS_A_SECOND = 5000.0  # to reach, on one core
ROUNDS, ACTS = 5, 20_000
SHORT = 1000  # acts, to have everything compiled and loaded


def measure(*, quick: bool) -> Table:
    """The best of a few worlds: a neighbour on the same machine only ever slows."""
    simulate(0, SHORT, check=False)
    rates = [rate(seed, SHORT if quick else ACTS) for seed in range(1, 2 if quick else 1 + ROUNDS)]
    verdict, reached = at_least(max(rates), ACTS_A_SECOND)
    cells = (f"{rate:.0f}" for rate in (sorted(rates)[len(rates) // 2], max(rates)))
    row = Row(("worlds of ten tables", *cells, verdict), reached)
    return Table("Simulated worlds, moves a second on one core", ("", "median", "best", "to reach"), [row])


def rate(seed: int, acts: int) -> float:
    begun = process_time()
    outcome = simulate(seed, acts, Faults(), check=False)
    return outcome.acts / (process_time() - begun)


if __name__ == "__main__":
    table = measure(quick="--quick" in sys.argv[1:])
    print(markdown(table))
    sys.exit(0 if all(row.reached for row in table.rows) else 1)
