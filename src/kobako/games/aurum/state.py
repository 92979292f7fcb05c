"""Aurum on the table: cards, gold, actions, and the record of a game. The rules are in rules.py."""

from __future__ import annotations

from ...cards.bits import width
from ...cards.jit import rule, wide
from ...cards.records import record
from ..game import State

MIN_SEATS, MAX_SEATS = 3, 4
ROUNDS = 4  # at the most: three players can win one each before somebody wins a second (15)
POINT_ROUNDS = 3  # 16
NUGGETS = 2  # 15
HAND = 12

SUITS, RANKS = 5, 10  # suits: bismuth, phosphorus, zinc, copper, silver
# A base card is suit * 10 + rank - 1. A gold card of rank r is 50 + r.
CARDS = SUITS * RANKS
GOLDS = 9
SUIT = (1 << RANKS) - 1  # the cards of the first suit, a set
PACK = (0, 0, 0, 511 | 511 << 10 | 511 << 20 | 511 << 40, (1 << CARDS) - 1)  # sets, by number of players
# Gold is counted by rank, in octal digits: that of rank 0 stands last.
DIGIT = 3
ZERO, ZEROS = 1, 7  # one gold 0; the digit of rank 0
GOLD = (0, 0, 0, 0o11112224, 0o111112224)  # all of it, by number of players
ONES = 0o111111111
GOLD_POWER = 16  # 9: any gold is above any base card

NONE = -1
HIDDEN = -2  # a prediction that was made and that the seat may not see
FIRST, DEAL, PREDICT, SECRET, SWAP, LEAD, FOLLOW, DONE = range(1, 9)  # FIRST and DEAL are kinds of chance too
STOPPED, STUCK, EMPTY = range(1, 4)  # why a round ended (8: by choice, for lack of gold; 6: nothing to lead)
BY_POINTS, BY_EXACT, BY_GOLD, SHARED = range(1, 5)  # what decided who won it (14)
NO_ZEROS, POINTS = 1, 4  # options as they come packed

# Action    0 ..   49   play that base card
#          50 ..   58   play gold 0 .. 8
#          59           stop
#          60           stay
#          61 ..  110   predict with that base card
#         111 ..  560   swap one's own prediction: gold * 50 + the card laid
#         561 .. 1010   swap the partner's
STOP = CARDS + GOLDS
STAY = STOP + 1
PREDICT_CARD = STAY + 1
SWAP_CARD = PREDICT_CARD + CARDS
SWAPS = GOLDS * CARDS
ACTIONS = SWAP_CARD + 2 * SWAPS
MAX_LEGAL = 1 + 2 * GOLDS * (HAND - 1)
MAX_OUTCOME = CARDS  # `first`: the seat; `deal`: the hands of seats 0, 1, ..., then the two left over

# Plays and swaps of a round. With n players T tricks take n T cards, of which at most 11 n are base cards and
# n + T gold (one each at the deal, one more a trick): (n - 1) T <= 12 n, so T <= 16 (18 with three players).
# A swap takes a gold too, so that there are never more than 12 n + T of both.
MAX_MOVES = 64
OWNER = 6  # bits of a card below its seat
CARD = (1 << OWNER) - 1
PARTNERS = 16  # added to what was paid, if the swap is of the partner's prediction

