"""The review of a game: what its moves were worth by what was known then and, kept apart from that, what luck
and moves did to the result with all cards open.

With all cards open a position is worth what it brings to every seat when all play on by rule of thumb, each
by what it knows. What changes from one position to the next is luck if chance has decided, else the mover's
doing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from ..bots.bot import move_seed
from ..bots.guests import seated
from ..games.game import SPECTATOR, States
from ..match.check import prefixes
from ..match.match import Match, check_seat
from .advice import ITERATIONS, Progress
from .estimates import Estimate, mean_of
from .judge import Judged, judge
from .playouts import OPEN, Shares, shares
from .pool import each
from .results import LOSSES, Balance, Decision, Moment, Review

WORLDS = 400  # in which a position is played on


class Choice(NamedTuple):
    """A move that was not forced."""

    seen: States  # what its seat knew before it
    seat: int
    action: int


class Task(NamedTuple):
    """The position after a step, and the choice by which it came about, if it was one."""

    step: int  # -1 before the first
    opened: States
    known: States
    viewer: int
    choice: Choice | None
    iterations: int
    worlds: int
    seed: int


class Done(NamedTuple):
    """What was found of it."""

    step: int
    mover: int | None  # None: chance, or nobody yet
    opened: Shares  # with all cards open, in each world
    change: Shares  # of that, by the step
    moment: Moment
    judged: Judged | None


def review(
    record: str | Match,
    seat: int | None = None,
    iterations: int | None = None,
    worlds: int = WORLDS,
    seed: int = 0,
    progress: Progress | None = None,
    processes: int = 1,
) -> Review:
    """Look at a game again; with a seat only at its moves, and at the chances as it knew them.

    A text that is no record is a RecordError. A game that is not over is looked at as far as it goes, with
    all cards open: that is not for people who still play it. Progress is told in steps of the record.
    """
    match = Match.replay(record) if isinstance(record, str) else record
    seat = seat if seat is None else check_seat(seat, match.players)
    iterations = iterations or ITERATIONS[match.info.name]
    done = list(_work(match, list(_tasks(match, seat, iterations, worlds, seed)), progress, processes))
    decisions = [_decision(match, one, one.judged) for one in done if one.judged]
    return Review(
        game=match.info.name,
        players=match.players,
        options=dict(match.options),
        over=match.over,
        scores=match.scores,
        winners=list(match.winners),
        steps=len(match.steps),
        seat=seat,
        iterations=iterations,
        worlds=worlds,
        seed=seed,
        balances=[_balance(match, i, done, decisions) for i in range(match.players)],
        decisions=decisions,
        moments=[one.moment for one in done],
    )


# ------------------------------------------------------------------------------------------------ the work


def _tasks(match: Match, seat: int | None, iterations: int, worlds: int, seed: int) -> Iterator[Task]:
    """A task for the start and for every step but forced moves, by which nothing changes its worth."""
    viewer = SPECTATOR if seat is None else seat
    choice: Choice | None = None
    is_forced = False
    for step, now in enumerate(prefixes(match), -1):
        if not is_forced:
            # A record tells everything anyway. This is the one place where we look at all cards.
            opened, known = now._states.copy(), now.seen(seat)
            yield Task(step, opened, known, viewer, choice, iterations, worlds, seed)
        line = match.steps[step + 1] if step + 1 < len(match.steps) else ""
        mover, choice, is_forced = mover_of(line), None, False
        if mover is not None:
            is_forced = len(now.legal(mover)) == 1
            if not is_forced and seat in (None, mover):
                choice = Choice(now.seen(mover), mover, now.check(mover, line.partition(" ")[2]))


def mover_of(line: str) -> int | None:
    """Whose move a line of a record is; None for chance."""
    first = line.partition(" ")[0]
    return int(first) if first.isdecimal() else None


def look_at(task: Task) -> tuple[Shares, list[float], Judged | None]:
    """Every seat's share with all cards open, in each world; its mean by what was known; and the choice."""
    opened = shares(task.opened, OPEN, task.worlds, task.seed, task.step + 1)
    known = shares(task.known, task.viewer, task.worlds, task.seed, task.step + 1)
    judged = task.choice and judge(*task.choice, task.iterations, move_seed(task.seed, task.step))
    return opened, known.mean(0).tolist(), judged


def _work(match: Match, tasks: Sequence[Task], progress: Progress | None, processes: int) -> Iterator[Done]:
    before: Shares | None = None
    for i, (opened, known, judged) in enumerate(each(look_at, tasks, processes)):
        step = tasks[i].step
        line = match.steps[step] if step >= 0 else ""
        moment = Moment(steps=step + 1, line=line, known=known, opened=opened.mean(0).tolist())
        change = opened if before is None else opened - before
        yield Done(step, mover_of(line), opened, change, moment, judged)
        before = opened
        if progress:
            progress(step + 1, len(match.steps))


# --------------------------------------------------------------------------------------------- the results


def _decision(match: Match, done: Done, judged: Judged) -> Decision:
    assert done.mover is not None
    return Decision(
        step=done.step,
        seat=done.mover,
        move=done.moment.line.partition(" ")[2],
        best=match.info.notation.action_text(judged.best),
        legal=judged.legal,
        share=judged.share,
        best_share=judged.best_share,
        loss=judged.loss,
        grade=judged.grade,
        reasons=judged.reasons,
        best_reasons=judged.best_reasons,
        hindsight=mean_of(done.change[:, done.mover]),
    )


def _balance(match: Match, seat: int, done: Sequence[Done], decisions: Sequence[Decision]) -> Balance:
    sits = seated(match.tags).get(seat)
    mine = [one for one in decisions if one.seat == seat]
    losses = [one for one in mine if one.grade in LOSSES]

    def part(belongs: Callable[[Done], bool]) -> Estimate:
        """What these steps did to the seat's share: a sum in every world, so that the interval is honest."""
        worlds = np.zeros(len(done[0].change))
        return mean_of(sum((one.change[:, seat] for one in done if belongs(one)), worlds))

    return Balance(
        seat=seat,
        player=sits.bot if sits else None,
        start=part(lambda one: one.step < 0),
        luck=part(lambda one: one.step >= 0 and one.mover is None),
        own=part(lambda one: one.mover == seat),
        others=part(lambda one: one.mover not in (None, seat)),
        result=mean_of(done[-1].opened[:, seat]),
        decisions=len(mine),
        small=sum(one.grade == "small" for one in losses),
        mistakes=sum(one.grade == "mistake" for one in losses),
        lost=sum(one.loss.value for one in losses if one.loss),
    )
