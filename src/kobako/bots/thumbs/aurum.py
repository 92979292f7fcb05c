"""Aurum by rule of thumb: weigh the hands, predict what pays, win just enough, let low cards make gold."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ...cards.bits import count, lowest
from ...cards.jit import rule, wide
from ...cards.rng import Rng
from ...games.aurum.knowledge import unseen
from ...games.aurum.scoring import prediction_points
from ...games.aurum.state import (
    CARDS,
    DIGIT,
    FOLLOW,
    GOLDS,
    LEAD,
    PREDICT,
    PREDICT_CARD,
    RANKS,
    SECRET,
    STAY,
    STOP,
    SUIT,
    SUITS,
    SWAP,
    SWAP_CARD,
    SWAPS,
    ZEROS,
    gold_points,
    partner,
    playable,
    power,
    rank_of,
    ranks_in,
)
from ...games.game import State

SPREAD = 0.55  # standard deviation of the tricks to come, by the square root of how many there are
GOLD_TRICKS = 0.5  # how often a gold card takes a trick that it would not have taken as base card
GOLD_USE = 0.7  # what a gold card is worth besides its points
GOLD_FEAR = 0.25  # how often somebody who can plays gold into a trick
MARGIN = 1.5  # what a swap has to bring, besides what it costs
FIRSTS = sum(1 << suit * RANKS for suit in range(SUITS))  # the lowest card of every suit, a set

# How often a base card is the highest of a trick, about: with three players and with four, by rank.
WEIGHTS = (
    tuple(((rank + 0.5) / 9) ** 2 for rank in range(RANKS)),
    tuple(((rank + 0.5) / 10) ** 3 for rank in range(RANKS)),
)


@rule
def thumb(state: State, seat: int, rng: Rng) -> int:
    """The same hidden record always gives the same move; chance is not asked."""
    if state.phase == SWAP:
        return _best_swap(state, seat)
    if state.phase >= LEAD:
        return _best_play(state, seat)
    return best_prediction(state, seat)


@rule
def is_bid(state: State) -> bool:
    return bool(state.phase == PREDICT or state.phase == SECRET)


# --------------------------------------------------------------------------------------- tricks to come


@rule
def _weight(state: State, card: int) -> float:
    """About how often a base card is the highest of a trick."""
    return WEIGHTS[wide(state.players) - 3][card % RANKS]


@rule
def _weights(state: State, cards: int) -> float:
    total = 0.0
    for rank in range(RANKS):
        total += WEIGHTS[wide(state.players) - 3][rank] * count(cards & FIRSTS << rank)
    return total


@rule
def _gold_cards(gold: int) -> int:
    n = 0
    for rank in range(GOLDS):
        n += gold >> DIGIT * rank & ZEROS
    return n


@rule
def _strength(state: State, seat: int, average: float) -> float:
    """What the hand and the gold of a seat weigh; an unseen card weighs the average."""
    hand = wide(state.hand[seat])
    closed = wide(state.held[seat]) - count(hand)
    return 0.05 + _weights(state, hand) + closed * average + GOLD_TRICKS * _gold_cards(wide(state.gold[seat]))


@rule
def _tricks_left(state: State) -> float:
    cards = 0
    for seat in range(wide(state.players)):
        cards += wide(state.held[seat])
    return max(cards / wide(state.players) - 0.5, 0.0)


@rule
def _is_side(state: State, seat: int, other: int) -> bool:
    return bool(seat == other or (state.players == 4 and other == partner(seat)))


@rule
def to_come(state: State, seat: int, more: float) -> float:
    """Tricks that the side will still win, if the seat's hand weighs so much more."""
    cards = unseen(state)
    average = _weights(state, cards) / max(count(cards), 1)
    own, everybody = 0.0, 0.0
    for other in range(wide(state.players)):
        weight = _strength(state, other, average) + (more if other == seat else 0.0)
        everybody += weight
        own += weight if _is_side(state, seat, other) else 0.0
    return _tricks_left(state) * own / everybody


# If the tricks to come spread like a bell around what is expected, cut at 0: how likely there are exactly so
# many, and how likely more. By expected tricks in steps, tricks that are left, and the number in question.
STEPS, MOST = 8, 13


def _chances() -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    expected = np.arange(MOST * STEPS + 1).reshape(-1, 1, 1) / STEPS
    spread = 0.3 + SPREAD * np.sqrt(np.arange(MOST + 1)).reshape(1, -1, 1)
    bell = np.exp(-((np.arange(MOST + 1) - expected) ** 2) / (2 * spread * spread))
    exactly = bell / bell.sum(axis=2, keepdims=True)
    return exactly, np.maximum(1 - exactly.cumsum(axis=2), 0.0)


EXACTLY, MORE = _chances()


@rule
def _outlook(predicted: int, won: int, expected: float, left: float) -> float:
    """12: the average of what a prediction scores, with so many tricks expected of those that are left."""
    need = predicted - won
    if need < 0:
        return float(predicted)
    e, n = int(expected * STEPS + 0.5), int(left + 0.5)
    return float(predicted * (2 * EXACTLY[e, n, need] + MORE[e, n, need]))


@rule
def _side_won(state: State, seat: int) -> int:
    won = wide(state.won[state.rounds, seat])
    return won + wide(state.won[state.rounds, partner(seat)]) if state.players == 4 else won


@rule
def _said(state: State, seat: int) -> int:
    """The rank that a seat predicts; 0 if it is not known."""
    return rank_of(wide(state.prediction[seat])) if state.prediction[seat] >= 0 else 0


