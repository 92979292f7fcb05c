"""Results of leagues, kept in bench/leagues, so that a long row of them can be played on several days.

A result counts as long as what it was played with is the same: the sources of rules and bots, the bots, and
how many deals. Otherwise the league is played anew.
"""

from __future__ import annotations

import datetime
from pathlib import Path

import msgspec

from kobako.arena.fixtures import League
from kobako.arena.table import Table

FOLDER = Path(__file__).with_name("leagues")


class Kept(msgspec.Struct, frozen=True):
    """What came of a league, and when."""

    date: str
    table: Table


def path_of(name: str) -> Path:
    """Where the result of a league is."""
    return FOLDER / f"{''.join(sign if sign.isalnum() else '-' for sign in name)}.json".replace("--", "-")


def find(name: str, league: League, deals: int) -> Kept | None:
    """The result of just this league, if it is there."""
    try:
        kept = msgspec.json.decode(path_of(name).read_bytes(), type=Kept)
    except FileNotFoundError:
        return None
    played = msgspec.structs.replace(kept.table.league, version=league.version)  # the sources say enough
    return kept if (played, kept.table.deals) == (league, deals) else None


def keep(name: str, table: Table) -> Kept:
    """Keep a result."""
    kept = Kept(datetime.date.today().isoformat(), table)
    FOLDER.mkdir(exist_ok=True)
    path_of(name).write_bytes(msgspec.json.encode(kept) + b"\n")
    return kept
