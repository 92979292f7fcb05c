"""`python -m bench [--quick] [--write]`: exits 1 if a target is missed, 2 if OpenSpiel is not installed."""

from __future__ import annotations

import argparse
import sys

from kobako.cards.jit import source_digest
from kobako.games import GAMES
from kobako.games.game import GameInfo

from . import calls, contest, kobako_play, load, openspiel_play, report, simulator, start
from .contest import say, use_one_core
from .load import Load
from .openspiel_play import TRICK_GAMES


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench", description="Kobako beside OpenSpiel, and a busy server."
    )
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds, to see that it runs")
    parser.add_argument("--write", action="store_true", help="write the tables to bench/results.md")
    options = parser.parse_args(words)
    if not openspiel_play.is_installed():
        print("OpenSpiel is not installed; `make bench` installs it and runs this", file=sys.stderr)
        return 2
    commit, sources = report.commit_here(), source_digest()
    served = measure_server(quick=options.quick)
    use_one_core()
    tables = measure(rounds=3, seconds=0.05) if options.quick else measure(rounds=15, seconds=0.2)
    tables += [*measure_searches(quick=options.quick), served, measure_worlds(quick=options.quick)]
    for table in tables:
        print(report.markdown(table))
    if source_digest() != sources:
        print("the sources were edited meanwhile, so these figures are of no one version", file=sys.stderr)
        return 1
    if options.write:
        report.RESULTS.write_text(report.results(tables, commit, " ".join(["python -m bench", *words])))
    missed = report.missed(tables)
    print("missed: " + "; ".join(missed) if missed else "all targets reached")
    return 1 if missed else 0


def measure_server(*, quick: bool) -> report.Table:
    """Many tables at once."""
    leisure = Load("at leisure", *((10, 10, 2) if quick else (250, 250, 30)))
    burst = Load("a burst", *((20, 40, 2) if quick else (500, 1000, 60)))
    say(f"{leisure.tables} tables")
    calm = load.best(leisure, report.calm)
    say(f"{burst.tables} tables")
    return report.load_table(calm, load.best(burst, report.keeps_up))


def measure_worlds(*, quick: bool) -> report.Table:
    """The server's core without sockets and disks."""
    say("simulated worlds")
    return simulator.measure(quick=quick)


def measure(rounds: int, seconds: float) -> list[report.Table]:
    """Everything, side by side."""
    starts = [measure_start(info) for info in GAMES]
    tables = [(info, players) for info in GAMES for players in info.seats]
    ours = [kobako_play.compiled(info, players) for info, players in tables]
    envs = [kobako_play.by_integers(info, players) for info, players in tables]
    texts = [kobako_play.by_text(info, players) for info, players in tables]
    theirs = [openspiel_play.compiled(name) for name in TRICK_GAMES]
    drawn = [openspiel_play.drawn(name) for name in TRICK_GAMES]
    short = [openspiel_play.short(name) for name in TRICK_GAMES]
    single = [call for info in GAMES for call in single_calls(info)]
    rates = contest.run([*ours, *theirs, *envs, *drawn, *short, *texts, *single], rounds, seconds, say)
    return [
        report.play_table(rates, ours, theirs),
        report.python_table(rates, envs, texts, drawn, short),
        report.call_table(rates, single),
        report.size_table(GAMES, starts),
    ]


def measure_searches(*, quick: bool) -> list[report.Table]:
    """Ours and OpenSpiel's."""
    from . import ismcts  # only here: it cannot be imported without OpenSpiel

    return ismcts.measure(quick=quick)


def single_calls(info: GameInfo) -> list[contest.Contestant]:
    """At a table of middling size."""
    players = info.seats[len(info.seats) // 2]
    return [*calls.compiled_calls(info, players), *calls.python_calls(info, players)]


def measure_start(info: GameInfo) -> start.Start:
    say(f"starting {info.name}")
    return start.measure(info)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
