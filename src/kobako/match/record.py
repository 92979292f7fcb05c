"""The record: one text format for every game, from which a game is replayed without any generator.

    [game luz]
    [players 4]
    [rules 1]
    first 2
    deal Y5 R3 ...
    3 bid 3+
    [scores 55 -10 20 0]
    [winners 0]

Order: game, players, options, tags, steps, and for a finished game scores and winners.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from ..games import find
from ..games.game import GameInfo

NUMBER = "(?:0|[1-9][0-9]{0,18})"
HEX = "[0-9a-f]{64}"
SEED_DIGITS = 1000  # Python itself reads no more than some thousands
# Tags never change the game. Of those in ONCE only one of a kind can stand in a record.
TAGS = {
    "rules": re.compile(f"rules {NUMBER}"),
    "seed": re.compile(f"seed (?:0|[1-9][0-9]{{0,{SEED_DIGITS - 1}}})"),
    "deal-v1": re.compile(f"deal-v1 (?:commit {HEX}|secret {HEX}|seat {NUMBER} (?:{HEX}|missing))"),
    "seat": re.compile(f"seat {NUMBER} (?:human|[a-z][a-z0-9-]* {NUMBER} {NUMBER})"),
    "bot": re.compile(f"bot {NUMBER} {NUMBER}"),
    "branch": re.compile(f"branch {NUMBER} {HEX}"),
}
ONCE = re.compile(f"rules|seed|deal-v1 (?:commit|secret|seat {NUMBER})|seat {NUMBER}|bot {NUMBER}|branch")


class RecordError(ValueError):
    """A record that cannot be replayed; `line` says where, counted from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"


@dataclass
class Record:
    """A record, cut into its parts; steps are not checked yet."""

    info: GameInfo
    players: int = 0
    options: dict[str, str] = field(default_factory=dict)  # only those that are not the default
    tags: list[str] = field(default_factory=list)
    steps: list[tuple[int, str]] = field(default_factory=list)  # line number, text
    scores: tuple[int, str] | None = None  # line number, what stands there
    winners: tuple[int, str] | None = None
    last_line: int = 0


def check_tag(tag: str, tags: list[str], info: GameInfo, players: int) -> None:
    """Raise ValueError unless the tag can be added to these."""
    if tag.startswith("x-"):
        if not tag.isprintable() or ";" in tag:
            raise ValueError(f"a tag is one line of plain text, without a semicolon: {tag[:40]!r}")
        return
    form = TAGS.get(tag.partition(" ")[0])
    if form is None or not form.fullmatch(tag):
        raise ValueError(f"there is no tag [{tag[:40]}]; one of your own begins with x-")
    kind = ONCE.match(tag)
    if kind and _has(tags, kind[0]):
        raise ValueError(f"[{kind[0]}] stands there already")
    if (seat := re.search(r"seat ([0-9]+)", tag)) and int(seat[1]) >= players:
        raise ValueError(f"there is no seat {seat[1]} with {players} players")
    if tag.startswith("rules ") and tag != f"rules {info.version}":
        raise ValueError(f"this is a record of {info.name} {tag}; here are rules {info.version}")


def _has(tags: list[str], kind: str) -> bool:
    """Whether one of them is of that kind. (There can be hundreds, so they are searched as one text.)"""
    text = "\n".join(("", *tags, ""))
    return f"\n{kind} " in text or f"\n{kind}\n" in text


def branch_tag(steps: int, source: str) -> str:
    """Says that so many steps were taken from the game of another record."""
    return f"branch {steps} {hashlib.sha256(source.encode()).hexdigest()}"


def copied(tags: Iterable[str]) -> int:
    """How many steps of a record with these tags were taken from another."""
    return next((int(tag.split(" ")[1]) for tag in tags if tag.startswith("branch ")), 0)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Line number and content of every line that says something."""
    for number, line in enumerate(text.split("\n"), 1):
        content = line.removesuffix("\r").partition(";")[0].strip(" \t")
        if content:
            yield number, content


def parse(text: str) -> Record:
    """Cut a record into its parts, or raise RecordError."""
    lines = _lines(text)
    record = Record(_read_game(*next(lines, (1, ""))))
    record.last_line, record.players = _read_players(record.info, *next(lines, (2, "")))
    for number, line in lines:
        record.last_line = number
        if not line.startswith("["):
            if record.scores:
                raise RecordError(number, "no step can follow the scores")
            record.steps.append((number, line))
        elif not line.endswith("]"):
            raise RecordError(number, "a tag ends with ]")
        else:
            try:
                _read_tag(record, number, line[1:-1])
            except RecordError:
                raise
            except ValueError as error:
                raise RecordError(number, str(error)) from None
    if bool(record.scores) != bool(record.winners):
        raise RecordError(record.last_line, "scores and winners stand together")
    return record


def _read_game(number: int, line: str) -> GameInfo:
    named = re.fullmatch(r"\[game ([a-z0-9-]+)\]", line)
    if not named:
        raise RecordError(number, "a record begins with [game NAME]")
    try:
        return find(named[1])
    except ValueError as error:
        raise RecordError(number, str(error)) from None


def _read_players(info: GameInfo, number: int, line: str) -> tuple[int, int]:
    told = re.fullmatch(r"\[players ([1-9])\]", line)
    if not told or int(told[1]) not in info.seats:
        raise RecordError(
            number, f"[players N] comes second; {info.name} has {info.seats[0]} to {info.seats[-1]}"
        )
    return number, int(told[1])


def _read_tag(record: Record, number: int, tag: str) -> None:
    kind, _, rest = tag.partition(" ")
    if kind == "scores" and not record.scores:
        record.scores = number, rest
    elif kind == "winners" and record.scores and not record.winners:
        record.winners = number, rest
    elif record.steps or record.scores:
        raise RecordError(number, f"[{tag[:40]}] cannot stand here: tags come before the steps")
    elif kind == "option":
        _read_option(record, rest, is_late=bool(record.tags))
    else:
        check_tag(tag, record.tags, record.info, record.players)
        record.tags.append(tag)


def _read_option(record: Record, words: str, is_late: bool) -> None:
    name, _, value = words.partition(" ")
    if is_late:
        raise ValueError("options come before the tags")
    if name in record.options:
        raise ValueError(f"option {name} stands there already")
    record.info.pack_options({name: value})
    record.options[name] = value


def write(info: GameInfo, players: int, options: dict[str, str], tags: list[str], steps: list[str]) -> str:
    """The text of an unfinished record."""
    chosen = [
        f"[option {o.name} {options[o.name]}]"
        for o in info.options
        if options.get(o.name, o.values[0]) != o.values[0]
    ]
    head = [f"[game {info.name}]", f"[players {players}]", *chosen, *(f"[{tag}]" for tag in tags)]
    return "".join(line + "\n" for line in head + steps)
