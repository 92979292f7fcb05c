"""Life over real sockets: broken frames, wrong places, resends, two tabs, a restart, and clocks."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kobako.messages.up import PHRASES
from kobako.server.door.sockets import MOST_MISTAKES

from .running import QUICK, Line, Message, Running, running
from .test_sockets import EVERYTHING, NOWHERE, friends

FLAGS = (*QUICK, "--set", "log_level=debug")


def is_well(server: Running, line: Line) -> None:
    """The line lives, and nothing has gone wrong inside."""
    line.send("ping")
    line.of("pong")
    assert server.get("/health").json()["ok"]
    assert " error kobako" not in server.logged


# -------------------------------------------------------------------------------------- broken frames

WRECKS = (
    "",
    " ",
    "null",
    "[]",
    "7",
    '"ping"',
    "{",
    '{"type": "ping"',
    '{"type": "ping"} x',
    '{"type": ["ping"]}',
    '{"type": "ping", "type": "pin"}',
    '{"type": null}',
    "[" * 4000,
    '{"a":' * 1500,
    '{"type": "watch", "table": NaN}',
    '{"type": "watch", "table": "abcdefghjk", "after": NaN}',
    '{"type": "watch", "table": "abcdefghjk", "after": Infinity}',
    '{"type": "watch", "table": "abcdefghjk", "after": 1e400}',
    '{"type": "watch", "table": "abcdefghjk", "after": -1}',
    '{"type": "watch", "table": "abcdefghjk", "after": 1.5}',
    '{"type": "watch", "table": "ABCDEFGHJK"}',
    '{"type": "watch", "table": "../../etc/"}',
    '{"type": "say", "table": "abcdefghjk", "cid": "", "text": "x"}',
    '{"type": "say", "table": "abcdefghjk", "cid": "\\ud800", "text": "x"}',
    '{"type": "say", "table": "abcdefghjk", "cid": "1", "text": "\\ud800"}',
    '{"type": "say", "table": "abcdefghjk", "cid": "1", "text": "\\udc00\\ud800"}',
    '{"type": "act", "table": "abcdefghjk", "cid": "1", "decision": true, "move": "bid 1"}',
    '{"type": "act", "table": "abcdefghjk", "cid": "1", "decision": 0, "move": ["bid 1"]}',
    '{"type": "sit", "table": "abcdefghjk", "cid": "1", "seat": 8}',
    '{"type": "sit", "table": "abcdefghjk", "cid": "1", "seat": 0, "commit": "XYZ"}',
    '\ufeff{"type": "ping"}',
    "\u0000",
)


@pytest.mark.parametrize("wreck", WRECKS, ids=lambda wreck: wreck[:40])
def test_a_broken_frame_is_refused_and_nothing_else(place: Running, wreck: str) -> None:
    with place.line(place.guest("Ann")) as line:
        line.socket.send(wreck)
        told = line.next()
        assert (told["type"], told["id"]) == ("refused", "server-bad-message")
        is_well(place, line)


def test_huge_numbers_are_only_numbers(place: Running) -> None:
    ann, _, table = friends(place)
    huge = "9" * 4000
    with place.line(ann) as line:
        line.socket.send(f'{{"type": "watch", "table": "{table}", "after": {huge}}}')
        assert line.of("snapshot")["table"] == table
        line.socket.send(
            f'{{"type": "act", "table": "{table}", "cid": "h", "decision": {huge}, "move": "bid 1"}}'
        )
        assert line.of("refused")["id"] in ("server-stale", "server-bad-message")
        is_well(place, line)


def test_strange_texts_are_refused_by_the_game_or_cleaned(place: Running) -> None:
    """What is a message, and no move: every kind of character, as a move and as a cid."""
    ann, _, table = friends(place)
    with place.line(ann) as line:
        line.watch(table)
        for text in (
            "\u0000",
            "\u202e1",
            "bid 1\n",
            "bid \u0661",
            "💥" * 40,
            "'; DROP TABLE event; --",
            "\\",
            "{}",
        ):
            answer = line.do("act", table, decision=0, move=text, cid=f"x{text}"[:40])
            assert answer["type"] == "refused"
            assert answer["id"] != "server-trouble"
        is_well(place, line)


def mutated(rng: random.Random, frame: str) -> str:
    """The frame with a few characters changed, lost, doubled or moved."""
    text = list(frame)
    for _ in range(rng.randint(1, 4)):
        at, other = rng.randrange(len(text)), rng.randrange(len(text))
        match rng.randrange(5):
            case 0:
                text[at] = rng.choice('{}[]",:0129eE.-\\u\x00é猫 tfn')
            case 1:
                del text[at]
            case 2:
                text.insert(at, text[other])
            case 3:
                text[at : at + 5] = text[other : other + 5]
            case _:
                text.insert(at, rng.choice(('"type":"act",', "1e999", "\\ud800", "[[", '{"a":', "null")))
        text = text or ["{"]
    return "".join(text)


@pytest.mark.parametrize("seed", range(4))
def test_mutated_frames_do_no_harm(place: Running, seed: int) -> None:
    """Every frame is answered in order, or closes the line when there are too many; the table stays sound."""
    rng = random.Random(seed)
    ann, _, table = friends(place)
    whole = [{"type": kind, "table": table, "cid": "1", **fields} for kind, fields in EVERYTHING.items()]
    whole += [{"type": "watch", "table": table, "after": 3}, {"type": "lobby", "on": True}, {"type": "ping"}]
    frames = [msgspec.json.encode(message).decode() for message in whole]
    for _ in range(20):
        with place.line(ann) as line:
            for _ in range(MOST_MISTAKES - 2):
                line.socket.send(mutated(rng, rng.choice(frames)))
            is_well(place, line)
    with place.line(ann) as line:
        assert line.watch(table)["seq"] >= 5


def test_too_many_broken_frames_close_the_line(place: Running) -> None:
    with place.line(place.guest("Ann")) as line:
        for _ in range(MOST_MISTAKES):
            line.socket.send("{")
        for _ in range(MOST_MISTAKES):
            assert line.next()["id"] == "server-bad-message"
        assert line.closed() == 1008


def test_what_is_no_utf_8_closes_the_line(place: Running) -> None:
    with place.line(place.guest("Ann")) as line:
        line.socket.send(b'{"type": "\xff"}', text=True)
        assert line.closed() in (1007, 1002)
    with place.line(place.guest("Bob")) as line:
        is_well(place, line)


# -------------------------------------------------------------------------------- wrong seats and tables


def test_an_act_for_another_table_is_none(place: Running) -> None:
    ann, _, mine = friends(place)
    cat, _, other = friends(place)
    with place.line(ann) as line, place.line(cat) as theirs:
        head = theirs.watch(other)["seq"]
        line.watch(mine)
        for kind, fields in EVERYTHING.items():
            if kind != "say":
                assert line.do(kind, other, **fields)["type"] == "refused", kind
                assert line.do(kind, NOWHERE, **fields)["id"] == "no-such-table"
        assert theirs.watch(other, after=head)["type"] in ("caught", "update")  # bots may have moved
        is_well(place, line)


@pytest.mark.parametrize("seat", [0, 2, 3, 4, 7])
def test_seats_that_are_taken_or_not_there(place: Running, seat: int) -> None:
    ann, bob = place.guest("Ann"), place.guest("Bob")
    table = place.table(ann, "me", "person", "bot easy", "bot easy")
    with place.line(bob) as line:
        assert line.do("sit", table, seat=seat)["id"] == "server-seat-taken"
    with place.line(ann) as line:
        assert line.do("fill", table, seat=seat if seat != 2 else 0, bot="nobody")["type"] == "refused"


# ------------------------------------------------------------------------------- resends and two tabs


def test_a_resend_is_done_once_and_gets_the_first_answer(place: Running) -> None:
    ann, bob, table = friends(place)
    with place.line(ann) as line:
        line.watch(table)
        first = line.do("say", table, cid="same", phrase=PHRASES[0])
        line.do("say", table, cid="other", phrase=PHRASES[1])
        assert line.do("say", table, cid="same", phrase=PHRASES[2]) == first
    with place.line(ann) as line:  # and on another line
        assert line.do("say", table, cid="same", phrase=PHRASES[0]) == first
        said = line.watch(table)["chat"]
        assert [chat["phrase"] for chat in said] == list(PHRASES[:2])
    with place.line(bob) as line:  # the cids of somebody else are others
        assert line.do("say", table, cid="same", phrase=PHRASES[0])["seq"] > first["seq"]


def test_two_tabs_are_told_the_same(place: Running) -> None:
    ann, _, table = friends(place)

    def words(line: Line) -> list[str]:
        return [line.until(lambda m: bool(m.get("chat")))["chat"]["text"] for _ in range(3)]

    with place.line(ann) as one, place.line(ann) as two, place.line(ann) as three:
        for line in (one, two, three):
            line.watch(table)
        for number, line in enumerate((one, two, one)):
            line.send("say", table=table, cid=f"w{number}", text=f"word {number}")
            assert three.until(lambda m: bool(m.get("chat")))["chat"]["text"] == f"word {number}"
        assert words(one) == words(two) == ["word 0", "word 1", "word 2"]
        two.close()
        assert three.do("say", table, text="still here")["type"] == "done"


# --------------------------------------------------------------------------------------------- a restart


class Player:
    """Makes the first legal move whenever there is one, and notes every update."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.told: list[Message] = []
        self.moves = 0

    def take(self, line: Line, message: Message) -> None:
        game = message.get("game")
        if message["type"] == "update":
            self.told.append(message)
        if game and game["legal"]:
            cid, decision = f"m{game['decision']}", game["decision"]
            line.send("act", table=self.table, cid=cid, decision=decision, move=game["legal"][0])
            self.moves += 1

    def play(self, line: Line, moves: int) -> None:
        while self.moves < moves:
            self.take(line, line.next())

    @property
    def seqs(self) -> list[int]:
        return [message["seq"] for message in self.told]

    @property
    def clocks(self) -> list[Message]:
        return [message["clocks"] for message in self.told if message.get("clocks")]


