"""A server whose bots play by rule of thumb at every level, for pages that only show which is which."""

from __future__ import annotations

import sys

from kobako import GAMES
from kobako.bots import bot as bots_by_name
from kobako.bots.bot import THUMB, Bot, find_bot
from kobako.bots.levels import LEVELS


def levelled() -> tuple[Bot, ...]:
    """A bot for each level, in the games that have it. A budget of 0 says that it does not search."""
    mind = find_bot(THUMB).mind
    games = {name: [game for game in GAMES if find_bot(name).plays(game)] for name in LEVELS}
    return tuple(Bot(name, mind, dict.fromkeys(games[name], 0)) for name in LEVELS)


if __name__ == "__main__":
    bots_by_name.BOTS = levelled()
    from server.prompt import be_prompt  # nobody must see other bots than the server does

    be_prompt()
    from kobako.cli import main

    sys.exit(main(["serve", *sys.argv[1:]]))
