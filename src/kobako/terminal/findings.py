"""What `kobako recheck` finds, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from ..bots.recheck import Computed, Plan
from .words import Words


def is_well(plan: Plan, computed: Sequence[Computed]) -> bool:
    """Whether bots have moved, all of it could be computed again, and all of it agrees."""
    return bool(computed) and not plan.problems and all(one.agrees for one in computed)


def findings(plan: Plan, computed: Sequence[Computed], words: Words) -> Iterator[str]:
    """By seat how many moves agree, and each that does not; then what could not be computed."""
    for (seat, bot, _), group in groupby(sorted(computed, key=_whose), _whose):
        moves = list(group)
        others = [one for one in moves if not one.agrees]
        kind = "stand-in" if moves[0].move.stands_in else "bot"
        yield words("recheck-seat", seat=seat, bot=bot, kind=kind, moves=len(moves), differ=len(others))
        for one in others:
            yield "  " + _difference(one, words)
    for problem in plan.problems:
        yield words(problem.id, **problem.args)
    if not (computed or plan.problems):
        yield words("recheck-nothing")


def _whose(one: Computed) -> tuple[int, str, bool]:
    return one.move.seat, one.move.by.bot, one.move.stands_in


def _difference(one: Computed, words: Words) -> str:
    move = one.move
    return words(
        "recheck-differs", step=str(move.step), line=str(move.line), said=move.said, computed=one.text
    )
