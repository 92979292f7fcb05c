"""`python -m bench.serving [--quick] [--write] [--only PART]`: what a server holds, into docs/performance.md.

Exits 1 if a target is missed. What is compared is measured in one run, in phases that alternate, because a
machine is never twice the same.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from . import performance, rival
from .contest import say
from .crowd import Crowd, LuzCrowd
from .load import FLAGS, Figures, Load, Processes, measure, on_fast_loop, phase, server
from .pests import pests
from .report import Table, markdown, missed
from .start import ROOT

sys.path.append(str(ROOT / "tests"))  # where a PostgreSQL is started

from postgres.launch import postgres, url_of

Place = tuple[Crowd, Processes]  # at a server, and its processes

SETTLE = 3.0  # seconds until what pests have sent is dealt with
FEW = ("--set", "log_level=warning")  # and every limit as it is by default


@dataclass(frozen=True)
class Plan:
    """How much is measured."""

    capacity: Sequence[Load]
    rivals: Sequence[Load]
    pests: Load
    tables_a_pair: int  # for so many tables there are one slow reader and one flooder
    rounds: int


WHOLE = Plan(
    [
        *(Load("at leisure", 250, 250, 20), Load("at leisure", 500, 500, 20)),
        *(Load("a burst", 500, 1000, 20), Load("more than it can", 500, 4000, 20)),
    ],
    [Load("", 250, rate, 10) for rate in (250, 500, 1000, 2000, 4000)],
    Load("", 250, 250, 15),
    50,
    5,
)
QUICK = Plan(
    [Load("at leisure", 10, 20, 1), Load("more than it can", 10, 500, 1)],
    [Load("", 10, rate, 1) for rate in (20, 200)],
    Load("", 10, 50, 1),
    5,
    2,
)


# -------------------------------------------------------------------------------------------- capacity


def capacity(plan: Plan) -> Table:
    """One server after another, each with its database."""
    rows = [("SQLite", figures) for figures in _each_load(plan)]
    with postgres() as folder:
        for workers in sorted({1, os.cpu_count() or 1}):
            name = f"PostgreSQL, {workers} process{'es' if workers > 1 else ''}"
            flags = ("--database", url_of(folder), *(("--workers", str(workers)) if workers > 1 else ()))
            rows += [(name, figures) for figures in _each_load(plan, *flags)]
    return performance.capacity_table(rows)


def _each_load(plan: Plan, *flags: str) -> Iterator[Figures]:
    for load in plan.capacity:
        say(f"{load.tables} tables, {load.rate:g} moves a second, {' '.join(flags[2:])}")
        yield measure(load, *flags)


# ---------------------------------------------------------------------------------- beside boardgame.io


def rivals(plan: Plan) -> Table:
    """Both servers run all the time; at each load they take turns."""

    async def run(places: dict[str, Place]) -> Table:
        for crowd, _ in places.values():
            await crowd.set_up(plan.rivals[0].tables)
        rows: list[tuple[str, list[Figures]]] = []
        for load in plan.rivals:
            found: dict[str, list[Figures]] = {name: [] for name in places}
            for number in range(plan.rounds):
                for name, (crowd, processes) in places.items():
                    say(f"{name}: {load.rate:g} moves a second, round {number + 1} of {plan.rounds}")
                    found[name].append(await phase(crowd, load, processes))
            rows += found.items()
        return performance.rival_table(rows)

    with server() as (ours, processes), rival.rival_server() as (theirs, others):
        kobako, other = LuzCrowd(ours), rival.LightCrowd(theirs)
        return on_fast_loop(run({"Kobako": (kobako, processes), "boardgame.io": (other, others)}))


# -------------------------------------------------------------------------- slow readers and flooders


def disturbed(plan: Plan) -> Table:
    """With and without them in turn: at a server as it is, and at one without limits, where it shows."""
    return performance.pest_table(
        {name: _with_pests(plan, flags) for name, flags in (("as it is", FEW), ("without limits", FLAGS))}
    )


def _with_pests(plan: Plan, limits: Sequence[str]) -> dict[bool, list[Figures]]:
    async def run(crowd: LuzCrowd, processes: Processes) -> dict[bool, list[Figures]]:
        await crowd.set_up(plan.pests.tables)
        found: dict[bool, list[Figures]] = {False: [], True: []}
        pairs = range(plan.pests.tables // plan.tables_a_pair)
        guests = [(await crowd.guest(), await crowd.guest()) for _ in pairs]
        with pests(crowd, guests) as go:
            for number, are_there in [(n, there) for n in range(plan.rounds) for there in found]:
                say(f"{'with' if are_there else 'without'} pests, round {number + 1} of {plan.rounds}")
                (go.set if are_there else go.clear)()
                await asyncio.sleep(SETTLE)
                found[are_there].append(await phase(crowd, plan.pests, processes))
        crowd.close()
        return found

    with server(limits=limits) as (link, processes):
        return on_fast_loop(run(LuzCrowd(link), processes))


PARTS: dict[str, Callable[[Plan], Table]] = {"capacity": capacity, "rivals": rivals, "pests": disturbed}


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.serving", description="What a server holds.")
    parser.add_argument(
        "--quick", action="store_true", help="few tables and short phases, to see that it runs"
    )
    parser.add_argument("--write", action="store_true", help="write docs/performance.md")
    parser.add_argument(
        "--only", action="append", choices=PARTS, help="a part alone; others stay as they are"
    )
    options = parser.parse_args(words)
    plan = QUICK if options.quick else WHOLE
    tables = {name: PARTS[name](plan) for name in options.only or PARTS}
    for table in tables.values():
        print(markdown(table))
    if options.write:
        performance.write(tables, " ".join(["python -m bench.serving", *words]))
    unmet = missed(tables.values())
    print("missed: " + "; ".join(unmet) if unmet else "all targets reached")
    return 1 if unmet else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
