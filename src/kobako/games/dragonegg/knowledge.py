"""The Dragon's Egg: what a seat may know, and which worlds agree with it.

A seat sees its own cards. Of the others it knows how many they hold, how many they kept, drew and discarded,
and every set that lies open. A spectator knows that much of everybody.

Of earlier rounds everybody remembers what all have seen, and nobody what only they have seen (D27). So a kept
card is none of those that lay in the sets of the round before, and `may` is what follows from the rounds
before that; other than that it is an unseen card like any other.
"""

from __future__ import annotations

from ...cards.bits import count
from ...cards.jit import part, rule, wide
from ...cards.rng import Rng, below
from ..game import SPECTATOR, State
from .rules import (
    CARDS,
    DECK,
    DONE,
    FACE_DOWN,
    REMAKE,
    ROWS,
    SET_CARDS,
    STRONG,
    WEAK,
    fresh_cards,
    is_dealt,
    unrevealed,
)
from .sets import EACH, PAIR_ALLOWED, PAIR_CARDS, first_kind, kinds_in, nth_card, one, pair_of, size_of

FAILED = -1


@rule
def hide(state: State, seat: int) -> None:
    if state.phase == DONE:  # when the game is over, so is secrecy
        return
    for other in range(wide(state.players)):
        if other == seat:
            continue
        state.hand[other] = 0
        state.kept[other] = 0
        state.dropped[other] = 0
        for row in range(ROWS):
            if _is_closed(state, other, row):
                state.sets[other, row] = FACE_DOWN
    for i in range(wide(state.drawn)):
        if state.draws[i] // CARDS != seat:
            state.draws[i] -= state.draws[i] % CARDS
    for i in range(wide(state.left)):
        state.deck[i] = 0


@part
def _is_closed(state: State, seat: int, row: int) -> bool:
    """Whether the others see only the back of a set. (6: the row that the egg has turned up lies open.)"""
    return bool(state.sets[seat, row] > 0 and state.phase != DECK and row != state.shown)


@rule
def imagine(state: State, seat: int, rng: Rng) -> None:
    if state.phase == DONE or not is_dealt(state):
        return
    unseen = _unseen(state, seat)
    n = _lay_out(state, unseen)
    while not _guess(state, seat, unseen, n, rng):
        pass


# A world is guessed, and thrown away unless it agrees with everything, so what is left is fair. What counts is
# a way in which the cards can lie, equal ones told apart, together with the secret moves. Where equal cards
# make one move out of two ways, a coin is tossed and one of them thrown away. All unseen cards lie in `deck`,
# in front, and are taken from the end of these, so a guess that failed has only changed their order.


@part
def _unseen(state: State, seat: int) -> int:
    """All cards that the seat does not see."""
    cards = unrevealed(state.sets)
    if seat != SPECTATOR:
        cards -= wide(state.hand[seat]) + wide(state.dropped[seat])
    return cards


@part
def _lay_out(state: State, cards: int) -> int:
    """Put these cards into the deck; return how many they are."""
    n = 0
    while cards:
        kind = first_kind(cards)
        cards -= one(kind)
        state.deck[n] = kind + 1
        n += 1
    return n


@part
def _take(state: State, n: int, rng: Rng) -> int:
    """A random one of the first n unseen cards, which goes to their end; its kind."""
    i = below(rng, n)
    card = wide(state.deck[i])
    state.deck[i] = state.deck[n - 1]
    state.deck[n - 1] = card
    return card - 1


@part
def _guess(state: State, seat: int, unseen: int, n: int, rng: Rng) -> bool:
    guesses_kept = state.keeps[0] > 0 and not _sees_sets(state)
    for other in range(wide(state.players)):
        if other != seat:
            state.kept[other] = 0
    if guesses_kept:
        n = _guess_kept(state, seat, unseen, n, rng)
    for other in range(wide(state.players)):
        if other != seat and n != FAILED:
            n = _guess_seat(state, other, n, rng)
    if n == FAILED:
        return False
    for i in range(n, CARDS):
        state.deck[i] = 0
    for size in range(n, 1, -1):
        _take(state, size, rng)
    return True


@part
def _sees_sets(state: State) -> bool:
    """Whether sets of this round lie open."""
    return bool(state.phase == REMAKE or state.phase == DECK)


# ------------------------------------------------------------------------------------------- kept cards


