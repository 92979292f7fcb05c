"""Chance, one number at a time: `below(rng, m)` is uniform over 0..m-1.

Two generators stand behind it. FAST is for playouts, search and batches. WORDS reads prepared bytes by
the procedure of deal-v1, so that a seed gives the same game to anybody who implements that text.
Both are records, so the rules draw through the same lines of code whichever it is.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import numpy.typing as npt

from .bits import width
from .jit import give_body, rule, verb
from .records import record

Rng = np.record
Cards = npt.NDArray[np.int16]

FAST = record([("word", "u8")])

STREAM = 4096  # bytes at the most; a shuffle of 106 cards takes some 150
WORDS = record(
    [
        ("at", "i4"),  # next byte to read
        ("short", "i1"),  # 1 when bytes ran out: what was drawn is void, prepare more and draw again
        ("end", "i4"),  # how many bytes are prepared
        ("bytes", "u1", STREAM),
    ]
)


@verb
def below(rng: Rng, m: int) -> int:
    """A uniformly random whole number from 0 to m - 1."""


# MWC64X, a multiply-with-carry generator: value and carry share one word, and nothing ever overflows, so
# compiled and uncompiled code agree.
FACTOR, LOW, HALF = np.uint64(4294883355), np.uint64(0xFFFFFFFF), np.uint64(32)


@rule
def _half(word: Any) -> Any:
    """32 random bits."""
    return (word & LOW) ^ (word >> HALF)


@rule
def _after(word: Any) -> Any:
    return FACTOR * (word & LOW) + (word >> HALF)


@rule
def _draw(word: Any, m: int) -> Any:
    """A number below m, in the upper half of what is returned, and the word after it.

    Lemire's way: multiply and shift; the rare values that would favour some results are drawn again.
    """
    size = np.uint64(m)
    product = _half(word) * size
    word = _after(word)
    if (product & LOW) < size:
        unfair = (LOW - size + np.uint64(1)) % size
        while (product & LOW) < unfair:
            product = _half(word) * size
            word = _after(word)
    return product, word


@rule
def fast_below(rng: Rng, m: int) -> int:
    product, rng.word = _draw(rng.word, m)
    return np.int64(product >> HALF)  # type: ignore[return-value]  # numba's name for int


@rule
def words_below(rng: Rng, m: int) -> int:
    """deal-v1: as many bytes as m - 1 needs, big-endian, its lowest bits, again while too large."""
    bits = width(m - 1)
    while bits:
        value = 0
        for _ in range((bits + 7) // 8):
            if rng.at >= rng.end:
                rng.short = 1
                return 0
            value = value << 8 | np.int64(rng.bytes[rng.at])  # type: ignore[assignment]
            rng.at += 1
        value &= (1 << bits) - 1
        if value < m:
            return value
    return 0


give_body(below, FAST, fast_below)
give_body(below, WORDS, words_below)


@verb
def shuffle(rng: Rng, cards: Cards, n: int) -> None:
    """Put the first n cards in a uniformly random order, as deal-v1 has it."""


@rule
def words_shuffle(rng: Rng, cards: Cards, n: int) -> None:
    for i in range(n - 1, 0, -1):
        j = words_below(rng, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@rule
def fast_shuffle(rng: Rng, cards: Cards, n: int) -> None:
    """The same with the generator's word at hand; in the record it would be stored for every card."""
    word = rng.word
    for i in range(n - 1, 0, -1):
        product, word = _draw(word, i + 1)
        j = np.int64(product >> HALF)
        cards[i], cards[j] = cards[j], cards[i]
    rng.word = word


give_body(shuffle, FAST, fast_shuffle)
give_body(shuffle, WORDS, words_shuffle)


def fast_rng(seed: int) -> npt.NDArray[Any]:
    """A FAST generator in an array of one, as compiled code takes it from Python."""
    rng = np.zeros(1, FAST)
    # Any start but 0 and FACTOR * 2**32 - 1 is good; near seeds are spread by hashing.
    rng["word"] = 1 + int.from_bytes(hashlib.sha256(b"%d" % seed).digest()[:7])
    return rng
