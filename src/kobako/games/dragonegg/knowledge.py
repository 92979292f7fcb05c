"""The Dragon's Egg: what a seat may know, and which worlds agree with it.

A seat sees its own cards. Of the others it knows how many they hold, how many they kept, drew and discarded,
and every set that lies open. A spectator knows that much of everybody.

Of earlier rounds everybody remembers what all have seen, and nobody what only they have seen (D27). So a kept
card is none of those that lay in the sets of the round before, and `may` is what follows from the rounds
before that; other than that it is an unseen card like any other.
"""

from __future__ import annotations

from ...cards.bits import count
from ...cards.jit import rule, wide
from ...cards.rng import Rng, below
from ..game import SPECTATOR, State
from .rules import (
    DECK,
    DONE,
    FACE_DOWN,
    HAND,
    ROWS,
    SET_CARDS,
    STRONG,
    WEAK,
    fresh_cards,
    is_dealt,
    unrevealed,
)
from .sets import CARDS, EACH, PAIR_ALLOWED, PAIR_CARDS, first_kind, kinds_in, nth_card, one, pair_of, size_of

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


@rule
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


# A world is guessed, and thrown away unless it agrees with everything; so what is left is fair. What counts
# is a way in which the cards can lie, equal ones told apart, together with the secret moves. Where equal
# cards make one move out of two ways, a coin is tossed and one of them thrown away. All unseen cards lie in
# `deck`, in front, and are taken from the end of these: a guess that failed has only changed their order.


@rule
def _unseen(state: State, seat: int) -> int:
    """All cards that the seat does not see."""
    cards = unrevealed(state.sets, wide(state.players))
    if seat != SPECTATOR:
        cards -= wide(state.hand[seat]) + wide(state.dropped[seat])
    return cards


@rule
def _lay_out(state: State, cards: int) -> int:
    """Put these cards into the deck; return how many they are."""
    n = 0
    while cards:
        kind = first_kind(cards)
        cards -= one(kind)
        state.deck[n] = kind + 1
        n += 1
    return n


@rule
def _take(state: State, n: int, rng: Rng) -> int:
    """A random one of the first n unseen cards, which goes to their end; its kind."""
    i = below(rng, n)
    card = wide(state.deck[i])
    state.deck[i] = state.deck[n - 1]
    state.deck[n - 1] = card
    return card - 1


@rule
def _guess(state: State, seat: int, unseen: int, n: int, rng: Rng) -> bool:
    n = _guess_origins(state, seat, unseen, n, rng)
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


# -------------------------------------------------------------------------------------- kept cards first
# A card of a seat was kept, came fresh from the deck, or was drawn by a bracelet. It was dropped, lies in a
# set, or is in the hand. What was dropped had not been drawn by a bracelet; else everything goes with
# everything. First comes which of the open cards were kept or drawn, and which unseen cards were kept: most
# cannot have been. `kept` is all of these, and `hand`, for the time being, those that are still to be placed.


@rule
def _guess_origins(state: State, seat: int, unseen: int, n: int, rng: Rng) -> int:
    unkept = unrevealed(state.past, wide(state.players))
    mine = 0 if seat == SPECTATOR else wide(state.kept[seat])
    kept, most, least = mine, _shares(unseen, unkept, mine), n
    for other in range(wide(state.players)):
        if other == seat:
            continue
        state.kept[other] = state.hand[other] = 0
        drawn, cards, keeps = _forget_draws(state, other), _open_cards(state, other), wide(state.keeps[other])
        closed, could, to_keep = HAND - size_of(cards), _shares(cards, unkept, mine), keeps
        is_mixed = cards != 0 and (keeps > 1 or drawn > 0)
        if is_mixed:
            to_keep = _guess_open(state, other, cards, drawn, unkept, kept, rng)
            if to_keep == FAILED:
                return FAILED
            kept += wide(state.kept[other])
            least -= keeps - to_keep
        for _ in range(to_keep):
            # So many ways are left, and so many there might have been, whatever was guessed until now: the
            # fewer are left, the more often everything is thrown away.
            open_ways = 0 if is_mixed else _shares(cards, unkept, kept) * n
            ways = open_ways + closed * _shares(unseen, unkept, kept)
            out_of = 2 * n * closed * least if is_mixed else n * (could * least + closed * most)
            if below(rng, out_of) >= ways * least:
                return FAILED
            least -= 1
            if below(rng, ways) < open_ways:
                kind = _pick_open(cards, unkept, kept, rng)
            else:
                kind = _pick_unseen(state, n, unkept, kept, rng)
                unseen -= one(kind)
                n -= 1
                state.hand[other] += one(kind)
            kept += one(kind)
            state.kept[other] += one(kind)
        if not _may_have_kept(state, other):
            return FAILED
    return n


