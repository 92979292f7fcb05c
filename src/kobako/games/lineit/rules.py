"""Line-it: build a line of rising or falling numbers, and cash it before it gets stuck.

Rules (the numbers are used in comments, refusals and test names)
   1 Setup      One deck: the numbers 1-100 in four colours, and two challenge cards each of +3, +4, +5.
                Everybody has an empty line, hand and score pile. A random seat is `first`.
   2 Round      Players + 2 cards of the deck are turned up: the display. If there are not so many: rule 10.
   3 Order      From the start player clockwise, each player takes one turn.
   4 Turn       In any order: take one display card into the line or the hand (once, a duty); play one card
                of the hand into the line (at most once); cash the line (as often as it is not empty). A hand
                holds two cards at the most. A turn can end once a card was taken.
   5 Fitting    Cards join at the right end. One challenge card in a line, anywhere. The second number fixes
                the direction; from the third on, numbers go on in it.
   6 Cash       A challenge card +v wins the token +v if exactly v numbers stand to its right (option: at
                least v), else the token -v. Three numbers are discarded, the others go to the score pile.
   7 Jackpot    The third number of a colour in a line wins the cards under the marker of that colour.
   8 Round end  The two display cards that are left go under the markers of their colours, challenge cards
                to the discard. The start marker passes to the left.
   9 Again      Rule 2.
  10 Final      What is left of the deck goes under the markers. Then everybody in turn plays one card of
                the hand, if one fits, and all lines are cashed.
  11 Score      Numbers in the score pile and tokens. The highest score wins, shared if several have it.
"""

from __future__ import annotations

from ...cards.bits import count
from ...cards.jit import rule, wide
from ...cards.records import record
from ...cards.rng import Rng, below, shuffle
from ..game import OVER, Actions, Option, Outcome, Scores, State

VERSION = 1

MIN_SEATS, MAX_SEATS = 2, 5
LEFT = 2  # display cards that nobody takes (rules 2, 8)
MAX_DISPLAY = MAX_SEATS + LEFT
HAND = 2
COST = 3  # numbers of a line that are discarded (rule 6)
THIRD = 3  # number of a colour in a line that wins its jackpot (rule 7)

COLOURS = 4  # red, blue, green, yellow; of number k: (k - 1) mod 4

# A card is 1 .. 100, or 101, 102, 103 for the challenges +3, +4, +5, which are there twice; 0 is no card, or
# one that is not known.
NUMBERS = 100
CHALLENGES = (3, 4, 5)
KINDS = NUMBERS + len(CHALLENGES)
COPIES = 2  # of each challenge card
CARDS = NUMBERS + COPIES * len(CHALLENGES)
PLUS = NUMBERS + 1 - CHALLENGES[0]  # a challenge card less its value

NONE = -1
FIRST, DECK, TURN, FINAL, DONE = range(1, 6)  # FIRST and DECK are also the kinds of chance
TOOK, PLAYED = 1, 2  # what was done in the turn, a bit set

# Action     0 .. 102   take a display card into the line: card - 1
#          103 .. 205   take a display card into the hand
#          206 .. 308   play a card of the hand
#          309, 310     cash, end the turn
#          311          pass in the final phase (option)
TAKE_LINE, TAKE_HAND, PLAY, CASH = (KINDS * i for i in range(4))
END, PASS = CASH + 1, CASH + 2
ACTIONS = PASS + 1
MAX_LEGAL = 2 * MAX_DISPLAY + HAND + 1
MAX_OUTCOME = CARDS  # `first`: the seat; `deck`: the cards, top first

OPTIONS = (
    Option(name="challenge_rule", values=("exact", "at_least")),  # rule 6
    Option(name="final_hand_play", values=("mandatory", "optional")),  # rule 10
    Option(name="final_start", values=("passed", "kept")),  # rule 8
)
AT_LEAST, OPTIONAL, KEPT = 1, 1 << 2, 1 << 4  # packed, two bits each; set if it is not the default