STATE = record(
    [
        ("hand", "i8", MAX_SEATS),  # base cards held, a set; of a hidden hand only what everybody knows
        ("shown", "i8", MAX_SEATS),  # those of them that everybody knows
        ("aside", "i8"),  # the two left over with four players, a set
        ("gone", "i8"),  # base cards played in this round, a set
        ("sealed", "i8"),  # all cards of the suits that are in the trick, a set
        ("gold", "i4", MAX_SEATS),  # collections, counted by rank
        ("supply", "i4"),  # counted by rank
        ("staked", "i4"),  # gold in the trick in progress, counted by rank
        ("plays", "u1", MAX_MOVES),  # the round so far in order: seat << OWNER | card played, or laid
        ("paid", "u1", MAX_MOVES),  # 0 for a play; a swap: 1 + gold paid, + PARTNERS
        ("held", "i1", MAX_SEATS),  # how many cards a hand has
        ("prediction", "i1", MAX_SEATS),  # the card, NONE until laid, HIDDEN
        ("opening", "i1", MAX_SEATS),  # the card that was laid first, NONE until all are
        ("won", "i1", (ROUNDS, MAX_SEATS)),  # tricks
        ("said", "i1", (ROUNDS, MAX_SEATS)),  # rank predicted at the end of the round; 0 until then
        ("worth", "i1", (ROUNDS, MAX_SEATS)),  # gold score of the collection (13); 0 until then
        ("top", "i1", (ROUNDS, MAX_SEATS)),  # highest gold in it, NONE if it is empty; 0 until then
        ("points", "i1", (ROUNDS, MAX_SEATS)),  # round score of the side (12, 13); 0 until then
        ("prize", "i1", ROUNDS),  # who won the round, a set of seats
        ("decided", "i1", ROUNDS),  # BY_POINTS .. SHARED; 0 until it is scored
        ("ended", "i1", ROUNDS),  # the seat by whom it ended, NONE until then
        ("reason", "i1", ROUNDS),  # STOPPED .. EMPTY; 0 until then
        ("players", "i1"),  # 3 or 4
        ("options", "i1"),  # NO_ZEROS | POINTS
        ("first", "i1"),  # the seat of rule 1, NONE before
        ("rounds", "i1"),  # rounds that are over: the number of this one, counted from 0
        ("phase", "i1"),  # FIRST .. DONE
        ("turn", "i1"),  # seat to act, NONE when chance is due, all act at once or the game is over
        ("lead", "i1"),  # who leads this trick, NONE before the first
        ("asked", "i1"),  # seats of the swap window that are done, counted from the leader
        ("moves", "i1"),  # entries in plays
        ("down", "i1"),  # cards in the trick in progress
        ("best", "i1"),  # seat that is winning it, NONE before the lead
        ("power", "i1"),  # strength of its card
        ("low", "i1"),  # seat of the lowest base card in it, NONE before the lead
        ("lowest", "i1"),  # the rank of that card
    ]
)


# ---------------------------------------------------------------------------------------- cards and gold


@rule
def rank_of(card: int) -> int:
    """The rank of a base card."""
    return card % RANKS + 1


@rule
def power(card: int) -> int:
    """9: strength of a card in a trick; any gold is above any base card."""
    return card % RANKS + 1 if card < CARDS else GOLD_POWER + card - CARDS


@rule
def all_gold(state: State) -> int:
    """Every gold card in use, counted by rank."""
    gold = GOLD[state.players]
    return gold & ~ZEROS if state.options & NO_ZEROS else gold


@rule
def ranks_in(gold: int) -> int:
    """The ranks of which there is at least one, each as the first bit of its digit."""
    return (gold | gold >> 1 | gold >> 2) & ONES


@rule
def gold_points(gold: int) -> int:
    """13: what a collection scores."""
    points = 0
    for rank in range(1, GOLDS):
        points += (gold >> DIGIT * rank & ZEROS) * ((rank + 2) // 3)
    return points


@rule
def top_gold(gold: int) -> int:
    """The highest rank in a collection; NONE, which is below a 0, if it is empty."""
    return (width(gold) - 1) // DIGIT


# --------------------------------------------------------------------------------------- seats and sides


@rule
def start_player(state: State) -> int:
    """1: who starts the round that is played now."""
    return (wide(state.first) + wide(state.rounds)) % wide(state.players)


@rule
def partner(seat: int) -> int:
    """Who sits opposite, with four players."""
    return seat ^ 2


@rule
def playable(state: State, seat: int) -> int:
    """7: base cards whose suit is not in the trick, a set."""
    return wide(state.hand[seat]) & ~wide(state.sealed)


@rule
def is_dealt(state: State) -> bool:
    """Whether hands lie on the table: from the first deal on, also between two rounds."""
    return bool(state.phase > DEAL or state.rounds > 0)
