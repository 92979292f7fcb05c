"""`kobako play` and `kobako join`: a game in the terminal, against bots or at the table of a server."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Any

from ..bots.warm import warm_up
from ..games import GAMES, find
from ..match import record as record_text
from ..match.match import check_seat
from ..terminal import files, screen
from ..terminal.face import FACES
from ..terminal.plain import Plain
from ..terminal.table import SECONDS, Table, branch_table, open_table, read_bots, resume_table, seed_of
from ..terminal.words import Words
from .arguments import Parser, add_language, add_option, some_seconds, whole_number
from .complaints import FAILED, INTERRUPTED, OK, Complaint, checked, on_disk, read, text_of
from .signals import let_signals_interrupt

# Unless told otherwise.
NEW_GAME = {"game": None, "players": 4, "seat": 0, "seed": None, "bots": "easy", "option": ()}
BRANCH = {"seat", "seed", "bots"}  # what of it can be chosen for a game that goes on from within another


def add_play(command: Parser) -> None:
    command.add_argument("game", nargs="?", metavar="GAME", help="cli-help-game")
    command.add_argument("--players", type=whole_number, metavar="N", help="cli-help-players")
    command.add_argument("--seat", type=whole_number, metavar="N", help="cli-help-seat")
    command.add_argument("--seed", type=whole_number, metavar="N", help="cli-help-seed")
    command.add_argument("--bots", metavar="NAMES", help="cli-help-bots")
    command.add_argument(
        "--seconds", type=some_seconds, default=SECONDS, metavar="SECONDS", help="cli-help-seconds"
    )
    add_option(command)
    command.add_argument("--save", type=Path, metavar="FILE", help="cli-help-save")
    command.add_argument("--resume", type=Path, metavar="FILE", help="cli-help-resume")
    command.add_argument("--step", type=whole_number, metavar="N", help="cli-help-step")
    add_language(command)


def play(args: argparse.Namespace) -> int:
    words = Words(args.lang)
    chosen = {name: value for name in NEW_GAME if (value := getattr(args, name)) is not None}
    if args.step is not None and (not args.resume or chosen.keys() - BRANCH):
        raise Complaint(words("cli-step-alone"))
    if args.resume and chosen and args.step is None:
        raise Complaint(words("cli-resume-alone"))
    if args.save:
        # Whoever named a file that cannot be used is told at once, not after the compiler has run.
        on_disk(files.claim, args.save)
        args.save.unlink()
    if args.step is not None:
        table = _branched(args.resume, args.step, NEW_GAME | chosen, args.seconds, words)
    elif args.resume:
        table = _resumed(args.resume, args.seconds, words)
    else:
        table = _new_table(NEW_GAME | chosen, args.seconds, words)
    if args.save:
        on_disk(files.claim, args.save)
    old = args.resume if args.step is None else None
    path = args.save or old or on_disk(files.new_record, table.match.info.name, seed_of(table.match))
    return _sit(table, path, words)


def _new_table(chosen: dict[str, Any], seconds: float, words: Words) -> Table:
    if chosen["game"] is None:
        raise Complaint(words("cli-no-game", games=tuple(info.name for info in GAMES)))
    info = checked(find, chosen["game"])
    checked(info.check_players, chosen["players"])
    checked(check_seat, chosen["seat"], chosen["players"])
    checked(read_bots, chosen["bots"], info.name, chosen["players"] - 1)
    options = dict(chosen["option"])
    checked(info.pack_options, options)
    seed = secrets.randbits(63) if chosen["seed"] is None else chosen["seed"]
    warm_up([info], words)
    players, seat, bots = (chosen[name] for name in ("players", "seat", "bots"))
    return open_table(info.name, players, seat, seed, bots, options, seconds)


def _resumed(path: Path, seconds: float, words: Words) -> Table:
    text = text_of(path)
    warm_up([read(path, record_text.parse, text).info], words)
    table = read(path, resume_table, text, seconds)
    if table is None:
        raise Complaint(words("cli-cannot-resume"), FAILED, path)
    return table


def _branched(path: Path, step: int, chosen: dict[str, Any], seconds: float, words: Words) -> Table:
    """A game that goes on from within a record, which stays as it is."""
    text = text_of(path)
    record = read(path, record_text.parse, text)
    checked(check_seat, chosen["seat"], record.players)
    checked(read_bots, chosen["bots"], record.info.name, record.players - 1)
    seed = secrets.randbits(63) if chosen["seed"] is None else chosen["seed"]
    warm_up([record.info], words)
    table = read(path, branch_table, text, step, chosen["seat"], seed, chosen["bots"], seconds)
    if table is None:
        raise Complaint(words("cli-cannot-branch", step=str(step)), FAILED, path)
    return table


def _sit(table: Table, path: Path, words: Words) -> int:
    """Play, and keep the record whatever happens."""

    def keep() -> None:
        files.write_text(path, table.match.record())

    tell = screen.teller(FACES[table.match.info.name].STYLES)
    let_signals_interrupt()
    keep()
    code = OK
    try:
        Plain(table, words, screen.ask, tell, keep, screen.busy).run()
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        keep()
    message = "cli-saved-over" if table.match.over else "cli-saved"
    tell("\n" + words(message, path=str(path)))
    return code


def add_join(command: Parser) -> None:
    command.add_argument("url", metavar="URL", help="cli-help-url")
    command.add_argument("--name", metavar="NAME", help="cli-help-name")
    command.add_argument("--password", metavar="TEXT", help="cli-help-password")
    command.add_argument("--seat", type=whole_number, metavar="N", help="cli-help-join-seat")
    add_language(command)


def join_table(args: argparse.Namespace) -> int:
    from ..terminal.guests import Unwelcome, read_link, sign_in  # bring an HTTP client and sockets with them
    from ..terminal.join import Join

    words, lines, link = Words(args.lang), screen.lines(), read_link(args.url)
    if link is None:
        raise Complaint(words("cli-bad-link", url=args.url[:80]))

    def ask_name() -> str:
        print(words("terminal-join-name"))
        return next(lines, "")

    try:
        guest = on_disk(sign_in, link.server, args.name, ask_name)
        Join(link, guest, words, screen.teller, seat=args.seat, password=args.password).run(lines)
    except Unwelcome as error:
        raise Complaint(error.text(words), FAILED) from None
    return OK