STATE = record(
    [
        ("deck", "u1", CARDS),  # all cards as they were shuffled, top first; the first of them turned up
        ("line", "i4", (MAX_SEATS, COLOURS)),  # numbers in the line, by colour: bit (number - 1) // 4
        ("jackpot", "i4", COLOURS),  # numbers under each marker, in the same way
        ("display", "u1", MAX_DISPLAY),  # cards that can be taken, ascending
        ("hand", "u1", (MAX_SEATS, HAND)),  # ascending
        ("numbers", "i1", MAX_SEATS),  # number cards in the line
        ("last", "i1", MAX_SEATS),  # the last of them
        ("way", "i1", MAX_SEATS),  # direction of the line: 1 up, -1 down, 0 before the second number
        ("challenge", "i1", MAX_SEATS),  # value of the challenge card in the line, 0 without one
        ("after", "i1", MAX_SEATS),  # numbers to the right of it
        ("pile", "i1", MAX_SEATS),  # cards in the score pile
        ("tokens", "i1", (MAX_SEATS, 2 * len(CHALLENGES))),  # how many of +3, +4, +5, -3, -4, -5
        ("players", "i1"),  # 2..5
        ("options", "i1"),  # AT_LEAST, OPTIONAL, KEPT
        ("phase", "i1"),  # FIRST .. DONE
        ("start", "i1"),  # seat with the start marker, NONE before the first has it
        ("turn", "i1"),  # seat to act, NONE when chance is due or the game is over
        ("did", "i1"),  # TOOK, PLAYED
        ("turned", "i1"),  # cards of the deck that are turned up
        ("shown", "i1"),  # cards in the display
        ("discard", "i1"),  # cards in the discard
    ]
)


# ------------------------------------------------------------------------------------ setup and chance


@rule
def start(state: State, players: int, options: int) -> None:
    for i in range(CARDS):
        state.deck[i] = 0
    for colour in range(COLOURS):
        state.jackpot[colour] = 0
    for i in range(MAX_DISPLAY):
        state.display[i] = 0
    for seat in range(MAX_SEATS):
        _clear_line(state, seat)
        state.pile[seat] = 0
        for i in range(HAND):
            state.hand[seat, i] = 0
        for i in range(2 * len(CHALLENGES)):
            state.tokens[seat, i] = 0
    state.players = players
    state.options = options
    state.phase = FIRST
    state.start = NONE
    state.turn = NONE
    state.did = 0
    state.turned = 0
    state.shown = 0
    state.discard = 0


@rule
def _clear_line(state: State, seat: int) -> None:
    for colour in range(COLOURS):
        state.line[seat, colour] = 0
    state.numbers[seat] = 0
    state.last[seat] = 0
    state.way[seat] = 0
    state.challenge[seat] = 0
    state.after[seat] = 0


@rule
def due(state: State) -> int:
    if state.phase == DONE:
        return OVER
    return wide(state.phase) if state.phase <= DECK else 0


@rule
def draw(state: State, rng: Rng, out: Outcome) -> None:
    if state.phase == FIRST:
        out[0] = below(rng, wide(state.players))
        return
    for i in range(NUMBERS):
        out[i] = i + 1
    for i in range(NUMBERS, CARDS):
        out[i] = NUMBERS + 1 + (i - NUMBERS) // COPIES
    shuffle(rng, out, CARDS)


@rule
def settle(state: State, outcome: Outcome) -> None:
    if state.phase == FIRST:
        state.start = outcome[0]
        state.phase = DECK
        return
    for i in range(CARDS):
        state.deck[i] = outcome[i]
    state.phase = TURN
    _turn_up(state)


@rule
def _turn_up(state: State) -> None:
    """2: a new display, sorted. It must be due."""
    size = wide(state.players) + LEFT
    for i in range(size):
        card = state.deck[state.turned + i]
        place = i
        while place > 0 and state.display[place - 1] > card:
            state.display[place] = state.display[place - 1]
            place -= 1
        state.display[place] = card
    state.turned += size
    state.shown = size
    state.turn = state.start


# --------------------------------------------------------------------------------------------- lines


@rule
def colour_of(number: int) -> int:
    """1: the colours take turns."""
    return (number - 1) % COLOURS


@rule
def bit_of(number: int) -> int:
    """The number in a set of numbers of its colour."""
    return 1 << (number - 1) // COLOURS


