"""`kobako analyse`: what it writes, and what it says when it cannot."""

import multiprocessing
import os
from pathlib import Path

import msgspec
import pytest

from arena.test_report import Page
from kobako.bots.warm import warm_up
from kobako.cli import main
from kobako.games import find
from kobako.study import warm
from kobako.study.results import Review
from kobako.study.review import Task, look_at
from kobako.terminal.words import Words
from study.games import at, played

QUICK = ("--iterations", "4", "--processes", "1")


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    """The first start prints a line that is not the business of these tests."""
    warm_up([find("luz")], Words())
    warm.warm_up([find("luz")], Words())


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(at(played("luz", 3, 1), 9).record())
    return path


def test_text_is_printed(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), *QUICK]) == 0
    printed = capsys.readouterr()
    assert printed.out.startswith("Luz: what the moves were worth\n")
    assert printed.err == ""
    assert "\x1b" not in printed.out  # colours are for terminals
    assert main(["analyse", str(record), *QUICK, "--lang", "ja", "--seat", "1"]) == 0
    assert "席1に見えていた情報での見込み\n" in capsys.readouterr().out


def test_json_and_html_go_where_they_are_wanted(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(record), *QUICK, "--format", "json", "--seat", "1"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Review)
    assert (found.game, found.seat, found.iterations, found.over) == ("luz", 1, 4, False)
    path = tmp_path / "report.html"
    assert main(["analyse", str(record), *QUICK, "--format", "html", "--out", str(path)]) == 0
    assert capsys.readouterr().out == f"The report is {path}\n"
    assert Page(path.read_text("utf-8")).all("svg")
    assert main(["analyse", str(record), *QUICK, "--out", str(path)]) == 2
    assert capsys.readouterr().err == f"{path}: File exists\n"


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--seat", "3"], "kobako: there is no seat 3; seats are 0 to 2\n"),
        (["--iterations", "0"], "a whole number from 1 up is needed, not '0'"),
        (["--iterations", "many"], "a whole number from 0 up is needed, not 'many'"),
        (["--format", "pdf"], "invalid choice: 'pdf'"),
        (["--out", "no/such/folder/file"], "No such file or directory"),
    ],
)
def test_what_was_typed_wrongly_is_one_line(
    more: list[str], why: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(record), *more]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert why in printed.err


def test_a_record_of_other_rules_is_refused(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(record.read_text().replace("[rules 1]", "[rules 99]"))
    assert main(["analyse", str(record)]) == 1
    said = "this is a record of luz rules 99; here are rules 1"
    assert capsys.readouterr().err == f"{record}: line 3: {said}\n"


def test_the_compiler_says_when_it_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(warm, "CACHE", tmp_path)
    for said in (1, 0):  # only once
        warm.warm_up([find("luz")], Words())
        printed = capsys.readouterr()
        assert (printed.out, printed.err.count("\n")) == ("", said)
    assert warm.done("luz").exists()
    assert not warm.done("aurum").exists()


def test_a_process_that_dies_is_told_in_a_line(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("kobako.study.review.look_at", die)
    assert main(["analyse", str(record), "--processes", "2", "--iterations", "4"]) == 1
    said = "kobako: a process has died; try again, with --processes 1 if it happens again\n"
    assert capsys.readouterr().err == said


def die(task: Task) -> object:
    """Look at the start, which is done here; in a process of its own, leave it without a word."""
    return os._exit(1) if multiprocessing.parent_process() else look_at(task)