@part
def _share(unkept: int, kept: int, kind: int) -> int:
    """The chance that an unseen card of this kind can be one more kept card, in halves.

    Cards that lay in a set of the round before were shuffled into the deck; all others (`unkept`) can have been
    kept. Of two equal cards, one of each sort, nobody knows which is which, and only one can be among `kept`.
    """
    free = unkept >> 2 * kind & 3
    return 0 if free == 1 and kept >> 2 * kind & 3 else free


@part
def _guess_kept(state: State, seat: int, unseen: int, n: int, rng: Rng) -> int:
    """While no set lies open: what the others kept comes first, because most cards cannot have been."""
    unkept = unrevealed(state.past)
    kept = 0 if seat == SPECTATOR else wide(state.kept[seat])
    shares = 2 * size_of(unseen & (unkept >> 1 & EACH) * 3)
    shares += size_of(unseen & (unkept & EACH & ~kinds_in(kept)) * 3)
    most = shares
    for other in range(wide(state.players)):
        if other == seat:
            continue
        for _ in range(wide(state.keeps[other])):
            # A later card is drawn out of fewer shares. How many depends on the earlier: that is made good.
            if shares < most and below(rng, most) >= shares:
                return FAILED
            kind = _take(state, n, rng)
            while below(rng, 2) >= _share(unkept, kept, kind):
                kind = _take(state, n, rng)
            n -= 1
            shares -= 2 if unkept >> 2 * kind & 3 == 2 else unseen >> 2 * kind & 3
            most -= 1
            unseen -= one(kind)
            kept += one(kind)
            state.kept[other] += one(kind)
        if not _may_have_kept(state, other):
            return FAILED
    return n


@part
def _may_have_kept(state: State, seat: int) -> bool:
    return kinds_in(wide(state.kept[seat])) & wide(state.may[seat]) != 0


@part
def _kept_is_fair(state: State, seat: int, rng: Rng) -> bool:
    """Where sets lie open: the same afterwards, for a seat whose kept cards were any."""
    unkept = unrevealed(state.past)
    others = -wide(state.kept[seat])
    for other in range(wide(state.players)):
        others += wide(state.kept[other])
    cards = wide(state.kept[seat])
    while cards:
        kind = first_kind(cards)
        cards -= one(kind)
        if below(rng, 2) >= _share(unkept, others, kind):
            return False
        others += one(kind)
    return _may_have_kept(state, seat)


# ----------------------------------------------------------------------------------------------- a seat
# A card of a seat was kept, came fresh from the deck, or was drawn by a bracelet. It was dropped, lies in a
# set, or is in the hand. What was dropped had not been drawn by a bracelet; else everything goes with
# everything. How many cards of each origin are still to be placed is one number:
KEPT, FRESH, DRAWN = 1, 1 << 8, 1 << 16


@part
def _guess_seat(state: State, seat: int, n: int, rng: Rng) -> int:
    """Guess the cards of a seat and its secret moves; return how many unseen cards are left, or FAILED."""
    keeps, fresh, drawn = wide(state.keeps[seat]), fresh_cards(state), _forget_draws(state, seat)
    origins = keeps * KEPT + fresh * FRESH + drawn * DRAWN
    to_place = wide(state.kept[seat])  # guessed already
    is_down = wide(state.sets[seat, STRONG] > 0)
    dropped = 0
    for _ in range(keeps + fresh + drawn - SET_CARDS * is_down - wide(state.held[seat])):
        kind, origins, to_place, n = _place(state, seat, 0, origins, origins & DRAWN - 1, to_place, n, rng)
        dropped += one(kind)
    state.dropped[seat] = dropped
    if is_down:
        for row in range(ROWS):
            cards = 0 if _is_closed(state, seat, row) else wide(PAIR_CARDS[state.sets[seat, row] - 1])
            a, origins, to_place, n = _place(state, seat, cards, origins, origins, to_place, n, rng)
            cards -= one(a) if cards else 0
            b, origins, to_place, n = _place(state, seat, cards, origins, origins, to_place, n, rng)
            state.sets[seat, row] = pair_of(a, b) + 1
        if not _is_legal(state, wide(state.sets[seat, STRONG]) - 1, wide(state.sets[seat, WEAK]) - 1):
            return FAILED
    hand = 0
    for _ in range(wide(state.held[seat])):
        kind, origins, to_place, n = _place(state, seat, 0, origins, origins, to_place, n, rng)
        hand += one(kind)
    state.hand[seat] = hand
    return n if _is_fair(state, seat, rng) else FAILED


