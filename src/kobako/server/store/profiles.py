"""What profiles are made from, in SQLAlchemy Core: sums over the results of a player.

Sums count the newest games. Which games they were is told only of public tables, and to those who sat there.
Anybody may ask for a profile: what it takes must not grow with all that bots have ever played.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from ...match.ratings import Rating
from .rows import BOT, Person, Result
from .schema import CARD_TABLE, PERSON, RESULT

RECENT = 20  # games by which it is told how often somebody has left
MOST_COUNTED = 1000  # results of a player in one game, and games in a history, that are looked at: the newest


class Sum(NamedTuple):
    """A player's games of one kind, with one number of players."""

    players: int
    games: int
    wins: int
    places: int  # all added up, as what follows
    shares: float
    scores: int
    made: int
    tried: int


class Met(NamedTuple):
    """Another player at the same table, not on the same side. Each seat counts."""

    player: str
    times: int
    ahead: int  # had the better place
    behind: int


class Point(NamedTuple):
    """A rating after a game."""

    at: int
    mu: float
    sigma: float


class Finished(NamedTuple):
    """Of the last games with other people: how many there were, and how many the person has finished."""

    games: int
    finished: int


# ------------------------------------------------------------------------ questions, put together once

PLAYER, GAME, VIEWER = (sa.bindparam(name, type_=sa.String) for name in ("player", "game", "viewer"))
COUNTED, MOST = (sa.bindparam(name, type_=sa.Integer) for name in ("counted", "most"))


def _newest(*names: str) -> sa.Subquery:
    """The results of a player in a game that count."""
    order = RESULT.c.at.desc(), RESULT.c.table_id.desc(), RESULT.c.seat.desc()  # as an index has them
    own = sa.select(*(RESULT.c[name] for name in names)).where(
        RESULT.c.player == PLAYER, RESULT.c.game == GAME
    )
    return own.order_by(*order).limit(COUNTED).subquery("own")


def _is_seen(table: Any) -> Any:
    """Whether a viewer may know of a game: the table was public, or the viewer sat there."""
    public = sa.select(CARD_TABLE.c.id).where(CARD_TABLE.c.id == table, CARD_TABLE.c.visibility == "public")
    sat = sa.select(RESULT.c.table_id).where(RESULT.c.table_id == table, RESULT.c.player == VIEWER)
    return sa.or_(public.exists(), sat.exists())


def _sums() -> sa.Select[Any]:
    summed = ("place", "share", "score", "made", "tried")
    own = _newest("players", "went", *summed)
    won = sa.func.sum(sa.case((sa.and_(own.c.place == 1, ~own.c.went), 1), else_=0))
    added = [sa.func.sum(own.c[name]) for name in summed]
    chosen = sa.select(own.c.players, sa.func.count(), won, *added)
    return chosen.group_by(own.c.players).order_by(own.c.players)


def _met() -> sa.Select[Any]:
    own, other = _newest("table_id", "side", "place"), RESULT.alias("other")
    ahead = sa.func.sum(sa.case((own.c.place < other.c.place, 1), else_=0))
    behind = sa.func.sum(sa.case((own.c.place > other.c.place, 1), else_=0))
    times = sa.func.count()
    together = sa.and_(own.c.table_id == other.c.table_id, own.c.side != other.c.side)
    chosen = sa.select(other.c.player, times, ahead, behind).select_from(own.join(other, together))
    chosen = chosen.where(other.c.player != PLAYER, _is_seen(own.c.table_id))
    return chosen.group_by(other.c.player).order_by(times.desc(), other.c.player).limit(MOST)


SUMS, MET = _sums(), _met()

# ------------------------------------------------------------------------------------------- answers


def person(id: str, connection: sa.Connection) -> Person | None:  # noqa: A002 - as everywhere
    """Somebody, if they are known."""
    found = connection.execute(sa.select(PERSON).where(PERSON.c.id == id)).first()
    return Person(**found._mapping) if found else None


def sums(player: str, game: str, connection: sa.Connection) -> list[Sum]:
    """By number of players."""
    found = connection.execute(SUMS, {"player": player, "game": game, "counted": MOST_COUNTED})
    return [Sum._make(row) for row in found]


