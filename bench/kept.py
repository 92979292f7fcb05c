"""Results of leagues, kept in bench/leagues, so that a long row of them can be played on several days.

A result counts as long as its league would be played like that again: the same deals, and bots that play as
they did. How they play is told by a print of it: some moves of a game, computed anew by the sources that are
here. So a change of one game's bots costs the leagues of that game, and a change of words costs none.
"""

from __future__ import annotations

import datetime
import hashlib
from functools import cache
from pathlib import Path

import msgspec

from kobako.arena.fixtures import League
from kobako.arena.players import OUTSIDE, Player, Setting, find_player, read_spec
from kobako.arena.table import Table
from kobako.match.match import Match

FOLDER = Path(__file__).with_name("leagues")
ITERATIONS = 50  # of a search, for its print
MOVES = 300  # of a print; where a search has come to another number of worlds, nearly all moves differ


class Kept(msgspec.Struct, frozen=True):
    """What came of a league, when, and the print of its bots then."""

    date: str
    plays: str
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
    played = msgspec.structs.replace(kept.table.league, version=league.version, code=league.code)
    is_same = (played, kept.table.deals) == (league, deals)
    return kept if is_same and kept.plays == print_of(league) else None


def keep(name: str, table: Table) -> Kept:
    """Keep a result."""
    kept = Kept(datetime.date.today().isoformat(), print_of(table.league), table)
    FOLDER.mkdir(exist_ok=True)
    path_of(name).write_bytes(msgspec.json.encode(kept) + b"\n")
    return kept


# --------------------------------------------------------------------------------------- how bots play


def print_of(league: League) -> str:
    """Of all bots of a league."""
    return " ".join(_print_of_bot(spec, league.setting) for spec in league.bots)


@cache
def _print_of_bot(spec: str, setting: Setting) -> str:
    name, limit = read_spec(spec)
    if name in OUTSIDE:  # another program, which does not change with ours
        return name
    own = find_player(name, setting)
    budget = own.budget if limit.iterations is None else limit.iterations
    player = find_player(f"{name}@{min(budget, ITERATIONS)}", setting) if own.budget else own
    return _digest(player, budget, setting)


def _digest(player: Player, budget: int, setting: Setting) -> str:
    """Of the moves with which the player, in all seats, goes through games of fixed deals."""
    digest = hashlib.sha256(f"{budget}".encode())
    options = dict(setting.options)
    match = Match(setting.game, setting.players, seed=0, options=options)
    for number in range(MOVES):
        if match.over:
            match = Match(setting.game, setting.players, seed=number, options=options)
        seat = match.pending[0]
        thought = player.choose(match, seat, seed=number)
        match.act(seat, match.info.notation.action_text(thought.action))
        digest.update(f"{match.steps[-1]}\n".encode())
    return digest.hexdigest()[:12]
