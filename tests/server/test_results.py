"""What came of a game: places, ties, teams, leavers; and ratings, the same however they come about."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from openskill.models import PlackettLuce

from kobako.cli import main
from kobako.match.ratings import FRESH
from kobako.messages import up
from kobako.server.house.results import results_of
from kobako.server.house.scorer import Scorer
from kobako.server.rate import rate
from kobako.server.store import Conflict, InUse, Result, Store, open_store, results
from kobako.server.store.schema import RESULT
from waiting import soon

from .games import entries, keep, season, table_of
from .kit import Salon, match_of
from .rows import with_store


def of(*players: str, scores: list[int], winners: list[int], game: str = "luz", **more: Any) -> list[Result]:
    return results_of(table_of(entries(game, players, scores, winners, **more)))


def all_results(path: Path) -> list[Result]:
    async def use(store: Store) -> list[Result]:
        return await store.ask(everything)

    return with_store(path, use)


def everything(connection: sa.Connection) -> list[Result]:
    chosen = sa.select(RESULT).order_by(RESULT.c.table_id, RESULT.c.seat)
    return [Result(**row._mapping) for row in connection.execute(chosen)]


# -------------------------------------------------------------------------------------------- results


def test_places_scores_and_shares() -> None:
    found = of("ann", "ben", "bot easy", scores=[3, 9, 5], winners=[1])
    assert [(one.player, one.place, one.score, one.share) for one in found] == [
        ("ann", 3, 3, 0.0),
        ("ben", 1, 9, 1.0),
        ("bot-easy", 2, 5, 0.0),
    ]
    assert {(one.game, one.players, one.people, one.at, one.rated) for one in found} == {
        ("luz", 3, 2, 1000, True)
    }


def test_who_are_equal_share_a_place_and_winners_the_win() -> None:
    found = of("ann", "ben", "cleo", "dan", scores=[9, 9, 4, 4], winners=[0, 1])
    assert [(one.place, one.share) for one in found] == [(1, 0.5), (1, 0.5), (3, 0.0), (3, 0.0)]


def test_the_games_winners_decide_not_the_scores() -> None:
    assert [one.place for one in of("ann", "ben", "cleo", scores=[9, 9, 4], winners=[1])] == [2, 1, 3]


def test_a_team_has_one_place() -> None:
    found = of("ann", "ben", "cleo", "dan", scores=[7, 2, 7, 2], winners=[0, 2], game="aurum")
    assert [(one.side, one.place, one.share) for one in found] == [
        (0, 1, 0.5),
        (1, 2, 0),
        (0, 1, 0.5),
        (1, 2, 0),
    ]


def test_who_left_is_last_whatever_the_bot_made_of_it() -> None:
    found = of("ann", "ben", "bot easy", scores=[9, 5, 3], winners=[0], went=[0])
    assert [(one.place, one.share, one.went) for one in found] == [(3, 0, True), (1, 1, False), (2, 0, False)]
    assert found[0].score == 9


def test_a_partner_who_stayed_keeps_the_place_of_the_team() -> None:
    found = of("ann", "ben", "cleo", "dan", scores=[7, 2, 7, 2], winners=[0, 2], game="aurum", went=[0])
    assert [(one.place, one.share) for one in found] == [(2, 0), (2, 0), (1, 0.5), (2, 0)]


def test_a_team_that_all_people_left_is_last() -> None:
    found = of("ann", "ben", "bot easy", "dan", scores=[7, 2, 7, 2], winners=[0, 2], game="aurum", went=[0])
    assert [(one.place, one.share) for one in found] == [(2, 0), (1, 0.5), (2, 0), (1, 0.5)]


def test_an_old_log_is_not_rated() -> None:
    assert not any(one.rated for one in of("ann", "ben", "cleo", scores=[1, 2, 3], winners=[2], rated=False))


async def test_results_are_there_with_the_end_of_the_game(salon: Salon) -> None:
    live, client = await salon.alone(rated=True, visibility="public")
    await salon.play_out(live, client)
    assert live.table.ended
    found = await salon.store.ask(lambda connection: results.of_table(live.table.id, connection))
    assert [one.score for one in found] == live.table.ended.scores
    assert [one.player for one in found] == ["ann", "bot-easy", "bot-easy"]
    assert [one.tried for one in found] == [4, 4, 4]  # bids
    assert salon.house.scorer.wish.is_set()
    await salon.house.scorer.rate()
    rated = await salon.store.ask(lambda connection: results.of_table(live.table.id, connection))
    assert all(one.mu is not None for one in rated)
    assert rated[1].mu == rated[2].mu


async def test_no_move_is_taken_back_in_a_rated_game(salon: Salon) -> None:
    ann = await salon.person("Ann")
    for rated, answer in ((False, "done"), (True, "refused")):
        live = await salon.open(ann, "me", "bot easy", "bot easy", start=True, rated=rated)
        client = await salon.watch(live, ann)
        while 0 not in match_of(live).pending:
            await salon.wait()
        await salon.act(live, client, "bid 3")
        assert client.game["undo"] is not rated
        assert client.room["rated"] is rated
        told = await salon.do(live, client, up.Undo)
        assert told["type"] == answer
    assert told["id"] == "server-rated-undo"


# -------------------------------------------------------------------------------------------- ratings


def test_one_game_is_rated_as_openskill_does() -> None:
    model = PlackettLuce(tau=0)
    found = of("bot easy", "bot hard", "bot expert", scores=[1, 3, 2], winners=[1])
    expected = model.rate([[model.rating()] for _ in range(3)], ranks=[3, 1, 2])
    after = results.rated(found, dict.fromkeys(("bot-easy", "bot-hard", "bot-expert"), FRESH))
    assert list(after.values()) == [(team[0].mu, team[0].sigma) for team in expected]


def test_who_left_a_partner_behind_loses_and_the_partner_wins() -> None:
    names = ("ann", "ben", "cleo", "dan")
    how: dict[str, Any] = {"scores": [7, 2, 7, 2], "winners": [0, 2], "game": "aurum"}
    fresh = dict.fromkeys(names, FRESH)
    stayed, went = results.rated(of(*names, **how), fresh), results.rated(of(*names, **how, went=[0]), fresh)
    assert went["ann"][0] < FRESH[0] < stayed["ann"][0]
    assert {name: went[name] for name in names[1:]} == {name: stayed[name] for name in names[1:]}


def test_ratings_are_the_same_however_they_come_about(path: Path, tmp_path: Path) -> None:
    """One by one as games end, some too late; all at once; and from the logs alone."""
    played = season(90)
    late = random.Random(2).sample(range(90), 12)

    async def as_they_end(store: Store) -> None:
        scorer = Scorer(store)
        for number, (table, events, at) in enumerate(played):
            if number not in late:
                await keep(store, table, events, at)
                await scorer.rate()
        for number in late:
            await keep(store, *played[number])
            await scorer.rate()

    async def from_logs(store: Store) -> None:
        for table, events, at in reversed(played):
            await keep(store, table, events, at, scored=False)
        assert await store.ask(everything) == []
        scorer = Scorer(store)
        await scorer.catch_up()
        await scorer.rate()

    with_store(path, as_they_end)
    other = tmp_path / "other.sqlite3"
    with_store(other, from_logs)
    first = all_results(path)
    assert all((one.mu is not None) == one.rated for one in first)
    assert len({one.mu for one in first}) > 100
    assert all_results(other) == first
    assert main(["rate", "--database", f"sqlite:///{path}"]) == 0
    assert all_results(path) == first


def test_another_order_gives_other_numbers(path: Path) -> None:
    """A control: the order in which games end matters, so the test above can fail."""
    played = season(30)

    async def use(store: Store, ends: list[int]) -> list[float | None]:
        for (table, events, _), at in zip(played, ends, strict=True):
            await keep(store, table, events, at)
        await Scorer(store).rate()
        return [one.mu for one in await store.ask(everything)]

    ends = list(range(30))
    assert with_store(path, lambda s: use(s, ends)) != with_store(
        path.with_name("other"), lambda s: use(s, ends[::-1])
    )


async def test_results_are_written_once(store: Store) -> None:
    table, events, at = season(1)[0]
    await keep(store, table, events, at)
    with pytest.raises(Conflict):
        await store.add_results(results_of(table_of(events, at, table)))
    assert await store.unscored() == []
    before = await store.ask(everything)
    await Scorer(store).rate()
    once = await store.ask(everything)
    await Scorer(store).catch_up()
    await Scorer(store).rate()
    assert await store.ask(everything) == once != before


async def test_the_scorer_goes_on_after_a_failure(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(path)
    really, tried = store.rate_some, []

    async def fail_once() -> int:
        tried.append(1)
        if len(tried) == 1:
            raise OSError("the disk is full")
        return await really()

    monkeypatch.setattr(store, "rate_some", fail_once)

    async def is_rated() -> bool:
        return any(one.mu for one in await store.ask(everything))

    scorer = Scorer(store)
    task = asyncio.create_task(scorer.run())
    await soon(lambda: bool(tried))
    await keep(store, *season(1)[0])
    scorer.hurry()
    await soon(is_rated)
    task.cancel()
    await store.close()


async def test_a_database_in_use_is_not_rated(store: Store, path: Path) -> None:
    with pytest.raises(InUse):
        rate(f"sqlite:///{path}")


def test_the_command_says_what_it_has_done(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def use(store: Store) -> None:
        for game in season(5):
            await keep(store, *game)

    with_store(path, use)
    assert main(["rate", "--database", f"sqlite:///{path}"]) == 0
    assert "games were rated" in capsys.readouterr().out
    assert main(["rate", "--database", f"sqlite:///{path.with_name('none')}"]) == 1
