"""A server whose bots have all levels and play by rule of thumb, for pages that only show which is which."""

from __future__ import annotations

import sys

from kobako import GAMES
from kobako.bots import bot as bots_by_name
from kobako.bots.bot import THUMB, Bot, find_bot
from kobako.bots.levels import LEVELS

FEWER = ("lineit", ["easy", "medium"])  # a game, and the levels that it has


def levelled() -> tuple[Bot, ...]:
    """A bot for each level. One that does not search and has a budget plays only the games named there."""
    game, few = FEWER
    others = dict.fromkeys([name for name in GAMES if name != game], 0)
    mind = find_bot(THUMB).mind
    return tuple(Bot(name, mind, {} if name in few else others) for name in LEVELS)


if __name__ == "__main__":
    bots_by_name.BOTS = levelled()
    from server.prompt import be_prompt  # nobody must see other bots than the server does

    be_prompt()
    from kobako.cli import main

    sys.exit(main(sys.argv[1:]))
