"""Aurum as text: moves and chance both ways, which rule a refusal cites, and other worlds as records."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from ...cards.fields import fields
from ..chance import check_pack, read_number
from ..game import Look, Refusal, States
from .state import FIRST, FOLLOW, LEAD, PACK, PREDICT, SECRET, SWAP
from .words import (
    CARD_NAMES,
    NUMBERS,
    action_text,
    card_text,
    card_texts,
    dealt_hands,
    first_laid,
    gold_ranks,
    is_dealt,
    members,
    moves_of,
    read_action,
)

__all__ = ["action_text", "chance_text", "read_action", "read_chance", "refusal", "retell"]

# --------------------------------------------------------------------------------------------- refusals

A_CARD = r"([BPZCS](?:10|[1-9])|G[0-8])"
A_MOVE = re.compile(rf"(?:predict|play) {A_CARD}|swap {A_CARD} {A_CARD}( partner)?|stay|stop")
EXAMPLES = {PREDICT: "predict Z4", SECRET: "predict Z4", SWAP: "stay", LEAD: "play Z4", FOLLOW: "play Z4"}
VERBS = {
    PREDICT: ("predict",),
    SECRET: ("predict",),
    SWAP: ("swap", "stay"),
    LEAD: ("play", "stop"),
    FOLLOW: ("play", "stop"),
}


def refusal(look: Look, text: str) -> Refusal:
    """Why the seat, whose turn it is, may not make this move."""
    phase = look.now.phase
    move = A_MOVE.fullmatch(text)
    if not move:
        return Refusal(None, "no-such-move", {"example": EXAMPLES[phase]})
    verb = text.partition(" ")[0]
    if verb not in VERBS[phase]:
        return Refusal(None, f"aurum-now-{VERBS[phase][0]}", {})
    if verb == "predict":
        return Refusal("aurum 3", "aurum-predict-held", {"cards": _own_cards(look)})
    if verb == "swap":
        return _swap_refusal(look, move[2], bool(move[4]))
    if verb == "stop":
        return Refusal("aurum 8", "aurum-stop", {"cards": card_texts(_playable(look))})
    return _play_refusal(look, move[1])


def _swap_refusal(look: Look, paid: str, partners: bool) -> Refusal:
    if partners and look.players != 4:
        return Refusal("aurum 5", "aurum-swap-partner", {})
    gold = _own_gold(look)
    if paid not in gold:
        return Refusal("aurum 5", "aurum-swap-gold", {"gold": gold})
    return Refusal("aurum 5", "aurum-swap-card", {"cards": _own_cards(look)})


def _play_refusal(look: Look, card: str) -> Refusal:
    if card[0] == "G" and look.now.phase == LEAD:
        return Refusal("aurum 6", "aurum-lead-gold", {"cards": _own_cards(look)})
    gold = _own_gold(look)
    if card[0] == "G":
        return Refusal("aurum 7", "aurum-gold-held", {"count": len(gold), "gold": gold})
    free = card_texts(_playable(look))
    is_held = card in _own_cards(look)
    return Refusal(
        "aurum 7",
        "aurum-sealed" if is_held else "aurum-card-held",
        {"card": card, "suit": card[0], "count": len(free), "cards": free},
    )


def _playable(look: Look) -> int:
    playable: int = look.now.hand[look.seat] & ~look.now.sealed
    return playable


def _own_cards(look: Look) -> tuple[str, ...]:
    return card_texts(look.now.hand[look.seat])


def _own_gold(look: Look) -> tuple[str, ...]:
    return tuple(f"G{rank}" for rank in sorted(set(gold_ranks(look.now.gold[look.seat]))))


# ----------------------------------------------------------------------------------------------- chance


def chance_text(kind: int, states: States, outcome: Sequence[int]) -> str:
    """The line of the record that says what chance decided; it was due in these states."""
    if kind == FIRST:
        return f"first {outcome[0]}"
    return _deal_text(outcome[: PACK[fields(states).players].bit_count()])


def _deal_text(cards: Iterable[int]) -> str:
    return " ".join(["deal", *(CARD_NAMES[card] for card in cards)])


def read_chance(kind: int, states: States, words: Sequence[str]) -> list[int]:
    """The outcome that a chance line tells, without its keyword."""
    players = fields(states).players
    if kind == FIRST:
        return read_number(words, 0, players - 1, "first names one seat")
    whole = card_texts(PACK[players])
    check_pack(words, whole, f"a deal with {players} players is each of the {len(whole)} cards once")
    return [NUMBERS[word] for word in words]


def retell(world: States, lines: Sequence[str]) -> list[str]:
    """The lines of a game as they would stand if `world` were how it is: another last deal, and other secret
    predictions."""
    now = fields(world)
    told = list(lines)
    if not is_dealt(now):
        return told
    last = max(i for i, line in enumerate(told) if line.startswith("deal "))
    hands = dealt_hands(first_laid(now), moves_of(now), now.hand[: now.players])
    told[last] = _deal_text(card for cards in (*hands, now.aside) for card in members(cards))
    if now.phase == SECRET:
        for i in range(last + 1, len(told)):
            seat = int(told[i].partition(" ")[0])
            told[i] = f"{seat} predict {card_text(now.prediction[seat])}"
    return told
