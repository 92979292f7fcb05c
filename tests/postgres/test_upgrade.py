"""A database of the first revision, with real games in it, is brought up to date step by step."""

import asyncio
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sa
from alembic.migration import MigrationContext

from kobako.server.house import reviews as module
from kobako.server.house.live import Live
from kobako.server.house.results import results_of
from kobako.server.house.scorer import Scorer
from kobako.server.rate import rate
from kobako.server.requests.profiles import read_profile
from kobako.server.store import Person, Result, Row, Session, Store, in_transaction, open_store, social
from kobako.server.store.migrations import migrate
from kobako.server.store.reviews import Asked
from kobako.server.tables.table import Table
from server.games import entries, keep
from server.kit import Salon
from server.rows import with_store
from server.test_results import everything
from server.test_reviews import Bench, fake

GAMES = {"luz": 3, "lineit": 2, "aurum": 4}  # players
FIRST, LATER = "0001", ("0002", "0003", "0004", "0005", "0006", "0007", "0008")
# What was kept about a table from some revision on; everything else is made by the revisions themselves.
CAME = {
    FIRST: ("sitting",),
    "0002": ("standing_order",),
    "0003": ("admission", "keeping"),
    "0006": ("push_subscription",),
}
TOKEN = bytes(range(32))
INSERT = {
    "person": "(id, name, token_hash, created) VALUES ('ann', 'Ann', :token, 5)",
    "card_table": "(id, game, rules, status, visibility, opened, changed, head, due) "
    "VALUES (:id, :game, :rules, :status, 'link', 1, :changed, :head, :due)",
    "event": "(table_id, seq, cid, actor, kind, payload, at) "
    "VALUES (:id, :seq, :cid, :actor, :kind, :payload, :at)",
    "sitting": "(table_id, place, person_id) VALUES (:id, 0, 'ann')",
    "standing_order": "(table_id, seat, given, bound) VALUES (:id, 0, 'pass', 'pass 7')",
    "admission": "(table_id, person_id) VALUES (:id, 'ann')",
    "keeping": "(table_id, server, until) VALUES (:id, 'gone', 9)",
    "push_subscription": "(endpoint, person_id, p256dh, auth, language, since) "
    "VALUES ('https://ann/' || :id, 'ann', '', '', 'en', 1), ('https://ben/' || :id, 'ben', '', '', 'en', 1)",
}


class Played(NamedTuple):
    """A table of Ann and bots."""

    id: str
    game: str
    rules: int
    status: str
    rows: Sequence[Row]

    def load(self) -> Table:
        return Table.load(self.id, self.rows)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> list[Played]:
    """Games that are over, and one that is not. Their entries are what they were then."""

    async def play() -> list[Played]:
        salon = Salon(open_store(tmp_path_factory.mktemp("played") / "kobako.sqlite3"))
        ann = await salon.person("Ann")
        lives = []
        for game, players in (*GAMES.items(), ("luz", 3)):
            live = await salon.open(ann, "me", *["bot easy"] * (players - 1), game=game, start=True)
            client = await salon.watch(live, ann)
            lives.append(live)
            if len(lives) <= len(GAMES):
                await salon.play_out(live, client)
            elif client.game["turn"]:
                await salon.act(live, client, client.game["legal"][0])
        found = [read(live) for live in lives]
        await salon.close()
        return found

    return asyncio.run(play())


def read(live: Live) -> Played:
    table = live.table
    return Played(table.id, table.opened.game, table.opened.rules, table.status, list(live.rows))


@pytest.fixture(params=["sqlite", "postgresql"])
def old(request: pytest.FixtureRequest, tmp_path: Path, url: str, played: list[Played]) -> str:
    """A database as it was at the first revision."""
    address = url if request.param == "postgresql" else f"sqlite:///{tmp_path / 'old.sqlite3'}"
    in_transaction(address, lambda connection: fill(played, connection))
    return address


