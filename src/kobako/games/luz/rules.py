"""Luz: bid how many tricks you will take with cards whose ranks everybody knows but you.

Rules (the numbers are used in comments, refusals and test names)
   1 Setup   A random seat is `first`. With 3, 4, 5 players the ranks 1-8, 1-10, 1-12 of five suits are used.
   2 Rounds  Four. The dealer of round r is first + r - 1, the start player sits to the dealer's left.
   3 Deal    Ten cards each; the last ten lie aside, unseen.
   4 Pass    A hand is sorted by suit and rank and passed on: its player sees the suits and the order, never
             a rank; the others see the ranks.
   5 Bid     Once round from the first bidder: 0-10 yellow beads, with or without the safety bead, openly.
   6 Tricks  Ten. The first bidder leads the first, the winner of a trick the next.
   7 Follow  The leader plays anything; the others follow suit if they can.
   8 Play    A card is chosen by its place in the hand; its rank is public once it is played.
   9 Trick   The highest yellow card wins, else the highest of the suit led.
  10 Score   Exact bid: 10 r. With the safety bead, exact or one more: 5 r. Otherwise -5 for each trick
             off the yellow beads.
  11 Three   With three players the leader on points bids first and leads in round 4.
  12 End     Highest total, then highest score in round 4, then nearest to the start player of round 4.
"""

from __future__ import annotations

from ...cards.bits import lowest
from ...cards.jit import rule, wide
from ...cards.records import record
from ...cards.rng import Rng, below, shuffle
from ..game import OVER, Actions, Outcome, Scores, State

VERSION = 1

MIN_SEATS, MAX_SEATS = 3, 5
ROUNDS = 4
HAND = ASIDE = 10
RANKS = (0, 0, 0, 8, 10, 12)  # highest rank, by number of players (rule 1)
MAX_RANK = 12

SUITS = 5
YELLOW, RED, GREEN, BLUE, PURPLE = range(SUITS)
TRUMP = YELLOW
# A card is suit * 16 + rank. Rank 0 is the back of a card: the suit is known, the rank is not.
SUIT_STEP = 16

NONE = -1
FIRST, DEAL, BID, PLAY, DONE = range(1, 6)  # FIRST and DEAL are also the kinds of chance

# Action   0 .. 21   bid: beads * 2 + safety
#         22 .. 31   play the card in slot 0 .. 9
BIDS = (HAND + 1) * 2
PLAY_SLOT = BIDS
ACTIONS = BIDS + HAND
MAX_LEGAL = BIDS
MAX_OUTCOME = MAX_SEATS * MAX_RANK  # `first`: the seat; `deal`: the hands of seats 0, 1, ..., then the aside

STATE = record(
    [
        ("left", "i2", MAX_SEATS),  # slots still held, a bit set, by seat
        ("suited", "i2", (MAX_SEATS, SUITS)),  # slots of each suit at the deal, by seat
        ("hand", "u1", (MAX_SEATS, HAND)),  # card in each slot, played or not; sorted
        ("aside", "u1", ASIDE),  # cards set aside, sorted
        ("plays", "u1", MAX_SEATS * HAND),  # the round so far in order: seat * 16 + slot
        ("bid", "i1", (ROUNDS, MAX_SEATS)),  # beads * 2 + safety, NONE until made
        ("won", "u1", (ROUNDS, MAX_SEATS)),  # tricks taken
        ("points", "i1", (ROUNDS, MAX_SEATS)),  # rule 10; 0 until the round is scored
        ("players", "i1"),  # 3..5
        ("first", "i1"),  # the seat of rule 1, NONE before
        ("rounds", "i1"),  # rounds that are over: the number of this one, counted from 0
        ("phase", "i1"),  # FIRST .. DONE
        ("turn", "i1"),  # seat to act, NONE when chance is due or the game is over
        ("bids", "i1"),  # bids made in this round
        ("played", "i1"),  # cards played in this round
        ("down", "i1"),  # cards in the trick in progress
        ("led", "i1"),  # suit of the trick in progress, NONE before the lead
        ("best", "i1"),  # seat that is winning the trick in progress, NONE before the lead
        ("power", "i1"),  # strength of its card
    ]
)


