"""Results of games that are over, and their ratings: the same words for SQLite and for PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

import sqlalchemy as sa

from ...match.ratings import FRESH, Rating, rate
from .rows import BOT, Result
from .schema import CARD_TABLE, RESULT, UNRATED

AT_ONCE = 8  # games in one transaction: others wait for it
TAU = (
    25 / 300
)  # how much a person may have changed from one game to the next, as openskill has it; bots do not


def unscored(connection: sa.Connection) -> list[str]:
    """Tables whose games are over and have no results, the first end first."""
    scored = sa.select(RESULT.c.table_id).where(RESULT.c.table_id == CARD_TABLE.c.id)
    chosen = sa.select(CARD_TABLE.c.id).where(CARD_TABLE.c.status == "over", ~scored.exists())
    return list(connection.execute(chosen.order_by(CARD_TABLE.c.changed, CARD_TABLE.c.id)).scalars())


def of_table(table: str, connection: sa.Connection) -> list[Result]:
    """The results of one game, by seat."""
    chosen = sa.select(RESULT).where(RESULT.c.table_id == table).order_by(RESULT.c.seat)
    return [Result(**row._mapping) for row in connection.execute(chosen)]


def forget_ratings(connection: sa.Connection) -> None:
    """Rate everything anew, by and by."""
    connection.execute(RESULT.update().values(mu=None, sigma=None))


# ------------------------------------------------------------------------------------------- rating


def rate_some(connection: sa.Connection) -> int:
    """Rate a few games, in the order in which they have ended; how many."""
    return sum(_rate_next(connection) for _ in range(AT_ONCE))


def _rate_next(connection: sa.Connection) -> bool:
    order = RESULT.c.at, RESULT.c.table_id
    table = connection.execute(sa.select(RESULT.c.table_id).where(UNRATED).order_by(*order).limit(1)).scalar()
    if table is None:
        return False
    results = of_table(table, connection)
    _take_back_later(results[0], connection)
    before = {one.player: _rating(one.player, one.game, connection) for one in results}
    after = rated(results, before)
    for player, (mu, sigma) in after.items():
        own = RESULT.c.table_id == table, RESULT.c.player == player
        connection.execute(RESULT.update().where(*own).values(mu=mu, sigma=sigma))
    return True


def _take_back_later(first: Result, connection: sa.Connection) -> None:
    """What was rated although it ended later, because another server was slower, is rated again."""
    later = sa.tuple_(RESULT.c.at, RESULT.c.table_id) > (first.at, first.table_id)
    was_rated = RESULT.c.game == first.game, RESULT.c.at >= first.at, RESULT.c.mu.is_not(None)
    connection.execute(RESULT.update().where(*was_rated, later).values(mu=None, sigma=None))


def _rating(player: str, game: str, connection: sa.Connection) -> Rating:
    """The rating of a player before the next game."""
    found = newest_rating(player, game, connection) or FRESH
    return found if player.startswith(BOT) else (found[0], hypot(found[1], TAU))


def newest_rating(player: str, game: str, connection: sa.Connection) -> Rating | None:
    """The rating of a player in a game, if there is one."""
    own = RESULT.c.player == player, RESULT.c.game == game, RESULT.c.mu.is_not(None)
    newest = RESULT.c.at.desc(), RESULT.c.table_id.desc()
    chosen = sa.select(RESULT.c.mu, RESULT.c.sigma).where(*own).order_by(*newest).limit(1)
    found = connection.execute(chosen).first()
    return (found.mu, found.sigma) if found else None


def rated(results: Sequence[Result], before: dict[str, Rating]) -> dict[str, Rating]:
    """The ratings of all players after a game.

    Who left a partner behind is rated as if the side had been last; the partner is not.
    """
    numbers = sorted({one.side for one in results})
    sides = [[one.player for one in results if one.side == number] for number in numbers]
    ranks = [min(one.place for one in results if one.side == number) for number in numbers]
    after = rate(before, sides, ranks)
    for one in results:
        if one.place > ranks[one.side]:
            own = [max(ranks) + 1 if number == one.side else rank for number, rank in enumerate(ranks)]
            after[one.player] = rate(before, sides, own)[one.player]
    return after
