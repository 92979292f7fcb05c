"""Aurum: what a seat may know, and which worlds agree with it.

A seat sees its own hand. Of the others it sees how many cards they hold, and those of them that went there in
sight of all: prediction cards taken by a swap, and the hand of the one who ended the round. Three players lay
their predictions in secret. Everything else is open.
"""

from __future__ import annotations

from ...cards.bits import count, lowest
from ...cards.jit import rule, wide
from ...cards.rng import Rng, below
from ..game import State
from .state import CARDS, DONE, FOLLOW, HIDDEN, NONE, PACK, SECRET

ANY = (1 << CARDS) - 1


@rule
def hide(state: State, seat: int) -> None:
    if state.phase == DONE:  # when the game is over, so is secrecy
        return
    for other in range(wide(state.players)):
        if other != seat:
            state.hand[other] &= state.shown[other]
            # 3: that a secret prediction lies there is public.
            if state.phase == SECRET and state.prediction[other] != NONE:
                state.prediction[other] = HIDDEN


@rule
def unseen(state: State) -> int:
    """The cards whose place is not known, a set."""
    cards = PACK[state.players] & ~(wide(state.aside) | wide(state.gone))
    for seat in range(wide(state.players)):
        cards &= ~wide(state.hand[seat])
        if state.prediction[seat] >= 0:
            cards &= ~(1 << wide(state.prediction[seat]))
    return cards


# The unseen cards lie in the hands that lack some, any of them anywhere: where a card came from says nothing
# about the others. But for one thing: a seat that is to follow, and has no gold, would have ended the round
# by now if it had no card to play (8).


@rule
def imagine(state: State, seat: int, rng: Rng) -> None:
    if state.phase == DONE:
        return
    cards = unseen(state)
    if state.phase == FOLLOW and not state.gold[state.turn]:
        cards = _fill(state, wide(state.turn), cards, ANY & ~wide(state.sealed), rng)
    for other in range(wide(state.players)):
        cards = _fill(state, other, cards, ANY, rng)
    if state.phase == SECRET:
        for other in range(wide(state.players)):
            if state.prediction[other] == HIDDEN:
                _lay(state, other, rng)


@rule
def _fill(state: State, seat: int, cards: int, needed: int, rng: Rng) -> int:
    """Give a hand what it lacks, so that it has one of the cards needed; return the cards that are left."""
    lacks = wide(state.held[seat]) - count(wide(state.hand[seat]))
    if state.prediction[seat] == HIDDEN:
        lacks += 1
    if not lacks:
        return cards
    hand = wide(state.hand[seat])
    chosen = _choose(cards, lacks, rng)
    while not (hand | chosen) & needed:
        chosen = _choose(cards, lacks, rng)
    state.hand[seat] = hand | chosen
    return cards & ~chosen


@rule
def _choose(cards: int, n: int, rng: Rng) -> int:
    """Any n of the cards: every choice is equally likely."""
    chosen = 0
    left = count(cards)
    while n:
        if n == left or below(rng, left) < n:
            chosen |= cards & -cards
            n -= 1
        cards &= cards - 1
        left -= 1
    return chosen


@rule
def _lay(state: State, seat: int, rng: Rng) -> None:
    """3: any card of the hand is the secret prediction."""
    cards = wide(state.hand[seat])
    for _ in range(below(rng, count(cards))):
        cards &= cards - 1
    state.prediction[seat] = lowest(cards)
    state.hand[seat] &= ~(cards & -cards)
