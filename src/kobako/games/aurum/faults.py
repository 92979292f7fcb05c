"""Aurum: what is wrong with a record, hidden or not. The moves of the round are gone through once more."""

from __future__ import annotations

import enum

import numpy as np
import numpy.typing as npt

from ...cards.bits import count
from ...cards.jit import rule, wide
from ..game import State
from .scoring import is_over, round_points, round_winners, tie_break
from .state import (
    CARD,
    CARDS,
    DEAL,
    DIGIT,
    DONE,
    EMPTY,
    FIRST,
    FOLLOW,
    GOLDS,
    HAND,
    HIDDEN,
    MAX_MOVES,
    MAX_SEATS,
    MIN_SEATS,
    NO_ZEROS,
    NONE,
    OWNER,
    PACK,
    PARTNERS,
    POINTS,
    PREDICT,
    RANKS,
    ROUNDS,
    SECRET,
    STOPPED,
    SUIT,
    SWAP,
    ZERO,
    ZEROS,
    all_gold,
    gold_points,
    is_dealt,
    partner,
    playable,
    power,
    rank_of,
    top_gold,
)

Moves = npt.NDArray[np.uint8]


class Fault(enum.IntFlag):
    """What is wrong with a record."""

    HEADER = enum.auto()  # players, options, first, round, phase or turn out of range
    CARDS = enum.auto()  # a card in two places, in none, or not in the pack
    HANDS = enum.auto()  # hand sizes that cannot be, or a hand that is neither seen nor hidden
    PREDICTIONS = enum.auto()  # missing where one must be, or not what the swaps have made of them
    MOVES = enum.auto()  # a play or a swap that cannot have been made
    GOLD = enum.auto()  # gold that is not where the moves have brought it
    TRICK = enum.auto()  # the trick in progress is not what the last moves make of it
    TRICKS = enum.auto()  # tricks taken do not add up
    TURN = enum.auto()  # another seat should be asked
    SHEET = enum.auto()  # a round that was not scored as the rules say


@rule
def faults(state: State) -> int:
    if not _is_header_sound(state):
        return Fault.HEADER.value
    found = _sheet_faults(state)
    if not is_dealt(state):
        return found | _empty_faults(state)
    if not _are_moves_sound(state):
        return found | Fault.MOVES.value
    return found | _card_faults(state) | _trick_faults(state) | _turn_faults(state)


@rule
def _is_header_sound(state: State) -> bool:
    if not (MIN_SEATS <= state.players <= MAX_SEATS and FIRST <= state.phase <= DONE):
        return False
    if state.options & ~(NO_ZEROS | POINTS) or not NONE <= state.first < state.players:
        return False
    if not (0 <= state.rounds <= ROUNDS and 0 <= state.moves <= MAX_MOVES):
        return False
    asks = SECRET < state.phase < DONE or state.phase == PREDICT
    if asks != (state.turn != NONE) or not NONE <= state.turn < state.players:
        return False
    over = state.rounds > 0 and is_over(state)
    return bool((state.phase == DONE) == over and (state.phase == FIRST) == (state.first == NONE))


@rule
def is_between(state: State) -> bool:
    """Whether no round is in progress: the one on the table, if there is one, is over."""
    return bool(state.phase <= DEAL or state.phase == DONE)


@rule
def _empty_faults(state: State) -> int:
    """Before the first deal nothing lies there but the gold."""
    cards = wide(state.aside | state.gone | state.sealed)
    for seat in range(MAX_SEATS):
        cards |= wide(state.hand[seat] | state.shown[seat]) | wide(state.held[seat])
        cards |= wide(state.gold[seat])
    found = Fault.CARDS.value if cards else 0
    found |= Fault.GOLD.value if state.supply != all_gold(state) or state.staked else 0
    return found | (Fault.MOVES.value if state.moves or state.down else 0)


# ------------------------------------------------------------------------------------------- the moves