# ------------------------------------------------------------------------------------ setup and chance


@rule
def start(state: State, players: int, options: int) -> None:
    for seat in range(MAX_SEATS):
        for r in range(ROUNDS):
            state.bid[r, seat] = NONE
            state.won[r, seat] = 0
            state.points[r, seat] = 0
    state.players = players
    state.first = NONE
    state.rounds = 0
    _clear_table(state)
    state.phase = FIRST
    state.turn = NONE


@rule
def _clear_table(state: State) -> None:
    for seat in range(MAX_SEATS):
        state.left[seat] = 0
        for suit in range(SUITS):
            state.suited[seat, suit] = 0
        for slot in range(HAND):
            state.hand[seat, slot] = 0
            state.plays[seat * HAND + slot] = 0
    for i in range(ASIDE):
        state.aside[i] = 0
    state.bids = 0
    state.played = 0
    _clear_trick(state)


@rule
def _clear_trick(state: State) -> None:
    state.down = 0
    state.led = NONE
    state.best = NONE
    state.power = 0


@rule
def is_dealt(state: State) -> bool:
    """Whether hands lie on the table: from the first deal on, also between two rounds."""
    return bool(state.phase > DEAL or state.rounds > 0)


@rule
def due(state: State) -> int:
    if state.phase == DONE:
        return OVER
    return wide(state.phase) if state.phase <= DEAL else 0


@rule
def draw(state: State, rng: Rng, out: Outcome) -> None:
    if state.phase == FIRST:
        out[0] = below(rng, wide(state.players))
        return
    ranks = RANKS[state.players]
    for suit in range(SUITS):
        for rank in range(ranks):
            out[suit * ranks + rank] = suit * SUIT_STEP + rank + 1
    shuffle(rng, out, SUITS * ranks)


@rule
def settle(state: State, outcome: Outcome) -> None:
    if state.phase == FIRST:
        state.first = outcome[0]
        state.phase = DEAL
        return
    # 3, 4: ten cards each and ten aside, the pass to the left already done.
    _clear_table(state)
    for seat in range(wide(state.players)):
        _sort_into(outcome, seat * HAND, state.hand[seat])
        state.left[seat] = (1 << HAND) - 1
        for slot in range(HAND):
            state.suited[seat, state.hand[seat, slot] >> 4] |= 1 << slot
    _sort_into(outcome, state.players * HAND, state.aside)
    state.phase = BID
    state.turn = first_bidder(state)


@rule
def place_of(card: int) -> int:
    """The place of a card in a set of all cards; sets ascend as hands are sorted."""
    return (card >> 4) * MAX_RANK + (card & 15) - 1


@rule
def card_at(place: int) -> int:
    """The card at a place of such a set."""
    return place // MAX_RANK * SUIT_STEP + place % MAX_RANK + 1


@rule
def _sort_into(outcome: Outcome, begin: int, place: Outcome) -> None:
    cards = 0
    for i in range(begin, begin + HAND):
        cards |= 1 << place_of(wide(outcome[i]))
    for slot in range(HAND):
        place[slot] = card_at(lowest(cards))
        cards &= cards - 1


# --------------------------------------------------------------------------------------------- turns


@rule
def start_player(state: State, r: int) -> int:
    """2: the dealer's left neighbour; r counts from 0."""
    return (wide(state.first) + r + 1) % wide(state.players)


@rule
def total(state: State, seat: int) -> int:
    """What the seat has scored so far."""
    points = 0
    for r in range(ROUNDS):
        points += wide(state.points[r, seat])
    return points


@rule
def first_bidder(state: State) -> int:
    """Who bids first and leads the first trick of this round (5, 6)."""
    seat = start_player(state, wide(state.rounds))
    # 11: with three players the leader on points, in round 4; of several the first met from the start player.
    if state.players == 3 and state.rounds == ROUNDS - 1:
        best = seat
        for step in range(1, 3):
            other = (seat + step) % 3
            if total(state, other) > total(state, best):
                best = other
        return best
    return seat


