"""Luz as text: cards, moves and chance, both ways; and which rule a refusal cites."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...cards.fields import fields
from ..chance import check_pack, read_number
from ..game import Look, Refusal, States
from . import rules
from .rules import (
    ACTIONS,
    BID,
    FIRST,
    HAND,
    NONE,
    PLAY_SLOT,
    RANKS,
    SUIT_STEP,
    SUITS,
)

SUIT_MARKS = "YRGBP"

# ---------------------------------------------------------------------------------------- cards and moves


def card_text(card: int) -> str:
    """'Y12', or 'Y?' for a card whose rank is not known."""
    return f"{SUIT_MARKS[card >> 4]}{card & 15 or '?'}"


CARDS = {
    card_text(suit * SUIT_STEP + rank): suit * SUIT_STEP + rank for suit in range(SUITS) for rank in range(13)
}


def pack(players: int) -> list[int]:
    """The cards in use, in notation order."""
    return [suit * SUIT_STEP + rank for suit in range(SUITS) for rank in range(1, RANKS[players] + 1)]


def bid_text(bid: int) -> str:
    """'3', or '3+' with the safety bead; '-' for no bid yet."""
    return "-" if bid == NONE else f"{bid >> 1}{'+' * (bid & 1)}"


def action_text(action: int) -> str:
    """'bid 3+' or 'play 4'; slots are counted from 1."""
    return f"bid {bid_text(action)}" if action < PLAY_SLOT else f"play {action - PLAY_SLOT + 1}"


ACTION_NAMES = {action_text(action): action for action in range(ACTIONS)}


def read_action(text: str) -> int | None:
    """The action of a text that is one, whether or not it is legal now."""
    return ACTION_NAMES.get(text)


# --------------------------------------------------------------------------------------------- refusals

A_BID = re.compile(r"bid (0|[1-9][0-9]*)\+?")
A_PLAY = re.compile(r"play (0|[1-9][0-9]*)")


def refusal(look: Look, text: str) -> Refusal:
    """Why the seat, whose turn it is, may not make this move."""
    now, seat = look.now, look.seat
    is_bid, is_play = A_BID.fullmatch(text), A_PLAY.fullmatch(text)
    if not (is_bid or is_play):
        return Refusal(None, "no-such-move", {"example": "bid 3+" if now.phase == BID else "play 4"})
    if bool(is_bid) != (now.phase == BID):
        return Refusal(None, "luz-bid-first" if is_play else "luz-bids-done", {})
    if is_bid:
        return Refusal("luz 5", "luz-bid-range", {"most": HAND})
    action = read_action(text)
    if action is None:
        return Refusal("luz 8", "luz-no-slot", {"most": HAND})
    held = _slots(now.left[seat])
    if action - PLAY_SLOT + 1 not in held:
        return Refusal("luz 8", "luz-slot-empty", {"slot": action - PLAY_SLOT + 1, "slots": held})
    following = _slots(now.left[seat] & now.suited[seat][now.led])
    return Refusal("luz 7", "luz-follow", {"suit": SUIT_MARKS[now.led], "slots": following})


def _slots(bits: int) -> tuple[int, ...]:
    return tuple(slot + 1 for slot in range(HAND) if bits >> slot & 1)


# ----------------------------------------------------------------------------------------------- chance


def chance_text(kind: int, states: States, outcome: Sequence[int]) -> str:
    """The line of the record that says what chance decided; it was due in these states."""
    if kind == FIRST:
        return f"first {outcome[0]}"
    return _deal_text(outcome[: len(pack(fields(states).players))])


def _deal_text(cards: Sequence[int]) -> str:
    return "deal " + " ".join(map(card_text, cards))


def read_chance(kind: int, states: States, words: Sequence[str]) -> list[int]:
    """The outcome that a chance line tells, without its keyword."""
    players = fields(states).players
    if kind == FIRST:
        return read_number(words, 0, players - 1, "first names one seat")
    whole = [card_text(card) for card in pack(players)]
    check_pack(words, whole, f"a deal with {players} players is each of the {len(whole)} cards once")
    return [CARDS[word] for word in words]


def retell(world: States, lines: Sequence[str]) -> list[str]:
    """The lines of a game as they would stand if `world` were how it is: another last deal."""
    now = fields(world)
    told = list(lines)
    if rules.is_dealt(world[0]):
        dealt = [card for hand in now.hand[: now.players] for card in hand] + list(now.aside)
        last = max(i for i, line in enumerate(told) if line.startswith("deal "))
        told[last] = _deal_text(dealt)
    return told
