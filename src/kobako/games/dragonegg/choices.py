"""Every choice of two sets that a hand of the Dragon's Egg has, quickly: most of random play is this."""

from __future__ import annotations

from ...cards.jit import rule, wide
from ..game import Actions
from .sets import KINDS, PAIRS, SET_AT, first_kind, kinds_in, one


@rule
def list_choices(hand: int, strict: int, out: Actions) -> int:
    """Write every choice of two sets (3, 5), ascending; return how many."""
    a = first_kind(hand)
    rest = hand - one(a)
    b = first_kind(rest)
    rest -= one(b)
    c = first_kind(rest)
    rest -= one(c)
    d = first_kind(rest)
    rest -= one(d)
    e = first_kind(rest)
    if rest != one(e):
        return _list_many(hand, strict, out)
    # Five cards, the usual case. Of two equal ones the second is taken only where the first is too.
    ab, ac, ad, ae = _set(strict, a, b), _set(strict, a, c), _set(strict, a, d), _set(strict, a, e)
    bc, bd, be = _set(strict, b, c), _set(strict, b, d), _set(strict, b, e)
    cd, ce, de = _set(strict, c, d), _set(strict, c, e), _set(strict, d, e)
    b_new, c_new, d_new, e_new = a != b, b != c, c != d, d != e
    n = _list_three(ab, True, cd, ce, e_new, de, d_new, out, 0)
    n = _list_three(ac, c_new, bd, be, e_new, de, True, out, n)
    n = _list_three(ad, d_new, bc, be, True, ce, c_new, out, n)
    n = _list_three(ae, e_new, bc, bd, d_new, cd, c_new, out, n)
    n = _list_three(bc, b_new, ad, ae, e_new, de, True, out, n)
    n = _list_three(bd, b_new & d_new, ac, ae, True, ce, True, out, n)
    n = _list_three(be, b_new & e_new, ac, ad, d_new, cd, True, out, n)
    n = _list_three(cd, c_new, ab, ae, True, be, b_new, out, n)
    n = _list_three(ce, c_new & e_new, ab, ad, True, bd, b_new, out, n)
    return _list_three(de, d_new, ab, ac, c_new, bc, b_new, out, n)


@rule
def _set(strict: int, a: int, b: int) -> int:
    """A set of two kinds, the lower first: strength * 256 + pair; the strength is 0 if it is forbidden."""
    return wide(SET_AT[strict, a * KINDS + b])


@rule
def _list_three(
    strong: int,
    wanted: bool,
    xy: int,
    xz: int,
    xz_wanted: bool,
    yz: int,
    yz_wanted: bool,
    out: Actions,
    n: int,
) -> int:
    """The choices of a strong set with one of three weak ones; written without a branch."""
    first = (strong & 255) * PAIRS
    most = (strong >> 8) * wanted
    n += _list_one(first, most, xy, True, out, n)
    n += _list_one(first, most, xz, xz_wanted, out, n)
    n += _list_one(first, most, yz, yz_wanted, out, n)
    return n


@rule
def _list_one(first: int, most: int, weak: int, wanted: bool, out: Actions, n: int) -> int:
    """Write a choice; it counts, and the next does not overwrite it, if 1 is returned."""
    out[n] = first + (weak & 255)
    return wide((weak > 255) & (weak >> 8 <= most) & wanted)  # 3: strong >= weak; 5: 0 is forbidden


@rule
def _list_many(hand: int, strict: int, out: Actions) -> int:
    """The same from any number of cards."""
    n = 0
    firsts = kinds_in(hand)
    while firsts:
        a = first_kind(firsts)
        seconds = kinds_in(hand - one(a)) & ~(one(a) - 1)
        while seconds:
            b = first_kind(seconds)
            seconds &= seconds - 1
            n = _list_rest(hand - one(a) - one(b), strict, _set(strict, a, b), out, n)
        firsts &= firsts - 1
    return n


@rule
def _list_rest(hand: int, strict: int, strong: int, out: Actions, n: int) -> int:
    firsts = kinds_in(hand)
    while firsts:
        a = first_kind(firsts)
        seconds = kinds_in(hand - one(a)) & ~(one(a) - 1)
        while seconds:
            b = first_kind(seconds)
            seconds &= seconds - 1
            n += _list_one((strong & 255) * PAIRS, strong >> 8, _set(strict, a, b), True, out, n)
        firsts &= firsts - 1
    return n
