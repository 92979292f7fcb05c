"""People, sessions and ways to sign in, kept by either kind of database."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from kobako.server.store import Conflict, Login, Passkey, Person, Session, Store, lite, open_store, people
from kobako.server.store.migrations import migrate
from kobako.server.store.postgres import make_engine
from kobako.server.store.schema import METADATA
from waiting import PATIENCE

ANNA, BEN = Person("p1", "Anna", b"k1", 5), Person("p2", "Ben", b"k2", 5)
AT_HOME, ON_THE_WAY = Session(b"h1", "p1", 5, 5, 0, "Firefox"), Session(b"h2", "p1", 6, 8, 7, "Safari")
KEY = Passkey(b"c1", "p1", "localhost", b"public", 0, 5, 5, "Firefox")


@pytest.fixture
def store(address: str) -> Store:
    """Anna, twice, and Ben."""

    def add(connection: sa.Connection) -> None:
        people.add_person(ANNA, AT_HOME, connection)
        people.add_session(ON_THE_WAY, connection)
        people.add_person(BEN, Session(b"h3", "p2", 5, 5), connection)

    store = open_store(address)
    in_transaction(address, add)
    return store


def in_transaction(address: str, work: Callable[[sa.Connection], object]) -> None:
    if address.startswith("sqlite"):
        lite.in_transaction(Path(address.removeprefix("sqlite:///")), work, may_write=True)
    else:
        from kobako.server.store import postgres

        postgres.in_transaction(address, work)


async def test_sessions(store: Store) -> None:
    assert await store.session(b"h2") == (ANNA, ON_THE_WAY)
    assert await store.ask(partial(people.sessions, "p1")) == [ON_THE_WAY, AT_HOME]
    await store.do(partial(people.touch, [b"h1", b"h2"], 100, 93))
    seen = {one.token_hash: one.seen for one in await store.ask(partial(people.sessions, "p1"))}
    assert seen == {b"h1": 100, b"h2": 8}  # the other was seen a moment ago
    await store.do(partial(people.prove, b"h1", 9))
    found = await store.session(b"h1")
    assert found
    assert found[1].proved == 9
    assert await store.ask(partial(people.alive, [b"h1", b"h3", b"h9"])) == {b"h1", b"h3"}
    await store.do(partial(people.end_sessions, [b"h1", b"h9"]))
    assert await store.session(b"h1") is None
    assert await store.ask(partial(people.alive, [b"h1", b"h2"])) == {b"h2"}


async def test_a_login_is_one_persons(store: Store) -> None:
    await store.do(partial(people.set_login, Login("p1", "Anna", "anna", "hash"), b"h1"))
    with pytest.raises(Conflict):
        await store.do(partial(people.set_login, Login("p2", "ANNA", "anna", "hash"), b"h3"))
    assert await store.ask(partial(people.login, "p2")) is None
    await store.do(partial(people.set_login, Login("p1", "anne", "anne", "other"), b"h1"))
    assert await store.ask(partial(people.login_of, "anna")) is None
    assert await store.ask(partial(people.login_of, "anne")) == Login("p1", "anne", "anne", "other")


async def test_another_password_ends_sessions_and_attempts_with_the_old_one(store: Store) -> None:
    old, new = Login("p1", "anna", "anna", "old"), Login("p1", "anna", "anna", "new")
    late = Session(b"h4", "p1", 9, 9, 9, "Safari")
    assert await store.do(partial(people.set_login, old, b"h1")) == []  # there was none to know
    assert await store.do(partial(people.sign_in, late, old))
    assert await store.do(partial(people.set_login, new, b"h1")) == [b"h4", b"h2"]
    assert await store.ask(partial(people.alive, [b"h1", b"h2", b"h4"])) == {b"h1"}
    assert not await store.do(partial(people.sign_in, late, old))
    assert await store.do(partial(people.set_login, old, b"h2")) is None  # nor by a session that is over
    assert await store.ask(partial(people.login, "p1")) == new
    assert await store.session(b"h4") is None
    assert await store.do(partial(people.sign_in, late, new))
    assert await store.session(b"h4") == (ANNA, late)


@pytest.mark.parametrize("address", ["postgresql"], indirect=True)
@pytest.mark.parametrize("is_first", [True, False])
async def test_a_password_is_changed_before_somebody_signs_in_or_after(
    store: Store, url: str, is_first: bool
) -> None:
    """Two servers at the same moment: the later one waits for the lock of the other."""
    old, new = Login("p1", "anna", "anna", "old"), Login("p1", "anna", "anna", "new")
    late = Session(b"h4", "p1", 9, 9, 9, "Safari")
    change, enter = partial(people.set_login, new, b"h1"), partial(people.sign_in, late, old)
    first, second = (change, enter) if is_first else (enter, change)
    await store.do(partial(people.set_login, old, b"h1"))
    engine = make_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(first)
        waiting = asyncio.create_task(store.do(second))
        await until_somebody_waits(engine)
    await waiting
    await engine.dispose()
    assert await store.ask(partial(people.alive, [b"h1", b"h2", b"h4"])) == {b"h1"}


async def until_somebody_waits(engine: AsyncEngine) -> None:
    waits = sa.text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    async with asyncio.timeout(PATIENCE), engine.connect() as connection:
        while not (await connection.execute(waits)).scalar_one():
            await asyncio.sleep(0.01)


async def test_passkeys(store: Store) -> None:
    await store.do(partial(people.add_passkey, KEY))
    with pytest.raises(Conflict):
        await store.do(partial(people.add_passkey, KEY))
    await store.do(partial(people.use_passkey, b"c1", 3, 9))
    used = Passkey(b"c1", "p1", "localhost", b"public", 3, 5, 9, "Firefox")
    assert await store.ask(partial(people.passkey, b"c1")) == used
    assert await store.ask(partial(people.passkeys, "p1")) == [used]
    assert await store.ask(partial(people.passkeys, "p2")) == []
    await store.do(partial(people.drop_passkey, b"c1"))
    assert await store.ask(partial(people.passkey, b"c1")) is None


async def test_a_challenge_counts_once_in_time_for_one_aim_and_one_person(store: Store) -> None:
    async def taken(aim: str, person: str | None, now: int) -> bool:
        await store.do(partial(people.pose, b"x", "add", "p1", 20, 10))
        found: bool = await store.do(partial(people.take_up, b"x", aim, person, now))
        assert not await store.do(partial(people.take_up, b"x", "add", "p1", 10))  # whatever came of it
        return found

    assert await taken("add", "p1", 20)
    assert not await taken("add", "p1", 21)
    assert not await taken("prove", "p1", 15)
    assert not await taken("add", "p2", 15)
    assert not await taken("add", None, 15)
    await store.do(partial(people.pose, b"old", "sign-in", None, 20, 10))
    await store.do(partial(people.pose, b"new", "sign-in", None, 40, 30))  # forgets the old one
    assert not await store.do(partial(people.take_up, b"old", "sign-in", None, 15))


async def test_what_is_forgotten_is_gone_from_every_table(store: Store) -> None:
    await store.do(partial(people.set_login, Login("p1", "anna", "anna", "hash"), b"h1"))
    await store.do(partial(people.add_passkey, KEY))
    await store.do(partial(people.pose, b"x", "add", "p1", 20, 10))
    assert sorted(await store.do(partial(people.forget, "p1"))) == [b"h1", b"h2"]
    assert await store.people(["p1", "p2"]) == {"p2": "Ben"}
    rows = await store.ask(everything)
    assert rows == [("person", "p2", "Ben", b"k2", 5), ("session", b"h3", "p2", 5, 5, 0, "")]


def everything(connection: sa.Connection) -> list[tuple[object, ...]]:
    """Every row of every table."""
    return [
        (table.name, *row) for table in METADATA.sorted_tables for row in connection.execute(sa.select(table))
    ]


def test_every_table_about_people_is_forgotten_with_them_or_left_on_purpose() -> None:
    about = {table.name for table in METADATA.sorted_tables if "person_id" in table.columns}
    assert about == {table.name for table in people.THEIRS} | {"sitting", "steward_act"}


async def test_guests_of_earlier_databases_keep_their_tokens(address: str) -> None:
    """From the schema before there were accounts, with people and a table in it."""

    def earlier(connection: sa.Connection) -> None:
        migrate(connection, "0003")
        for number, name in enumerate(("Anna", "あや")):
            values = {"id": f"p{number}", "name": name, "hash": bytes([number] * 32), "created": 5 + number}
            connection.execute(
                sa.text(
                    "INSERT INTO person (id, name, token_hash, created) VALUES (:id, :name, :hash, :created)"
                ),
                values,
            )
        connection.execute(
            sa.text("INSERT INTO card_table VALUES ('t', 'luz', 1, 'open', 'link', 1, 1, 0, NULL)")
        )
        connection.execute(sa.text("INSERT INTO admission VALUES ('t', 'p0')"))

    in_transaction(address, earlier)
    store = open_store(address)
    for number, name in enumerate(("Anna", "あや")):
        token, created = bytes([number] * 32), 5 + number
        person = Person(f"p{number}", name, token, created)  # tables are named as they were
        assert await store.session(token) == (person, Session(token, person.id, created, created))
    assert await store.is_admitted("t", "p0")
    await store.do(partial(people.forget, "p0"))
    assert await store.people(["p0", "p1"]) == {"p1": "あや"}
    await store.close()