@rule
def _target(state: State, seat: int) -> int:
    """3: what the side has predicted."""
    return max(_said(state, seat), _said(state, partner(seat)) if state.players == 4 else 0)


# ------------------------------------------------------------------------------------ predict and swap


@rule
def best_prediction(state: State, seat: int) -> int:
    """The card whose rank pays best on average; a card that is good in tricks is rather kept."""
    cards = wide(state.hand[seat])
    partners = _said(state, partner(seat)) if state.players == 4 else 0
    left = _tricks_left(state)
    best, best_score = lowest(cards), -1000.0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        weight = _weight(state, card)
        score = _outlook(max(rank_of(card), partners), 0, to_come(state, seat, -weight), left) - weight
        if score > best_score:
            best, best_score = card, score
    return PREDICT_CARD + best


@rule
def _cheapest(gold: int) -> int:
    return lowest(ranks_in(gold)) // DIGIT


@rule
def _best_swap(state: State, seat: int) -> int:
    """Pay the cheapest gold if another prediction promises enough more than this one."""
    gold = _cheapest(wide(state.gold[seat]))
    price = gold_points(1 << DIGIT * gold) + GOLD_USE
    expected, left = to_come(state, seat, 0.0), _tricks_left(state)
    won = _side_won(state, seat)
    best = STAY
    best_score = _outlook(_target(state, seat), won, expected, left) + price + MARGIN
    for partners in range(2 if state.players == 4 else 1):
        stays = 0 if state.players != 4 else _said(state, seat) if partners else _said(state, partner(seat))
        for rank in range(1, RANKS + 1):
            cards = wide(state.hand[seat]) & FIRSTS << rank - 1
            score = _outlook(max(stays, rank), won, expected, left)
            if cards and score - 0.5 * _weight(state, lowest(cards)) > best_score:
                best_score = score - 0.5 * _weight(state, lowest(cards))
                best = SWAP_CARD + partners * SWAPS + gold * CARDS + lowest(cards)
    return best


# --------------------------------------------------------------------------------------------- playing


@rule
def _trick_value(state: State, seat: int) -> float:
    """What one trick more is worth to the side."""
    target, won = _target(state, seat), _side_won(state, seat)
    expected, left = to_come(state, seat, 0.0), _tricks_left(state)
    rest = max(left - 1, 0.0)
    expected = expected * rest / max(left, 0.1)
    return _outlook(target, won + 1, expected, rest) - _outlook(target, won, expected, rest)


@rule
def _best_play(state: State, seat: int) -> int:
    cards, closed = playable(state, seat), unseen(state)
    value = _trick_value(state, seat)
    best, best_score = STOP, -1000.0
    if state.phase == FOLLOW and not cards:
        best_score = _stop_score(state, seat)
    if state.phase == FOLLOW:
        ranks = ranks_in(wide(state.gold[seat]))
        while ranks:
            rank = lowest(ranks) // DIGIT
            ranks &= ranks - 1
            score = value * _holds(state, seat, closed, CARDS + rank)
            score -= gold_points(1 << DIGIT * rank) + GOLD_USE
            if score > best_score:
                best, best_score = CARDS + rank, score
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        score = _base_score(state, seat, closed, card, value)
        if score > best_score:
            best, best_score = card, score
    return best


@rule
def _base_score(state: State, seat: int, closed: int, card: int, value: float) -> float:
    """The trick it may win, the gold it may make, and the card that is gone."""
    score = value * _holds(state, seat, closed, card)
    rank = rank_of(card)
    if wide(state.supply) >> DIGIT * rank & ZEROS:
        score += (gold_points(1 << DIGIT * rank) + GOLD_USE) * _stays_low(state, closed, card)
    # A card that wins tricks is kept while they are wanted, and thrown while they are not.
    return score - value * _weight(state, card) * 0.8


@rule
def _followers(state: State) -> int:
    return wide(state.players) - wide(state.down) - 1


@rule
def _holds(state: State, seat: int, closed: int, card: int) -> float:
    """How likely a card wins the trick."""
    if power(card) < state.power:
        return 0.0
    chance = 1.0
    other = seat
    stays = 1 - _share(state, closed, card, SUIT & -1 << card % RANKS) if card < CARDS else 1.0
    for _ in range(_followers(state)):
        other = (other + 1) % wide(state.players)
        above = wide(state.gold[other]) >> DIGIT * max(card - CARDS, 0)
        chance *= stays * (1 - GOLD_FEAR) if above else stays
    return chance


@rule
def _stays_low(state: State, closed: int, card: int) -> float:
    """How likely a card is the lowest of the trick."""
    if state.down and rank_of(card) > state.lowest:
        return 0.0
    above = 1 - _share(state, closed, card, (2 << card % RANKS) - 1)
    chance = 1.0
    for _ in range(_followers(state)):
        chance *= above
    return chance


@rule
def _share(state: State, closed: int, card: int, ranks: int) -> float:
    """Of the unseen cards that can follow, how many have one of these ranks."""
    cards = closed & ~(wide(state.sealed) | SUIT << card // RANKS * RANKS)
    return count(cards & ranks * FIRSTS) / max(count(cards), 1)


@rule
def _stop_score(state: State, seat: int) -> float:
    """8: what the end of the round brings, against going on with one card of gold less."""
    now = prediction_points(_target(state, seat), _side_won(state, seat))
    left = _tricks_left(state)
    later = _outlook(_target(state, seat), _side_won(state, seat), to_come(state, seat, 0.0), left)
    return now - later
