"""Bots of several levels at a table in the terminal: by seat, in time, and with what they computed."""

from __future__ import annotations

import contextlib
import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kobako import Match
from kobako.cli import main
from kobako.terminal import screen
from kobako.terminal.plain import Plain
from kobako.terminal.table import open_table, read_bots, resume_table
from kobako.terminal.words import Words
from searchers import PACE, invite
from terminal.tables import play_by_hints


@pytest.fixture(autouse=True)
def searchers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    invite(monkeypatch)
    monkeypatch.setenv("KOBAKO_DATA_DIR", str(tmp_path))


def counts(text: str) -> dict[int, int]:
    return {int(step): int(count) for step, count in re.findall(r"\[bot (\d+) (\d+)\]", text)}


# -------------------------------------------------------------------------------------------- who sits where


def test_bots_sit_in_the_order_in_which_they_are_named() -> None:
    at = open_table("luz", 4, 1, 7, "easy,hard,expert")
    assert {seat: guest.bot.name for seat, guest in at.guests.items()} == {0: "easy", 2: "hard", 3: "expert"}
    assert [tag.split()[:4] for tag in at.match.tags if tag.startswith("seat")] == [
        ["seat", "0", "easy", "0"],
        ["seat", "1", "human"],
        ["seat", "2", "hard", "400"],
        ["seat", "3", "expert", "2500"],
    ]


def test_one_name_is_for_all() -> None:
    assert [bot.name for bot in read_bots("hard", "luz", 3)] == ["hard"] * 3
    assert [bot.name for bot in read_bots(" easy , hard", "luz", 2)] == ["easy", "hard"]


def test_a_level_that_the_game_does_not_have_is_refused_with_those_that_it_has(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play", "lineit", "--bots", "easy,easy,expert"]) == 2
    expected = "kobako: no bot is called 'expert'; in lineit there are random, easy, medium, hard\n"
    assert capsys.readouterr().err == expected


def test_games_are_listed_with_their_levels(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    printed = capsys.readouterr().out
    assert printed.count("    bots: easy, medium, hard\n") == 2
    assert printed.count("    bots: easy, medium, hard, expert\n") == 3


def test_a_game_that_was_left_goes_on_with_the_same_bots() -> None:
    whole = open_table("luz", 4, 2, 9, "easy,hard,expert")
    play_by_hints(whole)
    begun = open_table("luz", 4, 2, 9, "easy,hard,expert")
    for _ in range(8):
        list(begun.advance())
        begun.act(begun.hint())
    resumed = resume_table(begun.match.record())
    assert resumed is not None
    assert resumed.guests == begun.guests
    play_by_hints(resumed)
    assert sorted(resumed.match.record().splitlines()) == sorted(whole.match.record().splitlines())


def test_what_a_bot_thought_before_a_game_was_left_does_not_count() -> None:
    """Interrupted between the thought and the move: the tag is there, the step is not."""
    begun = open_table("luz", 3, 0, 9, "expert")
    list(begun.advance())
    text = begun.match.record()
    step = len(begun.match.steps)
    resumed = resume_table(text.replace("[seat 0 human]", f"[seat 0 human]\n[bot {step} 7]"))
    assert resumed is not None
    assert f"bot {step} 7" not in resumed.match.tags
    resumed.act(resumed.hint())
    list(resumed.advance())


# --------------------------------------------------------------------------------------------------- time


def test_what_was_computed_is_written_where_it_differs_from_the_budget() -> None:
    at = open_table("luz", 3, 0, 7, "hard,expert", seconds=0.5)
    play_by_hints(at)
    found = counts(at.match.record())
    seats = {step: at.match.steps[step][0] for step in found}
    assert {count for step, count in found.items() if seats[step] == "2"} == {0, PACE // 2}
    assert {count for step, count in found.items() if seats[step] == "1"} == {0}  # had no choice
    assert "0" not in seats.values()


def test_the_command_passes_the_seconds_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    every_slot = "".join(f"{slot}\n" for slot in range(1, 11))  # of which the legal ones count
    for command in (
        ["play", "luz", "--seed", "7", "--bots", "expert", "--seconds", "0.25", "--save", str(path)],
        ["play", "--resume", str(path), "--seconds", "1.5"],
    ):
        with contextlib.redirect_stdout(io.StringIO()):
            monkeypatch.setattr(sys, "stdin", io.StringIO("3\n" + every_slot))
            assert main(command) == 0
    assert {250, 1500} <= set(counts(path.read_text()).values())
    assert not Match.replay(path.read_text()).over


# --------------------------------------------------------------------------------------- while it thinks


def told_while_thinking(bots: str) -> list[str]:
    said: list[str] = []

    @contextlib.contextmanager
    def busy(text: str) -> Iterator[None]:
        said.append(text)
        yield

    at = open_table("luz", 3, 0, 7, bots)
    lines = iter(["3", "quit"])
    Plain(at, Words(), lambda prompt: next(lines), lambda line: None, lambda: None, busy).run()
    return said


def test_it_is_said_who_thinks() -> None:
    assert set(told_while_thinking("hard")) == {"Seat 1 is thinking…", "Seat 2 is thinking…"}
    assert set(told_while_thinking("easy,hard")) == {"Seat 2 is thinking…"}
    assert told_while_thinking("easy") == []


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_line_goes_away_in_a_terminal_and_is_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    for stream in (Terminal(), io.StringIO()):
        monkeypatch.setattr(sys, "stdout", stream)
        with screen.busy("Seat 1 is thinking…"):
            pass
        shown = stream.getvalue()
        if stream.isatty():
            assert "Seat 1 is thinking…" in shown
            assert shown.rstrip().endswith(("\x1b[2K", "\x1b[?25h"))  # the line is erased, the cursor is back
        else:
            assert shown == ""


def test_a_bar_is_for_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream in (Terminal(), io.StringIO()):
        monkeypatch.setattr(sys, "stderr", stream)
        with screen.progress("Moves of bots", 2) as advance:
            advance()
            advance()
        assert ("Moves of bots" in stream.getvalue()) == stream.isatty()
