"""A search once more, to count what it decided. It is not timed, and the search knows nothing of it.

With the same seed everything falls as it did in `kobako.bots.search`, so the count is exact; the tests hold
both against each other. A decision is an action that a seat chose in an imagined world, in the tree or beyond
it. Where only one was legal, nothing was chosen and nothing is counted.

What is compiled here is kept with the package's code, for it takes long. That is safe as long as it calls
nothing else of bench/: numba looks for edits in this file, and the package in its own.
"""

from __future__ import annotations

from kobako.bots import search
from kobako.bots.outlooks import outlook, rounds_of
from kobako.bots.search import INFO_OF, Plan
from kobako.bots.second_thoughts import reconsider
from kobako.bots.tree import NOWHERE, WORLD, Memory, Records, learn, memory_for
from kobako.cards.bits import lowest
from kobako.cards.jit import long_driver, rule
from kobako.cards.rng import Rng, fast_rng
from kobako.games import game
from kobako.games.drive import Rngs
from kobako.games.game import OVER, State, States


@rule
def play_out(memory: Memory, plan: State, rng: Rng, last: int) -> tuple[int, int]:
    """Play the world out; return how many choices are on the path, and how many decisions there were."""
    world = memory.records[WORLD]
    steps, decisions, is_known = 0, 0, True
    while game.due(world) != OVER and rounds_of(world) < last:
        if game.due(world) > 0:
            game.draw(world, rng, memory.outcome)
            game.settle(world, memory.outcome)
            continue
        seat = lowest(game.pending(world))
        moves = game.legal(world, seat, memory.out)
        action = int(memory.out[0])
        if moves > 1:
            decisions += 1
            is_known = is_known and steps < plan.depth
            if is_known:
                action, is_known = search._within(memory, plan, rng, seat, moves, steps)
                steps += memory.path[steps, 0] != NOWHERE
            else:
                action = search._beyond(memory, plan, rng, seat, moves)
        game.apply(world, seat, action)
    return steps, decisions


@long_driver
def iterate(roots: States, seat: int, plans: Records, rngs: Rngs, iterations: int, memory: Memory) -> int:
    """So many worlds; return how many decisions were made in them."""
    plan, rng = plans[0], rngs[0]
    last = rounds_of(roots[0]) + plan.rounds
    total = 0
    for _ in range(iterations):
        memory.records[WORLD] = roots[0]
        game.imagine(memory.records[WORLD], seat, rng)
        if plan.by_thumb:
            reconsider(memory.records[WORLD], roots[0], rng)
        steps, decisions = play_out(memory, plan, rng, last)
        outlook(memory.records[WORLD], memory.shares)
        learn(memory, steps)
        total += decisions
    return total


def decisions(seen: States, seat: int, plan: Plan, seed: int, iterations: int) -> int:
    """How many decisions `search` makes, called with the same."""
    memory = memory_for(INFO_OF[seen.dtype])
    return iterate(seen, seat, plan.for_compiled_code(), fast_rng(seed), iterations, memory)
