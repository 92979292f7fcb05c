"""Long runs, for `make soak`: the checks of the test suite over many more games, worlds, crashes and frames.

`python tests/soak.py [MINUTES] [--only PART]` runs the parts in `tests/long/`. Ten minutes are what fresh
seeds get in `make soak`; with other MINUTES every part does as much more or less. What fails prints its seed.
"""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))  # it is run as a script, and tools find Chromium

from long import PARTS, Done, part

MINUTES = 10.0


def soak(minutes: float, names: list[str]) -> Done:
    """What was done, by name."""
    done: Done = Counter()
    for name in names:
        print(f"== {name}", flush=True)
        began = time.monotonic()
        part(name)(done, minutes / MINUTES)
        print(f"== {name}: passed in {time.monotonic() - began:.0f} s", flush=True)
    return done


def main() -> None:
    parser = argparse.ArgumentParser(description="Long runs of what the tests check.")
    parser.add_argument("minutes", metavar="MINUTES", type=float, nargs="?", default=MINUTES)
    parser.add_argument(
        "--only", action="append", choices=PARTS, help="a part alone; may be given several times"
    )
    args = parser.parse_args()
    print(f"Soak passed: {dict(soak(args.minutes, args.only or list(PARTS)))}")


if __name__ == "__main__":
    main()
