"""The command `kobako`. What a person typed wrongly is answered with one line, never with a traceback."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from .. import __version__
from . import hosting, leagues, playing, records, shelf
from .arguments import Parser, add_file
from .complaints import BROKEN_PIPE, FAILED, INTERRUPTED, OK, Complaint, complain

# The name of a command, what it does, and what it takes.
COMMANDS = (
    ("serve", hosting.serve_people, hosting.add_serve),
    ("backup", hosting.backup, hosting.add_backup),
    ("restore", hosting.restore_backup, hosting.add_backup),
    ("rate", hosting.rate_anew, hosting.add_database),
    ("play", playing.play, playing.add_play),
    ("join", playing.join_table, playing.add_join),
    ("arena", leagues.arena, leagues.add_arena),
    ("replay", records.tell_again, records.add_replay),
    ("analyse", records.analyse, records.add_analyse),
    ("rules", shelf.show_rules, shelf.add_rules),
    ("verify", records.verify_deal, add_file),
    ("recheck", records.recheck_bots, records.add_recheck),
    ("games", shelf.list_games, None),
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    _use_streams()
    try:
        args = _parser().parse_args(argv)
        code: int = args.run(args)
        sys.stdout.flush()
    except Complaint as complaint:
        complain(complaint.about, str(complaint))
        return complaint.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:  # nobody reads our output any more, or it cannot be written
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return BROKEN_PIPE
        complain("kobako", str(error))
        return FAILED
    return code


def _use_streams() -> None:
    """Closed streams, bytes that are no text and what a terminal cannot show must not stop a game."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _parser() -> Parser:
    parser = Parser(prog="kobako", description="cli-kobako")
    parser.add_argument(
        "--version", action="version", version=f"kobako {__version__}", help="cli-help-version"
    )
    parser.set_defaults(run=lambda args: _show_help(parser))
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=Parser)
    for name, run, add in COMMANDS:
        command = commands.add_parser(name, help=f"cli-{name}", description=f"cli-{name}")
        command.set_defaults(run=run)
        if add:
            add(command)
    return parser


def _show_help(parser: Parser) -> int:
    parser.print_help()
    return OK
