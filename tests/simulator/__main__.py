"""`python -m simulator SEED [ACTS]`, with this folder's parent in PYTHONPATH: one world again."""

import sys
from time import process_time

from .world import simulate

seed, acts = (int(word) for word in (*sys.argv[1:], "5000")[:2])
begun = process_time()
outcome = simulate(seed, acts, check=False)
spent = process_time() - begun
outcome.check()
print(f"seed {seed}: {outcome.acts} acts, {outcome.crashes} crashes, trace {outcome.trace}")
print(f"{outcome.acts / spent:.0f} acts a second, {process_time() - begun - spent:.1f} s to check")
