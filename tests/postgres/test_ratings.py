"""Ratings on PostgreSQL: by two servers at once, the same as on SQLite, and carried by backups."""

import asyncio
from pathlib import Path

import sqlalchemy as sa

from kobako.server.house.scorer import Scorer
from kobako.server.rate import rate
from kobako.server.requests.profiles import read_profile, reputes
from kobako.server.store import Result, Store, profiles
from kobako.server.store.backup import back_up, restore
from kobako.server.store.schema import RESULT
from server.games import keep, season
from server.rows import with_store
from server.test_results import all_results, everything

GAMES = 60


async def two_servers(*stores: Store) -> list[Result]:
    """Games end at two servers, which both rate all the time."""
    played = season(GAMES)

    async def serve(number: int) -> None:
        scorer = Scorer(stores[number])
        for game in played[number::2]:
            await keep(stores[number], *game)
            await scorer.rate()

    await asyncio.gather(*map(serve, range(2)))
    return await stores[0].ask(everything)


def on_sqlite(path: Path) -> list[Result]:
    async def use(store: Store) -> None:
        for game in season(GAMES):
            await keep(store, *game)
        await Scorer(store).rate()

    with_store(path, use)
    return all_results(path)


def test_two_servers_rate_as_one(url: str, tmp_path: Path) -> None:
    found = with_store(url, two_servers, servers=2)
    assert len(found) == 4 * GAMES
    assert all((one.mu is not None) == one.rated for one in found)
    assert found == on_sqlite(tmp_path / "one.sqlite3")
    assert rate(url) == len({one.table_id for one in found if one.rated})
    assert again(url) == found


def again(url: str) -> list[Result]:
    return with_store(url, lambda store: store.ask(everything))


def test_a_backup_carries_results(url: str, tmp_path: Path) -> None:
    here = on_sqlite(tmp_path / "one.sqlite3")
    back_up(f"sqlite:///{tmp_path / 'one.sqlite3'}", tmp_path / "backup")
    restore(url, tmp_path / "backup")
    assert again(url) == here


def test_a_backup_from_before_gets_results_at_the_next_start(url: str, tmp_path: Path) -> None:
    """As a database of an older version does."""
    here = on_sqlite(tmp_path / "one.sqlite3")

    async def forget(store: Store) -> None:
        await store.do(lambda connection: connection.execute(RESULT.delete()))

    with_store(tmp_path / "one.sqlite3", forget)
    back_up(f"sqlite:///{tmp_path / 'one.sqlite3'}", tmp_path / "backup")
    restore(url, tmp_path / "backup")

    async def start(store: Store) -> None:
        scorer = Scorer(store)
        await asyncio.gather(scorer.catch_up(), Scorer(store).catch_up())  # two servers start at once
        await scorer.rate()

    with_store(url, start)
    assert again(url) == here


def test_queries_of_profiles_are_the_same(url: str, tmp_path: Path) -> None:
    on_sqlite(tmp_path / "one.sqlite3")
    back_up(f"sqlite:///{tmp_path / 'one.sqlite3'}", tmp_path / "backup")
    restore(url, tmp_path / "backup")

    def read(connection: sa.Connection) -> list[object]:
        told: list[object] = [read_profile(one, "ben", connection) for one in ("ann", "bot-easy", "nobody")]
        first = profiles.history("ann", "ben", None, 5, connection)
        return [
            *told,
            reputes(["ann", "dan"], connection),
            first,
            profiles.history("ann", None, first[-1][0].table_id, 5, connection),
        ]

    here, there = [with_store(one, lambda store: store.ask(read)) for one in (url, tmp_path / "one.sqlite3")]
    assert here == there
