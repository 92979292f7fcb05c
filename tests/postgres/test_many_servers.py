"""Several servers on one PostgreSQL: whoever is connected where, it is one table."""

import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kobako.messages.http import NewTable
from kobako.server.app import make_house
from kobako.server.door.sockets import ENDED
from kobako.server.settings import Settings
from kobako.server.store import Person, Session, people
from kobako.server.store.postgres import open_postgres
from kobako.server.tables import events as log
from server.authenticator import Authenticator
from server.hall import Watched
from server.killing import FLAGS
from server.running import Guest, Line, Running, running
from waiting import soon, until

from .storm import Storm, check_storm

PAGE = "http://localhost"  # as a proxy in front of both would show it
QUICK = ("--set", "bot_delay_ms=1,2", "--set", "opening_seconds=1")


@pytest.fixture
def two(url: str, tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    """Two servers, each on its port."""
    flags = (*FLAGS, *QUICK, "--database", url, "--set", f"allow_origins={PAGE}")
    with running(tmp_path / "one", *flags) as one, running(tmp_path / "other", *flags) as other:
        yield one, other


def test_people_at_two_servers_sit_at_one_table(two: tuple[Running, Running]) -> None:
    one, other = two
    ann, ben = one.guest("Ann"), other.guest("Ben")
    table = one.table(ann, "me", "person", "bot easy", visibility="public")
    lobby = other.line(ben)
    lobby.send("lobby")
    listed = lobby.until(lambda told: table in str(told))
    assert "Ann" in str(listed)
    here, there = one.line(ann), other.line(ben)
    here.watch(table)
    there.watch(table)
    assert there.do("sit", table, seat=1)["type"] == "done"
    assert "Ben" in str(here.until(lambda told: told["type"] == "update" and bool(told.get("room"))))
    present = here.until(lambda told: told["type"] == "presence" and len(told["here"]) == 2)
    assert set(present["here"]) == {ann.person, ben.person}
    assert here.do("start", table)["type"] == "done"
    for _ in range(12):
        move_once(table, (one, ann, here), (other, ben, there))
    there.close()
    gone = here.until(lambda told: told["type"] == "presence" and told["here"] == [ann.person])
    assert gone["table"] == table


def move_once(table: str, *people: tuple[Running, Guest, Line]) -> None:
    """Wait until it is the turn of one of them, who moves."""

    def turns() -> list[tuple[Line, Any]]:
        answers = [(line, server.get(f"/api/tables/{table}/view", guest)) for server, guest, line in people]
        games = [(line, answer.json()) for line, answer in answers if answer.status_code == 200]
        return [(line, game) for line, game in games if game["turn"]]

    line, game = until(turns, *(server for server, _, _ in people))[0]
    told = line.do("act", table, decision=game["decision"], move=game["legal"][0])
    assert told["type"] == "done", told


def test_another_server_goes_on_when_the_keeper_is_killed(two: tuple[Running, Running]) -> None:
    one, other = two
    ann = one.guest("Ann")
    table = one.table(ann, "me", "bot easy", "bot easy", start=True)
    with one.line(ann) as line:
        line.watch(table)
        for _ in range(3):
            move_once(table, (one, ann, line))
    one.end("SIGKILL")
    with other.line(ann) as line:
        line.watch(table)
        for _ in range(8):  # between them the bots move, which nobody but a keeper does
            move_once(table, (other, ann, line))


def test_a_standing_order_counts_at_the_server_that_keeps_the_table(two: tuple[Running, Running]) -> None:
    one, other = two
    ann, ben = one.guest("Ann"), other.guest("Ben")
    table = one.table(ann, "me", "person", "bot easy", game="yurikure")
    here, there = one.line(ann), other.line(ben)
    here.watch(table)
    there.watch(table)
    there.do("sit", table, seat=1)
    here.do("start", table)
    people = (one, ann, here), (other, ben, there)
    while not can_pass(other, ben, table):
        move_once(table, *people)
    made = other.get(f"/api/tables/{table}/view", ben).json()["decision"]
    assert there.do("order", table, order="pass girl")["type"] == "done"
    view = f"/api/tables/{table}/view"
    until(lambda: other.get(view, ben).json()["decision"] != made, one, other)


def can_pass(server: Running, guest: Guest, table: str) -> bool:
    answer = server.get(f"/api/tables/{table}/view", guest)
    return answer.status_code == 200 and "pass" in answer.json()["legal"]


async def test_a_lost_hint_is_made_good(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One server tells nothing; the other finds out all the same."""
    stores = [open_postgres(url) for _ in range(2)]
    silent, alert = (make_house(Settings(database=url), store) for store in stores)
    monkeypatch.setattr(silent.crew, "tell", lambda **_: None)
    for house in (silent, alert):
        await house.wake()
    ann = Person("ann", "Ann", b"token", 0)
    await stores[0].add_person(ann)
    new = NewTable(cid="c", game="luz", seats=["me", "person", "person"], visibility="public")
    table = await silent.open(new, ann, None)
    here, there = await silent.find(table), await alert.find(table)
    assert here
    assert there
    await here.commit([log.Said("ann", text="hello")], "ann", "said")
    await soon(lambda: there.table.head >= here.table.head)
    assert there.table.chats[-1].said.text == "hello"
    for house, store in zip((silent, alert), stores, strict=True):
        await house.crew.stop()
        house.stop()
        await store.close()


@pytest.fixture
def three(url: str, tmp_path: Path) -> Iterator[Running]:
    """Three workers of one server."""
    with running(tmp_path / "server", *FLAGS, *QUICK, "--database", url, "--workers", "3") as server:
        yield server


async def test_workers_are_killed_and_nothing_acknowledged_is_lost(three: Running, url: str) -> None:
    storm = Storm(three, tables=6, seats=3, seed=1)
    await storm.play_on(kills=4, least=30, most=120)
    assert sum(len(book.acks) for book in storm.books) >= 150
    assert len(storm.waits) > 100
    await check_storm(storm, url)


def test_workers_whose_bots_are_still_starting_end_with_the_first_process(three: Running) -> None:
    assert three.end("SIGKILL") == -signal.SIGKILL  # it waits until nobody holds on to the output


def test_a_session_ends_at_every_server(two: tuple[Running, Running]) -> None:
    one, other = two
    ann = one.guest("Ann")
    login = {"login": "ann", "password": "three small words"}
    assert one.post("/api/account/login", login, ann.headers).status_code == 200
    signed_in = other.post("/api/account/sign-in", login, {"X-Forwarded-For": other.elsewhere()}).json()
    again = Guest(signed_in["person"], signed_in["token"], ann.address)
    assert again.person == ann.person
    here, there = one.line(ann), other.line(again)
    sessions = one.get("/api/account", ann).json()["sessions"]
    [foreign] = [each["id"] for each in sessions if not each["current"]]
    ended = one.delete(f"/api/account/sessions/{foreign}", ann.headers)
    assert ended.status_code == 200
    assert there.closed() == ENDED
    assert other.get("/api/account", again).json() is None
    here.send("ping")
    assert here.of("pong")


def test_a_challenge_of_one_server_is_answered_at_another(two: tuple[Running, Running]) -> None:
    """And the name of who leaves is gone from the memory of both."""
    one, other = two
    ann, ben = one.guest("Annabelle"), other.guest("Ben")
    page = ann.headers | {"Origin": PAGE}
    key = Authenticator(origin=PAGE)
    offer = one.post("/api/account/passkeys/offer", {}, page).json()
    assert other.post("/api/account/passkeys", key.create(offer), page).status_code == 200
    offer = other.post("/api/account/sign-in/offer", {}, page).json()
    table = one.table(ann, "me", "person", "bot easy")
    there = other.line(ben)
    there.watch(table)
    there.do("sit", table, seat=1)
    assert other.delete("/api/account", page).status_code == 200
    told = there.until(lambda told: bool(told.get("room")) and told["room"]["host"] == ben.person)
    assert "Annabelle" not in str(told)
    until(lambda: "Annabelle" not in one.get(f"/api/tables/{table}/events", ben).text, one, other)
    assert one.post("/api/account/sign-in", {"passkey": key.get(offer)}, page).status_code == 403


async def test_a_lost_hint_about_sessions_and_names_is_made_good(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stores = [open_postgres(url) for _ in range(2)]
    silent, alert = (make_house(Settings(database=url), store) for store in stores)
    monkeypatch.setattr(silent.crew, "tell", lambda **_: None)
    ann, session = Person("ann", "Ann", b"key", 0), Session(b"token", "ann", 0, 0)
    await stores[0].add_person(ann, session)
    new = NewTable(cid="c", game="luz", seats=["me", "person", "person"])
    live = await alert.find(await silent.open(new, ann, None))
    assert live
    assert alert.names["ann"] == "Ann"
    line = Watched()
    alert.doors.enter(session, line)
    await alert.look_around({})
    assert not line.is_ended
    silent.sessions_ended(await stores[0].do(partial(people.forget, "ann")))
    silent.renamed("ann", None)
    await alert.look_around({})
    assert line.is_ended
    await alert.list_all()
    assert "ann" not in alert.names
    for house, store in zip((silent, alert), stores, strict=True):
        house.stop()
        await store.close()
