"""Aurum, rules 11 to 16: the end of a round, who wins it, and the end of the game."""

from __future__ import annotations

from ...cards.bits import count
from ...cards.jit import rule, wide
from ..game import Scores, State
from .state import (
    BY_EXACT,
    BY_GOLD,
    BY_POINTS,
    DEAL,
    DONE,
    NONE,
    NUGGETS,
    POINT_ROUNDS,
    POINTS,
    SHARED,
    gold_points,
    partner,
    rank_of,
    top_gold,
)


@rule
def score_round(state: State) -> None:
    """12 to 16: the round is over. What lies on the table stays there until the next deal."""
    r = wide(state.rounds)
    for seat in range(wide(state.players)):
        gold = wide(state.gold[seat])
        state.said[r, seat] = rank_of(wide(state.prediction[seat]))
        state.worth[r, seat] = gold_points(gold)
        state.top[r, seat] = top_gold(gold)
    decide_round(state, r)
    state.rounds += 1
    state.turn = NONE
    state.phase = DONE if is_over(state) else DEAL


@rule
def decide_round(state: State, r: int) -> None:
    """14: from predictions, tricks and gold follow scores, winners, and what decided."""
    for seat in range(wide(state.players)):
        state.points[r, seat] = round_points(state, r, seat)
    state.prize[r] = round_winners(state, r)
    state.decided[r] = tie_break(state, r)


@rule
def prediction_points(predicted: int, won: int) -> int:
    """12: what a prediction scores."""
    if won < predicted:
        return 0
    return predicted if won > predicted else 2 * predicted


# A side is a team, or with three players a seat. What holds for a side is asked of any of its seats.


@rule
def predicted_by(state: State, r: int, seat: int) -> int:
    """3: the higher of the partners' predictions."""
    said = wide(state.said[r, seat])
    return max(said, wide(state.said[r, partner(seat)])) if state.players == 4 else said


@rule
def won_by(state: State, r: int, seat: int) -> int:
    """Tricks of the side."""
    won = wide(state.won[r, seat])
    return won + wide(state.won[r, partner(seat)]) if state.players == 4 else won


@rule
def top_of(state: State, r: int, seat: int) -> int:
    """The highest gold of the side."""
    top = wide(state.top[r, seat])
    return max(top, wide(state.top[r, partner(seat)])) if state.players == 4 else top


@rule
def round_points(state: State, r: int, seat: int) -> int:
    """12, 13: round score of the side."""
    points = prediction_points(predicted_by(state, r, seat), won_by(state, r, seat))
    points += wide(state.worth[r, seat])
    return points + wide(state.worth[r, partner(seat)]) if state.players == 4 else points


@rule
def _highest(state: State, r: int) -> int:
    """14: the seats with the highest round score."""
    seats, most = 0, NONE
    for seat in range(wide(state.players)):
        points = wide(state.points[r, seat])
        if points > most:
            seats, most = 0, points
        if points == most:
            seats |= 1 << seat
    return seats


@rule
def _exact(state: State, r: int, tied: int) -> int:
    """14: those of the tied who predicted exactly; all of them if nobody did."""
    seats = 0
    for seat in range(wide(state.players)):
        if tied >> seat & 1 and won_by(state, r, seat) == predicted_by(state, r, seat):
            seats |= 1 << seat
    return seats if seats else tied


@rule
def _richest(state: State, r: int, tied: int) -> int:
    """14: those of the tied with the highest gold."""
    seats, most = 0, NONE - 1
    for seat in range(wide(state.players)):
        top = top_of(state, r, seat)
        if tied >> seat & 1:
            if top > most:
                seats, most = 0, top
            if top == most:
                seats |= 1 << seat
    return seats


@rule
def round_winners(state: State, r: int) -> int:
    """14: who won the round, a set of seats."""
    return _richest(state, r, _exact(state, r, _highest(state, r)))


@rule
def tie_break(state: State, r: int) -> int:
    """14: what decided who won the round."""
    side = 2 if state.players == 4 else 1
    seats = _highest(state, r)
    if count(seats) == side:
        return BY_POINTS
    seats = _exact(state, r, seats)
    if count(seats) == side:
        return BY_EXACT
    return BY_GOLD if count(_richest(state, r, seats)) == side else SHARED


@rule
def total(state: State, seat: int) -> int:
    """15, 16: nuggets, or points, of the side so far."""
    so_far = 0
    for r in range(wide(state.rounds)):
        if state.options & POINTS:
            so_far += wide(state.points[r, seat])
        else:
            so_far += wide(state.prize[r]) >> seat & 1
    return so_far


@rule
def is_over(state: State) -> bool:
    """15, 16: a side has two nuggets, or three rounds are over."""
    if state.options & POINTS:
        return bool(state.rounds == POINT_ROUNDS)
    for seat in range(wide(state.players)):
        if total(state, seat) == NUGGETS:
            return True
    return False


@rule
def scores(state: State, out: Scores) -> None:
    for seat in range(wide(state.players)):
        out[seat] = total(state, seat)


@rule
def winners(state: State) -> int:
    if state.phase != DONE:
        return 0
    # 15, 16: the most nuggets, or points; several share.
    seats, most = 0, NONE
    for seat in range(wide(state.players)):
        so_far = total(state, seat)
        if so_far > most:
            seats, most = 0, so_far
        if so_far == most:
            seats |= 1 << seat
    return seats
