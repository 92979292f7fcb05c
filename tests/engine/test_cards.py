"""Bits, generators and reading a record from Python."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from kobako.cards.bits import count, lowest, width
from kobako.cards.fields import all_fields, fields
from kobako.cards.jit import rule
from kobako.cards.records import record
from kobako.cards.rng import FAST, below, fast_rng, shuffle

pytestmark = pytest.mark.rules


@rule
def all_three(bits: int) -> tuple[int, int, int]:
    return lowest(bits), count(bits), width(bits)


@given(st.integers(1, 2**63 - 1))
def test_bits_compiled_or_not(bits: int) -> None:
    expected = (len(bin(bits)) - len(bin(bits).rstrip("0")), bin(bits).count("1"), len(bin(bits)) - 2)
    assert tuple(map(int, all_three(bits))) == expected
    assert (lowest(bits), count(bits), width(bits)) == expected


def test_nothing_has_no_bits() -> None:
    assert (int(all_three(0)[1]), int(all_three(0)[2]), width(0)) == (0, 0, 0)


@rule
def many(rngs: np.ndarray, m: int, out: np.ndarray) -> None:
    for i in range(len(out)):
        out[i] = below(rngs[0], m)


@pytest.mark.parametrize("m", [1, 2, 3, 6, 10, 60, 106])
def test_below_is_uniform(m: int) -> None:
    out = np.zeros(6000, np.int64)
    many(fast_rng(3), m, out)
    counts = Counter(out.tolist())
    assert set(counts) == set(range(m))
    assert m == 1 or chisquare(list(counts.values())).pvalue > 0.001


def test_pairs_in_a_row_are_uniform_too() -> None:
    out = np.zeros(6000, np.int64)
    many(fast_rng(4), 7, out)
    counts = Counter(zip(out[:-1].tolist(), out[1:].tolist(), strict=True))
    assert len(counts) == 49
    assert chisquare(list(counts.values())).pvalue > 0.001


def test_a_large_bound_draws_again_rather_than_favour_some() -> None:
    """Three quarters of 2**32: without drawing again a third of the results would come twice as often."""
    m = 3 << 30
    out = np.zeros(4000, np.int64)
    many(fast_rng(5), m, out)
    thirds = Counter((out // (1 << 30)).tolist())
    assert 0 <= out.min() <= out.max() < m
    assert chisquare([thirds[0], thirds[1], thirds[2]]).pvalue > 0.001


def test_the_fast_generator_is_mwc64x() -> None:
    """Against the definition, in integers of any size."""
    rng = fast_rng(1)
    word = int(rng["word"][0])
    for _ in range(100):
        value, carry = word % 2**32, word >> 32
        word = 4294883355 * value + carry
        assert below(rng[0], 2**31) == (value ^ carry) >> 1
        assert int(rng["word"][0]) == word


def test_a_fast_shuffle_draws_what_single_draws_would() -> None:
    one, other, cards = fast_rng(3), fast_rng(3), np.arange(60, dtype=np.int16)
    by_hand = list(range(60))
    shuffle(one[0], cards, 60)
    for i in range(59, 0, -1):
        j = below(other[0], i + 1)
        by_hand[i], by_hand[j] = by_hand[j], by_hand[i]
    assert cards.tolist() == by_hand
    assert one == other


def test_seeds_differ() -> None:
    assert len({int(fast_rng(seed)["word"][0]) for seed in range(1000)}) == 1000
    assert fast_rng(1).dtype == FAST


@rule
def count_up(one: np.record) -> int:
    one.number += 1
    one.cards[1] += one.number
    one.cards[0] = 9
    return int(one.cards[1])


def test_a_record_is_changed_by_its_fields_compiled_or_not() -> None:
    kind = record([("number", "i8"), ("cards", "u1", 3)])
    records = np.zeros(2, kind)
    assert [count_up(records[1]) for _ in range(3)] == [1, 3, 6]
    assert [(one.number, one.cards) for one in all_fields(records)] == [(0, bytes(3)), (3, b"\x09\x06\0")]
    assert records[1].number == 3
    assert kind == np.dtype((np.record, [("number", "i8"), ("cards", "u1", 3)]))
    assert isinstance(records[0], np.record)


def test_fields_read_a_record_in_one_go() -> None:
    kinds = [("a", "i1"), ("b", "u8"), ("c", "i2", 3), ("d", "i1", (2, 2)), ("e", "u1")]
    kinds += [("f", "u1", 3), ("g", "u1", (2, 2)), ("h", "i4")]
    content = (-1, 2**64 - 1, (1, -2, 3), ((1, 2), (3, 4)), 255, b"\x01\xff\x00", (b"ab", b"cd"), -5)
    records = np.zeros(2, record(kinds))
    records[1] = (*content[:5], list(content[5]), [list(row) for row in content[6]], content[7])
    nothing, now = all_fields(records)
    assert tuple(getattr(now, name) for name in "abcdefgh") == content
    assert (nothing.a, nothing.c, nothing.g) == (0, (0, 0, 0), (b"\0\0", b"\0\0"))
    assert fields(records).f == b"\0\0\0"
