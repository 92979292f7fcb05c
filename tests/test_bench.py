"""The parts of the benchmark that need neither OpenSpiel nor a clock."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from types import SimpleNamespace

import pytest

from bench import calls, kobako_play, load, openspiel_play, report
from bench.__main__ import main
from bench.contest import Contestant, ratio, run, slice_rate
from bench.load import Figures, Load
from bench.start import Start
from kobako.games import GAMES, drive, find
from kobako.match.check import check_conservation

Maker = Callable[..., Contestant]

LUZ = find("luz")
DECISIONS = {3: 132, 4: 176, 5: 220}  # four rounds of one bid and ten cards a seat


def contestant(name: str) -> Contestant:
    """Does one thing a batch, and each comes out differently."""
    return Contestant(name, lambda seed: seed, lambda seed: (1, seed))


A, B, C = map(contestant, "ABC")


# --------------------------------------------------------------------------------- counting decisions


@pytest.mark.slow
@pytest.mark.parametrize("kind", [kobako_play.compiled, kobako_play.by_integers, kobako_play.by_text])
@pytest.mark.parametrize("players", LUZ.seats)
@pytest.mark.parametrize("games", [1, 3])
def test_every_way_to_play_counts_decisions_and_not_chance(kind: Maker, players: int, games: int) -> None:
    one = kind(LUZ, players, games=games)
    decisions, mark = one.tally(one.play(7))
    assert decisions == games * DECISIONS[players]
    assert one.tally(one.play(8)) != (decisions, mark)


def test_of_an_openspiel_game_only_the_seats_moves_are_counted() -> None:
    steps = [SimpleNamespace(player=player) for player in (-1, -1, 0, 1, -1, 0)]
    state = SimpleNamespace(full_history=lambda: steps, returns=lambda: [1.0, -1.0])
    assert openspiel_play.tally([state, state]) == (6, ((1.0, -1.0), (1.0, -1.0)))


class Spiel:
    """A stand-in for an OpenSpiel state: chance, then two moves of seat 0, each with two possibilities."""

    def __init__(self) -> None:
        self.taken: list[int] = []

    def current_player(self) -> int:
        return (-1, 0, 0, openspiel_play.TERMINAL)[len(self.taken)]

    def is_terminal(self) -> bool:
        return len(self.taken) == 3

    def legal_actions(self) -> list[int]:
        return [5, 6]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(5, 0.5), (6, 0.5)]

    def apply_action(self, action: int) -> None:
        self.taken.append(action)


@pytest.mark.parametrize("play_game", [openspiel_play._play_drawn, openspiel_play._play_short])
def test_both_loops_play_an_openspiel_game_to_its_end(play_game: Callable[..., None]) -> None:
    state = Spiel()
    play_game(state, iter([0.0, 0.9, 0.5]).__next__)
    assert state.taken == [5, 6, 6]


# -------------------------------------------------------------------------------------- single calls


@pytest.mark.slow
def test_positions_are_different_sound_and_in_the_middle_of_a_game() -> None:
    states = calls.records(LUZ, 4)
    assert len({state.tobytes() for state in states}) == calls.RECORDS
    for i in range(calls.RECORDS):
        assert drive.pending(states[i : i + 1])
        check_conservation(LUZ, states[i : i + 1])


@pytest.mark.slow
def test_compiled_calls_do_what_they_are_called() -> None:
    copy, hide, imagine = calls.compiled_calls(LUZ, 4)
    assert [one.tally(one.play(3))[0] for one in (copy, hide, imagine)] == [calls.CALLS] * 3
    copied, hidden, imagined = (one.tally(one.play(3))[1] for one in (copy, hide, imagine))
    assert len({copied, hidden, imagined}) == 3
    assert imagine.tally(imagine.play(4))[1] != imagined


def test_calls_from_python_are_made_for_every_position() -> None:
    for one in calls.python_calls(LUZ, 3):
        marks = {one.tally(one.play(seed)) for seed in (0, 9, 30)}
        assert {done for done, _ in marks} == {calls.POSITIONS}
        assert len(marks) > 1, one.name


# ------------------------------------------------------------------------------------- the contest


def test_a_ratio_is_the_median_of_the_rounds_to_the_fastest_of_the_others() -> None:
    rates = {"A": [10.0, 40.0, 30.0], "B": [1.0, 2.0, 3.0], "C": [5.0, 5.0, 1.0]}
    assert ratio(rates, "A", [B]) == 10.0  # of 10, 20 and 10
    assert ratio(rates, "A", [C]) == 8.0  # of 2, 8 and 30
    assert ratio(rates, "A", [B, C]) == 8.0


def test_in_every_round_everybody_has_a_turn_and_a_seed_of_his_own() -> None:
    seeds: list[int] = []
    one = Contestant("one", seeds.append, lambda _: (1, len(seeds)))
    two = Contestant("two", seeds.append, lambda _: (1, len(seeds)))
    said: list[str] = []
    rates = run([one, two], 3, 0.0, said.append)
    assert {name: len(rounds) for name, rounds in rates.items()} == {"one": 3, "two": 3}
    assert said == ["round 1 of 3", "round 2 of 3", "round 3 of 3"]
    assert seeds == sorted(set(seeds))


def test_a_contestant_that_always_gives_the_same_is_refused() -> None:
    with pytest.raises(RuntimeError, match="cached: every batch came out the same"):
        slice_rate(Contestant("cached", lambda seed: 1, lambda result: (1, result)), count(), 0.0)


# --------------------------------------------------------------------------------------- the tables


def test_a_table_is_markdown_that_reads_as_it_stands() -> None:
    table = report.Table("Speed", ("", "median"), [report.Row(("luz", "17.1")), report.Row(("hearts", "1"))])
    assert report.markdown(table) == (
        "## Speed\n\n|        | median |\n| ------ | -----: |\n| luz    |   17.1 |\n| hearts |      1 |\n"
    )


def test_figures_show_median_and_best() -> None:
    rates = [1e6, 16.42e6, 17e6]
    assert report.millions(rates) == ("16.4", "17")
    assert report.nanoseconds(rates) == ("61", "59")


def test_random_play_has_to_be_so_many_times_as_fast() -> None:
    ours, slow = contestant("luz, 3 seats"), contestant("dragonegg, 5 seats")
    table = report.play_table(
        {ours.name: [20e6], slow.name: [6e6], "B": [2e6], "C": [1e6]}, [ours, slow], [B, C]
    )
    assert [row.cells for row in table.rows] == [
        ("luz, 3 seats", "20", "20", "10.00", "at least 10: yes"),
        ("dragonegg, 5 seats", "6", "6", "3.00", "at least 3: yes"),
        ("B", "2", "2", "1.00", ""),
        ("C", "1", "1", "0.50", ""),
    ]
    assert report.missed([table]) == []
    assert report.missed([report.play_table({ours.name: [19e6], "B": [2e6]}, [ours], [B])]) == [ours.name]
    assert set(report.PLAY_RATIO) >= {info.name for info in GAMES}


def test_hiding_and_imagining_have_their_bounds() -> None:
    calls = [
        contestant(f"copy and {what}, {game}") for what in ("hide", "imagine") for game in ("luz", "yurikure")
    ]
    rates = {one.name: [1e9 / ns] for one, ns in zip(calls, (499, 501, 5001, 19_999), strict=True)}
    table = report.call_table({**rates, "B": [1.0]}, [*calls, B])
    assert [row.reached for row in table.rows] == [True, False, False, True, None]


def test_env_has_to_be_twice_as_fast_as_openspiel_with_documented_chance() -> None:
    ours = contestant("Env, luz, 3 seats")
    table = report.python_table({ours.name: [6e5], "B": [3e5], "C": [4e5]}, [ours], [], [B], [C])
    assert [row.cells[3:] for row in table.rows] == [
        ("2.00", "1.50", "at least 2: yes"),
        ("1.00", "0.75", ""),
        ("1.33", "1.00", ""),
    ]
    assert [row.reached for row in table.rows] == [True, None, None]


def test_size_and_start_have_their_bounds() -> None:
    table = report.size_table([LUZ], [Start("luz", cold=20.0, warm=1.0, play=2.9)])
    assert [row.reached for row in table.rows] == [True, False, None, True]
    assert report.missed([table]) == ["all of luz, compiled first"]


def test_the_results_say_what_was_measured_and_how(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "versions", lambda: "Python 3.11.7")
    text = report.results([report.Table("Speed", ("", "median"), [])], "68d6c77", "python -m bench")
    assert "- Commit: 68d6c77\n" in text
    assert "- Command: `python -m bench`\n" in text
    assert text.endswith("## Speed\n\n|     | median |\n| --- | -----: |\n")


def test_a_machine_is_named_without_a_path() -> None:
    assert re.fullmatch(r"[^/]+, \d+ cores, \w+", report.machine())


# ----------------------------------------------------------------------------------------- the server


def figures(rate: float, waits: list[float], lost: int = 0, memory: int = 0) -> Figures:
    return Figures(Load("some", 250, rate, 1), waits, lost, memory)


@pytest.mark.parametrize(
    ("waits", "lost", "is_calm"),
    [
        ([0.005] * 99 + [0.025], 0, True),
        ([0.005] * 98 + [0.026] * 2, 0, False),
        ([0.0051] * 100, 0, False),
        ([0.001] * 100, 1, False),
        ([], 0, False),
    ],
)
def test_at_leisure_nobody_waits_for_long(waits: list[float], lost: int, is_calm: bool) -> None:
    assert report.calm(figures(100, waits, lost)) is is_calm


@pytest.mark.parametrize(("made", "lost", "keeps_up"), [(99, 0, True), (98, 0, False), (100, 1, False)])
def test_in_a_burst_every_move_is_made_and_nobody_lost(made: int, lost: int, keeps_up: bool) -> None:
    assert report.keeps_up(figures(100, [0.1] * made, lost)) is keeps_up


def test_the_server_has_its_bounds() -> None:
    burst = figures(100, [0.5] * 100, memory=500_000_000)
    table = report.load_table(figures(10, [0.002] * 10), burst)
    assert [row.reached for row in table.rows] == [True, True, False]
    assert table.rows[0].cells[:7] == ("some: 10 moves/s are due", "250", "10", "2.0", "2.0", "2.0", "0")
    assert report.missed([table]) == ["memory of the server: 500 MB"]


def test_a_load_is_tried_again_until_it_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = [figures(10, [0.1] * 8), figures(10, [0.1] * 10), figures(10, [0.2] * 10)]
    monkeypatch.setattr(load, "measure", lambda load, left=[*tries, *tries]: left.pop(0))
    assert load.best(tries[0].load, lambda figures: figures.speed > 9) is tries[1]
    monkeypatch.setattr(load, "measure", lambda load, left=[*tries]: left.pop(0))
    assert load.best(tries[0].load, lambda figures: False) is tries[1]


@pytest.mark.slow
def test_a_few_tables_are_played_at_over_sockets() -> None:
    found = load.measure(Load("some", tables=3, rate=60, seconds=1))
    assert 3 <= len(found.waits) <= 60
    assert min(found.waits) > 0
    assert found.lost == 0
    assert found.memory > 0


# ------------------------------------------------------------------------------------- without OpenSpiel


def test_without_openspiel_one_line_says_where_it_comes_from(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(openspiel_play, "is_installed", lambda: False)
    assert main(["--quick"]) == 2
    assert capsys.readouterr().err == "OpenSpiel is not installed; `make bench` installs it and runs this\n"
