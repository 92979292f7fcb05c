"""Yurikure: back the couples that you want to see, in secret, and fight for a say in what the girls do.

Rules (the numbers are used in comments, refusals and test names)
   1 Setup     One couple, one pair with affection 2, two with affection 1; the girls of these last three
               pairs are all different (option: only the pairs are).
   2 Order     The action order of the girls, and a seat V.
   3 Support   In secret, all at once: 5, 4, 3, 2, 1 points on five pairs (option: pairs may repeat).
   4 Control   Control over a girl is the support on pairs with her. What was revealed of it stays.
   5 Holder    Whoever has revealed most over a girl controls her.
   6 Reveal    From the left of the controller on (option: right) seats pass or reveal.
   7 Level     A reveal names a level above everybody's, up to one's own; then it goes round again.
   8 Declare   When all have passed the controller declares; the others, to the right, may still outbid.
               For an uncontrolled girl: nothing, no, against.
   9 Virtual   Before a girl without a controller the nearest one in action order counts, else V.
  10 Action    Each girl in order: approach, confess, negotiate for two others, or nothing.
  11 Couple    Every other couple of the two gets dissatisfaction.
  12 Limits    Affection and dissatisfaction stay within 0 and 6.
  13 Couples   A die for each: 6 warms; up to the dissatisfaction breaks; 1 or 2 above it adds to it. At
               dissatisfaction 6 they part; at affection 6 a pair becomes a couple.
  14 Kiss      A die for each: with affection, less dissatisfaction, 4 or more. The second in a row is fate.
  15 End       Fated couples (score A), else three girls who are all couples (B), else after nine rounds (C).
  16 Extra     In secret, all at once: one point after round 3, three after round 6.
"""

from __future__ import annotations

from ...cards.bits import count, lowest
from ...cards.jit import rule, wide
from ...cards.rng import Rng, below, shuffle
from ..game import OVER, Actions, Outcome, Scores, State
from .board import (
    ALL_PAIRS,
    DECLARE,
    DISJOINT_PAIRS,
    DONE,
    EARLY,
    EXTRA,
    FIRST,
    GIRLS,
    LATE_ROUND,
    LEVELS,
    MAX_SEATS,
    NONE,
    NOTHING,
    ONE,
    PAIRS,
    PICKS,
    REVEALS,
    ROLL,
    SETUP,
    STACKED,
    SUPPORT,
    TWO,
    UNFINISHED,
    VALUES,
    WITH,
    revealed,
    score,
    value_of,
)
from .control import NEGOTIATE, PASS, declare, give_way, legal_declarations, legal_levels, reveal
from .course import begin_round, carry_out, roll

VERSION = 1

# Action   0            pass
#          1 ..  19     reveal that level
#         20,  21, 22   no, yes, idle
#         23 ..  29     approach the girl
#         30 ..  36     confess to the girl
#         37 ..  57     negotiate for the pair
#         58 ..  78     extra point on the pair
#         79 .. 183     support on the pair: 5, then 4, 3, 2, 1
EXTRA_ON = NEGOTIATE + PAIRS
SUPPORT_ON = EXTRA_ON + PAIRS
ACTIONS = SUPPORT_ON + VALUES * PAIRS
MAX_LEGAL = 1 + 2 * (GIRLS - 1) + (GIRLS - 1) * (GIRLS - 2) // 2  # rule 10; more than pairs or levels
DRAWN_PAIRS = 4  # couple, two, one, one
MAX_OUTCOME = DRAWN_PAIRS + GIRLS  # `setup`: these, then the action order; `first`, `roll`: one number


# ------------------------------------------------------------------------------------ setup and chance


@rule
def start(state: State, players: int, options: int) -> None:
    _clear_board(state)
    _clear_seats(state)
    state.players = players
    state.options = options
    state.opening = NONE
    state.first = NONE
    state.rounds = 0
    state.phase = SETUP
    state.matter = NOTHING
    state.at = NONE
    state.girl = NONE
    state.turn = NONE
    state.passes = 0
    state.standing = NONE
    state.aim = NONE
    state.yes = 0
    state.no = 0
    state.die = 0
    state.ending = UNFINISHED


@rule
def _clear_board(state: State) -> None:
    for pair in range(PAIRS):
        state.affection[pair] = 0
        state.dissatisfaction[pair] = 0
        state.coupled[pair] = 0
        state.kissed[pair] = 0
    for girl in range(GIRLS):
        state.order[girl] = NONE
        state.holder[girl] = NONE
    state.couples = 0
    state.red = 0
    state.fated = 0


@rule
def _clear_seats(state: State) -> None:
    for seat in range(MAX_SEATS):
        state.placed[seat] = 0
        for girl in range(GIRLS):
            state.rev[seat, girl] = 0
            state.cap[seat, girl] = 0
        for pick in range(PICKS):
            state.picks[seat, pick] = NONE
    for i in range(REVEALS):
        state.who[i] = 0
        state.level[i] = 0
    state.shown = 0


@rule
def due(state: State) -> int:
    if state.phase <= ROLL:
        return wide(state.phase)
    return OVER if state.phase == DONE else 0


