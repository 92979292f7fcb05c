"""Aurum as the vector that a learner sees: named pieces, written from a hidden record.

Seats are counted from the one that looks: itself first, then clockwise. A place that is empty, or a card that
is not known, is 0 throughout. A spectator sees seat 0 first.
"""

from __future__ import annotations

from ...cards.bits import lowest
from ...cards.jit import rule, wide
from ..game import SPECTATOR, State, Tensor
from .knowledge import unseen
from .rules import pending
from .scoring import total
from .state import (
    CARD,
    CARDS,
    DEAL,
    DIGIT,
    DONE,
    GOLDS,
    HAND,
    HIDDEN,
    MAX_MOVES,
    MAX_SEATS,
    NO_ZEROS,
    NONE,
    OWNER,
    PARTNERS,
    POINTS,
    PREDICT,
    RANKS,
    ROUNDS,
    SUITS,
    ZEROS,
    is_dealt,
)

ALL = CARDS + GOLDS  # base cards, then gold by rank
PHASES = DONE - PREDICT + 1
COPIES = 4  # of a gold card, at the most
SCORE = 40  # one unit of points

PIECES = (
    ("four", 1, "four players, in two teams"),
    ("options", 2, "zeros are out of the game; points are added up"),
    ("phase", PHASES, "predicting openly, in secret, swapping, leading, following, over, one-hot"),
    ("round", ROUNDS, "round, one-hot"),
    ("turn", MAX_SEATS, "seats to act"),
    ("start", MAX_SEATS, "start player of the round, one-hot"),
    ("lead", MAX_SEATS, "who leads the trick, one-hot"),
    ("hands", MAX_SEATS * CARDS, "cards known to be in a hand, by seat"),
    ("shown", MAX_SEATS * CARDS, "those of them that everybody knows, by seat"),
    ("held", MAX_SEATS, "cards in a hand / 12, by seat"),
    ("unseen", CARDS, "cards whose place is not known"),
    ("aside", CARDS, "the two left over"),
    ("gold", MAX_SEATS * GOLDS, "gold of each rank in a collection / 4, by seat"),
    ("supply", GOLDS, "gold of each rank in the supply / 4"),
    ("predictions", MAX_SEATS * CARDS, "prediction card, by seat, one-hot"),
    ("opening", MAX_SEATS * CARDS, "the card that was laid first, by seat, one-hot"),
    ("secret", MAX_SEATS, "a prediction lies there that is not known, by seat"),
    ("won", MAX_SEATS, "tricks won in this round / 10, by seat"),
    ("trick", MAX_SEATS * ALL, "card in the trick in progress, by seat, one-hot: base cards, then gold"),
    ("sealed", SUITS, "suits in the trick"),
    ("played", MAX_SEATS * CARDS, "when a base card was played, by seat: number of the move / 64"),
    ("paid", MAX_SEATS * GOLDS, "gold of each rank paid for swaps in this round / 4, by seat"),
    ("scores", MAX_SEATS, "nuggets / 2 or points / 40 so far, by seat"),
)


@rule
def observe(state: State, seat: int, out: Tensor) -> None:
    me = 0 if seat == SPECTATOR else seat
    out[:] = 0
    out[0] = state.players == 4
    out[1] = (state.options & NO_ZEROS) / NO_ZEROS
    out[2] = (state.options & POINTS) / POINTS
    at = 3
    if state.phase >= PREDICT:
        out[at + wide(state.phase) - PREDICT] = 1
    at += PHASES
    at = _write_header(state, me, out, at)
    at = _write_hands(state, me, out, at)
    at = _write_gold(state, me, out, at)
    at = _write_predictions(state, me, out, at)
    at = _write_trick(state, me, out, at)
    at = _write_moves(state, me, out, at)
    unit = SCORE if state.options & POINTS else 2
    for other in range(wide(state.players)):
        out[at + _relative(state, me, other)] = total(state, other) / unit


@rule
def _relative(state: State, me: int, seat: int) -> int:
    return (seat - me + wide(state.players)) % wide(state.players)


@rule
def _write_set(cards: int, out: Tensor, at: int) -> None:
    while cards:
        out[at + lowest(cards)] = 1
        cards &= cards - 1


