"""Single calls, over many different positions from the middle of random games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar, cast

import numba
import numpy as np

from kobako import Env, Match
from kobako.cards.bits import lowest
from kobako.cards.rng import below, fast_rng
from kobako.games import drive, game
from kobako.games.drive import Rngs
from kobako.games.game import OVER, Actions, GameInfo, Outcome, States
from kobako.match.match import numbers

from .contest import Contestant

# Powers of two, so that going round them costs next to nothing.
RECORDS = 512
TWINS = 8  # that results are written to, in turn
CALLS = 16 * RECORDS  # in a batch
POSITIONS = 64  # that Python's calls go round

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Compiled for this process only: the package's cache on disk knows nothing of edits in bench/."""
    return cast(F, numba.njit(nogil=True, error_model="numpy")(function))


# --------------------------------------------------------------------------------------- compiled calls


@compiled
def scatter(
    states: States, players: int, options: int, rngs: Rngs, outcome: Outcome, out: Actions, chosen: States
) -> None:
    """Fill `chosen`: each record is one decision of a random game of its own, all being equally likely."""
    state, rng = states[0], rngs[0]
    for i in range(len(chosen)):
        game.start(state, players, options)
        decisions = 0
        kind = game.due(state)
        while kind != OVER:
            if kind:
                game.draw(state, rng, outcome)
                game.settle(state, outcome)
            else:
                decisions += 1
                if below(rng, decisions) == 0:
                    chosen[i] = state
                seat = lowest(game.pending(state))
                game.apply(state, seat, out[below(rng, game.legal(state, seat, out))])
            kind = game.due(state)


@compiled
def copy_each(states: States, first: int, twins: States, rngs: Rngs) -> None:
    for i in range(first, first + CALLS):
        twins[i & TWINS - 1] = states[i & RECORDS - 1]


@compiled
def hide_each(states: States, first: int, twins: States, rngs: Rngs) -> None:
    for i in range(first, first + CALLS):
        state = states[i & RECORDS - 1]
        twins[i & TWINS - 1] = state
        game.hide(twins[i & TWINS - 1], lowest(game.pending(state)))


@compiled
def imagine_each(states: States, first: int, twins: States, rngs: Rngs) -> None:
    for i in range(first, first + CALLS):
        state = states[i & RECORDS - 1]
        twins[i & TWINS - 1] = state
        game.imagine(twins[i & TWINS - 1], lowest(game.pending(state)), rngs[0])


def records(info: GameInfo, players: int) -> States:
    """RECORDS different positions."""
    chosen = np.zeros(RECORDS, info.state)
    outcome, out = np.zeros(info.max_outcome, np.int16), np.zeros(info.max_legal, np.int32)
    states, options = np.zeros(1, info.state), info.pack_options({})
    scatter(states, players, options, fast_rng(1), outcome, out, chosen)
    return chosen


def hidden(states: States) -> States:
    """What the seat to move sees of each."""
    seen = np.zeros_like(states)
    for i in range(len(states)):
        one = states[i : i + 1]
        drive.hide(one, numbers(_lowest_seat(drive.pending(one))), seen[i : i + 1])
    return seen


def _lowest_seat(seats: int) -> int:
    return (seats & -seats).bit_length() - 1


def compiled_calls(info: GameInfo, players: int) -> list[Contestant]:
    """The three calls that a search makes for each guess of the closed cards."""
    whole = records(info, players)
    seen = hidden(whole)
    return [
        _each(f"copy, {info.name}", copy_each, whole),
        _each(f"copy and hide, {info.name}", hide_each, whole),
        _each(f"copy and imagine, {info.name}", imagine_each, seen),
    ]


def _each(name: str, run: Callable[[States, int, States, Rngs], None], states: States) -> Contestant:
    twins = np.zeros(TWINS, states.dtype)

    def play(seed: int) -> None:
        run(states, seed % RECORDS, twins, fast_rng(seed))

    return Contestant(name, play, lambda _: (CALLS, twins.tobytes()))


# ------------------------------------------------------------------------------------ calls from Python


def match_points(info: GameInfo, players: int, seed: int) -> list[Match]:
    """Every decision of a random game."""
    match, random, points = Match(info.name, players, seed=seed), Random(seed), []
    while not match.over:
        points.append(match.copy())
        match.act(match.pending[0], random.choice(match.legal(match.pending[0])))
    return points


def env_points(info: GameInfo, players: int, seed: int) -> list[Env]:
    """Every decision of a random game."""
    env, random, points = Env(info.name, players, seed=seed), Random(seed), []
    while not env.over:
        points.append(env.copy())
        env.step(random.choice(env.legal.tolist()))
    return points


def python_calls(info: GameInfo, players: int) -> list[Contestant]:
    """What a server or a learner calls from Python, for the seat to move."""
    pick = Random(1).choice
    matches = [pick(match_points(info, players, seed)) for seed in range(POSITIONS)]
    envs = [pick(env_points(info, players, seed)) for seed in range(POSITIONS)]
    seats = [(match, match.pending[0]) for match in matches]
    return [
        _calls(f"Match.seen, {info.name}", Match.seen, seats, lambda seen: seen.tobytes()),
        _calls(f"Match.view, {info.name}", Match.view, seats, repr),
        _calls(f"Match.copy, {info.name}", Match.copy, [(match,) for match in matches], Match.record),
        _calls(f"Env.copy, {info.name}", Env.copy, [(env,) for env in envs], _look),
        _calls(f"Env.observe, {info.name}", Env.observe, [(env, env.seat) for env in envs], bytes),
    ]


def _look(env: Env) -> object:
    return bytes(env.observe(env.seat))


def _calls(
    name: str,
    call: Callable[..., Any],
    arguments: Sequence[tuple[Any, ...]],
    mark: Callable[[Any], object],
) -> Contestant:
    def play(seed: int) -> Any:
        first = seed % POSITIONS
        for these in arguments[first:]:
            result = call(*these)
        for these in arguments[:first]:
            result = call(*these)
        return result

    return Contestant(name, play, lambda last: (POSITIONS, mark(last)))
