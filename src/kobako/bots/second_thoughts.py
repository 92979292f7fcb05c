"""What others have chosen in secret, thought over.

`imagine` takes every secret move for equally likely, as it must. But a seat that has laid something down has
thought about it. So in an imagined world the others choose again, by rule of thumb, from the cards that they
hold there: only what can be seen of their choice stays.
"""

from __future__ import annotations

from ..cards.jit import give_body, rule, verb, wide
from ..cards.rng import Rng
from ..games import aurum, dragonegg, lineit, luz, yurikure
from ..games.aurum.state import HIDDEN, NONE, PREDICT_CARD, SECRET
from ..games.dragonegg.rules import FACE_DOWN, ROWS, STRONG, WEAK
from ..games.dragonegg.sets import PAIR_CARDS, PAIRS
from ..games.game import State
from .thumbs.aurum import best_prediction
from .thumbs.dragonegg import any_choice

TRIES = 8  # to choose something that agrees with what lies open; then it stays as it was imagined


@verb
def reconsider(world: State, seen: State, rng: Rng) -> None:
    """Others choose again what they chose in secret; `seen` is what the world was imagined from."""


@rule
def nothing(world: State, seen: State, rng: Rng) -> None:
    """For games in which nobody waits with a secret choice, or in which there is no telling."""


@rule
def aurum_predictions(world: State, seen: State, rng: Rng) -> None:
    if world.phase != SECRET:
        return
    for seat in range(wide(world.players)):
        if seen.prediction[seat] == HIDDEN:
            hand = wide(world.hand[seat]) | 1 << wide(world.prediction[seat])
            world.hand[seat] = hand
            world.prediction[seat] = NONE
            card = best_prediction(world, seat) - PREDICT_CARD
            world.prediction[seat] = card
            world.hand[seat] = hand & ~(1 << card)


@rule
def dragonegg_sets(world: State, seen: State, rng: Rng) -> None:
    for seat in range(wide(world.players)):
        if seen.sets[seat, STRONG] == FACE_DOWN or seen.sets[seat, WEAK] == FACE_DOWN:
            _make_sets(world, seen, seat, rng)


@rule
def _make_sets(world: State, seen: State, seat: int, rng: Rng) -> None:
    hand = wide(world.hand[seat])
    for row in range(ROWS):
        hand += wide(PAIR_CARDS[world.sets[seat, row] - 1])
    for _ in range(TRIES):
        choice = any_choice(world, seat, hand, rng)
        strong, weak = choice // PAIRS + 1, choice % PAIRS + 1
        if _agrees(wide(seen.sets[seat, STRONG]), strong) and _agrees(wide(seen.sets[seat, WEAK]), weak):
            world.sets[seat, STRONG] = strong
            world.sets[seat, WEAK] = weak
            world.hand[seat] = hand - wide(PAIR_CARDS[strong - 1]) - wide(PAIR_CARDS[weak - 1])
            return


@rule
def _agrees(seen: int, made: int) -> bool:
    return seen == FACE_DOWN or seen == made


give_body(reconsider, luz.INFO.state, nothing)
give_body(reconsider, lineit.INFO.state, nothing)
give_body(reconsider, dragonegg.INFO.state, dragonegg_sets)
give_body(reconsider, yurikure.INFO.state, nothing)
give_body(reconsider, aurum.INFO.state, aurum_predictions)
