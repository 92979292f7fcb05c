"""Yurikure as the vector that a learner sees: named pieces, written from a hidden record.

Seats are counted from the one that looks: itself first, then clockwise. A spectator sees seat 0 first. Girls
stand in the order R W K Y P G S, pairs in the order RW, RK, ..., GS. What is not known or not there is 0.
"""

from __future__ import annotations

from ...cards.jit import rule, wide
from ..game import SPECTATOR, State, Tensor
from .board import (
    ACTION,
    GIRLS,
    KISS,
    LEVELS,
    MAX_SEATS,
    MIN_SEATS,
    MOST,
    NONE,
    PAIRS,
    PICKS,
    ROLL,
    ROUNDS,
    VALUES,
    extra_points,
    setup_points,
)
from .control import NEGOTIATE
from .guess import BITS, BYTE, levels_until
from .rules import pending

COUNTS = MAX_SEATS - MIN_SEATS + 1
PHASES = 7  # from ROLL on
DECLARATIONS = NEGOTIATE + PAIRS  # actions below this; the standing one is a declaration
HELD = MAX_SEATS * GIRLS

PIECES = (
    ("players", COUNTS, "3 or 4 players, one-hot"),
    ("right", 1, "1 if reveals go to the right by option"),
    ("stacked", 1, "1 if several values of support may stand on one pair by option"),
    ("phase", PHASES, "roll, support, extra, reveal, declare, object, over, one-hot; 0 before"),
    ("round", ROUNDS, "round, one-hot; 0 when the game is over"),
    ("turn", MAX_SEATS, "seats that may act"),
    ("first", MAX_SEATS, "the seat V of rule 2, one-hot"),
    ("order", GIRLS * GIRLS, "place of each girl in the action order, one-hot"),
    ("matter", KISS, "action, answer, vote, consent, die of a confession, of a couple, of a kiss, one-hot"),
    ("actor", GIRLS, "girl whose action it is, one-hot"),
    ("girl", GIRLS, "girl for whom something is decided, one-hot"),
    ("aim", PAIRS, "pair that the confession, the negotiation or the die is about, one-hot"),
    ("standing", DECLARATIONS, "declaration that can still be outbid, by action, one-hot"),
    ("passes", MAX_SEATS, "passes in succession, one-hot while something is decided"),
    ("yes", GIRLS, "girls that voted for it or consented"),
    ("no", GIRLS, "girls that did not"),
    ("affection", PAIRS, "affection / 6"),
    ("dissatisfaction", PAIRS, "dissatisfaction / 6"),
    ("couples", PAIRS, "couples"),
    ("red", PAIRS, "couples after one kiss"),
    ("fated", PAIRS, "fated couples"),
    ("opening", PAIRS, "the couple of the setup, one-hot"),
    ("holder", HELD, "who controls each girl, by seat"),
    ("revealed", HELD, "control revealed over each girl / 19, by seat"),
    ("before", HELD, "what of it was revealed before the extra point of round 3 / 19, by seat"),
    ("between", HELD, "and before the extra points of round 6 / 19, by seat"),
    ("control", HELD, "control over each girl / 19, by seat; 0 where it is hidden"),
    ("support", MAX_SEATS * PAIRS, "support at setup / 5, by seat; 0 where it is hidden"),
    ("extra", MAX_SEATS * PAIRS, "extra points / 4, by seat; 0 where they are hidden"),
    ("placed", MAX_SEATS, "points placed / 9, by seat"),
)


@rule
def observe(state: State, seat: int, out: Tensor) -> None:
    me = 0 if seat == SPECTATOR else seat
    out[:] = 0
    at = _write_header(state, me, out)
    at = _write_matter(state, out, at)
    at = _write_board(state, out, at)
    at = _write_control(state, me, out, at)
    for other in range(wide(state.players)):
        place = _relative(state, me, other)
        for pair in range(PAIRS):
            out[at + place * PAIRS + pair] = setup_points(state, other, pair) / VALUES
            out[at + (MAX_SEATS + place) * PAIRS + pair] = extra_points(state, other, pair) / (PICKS - VALUES)
        out[at + 2 * MAX_SEATS * PAIRS + place] = state.placed[other] / PICKS