@rule
def _are_moves_sound(state: State) -> bool:
    """Tricks are complete but for the last, in turn, led by base cards, no suit twice; swaps between them."""
    if state.phase == PREDICT or state.phase == SECRET:
        return bool(state.moves == 0)
    plays, paid, players, moves = state.plays, state.paid, wide(state.players), wide(state.moves)
    leader = wide(state.first) + wide(state.rounds) - (1 if is_between(state) else 0)
    at, asked = 0, 0
    while at < moves:
        place = ((wide(plays[at]) >> OWNER) - leader) % players
        if paid[at]:
            if not _is_swap_sound(wide(plays[at]) & CARD, wide(paid[at]), players) or place < asked:
                return False
            asked = place + 1
            at += 1
        else:
            end = min(at + players, moves)
            if place or not _is_trick_sound(plays, paid, at, end, players):
                return False
            if end - at == players:
                leader = wide(plays[low_in(plays, at, end)]) >> OWNER
            at, asked = end, 0
    return bool(leader % players == state.lead)


@rule
def _is_swap_sound(card: int, paid: int, players: int) -> bool:
    gold = paid & (PARTNERS - 1)
    return bool(card < CARDS and 1 <= gold <= GOLDS and (paid < PARTNERS or players == 4))


@rule
def _is_trick_sound(plays: Moves, paid: Moves, begin: int, end: int, players: int) -> bool:
    """6, 7: a base card is led, no suit comes twice, the seats play in turn."""
    sealed = 0
    for i in range(begin, end):
        card = wide(plays[i]) & CARD
        seat = ((wide(plays[begin]) >> OWNER) + i - begin) % players
        if paid[i] or wide(plays[i]) >> OWNER != seat:
            return False
        if card >= CARDS + GOLDS or (card >= CARDS and i == begin):
            return False
        if card < CARDS:
            if sealed >> card & 1:
                return False
            sealed |= SUIT << card // RANKS * RANKS
    return True


# Of the trick that the entries from `begin` to before `end` make:


@rule
def low_in(plays: Moves, begin: int, end: int) -> int:
    """The entry of the lowest base card; of equals the later (9)."""
    low, rank = begin, RANKS
    for i in range(begin, end):
        card = wide(plays[i]) & CARD
        if card < CARDS and rank_of(card) <= rank:
            low, rank = i, rank_of(card)
    return low


@rule
def best_in(plays: Moves, begin: int, end: int) -> int:
    """The entry that wins (9)."""
    best, most = begin, 0
    for i in range(begin, end):
        strength = power(wide(plays[i]) & CARD)
        if strength >= most:
            best, most = i, strength
    return best


@rule
def staked_in(plays: Moves, begin: int, end: int) -> int:
    """The gold in it, counted by rank."""
    gold = 0
    for i in range(begin, end):
        card = wide(plays[i]) & CARD
        if card >= CARDS:
            gold += 1 << DIGIT * (card - CARDS)
    return gold


# --------------------------------------------------------------------------------------- cards and hands


@rule
def _card_faults(state: State) -> int:
    """Every card lies in one place, and hands and predictions are what the moves leave."""
    found = 0
    seen = wide(state.aside)
    cards = count(seen) + count(wide(state.gone))
    if seen & wide(state.gone):
        found = Fault.CARDS.value
    seen |= wide(state.gone)
    for seat in range(wide(state.players)):
        hand, laid = wide(state.hand[seat]), wide(state.prediction[seat])
        if laid < HIDDEN or laid >= CARDS:
            return Fault.PREDICTIONS.value
        more = hand | (1 << laid if laid >= 0 else 0)
        if seen & more or (laid >= 0 and hand >> laid & 1):
            found |= Fault.CARDS.value
        seen |= more
        cards += wide(state.held[seat]) + (1 if laid != NONE else 0)
        known, gone, now = _left_by_moves(state, seat)
        found |= _hand_faults(state, seat, known, gone) | _laid_faults(state, seat, now)
    if wide(state.gone) != _played(state):
        found |= Fault.MOVES.value
    pack = PACK[state.players]
    return found | (Fault.CARDS.value if seen & ~pack or cards != count(pack) else 0)


