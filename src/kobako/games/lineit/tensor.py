"""Line-it as the vector that a learner sees: named pieces, written from a hidden record.

Seats are counted from the one that looks: itself first, then clockwise. A piece of cards has a place for
every number and one for each kind of challenge card, in which half a unit is one card. A spectator sees seat
0 first.
"""

from __future__ import annotations

from ...cards.bits import count
from ...cards.jit import rule, wide
from ..game import SPECTATOR, State, Tensor
from .knowledge import copies, face_down
from .rules import (
    AT_LEAST,
    CARDS,
    CHALLENGES,
    COLOURS,
    COPIES,
    HAND,
    KEPT,
    KINDS,
    MAX_SEATS,
    MIN_SEATS,
    NONE,
    NUMBERS,
    OPTIONAL,
    PLAYED,
    TOOK,
    TURN,
    bit_of,
    colour_of,
    score,
)

COUNTS = MAX_SEATS - MIN_SEATS + 1
POINTS = 25  # one unit of the pieces "pile" and "scores"
LENGTH = 10  # one unit of the pieces "length" and "colours"
TOKENS = 2 * len(CHALLENGES)
CARD_PIECES = MAX_SEATS * (KINDS + NUMBERS)  # width of "hands" and "lines"
LINE_PIECES = MAX_SEATS * (5 + COLOURS + len(CHALLENGES))  # of "length" to "after"

PIECES = (
    ("players", COUNTS, "2, 3, 4 or 5 players, one-hot"),
    ("options", 3, "challenge_rule at_least, final_hand_play optional, final_start kept: 1 if so"),
    ("phase", 3, "turns, final phase, over, one-hot; all 0 before the deck"),
    ("turned", 1, "cards of the deck turned up / 106"),
    ("turn", MAX_SEATS, "seat to act, one-hot"),
    ("start", MAX_SEATS, "seat with the start marker, one-hot"),
    ("did", 2, "whether a card was taken in this turn, and whether one was played"),
    ("deck", KINDS, "cards that are still face down"),
    ("display", KINDS, "cards that can be taken"),
    ("jackpots", NUMBERS, "numbers under the markers"),
    ("hands", MAX_SEATS * KINDS, "cards in the hand, by seat"),
    ("lines", MAX_SEATS * NUMBERS, "numbers in the line, by seat"),
    ("length", MAX_SEATS, "numbers in the line / 10, by seat"),
    ("colours", MAX_SEATS * COLOURS, "numbers of each colour in the line / 10, by seat"),
    ("last", MAX_SEATS, "last number of the line / 100, by seat"),
    ("way", MAX_SEATS * 2, "direction of the line, up or down, one-hot, by seat"),
    ("challenge", MAX_SEATS * len(CHALLENGES), "challenge card in the line, one-hot, by seat"),
    ("after", MAX_SEATS, "numbers to the right of it / 10, by seat"),
    ("pile", MAX_SEATS, "cards in the score pile / 25, by seat"),
    ("tokens", MAX_SEATS * TOKENS, "tokens +3, +4, +5, -3, -4, -5 / 2, by seat"),
    ("scores", MAX_SEATS, "score so far / 25, by seat"),
)


@rule
def observe(state: State, seat: int, out: Tensor) -> None:
    me = 0 if seat == SPECTATOR else seat
    out[:] = 0
    out[state.players - MIN_SEATS] = 1
    at = COUNTS
    out[at] = state.options & AT_LEAST > 0
    out[at + 1] = state.options & OPTIONAL > 0
    out[at + 2] = state.options & KEPT > 0
    at += 3
    if state.phase >= TURN:
        out[at + wide(state.phase) - TURN] = 1
    at += 3
    out[at] = state.turned / CARDS
    at += 1
    if state.turn != NONE:
        out[at + _relative(state, me, wide(state.turn))] = 1
    at += MAX_SEATS
    if state.start != NONE:
        out[at + _relative(state, me, wide(state.start))] = 1
    at += MAX_SEATS
    out[at] = state.did & TOOK > 0
    out[at + 1] = state.did & PLAYED > 0
    at += 2
    _write_middle(state, out, at)
    at += 2 * KINDS + NUMBERS
    for other in range(wide(state.players)):
        place = _relative(state, me, other)
        _write_cards(state, other, place, out, at)
        _write_line(state, other, place, out, at + CARD_PIECES)
        _write_score(state, other, place, out, at + CARD_PIECES + LINE_PIECES)


@rule
def _relative(state: State, me: int, seat: int) -> int:
    return (seat - me + wide(state.players)) % wide(state.players)


@rule
def _add_card(out: Tensor, at: int, card: int) -> None:
    out[at + card - 1] += 1 if card <= NUMBERS else 1 / COPIES


@rule
def _write_middle(state: State, out: Tensor, at: int) -> None:
    """deck, display, jackpots."""
    cards = face_down(state)
    for card in range(1, KINDS + 1):
        for _ in range(copies(cards, card)):
            _add_card(out, at, card)
    at += KINDS
    for i in range(wide(state.shown)):
        _add_card(out, at, wide(state.display[i]))
    at += KINDS
    for i in range(NUMBERS):
        out[at + i] = state.jackpot[colour_of(i + 1)] & bit_of(i + 1) > 0


@rule
def _write_cards(state: State, seat: int, place: int, out: Tensor, at: int) -> None:
    """hands, lines."""
    for i in range(HAND):
        if state.hand[seat, i]:
            _add_card(out, at + place * KINDS, wide(state.hand[seat, i]))
    at += MAX_SEATS * KINDS + place * NUMBERS
    for i in range(NUMBERS):
        out[at + i] = state.line[seat, colour_of(i + 1)] & bit_of(i + 1) > 0


@rule
def _write_line(state: State, seat: int, place: int, out: Tensor, at: int) -> None:
    """length, colours, last, way, challenge, after."""
    out[at + place] = state.numbers[seat] / LENGTH
    at += MAX_SEATS
    for colour in range(COLOURS):
        out[at + place * COLOURS + colour] = count(wide(state.line[seat, colour])) / LENGTH
    at += MAX_SEATS * COLOURS
    out[at + place] = state.last[seat] / NUMBERS
    at += MAX_SEATS
    if state.way[seat]:
        out[at + place * 2 + (state.way[seat] < 0)] = 1
    at += MAX_SEATS * 2
    if state.challenge[seat]:
        out[at + place * len(CHALLENGES) + wide(state.challenge[seat]) - CHALLENGES[0]] = 1
    at += MAX_SEATS * len(CHALLENGES)
    out[at + place] = state.after[seat] / LENGTH


@rule
def _write_score(state: State, seat: int, place: int, out: Tensor, at: int) -> None:
    """pile, tokens, scores."""
    out[at + place] = state.pile[seat] / POINTS
    at += MAX_SEATS
    for i in range(TOKENS):
        out[at + place * TOKENS + i] = state.tokens[seat, i] / COPIES
    at += MAX_SEATS * TOKENS
    out[at + place] = score(state, seat) / POINTS
