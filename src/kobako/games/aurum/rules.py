"""Aurum: foretell how many tricks you win; no metal comes twice into a trick, and gold is trump.

Rules (the numbers are used in comments, refusals and test names)
   1 Game     A random seat is `first` and starts round 1; each later round the next seat clockwise does.
   2 Setup    All gold to the supply, base cards shuffled, 12 each; with four players two are left, face up.
              Everybody takes a gold 0 (not with `zero_gold no`). Collections are open.
   3 Predict  Everybody lays a base card; its rank is the prediction. Four players: in turn, openly; three:
              all at once, in secret. A team's prediction is the higher of the two.
   4 Start    The start player leads the first trick.
   5 Swap     Before each trick, from the leader on, everybody once may pay a gold card of the collection and
              exchange a prediction (the own, or the partner's) for a card of the own hand.
   6 Lead     A base card. A leader who has none ends the round.
   7 Follow   A base card whose suit is not in the trick yet, or any gold of the own collection.
   8 Stop     Without such a base card: gold, or end the round; without gold too the round ends.
   9 Trick    The lowest base card takes a gold of its rank from the supply, and leads next. The highest gold
              wins, else the highest base card. Of equals the later. Then played gold goes to the supply.
  10 Again    Back to rule 5.
  11 End      The unfinished trick is void: its cards are gone, its gold is in the supply.
  12 Tricks   P predicted, T won: nothing for less, P for more, 2 P for exactly as many.
  13 Gold     0 for rank 0, 1 for ranks 1-3, 2 for 4-6, 3 for 7 and 8.
  14 Round    Highest score, then an exact prediction, then the highest gold; if still tied all of them.
  15 Game     A nugget for the round; two win the game.
  16 Points   With `scoring points` three rounds, highest sum.
"""

from __future__ import annotations

from ...cards.bits import lowest
from ...cards.jit import rule, wide
from ...cards.rng import Rng, below, shuffle
from ..game import OVER, Actions, Outcome, State
from .scoring import score_round
from .state import (
    CARDS,
    DEAL,
    DIGIT,
    DONE,
    EMPTY,
    FIRST,
    FOLLOW,
    HAND,
    LEAD,
    MAX_MOVES,
    MAX_SEATS,
    NO_ZEROS,
    NONE,
    OWNER,
    PACK,
    PARTNERS,
    PREDICT,
    PREDICT_CARD,
    RANKS,
    ROUNDS,
    SECRET,
    STAY,
    STOP,
    STOPPED,
    STUCK,
    SUIT,
    SWAP,
    SWAP_CARD,
    SWAPS,
    ZERO,
    ZEROS,
    all_gold,
    partner,
    playable,
    power,
    rank_of,
    ranks_in,
    start_player,
)

VERSION = 1


# ------------------------------------------------------------------------------------ setup and chance


@rule
def start(state: State, players: int, options: int) -> None:
    for r in range(ROUNDS):
        for seat in range(MAX_SEATS):
            state.won[r, seat] = 0
            state.said[r, seat] = 0
            state.worth[r, seat] = 0
            state.top[r, seat] = 0
            state.points[r, seat] = 0
        state.prize[r] = 0
        state.decided[r] = 0
        state.ended[r] = NONE
        state.reason[r] = 0
    state.players = players
    state.options = options
    state.first = NONE
    state.rounds = 0
    for seat in range(MAX_SEATS):
        state.hand[seat] = 0
        state.held[seat] = 0
        state.gold[seat] = 0
    state.aside = 0
    state.supply = all_gold(state)
    _clear_table(state)
    state.phase = FIRST
    state.turn = NONE


@rule
def _clear_table(state: State) -> None:
    for seat in range(MAX_SEATS):
        state.shown[seat] = 0
        state.prediction[seat] = NONE
        state.opening[seat] = NONE
    for i in range(MAX_MOVES):
        state.plays[i] = 0
        state.paid[i] = 0
    state.gone = 0
    state.lead = NONE
    state.asked = 0
    state.moves = 0
    _clear_trick(state)


