"""What is told of players over HTTP: sums, graphs, head to head, and games that not everybody may see."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
import sqlalchemy as sa

from kobako.server.house.results import results_of
from kobako.server.house.scorer import Scorer
from kobako.server.requests.profiles import read_profile, reputes
from kobako.server.store import Person, Store, TableRow, profiles
from kobako.server.store.schema import CARD_TABLE, METADATA, RESULT
from waiting import until

from .games import OLD, entries, keep, table_of
from .rows import with_store
from .running import FREE, SERVE, Guest, Running, running

T = TypeVar("T")
DAY = 86_400_000
MANY = 45  # games of Ann and Ben at public tables


async def fill(store: Store, ann: str, ben: str) -> None:
    """Games of two people: many public ones, two by link, one that Ben left."""
    for number in range(MANY):
        won = number % 3 == 0
        game = entries("luz", [ann, ben, "bot easy"], [9 if won else 1, 5, 3], [0 if won else 1])
        await keep(
            store, f"{chr(97 + number // 26)}{chr(97 + number % 26)}publicgame"[:10], game, DAY + number
        )
    for name, rated in (("linkgamexx", True), ("linkgameyy", False)):
        closed = entries("lineit", [ann, ben], [3, 4], [1], rated=rated, visibility="link")
        await keep(store, name, closed, 2 * DAY)
    left = entries("luz", [ann, ben, "nobodyknows"], [1, 9, 2], [1], went=[1])
    await keep(store, "leftgamexx", left, 3 * DAY)
    await Scorer(store).rate()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Guest, Guest]]:
    """A server on whose tables Ann and Ben have played."""
    with running(tmp_path_factory.mktemp("profiles"), *FREE) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        server.end()
        with_store(server.database, partial(fill, ann=ann.person, ben=ben.person))
        server.again()
        yield server, ann, ben


def profile(server: Running, player: str, viewer: Guest | None = None) -> dict[str, Any]:
    found: dict[str, Any] = server.get(f"/api/players/{player}", viewer).json()
    return found


def game_of(told: dict[str, Any], game: str) -> dict[str, Any]:
    return next(one for one in told["games"] if one["game"] == game)


Place = tuple[Running, Guest, Guest]


def test_sums_by_game_and_number_of_players(played: Place) -> None:
    server, ann, _ = played
    told = profile(server, ann.person)
    luz = game_of(told, "luz")
    assert (told["name"], told["bot"], luz["games"], luz["wins"]) == ("Ann", None, MANY + 1, MANY // 3)
    assert luz["share"] == pytest.approx(15 / 46, abs=1e-4)
    assert luz["place"] == pytest.approx((15 * 1 + 30 * 3 + 2) / 46, abs=1e-4)
    [three] = luz["by_players"]
    assert (three["players"], three["games"], three["wins"]) == (3, MANY + 1, 15)
    assert game_of(told, "lineit")["games"] == 2


def test_a_graph_leads_to_the_rating(played: Place) -> None:
    server, _, ben = played
    luz = game_of(profile(server, ben.person), "luz")
    assert len(luz["points"]) == MANY + 2
    assert luz["points"][0]["value"] == 1500
    assert luz["points"][-1]["value"] == luz["rating"]["value"]
    assert luz["points"][-1]["value"] < luz["points"][-2]["value"]  # he left
    assert not luz["rating"]["provisional"]
    assert game_of(profile(server, ben.person), "lineit")["rating"]["provisional"]


def test_bots_are_players_too(played: Place) -> None:
    server, _, _ = played
    told = profile(server, "bot-easy")
    assert (told["bot"], told["since"]) == ("easy", None)
    assert game_of(told, "luz")["rating"]["value"] != 1500
    assert profile(server, "bot-hard")["games"] == []


def test_head_to_head_counts_what_one_may_see(played: Place) -> None:
    server, ann, ben = played
    luz = {one["player"]: one for one in game_of(profile(server, ann.person), "luz")["versus"]}
    assert luz[ben.person] == {
        "player": ben.person,
        "name": "Ben",
        "times": MANY + 1,
        "ahead": 15 + 1,
        "behind": 30,
    }
    assert luz["bot-easy"]["times"] == MANY
    assert luz["nobodyknows"]["name"] == ""
    assert game_of(profile(server, ann.person), "lineit")["versus"] == []
    assert game_of(profile(server, ann.person, ben), "lineit")["versus"][0]["times"] == 2


def history(server: Running, player: str, viewer: Guest | None = None) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = []
    while True:
        after = f"?after={games[-1]['table']}" if games else ""
        page = server.get(f"/api/players/{player}/games{after}", viewer).json()
        games += page["games"]
        if not page["more"]:
            return games


def test_games_come_page_by_page_newest_first(played: Place) -> None:
    server, ann, _ = played
    games = history(server, ann.person)
    assert len(games) == len({game["table"] for game in games}) == MANY + 1
    assert [game["at"] for game in games] == sorted((game["at"] for game in games), reverse=True)
    newest = games[0]
    assert [(seat["place"], seat["score"], seat["went"]) for seat in newest["seats"]] == [
        (2, 1, False),
        (3, 9, True),
        (1, 2, False),
    ]


def test_games_that_were_not_public_are_for_those_who_sat_there(played: Place) -> None:
    server, ann, ben = played
    stranger = server.guest("Cleo")
    assert len(history(server, ann.person, ben)) == len(history(server, ann.person, ann)) == MANY + 3
    for viewer in (None, stranger):
        assert not any("link" in game["table"] for game in history(server, ann.person, viewer))


def test_nobody_is_nobody(played: Place) -> None:
    server, _, _ = played
    answer = server.get("/api/players/nobody")
    assert (answer.status_code, answer.json()["id"]) == (404, "no-such-person")
    assert profile(server, "nobodyknows")["name"] == ""  # has played, and is not known any more


def test_what_one_wants_to_know_before_one_sits_down(played: Place) -> None:
    server, ann, ben = played
    new = server.guest("Dan")
    told = server.get(f"/api/repute?people={ann.person},{ben.person},{new.person}").json()
    assert [one["finished"] for one in told] == [
        {"games": 20, "finished": 20},
        {"games": 20, "finished": 19},
        {"games": 0, "finished": 0},
    ]
    assert told[1]["ratings"]["luz"] == game_of(profile(server, ben.person), "luz")["rating"]
    assert set(told[0]["ratings"]) == {"luz", "lineit"}
    assert server.get("/api/repute?people=" + ",".join(["x"] * 101)).status_code == 400


async def test_leaving_bots_alone_is_nobodys_loss(store: Store) -> None:
    await store.add_person(Person("ann", "Ann", b"token", 0))
    players = ["ann", "bot easy", "bot easy"]
    await keep(store, "alone", entries("luz", players, [1, 2, 3], [2], went=[0]), 5)
    assert dict(await store.ask(partial(profiles.finished, ["ann"]))) == {}


# ------------------------------------------------------------------------------------------ many games


RATED = 5  # games, the first ones


def with_games(games: int, ask: Callable[[sa.Connection], T]) -> tuple[T, int]:
    """Of a bot that has played so often, mostly at tables that are not public; the answer and its work."""
    steps = 0

    def count() -> int:
        nonlocal steps
        steps += 1
        return 0

    engine = sa.create_engine("sqlite://", poolclass=sa.StaticPool)
    with engine.begin() as connection:
        METADATA.create_all(connection)
        for number in range(games):
            connection.execute(*past_table(f"t{number:09}", number))
            connection.execute(*past_results(f"t{number:09}", number))
        raw: Any = connection.connection.driver_connection
        raw.set_progress_handler(count, 10)
        found = ask(connection)
        raw.set_progress_handler(None, 0)
    engine.dispose()
    return found, steps


def past_table(table: str, at: int) -> tuple[sa.Insert, dict[str, Any]]:
    visibility = "link" if at % 10 else "public"
    row = TableRow(table, "luz", OLD, "over", visibility, at, at, 1, None, people=())
    columns = msgspec.structs.asdict(row)
    del columns["people"]
    return CARD_TABLE.insert(), columns


def past_results(table: str, at: int) -> tuple[sa.Insert, list[dict[str, Any]]]:
    whole = table_of(entries("luz", [f"person{at % 7}", "bot easy", "bot easy"], [9, 5, 3], [0]), at, table)
    rating = {"mu": 25.0, "sigma": 8.0} if at < RATED else {}
    return RESULT.insert(), [msgspec.structs.asdict(one) | rating for one in results_of(whole)]


@pytest.mark.parametrize(
    "ask",
    [
        partial(read_profile, "bot-easy", None),
        partial(profiles.history, "bot-easy", None, None, 21),
        partial(profiles.history, "bot-easy", None, "t000000150", 21),
        partial(reputes, ["bot-easy"]),
    ],
)
def test_what_is_told_of_a_player_takes_no_longer_after_many_games(
    ask: Callable[[sa.Connection], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the steps of the database. Most games are not rated."""
    monkeypatch.setattr(profiles, "MOST_COUNTED", 40)
    _, some = with_games(200, ask)
    _, many = with_games(800, ask)
    assert many <= 1.1 * some


