"""Yurikure by rule of thumb: back a likely couple and its girls, further it, and outbid where it matters."""

from __future__ import annotations

from ...cards.bits import count, lowest
from ...cards.jit import rule, wide
from ...cards.rng import Rng, below
from ...games.game import State
from ...games.yurikure.board import (
    ACTION,
    CONSENT,
    DECLARE,
    EXTRA,
    GIRLS,
    MOST,
    NONE,
    OBJECT,
    ONE,
    PAIRS,
    STACKED,
    SUPPORT,
    TWO,
    VOTE,
    extra_points,
    girls_in,
    is_in,
    other_couples,
    pair_of,
    partners,
    setup_points,
)
from ...games.yurikure.control import APPROACH, CONFESS, IDLE, NEGOTIATE, NO, PASS, YES, top
from ...games.yurikure.course import MAJORITY
from ...games.yurikure.rules import EXTRA_ON, SUPPORT_ON

# What a point of dissatisfaction and of affection is to a couple, what affection is to others, and what it is
# to become a couple.
PAIN, LOVE, HOPE, UNION = 0.8, 1.0, 0.5, 3.0
STRANGE = 1.0  # support that the others are taken to have on a pair, before they have shown anything
SHOWN = 0.15  # and more for each level that one of them has revealed over both girls
ODDS = 0.3  # that a girl whom somebody else controls says yes
CAUTION, PRICE = 1.0, 0.15  # what must be at stake before anything is revealed, and more for each level


@rule
def thumb(state: State, seat: int, rng: Rng) -> int:
    """Chance is asked only for where the first points go."""
    if state.phase == SUPPORT or state.phase == EXTRA:
        return _best_place(state, seat, rng)
    if state.phase == DECLARE:
        return _best_declaration(state, seat)
    return _best_level(state, seat)


# ------------------------------------------------------------------------------------------------ points


@rule
def _best_place(state: State, seat: int, rng: Rng) -> int:
    best, best_worth = NONE, -1000.0
    for pair in range(PAIRS):
        worth = _promise(state, seat, pair)
        if state.phase == SUPPORT:
            if setup_points(state, seat, pair) and not state.options & STACKED:
                continue
            # Points on few girls are more control over each.
            worth += 0.5 * (state.cap[seat, ONE[pair]] + state.cap[seat, TWO[pair]]) + below(rng, 4)
        if worth > best_worth:
            best, best_worth = pair, worth
    base = SUPPORT_ON + wide(state.placed[seat]) * PAIRS if state.phase == SUPPORT else EXTRA_ON
    return base + best


@rule
def _promise(state: State, seat: int, pair: int) -> float:
    """How likely a pair is to end as a couple, with one's own favourites before others."""
    bond = wide(state.couples >> pair & 1) + wide(state.red >> pair & 1)
    mood = 2.0 * wide(state.affection[pair]) - wide(state.dissatisfaction[pair])
    return 6.0 * bond + mood + setup_points(state, seat, pair)


@rule
def _wish(state: State, seat: int, pair: int) -> float:
    """How much the seat wants this pair to win: its own support against what others may have."""
    others = STRANGE
    for other in range(wide(state.players)):
        if other != seat:
            both = min(wide(state.rev[other, ONE[pair]]), wide(state.rev[other, TWO[pair]]))
            others = max(others, STRANGE + SHOWN * both)
    return setup_points(state, seat, pair) + extra_points(state, seat, pair) - others


# ------------------------------------------------------------------------------------------ declarations


@rule
def _best_declaration(state: State, seat: int) -> int:
    if state.matter != ACTION:
        return YES if _gain_of_union(state, seat, wide(state.aim)) > 0 else NO
    best, best_gain = IDLE, 0.0
    for action in range(APPROACH, NEGOTIATE + PAIRS):
        if _is_possible(state, action):
            gain = _gain(state, seat, action)
            if gain > best_gain:
                best, best_gain = action, gain
    return best


