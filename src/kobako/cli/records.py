"""`kobako replay`, `analyse`, `verify` and `recheck`: what can be done with the record of a game."""

from __future__ import annotations

import argparse
import os
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from ..bots import recheck
from ..bots.warm import warm_up
from ..match import record as record_text
from ..match.match import Match, check_seat
from ..match.verify import verify
from ..terminal import files, screen
from ..terminal.face import FACES
from ..terminal.findings import findings, is_well
from ..terminal.replay import replay
from ..terminal.words import Words
from .arguments import Parser, add_file, add_language, positive_number, whole_number
from .complaints import FAILED, OK, Complaint, checked, on_disk, read, text_of
from .signals import let_signals_interrupt

FORMATS = ("text", "json", "html")  # of an analysis


def add_replay(command: Parser) -> None:
    add_file(command)
    command.add_argument("--seat", type=whole_number, metavar="N", help="cli-help-replay-seat")
    add_language(command)


def tell_again(args: argparse.Namespace) -> int:
    text, words = text_of(args.file), Words(args.lang)
    record = read(args.file, record_text.parse, text)
    if args.seat is not None:
        checked(check_seat, args.seat, record.players)
    warm_up([record.info], words)
    tell = screen.teller(FACES[record.info.name].STYLES)
    for line in read(args.file, replay, text, args.seat, words):
        tell(line)
    return OK


def add_analyse(command: Parser) -> None:
    add_file(command)
    command.add_argument("--seat", type=whole_number, metavar="N", help="cli-help-analyse-seat")
    command.add_argument("--iterations", type=positive_number, metavar="N", help="cli-help-iterations")
    command.add_argument("--format", choices=FORMATS, default=FORMATS[0], help="cli-help-format")
    command.add_argument("--out", type=Path, metavar="FILE", help="cli-help-analyse-out")
    command.add_argument("--processes", type=positive_number, metavar="N", help="cli-help-processes")
    add_language(command)


def analyse(args: argparse.Namespace) -> int:
    from ..study.warm import warm_up as warm_up_study  # most commands need none of this
    from ..terminal.analysis import STYLES, look_again, write

    text, words = text_of(args.file), Words(args.lang)
    record = read(args.file, record_text.parse, text)
    if args.seat is not None:
        checked(check_seat, args.seat, record.players)
    if args.out:
        on_disk(files.claim, args.out)  # told at once that it cannot be written, not when all is computed
        args.out.unlink()
    warm_up([record.info], words)
    match = read(args.file, Match.replay, text)
    warm_up_study([match.info], words)
    let_signals_interrupt()
    try:
        found = look_again(match, args.seat, args.iterations, args.processes or os.cpu_count() or 1, words)
    except BrokenProcessPool:
        raise Complaint(words("analyse-process-died"), FAILED) from None
    written = write(found, args.format, words)
    if args.out:
        on_disk(files.write_text, args.out, written)
        print(words("analyse-written", path=str(args.out)))
        return OK
    tell = screen.teller(STYLES if args.format == "text" else ())
    for line in written.splitlines():
        tell(line)
    return OK


def verify_deal(args: argparse.Namespace) -> int:
    text, words = text_of(args.file), Words()
    warm_up([read(args.file, record_text.parse, text).info], words)
    verdict = read(args.file, verify, text)
    print(f"{args.file}: {words(verdict.id, **verdict.args)}")
    return OK if verdict.ok else FAILED


def add_recheck(command: Parser) -> None:
    add_file(command)
    add_language(command)


def recheck_bots(args: argparse.Namespace) -> int:
    text, words = text_of(args.file), Words(args.lang)
    warm_up([read(args.file, record_text.parse, text).info], words)
    plan = read(args.file, recheck.read, text)
    computed = []
    with screen.progress(words("recheck-progress"), len(plan.moves)) as advance:
        for one in recheck.compute(plan):
            computed.append(one)
            advance()
    for line in findings(plan, computed, words):
        print(line)
    return OK if is_well(plan, computed) else FAILED
