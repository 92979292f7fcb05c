"""Yurikure, the board: girls and pairs, the record of a game, and how affection and couples change.

Nothing here asks a player anything; `control.py` does, and `course.py` says what follows.
"""

from __future__ import annotations

import numpy as np

from ...cards.bits import lowest
from ...cards.jit import rule, wide
from ...cards.records import record
from ..game import State

MIN_SEATS, MAX_SEATS = 3, 4
GIRLS = 7
PAIRS = GIRLS * (GIRLS - 1) // 2
ROUNDS = 9
MOST = 6  # affection and dissatisfaction at the most (rule 12)
VALUES = 5  # support of 5, 4, 3, 2, 1 at setup (rule 3)
SETUP_CAP = 5  # what setup support on one pair counts at the most (scores A and C)
EARLY, LATE = 1, 3  # extra points after rounds 3 and 6 (rule 16)
EARLY_ROUND, LATE_ROUND = 3, 6
PICKS = VALUES + EARLY + LATE
LEVELS = VALUES * (VALUES + 1) // 2 + EARLY + LATE  # the highest control that a seat can have over a girl
REVEALS = GIRLS * LEVELS  # at the most: each one lifts the highest level of its girl (rule 7)

NONE = -1

# A pair is a number in the order RW, RK, ..., GS; a set of pairs is a bit set. Looked up in arrays, which
# compiled code takes for constants.
ONE = np.array([a for a in range(GIRLS) for _ in range(a + 1, GIRLS)])  # the girl of a pair named first
TWO = np.array([b for a in range(GIRLS) for b in range(a + 1, GIRLS)])  # the other
PAIR = np.full((GIRLS, GIRLS), NONE)  # the pair of two girls
PAIR[ONE, TWO] = PAIR[TWO, ONE] = np.arange(PAIRS)
WITH = np.array(
    [sum(1 << pair for pair in range(PAIRS) if g in (ONE[pair], TWO[pair])) for g in range(GIRLS)]
)
ALL_PAIRS = (1 << PAIRS) - 1

# Phases. The first three are also the kinds of chance.
SETUP, FIRST, ROLL, SUPPORT, EXTRA, REVEAL, DECLARE, OBJECT, DONE = range(1, 10)
# What is decided for a girl, or what a die is rolled for.
NOTHING, ACTION, ANSWER, VOTE, CONSENT, FATE, COUPLE, KISS = range(8)
# How the game ended: score A, B, C, or nine rounds without a couple.
UNFINISHED, FATED, POLYGAMY, NINE_ROUNDS, NOBODY = range(5)

# Beside a die of the couple phase or the kiss phase: what it did. A pair that fell in love has no die.
FATE_STEP = 8
CALM, WARMER, COLDER, BROKE, FELL, KISSED, MISSED, DESTINED = range(1, 9)

DISJOINT_PAIRS, TO_THE_RIGHT, STACKED = 1, 1 << 2, 1 << 4  # options that are not the default, as packed

STATE = record(
    [
        ("affection", "u1", PAIRS),  # 0..6
        ("dissatisfaction", "u1", PAIRS),  # 0..6
        ("rev", "u1", (MAX_SEATS, GIRLS)),  # control that each seat has revealed over each girl
        ("cap", "i1", (MAX_SEATS, GIRLS)),  # control that it has: from its picks; NONE where hidden
        (
            "picks",
            "i1",
            (MAX_SEATS, PICKS),
        ),  # secret: pair of 5, 4, 3, 2, 1, of the early extra point and
        # of the late ones, which are sorted; NONE where not placed or hidden
        ("placed", "i1", MAX_SEATS),  # how many picks a seat has made
        ("who", "u1", REVEALS),  # every reveal in order: stage * 32 + seat * 8 + girl
        ("level", "u1", REVEALS),  # and the level that was revealed
        ("shown", "i2"),  # how many reveals there have been
        ("coupled", "u1", PAIRS),  # last couple phase: die + 8 * what it did; 0 for no die
        ("kissed", "u1", PAIRS),  # last kiss phase: the same
        ("couples", "i4"),  # set of pairs that are couples
        ("red", "i4"),  # those after one kiss
        ("fated", "i4"),  # and those that ended the game
        ("order", "i1", GIRLS),  # the girls in action order, NONE before the setup
        ("holder", "i1", GIRLS),  # who controls each girl, NONE for nobody (rule 5)
        ("players", "i1"),  # 3, 4
        ("options", "i1"),  # packed, as `start` gets them
        ("opening", "i1"),  # the couple of the setup, NONE before
        ("first", "i1"),  # the seat V of rule 2, NONE before
        ("rounds", "i1"),  # rounds that are over: the number of this one, counted from 0
        ("phase", "i1"),  # SETUP .. DONE
        ("matter", "i1"),  # what is decided or rolled for: NOTHING .. KISS
        ("at", "i1"),  # place in the action order of the girl whose action it is, NONE between actions
        ("girl", "i1"),  # for whom something is decided, NONE when nothing is
        ("turn", "i1"),  # the one seat to act; NONE when chance is due, several act, or it is over
        ("passes", "i1"),  # passes in succession
        ("standing", "i1"),  # the declaration that the others may still outbid, an action; else NONE
        ("aim", "i1"),  # the pair that a confession, a negotiation or a die is about, else NONE
        ("yes", "i1"),  # set of girls that voted or consented in this negotiation
        ("no", "i1"),  # set of those that did not
        ("die", "i1"),  # rolled after the last action, a refused confession; else 0
        ("ending", "i1"),  # UNFINISHED .. NOBODY
    ]
)


