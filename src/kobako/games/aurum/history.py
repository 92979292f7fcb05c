"""The round of Aurum that lies on the table, trick by trick, from the moves in a record."""

from __future__ import annotations

import functools
from typing import Any

import msgspec

from .state import CARD, CARDS, DEAL, DIGIT, DONE, GOLD, NO_ZEROS, OWNER, RANKS, ZERO, ZEROS, power
from .words import card_text, gold_paid, whose

KEPT = 8192  # rounds go on trick by trick, and every seat asks for the same ones


class Swap(msgspec.Struct, frozen=True, gc=False):
    """A prediction that was exchanged."""

    seat: int  # who paid
    whose: int  # whose prediction it is
    gold: int  # rank of the gold that was paid
    laid: str  # the new card, out of the payer's hand
    taken: str  # the old card, into the payer's hand


class Played(msgspec.Struct, frozen=True, gc=False):
    """A card on the table."""

    seat: int
    card: str


class Trick(msgspec.Struct, frozen=True, gc=False):
    """A trick, complete or not, and the swaps before it."""

    swaps: list[Swap]
    cards: list[Played]
    winner: int | None  # the seat that is winning it, or has won it; None before the lead and if it is void
    lowest: int | None  # the same of the lowest base card: who leads next
    takes: int | None  # the rank of the gold that this seat takes, or took; None if there is none
    state: str  # open, done, or void if the round ended in it


Laid = tuple[int, ...]  # prediction cards by seat


def tricks(now: Any) -> list[Trick]:
    """The tricks of the round; while it goes on the last is the one in progress."""
    n, over = now.players, now.phase in (DEAL, DONE)
    plays, paid = now.plays[: now.moves], now.paid[: now.moves]
    end = _before(paid, len(plays) - paid.count(0) % n)
    zero = 0 if now.options & NO_ZEROS else ZERO
    supply = (GOLD[n] & (~ZEROS if now.options & NO_ZEROS else ~0)) - n * zero
    done, supply, laid = _complete(plays[:end], paid[:end], now.opening, n, supply)
    swaps, supply, _ = _swaps(plays[end:], paid[end:], laid, supply)
    cards = plays[end + len(swaps) :]
    if over and not swaps and not cards:
        return list(done)
    return [*done, _trick(tuple(swaps), cards, supply, "void" if over else "open")]


def _before(paid: bytes, at: int) -> int:
    """Where the swaps begin that stand before this place."""
    while at and paid[at - 1]:
        at -= 1
    return at


@functools.lru_cache(KEPT)
def _complete(
    plays: bytes, paid: bytes, laid: Laid, n: int, supply: int
) -> tuple[tuple[Trick, ...], int, Laid]:
    """Complete tricks, and the supply and the predictions after them."""
    if not plays:
        return (), supply, laid
    begin = _before(paid, len(plays) - n)
    before, supply, laid = _complete(plays[:begin], paid[:begin], laid, n, supply)
    swaps, supply, laid = _swaps(plays[begin:-n], paid[begin:-n], laid, supply)
    trick = _trick(tuple(swaps), plays[-n:], supply, "done")
    # 9: gold is taken first, and what was played returns afterwards.
    if trick.takes is not None:
        supply -= 1 << DIGIT * trick.takes
    supply += sum(1 << DIGIT * ((play & CARD) - CARDS) for play in plays[-n:] if not _is_base(play))
    return (*before, trick), supply, laid


def _swaps(plays: bytes, paid: bytes, laid: Laid, supply: int) -> tuple[list[Swap], int, Laid]:
    """The swaps at the beginning of these moves, and the supply and the predictions after them."""
    swaps, now = [], list(laid)
    for play, price in zip(plays, paid, strict=True):
        if not price:
            break
        seat, card = play >> OWNER, play & CARD
        before = whose(seat, price)
        swaps.append(Swap(seat, before, gold_paid(price), card_text(card), card_text(now[before])))
        now[before] = card
        supply += 1 << DIGIT * gold_paid(price)
    return swaps, supply, tuple(now)


@functools.lru_cache(KEPT)
def _trick(swaps: tuple[Swap, ...], cards: bytes, supply: int, state: str) -> Trick:
    played = [Played(play >> OWNER, card_text(play & CARD)) for play in cards]
    if not cards or state == "void":
        return Trick(list(swaps), played, None, None, None, state)
    # 9: of equals the later.
    best = max(reversed(cards), key=lambda play: power(play & CARD))
    low = min(filter(_is_base, reversed(cards)), key=_rank)
    takes = _rank(low) if supply >> DIGIT * _rank(low) & ZEROS else None
    return Trick(list(swaps), played, best >> OWNER, low >> OWNER, takes, state)


def _is_base(play: int) -> bool:
    return play & CARD < CARDS


def _rank(play: int) -> int:
    return (play & CARD) % RANKS + 1
