"""The command `kobako arena`, and what it shows meanwhile."""

import io
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from kobako import Match
from kobako.arena.folder import REPORT, TABLE
from kobako.arena.players import Limit, Setting
from kobako.arena.progress import showing
from kobako.bots.warm import warm_up
from kobako.cli import main
from kobako.games import find
from kobako.terminal.words import Words

SMALL = ("--players", "2", "--deals", "2", "--processes", "1")


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    """The first start prints a line that is not the business of these tests."""
    warm_up([find("dragonegg")], Words())


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOBAKO_DATA_DIR", str(tmp_path / "data"))


WRONG = [
    ([], "required: GAME, BOT"),
    (["luz"], "required: BOT"),
    (["luz", "easy"], "a league needs at least two bots"),
    (["luz", "easy", "easy"], "easy stands there twice"),
    (["chess", "easy", "random"], "no game is called 'chess'; there are luz"),
    (["luz", "easy", "wizard"], "no bot is called 'wizard'; in luz there are"),
    (["luz", "easy", "random@"], "a bot is written NAME, NAME@200"),
    (["luz", "easy@200", "random"], "easy does not search in luz"),
    (["luz", "easy", "nowhere:bot"], "no bot is at 'nowhere:bot'"),
    (["luz", "easy", "random", "--players", "6"], "luz has 3 to 5 players, not 6"),
    (["luz", "easy", "random", "--deals", "0"], "a whole number from 1 up is needed, not '0'"),
    (["luz", "easy", "random", "--processes", "0"], "a whole number from 1 up is needed, not '0'"),
    (["luz", "easy", "random", "--deals", "many"], "a whole number from 0 up is needed, not 'many'"),
    (["luz", "easy", "random", "--option", "x"], "an option is written NAME=VALUE, not 'x'"),
    (["luz", "easy", "random", "--option", "x=y"], "luz has no option 'x'"),
    (["luz", "easy", "random", "--lineups", "some"], "invalid choice: 'some'"),
]


@pytest.mark.parametrize(
    ("args", "why"), WRONG, ids=lambda value: None if isinstance(value, str) else " ".join(value)
)
def test_a_wrong_argument_is_one_line_and_code_2(
    args: Sequence[str], why: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["arena", *args]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert why in printed.err
    assert not (tmp_path / "data" / "arena").exists()


def test_a_folder_that_cannot_be_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert main(["arena", "dragonegg", "easy", "random", *SMALL, "--out", str(tmp_path / "file")]) == 2
    assert capsys.readouterr().err == f"{tmp_path / 'file'}: Not a directory\n"


def test_a_league_has_a_folder_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        assert main(["arena", "dragonegg", "easy", "random", *SMALL]) == 0
    one, two = sorted((tmp_path / "data" / "arena").iterdir())
    assert one.name.startswith("dragonegg-20")
    assert (one / TABLE).read_bytes() == (two / TABLE).read_bytes()
    printed = capsys.readouterr()
    assert f"The report is {one / REPORT}\n" in printed.out
    assert "League of The Dragon's Egg\n2 players, 2 deals, 4 games\neasy against random: " in printed.out
    assert "4 of 4 games" in printed.err


@pytest.mark.parametrize(("language", "title"), [("ja", "光る龍の卵のリーグ"), ("zh-Hant", "發光的龍蛋聯賽")])
def test_it_speaks_other_languages(
    language: str, title: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ["--out", str(tmp_path / "league"), "--lang", language]
    assert main(["arena", "dragonegg", "easy", "random", *SMALL, *folder]) == 0
    assert capsys.readouterr().out.startswith(f"{title}\n")
    assert f"<h1>{title}</h1>" in (tmp_path / "league" / REPORT).read_text("utf-8")
    assert main(["arena", "dragonegg", "easy", "random", *SMALL, "--seed", "1", *folder]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert "--out" in printed.err


def test_the_player_on_the_page_plays() -> None:
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")
    [block] = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    names: dict[str, Any] = {}
    exec(block, names)
    match = Match("luz", 3, seed=1)
    [seat] = match.pending
    assert names["first"](Setting("luz", 3), Limit()).choose(match, seat, 0).action == 0


# ----------------------------------------------------------------------------------------------- progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_has_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    with showing(3, Words()) as show:
        for is_new in (False, True, True):
            show.advance(is_new)
        show.tell("something [happened]")
    assert "something [happened]" in terminal.getvalue()
    assert "3/3" in terminal.getvalue()


def test_elsewhere_there_are_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    with showing(200, Words()) as show:
        for place in range(200):
            show.advance(place >= 40)
    printed = capsys.readouterr()
    assert printed.out == ""
    lines = printed.err.splitlines()
    assert len(lines) == 10
    assert lines[0] == "20 of 200 games; ? to go"
    assert lines[-1] == "200 of 200 games; 0:00:00 to go"
