"""Positions of Aurum as text, both ways.

A position is one line with everything in it, from which the record can be built again:

    4 2 | 3:4:2:5 5:1:0:- ... stuck 1 | Z4 ? ?, ... | B3 S9 | P7 Z4 C2 B1 | 2:G0:Z9:partner 2:Z4 3:G3 | -

players, first seat, and options that are not the default | rounds before this one: of every seat the rank
predicted, tricks, gold score and highest gold, then why and by whom the round ended | hands, `?` for a card
that is not known | the two left over | predictions as they were first laid, `?` for a secret one | swaps and
plays in order, and `stop` | the seat that is asked in the swap window. What is not there is `-`; lists of
seats and of rounds are separated by commas.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import numpy as np

from ...cards.fields import fields
from ..game import States
from . import faults, rules, scoring
from .state import (
    CARDS,
    DEAL,
    DONE,
    EMPTY,
    FIRST,
    HIDDEN,
    MAX_LEGAL,
    NO_ZEROS,
    NONE,
    PACK,
    PARTNERS,
    POINTS,
    PREDICT_CARD,
    RANKS,
    ROUNDS,
    STATE,
    STAY,
    STOP,
    STOPPED,
    STUCK,
    SUIT,
    SWAP,
    SWAP_CARD,
    SWAPS,
)
from .words import (
    NUMBERS,
    Move,
    action_text,
    card_text,
    card_texts,
    dealt_hands,
    first_laid,
    gold_paid,
    is_dealt,
    members,
    moves_of,
)

UNKNOWN = "?"
REASONS = {STOPPED: "stop", STUCK: "stuck", EMPTY: "empty"}
A_MOVE = re.compile(r"([0-3]):(?:G([0-8]):)?([BPZCS](?:10|[1-9])|G[0-8])(:partner)?")
OPTIONS = {"zero_gold:no": NO_ZEROS, "scoring:points": POINTS}


def write(states: States) -> str:
    """The position of a record, hidden or not, on one line."""
    now = fields(states)
    dealt = is_dealt(now)
    # Between two rounds and at the end the last round still lies on the table.
    between = dealt and now.phase in (DEAL, DONE)
    options = [name for name, bit in OPTIONS.items() if now.options & bit]
    sheet = ", ".join(_round_text(now, r) for r in range(now.rounds - between))
    parts = [" ".join([str(now.players), _or_dash(now.first), *options]), sheet or "-"]
    if not dealt:
        return " | ".join([*parts, *["-"] * 5])
    moves = list(map(_move_text, moves_of(now)))
    if between and now.reason[now.rounds - 1] == STOPPED:
        moves.append(f"{now.ended[now.rounds - 1]}:stop")
    parts += [
        ", ".join(_hand_text(now, seat) for seat in range(now.players)),
        " ".join(card_texts(now.aside)) or "-",
        " ".join(map(_prediction_text, first_laid(now))),
        " ".join(moves) or "-",
        str(now.turn) if now.phase == SWAP else "-",
    ]
    return " | ".join(parts)


def _or_dash(number: int) -> str:
    return "-" if number == NONE else str(number)


def _round_text(now: Any, r: int) -> str:
    seats = (
        f"{now.said[r][seat]}:{now.won[r][seat]}:{now.worth[r][seat]}:{_or_dash(now.top[r][seat])}"
        for seat in range(now.players)
    )
    return " ".join([*seats, REASONS[now.reason[r]], str(now.ended[r])])


def _hand_text(now: Any, seat: int) -> str:
    known = card_texts(now.hand[seat])
    return " ".join([*known, *[UNKNOWN] * (now.held[seat] - len(known))]) or "-"


def _prediction_text(card: int) -> str:
    return {NONE: "-", HIDDEN: UNKNOWN}.get(card) or card_text(card)


def _move_text(move: Move) -> str:
    seat, card, paid = move
    if not paid:
        return f"{seat}:{card_text(card)}"
    return f"{seat}:G{gold_paid(paid)}:{card_text(card)}{':partner' * (paid >= PARTNERS)}"


def read(text: str) -> States:
    """The record of a position; a ValueError says what is wrong with the text."""
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != 7:
        raise ValueError("an Aurum position has seven parts, separated by |")
    header, sheet, hands, aside, predictions, moves, asked = parts
    states = np.zeros(1, STATE)
    _read_header(states, header.split())
    _read_sheet(states, [] if sheet == "-" else sheet.split(","))
    if hands != "-":
        told = [_words(hand) for hand in _as_many(hands.split(","), int(states[0].players), "hands")]
        _read_table(states, told, _words(aside), predictions.split(), _words(moves))
        _read_asked(states, asked)
        _cover(states, told, predictions.split())
    if found := faults.faults(states[0]):
        raise ValueError(f"no such position: {faults.Fault(found)!s}")
    return states


def _words(text: str) -> list[str]:
    return [] if text.strip() == "-" else text.split()


def _read_header(states: States, words: Sequence[str]) -> None:
    players, first, *options = words if len(words) > 1 else ("", "")
    if players not in ("3", "4") or (first != "-" and first not in map(str, range(int(players)))):
        raise ValueError(f"players and first seat cannot be {players!r} and {first!r}")
    if not set(options) <= set(OPTIONS):
        raise ValueError(f"options are {' and '.join(OPTIONS)}, not {' '.join(options)!r}")
    rules.start(states[0], int(players), sum(OPTIONS[name] for name in set(options)))
    if first != "-":
        rules.settle(states[0], np.array([int(first)], np.int16))


def _read_sheet(states: States, rounds: Sequence[str]) -> None:
    state = states[0]
    if len(rounds) >= ROUNDS or (rounds and state.phase == FIRST):
        raise ValueError("too many rounds")
    for r, line in enumerate(rounds):
        *entries, reason, ended = _as_many(line.split(), int(state.players) + 2, "a round")
        for seat, entry in enumerate(entries):
            said, won, worth, top = _as_many(entry.split(":"), 4, "a seat's round")
            state.said[r, seat], state.won[r, seat] = _number(said), _number(won)
            state.worth[r, seat], state.top[r, seat] = _number(worth), NONE if top == "-" else _number(top)
        reasons = {word: number for number, word in REASONS.items()}
        if reason not in reasons or ended not in map(str, range(state.players)):
            raise ValueError(f"no round ends like this: {reason} {ended}")
        state.reason[r], state.ended[r] = reasons[reason], int(ended)
        state.rounds = r
        scoring.decide_round(state, r)
    state.rounds = len(rounds)


def _number(word: str) -> int:
    if word not in map(str, range(100)):
        raise ValueError(f"no number from 0 to 99: {word!r}")
    return int(word)


def _as_many(things: Any, n: int, what: str) -> Any:
    if len(things) != n:
        raise ValueError(f"{what}: {n} expected, {len(things)} found")
    return things


def _card_number(word: str) -> int:
    if NUMBERS.get(word, CARDS) >= CARDS:
        raise ValueError(f"no base card is called {word!r}")
    return NUMBERS[word]


# A round is read by playing it again in some world that the text allows: unknown cards are any that are left.


def _read_table(
    states: States, hands: list[list[str]], aside: list[str], laid: list[str], moves: list[str]
) -> None:
    players = int(states[0].players)
    made = [_read_move(move, players) for move in moves if not move.endswith(":stop")]
    world = _World(players, made)
    told = [card for hand in hands for card in hand] + aside + _as_many(laid, players, "predictions")
    for card in told:
        world.see(NUMBERS.get(card, NONE))
    full = world.fill(hands)
    first = [NONE if word == "-" else world.card(word) for word in laid]
    left = sum(1 << _card_number(word) for word in aside)
    deal = [card for cards in (*dealt_hands(first, made, full), left) for card in members(cards)]
    if sorted(deal) != list(members(PACK[players])):
        raise ValueError("the cards are not those of one deal")
    rules.settle(states[0], np.array(deal, np.int16))
    _replay(states, first, moves)


class _World:
    """Cards for the places that a text leaves open."""

    def __init__(self, players: int, made: Sequence[Move]) -> None:
        self.left = PACK[players]
        plays = [(seat, card) for seat, card, paid in made if not paid]
        trick = plays[len(plays) // players * players :]
        # 8: who is to follow may have to hold a card that can be played, and is served first.
        self.first = (trick[-1][0] + 1) % players if trick else 0
        self.sealed = 0
        for _, card in trick:
            self.sealed |= SUIT << card // RANKS * RANKS if card < CARDS else 0
        for _, card, _ in made:
            self.see(card)

    def see(self, card: int) -> None:
        """This card has its place."""
        self.left &= ~(1 << card) if 0 <= card < CARDS else ~0

    def card(self, word: str) -> int:
        """The card of that name; for an unknown one any that has no place yet."""
        if word != UNKNOWN:
            return _card_number(word)
        cards = self.left & ~self.sealed or self.left
        if not cards:
            raise ValueError("there are more cards than the pack has")
        self.left &= ~(cards & -cards)
        return next(members(cards))

    def fill(self, hands: Sequence[Sequence[str]]) -> list[int]:
        """All hands, with a card in every place."""
        order = sorted(range(len(hands)), key=lambda seat: seat != self.first)
        full = {seat: sum(1 << self.card(word) for word in hands[seat]) for seat in order}
        return [full[seat] for seat in range(len(hands))]


def _read_move(text: str, players: int) -> Move:
    move = A_MOVE.fullmatch(text)
    if not move or int(move[1]) >= players or bool(move[4]) > bool(move[2]):
        raise ValueError(f"no move is called {text!r}")
    paid = 1 + int(move[2]) + PARTNERS * bool(move[4]) if move[2] else 0
    return int(move[1]), NUMBERS[move[3]], paid


def _action_of(text: str, players: int) -> tuple[int, int]:
    """Who does what, as an action."""
    seats = list(map(str, range(players)))
    if text.endswith(":stop") and text.removesuffix(":stop") in seats:
        return int(text[0]), STOP
    seat, card, paid = _read_move(text, players)
    if not paid:
        return seat, card
    return seat, SWAP_CARD + (SWAPS if paid >= PARTNERS else 0) + gold_paid(paid) * CARDS + card


def _replay(states: States, laid: Sequence[int], moves: Sequence[str]) -> None:
    for _ in range(sum(card >= 0 for card in laid)):
        pending = members(int(rules.pending(states[0])))
        seat = next((seat for seat in pending if laid[seat] >= 0), NONE)
        if seat == NONE:
            raise ValueError("predictions are laid in turn")
        _act(states, seat, PREDICT_CARD + laid[seat])
    for move in moves:
        seat, action = _action_of(move, int(states[0].players))
        # Who was asked before, or was not the one who swapped, has stayed.
        _stay(states, seat if action >= SWAP_CARD else NONE)
        _act(states, seat, action)


def _stay(states: States, until: int) -> None:
    """Who is asked in the window stays, until this seat is; that is always allowed."""
    while states[0].phase == SWAP and states[0].turn != until:
        rules.apply(states[0], int(states[0].turn), STAY)


def _act(states: States, seat: int, action: int) -> None:
    out = np.zeros(MAX_LEGAL, np.int32)
    if action not in out[: rules.legal(states[0], seat, out)].tolist():
        raise ValueError(f"{seat} {action_text(action)} cannot have been made then")
    rules.apply(states[0], seat, action)


def _read_asked(states: States, asked: str) -> None:
    _stay(states, NONE if asked == "-" else _number(asked))
    if asked != "-" and states[0].phase != SWAP:
        raise ValueError(f"seat {asked} is not asked to swap")


def _cover(states: States, hands: Sequence[Sequence[str]], laid: Sequence[str]) -> None:
    """Take away again what the text did not tell."""
    for seat, hand in enumerate(hands):
        states[0].hand[seat] = sum(1 << _card_number(word) for word in hand if word != UNKNOWN)
        if laid[seat] == UNKNOWN:
            states[0].prediction[seat] = HIDDEN
