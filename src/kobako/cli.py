"""The command `kobako`. What a person typed wrongly is answered with one line, never with a traceback."""

from __future__ import annotations

import argparse
import io
import os
import re
import secrets
import signal
import sys
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from . import __version__, texts
from .bots import recheck
from .bots.bot import levels
from .bots.warm import warm_up
from .games import GAMES, find
from .match import record as record_text
from .match.match import Match, check_seat
from .match.verify import verify
from .server.settings import SettingsError, defaults, kinds, message_of, read_settings
from .terminal import files, screen
from .terminal.face import FACES
from .terminal.findings import findings, is_well
from .terminal.plain import Plain
from .terminal.replay import replay
from .terminal.rulebook import rule_count, rule_lines, rulebook
from .terminal.table import SECONDS, Table, branch_table, open_table, read_bots, resume_table, seed_of
from .terminal.words import Words

OK, FAILED, MISUSED = 0, 1, 2
INTERRUPTED, BROKEN_PIPE = 130, 141  # as shells count signals

# Unless told otherwise.
NEW_GAME = {"game": None, "players": 4, "seat": 0, "seed": None, "bots": "easy", "option": ()}
BRANCH = {"seat", "seed", "bots"}  # what of it can be chosen for a game that goes on from within another
FORMATS = ("text", "json", "html")  # of an analysis
WHERE = ("data_dir", "database")  # the settings that say which database
DEFAULTS = {message_of(name): shown for name, shown in defaults().items()}  # of settings, by message
ENDINGS = [signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]  # end a game like Ctrl-C

T = TypeVar("T")


class Complaint(Exception):  # noqa: N818 - it reads as what it is
    """One line for standard error, what it is about, and the exit code."""

    def __init__(self, text: str, code: int = MISUSED, about: str | Path = "kobako") -> None:
        super().__init__(text)
        self.code = code
        self.about = about


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    _use_streams()
    try:
        args = _parser().parse_args(argv)
        code: int = args.run(args)
        sys.stdout.flush()
    except Complaint as complaint:
        _complain(complaint.about, str(complaint))
        return complaint.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:  # nobody reads our output any more, or it cannot be written
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return BROKEN_PIPE
        _complain("kobako", str(error))
        return FAILED
    return code


def _use_streams() -> None:
    """Closed streams, bytes that are no text and what a terminal cannot show must not stop a game."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _complain(about: str | Path, text: str) -> None:
    line = f"{about}: {text}"
    print("".join(character if character.isprintable() else " " for character in line), file=sys.stderr)


def _checked(check: Callable[..., T], *args: Any, **more: Any) -> T:
    """Call what raises ValueError for a bad argument."""
    try:
        return check(*args, **more)
    except ValueError as error:
        raise Complaint(str(error)) from None


# ------------------------------------------------------------------------------------------- arguments


class Help(argparse.HelpFormatter):
    """Help texts are message ids, put into words only when somebody reads them."""

    def _get_help_string(self, action: argparse.Action) -> str:
        text = texts.say(action.help or "")
        default = DEFAULTS.get(action.help or "")
        return f"{text} ({default})" if default else text


class Parser(argparse.ArgumentParser):
    """argparse without its usage message: one line says what is wrong."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings, formatter_class=Help, allow_abbrev=False, add_help=False)
        self.add_argument("-h", "--help", action="help", help="cli-help-help")

    def format_help(self) -> str:
        """The help, with the description in words."""
        message, self.description = self.description, texts.say(self.description or "")
        text = super().format_help()
        self.description = message
        return text

    def error(self, message: str) -> NoReturn:
        """Complain instead of exiting."""
        raise Complaint(message)

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        """After --help and --version; a closed pipe shows itself here."""
        sys.stdout.flush()
        raise SystemExit(status)


