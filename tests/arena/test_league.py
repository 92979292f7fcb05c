"""Whole leagues: the same whatever happens meanwhile."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from arena import fakes
from arena.test_fixtures import league
from kobako.arena.fixtures import League, schedule
from kobako.arena.folder import LEAGUE, RECORDS, REPORT, TABLE, Folder, Refused
from kobako.arena.hold import hold
from kobako.terminal.words import Words

BOTS = ("easy", "random", "arena.fakes:search", "arena.fakes:search@2")
TESTS = Path(__file__).parent.parent


def played(path: Path, one: League, deals: int = 2, processes: int = 1) -> list[str]:
    """Hold a league; what is told in the end."""
    return list(hold(one, deals, Folder(path, one), processes, Words(), "en"))


def records(path: Path) -> dict[str, str]:
    """The records of a league, without how long it took."""
    found = sorted((path / RECORDS).iterdir())
    return {one.name: re.sub(r"\[x-seconds .*\]\n", "", one.read_text("utf-8")) for one in found}


def table(path: Path) -> bytes:
    return (path / TABLE).read_bytes()


@pytest.fixture(scope="module")
def small() -> League:
    return league("dragonegg", 3, BOTS)


@pytest.fixture(scope="module")
def model(small: League, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of that league, played in one go by one process."""
    path = tmp_path_factory.mktemp("league") / "whole"
    played(path, small)
    return path


def test_two_processes_give_the_same_table_as_one(small: League, model: Path, tmp_path: Path) -> None:
    told = played(tmp_path / "two", small, processes=2)
    assert table(tmp_path / "two") == table(model)
    assert records(tmp_path / "two") == records(model)
    assert told[-1] == f"The report is {tmp_path / 'two' / REPORT}"
    assert told[1] == "3 players, 2 deals, 72 games"
    assert sum(" against " in line for line in told) == 6


def test_every_game_has_its_record(small: League, model: Path) -> None:
    fixtures = list(schedule(small, 2))
    assert list(records(model)) == [f"{fixture.number:06}.txt" for fixture in fixtures]
    assert all(f"[seed {f.seed}]" in text for f, text in zip(fixtures, records(model).values(), strict=True))
    assert sorted(path.name for path in model.iterdir()) == sorted([LEAGUE, RECORDS, REPORT, TABLE])


def test_finished_games_are_not_played_again(small: League, model: Path, tmp_path: Path) -> None:
    played(tmp_path, small, deals=1)
    before = {path: path.read_bytes() for path in (tmp_path / RECORDS).iterdir()}
    lost = min(before)
    lost.unlink()
    kept = {path: path.stat().st_mtime_ns for path in before if path != lost}
    played(tmp_path, small)
    assert {path: path.stat().st_mtime_ns for path in kept} == kept
    assert table(tmp_path) == table(model)
    assert records(tmp_path) == records(model)
    played(tmp_path, small, deals=1)  # fewer deals are a part of it
    assert b'"deals": 1,' in table(tmp_path)


