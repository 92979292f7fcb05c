"""The folder of a league: what it is, the record of every game, and the results.

    league.json            settings, written first; another league in the same folder is refused
    records/000000.txt     each game as soon as it is over, under its number
    table.json             all results; see table.py
    report.html            the same to look at

Every file is written whole or not at all.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from .. import texts
from .fixtures import Fixture, League

LEAGUE, RECORDS, TABLE, REPORT = "league.json", "records", "table.json", "report.html"


class Refused(Exception):  # noqa: N818 - it reads as what it is
    """Why a league cannot be played here: a message and its arguments."""

    def __init__(self, message: str, **args: str | int) -> None:
        super().__init__(message, args)
        self.message, self.said = message, args

    def text(self, language: str = "en") -> str:
        """The sentence."""
        return texts.say(self.message, self.said, language)


class Folder:
    """The folder of one league. Refused if it holds something else; OSError if it cannot be used."""

    def __init__(self, path: Path, league: League) -> None:
        self.path = path
        if (path / LEAGUE).exists():
            self._compare(league)
        elif path.exists() and any(path.iterdir()):
            raise Refused("arena-not-empty", path=str(path))
        (path / RECORDS).mkdir(parents=True, exist_ok=True)
        self.write(LEAGUE, msgspec.json.format(msgspec.json.encode(league), indent=1).decode() + "\n")

    def _compare(self, league: League) -> None:
        try:
            there = msgspec.json.decode((self.path / LEAGUE).read_bytes(), type=League)
        except msgspec.DecodeError:
            raise Refused("arena-no-league", path=str(self.path / LEAGUE)) from None
        for name in League.__struct_fields__:
            theirs, ours = getattr(there, name), getattr(league, name)
            if theirs != ours:
                told = {"theirs": _text(theirs), "ours": _text(ours)}
                raise Refused("arena-other", path=str(self.path), what=name, **told)

    def record(self, fixture: Fixture) -> Path:
        """Where the record of a game is, or will be."""
        return self.path / RECORDS / f"{fixture.number:06}.txt"

    def write(self, name: str | Path, text: str) -> None:
        """Put a file into the folder, all of it or nothing."""
        path = self.path / name
        part = path.with_name(f"{path.name}.part")
        part.write_text(text, "utf-8", newline="\n")
        part.replace(path)


def _text(value: object) -> str:
    if isinstance(value, dict):
        value = [f"{name}={chosen}" for name, chosen in value.items()] or ["-"]
    return " ".join(value) if isinstance(value, list | tuple) else str(value)