def _parser() -> Parser:
    parser = Parser(prog="kobako", description="cli-kobako")
    parser.add_argument(
        "--version", action="version", version=f"kobako {__version__}", help="cli-help-version"
    )
    parser.set_defaults(run=lambda args: _show_help(parser))
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=Parser)
    for name, run, add in (
        ("serve", _serve, _add_serve),
        ("backup", _backup, _add_backup),
        ("restore", _restore, _add_backup),
        ("rate", _rate, _add_database),
        ("play", _play, _add_play),
        ("join", _join, _add_join),
        ("arena", _arena, _add_arena),
        ("replay", _replay, _add_replay),
        ("analyse", _analyse, _add_analyse),
        ("rules", _rules, _add_rules),
        ("verify", _verify, _add_file),
        ("recheck", _recheck, _add_recheck),
        ("games", _games, None),
    ):
        command = commands.add_parser(name, help=f"cli-{name}", description=f"cli-{name}")
        command.set_defaults(run=run)
        if add:
            add(command)
    return parser


def _show_help(parser: Parser) -> int:
    parser.print_help()
    return OK


def _add_serve(command: Parser) -> None:
    command.add_argument("--config", type=Path, metavar="FILE", help="cli-help-config")
    for name, kind in kinds().items():
        flag, message = f"--{name.replace('_', '-')}", message_of(name)
        if kind.word:
            command.add_argument(flag, metavar=kind.word, help=message)
        else:
            command.add_argument(flag, action=argparse.BooleanOptionalAction, help=message)
    _add_language(command)


def _add_backup(command: Parser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="cli-help-backup")
    _add_database(command)


def _add_database(command: Parser) -> None:
    command.add_argument("--config", type=Path, metavar="FILE", help="cli-help-config")
    for name in WHERE:
        command.add_argument(f"--{name.replace('_', '-')}", metavar=kinds()[name].word, help=message_of(name))
    _add_language(command)


def _add_play(command: Parser) -> None:
    command.add_argument("game", nargs="?", metavar="GAME", help="cli-help-game")
    command.add_argument("--players", type=_whole, metavar="N", help="cli-help-players")
    command.add_argument("--seat", type=_whole, metavar="N", help="cli-help-seat")
    command.add_argument("--seed", type=_whole, metavar="N", help="cli-help-seed")
    command.add_argument("--bots", metavar="NAMES", help="cli-help-bots")
    command.add_argument(
        "--seconds", type=_seconds, default=SECONDS, metavar="SECONDS", help="cli-help-seconds"
    )
    _add_option(command)
    command.add_argument("--save", type=Path, metavar="FILE", help="cli-help-save")
    command.add_argument("--resume", type=Path, metavar="FILE", help="cli-help-resume")
    command.add_argument("--step", type=_whole, metavar="N", help="cli-help-step")
    _add_language(command)


def _add_join(command: Parser) -> None:
    command.add_argument("url", metavar="URL", help="cli-help-url")
    command.add_argument("--name", metavar="NAME", help="cli-help-name")
    command.add_argument("--password", metavar="TEXT", help="cli-help-password")
    command.add_argument("--seat", type=_whole, metavar="N", help="cli-help-join-seat")
    _add_language(command)


def _add_arena(command: Parser) -> None:
    command.add_argument("game", metavar="GAME", help="cli-help-game")
    command.add_argument("bots", nargs="+", metavar="BOT", help="cli-help-arena-bots")
    command.add_argument("--players", type=_whole, default=4, metavar="N", help="cli-help-arena-players")
    _add_option(command)
    command.add_argument("--deals", type=_count, default=50, metavar="N", help="cli-help-deals")
    command.add_argument("--seed", type=_whole, default=0, metavar="N", help="cli-help-arena-seed")
    command.add_argument("--lineups", choices=("all", "alone"), default="all", help="cli-help-lineups")
    command.add_argument("--processes", type=_count, metavar="N", help="cli-help-processes")
    command.add_argument("--out", type=Path, metavar="FOLDER", help="cli-help-out")
    _add_language(command)


def _add_replay(command: Parser) -> None:
    _add_file(command)
    command.add_argument("--seat", type=_whole, metavar="N", help="cli-help-replay-seat")
    _add_language(command)


def _add_analyse(command: Parser) -> None:
    _add_file(command)
    command.add_argument("--seat", type=_whole, metavar="N", help="cli-help-analyse-seat")
    command.add_argument("--iterations", type=_count, metavar="N", help="cli-help-iterations")
    command.add_argument("--format", choices=FORMATS, default=FORMATS[0], help="cli-help-format")
    command.add_argument("--out", type=Path, metavar="FILE", help="cli-help-analyse-out")
    command.add_argument("--processes", type=_count, metavar="N", help="cli-help-processes")
    _add_language(command)