def test_a_broken_or_foreign_record_is_told_and_played_anew(
    small: League, model: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(tmp_path, small)
    first, second, third, fourth = sorted((tmp_path / RECORDS).iterdir())[:4]
    first.write_text(first.read_text("utf-8")[:-20], "utf-8")
    second.write_bytes(b"\xff\xfe")
    third.write_text(fourth.read_text("utf-8"), "utf-8")
    fourth.write_text("", "utf-8")
    capsys.readouterr()
    played(tmp_path, small)
    told = [line for line in capsys.readouterr().err.splitlines() if "played anew" in line]
    assert [line.partition(": ")[0] for line in told] == [
        str(path) for path in (first, second, third, fourth)
    ]
    assert "line " in told[0]
    assert "decode" in told[1]
    assert "it is another game" in told[2]
    assert "a record begins with [game NAME]" in told[3]
    assert table(tmp_path) == table(model)
    assert records(tmp_path) == records(model)


# -------------------------------------------------------------------------------------------- the folder


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"game": "luz"}, "its game is dragonegg, not luz"),
        ({"players": 4}, "its number of players is 3, not 4"),
        (
            {"options": {"wild_cross_colour": "forbidden"}},
            "its options are -, not wild_cross_colour=forbidden",
        ),
        ({"bots": ("easy", "random")}, "its bots are easy random arena.fakes:search"),
        ({"seed": 6}, "its seed is 5, not 6"),
        ({"lineups": "alone"}, "its line-ups are all, not alone"),
    ],
)
def test_another_league_is_refused(model: Path, more: dict[str, object], why: str) -> None:
    other = league(**({"game": "dragonegg", "bots": BOTS} | more))  # type: ignore[arg-type]
    before = table(model)
    with pytest.raises(Refused) as refused:
        Folder(model, other)
    assert refused.value.text().startswith(f"{model} holds another league; {why}")
    assert refused.value.text("ja") != refused.value.text("zh-Hant")
    assert table(model) == before


def test_other_sources_are_another_league(
    small: League, model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kobako.arena.fixtures.source_digest", lambda: "0123456789abcdef")
    with pytest.raises(Refused) as refused:
        Folder(model, league("dragonegg", 3, BOTS))
    assert "its version of the sources is" in refused.value.text()


def test_a_folder_with_something_else_in_it_is_refused(small: League, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    with pytest.raises(Refused) as refused:
        Folder(tmp_path, small)
    assert refused.value.text().startswith(f"{tmp_path} is not empty and holds no league")
    (tmp_path / LEAGUE).write_text('{"game": 5}')
    with pytest.raises(Refused) as refused:
        Folder(tmp_path, small)
    assert refused.value.text().startswith(f"{tmp_path / LEAGUE} is not what a league has written")


# -------------------------------------------------------------------------------- what happens to processes

DOOMED = ("arena.fakes:doomed", "easy")


def arena(path: Path, fate: str) -> subprocess.CompletedProcess[str]:
    """The command as a group of processes; one of them meets its fate after some moves."""
    league = ["dragonegg", *DOOMED, "--players", "3", "--deals", "4", "--processes", "2", "--out", str(path)]
    paths = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, "-m", "kobako", "arena", *league],
        env=os.environ | {"PYTHONPATH": paths, fakes.FATE: fate, fakes.RECORDS: str(path / RECORDS)},
        capture_output=True,
        text=True,
        start_new_session=True,
        timeout=300,
    )


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same league without any such fate."""
    path = tmp_path_factory.mktemp("undisturbed")
    played(path, league("dragonegg", 3, DOOMED, seed=0), deals=4)
    return path


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there are no groups of processes")
@pytest.mark.parametrize(
    ("fate", "code", "told"),
    [
        ("kill", -9, ""),
        ("orphan", -9, ""),  # processes that stayed behind would keep our pipes open
        ("interrupt", 130, "Stopped; all finished games are kept. To go on, give the same command with\n"),
        ("die", 1, "kobako: a process has died; all finished games are kept"),
    ],
    ids=["kill", "orphan", "interrupt", "die"],
)
def test_a_league_that_was_stopped_goes_on(
    fate: str, code: int, told: str, undisturbed: Path, tmp_path: Path
) -> None:
    stopped = arena(tmp_path, fate)
    assert stopped.returncode == code
    assert stopped.stdout == ""
    assert told in stopped.stderr
    assert "Traceback" not in stopped.stderr
    kept = {name: text for name, text in records(tmp_path).items() if not name.endswith(".part")}
    assert 0 < len(kept) < len(records(undisturbed))
    assert kept.items() <= records(undisturbed).items()
    assert not (tmp_path / TABLE).exists()

    played(tmp_path, league("dragonegg", 3, DOOMED, seed=0), deals=4)
    assert table(tmp_path) == table(undisturbed)
    assert records(tmp_path) == records(undisturbed)
