"""Means and their intervals."""

import random

import pytest
from scipy import stats

from kobako.arena.estimates import Estimate, estimate, quantile, ratio


@pytest.mark.parametrize("freedom", [*range(1, 30), 49, 99, 100, 999, 4000])
def test_students_quantile(freedom: int) -> None:
    assert quantile(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), rel=1e-9)


def test_an_interval_by_hand() -> None:
    # Mean 0.5; squares of the differences 0, 1/16, 0, 1/16, so s² = 1/24 and s / √4 = 0.1020621;
    # t with 3 degrees of freedom is 3.182446, and so is the half of it 0.324807.
    assert estimate([0.5, 0.75, 0.5, 0.25], 0, 1) == Estimate(0.5, 0.175193, 0.824807)


def test_an_interval_ends_where_no_value_can_be() -> None:
    assert estimate([1, 1, 1, 0.5], 0, 1) == Estimate(0.875, 0.477194, 1)
    assert estimate([0, 0, 0, 0.5], 0, 1) == Estimate(0.125, 0, 0.522806)
    assert estimate([1, 1, 1, 0.5]).high == 1.272806


def test_equal_values_do_not_make_it_certain() -> None:
    # If more than 1 - 0.05^(1/20) of all deals were lost, twenty wins would have been less likely than 5 %.
    assert estimate([1] * 20, 0, 1) == Estimate(1, 0.860892, 1)
    assert estimate([0] * 20, 0, 1) == Estimate(0, 0, 0.139108)
    assert estimate([0.5], 0, 1) == Estimate(0.5, 0.025, 0.975)
    assert estimate([2, 2]) == Estimate(2, None, None)


def test_ninety_five_percent_are_ninety_five() -> None:
    rng = random.Random(1)
    right = 0
    for _ in range(2000):
        values = [rng.choice((0, 0, 0.5, 1)) for _ in range(40)]
        known = estimate(values, 0, 1)
        right += (known.low or 0) <= 0.375 <= (known.high or 1)
    assert stats.binomtest(right, 2000, 0.95).pvalue > 0.001


def test_an_estimate_in_another_measure() -> None:
    assert Estimate(0.25, 0.2, None).times(4) == Estimate(1, 0.8, None)


def test_a_ratio_by_hand() -> None:
    # 0.75 over 0.5 is 1.5. The differences 1 - 0.75 and 0.5 - 0.75 have s / √2 = 0.25; t is 12.706205 with
    # one degree of freedom, so that the half is 12.706205 · 0.25 / 0.5.
    assert ratio([1, 0.5], [0.5, 0.5]) == Estimate(1.5, 0, 7.853102)
    assert ratio([1, 1], [0.5, 0.5]) == Estimate(2, None, None)
    assert ratio([1, 0.5], [0, 0]) is None


def test_an_interval_of_a_ratio_holds_the_truth() -> None:
    rng = random.Random(2)
    right = 0
    for _ in range(1000):
        luck = [rng.random() for _ in range(60)]
        known = ratio([0.6 * x + 0.3 * rng.random() for x in luck], [0.4 * x + 0.1 for x in luck])
        assert known
        right += (known.low or 0) <= 1.5 <= (known.high or 0)
    assert stats.binomtest(right, 1000, 0.95).pvalue > 0.001