@rule
def _open_cards(state: State, seat: int) -> int:
    """What lies open in the sets of a seat."""
    cards = 0
    for row in range(ROWS):
        if state.sets[seat, row] > 0 and not _is_closed(state, seat, row):
            cards += wide(PAIR_CARDS[state.sets[seat, row] - 1])
    return cards


@rule
def _share(unkept: int, kept: int, kind: int) -> int:
    """The chance that a card of this kind can be one more kept card, in halves.

    Cards that lay in a set of the round before went into the deck; all others (`unkept`) can have been kept.
    Of two equal cards, one of each sort, nobody knows which is which, and only one can be among `kept`.
    """
    free = unkept >> 2 * kind & 3
    return 0 if free == 1 and kept >> 2 * kind & 3 else free


@rule
def _shares(cards: int, unkept: int, kept: int) -> int:
    """The sum for some cards."""
    surely, perhaps = unkept >> 1 & EACH, unkept & EACH & ~kinds_in(kept)
    return 2 * size_of(cards & surely * 3) + size_of(cards & perhaps * 3)


@rule
def _may_have_kept(state: State, seat: int) -> bool:
    return state.keeps[seat] == 0 or kinds_in(wide(state.kept[seat])) & wide(state.may[seat]) != 0


@rule
def _pick_open(cards: int, unkept: int, kept: int, rng: Rng) -> int:
    """One of these cards, each as likely as it can have been kept."""
    kind = nth_card(cards, below(rng, size_of(cards)))
    while below(rng, 2) >= _share(unkept, kept, kind):
        kind = nth_card(cards, below(rng, size_of(cards)))
    return kind


@rule
def _pick_unseen(state: State, n: int, unkept: int, kept: int, rng: Rng) -> int:
    """The same of the unseen cards."""
    kind = _take(state, n, rng)
    while below(rng, 2) >= _share(unkept, kept, kind):
        kind = _take(state, n, rng)
    return kind


@rule
def _guess_open(state: State, seat: int, cards: int, drawn: int, unkept: int, kept: int, rng: Rng) -> int:
    """The same where open cards can be all sorts; return how many unseen ones were kept, or FAILED."""
    to_keep = wide(state.keeps[seat])
    used = wide(state.held[seat]) + SET_CARDS * wide(state.sets[seat, STRONG] > 0)  # not dropped
    early = to_keep + fresh_cards(state)  # not drawn by bracelets
    while cards:
        kind = first_kind(cards)
        cards -= one(kind)
        if below(rng, used) < drawn:
            drawn -= 1
            _remember_draw(state, seat, below(rng, drawn + 1), kind)
        else:
            if below(rng, early) < to_keep:
                if below(rng, 2) >= _share(unkept, kept, kind):
                    return FAILED
                to_keep -= 1
                kept += one(kind)
                state.kept[seat] += one(kind)
            early -= 1
        used -= 1
    return to_keep


@rule
def _forget_draws(state: State, seat: int) -> int:
    """Blank what the seat drew by bracelets; return how many cards."""
    n = 0
    for i in range(wide(state.drawn)):
        if state.draws[i] // CARDS == seat:
            state.draws[i] = seat * CARDS
            n += 1
    return n


@rule
def _remember_draw(state: State, seat: int, skip: int, kind: int) -> None:
    """Write a card into one of the seat's draws that are still blank."""
    for i in range(wide(state.drawn)):
        if state.draws[i] == seat * CARDS:
            if skip == 0:
                state.draws[i] += kind + 1
                return
            skip -= 1