@rule
def pending(state: State) -> int:
    return 0 if state.turn == NONE else 1 << wide(state.turn)


@rule
def legal(state: State, seat: int, out: Actions) -> int:
    if state.turn == NONE or seat != state.turn:
        return 0
    if state.phase == BID:
        # 5: every bid, whatever the others have bid.
        for bid in range(BIDS):
            out[bid] = bid
        return BIDS
    slots = playable(state, seat)
    n = 0
    while slots:
        out[n] = PLAY_SLOT + lowest(slots)
        slots &= slots - 1
        n += 1
    return n


@rule
def playable(state: State, seat: int) -> int:
    """The slots from which the seat may play, a bit set."""
    held = wide(state.left[seat])
    # 7: the leader plays anything.
    if state.led == NONE:
        return held
    # 7: follow suit if you can.
    following = held & wide(state.suited[seat, state.led])
    return following if following else held


@rule
def apply(state: State, seat: int, action: int) -> None:
    if action < PLAY_SLOT:
        _bid(state, seat, action)
    else:
        _play(state, seat, action - PLAY_SLOT)


@rule
def _next_seat(state: State, seat: int) -> int:
    return 0 if seat + 1 == state.players else seat + 1


@rule
def _bid(state: State, seat: int, bid: int) -> None:
    state.bid[state.rounds, seat] = bid
    state.bids += 1
    # 5: clockwise, once round; after the last bid the turn is back at the first bidder, who leads (6).
    state.turn = _next_seat(state, seat)
    if state.bids == state.players:
        state.phase = PLAY


@rule
def power(card: int, led: int) -> int:
    """9: strength of a card in a trick; 0 loses."""
    if card >> 4 == TRUMP:
        return SUIT_STEP + (card & 15)
    return card & 15 if card >> 4 == led else 0


@rule
def _play(state: State, seat: int, slot: int) -> None:
    card = wide(state.hand[seat, slot])
    state.left[seat] ^= 1 << slot
    state.plays[state.played] = seat * 16 + slot
    state.played += 1
    state.down += 1
    if state.led == NONE:
        state.led = card >> 4
    strength = power(card, wide(state.led))
    if strength > state.power:
        state.best = seat
        state.power = strength
    if state.down == state.players:
        _end_trick(state)
    else:
        state.turn = _next_seat(state, seat)


@rule
def _end_trick(state: State) -> None:
    # 6: the winner leads the next trick.
    winner = wide(state.best)
    state.won[state.rounds, winner] += 1
    state.turn = winner
    _clear_trick(state)
    if state.played == state.players * HAND:
        _end_round(state)


# -------------------------------------------------------------------------------------------- scoring


@rule
def round_points(r: int, bid: int, won: int) -> int:
    """10: what a bid scores; r counts from 0."""
    beads, safety = bid >> 1, bid & 1
    if won == beads or (safety and won == beads + 1):
        return (5 if safety else 10) * (r + 1)
    return -5 * abs(won - beads)


@rule
def _end_round(state: State) -> None:
    r = wide(state.rounds)
    for seat in range(wide(state.players)):
        state.points[r, seat] = round_points(r, wide(state.bid[r, seat]), wide(state.won[r, seat]))
    state.rounds += 1
    state.turn = NONE
    state.phase = DONE if state.rounds == ROUNDS else DEAL


@rule
def scores(state: State, out: Scores) -> None:
    for seat in range(wide(state.players)):
        out[seat] = total(state, seat)


@rule
def winners(state: State) -> int:
    if state.phase != DONE:
        return 0
    # 12: highest total, then round 4, then the first met clockwise from the start player of round 4.
    best = start_player(state, ROUNDS - 1)
    seat = best
    for _ in range(1, wide(state.players)):
        seat = _next_seat(state, seat)
        ahead = total(state, seat) - total(state, best)
        if ahead > 0 or (ahead == 0 and state.points[ROUNDS - 1, seat] > state.points[ROUNDS - 1, best]):
            best = seat
    return 1 << best
