"""The smallest game there is, for tests of what all games share: it has many actions, and an option.

Chance says how many; then seats 0 and 1 each name an action below that, and the sum of both is the score.
"""

import hashlib
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from kobako.cards.jit import give_body, rule, wide
from kobako.cards.records import record
from kobako.cards.rng import Rng, below
from kobako.games import game
from kobako.games.game import Actions, GameInfo, Look, Option, Outcome, Scores, State, Tensor, View

# Compiled drivers are cached by record type, so the type carries a digest of this file.
DIGEST = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:12]
STATE = record([("x" + DIGEST, "i1"), ("most", "i2"), ("named", "i2", 2), ("turn", "i1"), ("plus", "i1")])
OVER = 2
SIZES = (
    50,
    100,
)  # chance chooses one: with the smaller every list of actions is a small set, with the larger not


@rule
def start(state: State, players: int, options: int) -> None:
    state.most = 0
    state.turn = 0
    state.plus = options
    state.named[0] = 0
    state.named[1] = 0


@rule
def due(state: State) -> int:
    if state.turn == OVER:
        return game.OVER
    return 1 if state.most == 0 else 0


@rule
def pending(state: State) -> int:
    return 1 << wide(state.turn) if due(state) == 0 else 0


@rule
def legal(state: State, seat: int, out: Actions) -> int:
    if pending(state) >> seat & 1 == 0:
        return 0
    for action in range(wide(state.most)):
        out[action] = action
    return wide(state.most)


@rule
def apply(state: State, seat: int, action: int) -> None:
    state.named[seat] = action
    state.turn += 1


@rule
def draw(state: State, rng: Rng, out: Outcome) -> None:
    out[0] = SIZES[below(rng, len(SIZES))]


@rule
def settle(state: State, outcome: Outcome) -> None:
    state.most = outcome[0]


@rule
def scores(state: State, out: Scores) -> None:
    for seat in range(2):
        out[seat] = state.named[0] + state.named[1] + state.plus


@rule
def winners(state: State) -> int:
    return 3 if state.turn == OVER else 0


@rule
def hide(state: State, seat: int) -> None:
    pass


@rule
def imagine(state: State, seat: int, rng: Rng) -> None:
    pass


@rule
def observe(state: State, seat: int, out: Tensor) -> None:
    out[0] = state.most


def view(look: Look) -> View:
    return View(**look.common, phase="")


INFO = GameInfo(
    name="tiny",
    seats=range(2, 3),
    version=1,
    options=(Option(name="plus", values=("none", "one", "two")),),
    chance=("most",),
    state=STATE,
    actions=max(SIZES),
    max_legal=max(SIZES),
    max_outcome=1,
    pieces=(("most", 1, "how many actions"),),
    notation=cast(Any, SimpleNamespace(action_text=str, read_action=int)),
    view=view,
    own=lambda look: {},
    story=cast(Any, SimpleNamespace()),
    undo={},
)
for verb in game.VERBS:
    give_body(verb, STATE, globals()[verb.__name__])