def _add_rules(command: Parser) -> None:
    command.add_argument("game", metavar="GAME", help="cli-help-game")
    command.add_argument("number", nargs="?", type=_whole, metavar="N", help="cli-help-rule")
    _add_language(command)


def _add_file(command: Parser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="cli-help-file")


def _add_option(command: Parser) -> None:
    command.add_argument(
        "--option", type=_pair, action="append", metavar="NAME=VALUE", help="cli-help-option"
    )


def _add_recheck(command: Parser) -> None:
    _add_file(command)
    _add_language(command)


def _add_language(command: Parser) -> None:
    command.add_argument("--lang", choices=texts.LANGUAGES, default="en", help="cli-help-lang")


def _whole(text: str) -> int:
    """A whole number from 0 up."""
    if not (text.isascii() and text.isdigit() and len(text) < 1000):
        raise argparse.ArgumentTypeError(texts.say("cli-whole", {"text": text[:40]}))
    return int(text)


def _count(text: str) -> int:
    """A whole number from 1 up."""
    if not _whole(text):
        raise argparse.ArgumentTypeError(texts.say("cli-count", {"text": text}))
    return int(text)


def _seconds(text: str) -> float:
    """A time that somebody would wait, with or without a decimal point."""
    if not (re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", text) and float(text)):
        raise argparse.ArgumentTypeError(texts.say("cli-seconds", {"text": text[:40]}))
    return float(text)


def _pair(text: str) -> tuple[str, str]:
    """A name and a value."""
    name, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(texts.say("cli-pair", {"text": text[:40]}))
    return name, value


# -------------------------------------------------------------------------------------------- commands


def _serve(args: argparse.Namespace) -> int:
    from .server.run import CannotStart, serve  # brings a whole web server with it

    flags = {name: value for name in kinds() if (value := getattr(args, name)) is not None}
    try:
        return serve(read_settings(flags, os.environ, args.config), args.lang)
    except SettingsError as error:
        raise Complaint(error.text(args.lang)) from None
    except CannotStart as error:
        raise Complaint(error.text(args.lang), FAILED) from None


def _backup(args: argparse.Namespace) -> int:
    from .server.store.backup import back_up  # brings a database with it

    return _with_database(lambda database: back_up(database, args.file), args, "backup-written")


def _restore(args: argparse.Namespace) -> int:
    from .server.store.backup import restore

    return _with_database(lambda database: restore(database, args.file), args, "backup-read")


def _rate(args: argparse.Namespace) -> int:
    from .server.rate import rate

    return _with_database(rate, args, "rate-done")


def _with_database(work: Callable[[str], int], args: argparse.Namespace, done: str) -> int:
    """Do something with the database that the settings name, and say with how many rows."""
    from .server.store import InUse, StoreError
    from .server.store.backup import BackupError

    words = Words(args.lang)
    flags = {name: value for name in WHERE if (value := getattr(args, name)) is not None}
    try:
        settings = read_settings(flags, os.environ, args.config)
        rows = work(settings.database)
    except SettingsError as error:
        raise Complaint(error.text(args.lang)) from None
    except BackupError as error:
        raise Complaint(words(error.message, **error.said), FAILED) from None
    except InUse:
        raise Complaint(words("serve-in-use", path=settings.database_shown), FAILED) from None
    except StoreError as error:
        told = words("serve-database", path=settings.database_shown, reason=str(error))
        raise Complaint(told, FAILED) from None
    except OSError as error:
        raise Complaint(error.strerror or str(error), FAILED, getattr(args, "file", "kobako")) from None
    print(words(done, rows=rows, path=str(getattr(args, "file", ""))))
    return OK


def _play(args: argparse.Namespace) -> int:
    words = Words(args.lang)
    chosen = {name: value for name in NEW_GAME if (value := getattr(args, name)) is not None}
    if args.step is not None and (not args.resume or chosen.keys() - BRANCH):
        raise Complaint(words("cli-step-alone"))
    if args.resume and chosen and args.step is None:
        raise Complaint(words("cli-resume-alone"))
    if args.save:
        # Whoever named a file that cannot be used is told at once, not after the compiler has run.
        _on_disk(files.claim, args.save)
        args.save.unlink()
    if args.step is not None:
        table = _branched(args.resume, args.step, NEW_GAME | chosen, args.seconds, words)
    elif args.resume:
        table = _resumed(args.resume, args.seconds, words)
    else:
        table = _new_table(NEW_GAME | chosen, args.seconds, words)
    if args.save:
        _on_disk(files.claim, args.save)
    old = args.resume if args.step is None else None
    path = args.save or old or _on_disk(files.new_record, table.match.info.name, seed_of(table.match))
    return _sit(table, path, words)


def _new_table(chosen: dict[str, Any], seconds: float, words: Words) -> Table:
    if chosen["game"] is None:
        raise Complaint(words("cli-no-game", games=", ".join(info.name for info in GAMES)))
    info = _checked(find, chosen["game"])
    _checked(info.check_players, chosen["players"])
    _checked(check_seat, chosen["seat"], chosen["players"])
    _checked(read_bots, chosen["bots"], info.name, chosen["players"] - 1)
    options = dict(chosen["option"])
    _checked(info.pack_options, options)
    seed = secrets.randbits(63) if chosen["seed"] is None else chosen["seed"]
    warm_up([info], words)
    players, seat, bots = (chosen[name] for name in ("players", "seat", "bots"))
    return open_table(info.name, players, seat, seed, bots, options, seconds)


def _resumed(path: Path, seconds: float, words: Words) -> Table:
    text = _text(path)
    warm_up([_read(path, record_text.parse, text).info], words)
    table = _read(path, resume_table, text, seconds)
    if table is None:
        raise Complaint(words("cli-cannot-resume"), FAILED, path)
    return table


def _branched(path: Path, step: int, chosen: dict[str, Any], seconds: float, words: Words) -> Table:
    """A game that goes on from within a record, which stays as it is."""
    text = _text(path)
    record = _read(path, record_text.parse, text)
    _checked(check_seat, chosen["seat"], record.players)
    _checked(read_bots, chosen["bots"], record.info.name, record.players - 1)
    seed = secrets.randbits(63) if chosen["seed"] is None else chosen["seed"]
    warm_up([record.info], words)
    table = _read(path, branch_table, text, step, chosen["seat"], seed, chosen["bots"], seconds)
    if table is None:
        raise Complaint(words("cli-cannot-branch", step=str(step)), FAILED, path)
    return table


def _sit(table: Table, path: Path, words: Words) -> int:
    """Play, and keep the record whatever happens."""

    def keep() -> None:
        files.write_text(path, table.match.record())

    tell = screen.teller(FACES[table.match.info.name].STYLES)
    _let_signals_interrupt()
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


def _let_signals_interrupt() -> None:
    for name in ENDINGS:
        signal.signal(name, signal.default_int_handler)


def _join(args: argparse.Namespace) -> int:
    from .terminal.guests import Unwelcome, read_link, sign_in  # bring an HTTP client and sockets with them
    from .terminal.join import Join

    words, lines, link = Words(args.lang), screen.lines(), read_link(args.url)
    if link is None:
        raise Complaint(words("cli-bad-link", url=args.url[:80]))

    def ask_name() -> str:
        print(words("terminal-join-name"))
        return next(lines, "")

    try:
        guest = _on_disk(sign_in, link.server, args.name, ask_name)
        Join(link, guest, words, screen.teller, seat=args.seat, password=args.password).run(lines)
    except Unwelcome as error:
        raise Complaint(error.text(words), FAILED) from None
    return OK


def _arena(args: argparse.Namespace) -> int:
    from .arena.fixtures import new_league  # ratings and statistics are for few
    from .arena.folder import Folder, Refused
    from .arena.hold import hold

    words, options = Words(args.lang), dict(args.option or ())
    settings = {"options": options, "seed": args.seed, "lineups": args.lineups}
    league = _checked(new_league, args.game, args.players, args.bots, **settings)
    path = args.out or _on_disk(files.new_league, args.game)
    _let_signals_interrupt()
    try:
        folder = _on_disk(Folder, path, league)
        warm_up([find(args.game)], words)
        for line in hold(league, args.deals, folder, args.processes or os.cpu_count() or 1, words, args.lang):
            print(line)
    except Refused as error:
        raise Complaint(error.text(args.lang), FAILED) from None
    except KeyboardInterrupt:
        print(words("arena-stopped", path=str(path)), file=sys.stderr)
        return INTERRUPTED
    return OK


def _replay(args: argparse.Namespace) -> int:
    text, words = _text(args.file), Words(args.lang)
    record = _read(args.file, record_text.parse, text)
    if args.seat is not None:
        _checked(check_seat, args.seat, record.players)
    warm_up([record.info], words)
    tell = screen.teller(FACES[record.info.name].STYLES)
    for line in _read(args.file, replay, text, args.seat, words):
        tell(line)
    return OK


def _analyse(args: argparse.Namespace) -> int:
    from .study.warm import warm_up as warm_up_study  # most commands need none of this
    from .terminal.analysis import STYLES, look_again, write

    text, words = _text(args.file), Words(args.lang)
    record = _read(args.file, record_text.parse, text)
    if args.seat is not None:
        _checked(check_seat, args.seat, record.players)
    if args.out:
        _on_disk(files.claim, args.out)  # told at once that it cannot be written, not when all is computed
        args.out.unlink()
    warm_up([record.info], words)
    match = _read(args.file, Match.replay, text)
    warm_up_study([match.info], words)
    _let_signals_interrupt()
    try:
        found = look_again(match, args.seat, args.iterations, args.processes or os.cpu_count() or 1, words)
    except BrokenProcessPool:
        raise Complaint(words("analyse-process-died"), FAILED) from None
    written = write(found, args.format, words)
    if args.out:
        _on_disk(files.write_text, args.out, written)
        print(words("analyse-written", path=str(args.out)))
        return OK
    tell = screen.teller(STYLES if args.format == "text" else ())
    for line in written.splitlines():
        tell(line)
    return OK


def _rules(args: argparse.Namespace) -> int:
    game, words = _checked(find, args.game).name, Words(args.lang)
    if args.number is None:
        lines = rulebook(game, words)
    elif 1 <= args.number <= rule_count(game):
        lines = rule_lines(game, args.number, words)
    else:
        raise Complaint(words("terminal-no-rule", count=rule_count(game)))
    for line in lines:
        print(line)
    return OK


def _verify(args: argparse.Namespace) -> int:
    text, words = _text(args.file), Words()
    warm_up([_read(args.file, record_text.parse, text).info], words)
    verdict = _read(args.file, verify, text)
    print(f"{args.file}: {words(verdict.id, **verdict.args)}")
    return OK if verdict.ok else FAILED


def _recheck(args: argparse.Namespace) -> int:
    text, words = _text(args.file), Words(args.lang)
    warm_up([_read(args.file, record_text.parse, text).info], words)
    plan = _read(args.file, recheck.read, text)
    computed = []
    with screen.progress(words("recheck-progress"), len(plan.moves)) as advance:
        for one in recheck.compute(plan):
            computed.append(one)
            advance()
    for line in findings(plan, computed, words):
        print(line)
    return OK if is_well(plan, computed) else FAILED


def _games(args: argparse.Namespace) -> int:
    words = Words()
    for info in GAMES:
        title = words(f"{info.name}-name")
        print(words("cli-game", game=info.name, title=title, low=info.seats[0], high=info.seats[-1]))
        print(f"    {words(f'{info.name}-tagline')}")
        for option in info.options:
            print(f"    {words('cli-option', name=option.name, values=', '.join(option.values))}")
        print(f"    {words('cli-bots', names=', '.join(bot.name for bot in levels(info.name)))}")
    return OK


def _text(path: Path) -> str:
    try:
        return _on_disk(files.read_text, path)
    except files.BadFile as error:
        raise Complaint(texts.say(error.id), MISUSED, path) from None


def _on_disk(access: Callable[..., T], *args: Any) -> T:
    """Call what raises OSError for a file that cannot be used."""
    try:
        return access(*args)
    except OSError as error:
        raise Complaint(error.strerror or str(error), MISUSED, error.filename or "kobako") from None


def _read(path: Path, reader: Callable[..., T], *args: Any) -> T:
    """Call what raises RecordError, a ValueError, for a text that is no record."""
    try:
        return reader(*args)
    except ValueError as error:
        raise Complaint(str(error), FAILED, path) from None
