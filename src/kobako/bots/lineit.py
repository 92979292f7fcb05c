"""Line-it by rule of thumb: weigh what lines and hands are worth after each move, and take the best.

A number is worth a point. What room a line has left is worth the numbers that will still come, so a card with
a small gap is dearer than one with a large one, and a line is cashed when a new one promises more.
"""

from __future__ import annotations

from math import sqrt

from ..cards.bits import count
from ..cards.jit import part, rule, wide
from ..cards.rng import Rng
from ..games.game import State
from ..games.lineit.knowledge import HALF, Cards, face_down
from ..games.lineit.rules import (
    AT_LEAST,
    CARDS,
    CASH,
    COLOURS,
    COST,
    END,
    FINAL,
    LEFT,
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


@rule
def thumb(state: State, seat: int, rng: Rng) -> int:
    """The same hidden record always gives the same move; chance is not asked."""
    line = line_of(state, seat)
    low, high = wide(state.hand[seat, 0]), wide(state.hand[seat, 1])
    has_taken = state.phase == FINAL or bool(state.did & TOOK)
    best, action = _rest(state, seat, line, low, high, 0.0, has_taken)
    if has_taken:
        action = PASS if state.phase == FINAL else END
        if state.phase == FINAL and not state.options & OPTIONAL:
            best = WORST
    if not state.did & PLAYED:
        for card in (low, high):
            if card and fits(line, card):
                other = high if card == low else low
                gain = jackpot(state, seat, line, card)
                value, _ = _rest(state, seat, joined(line, card), other, 0, gain, has_taken)
                if value > best:
                    best, action = value, PLAY + card - 1
    if has_line(state, seat) and state.phase != FINAL:
        value, _ = _rest(state, seat, EMPTY, low, high, cashed(state, line), has_taken)
        if value > best:
            best, action = value, CASH
    return action


@part
def _rest(
    state: State, seat: int, line: Line, low: int, high: int, gain: float, has_taken: bool
) -> tuple[float, int]:
    """What line and hand are worth, with the points gained, after the best take if one is due; and that."""
    cards = face_down(state)
    if has_taken:
        return gain + worth(state, seat, cards, line, low, high), END
    best, action = WORST, END
    for i in range(wide(state.shown)):
        card = wide(state.display[i])
        if fits(line, card):
            won = jackpot(state, seat, line, card)
            value = gain + won + worth(state, seat, cards, joined(line, card), low, high)
            if value > best:
                best, action = value, TAKE_LINE + card - 1
        if high == 0:
            value = gain + worth(state, seat, cards, line, low, card)
            if value > best:
                best, action = value, TAKE_HAND + card - 1
    return best, action


# ---------------------------------------------------------------------------------------------- lines


@part
def line_of(state: State, seat: int) -> Line:
    """The seat's line."""
    return (
        wide(state.numbers[seat]),
        wide(state.last[seat]),
        wide(state.way[seat]),
        wide(state.challenge[seat]),
        wide(state.after[seat]),
    )


@part
def fits(line: Line, card: int) -> bool:
    """5: whether the card may join."""
    return line[3] == 0 if card > NUMBERS else (card - line[1]) * line[2] >= 0


@part
def joined(line: Line, card: int) -> Line:
    """The line with one card more."""
    numbers, last, way, value, after = line
    if card > NUMBERS:
        return numbers, last, way, card - PLUS, 0
    if numbers == 1:
        way = 1 if card > last else -1
    return numbers + 1, card, way, value, after + (value > 0)


@part
def jackpot(state: State, seat: int, line: Line, card: int) -> float:
    """7: cards that the third of a colour wins; the line is the seat's, or a new one."""
    if card > NUMBERS or line[0] == 0:
        return 0.0
    colour = (card - 1) % COLOURS
    is_third = count(wide(state.line[seat, colour])) == THIRD - 1
    return float(count(wide(state.jackpot[colour]))) if is_third else 0.0


@part
def cashed(state: State, line: Line) -> float:
    """6: what the line brings now."""
    return float(max(line[0] - COST, 0) + token(line[3], line[4], wide(state.options)))


@part
def room(cards: Cards, line: Line) -> int:
    """How many of the cards could still join the line, if only numbers count."""
    above = (
        count(cards[0] >> line[1]) + count(cards[1]) if line[1] <= HALF else count(cards[1] >> line[1] - HALF)
    )
    below = count(cards[0]) + count(cards[1]) - above
    return above if line[2] > 0 else below if line[2] < 0 else max(above, below)


@part
def worth(state: State, seat: int, cards: Cards, line: Line, low: int, high: int) -> float:
    """What a line and a hand will bring, about."""
    turns = (CARDS - wide(state.turned)) // (wide(state.players) + LEFT)
    held = _held(line, low) + _held(line, high)
    if turns < SOON:
        held *= turns / SOON
    numbers, value, after = line[0], line[3], line[4]
    if numbers == 0 and value == 0:
        return held
    more = min(GROWTH * sqrt(room(cards, line)), turns + held)
    bonus = 0.0
    if value:
        missing = value - after
        bonus = float(token(value, after, wide(state.options)))
        if missing > 0:
            chance = 0.0 if state.phase == FINAL else min(max(0.5 + SURE * (more - missing), 0.0), 1.0)
            bonus = value * (2 * chance - 1)
        # 6: an exact challenge ends the line.
        if missing >= 0 and not state.options & AT_LEAST:
            more = min(more, float(missing))
    return held + bonus + max(numbers + more - COST, 0.0) - (1 - LATER) * more


@part
def _held(line: Line, card: int) -> float:
    """What a card in the hand is worth: it fits, or it may begin the next line, best far from the middle."""
    if card == 0:
        return 0.0
    if fits(line, card):
        return HELD
    return SPARE * (1.0 if card > NUMBERS else abs(2 * card - NUMBERS - 1) / NUMBERS)