def test_sums_are_of_the_newest_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profiles, "MOST_COUNTED", 40)
    told, _ = with_games(100, partial(read_profile, "bot-easy", "person3"))
    assert told
    [luz] = told.games
    assert luz.games == 40  # in 20 games
    assert {(one.player, one.times) for one in luz.versus} == {("person6", 2), ("person3", 6)}
    games, _ = with_games(100, partial(profiles.history, "bot-easy", None, None, 21))
    assert [seats[0].at for seats in games] == [90, 80, 70, 60]
    assert told.finished.games == 0  # it cannot leave


# -------------------------------------------------------------------------------------------- crashes

KILLED = """
import os, signal, sys
from kobako.cli import main
from kobako.server.store import Store

async def die(self):
    if await self.ask(lambda c: c.exec_driver_sql("SELECT count(*) FROM result").scalar()):
        os.kill(os.getpid(), signal.SIGKILL)
    return 0

Store.rate_some = die
sys.exit(main(["serve", *sys.argv[1:]]))
"""


@pytest.mark.slow
def test_a_game_that_ended_before_a_crash_is_rated_after_it(tmp_path: Path) -> None:
    """The server is killed between the end of a game and its rating."""
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    with running(tmp_path / "server", *FREE, "--set", "bot_delay_ms=0,0", entry=[str(script)]) as server:
        ann = server.guest("Ann")
        server.table(ann, "bot easy", "bot easy", "bot random", start=True, rated=True)
        assert server.wait() == -9
        server.entry = SERVE
        for _ in range(2):  # once is enough, and it stays so
            server.again()
            assert rated_of(server, "bot-random") == rated_of(server, "bot-random")
            server.end("SIGKILL")


def rated_of(server: Running, player: str) -> int:
    """The rating that a player has after one game, as soon as there is one."""

    def rated() -> Any:
        [game] = profile(server, player)["games"]
        assert game["games"] == 1
        return game["rating"] and game

    game = until(rated, server)
    assert len(game["points"]) == 2
    value: int = game["rating"]["value"]
    return value
