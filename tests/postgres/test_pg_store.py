"""The store in PostgreSQL: all or nothing, once, in order; and several servers on one database."""

import asyncio
from collections.abc import Awaitable
from functools import partial

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from kobako.server.store import Conflict, Row, StoreError, leases, postgres, social
from kobako.server.store.postgres import PgStore, is_trouble, open_postgres
from kobako.server.store.schema import METADATA
from server.rows import at, row, with_store

# These are the same for both kinds of database.
from server.test_store import test_a_conflict_changes_nothing_and_fails_nobody_else as test_conflicts  # noqa: F401
from server.test_store import test_lists_of_tables as test_tables  # noqa: F401
from server.test_store import test_orders_and_admissions as test_orders_and_admissions
from server.test_store import test_people as test_people
from server.test_store import test_what_was_appended_is_there_after_reopening as test_reopening  # noqa: F401


async def test_migrations_make_what_the_program_expects(store: PgStore) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    assert await store.ask(differences) == []


async def test_many_servers_may_start_at_once(url: str) -> None:
    stores = await asyncio.gather(*(asyncio.to_thread(open_postgres, url) for _ in range(5)))
    await stores[0].append([row(1)], at(1))
    assert [await store.table("t") for store in stores] == [at(1)] * 5
    for store in stores:
        await store.close()


def test_servers_may_keep_the_same_thing_at_the_same_moment(url: str) -> None:
    async def use(*stores: PgStore) -> None:
        for moment in range(20):
            await asyncio.gather(*(store.do(partial(social.keep, "alive", str(moment))) for store in stores))
        assert await stores[0].ask(partial(social.kept, "alive")) == "19"

    with_store(url, use, servers=4)


async def test_a_lost_race_is_known_before_anything_is_written(
    store: PgStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So the others need not be done once more, one by one."""
    for table in ("t", "u", "v"):
        await store.append([row(1), row(2)], at(2, table))
    monkeypatch.setattr(postgres, "_attempt", None)
    outcomes = await asyncio.gather(
        store.append([row(3)], at(3), reseat=False),
        store.append([row(2)], at(2, "u"), reseat=False),
        store.append([row(3)], at(3, "v")),
        store.append([row(1)], at(1, "w")),
        return_exceptions=True,
    )
    assert [type(outcome).__name__ for outcome in outcomes] == ["NoneType", "Conflict", *2 * ["NoneType"]]
    assert [len(await store.events(table)) for table in "tuvw"] == [3, 2, 3, 1]


async def test_entries_come_back_as_they_were_written(store: PgStore) -> None:
    odd = ['é\u2028😀"\\', "\x7f\x1f", "null", "[1]"]
    texts = [*odd, "a\0b"]
    rows = [Row(2 + i, f"c{i}", "x", "said", msgspec.json.encode([text]), 5) for i, text in enumerate(texts)]
    await store.append([row(1)], at(1))
    await store.append(rows, at(1 + len(rows)))
    assert await store.events("t") == [row(1), *rows]


def test_of_two_servers_one_is_faster(url: str) -> None:
    """Both write to the same tables as fast as they can: no gap, nothing twice, nobody waits for ever."""
    tables = [f"t{i}" for i in range(10)]

    async def grow(store: PgStore, table: str, name: str) -> int:
        won, head = 0, 1
        while head < 30:
            try:
                await store.append([row(head + 1, f"{name} {head}")], at(head + 1, table), reseat=False)
                won += 1
            except Conflict:
                pass
            head = (await store.events(table))[-1].seq
        return won

    async def use(one: PgStore, other: PgStore) -> None:
        for table in tables:
            await one.append([row(1)], at(1, table))
        both = [grow(s, t, n) for t in tables for s, n in ((one, "one"), (other, "other"))]
        won = await asyncio.gather(*both)
        for table in tables:
            assert [each.seq for each in await one.events(table)] == list(range(1, 31))
        assert sum(won) == 29 * len(tables)

    with_store(url, use, servers=2)


def test_a_database_that_is_not_there_says_so(url: str) -> None:
    with pytest.raises(StoreError, match="does not exist"):
        open_postgres(url.replace("/test", "/no"))
    with pytest.raises(StoreError, match=r"(?i)refused|no such file"):
        open_postgres("postgresql://kobako@/x?host=/nowhere")


async def test_a_lost_connection_costs_nothing(store: PgStore) -> None:
    """The server's connections are cut; what is written next is written."""
    await store.append([row(1)], at(1))
    await cut_all(store)
    await store.append([row(2)], at(2))
    assert await store.events("t") == [row(1), row(2)]
    assert store.trouble is None


async def cut_all(store: PgStore) -> None:
    """Cut every other connection to the database."""
    cut = sa.text(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await store.ask(lambda connection: connection.execute(cut).scalar())


def test_trouble_is_about_the_database() -> None:
    assert is_trouble(OSError("gone"))
    assert not is_trouble(Conflict())
    assert not is_trouble(KeyError("p9"))


# --------------------------------------------------------------------------------------------- leases


async def test_a_table_has_one_keeper_until_its_lease_ends(
    store: PgStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def claim(server: str) -> Awaitable[dict[str, int | None]]:
        return store.do(partial(leases.claim, server, ["t", "u"]))

    for table in ("t", "u"):
        await store.append([row(1)], at(1, table, due=5))
    assert sorted(await store.ask(partial(leases.left_alone, 10))) == ["t", "u"]
    assert await claim("a") == {"t": None, "u": None}
    assert await claim("b") == {}
    assert await claim("a") == {"t": None, "u": None}
    assert await store.ask(partial(leases.left_alone, 10)) == []
    assert await store.do(partial(leases.renew, "a")) == {"t", "u"}
    await store.do(partial(leases.free, "a", ["u"]))
    assert await claim("b") == {"u": None}
    await store.do(partial(leases.leave, "a"))
    assert await store.ask(partial(leases.left_alone, 10)) == ["t"]
    taken = await claim("b")
    assert taken.keys() == {"t", "u"}
    assert taken["t"] is not None  # since then nobody has kept it
    assert taken["u"] is None
    assert await store.ask(partial(leases.heads, ["t", "u", "v"])) == {"t": 1, "u": 1}
