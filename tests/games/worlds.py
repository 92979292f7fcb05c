"""Imagined worlds, and whether they come as often as they should.

Seeds are fixed, so a chi-square that passes always passes; the controls in `test_imagine.py` show that it can
fail.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from scipy.stats import chisquare

from kobako import Match
from kobako.cards.fields import fields
from kobako.cards.rng import fast_rng
from kobako.games import drive
from kobako.games.game import SPECTATOR

P = 0.001  # a fair sampler falls below this once in a thousand seeds; ours are fixed


def imagined(match: Match, seat: int | None, times: int, seed: int) -> Iterator[Any]:
    """The fields of so many worlds."""
    rngs, seen = fast_rng(seed), match.seen(seat)
    for _ in range(times):
        world = seen.copy()
        drive.imagine(world, SPECTATOR if seat is None else seat, rngs)
        yield fields(world)


def is_uniform(counts: Mapping[Any, int], kinds: int) -> bool:
    """Whether these counts could come from `kinds` equally likely cases."""
    if kinds == 1:
        return len(counts) == 1
    unseen = [0] * (kinds - len(counts))
    return len(counts) <= kinds and bool(chisquare([*counts.values(), *unseen]).pvalue > P)


def fits(counts: Mapping[Any, int], weights: Mapping[Any, float], few: float = 0) -> bool:
    """Whether these counts could come from cases of these weights; those expected less often are one."""
    possible = {case: weight for case, weight in weights.items() if weight > 0}
    if not set(counts) <= set(possible):
        return False
    times, total = sum(counts.values()), sum(possible.values())
    expected = {case: times * weight / total for case, weight in possible.items()}
    often = [case for case in expected if expected[case] >= few]
    seen, due = [counts.get(case, 0) for case in often], [expected[case] for case in often]
    if times - sum(due) >= max(few, 1):
        seen, due = [*seen, times - sum(seen)], [*due, times - sum(due)]
    return len(seen) < 2 or bool(chisquare(seen, [one * sum(seen) / sum(due) for one in due]).pvalue > P)