@rule
def fits(state: State, seat: int, card: int) -> bool:
    """5: whether the card may join the seat's line."""
    if card > NUMBERS:
        return bool(state.challenge[seat] == 0)
    return bool((card - wide(state.last[seat])) * wide(state.way[seat]) >= 0)


@rule
def lay(state: State, seat: int, card: int) -> None:
    """The card joins the seat's line at its right end."""
    if card > NUMBERS:
        state.challenge[seat] = card - PLUS
        return
    if state.challenge[seat]:
        state.after[seat] += 1
    # 5: the second number fixes the direction.
    if state.numbers[seat] == 1:
        state.way[seat] = 1 if card > state.last[seat] else -1
    state.numbers[seat] += 1
    state.last[seat] = card
    colour = colour_of(card)
    state.line[seat, colour] |= bit_of(card)
    # 7: exactly the third; if nothing lies there, nothing is won.
    if count(wide(state.line[seat, colour])) == THIRD:
        state.pile[seat] += count(wide(state.jackpot[colour]))
        state.jackpot[colour] = 0


@rule
def has_line(state: State, seat: int) -> bool:
    """Whether there is a card in the seat's line."""
    return bool(state.numbers[seat] > 0 or state.challenge[seat] > 0)


@rule
def token(value: int, after: int, options: int) -> int:
    """6a: what a challenge brings with so many numbers to its right; 0 if there is none."""
    won = after >= value if options & AT_LEAST else after == value
    return value if won else -value


@rule
def _close(state: State, seat: int) -> None:
    value, numbers = wide(state.challenge[seat]), wide(state.numbers[seat])
    # 6a: the challenge card is turned into a token and leaves the line.
    if value:
        lost = token(value, wide(state.after[seat]), wide(state.options)) < 0
        state.tokens[seat, value - CHALLENGES[0] + len(CHALLENGES) * lost] += 1
        state.discard += 1
    # 6b, 6c: three numbers are discarded, or all if there are not more; the others score.
    state.discard += min(numbers, COST)
    state.pile[seat] += max(numbers - COST, 0)
    _clear_line(state, seat)


@rule
def _put_under_marker(state: State, card: int) -> None:
    """8, 10: numbers go under the marker of their colour, challenge cards to the discard."""
    if card > NUMBERS:
        state.discard += 1
    else:
        state.jackpot[colour_of(card)] |= bit_of(card)


# --------------------------------------------------------------------------------------------- turns


@rule
def pending(state: State) -> int:
    return 0 if state.turn == NONE else 1 << wide(state.turn)


@rule
def legal(state: State, seat: int, out: Actions) -> int:
    if state.turn == NONE or seat != state.turn:
        return 0
    n = 0
    if state.phase == TURN and not state.did & TOOK:
        n = _write_takes(state, seat, out)
    if not state.did & PLAYED:
        n = _write_plays(state, seat, out, n)
    if state.phase == FINAL:
        if state.options & OPTIONAL:
            out[n] = PASS
            n += 1
        return n
    if has_line(state, seat):
        out[n] = CASH
        n += 1
    if state.did & TOOK:
        out[n] = END
        n += 1
    return n


@rule
def _write_takes(state: State, seat: int, out: Actions) -> int:
    n, before = 0, 0
    for i in range(wide(state.shown)):
        card = wide(state.display[i])
        if card != before and fits(state, seat, card):
            out[n] = TAKE_LINE + card - 1
            n += 1
        before = card
    # 4: a hand holds two cards at the most.
    if state.hand[seat, HAND - 1]:
        return n
    before = 0
    for i in range(wide(state.shown)):
        card = wide(state.display[i])
        if card != before:
            out[n] = TAKE_HAND + card - 1
            n += 1
        before = card
    return n


@rule
def _write_plays(state: State, seat: int, out: Actions, n: int) -> int:
    low, high = wide(state.hand[seat, 0]), wide(state.hand[seat, 1])
    if low and fits(state, seat, low):
        out[n] = PLAY + low - 1
        n += 1
    if high and high != low and fits(state, seat, high):
        out[n] = PLAY + high - 1
        n += 1
    return n


