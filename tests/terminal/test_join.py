"""Playing at a real server from a terminal."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from unittest.mock import Mock

import pytest

from kobako import Match
from kobako.cli import main
from kobako.games.game import Text
from kobako.match.verify import verify
from kobako.messages import down, up
from kobako.messages.common import Chair, Clock, Room, UndoAsk
from kobako.terminal import join as join_module
from kobako.terminal.client import Client, Position
from kobako.terminal.guests import Guest, Link, Unwelcome, read_link, sign_in
from kobako.terminal.join import Join, sayable
from kobako.terminal.room import free_seats
from kobako.terminal.words import Words, harmless
from server.running import QUICK, Running, running
from terminal.players import Player, first_move
from terminal.wire import Wire
from waiting import PATIENCE

Sit = Callable[..., Player]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server"), *QUICK) as server:
        yield server


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOBAKO_DATA_DIR", str(tmp_path / "data"))


@pytest.fixture
def wire(place: Running) -> Iterator[Wire]:
    between = Wire(place.port)
    yield between
    between.close()


@pytest.fixture
def sit(place: Running) -> Iterator[Sit]:
    """Makes players, who quit at the end of the test."""
    players: list[Player] = []

    def make(link: str, guest: Guest, *args: object, **wishes: object) -> Player:
        players.append(Player(place, link, guest, *args, **wishes))  # type: ignore[arg-type]
        return players[-1]

    yield make
    for player in players:
        player.type("quit")
    for player in players:
        player.ends()


def guest(place: Running, name: str) -> Guest:
    return sign_in(place.url, name, lambda: "")


def nobody() -> str:
    raise AssertionError("nobody should be asked for a name")


# ---------------------------------------------------------------------------------------------- a game


def test_a_whole_game_and_another_one(place: Running, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = guest(place, "Ann"), guest(place, "Ben")
    link = place.open_table(ann.token, "person", "person", "bot easy")
    first = sit(link, ann, first_move)
    first.sees("You sit down.")
    second = sit(link, ben, first_move)
    first.sees("Ben sits down.")
    assert "Seat 0: free Seat 1: free Seat 2: Easy bot 1" in first.text
    assert "Seat 0: Ann Seat 1: free Seat 2: Easy bot 1 Ann starts the game" in second.text
    first.type("start")
    for player, other in ((first, "Ben"), (second, "Ann")):
        player.sees("The game is over.")
        assert player.text.count("is dealt.") == 4
        assert f"{other} bids 0." in player.text
        assert "You bid 0." in player.text
        assert "Round 4 is over. Tricks won, bid and points:" in player.text
        player.sees("Type again for another game at the same seats, or quit.")
    check_record(place, link, [ann, ben])
    first.answer = second.answer = None
    spy = Mock(wraps=first.join.line.send)
    monkeypatch.setattr(first.join.line, "send", spy)
    first.type("log all", "again")
    second.sees("There is another game at the same seats.")
    assert first.text.count("Round 3 is over.") == 2
    first.sees("Seat 0: kept for Ann Seat 1: kept for Ben Seat 2: Easy bot 1")  # before Ben is there
    second.type("again")
    first.sees("Ben sits down.", 3)  # the second time by `log all`
    first.type("start")
    first.sees("is dealt.", 9)  # four rounds, told twice, and the new one
    spy.assert_any_call(up.Unwatch(link.rpartition("/")[2]))


def check_record(place: Running, link: str, guests: list[Guest]) -> None:
    """Everybody has added bytes to the shuffle, and the shuffle is right."""
    table = link.rpartition("/")[2]
    record = place.ask(f"/api/tables/{table}/record")
    assert Match.replay(record).over
    for seat, one in enumerate(guests):
        assert f"[deal-v1 seat {seat} {one.entropy(table).hex()}]" in record.splitlines()
    assert verify(record).ok


def test_what_is_typed_before_the_table_has_come_is_done_then(place: Running, sit: Sit) -> None:
    ann = guest(place, "Ann")
    link = place.open_table(ann.token, "person", "bot easy", "bot easy")
    player = sit(link, ann)
    player.type("say Hello", "say I am here")
    player.sees("Ann says: Hello Ann says: I am here")


def test_commands_refusals_and_chat(place: Running, sit: Sit) -> None:
    ann = guest(place, "Ann")
    link = place.open_table(ann.token, "person", "bot easy", "bot easy", "bot random")
    player = sit(link, ann)
    player.sees("You sit down.")
    player.type("bid 3", "cards")
    player.sees("The game has not begun yet.")
    player.type("start")
    player.sees("Bid how many tricks you will win: 0 to 10. Type 3, or 3+ to add the safety bead.")
    player.type("bid 11", "Fold", "say Hello  THERE", "say", "sit 2", "back", "yes", "rules 13", "scores")
    player.sees("Bid 0 to 10 yellow beads, like this: bid 3, or bid 3+ with the safety bead. (luz 5)")
    player.sees("That is no move. Type it like this: bid 3+")
    player.sees("Ann says: Hello THERE")
    player.sees("Write 1 to 300 characters.")
    player.sees("The game has already started.")
    player.sees("No bot plays for you")
    player.sees("Nobody is asking to take a move back.")
    player.sees("Rules are numbered 1 to 12.")
    assert "Round 1 no bid" in player.text
    player.type("  3+ ")
    player.sees("You bid 3+.")
    player.sees("Slots:")
    player.type("cards", "log", "help")
    player.sees("What you hold")
    player.sees("Bids")
    player.sees("quit - go; your seat stays yours")


def test_an_order_answers_and_a_question_is_shown_once(place: Running, sit: Sit) -> None:
    ann = guest(place, "Ann")
    link = place.open_table(ann.token, "person", "bot easy", "bot easy", game="yurikure")
    player = sit(link, ann)
    player.sees("You sit down.")
    player.type("start")
    for times in (1, 2):  # the bots place all of theirs, and she is asked once
        player.sees(f"Easy bot {times} places 1.")
    assert player.text.count("Place 5 on a pair") == 1
    for points, pair in zip(range(5, 0, -1), ("RW", "RK", "RY", "RP", "RG"), strict=True):
        player.sees(f"Place {points} on a pair")
        player.type(pair)
    player.sees("to pass")
    player.type("order pass round")
    player.sees("Standing order: pass round.")
    player.sees("There is no standing order any more.")
    player.sees("to pass", 2)  # before the order, and after the round
    assert player.text.count("to pass") == 2
    assert "Round 2 begins." in player.text
    player.type("order pass girl", "order")
    player.sees("There is no standing order any more.", 2)


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0, "0:00"),
        (245, "4:05"),
        (3599, "59:59"),
        (3600, "1:00:00"),
        (86_399, "23:59:59"),
        (86_400, "1 day 0 h"),
        (2 * 86_400 + 4 * 3600 + 3599, "2 days 4 h"),
    ],
)
def test_how_much_time_is_left(seconds: int, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    join = offline(told)
    join.now = Position(Match("luz", 3, seed=1).view_struct(0), [], Text("luz-ask-bid"))
    monkeypatch.setattr(Client, "_show", lambda self: None)
    monkeypatch.setattr(join, "_time_left", lambda: 1000 * seconds + 999)
    join._show()
    assert told == [f"Time left: {said}"]


def offline(told: list[str]) -> Join:
    """A client of a table that is never reached; `told` is what it prints."""
    return Join(Link("http://x", "t1"), Guest("Ann", "token", "key"), Words(), lambda styles: told.append)


@pytest.mark.parametrize(
    ("seconds", "minutes", "reminded"),
    [(3_300, "in 55 minutes", [3_240]), (62, "in 1 minute", [2]), (60, "in 1 minute", []), (-5, "now", [])],
)
def test_a_restart_is_said_now_and_once_more_a_minute_before(
    seconds: int, minutes: str, reminded: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    join, timer = offline(told), Mock()
    monkeypatch.setattr("threading.Timer", timer)
    monkeypatch.setattr(join_module, "_now", lambda: 0)
    join.ahead = 7_000  # ms; the server's clock
    join._take_notice(down.Notice(7_000 + 1000 * seconds, "New rules."))
    assert told[0].startswith(f"The server restarts {minutes}. ")
    assert [call.args[0] for call in timer.call_args_list] == reminded
    join._take_notice(down.Notice(None))
    assert told[-1] == "The server does not restart, after all."
    assert timer.return_value.cancel.called == bool(reminded)


def test_yes_is_a_move_unless_somebody_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("yurikure", 3, seed=1)
    join = offline([])
    sent: list[tuple[type[up.AtTable], object]] = []
    monkeypatch.setattr(join, "_send", lambda kind, **fields: sent.append((kind, fields)))
    join.game = "yurikure"
    join.now = Position(match.view_struct(0), ["no", "yes"], Text("yurikure-ask-vote"))
    join.room = room = Room("t1", "yurikure", 3, {}, Clock(), "link", "running", "ann", "Ann", [], "")
    join._obey("Yes")
    room.undo = UndoAsk(1, [])
    join._obey("yes")
    assert sent == [(up.Act, {"decision": 0, "move": "yes"}), (up.Answer, {"yes": True})]


def test_a_seat_that_is_kept_for_you_comes_first_and_one_for_another_is_not_free() -> None:
    kept = (Chair("open", person=person, kept=True) for person in ("ben", "ann"))
    chairs = [Chair("open"), *kept, Chair("person", person="cy")]
    room = Room("t1", "luz", 4, {}, Clock(), "link", "open", "cy", "Cy", chairs, "")
    assert free_seats(room, "ann") == [2, 0]
    assert free_seats(room, "cy") == [0]


def test_an_order_is_told_when_it_changes_or_was_typed() -> None:
    told: list[str] = []
    join = offline(told)
    none = "There is no standing order any more."
    join._take_order(None)  # as whoever comes to the table is told
    assert told == []
    for order in ("pass round", "pass round", None):
        join._take_order(order)
    assert [told[0].split(".")[0], *told[1:]] == ["Standing order: pass round", none]
    join.unanswered["c1"] = up.Order(table="t1", cid="c1")
    join._take_order(None)
    assert told[-1] == none
    assert len(told) == 3


def test_a_move_is_taken_back_when_the_others_agree(place: Running, sit: Sit) -> None:
    ann, ben, cleo = (guest(place, name) for name in ("Ann", "Ben", "Cleo"))
    link = place.open_table(ann.token, "person", "person", "person")
    players = []
    for one in (ann, ben, cleo):
        players.append(sit(link, one))
        players[-1].sees("You sit down.")
    players[0].type("start")
    for player in players:
        player.sees("is dealt.")
    bidder = next(p for p in players if p.join.now and p.join.now.view.pending == [p.join.seat])
    others = [player for player in players if player is not bidder]
    bidder.type("4", "undo")
    for player in others:
        player.sees("asks to take the last move back. Type yes to allow it, or no.")
    others[0].type("no")
    bidder.sees("The move stands.")
    bidder.type("undo")
    for player in others:
        player.sees("Type yes to allow it, or no.", 2)
        player.type("yes")
    bidder.sees("The move is taken back.")
    bidder.sees("Type 3, or 3+", 2)
    bidder.type("5")
    others[0].sees("bids 5.")


@pytest.mark.parametrize(
    ("language", "asked"), [("ja", "のように入力します。"), ("zh-Hant", "要加保險珠就輸入「3+」。")]
)
def test_other_languages(language: str, asked: str, place: Running, sit: Sit) -> None:
    ann = guest(place, "安")
    link = place.open_table(ann.token, "person", "bot easy", "bot easy")
    player = sit(link, ann, language=language)
    player.sees({"ja": "空席", "zh-Hant": "空位"}[language])
    player.type("start")
    player.sees(asked)
    player.type("bid 11")
    player.sees("(luz 5)")
    assert not any(word in player.text for word in ("You", "Seat", "bid 3,"))


# ------------------------------------------------------------------------------------------------- seats


def test_the_seat_that_is_wanted(place: Running, sit: Sit) -> None:
    ann, ben = guest(place, "Ann"), guest(place, "Ben")
    link = place.open_table(ann.token, "person", "person", "person")
    first = sit(link, ann, seat=2)
    first.sees("You sit down.")
    assert first.join.seat == 2
    second = sit(link, ben, seat=2)
    second.sees("Somebody sits there already.")
    assert second.join.seat is None
    second.type("sit 1")
    second.sees("You sit down.")
    assert second.join.seat == 1


def test_who_finds_no_seat_watches(place: Running, sit: Sit) -> None:
    ann, ben = guest(place, "Ann"), guest(place, "Ben")
    link = place.open_table(ann.token, "person", "bot easy", "bot easy")
    player = sit(link, ann)
    player.sees("You sit down.")
    watcher = sit(link, ben)
    watcher.sees("You have no seat here, so you watch.")
    player.type("start")
    player.sees("Type 3,")
    player.type("say Here I am")
    watcher.sees("Ann says: Here I am")  # and all that came before
    watcher.type("bid 3", "")
    watcher.sees("You have no seat at this table.")
    watcher.sees("Waiting for Ann to bid.")
    assert watcher.text.count("?") == 30  # a spectator knows what all seats know
    assert watcher.text.count("so you watch") == 1
    late = sit(link, guest(place, "Cleo"))
    late.sees("You have no seat here, so you watch.")


def test_a_bot_plays_for_who_leaves_and_gives_the_seat_back(place: Running, sit: Sit) -> None:
    ann, ben = guest(place, "Ann"), guest(place, "Ben")
    link = place.open_table(ann.token, "person", "person", "bot easy")
    first, second = sit(link, ann), None
    first.sees("You sit down.")
    second = sit(link, ben)
    second.sees("You sit down.")
    first.type("start")
    second.sees("is dealt.")
    second.type("leave")
    second.ends()
    first.sees("A bot plays for Ben.")
    again = sit(link, ben)
    again.sees("You are back in your seat.")
    first.sees("Ben is back.")


def test_who_leaves_before_the_game_frees_the_seat(place: Running, sit: Sit) -> None:
    ann = guest(place, "Ann")
    link = place.open_table(ann.token, "person", "person", "person")
    player = sit(link, ann)
    player.sees("You sit down.")
    player.type("leave")
    player.ends()
    sit(link, guest(place, "Ben")).sees("Seat 0: free")


def test_a_closed_table_ends_it(place: Running, sit: Sit) -> None:
    ann = guest(place, "Ann")
    link = place.open_table(ann.token, "person", "bot easy", "bot easy")
    player = sit(link, ann)
    player.sees("You sit down.")
    player.join._send(up.Close)
    player.ends()
    assert "The host has closed this table." in player.text


# ---------------------------------------------------------------------------------------------- the line


def test_what_was_missed_is_told_when_the_line_is_back(place: Running, wire: Wire, sit: Sit) -> None:
    ann, ben = guest(place, "Ann"), guest(place, "Ben")
    link = place.open_table(ann.token, "person", "person", "bot easy")
    other = sit(link.replace(place.url, wire.url), ann)
    other.sees("You sit down.")
    ben_here = sit(link, ben)
    ben_here.sees("You sit down.")
    other.type("start")
    ben_here.sees("is dealt.")
    other.sees("is dealt.")
    wire.is_down = True
    wire.cut()
    other.sees("The connection is lost.")
    ben_here.type("say one", "say two")
    ben_here.sees("Ben says: two")
    wire.is_down = False
    other.sees("Connected again.")
    other.sees("Ben says: two")
    assert other.text.count("Ben says: one Ben says: two") == 1
    assert other.text.count("is dealt.") == 1


def test_a_move_whose_answer_was_lost_is_made_once(place: Running, wire: Wire, sit: Sit) -> None:
    ann, ben = guest(place, "Ann"), guest(place, "Ben")
    link = place.open_table(ann.token, "person", "person", "bot easy")
    player = sit(link.replace(place.url, wire.url), ann)
    player.sees("You sit down.")
    watcher = sit(link, ben, lambda me: "1")
    watcher.sees("You sit down.")
    player.type("start")
    player.sees("Type 3, or 3+")
    wire.is_mute = True
    player.type("4+")
    watcher.sees("Ann bids 4+.")
    wire.cut()
    wire.is_mute = False
    player.sees("You bid 4+.")
    player.type("scores", "say Still here")
    player.sees("0 of 4+")
    player.sees("Ann says: Still here")  # after the answer to whatever was sent before
    assert watcher.text.count("Ann bids 4+.") == player.text.count("You bid 4+.") == 1
    assert "earlier decision" not in player.text
    assert "not your turn" not in player.text


@pytest.mark.slow
def test_a_game_outlives_its_server(tmp_path: Path, sit: Sit) -> None:
    with running(tmp_path / "server", *QUICK) as old:
        ann = guest(old, "Ann")
        link = old.open_table(ann.token, "person", "bot easy", "bot easy")
        player = sit(link, ann)
        player.sees("You sit down.")
        player.type("start")
        player.sees("Type 3, or 3+")
        old.end("SIGKILL")
        player.sees("The connection is lost.")
        player.type("4")  # waits until somebody listens
        old.again()
        player.sees("Connected again.")
        player.sees("You bid 4.")
        player.sees("Slots:")
        player.quit()


# ------------------------------------------------------------------------------------------- who you are


def test_you_come_back_as_the_same_person(place: Running, tmp_path: Path) -> None:
    ann, ben = guest(place, "Ann"), guest(place, "Ben")
    assert ann.token != ben.token
    assert guest(place, " Ann ") == ann
    assert sign_in(place.url, None, nobody) == ann
    assert guest(place, "Ben") == ben
    assert sign_in(place.url, None, nobody) == ben
    file = tmp_path / "data" / "guests.json"
    assert file.stat().st_mode & 0o777 == 0o600
    assert ann.entropy("abcdefghjk") == guest(place, "Ann").entropy("abcdefghjk") != ben.entropy("abcdefghjk")
    assert ann.entropy("abcdefghjk") != ann.entropy("abcdefghjm")


def test_a_guest_whom_the_server_has_forgotten_is_new(place: Running, tmp_path: Path) -> None:
    ann = guest(place, "Ann")
    file = tmp_path / "data" / "guests.json"
    file.write_text(file.read_text().replace(ann.token, "x" * 43))
    assert sign_in(place.url, None, lambda: "Zoe").name == "Zoe"
    file.write_text("not JSON")
    assert guest(place, "Ann").token != ann.token


@pytest.mark.parametrize(
    ("url", "link"),
    [
        ("http://localhost:8000/t/abcdefghjk", ("http://localhost:8000", "abcdefghjk")),
        ("https://cards.example/t/abcdefghjk/", ("https://cards.example", "abcdefghjk")),
        ("https://cards.example/kobako/t/abcdefghjk?x#y", ("https://cards.example/kobako", "abcdefghjk")),
        ("http://[::1]:8000/t/abcdefghjk/replay", ("http://[::1]:8000", "abcdefghjk")),
        ("http://localhost:8000/", None),
        ("http://localhost:8000/t/abc", None),
        ("http://localhost:8000/t/ABCDEFGHJK", None),
        ("http:///t/abcdefghjk", None),
        ("ftp://localhost/t/abcdefghjk", None),
        ("abcdefghjk", None),
    ],
)
def test_links(url: str, link: tuple[str, str] | None) -> None:
    assert read_link(url) == link


def test_what_others_write_cannot_steer_a_terminal() -> None:
    assert harmless("\x1b[31mA\u202enn\x07\r\n　太郎 é") == "[31mAnn　太郎 é"


def test_what_a_later_server_says() -> None:
    printed: list[str] = []
    join = offline(printed)
    join._hear('{"type": "fireworks", "colour": "red"}')
    assert printed == []
    join._hear('{"type": "refused", "id": "too-sleepy", "cid": "1"}')
    assert printed == ["too-sleepy"]
    assert sayable([Text("luz-ask-deal"), Text("luz-told-joke")]) == [Text("luz-ask-deal")]
    with pytest.raises(Unwelcome, match="terminal-join-strange"):
        join._hear('{"type": "snapshot", "table": "abcdefghjk"}')


# ------------------------------------------------------------------------------------------- the command


def run(*args: str) -> subprocess.CompletedProcess[str]:
    """The command as a process, while nobody types anything."""
    command = [sys.executable, "-m", "kobako", "join", *args]
    reader, writer = os.pipe()
    try:
        return subprocess.run(command, stdin=reader, capture_output=True, text=True, timeout=PATIENCE)
    finally:
        os.close(reader)
        os.close(writer)


def test_a_table_that_is_not_there(place: Running) -> None:
    ended = run(f"{place.url}/t/abcdefghjk", "--name", "Ann")
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.startswith("kobako: There is no such table, or it needs a password.")
    assert ended.stderr.count("\n") == 1


def test_a_table_with_a_password(place: Running, sit: Sit) -> None:
    ann, ben = guest(place, "Ann"), guest(place, "Ben")
    link = place.open_table(
        ann.token, "person", "person", "person", visibility="password", password="swordfish"
    )
    wrong = sit(link, ben, password="sawfish")
    wrong.ends()
    assert wrong.refusal
    assert wrong.refusal.id == "no-such-table"
    sit(link, ben, password="swordfish").sees("You sit down.")


class Stranger(BaseHTTPRequestHandler):
    """A web server that is not ours."""

    def do_GET(self) -> None:
        self.send_error(404)

    def do_POST(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<html>Welcome!</html>")

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


def test_somebody_else_s_server_and_none_at_all(capsys: pytest.CaptureFixture[str]) -> None:
    with HTTPServer(("127.0.0.1", 0), Stranger) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_port}"
        assert main(["join", f"{url}/t/abcdefghjk", "--name", "Ann"]) == 1
        assert f"What answers at {url} is no server" in capsys.readouterr().err
        server.shutdown()
    assert main(["join", f"{url}/t/abcdefghjk", "--name", "Ann"]) == 1
    assert f"Nobody answers at {url}." in capsys.readouterr().err
    assert main(["join", "http://localhost/lobby"]) == 2
    assert "'http://localhost/lobby' is no link to a table" in capsys.readouterr().err


def test_a_bad_name_is_refused(
    place: Running, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main(["join", f"{place.url}/t/abcdefghjk", "--name", "\x07"]) == 1
    assert "This name cannot be used." in capsys.readouterr().err
    assert main(["join", f"{place.url}/t/abcdefghjk"]) == 1


def test_the_command_as_a_process(place: Running) -> None:
    link = place.open_table(place.guest("Host").token, "person", "person", "person")
    command = [sys.executable, "-m", "kobako", "join", link]
    run = subprocess.run(command, input="Ann\nquit\n", capture_output=True, text=True, timeout=PATIENCE)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("What is your name? The others at the table see it.\n")


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_ctrl_c_while_it_waits_for_a_line(place: Running) -> None:
    link = place.open_table(place.guest("Host").token, "person", "person", "person")
    command = [sys.executable, "-m", "kobako", "join", link, "--name", "Ann"]
    pipe = subprocess.PIPE
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command, text=True, env=environment, stdin=pipe, stdout=pipe, stderr=pipe
    ) as process:
        assert process.stdout
        while "You sit down." not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)
        assert process.returncode == 130
        assert process.stderr
        assert process.stderr.read() == ""
