"""The solver of last tricks, beside one that plays every line by the public interface."""

from __future__ import annotations

import random

import numpy as np
import pytest

from bench.solver import Solver, solve
from kobako import Match
from kobako.bots.outlooks import outlook, rounds_of

ENDS = 300  # of the lines of a position, at most


class TooManyError(Exception):
    """Of them."""


class Player:
    """Plays every line from a position to the end of the round."""

    def __init__(self, match: Match) -> None:
        self.round, self.ends = rounds_of(match._states[0]), 0

    def worth(self, match: Match) -> list[float]:
        """To every seat, if all take what is best for them."""
        if match.over or rounds_of(match._states[0]) > self.round:
            self.ends += 1
            if self.ends > ENDS:
                raise TooManyError
            shares = np.zeros(max(match.info.seats))
            outlook(match._states[0], shares)
            return shares.tolist()
        [seat, *_] = match.pending
        return max(
            (self.after(match, seat, move) for move in match.legal(seat)), key=lambda value: value[seat]
        )

    def after(self, match: Match, seat: int, move: str) -> list[float]:
        """The same after a move."""
        later = match.copy()
        later.act(seat, move)
        return self.worth(later)


@pytest.mark.parametrize("game", ["luz", "aurum"])
def test_a_world_is_worth_what_every_line_of_it_says(game: str) -> None:
    rng, match, checked = random.Random(1), Match(game, 4, seed=2), 0
    solver = Solver(match.info)
    while checked < 12:
        if match.over:
            match = Match(game, 4, seed=rng.randrange(1000))
        [seat, *_] = match.pending
        moves, player = match.legal(seat), Player(match)
        found = solver.worths(match._states, seat, solver.actions(match._states, seat))
        try:
            known = None if found is None else [player.after(match, seat, move)[seat] for move in moves]
        except TooManyError:
            known = None
        if found is not None and known is not None:
            assert found == pytest.approx(known)
            checked += len(set(known)) > 1  # there was something to choose
        match.act(seat, rng.choice(moves))


def is_late(match: Match) -> bool:
    """Whether there is a choice whose first world is small enough."""
    [seat, *_] = match.pending
    return len(match.legal(seat)) > 1 and solve(match.seen(seat), seat, seed=1, worlds=1) is not None


def test_a_late_move_is_legal_and_tells_its_worlds() -> None:
    match, rng = Match("luz", 4, seed=2), random.Random(1)
    while not is_late(match):
        match.act(match.pending[0], rng.choice(match.legal(match.pending[0])))
    [seat] = match.pending
    thought = solve(match.seen(seat), seat, seed=1, worlds=20)
    assert thought is not None
    assert thought.iterations == 20
    assert match.info.notation.action_text(thought.action) in match.legal(seat)


def test_what_is_too_early_is_not_solved() -> None:
    match = Match("luz", 4, seed=2)
    [seat] = match.pending
    assert solve(match.seen(seat), seat, seed=1, worlds=1) is None


def test_later_worlds_that_are_too_large_are_left_out() -> None:
    rng, left_out = random.Random(1), []
    for deal in range(1, 6):
        match = Match("aurum", 4, seed=deal)
        while not match.over:
            [seat, *_] = match.pending
            if is_late(match):
                thought = solve(match.seen(seat), seat, seed=1, worlds=60)
                assert thought is not None
                assert match.info.notation.action_text(thought.action) in match.legal(seat)
                left_out.append(60 - thought.iterations)
            match.act(seat, rng.choice(match.legal(seat)))
    assert 0 < max(left_out) < 60


def test_a_forced_move_needs_no_world() -> None:
    match, rng = Match("luz", 4, seed=2), random.Random(1)
    while len(match.legal(match.pending[0])) > 1:
        match.act(match.pending[0], rng.choice(match.legal(match.pending[0])))
    [seat] = match.pending
    thought = solve(match.seen(seat), seat, seed=1, worlds=20)
    assert thought is not None
    assert (match.info.notation.action_text(thought.action), thought.iterations) == (match.legal(seat)[0], 0)
