"""Values that PostgreSQL does not take: nobody but who sends them notices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from kobako.server.store import StoreError, social
from kobako.server.store.postgres import PgStore
from kobako.server.store.social import Report
from server.rows import at, row
from server.running import FREE, Guest, Running, running
from server.test_society import POINT, ask

NUL = "\0"
LONG = 2**31  # more than a column of 32 bits holds
FAR = 2**62  # ms: later than any calendar goes


def a_report(seq: int) -> Report:
    return Report("r", "ann", "bob", None, seq, "chat", "", 1)


@pytest.mark.parametrize(
    "odd",
    [
        partial(social.hang_up, "ann", NUL),
        partial(social.file, a_report(LONG)),
    ],
)
async def test_a_job_with_an_odd_value_fails_alone(
    store: PgStore, odd: Callable[[sa.Connection], None]
) -> None:
    await store.append([row(1)], at(1))
    outcomes = await asyncio.gather(
        store.append([row(2)], at(2), reseat=False), store.do(odd), return_exceptions=True
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], sa.exc.DBAPIError)
    assert await store.events("t") == [row(1), row(2)]
    assert store.trouble is None


async def test_an_entry_with_an_odd_value_fails_alone(store: PgStore) -> None:
    """Although all entries of a group go into the same statement."""
    for table in ("t", "u"):
        await store.append([row(1)], at(1, table))
    outcomes = await asyncio.gather(
        store.append([row(2)], at(2), reseat=False),
        store.append([row(2, NUL)], at(2, "u"), reseat=False),
        return_exceptions=True,
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], sa.exc.DBAPIError)
    assert await store.events("t") == [row(1), row(2)]
    assert await store.events("u") == [row(1)]
    assert store.trouble is None


async def test_what_is_wrong_with_the_database_fails_all(store: PgStore) -> None:
    await store.append([row(1)], at(1))
    await store.do(lambda connection: connection.execute(sa.text("ALTER TABLE event RENAME TO gone")))
    with pytest.raises(StoreError):
        await store.append([row(2)], at(2))
    assert store.trouble


def test_the_wire_takes_no_value_that_cannot_be_kept(url: str, tmp_path: Path) -> None:
    with running(tmp_path / "server", *FREE, "--database", url) as server:
        host = server.guest("Host")
        assert ask(server, "/api/host/claim", host, code=server.host_code).status_code == 200
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = server.table(ann, "me", "person", "person")
        with server.line(ann) as line:
            line.watch(table)
            told = line.do("say", table, cid=NUL, text="hello")
            assert (told["type"], told["id"]) == ("refused", "server-bad-message")
            assert line.do("say", table, text="hello")["type"] == "done"
        check_requests(server, (ann, bob, host))
        check_addresses(server, ann)
        for page in ("/health", "/ready"):
            assert server.get(page).status_code == 200


def check_requests(server: Running, people: tuple[Guest, Guest, Guest]) -> None:
    ann, bob, host = people
    browser = {"endpoint": NUL, "p256dh": POINT, "auth": "BTBZMqHH6r4Tts7J_aSIgg"}
    refused = [
        ask(server, "/api/calls/push", ann, **browser, on=False),
        ask(server, "/api/reports", ann, person=bob.person, reason="chat", seq=LONG),
        ask(server, "/api/tables", ann, cid=NUL, game="luz", seats=["me", "person", "person"]),
        ask(server, "/api/host/ban", host, person=bob.person, until=FAR),
        ask(server, "/api/host/notice", host, at=FAR),
    ]
    assert [told.json()["id"] for told in refused] == ["server-bad-message"] * len(refused)
    assert ask(server, "/api/reports", ann, person=bob.person, reason="chat", seq=LONG - 1).status_code == 201


def check_addresses(server: Running, ann: Guest) -> None:
    named = ("tables/%00/view", "players/%00", "players/x/games?after=%00", "repute?people=%00")
    refused = [server.get(f"/api/{path}", ann) for path in named]
    assert [told.json()["id"] for told in refused] == ["server-bad-message"] * len(refused)
