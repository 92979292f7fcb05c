"""`kobako rate`: all ratings anew, from the games in the database."""

from __future__ import annotations

import sqlalchemy as sa

from .house.scorer import read
from .kinds import is_postgres
from .store import StoreError, jobs, lite, questions, results, sqlite
from .store.migrations import migrate


def rate(database: str) -> int:
    """Rate all games anew, in the order of their ends; how many. InUse if a server has the file."""
    if is_postgres(database):
        from .store import postgres  # needs a driver that a file does not

        return postgres.in_transaction(database, postgres.alone(rate_all))
    file = sqlite.path_of(database)
    if not file.is_file():
        raise StoreError(f"there is no file {file}")
    lock = sqlite.FileLock(file)
    try:
        return lite.in_transaction(file, rate_all, may_write=True)
    finally:
        lock.free()


def rate_all(connection: sa.Connection) -> int:
    """Games without results get theirs; then all that count are rated."""
    migrate(connection)
    for table in results.unscored(connection):
        jobs.add_results(read(table, questions.events(table, 0, connection)), connection)
    results.forget_ratings(connection)
    games = 0
    while some := results.rate_some(connection):
        games += some
    return games
