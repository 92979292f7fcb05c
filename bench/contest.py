"""A contest on a noisy machine: in every round every contestant plays a short slice, one after the other, so
that a slow second falls on all alike. Figures are medians over rounds; so are ratios, taken round by round.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from statistics import median
from time import perf_counter
from typing import Any


@dataclass(frozen=True)
class Contestant:
    """Something to time, in batches of a few milliseconds at the most."""

    name: str
    play: Callable[[int], Any]  # timed: one batch, from a seed
    tally: Callable[[Any], tuple[int, object]]  # not timed: how much was done, and a mark of what came out


Rates = dict[str, list[float]]  # done per second, by name and round


def slice_rate(contestant: Contestant, seeds: Iterator[int], seconds: float) -> float:
    """How much is done per second, over a slice of about so many seconds."""
    done, spent = 0, 0.0
    marks: list[object] = []
    while spent < seconds or len(marks) < 2:
        seed = next(seeds)
        begin = perf_counter()
        result = contestant.play(seed)
        spent += perf_counter() - begin
        more, mark = contestant.tally(result)
        done += more
        marks.append(mark)
    if marks.count(marks[0]) == len(marks):
        raise RuntimeError(f"{contestant.name}: every batch came out the same, so this measures nothing")
    return done / spent


def run(
    contestants: Sequence[Contestant], rounds: int, seconds: float, say: Callable[[str], None] = print
) -> Rates:
    """The rates of all contestants in all rounds; no seed is used twice."""
    seeds = count()
    for contestant in contestants:  # not timed: the first call may compile
        contestant.play(next(seeds))
    rates: Rates = {contestant.name: [] for contestant in contestants}
    for number in range(rounds):
        say(f"round {number + 1} of {rounds}")
        for contestant in contestants:
            rates[contestant.name].append(slice_rate(contestant, seeds, seconds))
    return rates


def ratio(rates: Rates, name: str, others: Iterable[Contestant]) -> float:
    """How many times as fast as the fastest of the others: as the one beside which it looks worst."""
    return min(
        median(mine / theirs for mine, theirs in zip(rates[name], rates[other.name], strict=True))
        for other in others
    )


def use_one_core() -> None:
    """Stay on one core, and so do the processes that this one starts."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def say(line: str) -> None:
    """Progress, apart from the result."""
    print(line, file=sys.stderr)