@rule
def _on_table(state: State) -> int:
    """The round that lies on the table, counted from 0; between two rounds still the last one."""
    over = state.phase == DONE or (state.phase == DEAL and state.rounds > 0)
    return wide(state.rounds) - (1 if over else 0)


@rule
def _write_header(state: State, me: int, out: Tensor, at: int) -> int:
    """round, turn, start, lead."""
    r = _on_table(state)
    out[at + r] = 1
    at += ROUNDS
    for other in range(wide(state.players)):
        if pending(state) >> other & 1:
            out[at + _relative(state, me, other)] = 1
    at += MAX_SEATS
    if state.first != NONE:
        out[at + _relative(state, me, (wide(state.first) + r) % wide(state.players))] = 1
    at += MAX_SEATS
    if state.lead != NONE:
        out[at + _relative(state, me, wide(state.lead))] = 1
    return at + MAX_SEATS


@rule
def _write_hands(state: State, me: int, out: Tensor, at: int) -> int:
    """hands, shown, held, unseen, aside."""
    shown = at + MAX_SEATS * CARDS
    held = shown + MAX_SEATS * CARDS
    for other in range(wide(state.players)):
        place = _relative(state, me, other)
        _write_set(wide(state.hand[other]), out, at + place * CARDS)
        _write_set(wide(state.shown[other]), out, shown + place * CARDS)
        out[held + place] = state.held[other] / HAND
    at = held + MAX_SEATS
    if is_dealt(state):
        _write_set(unseen(state), out, at)
    _write_set(wide(state.aside), out, at + CARDS)
    return at + 2 * CARDS


@rule
def _write_counts(gold: int, out: Tensor, at: int) -> None:
    for rank in range(GOLDS):
        out[at + rank] = (gold >> DIGIT * rank & ZEROS) / COPIES


@rule
def _write_gold(state: State, me: int, out: Tensor, at: int) -> int:
    """gold, supply."""
    for other in range(wide(state.players)):
        _write_counts(wide(state.gold[other]), out, at + _relative(state, me, other) * GOLDS)
    at += MAX_SEATS * GOLDS
    _write_counts(wide(state.supply), out, at)
    return at + GOLDS


@rule
def _write_predictions(state: State, me: int, out: Tensor, at: int) -> int:
    """predictions, opening, secret, won."""
    opening = at + MAX_SEATS * CARDS
    secret = opening + MAX_SEATS * CARDS
    won = secret + MAX_SEATS
    for other in range(wide(state.players)):
        place = _relative(state, me, other)
        if state.prediction[other] >= 0:
            out[at + place * CARDS + wide(state.prediction[other])] = 1
        if state.opening[other] >= 0:
            out[opening + place * CARDS + wide(state.opening[other])] = 1
        out[secret + place] = state.prediction[other] == HIDDEN
        out[won + place] = state.won[_on_table(state), other] / RANKS
    return won + MAX_SEATS


@rule
def _write_trick(state: State, me: int, out: Tensor, at: int) -> int:
    """trick, sealed."""
    for i in range(wide(state.moves) - wide(state.down), wide(state.moves)):
        other, card = wide(state.plays[i]) >> OWNER, wide(state.plays[i]) & CARD
        out[at + _relative(state, me, other) * ALL + card] = 1
    at += MAX_SEATS * ALL
    for suit in range(SUITS):
        out[at + suit] = wide(state.sealed) >> suit * RANKS & 1
    return at + SUITS


@rule
def _write_moves(state: State, me: int, out: Tensor, at: int) -> int:
    """played, paid."""
    swaps = at + MAX_SEATS * CARDS
    for i in range(wide(state.moves)):
        place, card = _relative(state, me, wide(state.plays[i]) >> OWNER), wide(state.plays[i]) & CARD
        if state.paid[i]:
            out[swaps + place * GOLDS + (wide(state.paid[i]) & (PARTNERS - 1)) - 1] += 1 / COPIES
        elif card < CARDS:
            out[at + place * CARDS + card] = (i + 1) / MAX_MOVES
    return swaps + MAX_SEATS * GOLDS
