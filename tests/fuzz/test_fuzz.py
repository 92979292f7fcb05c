"""Frames that nobody should send; `make soak` sends a million. Handlers that take one of them are caught."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kobako.messages import up
from kobako.server.door import sockets
from kobako.server.house.live import Live
from kobako.server.tables import decide, events
from kobako.server.tables.table import Table

from .place import fuzz, fuzz_place, newcomers

FRAMES = 10_000
FEW = 400  # in which a planted mistake has to show
SPARE = 1000  # objects that may have come in place of others, or with what a server does now and then


async def test_frames_that_nobody_should_send_change_nothing(tmp_path: Path) -> None:
    async with fuzz_place(tmp_path) as place:
        await fuzz(place, FRAMES // 4, seed=1)
        with newcomers() as count:
            await fuzz(place, 3 * FRAMES // 4, seed=2)
            assert count() < SPARE
        assert place.answers > FRAMES // 2
        assert place.watch.lines > FRAMES // 4


# ----------------------------------------------------------------------------------- planted mistakes


def lets_anybody_stand(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(decide, "_need_open", lambda table: None)


def makes_any_move(patch: pytest.MonkeyPatch) -> None:
    def act(table: Table, message: up.Act, person: str) -> list[events.Event]:
        return [events.Said(person, text=message.move)]

    decisions: dict[Any, Any] = {**decide.DECISIONS, up.Act: act}
    patch.setattr(decide, "DECISIONS", decisions)


def lets_strangers_in(patch: pytest.MonkeyPatch) -> None:
    async def find(self: object, table: str, *_: str | None) -> Live:
        live = await self.house.find(table)  # type: ignore[attr-defined]
        if live is None:
            raise decide.Refuse("no-such-table")
        found: Live = live
        return found

    patch.setattr("kobako.server.door.desk.Desk.enter", find)


def logs_what_was_played(patch: pytest.MonkeyPatch) -> None:
    really = Live.receive

    def receive(self: Live, message: up.AtTable, client: sockets.Socket) -> None:
        logging.getLogger("kobako.table").info(
            "table=%s move=%s", self.table.id, getattr(message, "move", "")
        )
        really(self, message, client)

    patch.setattr(Live, "receive", receive)


def stumbles(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(decide, "_own_seat", lambda table, person: 1 // 0)


def keeps_callers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(sockets.Socket, "leave", lambda self: None)


@pytest.mark.parametrize(
    ("plant", "why"),
    [
        (lets_anybody_stand, "a log has changed"),
        (makes_any_move, "a log has changed"),
        (lets_strangers_in, "a log has changed"),
        (logs_what_was_played, "logged: .*move="),
        (stumbles, "logged: .*failed"),
        (keeps_callers, "are left"),
    ],
)
def test_a_mistake_is_caught(
    plant: Callable[[pytest.MonkeyPatch], None], why: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def run() -> None:
        async with fuzz_place(tmp_path) as place:
            plant(monkeypatch)
            await fuzz(place, FEW, seed=3)

    with pytest.raises(AssertionError, match=why):
        asyncio.run(run())


async def test_growth_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[list[str]] = []
    monkeypatch.setattr(sockets, "_cid_of", lambda text: kept.append([text]))  # of what is no message
    async with fuzz_place(tmp_path) as place:
        await fuzz(place, FRAMES // 4, seed=1)
        were = len(kept)
        with newcomers() as count:
            await fuzz(place, 3 * FRAMES // 4, seed=2)
            assert count() > len(kept) - were > SPARE