@pytest.mark.slow
def test_a_restart_is_announced_and_loses_nothing(tmp_path: Path) -> None:
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    with running(tmp_path, *FLAGS) as server:
        ann = server.guest("Ann")
        table = server.table(ann, "me", "bot easy", "bot easy", start=True, clock=clock, visibility="public")
        player = Player(table)
        with server.line(ann) as line:
            snapshot = line.watch(table)
            player.take(line, snapshot)
            player.play(line, 5)
            before, known = player.clocks[-1]["left"][0], len(player.clocks)
            gone = time.monotonic()
            server.process.terminate()
            assert line.closed() == 1012
        assert server.wait() == 0
        server.again()
        gone = time.monotonic() - gone
        with server.line(ann) as line:
            line.send("lobby")  # tables are there at once, or a moment later
            line.until(lambda m: m["type"] in ("lobbyall", "lobbyone") and table in str(m))
            line.send("watch", table=table, after=player.seqs[-1])
            line.send("act", table=table, cid="m4", decision=4, move="play 1")  # it may have been too late
            player.play(line, 10)
        assert player.seqs == list(range(snapshot["seq"] + 1, player.seqs[-1] + 1))
        # Time without a server counts on nobody's clock.
        assert player.clocks[known]["left"][0] > before - gone * 1000
        assert " error kobako" not in server.logged