@rule
def draw(state: State, rng: Rng, out: Outcome) -> None:
    if state.phase == FIRST:
        out[0] = below(rng, wide(state.players))
    elif state.phase == ROLL:
        out[0] = 1 + below(rng, 6)
    else:
        out[0] = below(rng, PAIRS)
        allowed = wide(ALL_PAIRS)
        for i in range(1, DRAWN_PAIRS):
            out[i] = _draw_pair(allowed, rng)
            allowed = still_allowed(state, allowed, wide(out[i]))
        for girl in range(GIRLS):
            out[DRAWN_PAIRS + girl] = girl
        shuffle(rng, out[DRAWN_PAIRS:], GIRLS)


@rule
def _draw_pair(allowed: int, rng: Rng) -> int:
    for _ in range(below(rng, count(allowed))):
        allowed &= allowed - 1
    return lowest(allowed)


@rule
def still_allowed(state: State, allowed: int, pair: int) -> int:
    """1: the pairs that may get affection at setup after this one, a set."""
    if state.options & DISJOINT_PAIRS:
        return allowed & ~(1 << pair)
    return allowed & ~(wide(WITH[ONE[pair]]) | wide(WITH[TWO[pair]]))


@rule
def settle(state: State, outcome: Outcome) -> None:
    if state.phase == ROLL:
        roll(state, wide(outcome[0]))
    elif state.phase == FIRST:
        state.first = outcome[0]
        state.phase = SUPPORT
    else:
        # 1, 2: a couple, affection 2, 1 and 1, and the action order.
        state.opening = outcome[0]
        state.couples = 1 << wide(outcome[0])
        state.affection[outcome[1]] += 2
        state.affection[outcome[2]] += 1
        state.affection[outcome[3]] += 1
        for place in range(GIRLS):
            state.order[place] = outcome[DRAWN_PAIRS + place]
        state.phase = FIRST


# --------------------------------------------------------------------------------------------- turns


@rule
def pending(state: State) -> int:
    if state.turn != NONE:
        return 1 << wide(state.turn)
    if state.phase != SUPPORT and state.phase != EXTRA:
        return 0
    seats = 0
    for seat in range(wide(state.players)):
        seats |= wide(state.placed[seat] < goal(state)) << seat
    return seats


@rule
def goal(state: State) -> int:
    """3, 16: how many picks every seat has made when this phase of support is over."""
    if state.phase == SUPPORT:
        return VALUES
    return PICKS if state.rounds == LATE_ROUND else VALUES + EARLY


@rule
def legal(state: State, seat: int, out: Actions) -> int:
    if state.turn == NONE:
        return _legal_picks(state, seat, out) if pending(state) >> seat & 1 else 0
    if seat != state.turn:
        return 0
    if state.phase == DECLARE:
        return legal_declarations(state, out)
    return legal_levels(state, seat, out)


@rule
def _legal_picks(state: State, seat: int, out: Actions) -> int:
    pick = wide(state.placed[seat])
    base = SUPPORT_ON + pick * PAIRS if pick < VALUES else EXTRA_ON
    n = 0
    for pair in range(PAIRS):
        # 3: five different pairs. Extra points may go anywhere.
        if pick >= VALUES or state.options & STACKED or not _is_picked(state, seat, pair):
            out[n] = base + pair
            n += 1
    return n


@rule
def _is_picked(state: State, seat: int, pair: int) -> bool:
    for pick in range(VALUES):
        if state.picks[seat, pick] == pair:
            return True
    return False


@rule
def apply(state: State, seat: int, action: int) -> None:
    if action == PASS:
        if give_way(state, seat):
            carry_out(state)
    elif action <= LEVELS:
        reveal(state, seat, action)
    elif action < EXTRA_ON:
        declare(state, seat, action)
    else:
        _pick(state, seat, (action - EXTRA_ON) % PAIRS)
        if pending(state) == 0:
            begin_round(state)


@rule
def _pick(state: State, seat: int, pair: int) -> None:
    place = wide(state.placed[seat])
    add_control(state, seat, pair, value_of(place))
    state.placed[seat] += 1
    state.picks[seat, place] = pair
    sort_late(state, seat)


@rule
def sort_late(state: State, seat: int) -> None:
    """16: the late extra points have no order, so they are kept in one."""
    for last in range(VALUES + EARLY + 1, wide(state.placed[seat])):
        place, pair = last, wide(state.picks[seat, last])
        while place > VALUES + EARLY and state.picks[seat, place - 1] > pair:
            state.picks[seat, place] = state.picks[seat, place - 1]
            place -= 1
        state.picks[seat, place] = pair


@rule
def add_control(state: State, seat: int, pair: int, points: int) -> None:
    """4: support on a pair is control over both girls."""
    state.cap[seat, ONE[pair]] += points
    state.cap[seat, TWO[pair]] += points


# -------------------------------------------------------------------------------------------- scoring


@rule
def scores(state: State, out: Scores) -> None:
    for seat in range(wide(state.players)):
        out[seat] = score(state, seat)


@rule
def winners(state: State) -> int:
    if state.phase != DONE:
        return 0
    # The most support, then the least revealed over the girls of the scored pairs. Nobody's couple: a draw.
    best = 0
    for seat in range(wide(state.players)):
        ahead = _standing(state, seat) - _standing(state, lowest(best)) if best else 0
        if ahead > 0:
            best = 0
        best |= wide(ahead >= 0) << seat
    return best


@rule
def _standing(state: State, seat: int) -> int:
    """Support first, and what was revealed against it."""
    return score(state, seat) * GIRLS * (LEVELS + 1) - revealed(state, seat)
