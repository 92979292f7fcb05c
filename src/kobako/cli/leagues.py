"""`kobako arena`: a league of bots."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from ..bots.warm import warm_up
from ..games import find
from ..terminal import files
from ..terminal.words import Words
from .arguments import Parser, add_language, add_option, positive_number, whole_number
from .complaints import FAILED, INTERRUPTED, OK, Complaint, checked, on_disk
from .signals import let_signals_interrupt


def add_arena(command: Parser) -> None:
    command.add_argument("game", metavar="GAME", help="cli-help-game")
    command.add_argument("bots", nargs="+", metavar="BOT", help="cli-help-arena-bots")
    command.add_argument(
        "--players", type=whole_number, default=4, metavar="N", help="cli-help-arena-players"
    )
    add_option(command)
    command.add_argument("--deals", type=positive_number, default=50, metavar="N", help="cli-help-deals")
    command.add_argument("--seed", type=whole_number, default=0, metavar="N", help="cli-help-arena-seed")
    command.add_argument("--lineups", choices=("all", "alone"), default="all", help="cli-help-lineups")
    command.add_argument("--processes", type=positive_number, metavar="N", help="cli-help-processes")
    command.add_argument("--out", type=Path, metavar="FOLDER", help="cli-help-out")
    add_language(command)


def arena(args: argparse.Namespace) -> int:
    from ..arena.fixtures import new_league  # ratings and statistics are for few
    from ..arena.folder import Folder, Refused
    from ..arena.hold import hold

    words, options = Words(args.lang), dict(args.option or ())
    settings = {"options": options, "seed": args.seed, "lineups": args.lineups}
    league = checked(new_league, args.game, args.players, args.bots, **settings)
    path = args.out or on_disk(files.new_league, args.game)
    let_signals_interrupt()
    try:
        folder = on_disk(Folder, path, league)
        warm_up([find(args.game)], words)
        for line in hold(league, args.deals, folder, args.processes or os.cpu_count() or 1, words, args.lang):
            print(line)
    except Refused as error:
        raise Complaint(error.text(args.lang), FAILED) from None
    except KeyboardInterrupt:
        print(words("arena-stopped", path=str(path)), file=sys.stderr)
        return INTERRUPTED
    return OK