# ----------------------------------------------------------------------------------------------- clocks


def test_a_clock_that_runs_out_lets_a_bot_play(place: Running) -> None:
    ann = place.guest("Ann")
    clock = {"kind": "move", "seconds": 1}
    table = place.table(ann, "me", "bot easy", "bot easy", start=True, clock=clock)
    with place.line(ann) as line:
        message = line.watch(table)
        words: list[Any] = []
        while not message.get("room") or not message["room"]["chairs"][0]["away"]:
            message = line.until(lambda m: m["type"] == "update")
            words += [text["id"] for text in message.get("log", [])]
        assert "log-time-out" in words
        assert line.do("act", table, decision=0, move="bid 1")["id"] == "server-away"
        assert line.do("back", table)["type"] == "done"


def test_clocks_are_told_with_the_servers_time(place: Running) -> None:
    ann = place.guest("Ann")
    clock = {"kind": "bank", "seconds": 300, "increment": 2}
    table = place.table(ann, "me", "bot easy", "bot easy", start=True, clock=clock)
    with place.line(ann) as line:
        message = line.watch(table)
        while not (message.get("game") or {}).get("legal"):
            message = line.until(lambda m: m["type"] == "update")
        assert message["clocks"]["running"] == [0]
        assert message["clocks"]["left"][0] <= 300_000
        line.send("ping")
        assert 0 <= line.of("pong")["now"] - message["clocks"]["at"] < 300_000
