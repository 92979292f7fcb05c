"""Line-it as text: cards, moves, chance and positions, both ways; and which rule a refusal cites.

A position is one line with everything in it, from which the record can be built again:

    3 2 at_least | 12 57 +3 8 90 / ? | 57 90 | 8 12, -, - | +3, -, - | 1, -, 3, - | 0, 4 +3 -5, 0 | 1 took

players, start player and options that are not the default | the deck: cards that are turned up / cards that
are face down | what can be taken | lines | hands | cards under the markers, red, blue, green, yellow | score
piles with tokens | seat to act and what it has done. Face-down cards that are not known are one `?`; what is
not there is `-`; lists of seats and of colours are separated by commas.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from ...cards.fields import fields
from ..game import BadChance, Look, Refusal, States
from . import faults, rules
from .rules import (
    CARDS,
    CHALLENGES,
    COLOURS,
    DECK,
    DONE,
    FINAL,
    FIRST,
    HAND,
    KINDS,
    MAX_SEATS,
    MIN_SEATS,
    NONE,
    NUMBERS,
    OPTIONS,
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
        return Refusal("lineit 4", "lineit-not-shown", {"card": card[:LONGEST], "cards": list_text(shown)})
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
        return Refusal("lineit 4", "lineit-not-held", {"card": card[:LONGEST], "cards": list_text(held)})
    return None


def why_no_fit(now: Any, seat: int | None, card: str) -> Refusal:
    """5: why a card does not fit the line, if it does not."""
    if CARD_NUMBERS[card] > NUMBERS:
        return Refusal("lineit 5", "lineit-second-challenge", {})
    up = now.way[seat] > 0
    return Refusal("lineit 5", "lineit-up" if up else "lineit-down", {"card": card, "last": now.last[seat]})


def list_text(cards: Iterable[int]) -> str:
    """Cards in a sentence."""
    return ", ".join(NAMES[card] for card in cards)


# ----------------------------------------------------------------------------------------------- chance


def chance_text(kind: int, states: States, outcome: Sequence[int]) -> str:
    """The line of the record that says what chance decided; it was due in these states."""
    return f"first {outcome[0]}" if kind == FIRST else _deck_text(outcome[:CARDS])


def _deck_text(cards: Iterable[int]) -> str:
    return "deck " + _row(cards)


def _row(cards: Iterable[int]) -> str:
    return " ".join(NAMES[card] for card in cards)


def read_chance(kind: int, states: States, words: Sequence[str]) -> list[int]:
    """The outcome that a chance line tells, without its keyword."""
    if kind == FIRST:
        players = fields(states).players
        if len(words) != 1 or words[0] not in map(str, range(players)):
            raise BadChance(f"first names one seat from 0 to {players - 1}")
        return [int(words[0])]
    cards = [CARD_NUMBERS.get(word, 0) for word in words]
    if sorted(cards) != PACK:
        raise BadChance(_wrong_cards(words))
    return cards


def _wrong_cards(words: Sequence[str]) -> str:
    whole = Counter(NAMES[card] for card in PACK)
    told = Counter(words)
    wrong = [f"{word[:9]} is not in the pack" for word in told if word not in whole]
    wrong += [f"{word} stands {n} times" for word, n in told.items() if word in whole and n > whole[word]]
    wrong += [f"{word} is missing" for word, n in whole.items() if told[word] < n]
    return f"a deck is each number once and each challenge card twice: {'; '.join(wrong[:3])}"


def retell(world: States, lines: Sequence[str]) -> list[str]:
    """The lines of a game as they would stand if `world` were how it is: another deck."""
    now = fields(world)
    return [_deck_text(now.deck) if line.startswith("deck ") else line for line in lines]


# -------------------------------------------------------------------------------------------- positions

OPTION_WORDS = {option.values[1]: 1 << 2 * i for i, option in enumerate(OPTIONS)}
DEEDS = {"took": TOOK, "played": PLAYED}
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


def write(states: States) -> str:
    """The position of a record, hidden or not, on one line."""
    now = fields(states)
    seats = range(now.players)
    options = [word for word, bit in OPTION_WORDS.items() if now.options & bit]
    did = [word for word, bit in DEEDS.items() if now.did & bit]
    parts = [
        " ".join([str(now.players), _seat_text(now.start), *options]),
        "-" if now.phase <= DECK else f"{_row(now.deck[: now.turned])} / {_face_down(now)}",
        _row(now.display[: now.shown]) or "-",
        ", ".join(_row(line) or "-" for line in map(line_cards, *_lines(now))),
        ", ".join(_row(now.hand[seat].rstrip(b"\0")) or "-" for seat in seats),
        ", ".join(_row(numbers_of(colour, bits)) or "-" for colour, bits in enumerate(now.jackpot)),
        ", ".join(" ".join([str(now.pile[seat]), *token_list(now.tokens[seat])]) for seat in seats),
        " ".join([_seat_text(now.turn), *did]),
    ]
    return " | ".join(parts)


def _lines(now: Any) -> list[Sequence[Any]]:
    return [field[: now.players] for field in (now.line, now.way, now.challenge, now.after)]


def _seat_text(seat: int) -> str:
    return "-" if seat == NONE else str(seat)


def _face_down(now: Any) -> str:
    cards = now.deck[now.turned :]
    return "-" if not cards else _row(cards) if cards[0] else "?"


def read(text: str) -> States:
    """The record of a position; a ValueError says what is wrong with the text."""
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != 8:
        raise ValueError("a position of Line-it has eight parts, separated by |")
    header, deck, display, lines, hands, jackpots, piles, turn = parts
    states = np.zeros(1, rules.STATE)
    state = states[0]
    _read_header(state, header)
    players = int(state.players)
    if deck != "-":
        _read_deck(state, deck)
    for seat, line in enumerate(_parts(lines, players, "lines")):
        _read_line(state, seat, _cards(line))
    for seat, hand in enumerate(_parts(hands, players, "hands")):
        _fill(state.hand[seat], _cards(hand), "a hand")
    for i, pile in enumerate(_parts(jackpots, COLOURS, "jackpots")):
        _read_jackpot(state, i, _cards(pile))
    for seat, pile in enumerate(_parts(piles, players, "score piles")):
        _read_pile(state, seat, pile.split())
    _fill(state.display, _cards(display), "a display")
    state.shown = len(_cards(display))
    _read_turn(state, turn.split())
    state.discard = _discard(states)
    if found := faults.faults(state):
        raise ValueError(f"no such position: {faults.Fault(found)!r}")
    return states


def _read_header(state: Any, header: str) -> None:
    players, start, *options = header.split()
    if players not in map(str, range(MIN_SEATS, MAX_SEATS + 1)):
        raise ValueError(f"nobody plays Line-it with {players} players")
    if any(word not in OPTION_WORDS for word in options):
        raise ValueError(f"no options are {options}")
    rules.start(state, int(players), sum(OPTION_WORDS[word] for word in options))
    if start != "-":
        state.start = _number(start, int(players), "seats")
        state.phase = DECK


def _read_deck(state: Any, deck: str) -> None:
    up, _, down = deck.partition("/")
    turned = _cards(up)
    _fill(state.deck, turned + ([] if down.strip() == "?" else _cards(down)), "a deck")
    state.turned = len(turned)
    state.phase = TURN if len(turned) < CARDS else DONE


def _read_line(state: Any, seat: int, cards: Sequence[int]) -> None:
    """The cards are laid anew, so that direction and counts follow from the rules; no jackpots yet."""
    for card in cards:
        if not rules.fits(state, seat, card):
            raise ValueError(f"{NAMES[card]} does not fit there")
        rules.lay(state, seat, card)


def _read_jackpot(state: Any, colour: int, cards: Sequence[int]) -> None:
    for card in cards:
        if colour_mark(card) != COLOUR_MARKS[colour]:
            raise ValueError(f"{NAMES[card]} does not lie under that marker")
        state.jackpot[colour] |= 1 << (card - 1) // COLOURS


def _read_pile(state: Any, seat: int, words: Sequence[str]) -> None:
    state.pile[seat] = _number(words[0] if words else "", CARDS, "cards")
    for word in words[1:]:
        if word not in TOKENS:
            raise ValueError(f"no token is called {word!r}")
        state.tokens[seat, TOKENS.index(word)] += 1


def _read_turn(state: Any, words: Sequence[str]) -> None:
    if any(word not in DEEDS for word in words[1:]):
        raise ValueError(f"nobody can have done {words[1:]}")
    if words != ["-"]:
        state.turn = _number(words[0] if words else "", int(state.players), "seats")
        state.phase = FINAL if state.phase == DONE else state.phase
    state.did = sum(DEEDS[word] for word in words[1:])


def _discard(states: States) -> int:
    """What lies nowhere else."""
    now = fields(states)
    lying = now.shown + sum(map(int.bit_count, now.jackpot)) + sum(now.pile)
    for seat in range(now.players):
        lying += now.numbers[seat] + (now.challenge[seat] > 0) + len(now.hand[seat].rstrip(b"\0"))
    return int(now.turned - lying)


def _parts(text: str, n: int, what: str) -> list[str]:
    parts = text.split(",")
    if len(parts) != n:
        raise ValueError(f"{what}: {n} expected, {len(parts)} found")
    return parts


def _cards(text: str) -> list[int]:
    words = text.split()
    if words == ["-"]:
        return []
    if unknown := [word for word in words if word not in CARD_NUMBERS]:
        raise ValueError(f"no card is called {unknown[0]!r}")
    return [CARD_NUMBERS[word] for word in words]


def _fill(place: Any, cards: Sequence[int], what: str) -> None:
    if len(cards) > len(place):
        raise ValueError(f"{what} has {len(place)} cards at the most")
    place[: len(cards)] = cards


def _number(word: str, end: int, what: str) -> int:
    if word not in map(str, range(end)):
        raise ValueError(f"there are no {word!r} {what}")
    return int(word)