# ------------------------------------------------------------------------------------------ small words


@rule
def pair_of(one: int, other: int) -> int:
    """The pair of two girls, in either order."""
    return wide(PAIR[one, other])


@rule
def is_in(girl: int, pair: int) -> bool:
    """Whether the girl is one of the pair."""
    return bool(WITH[girl] >> pair & 1)


@rule
def partners(state: State, girl: int) -> int:
    """The couples that the girl is in, a set of pairs."""
    return wide(state.couples) & wide(WITH[girl])


@rule
def value_of(pick: int) -> int:
    """The points of a seat's pick, by its place in the order of picks: 5, 4, 3, 2, 1, then 1 each."""
    return max(VALUES - pick, 1)


@rule
def stage(state: State) -> int:
    """0 before the early extra point is placed, 1 between, 2 after the late ones."""
    return wide(state.placed[0] > VALUES) + wide(state.placed[0] > VALUES + EARLY)


# --------------------------------------------------------------------------------- affection and couples


@rule
def _raise(values: np.ndarray, pair: int) -> None:
    values[pair] = min(wide(values[pair]) + 1, MOST)  # 12


@rule
def sadden(state: State, pairs: int) -> None:
    """Dissatisfaction of every one of these pairs is raised."""
    while pairs:
        _raise(state.dissatisfaction, lowest(pairs))
        pairs &= pairs - 1


@rule
def warm(state: State, pair: int) -> None:
    """Affection of the pair is raised."""
    _raise(state.affection, pair)


@rule
def other_couples(state: State, pair: int) -> int:
    """The couples that share a girl with the pair, without the pair itself."""
    around = wide(WITH[ONE[pair]]) | wide(WITH[TWO[pair]])
    return wide(state.couples) & around & ~(1 << pair)


@rule
def join(state: State, pair: int) -> None:
    """11: a new couple, before its kiss. Its own values stay as they are."""
    sadden(state, other_couples(state, pair))
    state.couples |= 1 << pair


# ---------------------------------------------------------------------------------------- the two phases


@rule
def couple_fate(die: int, dissatisfaction: int) -> int:
    """13: what the die of the couple phase does."""
    if die == MOST:
        return WARMER
    left = die - dissatisfaction
    if left <= 0:
        return BROKE
    return COLDER if left <= 2 else CALM


@rule
def end_couple_phase(state: State) -> None:
    """13: all dice lie there; now they count, all at once."""
    couples = wide(state.couples)
    while couples:
        pair = lowest(couples)
        couples &= couples - 1
        fate = couple_fate(wide(state.coupled[pair]), wide(state.dissatisfaction[pair]))
        if fate == WARMER:
            warm(state, pair)
        elif fate == COLDER:
            sadden(state, 1 << pair)
        # Whoever is at the limit now parts, also after a 6.
        if fate == BROKE or state.dissatisfaction[pair] == MOST:
            fate = BROKE
            _part(state, pair)
        state.coupled[pair] += fate * FATE_STEP
    for pair in range(PAIRS):
        if state.affection[pair] == MOST and not state.couples >> pair & 1:
            state.couples |= 1 << pair
            state.coupled[pair] = FELL * FATE_STEP


