"""A server whose hints and reviews do not let everybody else go first.

On a busy machine they would come only when all other tests are done.
"""

import sys

from kobako.server.house import bots, reviews


def be_prompt() -> None:
    bots.NICE = reviews.NICE = 0


if __name__ in ("__main__", "__mp_main__"):  # also in every worker
    be_prompt()

if __name__ == "__main__":
    from kobako.cli import main

    sys.exit(main(["serve", *sys.argv[1:]]))
