"""Who deletes an account leaves no name behind, and no table waits for them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import sqlalchemy as sa

from kobako.messages import up
from kobako.server.requests import account
from kobako.server.store import people
from kobako.server.store.schema import METADATA
from kobako.server.tables.decide import parted

from .hall import PASSWORD, Hall, watch
from .kit import Client


async def test_who_leaves_for_good_leaves_no_name(hall: Hall) -> None:
    home, friend = hall.device(), hall.device()
    ann = await home.guest("Annabelle")
    ben = await friend.guest("Ben")
    seats = ["person", "bot easy"]
    tables = {
        name: (await home.do("POST", "/tables", {"cid": name, "game": "luz", "seats": [own, *seats]}))[
            "table"
        ]
        for name, own in {"running": "me", "handed on": "me", "closed": "me", "not seated": "person"}.items()
    }
    lives = {name: hall.salon.house.tables[table] for name, table in tables.items()}
    seen = {}
    for name in ("running", "handed on"):
        seen[name] = await client(hall, ben)
        lives[name].enter(seen[name], None)
        await hall.salon.settle()
        assert (await hall.salon.do(lives[name], seen[name], up.Sit, seat=1))["type"] == "done"
    host = await client(hall, ann)
    lives["running"].enter(host, None)
    await hall.salon.do(lives["running"], host, up.Say, text="hello")
    await hall.salon.do(lives["running"], host, up.Start)
    await home.set_login("annabelle")
    await home.add_passkey()
    line = await watch(hall, home)
    data = await home.do("GET", "/account/data")
    assert data["account"]["name"] == "Annabelle"
    assert {one["table"] for one in data["tables"]} == set(tables.values()) - {tables["not seated"]}
    assert [one["text"] for one in data["said"]] == ["hello"]
    assert await hall.salon.store.ask(rows_with("nnabelle"))

    assert await home.do("DELETE", "/account") is None
    assert line.is_ended
    assert "kobako" not in home.http.cookies
    assert await hall.salon.store.ask(rows_with("nnabelle")) == []
    assert "Annabelle" not in str(hall.salon.house.names)
    await hall.salon.settle()
    running, handed_on = seen["running"].room, seen["handed on"].room
    chair = running["chairs"][0]
    assert (chair["kind"], chair["person"], chair["name"]) == ("person", ann, "")
    assert (chair["away"], chair["bot"]) == (True, "easy")
    assert (handed_on["host"], handed_on["host_name"], handed_on["chairs"][0]["kind"]) == (ben, "Ben", "open")
    assert lives["closed"].table.status == lives["not seated"].table.status == "closed"
    assert "Annabelle" not in str(await friend.do("GET", "/tables"))
    told = await friend.do("GET", f"/tables/{tables['running']}/events")
    assert "Annabelle" not in str(told)
    assert ann in str(told)
    wrong = {"login": "annabelle", "password": PASSWORD}
    assert await home.refused("POST", "/account/sign-in", wrong) == "account-wrong"


async def client(hall: Hall, id: str) -> Client:  # noqa: A002
    person = await hall.salon.store.ask(partial(people.person, id))
    assert person
    return Client(person)


def rows_with(text: str) -> Callable[[sa.Connection], list[str]]:
    """Every row of the database in which a text stands somewhere, also inside of bytes."""

    def find(connection: sa.Connection) -> list[str]:
        rows = [
            f"{table.name} {[bytes(v).decode('latin-1') if isinstance(v, bytes) else v for v in row]}"
            for table in METADATA.sorted_tables
            for row in connection.execute(sa.select(table))
        ]
        return [row for row in rows if text in row]

    return find


async def test_a_game_that_is_about_to_begin_goes_on_without_who_left(hall: Hall) -> None:
    home, salon = hall.device(), hall.salon
    ann = await home.guest("Ann")
    new = {
        "cid": "c",
        "game": "luz",
        "seats": ["me", "bot easy", "bot easy"],
        "start": True,
        "commit": "0" * 64,
    }
    live = salon.house.tables[(await home.do("POST", "/tables", new))["table"]]
    assert live.table.status == "opening"
    await home.do("DELETE", "/account")
    assert live.table.seats[0].away
    assert parted(live.table, ann) == []  # there is nothing more to do
    while live.table.ended is None:
        await salon.wait()


async def test_only_pages_of_this_server_may_do_any_of_this(hall: Hall) -> None:
    home = hall.device()
    await home.guest("Ann")
    home.http.headers["origin"] = "https://evil.example"
    calls = [(route.path, method) for route in account.ROUTES for method in route.methods or ()]
    changing = [(path, method) for path, method in calls if method not in ("GET", "HEAD")]
    assert len(changing) == 12
    for path, method in changing:
        answer = await home.http.request(method, path, json={})
        assert answer.json()["id"] == "server-origin", path


async def test_who_is_nobody_has_no_account(hall: Hall) -> None:
    nobody = hall.device()
    for route in account.ROUTES:
        if "sign-in" in route.path:
            continue
        for method in sorted((route.methods or set()) - {"HEAD"}):
            answer = await nobody.http.request(method, route.path, json={})
            if (route.path, method) == ("/api/account", "GET"):  # that is no mistake
                assert answer.json() is None
                continue
            assert (answer.status_code, answer.json()["id"]) == (401, "no-guest"), route.path
