"""What measures servers: the wire, the crowd at another server, and the page. Nothing here takes a time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench import performance, rival
from bench.load import Figures, Load
from bench.report import Row, Table, missed
from bench.rival import EVENT, JOIN, LightCrowd, LightTable, Seat
from bench.wire import Wire, frame, upgrade

ANSWER = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"


class Transport:
    """Keeps what is written."""

    def __init__(self) -> None:
        self.written = b""

    def write(self, data: bytes) -> None:
        self.written += data


class Ear(Wire):
    """Keeps what it hears."""

    def __init__(self) -> None:
        super().__init__(upgrade("/api/socket"))
        self.heard: list[bytes] = []

    def take(self, buffer: bytes, start: int, end: int) -> None:
        self.heard.append(buffer[start:end])


def from_server(data: bytes, first: int = 0x81) -> bytes:
    size = len(data)
    if size < 126:
        return bytes((first, size)) + data
    return (
        bytes((first, 126)) + size.to_bytes(2) if size < 65536 else bytes((first, 127)) + size.to_bytes(8)
    ) + data


@pytest.mark.parametrize("piece", [1, 7, 100_000])
def test_frames_are_taken_whole_however_they_come(piece: int) -> None:
    texts = [b"a", b"b" * 125, b"c" * 126, b"d" * 70_000]

    async def run() -> tuple[list[bytes], bytes]:
        ear, transport = Ear(), Transport()
        ear.connection_made(transport)  # type: ignore[arg-type]
        stream = ANSWER + from_server(b"?", 0x89) + b"".join(map(from_server, texts))
        for at in range(0, len(stream), piece):
            ear.data_received(stream[at : at + piece])
        await ear.opened
        return ear.heard, transport.written

    heard, written = asyncio.run(run())
    assert heard == texts
    assert written.endswith(b"\x8a\x81\0\0\0\0?")  # the ping has its answer


def test_a_refusal_is_told_when_the_line_is_gone() -> None:
    async def run() -> None:
        ear = Ear()
        ear.data_received(b"HTTP/1.1 429 Too Many Requests\r\n\r\n")
        ear.connection_lost(None)
        with pytest.raises(ConnectionError, match="429"):
            await ear.opened

    asyncio.run(run())


# ------------------------------------------------------------------------------------- at boardgame.io


def told(table: LightTable, seat: Seat, state: int, player: int) -> None:
    content = {"_stateID": state, "ctx": {"currentPlayer": str(player)}}
    data = EVENT + msgspec.json.encode(["update", table.id, content])
    seat.take(data, 0, len(data))


def sent(transport: Transport) -> Any:
    data = transport.written
    return msgspec.json.decode(data[data.rindex(EVENT) + len(EVENT) :])


def test_a_move_is_answered_by_the_movers_own_update() -> None:
    async def run() -> None:
        crowd = LightCrowd("http://127.0.0.1:1")
        table = LightTable(crowd)
        table.id, transport = "m", Transport()
        table.seats = [Seat(table, number) for number in range(4)]
        for seat in table.seats:
            seat.connection_made(transport)  # type: ignore[arg-type]
        assert not table.send_move()
        for seat in table.seats:
            told(table, seat, 5, 2)
        assert table.ready.is_set()
        table.move(0.0)
        action = {"type": "MAKE_MOVE", "payload": {"type": "lay", "args": [1], "playerID": "2"}}
        assert sent(transport) == ["update", action, 5, "m", "2"]
        told(table, table.seats[0], 6, 3)
        assert crowd.waits == []
        told(table, table.seats[2], 6, 3)
        assert len(crowd.waits) == 1
        table.move(0.0)  # seat 3 does not know of its turn yet
        assert table.due is None

    asyncio.run(run())


def test_a_seat_joins_and_asks_how_it_stands() -> None:
    async def run() -> None:
        table, transport = LightTable(LightCrowd("http://127.0.0.1:1")), Transport()
        table.id = "m"
        seat = Seat(table, 1)
        seat.connection_made(transport)  # type: ignore[arg-type]
        seat.take(b'0{"sid":"x"}', 0, 12)
        assert transport.written.endswith(frame(JOIN))
        seat.take(JOIN + b'{"sid":"y"}', 0, len(JOIN) + 11)
        assert sent(transport) == ["sync", "m", "1", None, 4]
        seat.take(b"2", 0, 1)
        assert transport.written.endswith(frame(b"3"))

    asyncio.run(run())


def test_the_version_beside_us_is_the_one_that_is_installed() -> None:
    package = msgspec.json.decode((rival.FOLDER / "package.json").read_bytes())
    assert f"boardgame.io {package['dependencies']['boardgame.io']}" in rival.versions()


# -------------------------------------------------------------------------------------------- the page


def rounds(*p99: float) -> list[Figures]:
    return [Figures(Load("", 250, 250, 1), [wait / 1000] * 100, memory=1_000_000) for wait in p99]


@pytest.mark.parametrize(
    ("as_it_is", "without_limits", "unmet"),
    [
        (rounds(10, 12, 90), rounds(20, 30, 40), []),
        (rounds(13, 13, 1), rounds(20, 30, 40), ["as it is, with them"]),
        (rounds(10, 10, 10), rounds(11, 11, 99), ["without limits, with them"]),
    ],
)
def test_pests_may_not_be_felt_and_have_to_be_seen(
    as_it_is: list[Figures], without_limits: list[Figures], unmet: list[str]
) -> None:
    calm = rounds(10, 9, 11)
    table = performance.pest_table(
        {
            "as it is": {False: calm, True: as_it_is},
            "without limits": {False: calm, True: without_limits},
        }
    )
    assert missed([table]) == unmet


def test_a_part_that_is_measured_anew_leaves_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(performance, "PAGE", tmp_path / "performance.md")
    monkeypatch.setattr(performance, "commit_here", lambda page: "abc")

    def table(cell: str) -> Table:
        return Table("Something", ("", "figure"), [Row(("row", cell))])

    performance.write({name: table(f"old {name}") for name in performance.NOTES}, "first")
    performance.write({"rivals": table("new part")}, "second")
    page = performance.PAGE.read_text("utf-8")
    assert "old capacity" in page
    assert "old pests" in page
    assert "old rivals" not in page
    assert page.index("old capacity") < page.index("new part") < page.index("old pests")
    assert page.count("`first`") == 2
    assert page.count("`second`") == 1