@rule
def _is_possible(state: State, action: int) -> bool:
    """10: for the girl in question."""
    girl = wide(state.girl)
    if action >= NEGOTIATE:
        pair = action - NEGOTIATE
        return not is_in(girl, pair) and not state.couples >> pair & 1
    if action >= CONFESS:
        return action - CONFESS != girl and partners(state, girl) == 0
    return action - APPROACH != girl


@rule
def _gain(state: State, seat: int, action: int) -> float:
    """What the seat gains by an action of the girl in question."""
    girl = wide(state.girl)
    if action >= NEGOTIATE:
        pair = action - NEGOTIATE
        return _odds_of_votes(state, seat, pair) * _gain_of_union(state, seat, pair)
    if action >= CONFESS:
        other = action - CONFESS
        pair = pair_of(girl, other)
        odds = max(_odds_of_yes(state, seat, other), wide(state.affection[pair]) / MOST)
        return odds * _gain_of_union(state, seat, pair) + (1 - odds) * HOPE * _wish(state, seat, pair)
    if action >= APPROACH:
        pair = pair_of(girl, action - APPROACH)
        love = LOVE if state.couples >> pair & 1 else HOPE
        warmer = love * _wish(state, seat, pair) if state.affection[pair] < MOST else 0.0
        return warmer + _gain_of_pain(state, seat, pair)
    return 0.0


@rule
def _gain_of_union(state: State, seat: int, pair: int) -> float:
    return UNION * _wish(state, seat, pair) + _gain_of_pain(state, seat, pair)


@rule
def _gain_of_pain(state: State, seat: int, pair: int) -> float:
    """Other couples of the two suffer: good where they are not wanted."""
    gain = 0.0
    couples = other_couples(state, pair)
    while couples:
        gain -= PAIN * _wish(state, seat, lowest(couples))
        couples &= couples - 1
    return gain


@rule
def _odds_of_yes(state: State, seat: int, girl: int) -> float:
    holder = state.holder[girl]
    if holder == seat:
        return 1.0
    if state.cap[seat, girl] > top(state, girl):
        return 0.8
    return 0.0 if holder == NONE else ODDS


@rule
def _odds_of_votes(state: State, seat: int, pair: int) -> float:
    """10: most of five, and then both."""
    votes = 1.0
    for girl in range(GIRLS):
        if girl != state.girl and not is_in(girl, pair):
            votes += _odds_of_yes(state, seat, girl)
    consent = _odds_of_yes(state, seat, wide(ONE[pair])) * _odds_of_yes(state, seat, wide(TWO[pair]))
    return consent * min(max((votes - 1.0) / (MAJORITY - 1), 0.0), 1.0)


# ------------------------------------------------------------------------------------------------ reveals


@rule
def _best_level(state: State, seat: int) -> int:
    """Just above the others, if more is at stake than it costs."""
    girl = wide(state.girl)
    level = top(state, girl) + 1
    if state.holder[girl] == seat or level > state.cap[seat, girl]:
        return PASS
    return level if _stake(state, seat) > CAUTION + PRICE * level else PASS


@rule
def _stake(state: State, seat: int) -> float:
    """What the seat would gain by deciding itself."""
    declared = wide(state.standing)
    if state.matter == ACTION:
        best = _best_declaration(state, seat)
        mine = _gain(state, seat, best) if best != IDLE else 0.0
        theirs = _gain(state, seat, declared) if declared > IDLE else 0.0
        return mine - theirs
    gain = _gain_of_union(state, seat, wide(state.aim))
    if state.matter == VOTE:
        gain *= _weight_of_vote(state)
    elif state.matter == CONSENT and state.no & girls_in(1 << wide(state.aim)):
        gain = 0.0  # the other has refused
    if state.phase == OBJECT:
        return gain if declared == NO else -gain
    # Nobody's girl says no by herself; somebody else's may say either.
    if state.holder[state.girl] == NONE:
        return gain
    return 0.5 * abs(gain)


@rule
def _weight_of_vote(state: State) -> float:
    """How much one vote more can matter."""
    missing = MAJORITY - count(wide(state.yes))
    left = 5 - count(wide(state.yes | state.no))
    return 0.0 if missing <= 0 or missing > left else 1.0 / (1 + left - missing)
