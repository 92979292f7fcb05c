"""Reviews: for who has played, when the game is over, one after the other, and kept."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kobako.messages import up
from kobako.server import reviews as module
from kobako.server.decide import Refuse
from kobako.server.reviews import MOST_WAITING, Asked, Reviews, begin, work
from kobako.server.study import asked_of, steps_of
from kobako.study.review import review

from .kit import Salon, match_of, record_of, salon_test
from .test_branch import branched, finished


@salon_test
async def test_who_may_have_a_game_reviewed(salon: Salon) -> None:
    ann = await salon.person("Ann")
    running = await salon.open(ann, "me", "bot easy", "bot easy", start=True)
    with pytest.raises(Refuse, match="server-unfinished"):
        asked_of(running, "ann")
    live = await finished(salon, ann)
    assert asked_of(live, "ann") == Asked(live.table.id, 0)
    with pytest.raises(Refuse, match="server-no-review"):
        asked_of(live, "bob")


@salon_test
async def test_every_step_of_the_record_has_its_entry_of_the_log(salon: Salon) -> None:
    ann = await salon.person("Ann")
    live = await salon.open(ann, "me", "bot easy", "bot easy", start=True)
    client = await salon.watch(live, ann)
    while not client.game["turn"]:
        await salon.wait()
    await salon.act(live, client, "bid 1")
    if client.game["undo"]:
        await salon.do(live, client, up.Undo)
        await salon.act(live, client, "bid 2")
    seqs = steps_of(live.rows)
    assert len(seqs) == len(match_of(live).steps)
    payloads = {row.seq: row.payload for row in live.rows}
    for seq, line in zip(seqs, match_of(live).steps, strict=True):
        assert line.removeprefix(line[:2] if line[0].isdecimal() else "").encode() in payloads[seq]
    source = await finished(salon, ann)
    branch = await branched(salon, source, ann, source.table.head // 2)
    assert len(steps_of(branch.rows)) == len(match_of(branch).steps)


def test_reviews_are_made_one_after_the_other_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [Asked("table", seat) for seat in range(3)]
    made: list[int] = []

    def fake(record: str, seat: int) -> Any:
        made.append(seat)
        return (record, seat)

    monkeypatch.setattr(module, "work", fake)

    async def whole() -> None:
        reviews = Reviews()
        reviews.pool, reviews.progress = ThreadPoolExecutor(1), [3, 9]  # type: ignore[assignment]
        for one in [*asked, *asked]:
            reviews.ask(one, "record")
        assert [reviews.state(one, [1, 2]).waiting for one in asked] == [0, 1, 2]
        state = reviews.state(asked[0], [1, 2])
        assert (state.done, state.of, state.review) == (3, 9, None)
        await asyncio.gather(*reviews.queue.values())
        assert made == [0, 1, 2]
        reviews.ask(asked[1], "record")
        assert not reviews.queue
        assert reviews.made[asked[1]] is reviews.state(asked[1], []).review
        for seat in range(MOST_WAITING):
            reviews.ask(Asked("other", seat), "record")
        with pytest.raises(Refuse, match="server-full"):
            reviews.ask(Asked("other", MOST_WAITING), "record")
        await asyncio.gather(*reviews.queue.values())

    asyncio.run(whole())


def test_the_process_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []

    class Shared(list[int]):
        def __setitem__(self, at: Any, value: Any) -> None:
            super().__setitem__(at, value)
            if at == 1:
                told.append((self[0], value))

    @salon_test
    async def play(salon: Salon) -> None:
        live = await finished(salon, await salon.person("Ann"))
        found = work(record_of(live), 0)
        assert {one.seat for one in found.decisions} == {0}
        assert told[0] == (0, 0)
        assert told == sorted(told)
        assert found.steps // 2 < told[-1][0] <= told[-1][1] == found.steps  # forced moves take no work

    monkeypatch.setattr(module, "get_ready", lambda: None)  # this process is not polite
    monkeypatch.setattr("os.nice", lambda by: by)
    few = partial(review, iterations=10)
    monkeypatch.setattr(module, "review", few)
    monkeypatch.setattr(module, "WORLDS", 2)
    monkeypatch.setattr(module, "progress", None)
    begin(Shared([0, 0]))
    play(tmp_path)
