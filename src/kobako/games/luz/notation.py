"""Luz as text: cards, moves, chance and positions, both ways; and which rule a refusal cites.

A position is one line with everything in it, from which the record can be built again:

    4 2 | 3+:4 0:0 2:1 5:5 | Y1 Y? R3 ... , ... | Y? R? ... | 3+ 0 - - | 0:4 1:2

players and first seat | bid:tricks of each seat, for every round before this one | hands in slot order |
the ten aside | bids of this round by seat | cards played in this round in order, seat:slot. A closed card
is `Y?`; what is not there yet is `-`; lists of seats and of rounds are separated by commas.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from ...cards.fields import fields
from ..game import BadChance, Look, Refusal, States
from . import rules
from .rules import (
    ACTIONS,
    ASIDE,
    BID,
    BIDS,
    FIRST,
    HAND,
    NONE,
    PLAY_SLOT,
    RANKS,
    ROUNDS,
    SUIT_STEP,
    SUITS,
)

SUIT_MARKS = "YRGBP"
COUNTS = [str(n) for n in range(HAND + 1)]  # of tricks

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
        return Refusal("luz 8", "luz-slot-empty", {"slot": action - PLAY_SLOT + 1, "slots": _list(held)})
    following = _slots(now.left[seat] & now.suited[seat][now.led])
    return Refusal("luz 7", "luz-follow", {"suit": SUIT_MARKS[now.led], "slots": _list(following)})


def _slots(bits: int) -> list[int]:
    return [slot + 1 for slot in range(HAND) if bits >> slot & 1]


def _list(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


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
        if len(words) != 1 or words[0] not in map(str, range(players)):
            raise BadChance(f"first names one seat from 0 to {players - 1}")
        return [int(words[0])]
    cards = [CARDS.get(word, 0) for word in words]
    if sorted(cards) != pack(players):
        raise BadChance(_wrong_cards(players, words))
    return cards


def _wrong_cards(players: int, words: Sequence[str]) -> str:
    whole = Counter(map(card_text, pack(players)))
    told = Counter(words)
    wrong = [f"{word[:9]} is not in the pack" for word in told if word not in whole]
    wrong += [f"{word} stands {n} times" for word, n in told.items() if word in whole and n > 1]
    wrong += [f"{word} is missing" for word in whole if word not in told]
    return f"a deal with {players} players is each of the {len(whole)} cards once: {'; '.join(wrong[:3])}"


def retell(world: States, lines: Sequence[str]) -> list[str]:
    """The lines of a game as they would stand if `world` were how it is: another last deal."""
    now = fields(world)
    told = list(lines)
    if rules.is_dealt(world[0]):
        dealt = [card for hand in now.hand[: now.players] for card in hand] + list(now.aside)
        last = max(i for i, line in enumerate(told) if line.startswith("deal "))
        told[last] = _deal_text(dealt)
    return told


# -------------------------------------------------------------------------------------------- positions


def write(states: States) -> str:
    """The position of a record, hidden or not, on one line."""
    now = fields(states)
    seats = range(now.players)
    dealt = bool(rules.is_dealt(states[0]))
    # Between two rounds and at the end the last round still lies on the table.
    current = now.rounds - 1 if dealt and now.turn == NONE else now.rounds
    sheet = ", ".join(
        " ".join(f"{bid_text(now.bid[r][s])}:{now.won[r][s]}" for s in seats) for r in range(current)
    )
    hands = ", ".join(" ".join(map(card_text, now.hand[s])) for s in seats)
    parts = [f"{now.players} {'-' if now.first == NONE else now.first}", sheet or "-"]
    if dealt:
        parts += [hands, " ".join(map(card_text, now.aside))]
        parts += [" ".join(bid_text(now.bid[current][s]) for s in seats)]
        parts += [" ".join(f"{p >> 4}:{(p & 15) + 1}" for p in now.plays[: now.played]) or "-"]
    else:
        parts += ["-"] * 4
    return " | ".join(parts)


def read(text: str) -> States:
    """The record of a position; a ValueError says what is wrong with the text."""
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != 6:
        raise ValueError("a Luz position has six parts, separated by |")
    header, sheet, hands, aside, bids, plays = parts
    states = np.zeros(1, rules.STATE)
    _read_header(states, header)
    _read_sheet(states, [] if sheet == "-" else sheet.split(","))
    if hands != "-":
        _read_table(states, [hand.split() for hand in hands.split(",")], aside.split())
        _read_moves(states, bids.split(), [] if plays == "-" else plays.split())
    if rules.faults(states[0]):
        raise ValueError(f"no such position: {rules.Fault(rules.faults(states[0]))!s}")
    return states


def _read_header(states: States, header: str) -> None:
    players, first = header.split()
    if players not in ("3", "4", "5") or (first != "-" and first not in map(str, range(int(players)))):
        raise ValueError(f"players and first seat cannot be {header!r}")
    rules.start(states[0], int(players), 0)
    if first != "-":
        rules.settle(states[0], np.array([int(first)], np.int16))


def _read_sheet(states: States, rounds: Sequence[str]) -> None:
    state = states[0]
    if len(rounds) > ROUNDS or (rounds and state.phase == FIRST):
        raise ValueError("too many rounds")
    for r, line in enumerate(rounds):
        for seat, entry in enumerate(_as_many(line.split(), int(state.players), "a round")):
            bid, _, won = entry.partition(":")
            state.bid[r, seat] = _bid_number(bid)
            if won not in COUNTS:
                raise ValueError(f"nobody can take {won!r} tricks")
            state.won[r, seat] = int(won)
            state.points[r, seat] = rules.round_points(r, _bid_number(bid), int(won))
    state.rounds = len(rounds)


def _read_table(states: States, hands: Sequence[Sequence[str]], aside: Sequence[str]) -> None:
    state = states[0]
    for seat, hand in enumerate(_as_many(hands, int(state.players), "hands")):
        for slot, word in enumerate(_as_many(hand, HAND, "a hand")):
            state.hand[seat, slot] = _card_number(word)
            state.suited[seat, _card_number(word) >> 4] |= 1 << slot
        state.left[seat] = (1 << HAND) - 1
    for i, word in enumerate(_as_many(aside, ASIDE, "the aside")):
        state.aside[i] = _card_number(word)
    state.phase, state.turn = BID, rules.first_bidder(state)


def _read_moves(states: States, bids: Sequence[str], plays: Sequence[str]) -> None:
    """Bids and plays are made anew, so that trick, tricks won and whose turn it is follow from the rules."""
    state = states[0]
    made = _as_many(bids, int(state.players), "bids")
    for _ in range(sum(bid != "-" for bid in made)):
        rules.apply(state, int(state.turn), _bid_number(made[state.turn]))
    for play in plays:
        seat, _, slot = play.partition(":")
        if (
            seat != str(state.turn)
            or not state.phase == rules.PLAY
            or slot not in map(str, range(1, HAND + 1))
        ):
            raise ValueError(f"{play} cannot have been played then")
        if not rules.playable(state, int(seat)) >> int(slot) - 1 & 1:
            raise ValueError(f"{play} cannot have been played then")
        rules.apply(state, int(seat), PLAY_SLOT + int(slot) - 1)


def _as_many(things: Any, n: int, what: str) -> Any:
    if len(things) != n:
        raise ValueError(f"{what}: {n} expected, {len(things)} found")
    return things


def _bid_number(word: str) -> int:
    if (action := ACTION_NAMES.get(f"bid {word}", BIDS)) >= BIDS:
        raise ValueError(f"no bid is called {word!r}")
    return action


def _card_number(word: str) -> int:
    if word not in CARDS:
        raise ValueError(f"no card is called {word!r}")
    return CARDS[word]
