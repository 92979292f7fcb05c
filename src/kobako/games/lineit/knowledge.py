"""Line-it: what a seat may know, and which worlds agree with it.

Everything lies open but the order of the cards that are still face down in the deck. Nobody knows more of it
than a spectator does, and which cards they are follows from those that were turned up.
"""

from __future__ import annotations

from ...cards.jit import rule, wide
from ...cards.rng import Rng, below
from ..game import State
from .rules import CARDS, CHALLENGES, COPIES, KINDS, NUMBERS, TURN

# Some cards, as three numbers: a set of the numbers 1 .. 50, one of 51 .. 100, and two bits for each kind of
# challenge card that say how many.
Cards = tuple[int, int, int]
HALF = NUMBERS // 2
COPY_BITS = 2
PACK = ((1 << HALF) - 1, (1 << HALF) - 1, sum(COPIES << COPY_BITS * i for i in range(len(CHALLENGES))))


@rule
def copies(cards: Cards, card: int) -> int:
    """How many of a card are there."""
    if card <= HALF:
        return cards[0] >> card - 1 & 1
    if card <= NUMBERS:
        return cards[1] >> card - 1 - HALF & 1
    return cards[2] >> COPY_BITS * (card - NUMBERS - 1) & (1 << COPY_BITS) - 1


@rule
def without(cards: Cards, card: int) -> Cards:
    """The cards less one of them."""
    low, high, plus = cards
    if card <= HALF:
        low ^= 1 << card - 1
    elif card <= NUMBERS:
        high ^= 1 << card - 1 - HALF
    else:
        plus -= 1 << COPY_BITS * (card - NUMBERS - 1)
    return low, high, plus


@rule
def face_down(state: State) -> Cards:
    """The cards that were not turned up yet; everybody can know which they are."""
    cards = PACK
    for i in range(wide(state.turned)):
        cards = without(cards, wide(state.deck[i]))
    return cards


@rule
def hide(state: State, seat: int) -> None:
    for i in range(wide(state.turned), CARDS):
        state.deck[i] = 0


@rule
def imagine(state: State, seat: int, rng: Rng) -> None:
    if state.phase != TURN:  # before, there is no deck; afterwards all of it is turned up
        return
    cards = face_down(state)
    at = end = wide(state.turned)
    for card in range(1, KINDS + 1):
        for _ in range(copies(cards, card)):
            # Each card goes to a random place among those that are there, whose card goes to the end.
            place = at + below(rng, end - at + 1)
            state.deck[end] = state.deck[place]
            state.deck[place] = card
            end += 1
