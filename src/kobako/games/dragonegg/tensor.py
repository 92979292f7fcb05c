"""The Dragon's Egg as the vector that a learner sees: named pieces, written from a hidden record.

Seats are counted from the one that looks: itself first, then clockwise. Cards are counted by kind: 1, or 2
for both. What is not known, or not there, is 0. A spectator sees seat 0 first.
"""

from __future__ import annotations

from ...cards.jit import rule, wide
from ..game import SPECTATOR, State, Tensor
from .rules import (
    BRACELETS,
    DROP,
    FACE_DOWN,
    MAX_SEATS,
    MIN_SEATS,
    MOST_HELD,
    NONE,
    ROUNDS,
    ROWS,
    TARGETS,
    middle,
)
from .sets import CARDS, FRIEND, KINDS, PAIR_CARDS, PAIR_STRENGTH

COUNTS = MAX_SEATS - MIN_SEATS + 1
PHASES = 5
STRONGEST = 2 * FRIEND  # one unit of a strength

PIECES = (
    ("players", COUNTS, "2, 3, 4 or 5 players, one-hot"),
    ("phase", PHASES, "discarding, making sets, egg, making sets anew, over, one-hot; all 0 before a deck"),
    ("option", 1, "1 if a wild may not lie beside the other colour"),
    ("round", 1, "rounds settled / 200"),
    ("deck", 1, "cards in the deck / 32"),
    ("middle", 1, "bracelets in the middle / 12"),
    ("asked", MAX_SEATS, "seats that may act"),
    ("egg", MAX_SEATS, "who holds the egg, one-hot; all 0 in the middle"),
    ("user", MAX_SEATS, "who has used the egg in this round, one-hot"),
    ("shown", ROWS, "the row that it has turned up, one-hot: strong, weak"),
    ("money", MAX_SEATS, "money / target, by seat"),
    ("bracelets", MAX_SEATS, "bracelets / 12, by seat"),
    ("held", MAX_SEATS, "cards in hand / 17, by seat"),
    ("keeps", MAX_SEATS, "cards in hand when the deck was shuffled / 17, by seat"),
    ("drew", MAX_SEATS, "cards drawn by bracelets since then / 12, by seat"),
    ("down", MAX_SEATS, "sets are down, by seat"),
    ("hand", MAX_SEATS * KINDS, "known cards in hand, by seat and kind"),
    ("kept", MAX_SEATS * KINDS, "known cards held when the deck was shuffled, by seat and kind"),
    ("dropped", MAX_SEATS * KINDS, "known discards since then, by seat and kind"),
    ("may", MAX_SEATS * KINDS, "kinds of which one is among the kept cards, by seat"),
    ("sets", MAX_SEATS * ROWS * KINDS, "cards of known sets, by seat, row and kind"),
    ("strengths", MAX_SEATS * ROWS, "strength of known sets (16 more for friends) / 32, by seat and row"),
    ("past", MAX_SEATS * ROWS * KINDS, "sets of the round before, by seat, row and kind"),
)


@rule
def observe(state: State, seat: int, out: Tensor) -> None:
    me = 0 if seat == SPECTATOR else seat
    n = wide(state.players)
    out[:] = 0
    out[n - MIN_SEATS] = 1
    at = COUNTS
    if state.phase >= DROP:
        out[at + wide(state.phase) - DROP] = 1
    at += PHASES
    out[at] = state.strict
    out[at + 1] = state.rounds / ROUNDS
    out[at + 2] = state.left / CARDS
    out[at + 3] = middle(state) / BRACELETS
    at += 4
    for other in range(n):
        out[at + (other - me + n) % n] = wide(state.asked) >> other & 1
    at += MAX_SEATS
    if state.egg != NONE:
        out[at + (wide(state.egg) - me + n) % n] = 1
    at += MAX_SEATS
    if state.user != NONE:
        out[at + (wide(state.user) - me + n) % n] = 1
        out[at + MAX_SEATS + wide(state.shown)] = 1
    at += MAX_SEATS + ROWS
    for other in range(n):
        _write_seat(state, other, (other - me + n) % n, out, at)


@rule
def _write_seat(state: State, seat: int, place: int, out: Tensor, at: int) -> None:
    """money and everything after it."""
    drew = 0
    for i in range(wide(state.drawn)):
        drew += state.draws[i] // CARDS == seat
    at += place
    out[at] = state.money[seat] / TARGETS[state.players]
    out[at + MAX_SEATS] = state.bracelets[seat] / BRACELETS
    out[at + 2 * MAX_SEATS] = state.held[seat] / MOST_HELD
    out[at + 3 * MAX_SEATS] = state.keeps[seat] / MOST_HELD
    out[at + 4 * MAX_SEATS] = drew / BRACELETS
    out[at + 5 * MAX_SEATS] = state.sets[seat, 0] > 0
    at += 6 * MAX_SEATS - place
    hands = MAX_SEATS * KINDS
    _write_cards(wide(state.hand[seat]), out, at + place * KINDS)
    _write_cards(wide(state.kept[seat]), out, at + hands + place * KINDS)
    _write_cards(wide(state.dropped[seat]), out, at + 2 * hands + place * KINDS)
    _write_cards(wide(state.may[seat]), out, at + 3 * hands + place * KINDS)
    at += 4 * hands
    for row in range(ROWS):
        where = place * ROWS + row
        now, past = wide(state.sets[seat, row]), wide(state.past[seat, row])
        if 0 < now < FACE_DOWN:
            _write_cards(wide(PAIR_CARDS[now - 1]), out, at + where * KINDS)
            out[at + ROWS * hands + where] = PAIR_STRENGTH[now - 1] / STRONGEST
        if past > 0:
            _write_cards(wide(PAIR_CARDS[past - 1]), out, at + ROWS * (hands + MAX_SEATS) + where * KINDS)


@rule
def _write_cards(cards: int, out: Tensor, at: int) -> None:
    for kind in range(KINDS):
        out[at + kind] = cards >> 2 * kind & 3
