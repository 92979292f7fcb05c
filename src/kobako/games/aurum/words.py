"""Names of cards and moves of Aurum, and the moves of a round as Python reads them."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from .state import (
    ACTIONS,
    CARD,
    CARDS,
    DEAL,
    DIGIT,
    GOLDS,
    NONE,
    OWNER,
    PARTNERS,
    PREDICT_CARD,
    RANKS,
    STAY,
    STOP,
    SWAP_CARD,
    SWAPS,
    ZEROS,
)

SUIT_MARKS = "BPZCS"


def _card_text(card: int) -> str:
    return f"{SUIT_MARKS[card // RANKS]}{card % RANKS + 1}" if card < CARDS else f"G{card - CARDS}"


CARD_NAMES = tuple(map(_card_text, range(CARDS + GOLDS)))
NUMBERS = {name: card for card, name in enumerate(CARD_NAMES)}  # gold above the base cards


def card_text(card: int) -> str:
    """'Z10', or 'G3' for gold."""
    return CARD_NAMES[card]


@functools.lru_cache(8192)
def card_texts(cards: int) -> tuple[str, ...]:
    """A set of base cards, in notation order."""
    return tuple(CARD_NAMES[card] for card in members(cards))


def members(cards: int) -> Iterator[int]:
    """A set, ascending."""
    while cards:
        yield (cards & -cards).bit_length() - 1
        cards &= cards - 1


@functools.cache
def gold_ranks(gold: int) -> tuple[int, ...]:
    """The gold cards of a collection, ascending, each as its rank."""
    return tuple(rank for rank in range(GOLDS) for _ in range(gold >> DIGIT * rank & ZEROS))


def _action_text(action: int) -> str:
    if action < STOP:
        return f"play {card_text(action)}"
    if action <= STAY:
        return "stop" if action == STOP else "stay"
    if action < SWAP_CARD:
        return f"predict {card_text(action - PREDICT_CARD)}"
    partners, swap = divmod(action - SWAP_CARD, SWAPS)
    gold, card = divmod(swap, CARDS)
    return f"swap G{gold} {card_text(card)}{' partner' * partners}"


NAMES = tuple(map(_action_text, range(ACTIONS)))
ACTION_NAMES = {name: action for action, name in enumerate(NAMES)}


def action_text(action: int) -> str:
    """'play Z4', 'play G3', 'predict Z4', 'swap G0 Z7', 'swap G0 Z7 partner', 'stay' or 'stop'."""
    return NAMES[action]


def read_action(text: str) -> int | None:
    """The action of a text that is one, whether or not it is legal now."""
    return ACTION_NAMES.get(text)


# ------------------------------------------------------------------------------------- moves of a round

Move = tuple[int, int, int]  # seat, card played or laid, what was paid: 0 for a play, as in the record


def moves_of(now: Any) -> list[Move]:
    """Plays and swaps of the round in order."""
    entries = zip(now.plays[: now.moves], now.paid, strict=False)
    return [(play >> OWNER, play & CARD, paid) for play, paid in entries]


def whose(seat: int, paid: int) -> int:
    """The seat whose prediction a swap changes."""
    return seat ^ 2 if paid >= PARTNERS else seat


def gold_paid(paid: int) -> int:
    """The rank of the gold that was paid for a swap."""
    return (paid & PARTNERS - 1) - 1


def first_laid(now: Any) -> Sequence[int]:
    """Predictions as they were laid, before any swap."""
    laid: Sequence[int] = now.prediction if now.opening[0] == NONE else now.opening
    return laid[: now.players]


def dealt_hands(laid: Sequence[int], moves: Iterable[Move], hands: Sequence[int]) -> list[int]:
    """The hands as they were dealt: what was laid, played and is still held, but for what was swapped in."""
    dealt = [1 << card if card >= 0 else 0 for card in laid]
    now, taken = list(laid), [0] * len(laid)
    for seat, card, paid in moves:
        if card < CARDS:
            dealt[seat] |= 1 << card & ~taken[seat]
            taken[seat] &= ~(1 << card)
        if paid:
            taken[seat] |= 1 << now[whose(seat, paid)]
            now[whose(seat, paid)] = card
    return [dealt[seat] | hand & ~taken[seat] for seat, hand in enumerate(hands)]


def is_dealt(now: Any) -> bool:
    """Whether hands lie on the table: from the first deal on, also between two rounds."""
    return bool(now.phase > DEAL or now.rounds > 0)
