"""The verbs as Python calls them, and drivers that play: written once, compiled for each game.

Handing an array to compiled code is cheap and handing it a record is not. So a game that Python holds is an
array of one record, a generator is an array of one too, and these functions take the first of each.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ..cards.bits import lowest
from ..cards.jit import driver, long_driver, rule, wide
from ..cards.rng import Rng, below
from . import game
from .game import OVER, Actions, Outcome, Scores, State, States, Tensor

Rngs = npt.NDArray[Any]
Sets = npt.NDArray[np.int64]

# What comes next, told in one integer: the set of the seat's legal actions << SEAT_BITS | seat; or, if one of
# them does not fit into such a set, LONG - (how many << SEAT_BITS | seat), and the actions are written out;
SEAT_BITS = 3
SET = 60  # actions below this fit
LONG = -16
# or one of these.
DONE, CHANCE = 0, -1  # the game is over; chance is due
SHORT, WRONG = -2, -3  # nothing has changed: a draw needs more bytes than there are; that action is not legal


# In a gist the lowest bits are the seats that may act. From here on follow the winners, and the end.
WINNERS, ENDED = 8, 16


@driver
def start(states: States, players: int, options: int) -> None:
    game.start(states[0], players, options)


@driver
def due(states: States) -> int:
    return game.due(states[0])


@driver
def pending(states: States) -> int:
    return game.pending(states[0])


@driver
def legal(states: States, seat: int, out: Actions) -> int:
    return game.legal(states[0], seat, out)


@driver
def apply(states: States, seat: int, action: int) -> None:
    game.apply(states[0], seat, action)


@driver
def draw(states: States, rngs: Rngs, out: Outcome) -> None:
    game.draw(states[0], rngs[0], out)


@driver
def settle(states: States, outcome: Outcome) -> None:
    game.settle(states[0], outcome)


@driver
def winners(states: States) -> int:
    return game.winners(states[0])


@driver
def gists(states: States, scores: Scores, out: Sets) -> None:
    """Write of every record the scores and, in one integer, who may act, who has won and if it is over."""
    for i in range(len(states)):
        state = states[i]
        game.scores(state, scores[i])
        seats = game.pending(state) | game.winners(state) << WINNERS
        out[i] = seats | wide(game.due(state) == OVER) << ENDED


@driver
def hide(states: States, seats: Sets, seen: States) -> None:
    """Write into `seen` what each of the seats may know, one record for each."""
    for i in range(len(seats)):
        seen[i] = states[0]
        game.hide(seen[i], seats[i])


@driver
def _copy(states: States, twin: States) -> None:
    twin[0] = states[0]


def copy_of(states: States) -> States:
    """The same game again. (NumPy takes ten times as long to copy a record.)"""
    twin = np.empty(1, states.dtype)
    _copy(states, twin)
    return twin


@driver
def imagine(states: States, seat: int, rngs: Rngs) -> None:
    game.imagine(states[0], seat, rngs[0])


@driver
def observe(seen: States, seat: int, out: Tensor) -> None:
    game.observe(seen[0], seat, out)


@rule
def _whats_next(states: States, out: Actions) -> int:
    """The lowest seat that may act and its legal actions; see SEAT_BITS."""
    state = states[0]
    kind = game.due(state)
    if kind != 0:
        return DONE if kind == OVER else CHANCE
    seat = lowest(game.pending(state))
    n = game.legal(state, seat, out)
    if out[n - 1] >= SET:  # they ascend
        return LONG - (n << SEAT_BITS | seat)
    actions = 0
    for i in range(n):
        actions |= 1 << wide(out[i])
    return actions << SEAT_BITS | seat


@driver
def step(states: States, action: int, out: Actions) -> int:
    """The lowest seat that may act acts; say what comes next, or WRONG if it may not do that."""
    state = states[0]
    seats = game.pending(state)
    if seats == 0 or not _may(state, lowest(seats), action, out):
        return WRONG
    game.apply(state, lowest(seats), action)
    return _whats_next(states, out)


@driver
def act(states: States, seat: int, action: int, out: Actions) -> int:
    """The seat acts; say what comes next, or WRONG if it may not do that."""
    if not _may(states[0], seat, action, out):
        return WRONG
    game.apply(states[0], seat, action)
    return _whats_next(states, out)


@rule
def _may(state: State, seat: int, action: int, out: Actions) -> bool:
    for i in range(game.legal(state, seat, out)):
        if out[i] == action:
            return True
    return False


@driver
def deal(states: States, rngs: Rngs, outcome: Outcome, out: Actions) -> int:
    """Draw what chance is due, settle it and say what comes next; change nothing if the bytes ran out."""
    game.draw(states[0], rngs[0], outcome)
    if rngs[0].short:
        return SHORT
    game.settle(states[0], outcome)
    return _whats_next(states, out)


@driver
def resolve(states: States, rngs: Rngs, outcome: Outcome, out: Actions) -> int:
    """Let chance decide until a seat has to, or until the game is over; say what comes next."""
    state = states[0]
    while game.due(state) > 0:
        game.draw(state, rngs[0], outcome)
        game.settle(state, outcome)
    return _whats_next(states, out)


@driver
def suppose(seen: States, seat: int, word: int, rngs: Rngs, states: States, out: Actions) -> int:
    """Write into `states` a world that the seat can imagine, drawn from `word`; say what comes next in it."""
    rngs[0].word = np.uint64(word)
    states[0] = seen[0]
    game.imagine(states[0], seat, rngs[0])
    return _whats_next(states, out)


@driver
def play_out(states: States, rngs: Rngs, twin: States, outcome: Outcome, out: Actions, ends: Sets) -> None:
    """Play on with random moves, in `twin`, once for each of `ends`; write there who has won, a set."""
    for i in range(len(ends)):
        twin[0] = states[0]
        _play_on(twin[0], rngs[0], outcome, out)
        ends[i] = game.winners(twin[0])


@rule
def _play_on(state: State, rng: Rng, outcome: Outcome, out: Actions) -> int:
    """The lowest seat that may act makes a random move, until the game is over; return how many were made."""
    decisions = 0
    kind = game.due(state)
    while kind != OVER:
        if kind:
            game.draw(state, rng, outcome)
            game.settle(state, outcome)
        else:
            seat = lowest(game.pending(state))
            n = game.legal(state, seat, out)
            game.apply(state, seat, wide(out[below(rng, n)]))
            decisions += 1
        kind = game.due(state)
    return decisions


@long_driver
def play_random(
    states: States, players: int, options: int, rngs: Rngs, outcome: Outcome, out: Actions, games: int
) -> int:
    """Play whole games with uniformly random moves; return how many decisions were made."""
    decisions = 0
    for _ in range(games):
        game.start(states[0], players, options)
        decisions += _play_on(states[0], rngs[0], outcome, out)
    return decisions


@long_driver
def perft(stack: States, depth: int, at: int, outs: Actions) -> int:
    """Count the sequences of `depth` decisions from stack[at]; one ends early where no seat can act.

    `stack` has a record and `outs` a row for every depth. The lowest seat that may act acts.
    """
    state = stack[at]
    if depth == 0 or game.due(state) != 0:
        return 1
    seat = lowest(game.pending(state))
    leaves = 0
    for i in range(game.legal(state, seat, outs[at])):
        stack[at + 1] = state
        game.apply(stack[at + 1], seat, wide(outs[at, i]))
        leaves += perft(stack, depth - 1, at + 1, outs)
    return leaves