@part
def _forget_draws(state: State, seat: int) -> int:
    """Blank what the seat drew by bracelets; return how many cards."""
    n = 0
    for i in range(wide(state.drawn)):
        if state.draws[i] // CARDS == seat:
            state.draws[i] = seat * CARDS
            n += 1
    return n


@part
def _place(
    state: State, seat: int, cards: int, origins: int, possible: int, to_place: int, n: int, rng: Rng
) -> tuple[int, int, int, int]:
    """Guess where the card in the next place came from, and if it is none of `cards`, which lie open, its kind.

    Returns the kind, and what is left of `origins`, of `to_place` and of the unseen cards.
    """
    keeps, fresh, drawn = possible & FRESH - 1, possible >> 8 & FRESH - 1, possible >> 16
    at = below(rng, keeps + fresh + drawn) if keeps + drawn > 0 else 0
    if at < keeps and to_place:
        kind = nth_card(to_place, below(rng, size_of(to_place)))
        return kind, origins - KEPT, to_place - one(kind), n
    if cards:
        kind = first_kind(cards)
    else:
        kind = _take(state, n, rng)
        n -= 1
    if at < keeps:
        state.kept[seat] += one(kind)
        return kind, origins - KEPT, to_place, n
    if at < keeps + fresh:
        return kind, origins - FRESH, to_place, n
    _remember_draw(state, seat, at - keeps - fresh, kind)
    return kind, origins - DRAWN, to_place, n


@part
def _remember_draw(state: State, seat: int, skip: int, kind: int) -> None:
    """Write a card into one of the seat's draws that are still blank."""
    for i in range(wide(state.drawn)):
        if state.draws[i] == seat * CARDS:
            if skip == 0:
                state.draws[i] += kind + 1
                return
            skip -= 1


# ----------------------------------------------------------------------------------------- secret moves


@part
def _is_legal(state: State, strong: int, weak: int) -> bool:
    """3, 5: whether these two sets can have been made."""
    most, least = PAIR_ALLOWED[state.strict, strong], PAIR_ALLOWED[state.strict, weak]
    return bool(most >= least > 0)


@part
def _is_fair(state: State, seat: int, rng: Rng) -> bool:
    """Of several ways that come to the same thing one is left."""
    if _sees_sets(state) and state.keeps[seat] > 0 and not _kept_is_fair(state, seat, rng):
        return False
    hand, dropped = wide(state.hand[seat]), wide(state.dropped[seat])
    coins = 0
    if state.sets[seat, STRONG] > 0:
        strong, weak = state.sets[seat, STRONG] - 1, state.sets[seat, WEAK] - 1
        coins += _doubles(hand, wide(PAIR_CARDS[strong]), wide(PAIR_CARDS[weak]))
        hand += wide(PAIR_CARDS[strong]) + wide(PAIR_CARDS[weak])
    if dropped or seat == state.user:
        early, late = _draws_of(state, seat)
        # 11: of two equal cards either could be discarded first.
        coins += count((hand + dropped - early - late) >> 1 & kinds_in(dropped))
        if seat == state.user and not _former_sets_are_fair(state, hand - late, rng):
            return False
    return bool(coins == 0 or below(rng, 1 << coins) == 0)


@part
def _doubles(hand: int, strong: int, weak: int) -> int:
    """How many cards of two sets could have been swapped for an equal one in the hand or in the other set."""
    held, ours, theirs = kinds_in(hand), kinds_in(strong), kinds_in(weak)
    return count(held & (ours | theirs)) + count(ours & theirs)


@part
def _draws_of(state: State, seat: int) -> tuple[int, int]:
    """What a seat has drawn by bracelets, before the egg was used and after."""
    early = late = 0
    for i in range(wide(state.drawn)):
        if state.draws[i] // CARDS == seat:
            card = one(wide(state.draws[i]) % CARDS - 1)
            if seat == state.user and i >= state.before:
                late += card
            else:
                early += card
    return early, late


@part
def _former_sets_are_fair(state: State, hand: int, rng: Rng) -> bool:
    """6: the sets that the egg's user has taken back were a secret move too."""
    sets = 0, 0
    for row in range(ROWS):
        a = nth_card(hand, below(rng, size_of(hand)))
        hand -= one(a)
        b = nth_card(hand, below(rng, size_of(hand)))
        hand -= one(b)
        sets = sets[1], pair_of(a, b)
    strong, weak = sets
    if not _is_legal(state, strong, weak):
        return False
    return bool(below(rng, 1 << _doubles(hand, wide(PAIR_CARDS[strong]), wide(PAIR_CARDS[weak]))) == 0)
