"""Plant mutations and print which tests caught them: `python -m tools.mutations SEED [--count N]`.

Outcomes are kept in build/mutations/SEED.jsonl: the same command continues after a stop. A mutation that
changes no behaviour survives too: read the survivors, and name such ones in equivalent.toml.
"""

import argparse

from .draw import draw
from .run import run_all, table


def main() -> None:
    parser = argparse.ArgumentParser(description="Plant small mistakes and see which tests catch them.")
    parser.add_argument("seed", type=int)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument(
        "--only", nargs="+", default=[""], metavar="PATH", help="files whose path in the package starts so"
    )
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    print(table(run_all(draw(args.seed, args.count, args.only), args.seed, args.jobs)))


if __name__ == "__main__":
    main()