@rule
def _clear_trick(state: State) -> None:
    state.sealed = 0
    state.staked = 0
    state.down = 0
    state.best = NONE
    state.power = 0
    state.low = NONE
    state.lowest = 0


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
    pack = PACK[state.players]
    n = 0
    while pack:
        out[n] = lowest(pack)
        pack &= pack - 1
        n += 1
    shuffle(rng, out, n)


@rule
def settle(state: State, outcome: Outcome) -> None:
    if state.phase == FIRST:
        state.first = outcome[0]
        state.phase = DEAL
        return
    # 2: twelve cards each, the rest face up; everybody takes a zero.
    _clear_table(state)
    supply = all_gold(state)
    zero = 0 if state.options & NO_ZEROS else ZERO
    players = wide(state.players)
    rest = PACK[players]
    for seat in range(players):
        hand = 0
        for i in range(seat * HAND, (seat + 1) * HAND):
            hand |= 1 << wide(outcome[i])
        state.hand[seat] = hand
        rest &= ~hand
        state.held[seat] = HAND
        state.gold[seat] = zero
        supply -= zero
    state.aside = rest
    state.supply = supply
    # 3: four players predict in turn, three all at once.
    state.phase = PREDICT if players == 4 else SECRET
    state.turn = start_player(state) if players == 4 else NONE


# --------------------------------------------------------------------------------------------- turns


@rule
def pending(state: State) -> int:
    if state.phase != SECRET:
        return 0 if state.turn == NONE else 1 << wide(state.turn)
    seats = 0
    for seat in range(wide(state.players)):
        if state.prediction[seat] == NONE:
            seats |= 1 << seat
    return seats


@rule
def legal(state: State, seat: int, out: Actions) -> int:
    if state.phase == SECRET:
        if state.prediction[seat] != NONE:
            return 0
        return _write(wide(state.hand[seat]), PREDICT_CARD, out, 0)
    if seat != state.turn:
        return 0
    if state.phase >= LEAD:
        return _legal_plays(state, seat, out)
    if state.phase == SWAP:
        return _legal_swaps(state, seat, out)
    return _write(wide(state.hand[seat]), PREDICT_CARD, out, 0)


@rule
def _write(cards: int, action: int, out: Actions, n: int) -> int:
    """An action for every card of a set, from out[n] on."""
    while cards:
        out[n] = action + lowest(cards)
        cards &= cards - 1
        n += 1
    return n


@rule
def _legal_plays(state: State, seat: int, out: Actions) -> int:
    cards = playable(state, seat)
    n = _write(cards, 0, out, 0)
    # 6: gold is never led.
    if state.phase == LEAD:
        return n
    # 7: any gold, always.
    ranks = ranks_in(wide(state.gold[seat]))
    while ranks:
        out[n] = CARDS + lowest(ranks) // DIGIT
        ranks &= ranks - 1
        n += 1
    # 8: only without a base card.
    if not cards:
        out[n] = STOP
        n += 1
    return n