@rule
def _played(state: State) -> int:
    """The base cards among the plays, a set."""
    plays, paid = state.plays, state.paid
    gone = 0
    for i in range(wide(state.moves)):
        card = wide(plays[i]) & CARD
        if not paid[i] and card < CARDS:
            gone |= 1 << card
    return gone


@rule
def _left_by_moves(state: State, seat: int) -> tuple[int, int, int]:
    """What everybody knows of the seat's hand, how many cards it has played, and its prediction."""
    plays, paid = state.plays, state.paid
    known = gone = 0
    now, partners = wide(state.opening[seat]), wide(state.opening[partner(seat)])
    for i in range(wide(state.moves)):
        mover, card, price = wide(plays[i]) >> OWNER, wide(plays[i]) & CARD, wide(paid[i])
        if mover == seat and card < CARDS:
            known &= ~(1 << card)
            gone += 0 if price else 1
        if price:
            whose = partner(mover) if price >= PARTNERS else mover
            if mover == seat:
                known |= 1 << (now if whose == seat else partners)
            if whose == seat:
                now = card
            elif whose == partner(seat):
                partners = card
    return known, gone, now


@rule
def _hand_faults(state: State, seat: int, known: int, gone: int) -> int:
    hand, shown, held = wide(state.hand[seat]), wide(state.shown[seat]), wide(state.held[seat])
    laid = 1 if state.prediction[seat] != NONE else 0
    wrong = held != HAND - laid - gone or not (hand == shown or count(hand) == held)
    # 11: who ended the round shows the hand.
    ended = is_between(state) and state.ended[state.rounds - 1] == seat
    return Fault.HANDS.value if wrong or shown != (hand if ended else known) or shown & ~hand else 0


@rule
def _laid_faults(state: State, seat: int, now: int) -> int:
    """Predictions before all are laid, and after the swaps."""
    laid, opening = wide(state.prediction[seat]), wide(state.opening[seat])
    if state.phase == PREDICT or state.phase == SECRET:
        wrong = opening != NONE or (laid == HIDDEN and state.phase == PREDICT)
    else:
        wrong = not 0 <= opening < CARDS or laid != now
    return Fault.PREDICTIONS.value if wrong else 0


# ------------------------------------------------------------------------------------- tricks and gold


@rule
def _trick_faults(state: State) -> int:
    """Tricks won, the trick in progress, and gold, against the moves."""
    r = wide(state.rounds) - (1 if is_between(state) else 0)
    found = 0
    for seat in range(wide(state.players)):
        won, gold, supply = _won_by_moves(state, seat)
        found |= Fault.TRICKS.value if won != state.won[r, seat] else 0
        found |= Fault.GOLD.value if gold != state.gold[seat] or supply != state.supply else 0
    end = wide(state.moves)
    begin = end - wide(state.down)
    if begin < 0 or state.down < 0 or (is_between(state) and state.down):
        return found | Fault.TRICK.value
    return found | (Fault.TRICK.value if not _is_trick_noted(state, begin, end) else 0)


@rule
def _won_by_moves(state: State, seat: int) -> tuple[int, int, int]:
    """Tricks and gold of the seat, and the supply, after all moves."""
    plays, paid, players, moves = state.plays, state.paid, wide(state.players), wide(state.moves)
    over = is_between(state)
    zero = 0 if state.options & NO_ZEROS else ZERO
    won, gold, supply = 0, zero, all_gold(state) - zero * players
    at = 0
    while at < moves:
        mover, end = wide(plays[at]) >> OWNER, at + 1
        if paid[at]:
            price = 1 << DIGIT * ((wide(paid[at]) & (PARTNERS - 1)) - 1)
            supply += price
            gold -= price if mover == seat else 0
        else:
            end = min(at + players, moves)
            if end - at == players:
                low = wide(plays[low_in(plays, at, end)])
                took = 1 << DIGIT * rank_of(low & CARD)
                if supply & took * ZEROS:
                    supply -= took
                    gold += took if low >> OWNER == seat else 0
                won += 1 if wide(plays[best_in(plays, at, end)]) >> OWNER == seat else 0
            if end - at == players or over:  # 11: void gold returns too
                supply += staked_in(plays, at, end)
            own = at + (seat - mover) % players
            gold -= staked_in(plays, own, own + 1) if own < end else 0
        at = end
    return won, gold, supply


