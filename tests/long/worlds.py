"""Many simulated worlds: lines break, people send things twice, the server dies; the history holds."""

from long import Done, progress, times
from simulator.faults import Faults
from simulator.world import simulate

SEED = 1_000_000
WORLDS, ACTS = 100, 5000
EVERY = 10  # worlds between two lines of progress
STORM = Faults(cut=0.02, twice=0.3, mischief=0.2, trouble=0.02, crash=10.0)


def run(done: Done, scale: float) -> None:
    for number in range(times(WORLDS, scale)):
        outcome = simulate(SEED + number, ACTS, STORM if number % 2 else Faults())
        done["simulated worlds"] += 1
        done["moves in them"] += outcome.acts
        done["crashes of their servers"] += outcome.crashes
        if number % EVERY == EVERY - 1:
            progress(f"world {SEED + number}", done)