@rule
def _relative(state: State, me: int, seat: int) -> int:
    return (seat - me + wide(state.players)) % wide(state.players)


@rule
def _mark(out: Tensor, at: int, width: int, place: int) -> int:
    """One-hot, or nothing for a negative place; where the next piece begins."""
    if place >= 0:
        out[at + place] = 1
    return at + width


@rule
def _mark_set(out: Tensor, at: int, width: int, bits: int) -> int:
    for place in range(width):
        out[at + place] = bits >> place & 1
    return at + width


@rule
def _write_header(state: State, me: int, out: Tensor) -> int:
    """players to order."""
    at = _mark(out, wide(0), wide(COUNTS), wide(state.players) - MIN_SEATS)
    out[at] = state.options >> 2 & 1
    out[at + 1] = state.options >> 4 & 1
    at = _mark(out, at + 2, wide(PHASES), wide(state.phase) - ROLL)
    at = _mark(out, at, wide(ROUNDS), wide(state.rounds) if state.rounds < ROUNDS else NONE)
    for other in range(wide(state.players)):
        out[at + _relative(state, me, other)] = pending(state) >> other & 1
    at = _mark(out, at + MAX_SEATS, wide(MAX_SEATS), _relative_or_none(state, me, wide(state.first)))
    for place in range(GIRLS):
        if state.order[place] != NONE:
            out[at + wide(state.order[place]) * GIRLS + place] = 1
    return at + GIRLS * GIRLS


@rule
def _relative_or_none(state: State, me: int, seat: int) -> int:
    return NONE if seat == NONE else _relative(state, me, seat)


@rule
def _write_matter(state: State, out: Tensor, at: int) -> int:
    """matter to no."""
    at = _mark(out, at, wide(KISS), wide(state.matter) - ACTION)
    at = _mark(out, at, wide(GIRLS), wide(state.order[state.at]) if state.at != NONE else NONE)
    at = _mark(out, at, wide(GIRLS), wide(state.girl))
    at = _mark(out, at, wide(PAIRS), wide(state.aim))
    at = _mark(out, at, wide(DECLARATIONS), wide(state.standing))
    at = _mark(out, at, wide(MAX_SEATS), wide(state.passes) if state.girl != NONE else NONE)
    at = _mark_set(out, at, wide(GIRLS), wide(state.yes))
    return _mark_set(out, at, wide(GIRLS), wide(state.no))


@rule
def _write_board(state: State, out: Tensor, at: int) -> int:
    """affection to opening."""
    for pair in range(PAIRS):
        out[at + pair] = state.affection[pair] / MOST
        out[at + PAIRS + pair] = state.dissatisfaction[pair] / MOST
    at = _mark_set(out, at + 2 * PAIRS, wide(PAIRS), wide(state.couples))
    at = _mark_set(out, at, wide(PAIRS), wide(state.red))
    at = _mark_set(out, at, wide(PAIRS), wide(state.fated))
    return _mark(out, at, wide(PAIRS), wide(state.opening))


@rule
def _write_control(state: State, me: int, out: Tensor, at: int) -> int:
    """holder to control."""
    for other in range(wide(state.players)):
        place = at + _relative(state, me, other) * GIRLS
        before, between = levels_until(state, other, wide(0)), levels_until(state, other, wide(1))
        for girl in range(GIRLS):
            out[place + girl] = state.holder[girl] == other
            out[place + HELD + girl] = state.rev[other, girl] / LEVELS
            out[place + 2 * HELD + girl] = (before >> BITS * girl & BYTE) / LEVELS
            out[place + 3 * HELD + girl] = (between >> BITS * girl & BYTE) / LEVELS
            out[place + 4 * HELD + girl] = max(wide(state.cap[other, girl]), 0) / LEVELS
    return at + 5 * HELD