@rule
def _legal_swaps(state: State, seat: int, out: Actions) -> int:
    out[0] = STAY
    n = 1
    hand = wide(state.hand[seat])
    # 5: the own prediction; with four players alternatively the partner's.
    action = SWAP_CARD
    for _ in range(2 if state.players == 4 else 1):
        ranks = ranks_in(wide(state.gold[seat]))
        while ranks:
            n = _write(hand, action + lowest(ranks) // DIGIT * CARDS, out, n)
            ranks &= ranks - 1
        action += SWAPS
    return n


@rule
def apply(state: State, seat: int, action: int) -> None:
    reason = 0
    if action < STOP:
        _play(state, seat, action)
    elif action == STOP:
        reason = STOPPED
    elif action == STAY:
        state.asked += 1
    elif action < SWAP_CARD:
        _predict(state, seat, action - PREDICT_CARD)
    else:
        _swap(state, seat, action - SWAP_CARD)
    # What comes next stands here once, and not in every one of them: compiled, it would be there each time.
    if state.phase == SWAP:
        _ask(state)
    if state.phase == LEAD and not state.held[state.turn]:
        reason = EMPTY  # 6
    elif state.phase == FOLLOW and not state.gold[state.turn] and not playable(state, wide(state.turn)):
        reason = STUCK  # 8
    if reason:
        _end_round(state, wide(state.turn), reason)


@rule
def _next_seat(state: State, seat: int) -> int:
    return 0 if seat + 1 == state.players else seat + 1


# ------------------------------------------------------------------------------------ prediction and swap


@rule
def _give_away(state: State, seat: int, card: int) -> None:
    """A card leaves a hand, in sight of all."""
    state.hand[seat] &= ~(1 << card)
    state.shown[seat] &= ~(1 << card)


@rule
def _predict(state: State, seat: int, card: int) -> None:
    _give_away(state, seat, card)
    state.held[seat] -= 1
    state.prediction[seat] = card
    if state.phase == PREDICT:
        state.turn = _next_seat(state, seat)
    for other in range(wide(state.players)):
        if state.prediction[other] == NONE:
            return
    for other in range(wide(state.players)):
        state.opening[other] = state.prediction[other]
    # 4: the start player leads.
    _open_window(state, start_player(state))


@rule
def _open_window(state: State, leader: int) -> None:
    state.lead = leader
    state.asked = 0
    state.phase = SWAP


@rule
def _ask(state: State) -> None:
    """5: whoever has gold and cards is asked; after the last the trick begins."""
    seat = (wide(state.lead) + wide(state.asked)) % wide(state.players)
    while state.asked < state.players:
        if state.gold[seat] and state.held[seat]:
            state.turn = seat
            return
        state.asked += 1
        seat = _next_seat(state, seat)
    state.asked = 0
    state.phase = LEAD
    state.turn = state.lead


@rule
def _swap(state: State, seat: int, swap: int) -> None:
    partners = swap >= SWAPS
    gold, card = swap % SWAPS // CARDS, swap % CARDS
    whose = partner(seat) if partners else seat
    _note(state, seat, card, 1 + gold + (PARTNERS if partners else 0))
    # 5: the gold returns at once; the old card goes into the hand of the one who pays, and all see it.
    state.gold[seat] -= 1 << DIGIT * gold
    state.supply += 1 << DIGIT * gold
    _give_away(state, seat, card)
    old = 1 << wide(state.prediction[whose])
    state.hand[seat] |= old
    state.shown[seat] |= old
    state.prediction[whose] = card
    state.asked += 1


@rule
def _note(state: State, seat: int, card: int, paid: int) -> None:
    """Remember a play or a swap."""
    state.plays[state.moves] = seat << OWNER | card
    state.paid[state.moves] = paid
    state.moves += 1


# ---------------------------------------------------------------------------------------------- tricks


@rule
def _play(state: State, seat: int, card: int) -> None:
    _note(state, seat, card, 0)
    if card < CARDS:
        _give_away(state, seat, card)
        state.held[seat] -= 1
        state.gone |= 1 << card
        state.sealed |= SUIT << card // RANKS * RANKS
        # 9: of equals the later, for the lowest as for the highest.
        if state.low == NONE or rank_of(card) <= state.lowest:
            state.low = seat
            state.lowest = rank_of(card)
    else:
        gold = 1 << DIGIT * (card - CARDS)
        state.gold[seat] -= gold
        state.staked += gold
    if power(card) >= state.power:
        state.best = seat
        state.power = power(card)
    state.down += 1
    if state.down == state.players:
        _end_trick(state)
        return
    state.phase = FOLLOW
    state.turn = _next_seat(state, seat)


@rule
def _end_trick(state: State) -> None:
    # 9 a: the lowest base card takes a gold of its rank, if there is one, and leads.
    leader = wide(state.low)
    gold = 1 << DIGIT * wide(state.lowest)
    if wide(state.supply) & gold * ZEROS:
        state.supply -= gold
        state.gold[leader] += gold
    # 9 b, c: the winner gets the trick; only now the gold that was played returns.
    state.won[state.rounds, state.best] += 1
    state.supply += state.staked
    _clear_trick(state)
    _open_window(state, leader)


@rule
def _end_round(state: State, seat: int, reason: int) -> None:
    # 11: the unfinished trick is void, its gold goes to the supply; who ended the round shows the hand.
    state.supply += state.staked
    _clear_trick(state)
    state.shown[seat] = state.hand[seat]
    state.ended[state.rounds] = seat
    state.reason[state.rounds] = reason
    score_round(state)
