"""The leagues of the benchmark: who plays whom, what is to be reached, and that it is played and kept."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from bench import kept, leagues
from bench.leagues import PLAYERS, TABLES, Trial, beats, more_often, states, takes, wins_alone
from kobako.arena.estimates import Estimate
from kobako.arena.fixtures import League, new_league
from kobako.arena.players import Setting, find_player
from kobako.arena.table import FactRow, PairRow, RatioRow, Table
from kobako.bots.bot import levels

TRIALS = [trial for trials in TABLES.values() for trial in trials()]
LEVELS = list(leagues.of_levels())
NOBODY = new_league("luz", 4, ("easy", "random"), options={}, seed=0)


def results(share: float, low: float, alone: float | None = None, often: float = 1.0) -> Table:
    """As if a league had come out like this."""
    pair = PairRow(
        one="easy",
        other="random",
        games=8,
        share=Estimate(share, low, 1.0),
        fair=0.5,
        times=Estimate(2 * share, 2 * low, 2.0),
        one_alone=None if alone is None else Estimate(alone, alone, alone),
        other_alone=None,
        by_deal=[share],
    )
    ratio = RatioRow(one="easy", other="random", times=Estimate(often, often, often))
    fact = FactRow(fact="bids", bots=[], ratios=[ratio])
    return Table(league=NOBODY, deals=1, games=8, pairs=[pair], bots=[], facts=[fact])


@pytest.mark.parametrize(
    ("goal", "enough", "too_little"),
    [
        (beats, results(0.6, 0.51), results(0.6, 0.49)),
        (takes(0.65), results(0.65, 0.3), results(0.64, 0.6)),
        (wins_alone(1.5), results(0.5, 0.3, alone=1.5), results(0.9, 0.8, alone=1.4)),
        (more_often("bids", 1.3), results(0.5, 0.3, often=1.3), results(0.9, 0.8, often=1.2)),
    ],
)
def test_what_is_to_be_reached(goal: leagues.Goal, enough: Table, too_little: Table) -> None:
    assert goal(enough)[1]
    assert goal(enough)[0].endswith("yes")
    assert not goal(too_little)[1]
    assert goal(too_little)[0].endswith("no")


def test_where_nothing_has_to_be_reached_nothing_is_missed() -> None:
    assert states(results(0.1, 0.0)) == ("", None)


@pytest.mark.slow
@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.name)
def test_every_league_can_be_played(trial: Trial) -> None:
    league = new_league(trial.game, trial.players, (trial.one, trial.other), options={}, seed=0)
    assert league.bots == (trial.one, trial.other)
    assert trial.deals > 1


@pytest.mark.parametrize("game", PLAYERS)
def test_every_level_meets_the_one_before(game: str) -> None:
    met = [(trial.other, trial.one) for trial in LEVELS if trial.game == game]
    names = [bot.name for bot in levels(game)]
    assert [tuple(spec.partition("@")[0] for spec in pair) for pair in met] == list(pairwise(names))
    assert names[-1] == "expert"


@pytest.mark.slow
def test_a_league_is_played_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leagues, "FOLDER", tmp_path / "games")
    monkeypatch.setattr(kept, "FOLDER", tmp_path / "results")
    trial = Trial("dragonegg", 2, "easy", "random", 9, takes(0.5))
    row = leagues.hold(trial, 3)
    assert row.cells[:2] == ("dragonegg, 2 seats: easy against random", "6")
    [records] = tmp_path.glob("games/*/*/records")
    written = {path: path.stat().st_mtime_ns for path in records.iterdir()}
    assert len(written) == 6
    assert not kept.FOLDER.exists()  # a part of a league is no result
    whole = leagues.hold(replace(trial, deals=3), None)
    assert whole.cells[:4] == row.cells[:4]
    assert {path: path.stat().st_mtime_ns for path in records.iterdir()} == written


def test_a_result_counts_until_a_bot_plays_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "FOLDER", tmp_path / "results")
    played: list[str] = []

    def play(trial: Trial, league: League, deals: int) -> Table:
        played.append(trial.one)
        return msgspec.structs.replace(results(0.6, 0.55), league=league, deals=deals)

    monkeypatch.setattr(leagues, "play", play)
    trial = Trial("luz", 4, "easy", "random", 9, beats)
    assert leagues.hold(trial, None) == leagues.hold(trial, None)
    assert played == ["easy"]
    leagues.hold(replace(trial, deals=10), None)
    assert played == ["easy"] * 2
    monkeypatch.setattr("kobako.arena.fixtures.source_digest", lambda: "other")
    leagues.hold(replace(trial, deals=10), None)
    assert played == ["easy"] * 2
    monkeypatch.setattr(kept, "find_player", lambda spec, setting: find_player("random", setting))
    kept._print_of_bot.cache_clear()
    leagues.hold(replace(trial, deals=10), None)
    assert played == ["easy"] * 3
    kept._print_of_bot.cache_clear()


def test_bots_are_told_apart_by_how_they_play() -> None:
    prints = [kept._print_of_bot(f"expert@{n}", Setting("luz", 4)) for n in (30, 40, 200, 300)]
    assert len(set(prints)) == len(prints)
    assert kept._print_of_bot("openspiel@100", Setting("luz", 4)) == "openspiel"


@pytest.mark.parametrize("part", [["--only", "luz"], ["--deals", "2"]])
def test_a_part_of_the_leagues_is_not_written(part: list[str]) -> None:
    with pytest.raises(SystemExit):
        leagues.main([*part, "--write"])
