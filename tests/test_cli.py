import io
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from kobako import GAMES, Match, __version__
from kobako.bots.warm import warm_up
from kobako.cli import main
from kobako.games import find
from kobako.match.check import random_match
from kobako.terminal.words import Words

FINISHED = random_match("luz", 4, {}, seed=3).record()


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    """The first start prints a line that is not the business of these tests."""
    warm_up([find("luz")], Words())


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOBAKO_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setattr("sys.stdin", io.StringIO())


def records(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "data" / "records").glob("*"))


def kobako(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command as a process."""
    command = [sys.executable, "-m", "kobako", *args]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120)


def type_lines(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))


# ------------------------------------------------------------------------------------- wrong arguments

WRONG = [
    (["play"], "which game? there are luz"),
    (["play", "foo"], "no game is called 'foo'; there are luz"),
    (["play", "luz", "--players", "2"], "luz has 3 to 5 players, not 2"),
    (["play", "luz", "--players", "0"], "luz has 3 to 5 players, not 0"),
    (["play", "luz", "--players", "6"], "luz has 3 to 5 players, not 6"),
    (["play", "luz", "--players", "four"], "a whole number from 0 up is needed, not 'four'"),
    (["play", "luz", "--seat", "4"], "there is no seat 4; seats are 0 to 3"),
    (["play", "luz", "--players", "3", "--seat", "3"], "there is no seat 3; seats are 0 to 2"),
    (["play", "luz", "--seat", "-1"], "a whole number from 0 up is needed, not '-1'"),
    (["play", "luz", "--seed", "-1"], "a whole number from 0 up is needed, not '-1'"),
    (["play", "luz", "--seed", "1.5"], "a whole number from 0 up is needed, not '1.5'"),
    (["play", "luz", "--seed", "9" * 5000], "a whole number from 0 up is needed, not '999"),
    (["play", "luz", "--bots", "easy,easy"], "2 bots are named; name one, or 3 in the order of their seats"),
    (["play", "luz", "--bots", ""], "no bot is called ''; in luz there are random"),
    (["play", "luz", "--seconds", "soon"], "a number of seconds is needed, such as 2 or 0.5, not 'soon'"),
    (["play", "luz", "--seconds", "0.0"], "a number of seconds is needed, such as 2 or 0.5, not '0.0'"),
    (["play", "luz", "--bots", "wizard"], "no bot is called 'wizard'; in luz there are random"),
    (["play", "luz", "--lang", "fr"], "invalid choice: 'fr'"),
    (["play", "luz", "--save", "no/such/folder/file"], "No such file or directory"),
    (["play", "luz", "--play"], "unrecognized arguments: --play"),
    (["play", "luz", "--resume", "x"], "--resume goes on with a saved game"),
    (["play", "--resume", "missing"], "missing: No such file or directory"),
    (["play", "luz", "--step", "3"], "--step needs --resume FILE"),
    (["play", "--resume", "x", "--step", "3", "--players", "4"], "--step needs --resume FILE"),
    (["join"], "required: URL"),
    (["join", "http://localhost:8752/"], "'http://localhost:8752/' is no link to a table"),
    (["rules"], "required: GAME"),
    (["rules", "foo"], "no game is called 'foo'"),
    (["rules", "luz", "0"], "Rules are numbered 1 to 12."),
    (["rules", "luz", "13"], "Rules are numbered 1 to 12."),
    (["rules", "luz", "seven"], "a whole number"),
    (["replay"], "required: FILE"),
    (["replay", "missing"], "missing: No such file or directory"),
    (["replay", "."], ".: Is a directory"),
    (["analyse"], "required: FILE"),
    (["analyse", "missing"], "missing: No such file or directory"),
    (["verify", "two\nlines"], "two lines: No such file or directory"),
    (["verify", "."], ".: Is a directory"),
    (["shuffle"], "invalid choice: 'shuffle'"),
    (["--bogus"], "unrecognized arguments: --bogus"),
]


@pytest.mark.parametrize(
    ("args", "why"), WRONG, ids=lambda value: None if isinstance(value, str) else " ".join(value)[:40]
)
def test_a_wrong_argument_is_one_line_and_code_2(
    args: Sequence[str], why: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(args) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert why in printed.err
    assert records(tmp_path) == []


@pytest.mark.parametrize(
    ("content", "why", "code"),
    [
        (b"\xff\xfe", "not a text in UTF-8", 2),
        (b"\x7fELF\x00\x80", "not a text in UTF-8", 2),
        (b"; x\n" * 300_000, "too large for a record", 2),
        (b"", "line 1: a record begins with [game NAME]", 1),
        (b"\x00\x00", "line 1: a record begins with [game NAME]", 1),
        (b"[game luz]\n[players 4]\n[\x1b[31mred]\n", "line 3: there is no tag", 1),
        (b"[game luz]\n[players 4]\n[seed " + b"9" * 9000 + b"]\n", "", 1),
        (FINISHED.replace("[scores ", "[scores 9").encode(), ": the game gives", 1),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify", "recheck", "analyse"])
def test_what_is_no_record_is_one_line(
    command: str, content: bytes, why: str, code: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "record"
    path.write_bytes(content)
    assert main([command, str(path)]) == code
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert printed.err.startswith(f"{path}: ")
    assert why in printed.err
    assert "\x1b" not in printed.err


def test_errors_of_a_process_have_no_traceback(tmp_path: Path) -> None:
    run = kobako("play", "foo")
    assert (run.returncode, run.stdout, run.stderr) == (
        2,
        "",
        f"kobako: no game is called 'foo'; there are {', '.join(GAMES)}\n",
    )
    path = tmp_path / "broken"
    path.write_text("[game luz]\n[players 4]\nfirst 9\n")
    run = kobako("replay", str(path))
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr == f"{path}: line 3: first names one seat from 0 to 3\n"


# --------------------------------------------------------------------------------------------- playing


def test_end_of_input_saves_the_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "luz", "--seed", "7"]) == 0
    (path,) = records(tmp_path)
    assert path.name.endswith("-7.txt")
    match = Match.replay(path.read_text())
    assert match.pending == (0,)
    assert match.tags[:3] == ["rules 1", "seed 7", "seat 0 human"]
    printed = capsys.readouterr().out
    assert f"kobako play --resume {path}" in printed.splitlines()
    assert "The file shows all cards, closed ones too." in printed


def test_quit_saves_and_what_was_typed_is_echoed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_lines(monkeypatch, "bid 3+", "quit", "bid 1")
    path = tmp_path / "mine.txt"
    assert main(["play", "luz", "--seed", "7", "--seat", "2", "--players", "5", "--save", str(path)]) == 0
    assert "2 bid 3+" in path.read_text().splitlines()
    assert "> bid 3+\n" in capsys.readouterr().out
    assert records(tmp_path) == []


def test_no_file_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("dear diary")
    assert main(["play", "luz", "--save", str(path)]) == 2
    assert capsys.readouterr().err == f"{path}: File exists\n"
    assert path.read_text() == "dear diary"
    for _ in range(3):
        assert main(["play", "luz", "--seed", "1"]) == 0
    assert len(records(tmp_path)) == 3


def test_games_without_a_seed_differ(tmp_path: Path) -> None:
    for _ in range(2):
        assert main(["play", "luz"]) == 0
    one, two = (path.read_text() for path in records(tmp_path))
    assert one != two


def every_slot(rounds: int = 4) -> str:
    """Input that plays a game to its end: of many numbers the legal ones count."""
    turn = "".join(f"{slot}\n" for slot in range(1, 11))
    return "2+\n" * rounds + turn * 100


@pytest.mark.slow
def test_a_whole_game_as_a_process(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run = kobako("play", "luz", "--seed", "7", "--save", str(path), typed=every_slot())
    assert (run.returncode, run.stderr) == (0, "")
    match = Match.replay(path.read_text())
    assert match.over
    assert f" with {match.scores[match.winners[0]]} points." in run.stdout
    assert run.stdout.endswith(f"The record of the game is in\n{path}\n")
    assert "\x1b" not in run.stdout  # colours are for terminals
    again = kobako("verify", str(path))
    assert (again.returncode, again.stdout) == (0, f"{path}: all 5 chance lines are what they had to be\n")


def test_resume_goes_on_in_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    assert main(["play", "luz", "--seed", "7", "--save", str(path)]) == 0
    begun = path.read_text()
    type_lines(monkeypatch, *every_slot().split())
    assert main(["play", "--resume", str(path)]) == 0
    assert path.read_text().startswith(begun)
    assert Match.replay(path.read_text()).over
    capsys.readouterr()
    assert main(["play", "--resume", str(path)]) == 1
    assert capsys.readouterr().err == f"{path}: only an unfinished game that `kobako play` saved can go on\n"


def test_a_game_goes_on_from_within_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path, branch = tmp_path / "game.txt", tmp_path / "branch.txt"
    type_lines(monkeypatch, *every_slot().split())
    assert main(["play", "luz", "--seed", "7", "--save", str(path)]) == 0
    whole, steps = path.read_text(), Match.replay(path.read_text()).steps
    command = ["play", "--resume", str(path), "--save", str(branch), "--seat", "1", "--seed", "8", "--step"]
    type_lines(monkeypatch, *every_slot().split())
    assert main([*command, "60"]) == 0
    assert path.read_text() == whole
    other = Match.replay(branch.read_text())
    assert other.over
    assert other.steps[:60] == steps[:60] != other.steps
    assert other.steps != steps
    capsys.readouterr()
    assert main(["verify", str(branch)]) == 0
    assert "chance lines after step 60 are what they had to be" in capsys.readouterr().out
    assert main(["recheck", str(branch)]) == 0
    for step in (len(steps), len(steps) + 1):
        branch.unlink(missing_ok=True)
        assert main([*command, str(step)]) == 1
        assert f"there is no step {step} from which the game goes on" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_an_interrupted_game_is_saved(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    command = [sys.executable, "-m", "kobako", "play", "luz", "--seed", "7", "--save", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write("bid 2\n")
        process.stdin.flush()
        while "Slots:" not in process.stdout.readline():
            pass
        assert process.stdout.read(2) == "> "
        process.send_signal(getattr(signal, name))
        rest, _ = process.communicate(timeout=60)
        assert process.returncode == 130
    assert "The game is saved." in rest
    assert "0 bid 2" in path.read_text().splitlines()


def test_bytes_that_are_no_text_do_not_end_a_game(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kobako", "play", "luz", "--save", str(tmp_path / "game.txt")]
    run = subprocess.run(command, input=b"\xff\xfe\x00\nbid 3\n", capture_output=True, timeout=120)
    assert (run.returncode, run.stderr) == (0, b"")
    assert b"That is no move." in run.stdout
    assert b"You bid 3." in run.stdout


# ------------------------------------------------------------------------------- replay, rules and others


def test_replay_tells_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    path.write_text(FINISHED)
    for args, hidden in (([], False), (["--seat", "2"], True)):
        assert main(["replay", str(path), *args]) == 0
        printed = capsys.readouterr().out
        assert ("?" in printed) == hidden
        assert printed.splitlines()[-1].startswith("The game is over. ")
    assert main(["replay", str(path), "--seat", "4"]) == 2


def test_verify_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    for text, code, told in (
        (FINISHED, 0, "all 5 chance lines are what they had to be"),
        (FINISHED.replace("[seed 3]", "[seed 4]"), 1, "is not what it had to be: "),
        (FINISHED.replace("[seed 3]\n", ""), 1, "nothing to verify by: there is neither a seed nor a secret"),
    ):
        path.write_text(text)
        assert main(["verify", str(path)]) == code
        assert told in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "first", "seven"),
    [("en", "Luz", "When you lead"), ("ja", "ルイス", "リード"), ("zh-Hant", "璃光", "引牌")],
)
def test_rules(language: str, first: str, seven: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "luz", "--lang", language]) == 0
    whole = capsys.readouterr().out
    assert whole.splitlines()[0] == first
    assert all(f"\n{number:>2}  " in whole for number in range(1, 13))
    assert main(["rules", "luz", "7", "--lang", language]) == 0
    one = capsys.readouterr().out
    assert one.startswith(" 7  ")
    assert seven in one
    assert one in whole


def test_games_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert capsys.readouterr().out.startswith("luz: Luz, 3 to 5 players\n")
    assert main([]) == 0
    assert "Play a game against bots in the terminal." in capsys.readouterr().out
    for args, told in ((["--version"], f"kobako {__version__}\n"), (["verify", "--help"], "A record.\n")):
        with pytest.raises(SystemExit) as ended:
            main(args)
        assert ended.value.code == 0
        assert told in capsys.readouterr().out


@pytest.mark.parametrize("command", ["serve", "play", "join", "arena", "replay", "rules", "verify", "games"])
def test_every_command_has_help_in_words(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    assert "cli-" not in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="pipes end otherwise there")
@pytest.mark.parametrize("args", [["rules", "luz"], ["--help"], ["play", "luz"]])
def test_a_closed_pipe_is_no_traceback(args: list[str]) -> None:
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "kobako", *args]
    env = {**os.environ, "PYTHONUNBUFFERED": ""}  # else argparse meets the error, and swallows it
    run = subprocess.run(command, env=env, stdin=subprocess.DEVNULL, stdout=write, stderr=subprocess.PIPE)
    os.close(write)
    assert (run.returncode, run.stderr) == (141, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_one_line() -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "kobako", "rules", "luz"]
        run = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=120)
    assert run.returncode == 1
    assert run.stderr == "kobako: [Errno 28] No space left on device\n"


def test_nothing_slow_is_imported_before_it_is_needed() -> None:
    code = "import sys, kobako.cli; print([m for m in ('rich', 'fluent', 'babel') if m in sys.modules])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"
