"""A whole league: played, written down, and told in a few lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..bots.warm import Words
from .estimates import Estimate
from .figures import brief, figure, percent
from .fixtures import League
from .folder import REPORT, TABLE, Folder
from .plots import SIGMAS
from .report import write_report
from .run import play_league
from .table import PairRow, Table, make_table, seconds_of, write_table


def hold(
    league: League, deals: int, folder: Folder, processes: int, words: Words, language: str
) -> Iterator[str]:
    """Play what is missing, write table and report, and tell the results line by line."""
    games = play_league(league, deals, folder, processes, words)
    table, seconds = make_table(league, games), seconds_of(league, games)
    folder.write(TABLE, write_table(table))
    folder.write(REPORT, write_report(table, seconds, language))
    yield from summary(table, seconds, words)
    yield words("arena-written", path=str(folder.path / REPORT))


def summary(table: Table, seconds: Sequence[float], words: Words) -> Iterator[str]:
    """The results in a few lines."""
    league = table.league
    yield words("arena-title", game=words(f"{league.game}-name"))
    yield words("arena-setting", players=league.players, deals=table.deals, games=table.games)
    for row in table.pairs:
        yield from _pair_lines(row, words)
    for bot, spent in sorted(zip(table.bots, seconds, strict=True), key=lambda pair: -pair[0].rating):
        rating, error = figure(bot.rating, 1), figure(SIGMAS * bot.sigma, 1)
        yield words("arena-rating", bot=bot.bot, rating=rating, error=error, seconds=brief(spent))


def _pair_lines(row: PairRow, words: Words) -> Iterator[str]:
    share = {"share": percent(row.share.mean), "low": percent(row.share.low), "high": percent(row.share.high)}
    times = {"times": figure(row.times.mean, 2), "least": figure(row.times.low, 2)}
    yield words("arena-pair", one=row.one, other=row.other, **share, **times, most=figure(row.times.high, 2))
    if row.one_alone and row.other_alone:
        yield _alone_line(row.one, row.other, row.one_alone, words)
        yield _alone_line(row.other, row.one, row.other_alone, words)


def _alone_line(bot: str, other: str, known: Estimate, words: Words) -> str:
    low, high = figure(known.low, 2), figure(known.high, 2)
    return words("arena-alone", bot=bot, other=other, times=figure(known.mean, 2), low=low, high=high)