@rule
def _is_trick_noted(state: State, begin: int, end: int) -> bool:
    if begin == end:
        blank = state.best == NONE and state.low == NONE and state.power == 0 and state.lowest == 0
        return bool(blank and state.sealed == 0 and state.staked == 0)
    plays = state.plays
    if wide(plays[begin]) >> OWNER != state.lead or end - begin >= state.players:
        return False
    sealed = 0
    for i in range(begin, end):
        card = wide(plays[i]) & CARD
        if card < CARDS:
            sealed |= SUIT << card // RANKS * RANKS
    best, low = wide(plays[best_in(plays, begin, end)]), wide(plays[low_in(plays, begin, end)])
    if best >> OWNER != state.best or power(best & CARD) != state.power:
        return False
    if low >> OWNER != state.low or rank_of(low & CARD) != state.lowest:
        return False
    return bool(sealed == state.sealed and staked_in(plays, begin, end) == state.staked)


# ------------------------------------------------------------------------------------- turns and the sheet


@rule
def _turn_faults(state: State) -> int:
    """Whether the right seat is asked, and has something to answer."""
    players, turn = wide(state.players), wide(state.turn)
    laid = 0
    for seat in range(players):
        laid += state.prediction[seat] != NONE
    if state.phase == PREDICT or state.phase == SECRET:
        due = (wide(state.first) + wide(state.rounds) + laid) % players
        wrong = laid == players or (state.phase == PREDICT) != (players == 4)
        return Fault.TURN.value if wrong or (state.phase == PREDICT and turn != due) else 0
    wrong = laid != players
    if not is_between(state):
        wrong |= turn != (wide(state.lead) + wide(state.asked) + wide(state.down)) % players
        wrong |= not 0 <= state.asked < players or (state.phase != SWAP and state.asked > 0)
        wrong |= (state.phase == FOLLOW) != (state.down > 0)
        if state.phase != FOLLOW:
            wrong |= state.held[turn] == 0 or (state.phase == SWAP and state.gold[turn] == 0)
        elif count(wide(state.hand[turn])) == state.held[turn]:
            wrong |= not state.gold[turn] and not playable(state, turn)
    return Fault.TURN.value if wrong else 0


@rule
def _sheet_faults(state: State) -> int:
    for r in range(ROUNDS):
        if r >= state.rounds:
            blank = state.prize[r] | state.decided[r] | state.reason[r] | (state.ended[r] - NONE)
            for seat in range(MAX_SEATS):
                blank |= state.said[r, seat] | state.worth[r, seat] | state.top[r, seat]
                blank |= state.points[r, seat]
                blank |= state.won[r, seat] if r > state.rounds or is_between(state) else 0
            if blank:
                return Fault.SHEET.value
        elif not _is_round_sound(state, r):
            return Fault.SHEET.value
    return 0


@rule
def _is_round_sound(state: State, r: int) -> bool:
    if not (0 <= state.ended[r] < state.players and STOPPED <= state.reason[r] <= EMPTY):
        return False
    for seat in range(wide(state.players)):
        if not 1 <= state.said[r, seat] <= RANKS or state.points[r, seat] != round_points(state, r, seat):
            return False
        if is_between(state) and r == state.rounds - 1 and not _is_counted(state, r, seat):
            return False
    return bool(state.prize[r] == round_winners(state, r) and state.decided[r] == tie_break(state, r))


@rule
def _is_counted(state: State, r: int, seat: int) -> bool:
    """The round on the table was written down as it lies there."""
    gold, laid = wide(state.gold[seat]), wide(state.prediction[seat])
    if state.worth[r, seat] != gold_points(gold) or state.top[r, seat] != top_gold(gold):
        return False
    return bool(laid >= 0 and state.said[r, seat] == rank_of(laid))