def fill(played: list[Played], connection: sa.Connection) -> None:
    migrate(connection, FIRST)
    insert(connection, "person", token=TOKEN)
    for one in played:
        last = one.rows[-1]
        due = 99 if one.status == "running" else None
        head = {"rules": one.rules, "status": one.status, "changed": last.at, "head": last.seq, "due": due}
        insert(connection, "card_table", id=one.id, game=one.game, **head)
        for row in one.rows:
            entry = {"cid": row.cid, "actor": row.actor, "kind": row.kind, "payload": row.payload}
            insert(connection, "event", id=one.id, seq=row.seq, at=row.at, **entry)
    add_what_came(played, FIRST, connection)


def add_what_came(played: list[Played], number: str, connection: sa.Connection) -> None:
    """Keep what can be kept about tables since that revision."""
    for one in played:
        for table in CAME.get(number, ()):
            insert(connection, table, id=one.id)


def insert(connection: sa.Connection, table: str, **values: Any) -> None:
    connection.execute(sa.text(f"INSERT INTO {table} {INSERT[table]}"), values)


def revision(connection: sa.Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(address: str, played: list[Played]) -> None:
    """One revision after the other, as if every version in between had been used."""

    def to(number: str, connection: sa.Connection) -> None:
        migrate(connection, number)
        add_what_came(played, number, connection)

    assert in_transaction(address, revision) == FIRST
    for number in LATER:
        in_transaction(address, partial(to, number))
        assert in_transaction(address, revision) == number


def test_games_of_an_old_database_get_their_results(old: str, played: list[Played]) -> None:
    upgrade(old, played)
    over = [one for one in played if one.status == "over"]
    assert [one.game for one in over] == list(GAMES)

    async def use(store: Store) -> None:
        person = Person("ann", "Ann", TOKEN, 5)
        assert await store.session(TOKEN) == (person, Session(TOKEN, "ann", 5, 5))
        for one in played:
            assert await store.events(one.id) == one.rows
            assert list(await store.orders(one.id)) == [0]
            assert await store.is_admitted(one.id, "ann")
        assert [row.id for row in await store.tables(statuses=["running"], person="ann")] == [played[-1].id]
        called = await store.ask(partial(social.subscriptions, "ann"))
        assert [one.session_hash for one in called] == [TOKEN] * len(played)
        assert await store.ask(partial(social.subscriptions, "ben")) == []  # who has no session
        scorer = Scorer(store)
        await scorer.catch_up()
        await scorer.rate()
        assert await store.ask(everything) == expected(over)
        await scorer.catch_up()  # there is nothing left to do

    with_store(old, use)


def expected(over: list[Played]) -> list[Result]:
    found = [result for one in over for result in results_of(one.load())]
    assert any(result.tried for result in found)  # these games were really played
    return sorted(found, key=lambda result: (result.table_id, result.seat))


def test_an_old_database_rates_games_from_now_on(old: str, played: list[Played]) -> None:
    """What was played before did not count, and does not now."""
    upgrade(old, played)
    before: list[Result] = []

    async def use(store: Store) -> None:
        scorer = Scorer(store)
        await scorer.catch_up()
        await keep(store, "new", entries("luz", ["ann", "bot easy", "bot hard"], [9, 5, 3], [0]), 2_000_000)
        await scorer.rate()
        before.extend(await store.ask(everything))
        assert {one.table_id for one in before if one.mu is not None} == {"new"}
        told = await store.ask(lambda connection: read_profile("ann", "ann", connection))
        assert told
        games = {one.game: (one.games, one.rating is not None) for one in told.games}
        assert games == {"luz": (2, True), "lineit": (1, False), "aurum": (1, False)}

    with_store(old, use)
    assert rate(old) == 1
    assert in_transaction(old, everything) == before


def test_a_game_of_an_old_database_is_reviewed(
    old: str, played: list[Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    upgrade(old, played)
    monkeypatch.setattr(module, "work", fake)
    first = played[0]
    ended = first.load().ended
    assert ended

    async def use(store: Store) -> None:
        server = Bench(store)
        assert (await server.look(Asked(first.id, 0), "ann", [])).review is None
        await server.make_all()
        made = (await server.look(Asked(first.id, 0), "ann", [])).review
        assert made
        assert made.game == ended.record  # it is given the whole record
        await server.stop()

    with_store(old, use)