@rule
def apply(state: State, seat: int, action: int) -> None:
    if action < TAKE_HAND:
        _take(state, action - TAKE_LINE + 1)
        lay(state, seat, action - TAKE_LINE + 1)
    elif action < PLAY:
        _take(state, action - TAKE_HAND + 1)
        _hold(state, seat, action - TAKE_HAND + 1)
    elif action < CASH:
        _play(state, seat, action - PLAY + 1)
    elif action == CASH:
        _close(state, seat)
    elif action == END:
        _end_turn(state, seat)
    else:
        _end_final(state, seat)


@rule
def _take(state: State, card: int) -> None:
    state.did |= TOOK
    state.shown -= 1
    place = 0
    while state.display[place] != card:
        place += 1
    for i in range(place, wide(state.shown)):
        state.display[i] = state.display[i + 1]
    state.display[state.shown] = 0


@rule
def _hold(state: State, seat: int, card: int) -> None:
    held = wide(state.hand[seat, 0])
    if held == 0:
        state.hand[seat, 0] = card
        return
    state.hand[seat, 0] = min(held, card)
    state.hand[seat, 1] = max(held, card)


@rule
def _play(state: State, seat: int, card: int) -> None:
    if state.hand[seat, 0] == card:
        state.hand[seat, 0] = state.hand[seat, 1]
    state.hand[seat, 1] = 0
    lay(state, seat, card)
    if state.phase == FINAL:
        _end_final(state, seat)
    else:
        state.did |= PLAYED


@rule
def next_seat(state: State, seat: int) -> int:
    """3: clockwise."""
    return 0 if seat + 1 == state.players else seat + 1


@rule
def _end_turn(state: State, seat: int) -> None:
    state.did = 0
    if state.shown == LEFT:
        _end_round(state)
    else:
        state.turn = next_seat(state, seat)


@rule
def _end_round(state: State) -> None:
    # 8: what nobody took.
    for i in range(LEFT):
        _put_under_marker(state, wide(state.display[i]))
        state.display[i] = 0
    state.shown = 0
    # 2: is there another round?
    is_last = CARDS - state.turned < state.players + LEFT
    # 8: the start marker passes to the left (option: not after the last round).
    if not (is_last and state.options & KEPT):
        state.start = next_seat(state, wide(state.start))
    if is_last:
        _begin_final(state)
    else:
        _turn_up(state)


@rule
def _begin_final(state: State) -> None:
    # 10: what is left of the deck goes under the markers.
    for i in range(wide(state.turned), CARDS):
        _put_under_marker(state, wide(state.deck[i]))
    state.turned = CARDS
    state.phase = FINAL
    _ask_final(state, 0)


@rule
def _end_final(state: State, seat: int) -> None:
    steps = seat - wide(state.start)
    _ask_final(state, steps + 1 if steps >= 0 else steps + wide(state.players) + 1)


@rule
def _ask_final(state: State, steps: int) -> None:
    """10: the turn of the first seat that can play, so many steps from the start player on; or the end."""
    for step in range(steps, wide(state.players)):
        seat = (wide(state.start) + step) % wide(state.players)
        if can_play(state, seat):
            state.turn = seat
            return
    for seat in range(wide(state.players)):
        _close(state, seat)
    state.turn = NONE
    state.phase = DONE


@rule
def can_play(state: State, seat: int) -> bool:
    """Whether a card of the seat's hand fits its line."""
    for i in range(HAND):
        if state.hand[seat, i] and fits(state, seat, wide(state.hand[seat, i])):
            return True
    return False


# -------------------------------------------------------------------------------------------- scoring


@rule
def score(state: State, seat: int) -> int:
    """11: the score pile, and tokens with their sign."""
    points = wide(state.pile[seat])
    for i in range(len(CHALLENGES)):
        won, lost = wide(state.tokens[seat, i]), wide(state.tokens[seat, i + len(CHALLENGES)])
        points += CHALLENGES[i] * (won - lost)
    return points


@rule
def scores(state: State, out: Scores) -> None:
    for seat in range(wide(state.players)):
        out[seat] = score(state, seat)


@rule
def winners(state: State) -> int:
    if state.phase != DONE:
        return 0
    # 11: the highest score; ties share the victory.
    seats, best = 0, score(state, 0)
    for seat in range(wide(state.players)):
        points = score(state, seat)
        if points > best:
            seats, best = 0, points
        if points == best:
            seats |= 1 << seat
    return seats
