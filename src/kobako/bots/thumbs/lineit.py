"""Line-it by rule of thumb: weigh what lines and hands are worth after each move, and take the best.

A number is worth a point. What room a line has left is worth the numbers that will still come, so a card with
a small gap is dearer than one with a large one, and a line is cashed when a new one promises more.
"""

from __future__ import annotations

from math import sqrt

from ...cards.bits import count
from ...cards.jit import rule, wide
from ...cards.rng import Rng
from ...games.game import State
from ...games.lineit.knowledge import HALF, Cards, face_down
from ...games.lineit.rules import (
    AT_LEAST,
    CARDS,
    CASH,
    COST,
    END,
    FINAL,
    LEFT,
    NONE,
    NUMBERS,
    OPTIONAL,
    PASS,
    PLAY,
    PLAYED,
    PLUS,
    TAKE_HAND,
    TAKE_LINE,
    THIRD,
    TOOK,
    colour_of,
    has_line,
    token,
)

GROWTH = 0.9  # numbers that will join a line, by the square root of those that could
LATER = 0.7  # what a number that will join is worth today
SURE = 0.3  # how much surer a challenge is with each number more than it needs
HELD = 0.8  # what a card in the hand is worth that fits the line
SPARE = 0.3  # and one that does not, at the most
SOON = 3  # turns before the end at which cards in the hand begin to lose that

# A line as it is weighed: how many numbers, the last, the direction, the challenge and the numbers after it.
Line = tuple[int, int, int, int, int]
EMPTY = (0, 0, 0, 0, 0)
WORST = -1000.0


# What to do first. To go on is to take a card, or to end the turn once that is done.
GO_ON, PLAY_LOW, PLAY_HIGH, CASH_IN = range(4)


@rule
def thumb(state: State, seat: int, rng: Rng) -> int:
    """The same hidden record always gives the same move; chance is not asked."""
    best, action = WORST, NONE
    for plan in range(CASH_IN + 1):
        move, line, low, high, gain = _begin(state, seat, plan)
        if move != NONE:
            value, take = _go_on(state, seat, line, low, high)
            if gain + value > best:
                best = gain + value
                action = take if plan == GO_ON and take != NONE else move
    return action


@rule
def _begin(state: State, seat: int, plan: int) -> tuple[int, Line, int, int, float]:
    """The move of a plan, NONE if it cannot be made; line and hand after it, and what it brings at once."""
    line = line_of(state, seat)
    low, high = wide(state.hand[seat, 0]), wide(state.hand[seat, 1])
    is_final = state.phase == FINAL
    if plan == GO_ON:
        can = not is_final or state.options & OPTIONAL
        return (PASS if is_final else END) if can else NONE, line, low, high, 0.0
    if plan == CASH_IN:
        can = has_line(state, seat) and not is_final
        return CASH if can else NONE, EMPTY, low, high, cashed(state, line)
    card, other = (low, high) if plan == PLAY_LOW else (high, low)
    if card == 0 or state.did & PLAYED or not fits(line, card):
        return NONE, line, low, high, 0.0
    return PLAY + card - 1, joined(line, card), other, 0, jackpot(state, seat, line, card)


@rule
def _go_on(state: State, seat: int, line: Line, low: int, high: int) -> tuple[float, int]:
    """What line and hand are worth, with the best take if one is due; and that take."""
    cards = face_down(state)
    has_taken = state.phase == FINAL or state.did & TOOK != 0
    best, action = WORST, NONE
    for i in range(1 if has_taken else 2 * wide(state.shown)):
        move, then, held, gain = NONE, line, high, 0.0
        if not has_taken:
            card = wide(state.display[i >> 1])
            if i & 1 == 0 and fits(line, card):
                move, then, gain = TAKE_LINE + card - 1, joined(line, card), jackpot(state, seat, line, card)
            elif i & 1 and high == 0:
                move, held = TAKE_HAND + card - 1, card
            else:
                continue
        value = gain + worth(state, cards, then, low, held)
        if value > best:
            best, action = value, move
    return best, action


# ---------------------------------------------------------------------------------------------- lines


@rule
def line_of(state: State, seat: int) -> Line:
    """The seat's line."""
    return (
        wide(state.numbers[seat]),
        wide(state.last[seat]),
        wide(state.way[seat]),
        wide(state.challenge[seat]),
        wide(state.after[seat]),
    )


@rule
def fits(line: Line, card: int) -> bool:
    """5: whether the card may join."""
    return line[3] == 0 if card > NUMBERS else (card - line[1]) * line[2] >= 0


@rule
def joined(line: Line, card: int) -> Line:
    """The line with one card more."""
    numbers, last, way, value, after = line
    if card > NUMBERS:
        return numbers, last, way, card - PLUS, 0
    if numbers == 1:
        way = 1 if card > last else -1
    return numbers + 1, card, way, value, after + (value > 0)


@rule
def jackpot(state: State, seat: int, line: Line, card: int) -> float:
    """7: cards that the third of a colour wins; the line is the seat's, or a new one."""
    if card > NUMBERS or line[0] == 0:
        return 0.0
    colour = colour_of(card)
    is_third = count(wide(state.line[seat, colour])) == THIRD - 1
    return float(count(wide(state.jackpot[colour]))) if is_third else 0.0


@rule
def cashed(state: State, line: Line) -> float:
    """6: what the line brings now."""
    return float(max(line[0] - COST, 0) + token(line[3], line[4], wide(state.options)))


@rule
def room(cards: Cards, line: Line) -> int:
    """How many of the numbers that are face down could still join the line."""
    _, last, way, _, _ = line
    low, high = cards[0], cards[1]
    above = count(low >> last) + count(high) if last <= HALF else count(high >> last - HALF)
    below = count(low) + count(high) - above
    return above if way > 0 else below if way < 0 else max(above, below)


@rule
def worth(state: State, cards: Cards, line: Line, low: int, high: int) -> float:
    """What a line and a hand will bring, about."""
    turns = (CARDS - wide(state.turned)) // (wide(state.players) + LEFT)
    held = (_held(line, low) + _held(line, high)) * min(turns / SOON, 1.0)
    numbers, _, _, value, after = line
    if numbers == 0 and value == 0:
        return held
    more = min(GROWTH * sqrt(room(cards, line)), turns + held)
    bonus = float(token(value, after, wide(state.options)))
    missing = value - after
    if missing > 0:
        chance = 0.0 if state.phase == FINAL else min(max(0.5 + SURE * (more - missing), 0.0), 1.0)
        bonus = value * (2 * chance - 1)
    # 6: an exact challenge ends the line.
    if value and missing >= 0 and not state.options & AT_LEAST:
        more = min(more, float(missing))
    return held + bonus + max(numbers + more - COST, 0.0) - (1 - LATER) * more


@rule
def _held(line: Line, card: int) -> float:
    """What a card in the hand is worth: it fits, or it may begin the next line, best far from the middle."""
    if card == 0:
        return 0.0
    if fits(line, card):
        return HELD
    return SPARE if card > NUMBERS else SPARE * abs(2 * card - NUMBERS - 1) / NUMBERS
