"""Line-it as text: cards, moves and chance, both ways; and which rule a refusal cites."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from ...cards.fields import fields
from ..chance import check_pack, read_number
from ..game import Look, Refusal, States
from .rules import (
    CARDS,
    CHALLENGES,
    COLOURS,
    FINAL,
    FIRST,
    HAND,
    KINDS,
    NUMBERS,
    PLAYED,
    PLUS,
    TOOK,
    TURN,
)

COLOUR_MARKS = "RBGY"

# ---------------------------------------------------------------------------------------- cards and moves


def card_text(card: int) -> str:
    """'57', or '+3' for a challenge card."""
    return str(card) if card <= NUMBERS else f"+{card - PLUS}"


NAMES = [card_text(card) for card in range(KINDS + 1)]
CARD_NUMBERS = {name: card for card, name in enumerate(NAMES) if card}
PACK = sorted([*range(1, KINDS + 1), *range(NUMBERS + 1, KINDS + 1)])  # in notation order


def colour_mark(card: int) -> str | None:
    """'R', 'B', 'G' or 'Y'; a challenge card has no colour."""
    return COLOUR_MARKS[(card - 1) % COLOURS] if card <= NUMBERS else None


def action_text(action: int) -> str:
    """'take 57 line', 'take 57 hand', 'play 57', 'cash', 'end' or 'pass'."""
    return ACTION_TEXTS[action]


ACTION_TEXTS = [
    *(f"take {name} line" for name in NAMES[1:]),
    *(f"take {name} hand" for name in NAMES[1:]),
    *(f"play {name}" for name in NAMES[1:]),
    "cash",
    "end",
    "pass",
]
ACTION_NUMBERS = {text: action for action, text in enumerate(ACTION_TEXTS)}


def read_action(text: str) -> int | None:
    """The action of a text that is one, whether or not it is legal now."""
    return ACTION_NUMBERS.get(text)


# --------------------------------------------------------------------------------------------- refusals

# A card may be one that does not exist: then it lies nowhere.
A_CARD = r"\+?(?:0|[1-9][0-9]*)"
LONGEST = 9  # characters of it that are told back
A_TAKE = re.compile(rf"take ({A_CARD}) (line|hand)")
A_PLAY = re.compile(rf"play ({A_CARD})")


def refusal(look: Look, text: str) -> Refusal:
    """Why the seat, whose turn it is, may not make this move."""
    now, seat = look.now, look.seat
    take, play = A_TAKE.fullmatch(text), A_PLAY.fullmatch(text)
    if not (take or play or text in ("cash", "end", "pass")):
        return Refusal(None, "no-such-move", {"example": "take 57 line" if now.phase == TURN else "play 57"})
    if text == "cash":
        if not (now.numbers[seat] or now.challenge[seat]):
            return Refusal("lineit 6", "lineit-cash-empty", {})
        return Refusal("lineit 10", "lineit-cash-final", {})
    if text == "pass":
        return Refusal(None, "lineit-pass-later" if now.phase == TURN else "lineit-no-pass", {})
    if play:
        return why_no_play(now, seat, play[1]) or why_no_fit(now, seat, play[1])
    if now.phase == FINAL:
        return Refusal(None, "lineit-final", {})
    if take:
        return why_no_take(now, seat, *take.groups()) or why_no_fit(now, seat, take[1])
    return Refusal("lineit 4", "lineit-take-first", {})


def why_no_take(now: Any, seat: int | None, card: str, place: str) -> Refusal | None:
    """4: why the card cannot be taken, if it fits."""
    shown = now.display[: now.shown]
    if now.did & TOOK:
        return Refusal("lineit 4", "lineit-took", {})
    if CARD_NUMBERS.get(card, 0) not in shown:
        return Refusal("lineit 4", "lineit-not-shown", {"card": card[:LONGEST], "cards": card_texts(shown)})
    if place == "hand" and now.hand[seat][HAND - 1]:
        return Refusal("lineit 4", "lineit-hand-full", {"most": HAND})
    return None


def why_no_play(now: Any, seat: int | None, card: str) -> Refusal | None:
    """4: why the card cannot be played, if it fits."""
    held = now.hand[seat].rstrip(b"\0")
    if now.did & PLAYED:
        return Refusal("lineit 4", "lineit-played", {})
    if not held:
        return Refusal("lineit 4", "lineit-hand-empty", {})
    if CARD_NUMBERS.get(card, 0) not in held:
        return Refusal("lineit 4", "lineit-not-held", {"card": card[:LONGEST], "cards": card_texts(held)})
    return None


def why_no_fit(now: Any, seat: int | None, card: str) -> Refusal:
    """5: why a card does not fit the line, if it does not."""
    if CARD_NUMBERS[card] > NUMBERS:
        return Refusal("lineit 5", "lineit-second-challenge", {})
    up = now.way[seat] > 0
    return Refusal("lineit 5", "lineit-up" if up else "lineit-down", {"card": card, "last": now.last[seat]})


def card_texts(cards: Iterable[int]) -> tuple[str, ...]:
    """Cards in a sentence."""
    return tuple(NAMES[card] for card in cards)


# ----------------------------------------------------------------------------------------------- chance


def chance_text(kind: int, states: States, outcome: Sequence[int]) -> str:
    """The line of the record that says what chance decided; it was due in these states."""
    return f"first {outcome[0]}" if kind == FIRST else _deck_text(outcome[:CARDS])


def _deck_text(cards: Iterable[int]) -> str:
    return "deck " + _row(cards)


def _row(cards: Iterable[int]) -> str:
    return " ".join(card_texts(cards))


def read_chance(kind: int, states: States, words: Sequence[str]) -> list[int]:
    """The outcome that a chance line tells, without its keyword."""
    if kind == FIRST:
        return read_number(words, 0, fields(states).players - 1, "first names one seat")
    check_pack(words, card_texts(PACK), "a deck is each number once and each challenge card twice")
    return [CARD_NUMBERS[word] for word in words]


def retell(world: States, lines: Sequence[str]) -> list[str]:
    """The lines of a game as they would stand if `world` were how it is: another deck."""
    now = fields(world)
    return [_deck_text(now.deck) if line.startswith("deck ") else line for line in lines]


# ------------------------------------------------------------------------------------- lines and tokens

TOKENS = [f"{sign}{value}" for sign in "+-" for value in CHALLENGES]  # as they stand in a record


def numbers_of(colour: int, bits: int) -> list[int]:
    """The numbers of a colour in a set, ascending."""
    return [place * COLOURS + colour + 1 for place in range(bits.bit_length()) if bits >> place & 1]


def line_cards(sets: Sequence[int], way: int, challenge: int, after: int) -> list[int]:
    """The cards of a line from left to right, from what a record has of it."""
    numbers = [number for colour, bits in enumerate(sets) for number in numbers_of(colour, bits)]
    numbers.sort(reverse=way < 0)
    if challenge:
        numbers.insert(len(numbers) - after, challenge + PLUS)
    return numbers


def token_list(counts: Sequence[int]) -> list[str]:
    """The tokens of a seat, one by one."""
    return [token for token, n in zip(TOKENS, counts, strict=True) for _ in range(n)]
