"""Who loses the line comes back to the same, to the byte. The long version runs in `make soak`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from .cutting import FLAGS, HOWS, Cuts, Picture
from .history import check_books
from .killing import logs_of
from .running import running

pytestmark = pytest.mark.proof

SHORT = ("lineit", "dragonegg")


def play(folder: Path, party: Cuts) -> None:
    """Play, and check what everybody was told."""
    asyncio.run(party.play_all())
    party.server.end()
    logs, names = asyncio.run(logs_of(folder / "data" / "kobako.sqlite3", party.books))
    check_books(party.books, logs, names)


def test_who_loses_the_line_ends_with_what_the_others_have(tmp_path: Path) -> None:
    with running(tmp_path, *FLAGS) as server:
        party = Cuts(server, tables=2, seed=1, enough=1, games=SHORT)
        play(tmp_path, party)
    assert set(party.cuts) == {*HOWS, "between frames", "at any moment"}
    assert party.pictures == 3 * 2


def test_a_client_that_asks_for_too_little_is_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It forgets an update now and then, as if the server had not told it again."""
    real = Picture.take
    count = 0

    def take(self: Picture, told: dict[str, object]) -> None:
        nonlocal count
        count += told["type"] == "update" and bool(told.get("log"))
        if count != 20:
            real(self, told)
        else:
            count += 1

    monkeypatch.setattr(Picture, "take", take)
    with running(tmp_path, *FLAGS) as server:
        party = Cuts(server, tables=1, seed=1, enough=1, games=SHORT)
        with pytest.raises(AssertionError, match="was left behind"):
            play(tmp_path, party)


def test_a_picture_is_put_together_as_the_protocol_says() -> None:
    picture = Picture()
    picture.take(
        {"type": "snapshot", "seq": 3, "room": 1, "game": None, "clocks": None, "log": ["a"], "chat": []}
    )
    picture.take({"type": "update", "seq": 4, "log": ["b"], "game": 2})
    picture.take({"type": "update", "seq": 5, "chat": "hello"})
    picture.take({"type": "done", "seq": 5})
    shown = {"seq": 5, "room": 1, "game": 2, "clocks": None, "log": ["a", "b"], "chat": ["hello"]}
    assert msgspec.json.decode(picture.bytes()) == shown
