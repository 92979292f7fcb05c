"""The part of the benchmark that times searches, without a clock."""

from collections.abc import Callable
from itertools import count

import pytest

import bench.__main__ as whole_bench
from bench import contest, ismcts, report, simulator
from bench.contest import Contestant
from kobako import Match
from kobako.bots.tree import memory_for
from kobako.games import GAMES, drive, find
from kobako.games.game import GameInfo

LUZ = find("luz")
FEW = 12


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ismcts, "SIMULATIONS", FEW)


@pytest.mark.slow
@pytest.mark.parametrize(
    "make",
    [
        lambda: ismcts.in_compiled_code("euchre"),
        lambda: ismcts.in_python(LUZ, 3),
        lambda: ismcts.at_random(LUZ, 3),
        lambda: ismcts.at_random_for_a_round(LUZ, 3),
    ],
)
def test_a_search_is_made_at_another_deal_each_time(make: Callable[[], Contestant]) -> None:
    one = make()
    (done, mark), (_, other) = one.tally(one.play(1)), one.tally(one.play(2))
    assert done == FEW
    assert mark != other


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.name)
def test_searches_begin_where_there_is_something_to_choose(info: GameInfo) -> None:
    memory = memory_for(info)
    for players in info.seats:
        seen, seat = ismcts.first_choice(Match(info.name, players, seed=3))
        assert drive.legal(seen, seat, memory.out) > 1


def test_what_bots_decide_is_counted() -> None:
    one = ismcts.as_bots_do(LUZ, 3)
    found = one.play(1)
    assert one.tally(found) == (found.decisions, found)
    assert found.decisions > FEW
    assert contest.slice_rate(one, count(), 0.0) > 0


def test_a_round_of_luz_has_to_be_so_many_times_as_fast_as_either_rival() -> None:
    names = (
        "Kobako, luz, 3 seats, one round",
        "Kobako, luz, 3 seats",
        *map("OpenSpiel, C++, {}".format, "ab"),
    )
    ours, whole, *rivals = (Contestant(name, lambda seed: seed, lambda seed: (1, seed)) for name in names)
    rates = {ours.name: [160e3], whole.name: [60e3], rivals[0].name: [20e3], rivals[1].name: [40e3]}
    table = report.search_table(rates, [ours], rivals)
    assert table.head[3:] == ("times a", "times b", "to reach")
    assert [row.cells for row in table.rows] == [
        (ours.name, "160", "160", "8.00", "4.00", "at least 4: yes"),
        (whole.name, "60", "60", "3.00", "1.50", ""),
        (rivals[0].name, "20", "20", "1.00", "0.50", ""),
        (rivals[1].name, "40", "40", "2.00", "1.00", ""),
    ]
    assert report.missed([table]) == []
    rates[ours.name] = [159e3]
    assert report.missed([report.search_table(rates, [ours], rivals)]) == [ours.name]


def test_all_tables_of_luz_are_to_reach_it_and_stand_in_both_tables() -> None:
    seats = [(LUZ, players) for players in LUZ.seats]
    simulations = ismcts.measure_simulations(seats, rounds=1, seconds=0.0)
    names = [f"Kobako, luz, {players} seats, one round" for players in LUZ.seats]
    assert [row.cells[0] for row in simulations.rows if row.reached is not None] == names
    assert {row.cells[0] for row in simulations.rows} >= {
        "Kobako, luz, 5 seats",
        "OpenSpiel, C++, hearts",
        "OpenSpiel, C++, oh_hell",
        "OpenSpiel, Python, luz, 5 seats",
    }
    decisions = ismcts.measure_decisions(seats, rounds=1, seconds=0.0)
    assert [row.cells[0] for row in decisions.rows] == [f"Kobako's bots, luz, {n} seats" for n in LUZ.seats]
    assert all(float(row.cells[1]) > 0 for row in decisions.rows)


def test_the_whole_benchmark_has_searches_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(whole_bench, "use_one_core", lambda: None)
    monkeypatch.setattr(whole_bench, "measure_server", lambda quick: report.Table("Served", ("",), []))
    monkeypatch.setattr(whole_bench, "measure", lambda rounds, seconds: [report.Table("Played", ("",), [])])
    slow = report.Table("Searched", ("",), [report.Row(("a round of Luz",), reached=False)])
    monkeypatch.setattr(ismcts, "measure", lambda quick: [slow])
    monkeypatch.setattr(simulator, "measure", lambda quick: report.Table("Simulated", ("",), []))
    assert whole_bench.main(["--quick"]) == 1
    printed = capsys.readouterr().out
    assert [line for line in printed.splitlines() if line[:2] == "##"] == [
        "## Played",
        "## Searched",
        "## Served",
        "## Simulated",
    ]
    assert printed.endswith("missed: a round of Luz\n")