@rule
def _part(state: State, pair: int) -> None:
    state.couples &= ~(1 << pair)
    state.red &= ~(1 << pair)
    state.affection[pair] = 0
    state.dissatisfaction[pair] = 0


@rule
def kissing(state: State) -> int:
    """14: the couples that roll for a kiss in this round, a set of pairs."""
    couples = wide(state.couples)
    return couples & ~(1 << wide(state.opening)) if state.rounds == 0 else couples


@rule
def is_kiss(die: int, affection: int, dissatisfaction: int) -> bool:
    """14: whether the kiss succeeds."""
    return die + affection - dissatisfaction >= 4


@rule
def end_kiss_phase(state: State) -> None:
    """14: all dice lie there; now they count, all at once."""
    couples = kissing(state)
    while couples:
        pair = lowest(couples)
        couples &= couples - 1
        die, love, pain = state.kissed[pair], state.affection[pair], state.dissatisfaction[pair]
        fate = MISSED
        if is_kiss(wide(die), wide(love), wide(pain)):
            fate = DESTINED if state.red >> pair & 1 else KISSED
        if fate == DESTINED:
            state.fated |= 1 << pair
        elif fate == KISSED:
            state.red |= 1 << pair
        else:
            state.red &= ~(1 << pair)
        state.kissed[pair] += fate * FATE_STEP


# ------------------------------------------------------------------------------------------ end and score


@rule
def polygamous(couples: int) -> int:
    """The couples that are a side of a triangle of couples, a set of pairs (Y32)."""
    found = 0
    left = couples
    while left:
        pair = lowest(left)
        left &= left - 1
        for girl in range(GIRLS):
            if not is_in(girl, pair):
                sides = 1 << pair_of(girl, wide(ONE[pair])) | 1 << pair_of(girl, wide(TWO[pair]))
                if couples & sides == sides:
                    found |= 1 << pair
    return found


@rule
def ending_of(state: State) -> int:
    """15: how the game ends at the end of a round, if it does; the round is already counted."""
    if state.fated:
        return FATED
    if polygamous(wide(state.couples)):
        return POLYGAMY
    if state.rounds < ROUNDS:
        return UNFINISHED
    return NINE_ROUNDS if state.couples else NOBODY


@rule
def counted(state: State) -> int:
    """The pairs whose support is scored, a set; none before the end."""
    if state.ending == FATED:
        return wide(state.fated)
    if state.ending == POLYGAMY:
        return polygamous(wide(state.couples))
    return wide(state.couples) if state.ending == NINE_ROUNDS else 0


@rule
def girls_in(pairs: int) -> int:
    """The girls of a set of pairs, each once: a set."""
    girls = 0
    while pairs:
        girls |= 1 << wide(ONE[lowest(pairs)]) | 1 << wide(TWO[lowest(pairs)])
        pairs &= pairs - 1
    return girls


@rule
def setup_points(state: State, seat: int, pair: int) -> int:
    """What the seat wrote on the pair at setup."""
    points = 0
    for pick in range(VALUES):
        if state.picks[seat, pick] == pair:
            points += value_of(pick)
    return points


@rule
def extra_points(state: State, seat: int, pair: int) -> int:
    """What it added later."""
    points = 0
    for pick in range(VALUES, PICKS):
        points += wide(state.picks[seat, pick] == pair)
    return points


@rule
def score(state: State, seat: int) -> int:
    """The support that decides: scores A and C with the cap of setup support on each pair, B without."""
    total = 0
    pairs = counted(state)
    while pairs:
        pair = lowest(pairs)
        pairs &= pairs - 1
        setup = setup_points(state, seat, pair)
        total += setup if state.ending == POLYGAMY else min(setup, SETUP_CAP)
        total += extra_points(state, seat, pair)
    return total


@rule
def revealed(state: State, seat: int) -> int:
    """The tie-break: control that the seat has revealed over the girls of the scored pairs."""
    girls = girls_in(counted(state))
    total = 0
    while girls:
        total += wide(state.rev[seat, lowest(girls)])
        girls &= girls - 1
    return total
