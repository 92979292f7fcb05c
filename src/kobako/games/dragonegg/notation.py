"""The Dragon's Egg as text: moves and chance, both ways; and which rule a refusal cites."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from ...cards.fields import fields
from ...texts import Args
from ..game import BadChance, Look, Refusal, States
from .moves import (
    CARD_NAMES,
    CARD_NUMBERS,
    PAIR_NAMES,
    PAIR_NUMBERS,
    action_text,
    kinds_of,
    read_action,
)
from .retell import retell
from .rules import (
    DROP,
    EGG,
    HAND,
)
from .sets import ALL, PAIR_KINDS, STRENGTHS, is_crossed

__all__ = ["action_text", "chance_text", "read_action", "read_chance", "refusal", "retell"]

# --------------------------------------------------------------------------------------------- refusals

CARD = r"[RB][1-7*]"
FORMS = {
    "sets": re.compile(f"sets {CARD} {CARD} / {CARD} {CARD}"),
    "bracelet": re.compile("bracelet"),
    "egg": re.compile("egg (strong|weak)"),
    "keep": re.compile("keep"),
    "discard": re.compile(f"discard {CARD}"),
}
VERBS = {DROP: ("discard",), EGG: ("egg", "keep")}  # otherwise:
SET_VERBS = ("sets", "bracelet")


def refusal(look: Look, text: str) -> Refusal:
    """Why the seat, which may act, may not make this move."""
    now, seat = look.now, look.seat
    verb, _, told = text.partition(" ")
    if verb not in FORMS or not FORMS[verb].fullmatch(text):
        return _no_such_move(now.phase)
    if verb not in VERBS.get(now.phase, SET_VERBS):
        return _wrong_phase(now, seat)
    if verb == "bracelet":
        if now.bracelets[seat] == 0:
            return Refusal("dragonegg 2", "dragonegg-no-bracelet", {})
        return Refusal("dragonegg 2", "dragonegg-deck-empty", {})
    if verb == "discard":
        return Refusal("dragonegg 11", "dragonegg-discard-not-held", {"card": told})
    return _bad_sets(now, seat, told)


def _no_such_move(phase: int) -> Refusal:
    example = {DROP: "discard R5", EGG: "egg weak"}.get(phase, "sets R5 R5 / B1 B3")
    return Refusal(None, "no-such-move", {"example": example})


def _wrong_phase(now: Any, seat: Any) -> Refusal:
    if now.phase == DROP:
        return Refusal(None, "dragonegg-discard-first", {"count": now.held[seat] - HAND})
    return Refusal(None, "dragonegg-egg-now" if now.phase == EGG else "dragonegg-sets-now", {})


def _bad_sets(now: Any, seat: Any, told: str) -> Refusal:
    """3: cards not held, or the weaker set first; 5: a wild beside the other colour."""
    strong, weak = (PAIR_NUMBERS[pair] for pair in told.split(" / "))
    wanted, held = Counter(PAIR_KINDS[strong] + PAIR_KINDS[weak]), Counter(kinds_of(now.hand[seat]))
    for kind, n in sorted(wanted.items()):
        if n > held[kind]:
            args: Args = {"card": CARD_NAMES[kind], "held": held[kind]}
            return Refusal("dragonegg 3", "dragonegg-not-held", args)
    if STRENGTHS[strong] < STRENGTHS[weak]:
        example = f"sets {PAIR_NAMES[weak]} / {PAIR_NAMES[strong]}"
        args = {"strong": PAIR_NAMES[strong], "weak": PAIR_NAMES[weak], "example": example}
        return Refusal("dragonegg 3", "dragonegg-weaker-first", args)
    crossed = strong if is_crossed(*PAIR_KINDS[strong]) else weak
    return Refusal("dragonegg 5", "dragonegg-crossed", {"set": PAIR_NAMES[crossed]})


# ----------------------------------------------------------------------------------------------- chance


def _shuffled(states: States) -> tuple[int, ...]:
    """1, 11: the cards that are in no hand, in notation order."""
    return kinds_of(ALL - sum(fields(states).hand))


def chance_text(kind: int, states: States, outcome: Sequence[int]) -> str:
    """The line of the record that says what chance decided; it was due in these states."""
    return "deck " + " ".join(CARD_NAMES[card] for card in outcome[: len(_shuffled(states))])


def read_chance(kind: int, states: States, words: Sequence[str]) -> list[int]:
    """The outcome that a chance line tells, without its keyword."""
    due = _shuffled(states)
    cards = [CARD_NUMBERS.get(word, -1) for word in words]
    if tuple(sorted(cards)) != due:
        raise BadChance(_wrong_cards(due, words))
    return cards


def _wrong_cards(due: Sequence[int], words: Sequence[str]) -> str:
    """Names no card that is missing: that could be one in a hand."""
    strange = [word for word in words if word not in CARD_NUMBERS]
    if strange:
        return f"there is no card {strange[0][:9]!r}"
    if len(words) != len(due):
        return f"the deck has {len(due)} cards now, not {len(words)}"
    return "the deck is every card that is in no hand, and nothing else"