def points(player: str, game: str, most: int, connection: sa.Connection) -> list[Point]:
    """The newest ratings of a player in a game, oldest first. A bot may have had several seats."""
    own = RESULT.c.player == player, RESULT.c.game == game, RESULT.c.mu.is_not(None)
    columns = RESULT.c.at, RESULT.c.mu, RESULT.c.sigma, RESULT.c.table_id
    newest = RESULT.c.at.desc(), RESULT.c.table_id.desc()
    found = connection.execute(sa.select(*columns).distinct().where(*own).order_by(*newest).limit(most))
    return [Point(*row[:3]) for row in found][::-1]


def met(player: str, game: str, viewer: str | None, most: int, connection: sa.Connection) -> list[Met]:
    """Whom a player has met in a game, the most frequent first."""
    asked = {"player": player, "game": game, "counted": MOST_COUNTED, "viewer": viewer, "most": most}
    return [Met(row[0], *map(int, row[1:])) for row in connection.execute(MET, asked)]


def history(
    player: str, viewer: str | None, after: str | None, most: int, connection: sa.Connection
) -> list[list[Result]]:
    """The newest games of a player, or those before the table `after`, that a viewer may know of."""
    moment = RESULT.c.at, RESULT.c.table_id
    chosen = sa.select(*moment).distinct().where(RESULT.c.player == player)
    if after is not None:
        last = connection.execute(sa.select(*moment).where(RESULT.c.table_id == after).limit(1)).first()
        if last is None:
            return []
        chosen = chosen.where(RESULT.c.at <= last.at, sa.tuple_(*moment) < sa.tuple_(last.at, last.table_id))
    newest = chosen.order_by(RESULT.c.at.desc(), RESULT.c.table_id.desc())
    own = newest.limit(MOST_COUNTED).subquery("own")
    seen = sa.select(own.c.table_id).where(_is_seen(own.c.table_id))
    seen = seen.order_by(own.c.at.desc(), own.c.table_id.desc()).limit(most)
    return _by_table(list(connection.execute(seen, {"viewer": viewer}).scalars()), connection)


def _by_table(tables: Sequence[str], connection: sa.Connection) -> list[list[Result]]:
    seats = sa.select(RESULT).where(RESULT.c.table_id.in_(tables)).order_by(RESULT.c.seat)
    found: dict[str, list[Result]] = {table: [] for table in tables}
    for row in connection.execute(seats):
        found[row.table_id].append(Result(**row._mapping))
    return list(found.values())


def _persons(players: Collection[str]) -> list[str]:
    """Without bots, whose games are too many to look at all of them."""
    return [player for player in players if not player.startswith(BOT)]


def _newest_first(*kind: sa.ColumnElement[Any]) -> sa.Label[Any]:
    """The number of a result among those of its kind: 1 for the newest."""
    newest = RESULT.c.at.desc(), RESULT.c.table_id.desc()
    return sa.func.row_number().over(partition_by=kind, order_by=newest).label("number")


def finished(people: Collection[str], connection: sa.Connection) -> dict[str, Finished]:
    """How reliable people are, by their last games with others. Who has played none is left out."""
    number = _newest_first(RESULT.c.player)
    shared = RESULT.c.player.in_(_persons(people)), RESULT.c.people > 1
    own = sa.select(RESULT.c.player, RESULT.c.went, number).where(*shared).subquery()
    stayed = sa.func.sum(sa.case((own.c.went, 0), else_=1))
    recent = sa.select(own.c.player, sa.func.count(), stayed).where(own.c.number <= RECENT)
    rows = connection.execute(recent.group_by(own.c.player))
    return {player: Finished(games, int(whole)) for player, games, whole in rows}


def ratings(people: Collection[str], connection: sa.Connection) -> dict[str, dict[str, Rating]]:
    """The newest ratings of people, by game."""
    kind = RESULT.c.player, RESULT.c.game
    number = _newest_first(*kind)
    chosen = RESULT.c.player.in_(_persons(people)), RESULT.c.mu.is_not(None)
    own = sa.select(*kind, RESULT.c.mu, RESULT.c.sigma, number).where(*chosen).subquery()
    found: dict[str, dict[str, Rating]] = defaultdict(dict)
    for row in connection.execute(sa.select(own).where(own.c.number == 1)):
        found[row.player][row.game] = (row.mu, row.sigma)
    return found