# ----------------------------------------------------------------------------------------------- a seat


@rule
def _guess_seat(state: State, seat: int, n: int, rng: Rng) -> int:
    """Guess all else about a seat; return how many unseen cards are left, or FAILED."""
    to_place = wide(state.hand[seat])
    drawn, blank = 0, 0
    for i in range(wide(state.drawn)):
        drawn += state.draws[i] // CARDS == seat
        blank += state.draws[i] == seat * CARDS
    sets = SET_CARDS * wide(state.sets[seat, STRONG] > 0)
    drops = wide(state.keeps[seat]) + fresh_cards(state) + drawn - sets - wide(state.held[seat])
    closed = drops + wide(state.held[seat])
    for row in range(ROWS):
        closed += 2 * wide(_is_closed(state, seat, row))
    dropped = 0
    for _ in range(drops):
        kind, to_place, _, n = _place(state, seat, closed - blank, to_place, 0, n, rng)
        dropped += one(kind)
        closed -= 1
    state.dropped[seat] = dropped
    for row in range(ROWS):
        if _is_closed(state, seat, row):
            a, to_place, blank, n = _place(state, seat, closed, to_place, blank, n, rng)
            b, to_place, blank, n = _place(state, seat, closed - 1, to_place, blank, n, rng)
            state.sets[seat, row] = pair_of(a, b) + 1
            closed -= 2
    if sets and not _is_legal(state, wide(state.sets[seat, STRONG]) - 1, wide(state.sets[seat, WEAK]) - 1):
        return FAILED
    hand = 0
    for _ in range(wide(state.held[seat])):
        kind, to_place, blank, n = _place(state, seat, closed, to_place, blank, n, rng)
        hand += one(kind)
        closed -= 1
    state.hand[seat] = hand
    return n if _is_fair(state, seat, rng) else FAILED


@rule
def _place(
    state: State, seat: int, places: int, to_place: int, blank: int, n: int, rng: Rng
) -> tuple[int, int, int, int]:
    """The card in the next of so many places: one `to_place`, one of the `blank` draws, or any unseen one.

    Returns its kind, and what is left to place, blank and unseen.
    """
    if to_place:
        size = size_of(to_place)
        if below(rng, places) < size:
            kind = nth_card(to_place, below(rng, size)) if size > 1 else first_kind(to_place)
            return kind, to_place - one(kind), blank, n
        places -= size
    kind = _take(state, n, rng)
    if blank > 0 and below(rng, places) < blank:
        _remember_draw(state, seat, below(rng, blank), kind)
        blank -= 1
    return kind, to_place, blank, n - 1


# ----------------------------------------------------------------------------------------- secret moves


@rule
def _is_legal(state: State, strong: int, weak: int) -> bool:
    """3, 5: whether these two sets can have been made."""
    most, least = PAIR_ALLOWED[state.strict, strong], PAIR_ALLOWED[state.strict, weak]
    return bool(most >= least > 0)


@rule
def _is_fair(state: State, seat: int, rng: Rng) -> bool:
    """Of several ways that come to the same thing one is left."""
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


@rule
def _doubles(hand: int, strong: int, weak: int) -> int:
    """How many cards of two sets could have been swapped for an equal one in the hand or in the other set."""
    held, ours, theirs = kinds_in(hand), kinds_in(strong), kinds_in(weak)
    return count(held & (ours | theirs)) + count(ours & theirs)


@rule
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


@rule
def _former_sets_are_fair(state: State, hand: int, rng: Rng) -> bool:
    """6: the sets that the egg's user has taken back were a secret move too."""
    sets = 0, 0
    for _ in range(ROWS):
        a = nth_card(hand, below(rng, size_of(hand)))
        hand -= one(a)
        b = nth_card(hand, below(rng, size_of(hand)))
        hand -= one(b)
        sets = sets[1], pair_of(a, b)
    strong, weak = sets
    if not _is_legal(state, strong, weak):
        return False
    return bool(below(rng, 1 << _doubles(hand, wide(PAIR_CARDS[strong]), wide(PAIR_CARDS[weak]))) == 0)
