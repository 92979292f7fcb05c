"""Cards and moves of the Dragon's Egg as text, both ways."""

from __future__ import annotations

import functools
from collections.abc import Iterable

from .rules import ACTIONS, BRACELET, CHOICES, DISCARD, EGG_ROW, KEEP, STRONG
from .sets import KINDS, PAIR_KINDS, PAIRS, WILD

COLOUR_MARKS = "RB"
RANK_MARKS = "1234567*"
ROW_NAMES = ("strong", "weak")

CARD_NAMES = [f"{COLOUR_MARKS[kind >> 3]}{RANK_MARKS[kind & WILD]}" for kind in range(KINDS)]
CARD_NUMBERS = {name: kind for kind, name in enumerate(CARD_NAMES)}
PAIR_NAMES = [f"{CARD_NAMES[a]} {CARD_NAMES[b]}" for a, b in PAIR_KINDS]
# A set may be told in either order.
PAIR_NUMBERS = {f"{CARD_NAMES[b]} {CARD_NAMES[a]}": pair for pair, (a, b) in enumerate(PAIR_KINDS)}
PAIR_NUMBERS |= {name: pair for pair, name in enumerate(PAIR_NAMES)}


@functools.lru_cache(8192)
def kinds_of(cards: int) -> tuple[int, ...]:
    """The kinds of some cards, ascending; one that is there twice stands twice."""
    return tuple(kind for kind in range(KINDS) for _ in range(cards >> 2 * kind & 3))


def cards_of(kinds: Iterable[int]) -> int:
    """The same the other way."""
    return sum(1 << 2 * kind for kind in kinds)


def action_text(action: int) -> str:
    """'sets R1 R2 / B3 B4', 'bracelet', 'egg strong', 'keep' or 'discard R5'."""
    if action < CHOICES:
        return f"sets {PAIR_NAMES[action // PAIRS]} / {PAIR_NAMES[action % PAIRS]}"
    if action >= DISCARD:
        return f"discard {CARD_NAMES[action - DISCARD]}"
    if action == BRACELET:
        return "bracelet"
    return "keep" if action == KEEP else f"egg {ROW_NAMES[action - EGG_ROW - STRONG]}"


OTHER_MOVES = {action_text(action): action for action in range(CHOICES, ACTIONS)}


def read_action(text: str) -> int | None:
    """The action of a text that is one, whether or not it is legal now."""
    verb, _, told = text.partition(" ")
    if verb != "sets":
        return OTHER_MOVES.get(text)
    strong, _, weak = told.partition(" / ")
    if strong not in PAIR_NUMBERS or weak not in PAIR_NUMBERS:
        return None
    return PAIR_NUMBERS[strong] * PAIRS + PAIR_NUMBERS[weak]
