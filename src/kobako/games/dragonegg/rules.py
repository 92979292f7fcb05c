"""The Dragon's Egg: two secret sets each round, one strong and one weak, and what they beat is multiplied.

Rules (the numbers are used in comments, refusals and test names)
   1 Setup     32 cards: red and blue, ranks 1-7 and a wild, two of each. Five to each seat. 12 bracelets and
               the egg lie in the middle.
   2 Bracelet  Before its sets are down a seat may put bracelets back, one by one, and draw a card for each.
   3 Sets      All at once and in secret: two cards as the strong set, two as the weak; strong >= weak.
   4 Strength  Friends (same colour and number) beat everything else; then the larger sum is stronger.
   5 Wild      Counts as the card of its own colour that makes the set strongest.
   6 Egg       When all sets are down its holder may put it back: the strong or the weak sets of all others
               are turned up, and the holder makes its own two sets anew.
   7 Settle    A set scores the sets of other seats in its row that are weaker or equal. Gain: strong x weak.
   8 Bracelet  A seat that gains nothing receives a bracelet.
   9 Egg       Two sets of friends win the egg; of several seats the one with the strongest weak set; if that
               is shared, the egg stays where it is.
  10 End       Somebody has 3, 15, 20, 30 (2, 3, 4, 5 players): most money wins, ties share.
  11 Hands     All cards but the hands are shuffled, each seat draws four and discards secretly down to five.
  12 Special   Fewer bracelets left than are due: nobody gets one and the game ends; also after round 200.

All seats act at once in rules 2, 3 and 11; in which order they do is seen in nothing but the draws of rule 2.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ...cards.bits import count, lowest
from ...cards.jit import rule, wide
from ...cards.records import record
from ...cards.rng import Rng, shuffle
from ..game import OVER, Actions, Outcome, Scores, State
from .choices import list_choices
from .sets import (
    ALL,
    CARDS,
    FRIEND,
    KINDS,
    PAIR_CARDS,
    PAIR_STRENGTH,
    PAIRS,
    first_kind,
    kinds_in,
    one,
)

VERSION = 1

Sets = npt.NDArray[np.uint8]  # of a round: by seat and row

MIN_SEATS, MAX_SEATS = 2, 5
TARGETS = (0, 0, 3, 15, 20, 30)  # money that ends the game, by number of players (rule 10)
HAND, SET_CARDS = 5, 4
BRACELETS = 12
ROUNDS = 200
STRONG, WEAK = range(2)
ROWS = 2
# Rounds in which anybody can gain: with three players the least that a round brings to all of them is 1, and
# with 14 each nobody has ended the game. More players gain more in a round; two gain in five rounds at most.
GAINFUL = 3 * (TARGETS[3] - 1) + 1

NONE = -1
DECK, DROP, SETS, EGG, REMAKE, DONE = range(1, 7)  # DECK is also the kind of chance
FACE_DOWN = 255  # a set whose cards are not known

# Action      0 .. 18495   sets: strong pair * 136 + weak pair
#         18496            bracelet
#         18497, 18498     egg strong, egg weak
#         18499            keep
#         18500 .. 18515   discard a card of kind 0 .. 15
CHOICES = PAIRS * PAIRS
BRACELET = CHOICES
EGG_ROW = BRACELET + 1
KEEP = EGG_ROW + ROWS
DISCARD = KEEP + 1
ACTIONS = DISCARD + KINDS

MOST_HELD = HAND + BRACELETS
MAX_LEGAL = MOST_HELD * (MOST_HELD - 1) * (MOST_HELD - 2) * (MOST_HELD - 3) // 4 + 1
MAX_OUTCOME = CARDS  # kinds, top first; as many as are in no hand

STATE = record(
    [
        # Cards, as numbers of `sets.py`; 0 where they are not known.
        ("hand", "i8", MAX_SEATS),  # held now, without what lies in sets
        ("kept", "i8", MAX_SEATS),  # held when the deck was shuffled
        ("dropped", "i8", MAX_SEATS),  # discarded since then (rule 11)
        # What everybody can work out of the sets seen so far: one at least of the kept cards is of these
        # kinds. 0 in the first round. See `_may_keep`.
        ("may", "i8", MAX_SEATS),
        ("deck", "u1", CARDS),  # kind + 1, 0 if not known; the top is deck[left - 1]
        ("draws", "u1", BRACELETS),  # by bracelets since the shuffle: seat * 32 + kind + 1 (0: not known)
        ("sets", "u1", (MAX_SEATS, ROWS)),  # 0 none, pair + 1, or FACE_DOWN
        ("past", "u1", (MAX_SEATS, ROWS)),  # the same of the round before
        ("gains", "u1", GAINFUL * MAX_SEATS),  # by round in which somebody gained, and by seat
        ("gained", "u1", GAINFUL),  # the numbers of those rounds, from 1
        ("money", "i1", MAX_SEATS),
        ("bracelets", "i1", MAX_SEATS),  # the others lie in the middle
        ("held", "i1", MAX_SEATS),  # cards in hand
        ("keeps", "i1", MAX_SEATS),  # cards in hand when the deck was shuffled
        ("players", "i1"),  # 2..5
        ("strict", "i1"),  # 1: a wild may not lie beside the other colour
        ("phase", "i1"),  # DECK .. DONE
        ("asked", "i1"),  # seats that may act, a bit set
        ("rounds", "i2"),  # rounds that are settled
        ("paid", "i1"),  # of these, rounds in which somebody gained
        ("left", "i1"),  # cards in the deck
        ("drawn", "i1"),  # cards drawn by bracelets since the shuffle
        ("egg", "i1"),  # seat that holds it, NONE in the middle
        ("user", "i1"),  # seat that has used it in this round, or NONE
        ("shown", "i1"),  # the row that it has turned up, or NONE
        ("before", "i1"),  # cards drawn before it was used
        ("egg_was", "i1"),  # where the egg was before the last settlement
        ("short", "i1"),  # 1: bracelets did not suffice, so the game is over (rule 12)
    ]
)


# ------------------------------------------------------------------------------------ setup and chance


@rule
def start(state: State, players: int, options: int) -> None:
    for i in range(GAINFUL):
        state.gained[i] = 0
    for i in range(GAINFUL * MAX_SEATS):
        state.gains[i] = 0
    for i in range(CARDS):
        state.deck[i] = 0
    for seat in range(MAX_SEATS):
        state.hand[seat] = 0
        state.may[seat] = 0
        state.held[seat] = 0
        state.money[seat] = 0
        state.bracelets[seat] = 0
        state.sets[seat, STRONG] = state.sets[seat, WEAK] = 0
    state.players = players
    state.strict = options & 1
    state.rounds = 0
    state.paid = 0
    state.left = 0
    state.egg = NONE
    state.egg_was = NONE
    state.short = 0
    _clear_round(state, wide(MAX_SEATS))
    state.phase = DECK
    state.asked = 0


@rule
def _clear_round(state: State, seats: int) -> None:
    """What is in the hands is kept, and the sets are of the round before."""
    for seat in range(seats):
        state.kept[seat] = state.hand[seat]
        state.keeps[seat] = state.held[seat]
        state.dropped[seat] = 0
        for row in range(ROWS):
            state.past[seat, row] = state.sets[seat, row]
            state.sets[seat, row] = 0
    for i in range(BRACELETS):
        state.draws[i] = 0
    state.drawn = 0
    state.user = NONE
    state.shown = NONE
    state.before = 0


@rule
def due(state: State) -> int:
    if state.phase == DONE:
        return OVER
    return DECK if state.phase == DECK else 0


@rule
def draw(state: State, rng: Rng, out: Outcome) -> None:
    # 1, 11: everything that is in no hand.
    cards = ALL
    for seat in range(wide(state.players)):
        cards -= wide(state.hand[seat])
    n = 0
    for kind in range(KINDS - 1):  # both are written, and count if they are there
        out[n] = out[n + 1] = kind
        n += cards >> 2 * kind & 3
    for _ in range(cards >> 2 * (KINDS - 1)):
        out[n] = KINDS - 1
        n += 1
    shuffle(rng, out, n)


@rule
def settle(state: State, outcome: Outcome) -> None:
    if state.rounds > 0:
        _may_keep(state)
    _clear_round(state, wide(state.players))
    # 1, 11: five cards each, in later rounds four.
    fresh = fresh_cards(state)
    at = 0
    held = 0
    for seat in range(wide(state.players)):
        hand = wide(state.hand[seat])
        for i in range(at, at + fresh):
            hand += one(wide(outcome[i]))
        state.hand[seat] = hand
        held += wide(state.held[seat])
        state.held[seat] += fresh
        at += fresh
    left = CARDS - held - at
    for i in range(left):
        state.deck[i] = outcome[at + left - 1 - i] + 1
    for i in range(left, CARDS):
        state.deck[i] = 0
    state.left = left
    _ask_for_drops(state)


@rule
def fresh_cards(state: State) -> int:
    """How many cards each seat got when the deck was shuffled; in the first round nobody had kept any."""
    return HAND if state.keeps[0] == 0 else SET_CARDS


@rule
def _may_keep(state: State) -> None:
    """What the kept cards of each seat can be, from the sets that all have seen: bits of `may`.

    What was revealed in this round is kept by nobody. And what a seat had kept before it has revealed now, or
    still has, or has discarded. So if nothing that it revealed can have been kept before, it still has what
    it kept then. (Of several kept cards all but one can have been discarded, so any of them may be that one.)
    """
    n = wide(state.players)
    was, now = unrevealed(state.past, n), unrevealed(state.sets, n)
    for seat in range(n):
        old = wide(state.may[seat]) if state.keeps[seat] == 1 else kinds_in(was)
        sets = _cards_of(state, seat)
        is_free = state.keeps[seat] == 0 or kinds_in(sets) & old != 0
        state.may[seat] = kinds_in(now) if is_free else kinds_in(now) & old


@rule
def unrevealed(sets: Sets, players: int) -> int:
    """All cards but those in the open sets of a round."""
    cards = ALL
    for seat in range(players):
        for row in range(ROWS):
            if 0 < sets[seat, row] < FACE_DOWN:
                cards -= PAIR_CARDS[sets[seat, row] - 1]
    return cards


@rule
def _cards_of(state: State, seat: int) -> int:
    """The cards in both sets of a seat."""
    return wide(PAIR_CARDS[state.sets[seat, STRONG] - 1]) + wide(PAIR_CARDS[state.sets[seat, WEAK] - 1])


@rule
def _ask_for_drops(state: State) -> None:
    # 11: who has more than five cards discards, all at once.
    asked = 0
    for seat in range(wide(state.players)):
        asked |= wide(state.held[seat] > HAND) << seat
    if asked:
        state.phase = DROP
        state.asked = asked
    else:
        _ask_for_sets(state)


@rule
def _ask_for_sets(state: State) -> None:
    state.phase = SETS
    state.asked = (1 << wide(state.players)) - 1


# ----------------------------------------------------------------------------------------------- moves


@rule
def pending(state: State) -> int:
    return wide(state.asked)


@rule
def legal(state: State, seat: int, out: Actions) -> int:
    if not wide(state.asked) >> seat & 1:
        return 0
    if state.phase == EGG:
        out[0], out[1], out[2] = EGG_ROW + STRONG, EGG_ROW + WEAK, KEEP
        return 3
    if state.phase == DROP:
        return _legal_drops(wide(state.hand[seat]), out)
    n = list_choices(wide(state.hand[seat]), wide(state.strict), out)
    # 2: a bracelet, if there is one, and a card to draw.
    if state.bracelets[seat] > 0 and state.left > 0:
        out[n] = BRACELET
        n += 1
    return n


@rule
def _legal_drops(hand: int, out: Actions) -> int:
    kinds = kinds_in(hand)
    n = 0
    while kinds:
        out[n] = DISCARD + first_kind(kinds)
        kinds &= kinds - 1
        n += 1
    return n


@rule
def apply(state: State, seat: int, action: int) -> None:
    if action < CHOICES:
        _commit(state, seat, action)
    elif action == BRACELET:
        _use_bracelet(state, seat)
    elif action == KEEP:
        _settle_round(state)
    elif action < DISCARD:
        _use_egg(state, seat, action - EGG_ROW)
    else:
        _drop(state, seat, action - DISCARD)


@rule
def _commit(state: State, seat: int, action: int) -> None:
    strong, weak = action // PAIRS, action % PAIRS
    state.hand[seat] -= PAIR_CARDS[strong] + PAIR_CARDS[weak]
    state.held[seat] -= SET_CARDS
    state.sets[seat, STRONG] = strong + 1
    state.sets[seat, WEAK] = weak + 1
    state.asked ^= 1 << seat
    if state.asked == 0:
        # 6: the egg's holder is asked once, when all sets are down.
        if state.phase == SETS and state.egg != NONE:
            state.phase = EGG
            state.asked = 1 << wide(state.egg)
        else:
            _settle_round(state)


@rule
def _use_bracelet(state: State, seat: int) -> None:
    # 2, D28: back to the middle, for the top card of the deck.
    state.bracelets[seat] -= 1
    state.left -= 1
    card = wide(state.deck[state.left])
    state.deck[state.left] = 0
    state.hand[seat] += one(card - 1)
    state.held[seat] += 1
    state.draws[state.drawn] = seat * CARDS + card
    state.drawn += 1


@rule
def _use_egg(state: State, seat: int, row: int) -> None:
    # 6, D16: the egg goes to the middle, its user takes both sets back.
    state.hand[seat] += _cards_of(state, seat)
    state.held[seat] += SET_CARDS
    state.sets[seat, STRONG] = state.sets[seat, WEAK] = 0
    state.egg = NONE
    state.user = seat
    state.shown = row
    state.before = state.drawn
    state.phase = REMAKE
    state.asked = 1 << seat


@rule
def _drop(state: State, seat: int, kind: int) -> None:
    # 11: down to five.
    state.hand[seat] -= one(kind)
    state.held[seat] -= 1
    state.dropped[seat] += one(kind)
    if state.held[seat] == HAND:
        state.asked ^= 1 << seat
        if state.asked == 0:
            _ask_for_sets(state)


# -------------------------------------------------------------------------------------------- settling


@rule
def points_of(sets: Sets, players: int, row: int) -> int:
    """7: for each set in a row the sets of others that are weaker or equal; eight bits by seat."""
    points = 0
    for seat in range(1, players):
        mine = PAIR_STRENGTH[sets[seat, row] - 1]
        for other in range(seat):
            theirs = PAIR_STRENGTH[sets[other, row] - 1]
            points += (wide(theirs <= mine) << 8 * seat) + (wide(mine <= theirs) << 8 * other)
    return points


@rule
def egg_winner(sets: Sets, players: int) -> int:
    """9: who gets the egg; NONE if it stays where it is."""
    best, winner = 0, NONE
    for seat in range(players):
        strong, weak = PAIR_STRENGTH[sets[seat, STRONG] - 1], PAIR_STRENGTH[sets[seat, WEAK] - 1]
        if strong > FRIEND and weak > FRIEND and weak >= best:
            winner = NONE if weak == best else seat
            best = weak
    return winner


@rule
def _settle_round(state: State) -> None:
    n = wide(state.players)
    strong, weak = points_of(state.sets, n, STRONG), points_of(state.sets, n, WEAK)
    poor = 0  # 8: seats that gained nothing
    richest = 0
    start = wide(state.paid) * MAX_SEATS
    for seat in range(n):
        gain = (strong >> 8 * seat & 255) * (weak >> 8 * seat & 255)
        poor |= wide(gain == 0) << seat
        if gain > 0:
            state.gains[start + seat] = gain
        state.money[seat] += gain
        richest = max(richest, wide(state.money[seat]))
    state.rounds += 1
    if poor != (1 << n) - 1:
        state.gained[state.paid] = state.rounds
        state.paid += 1
    _give_bracelets(state, poor)
    state.egg_was = state.egg
    winner = egg_winner(state.sets, n)
    if winner != NONE:
        state.egg = winner
    # 10, 12, D26
    ends = richest >= TARGETS[n] or state.short == 1 or state.rounds == ROUNDS
    state.phase = DONE if ends else DECK
    state.asked = 0


@rule
def middle(state: State) -> int:
    """Bracelets in the middle."""
    given = 0
    for seat in range(wide(state.players)):
        given += wide(state.bracelets[seat])
    return BRACELETS - given


@rule
def _give_bracelets(state: State, poor: int) -> None:
    """8, 12: one for each of these seats; if they do not suffice nobody gets one."""
    if count(poor) > middle(state):
        state.short = 1
        return
    while poor:
        state.bracelets[lowest(poor)] += 1
        poor &= poor - 1


@rule
def scores(state: State, out: Scores) -> None:
    for seat in range(wide(state.players)):
        out[seat] = state.money[seat]


@rule
def winners(state: State) -> int:
    if state.phase != DONE:
        return 0
    # 10, D23: most money; several share.
    best, seats = 0, 0
    for seat in range(wide(state.players)):
        money = wide(state.money[seat])
        if money > best:
            best, seats = money, 0
        seats |= wide(money == best) << seat
    return seats


@rule
def is_dealt(state: State) -> bool:
    """Whether there are hands: from the first deck on."""
    return bool(state.phase != DECK or state.rounds > 0)
