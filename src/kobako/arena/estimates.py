"""What samples tell: a mean and its 95 % interval. One deal is one sample: its games share their cards.

The interval is Student's: mean ± t · s / √n, with s the standard deviation over n deals, cut off where no
value can be. If all deals gave the same value, s says nothing. Then the interval is what can still be: with
95 % confidence at most 1 - 0.05^(1/n) of all deals have another value.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from statistics import NormalDist, fmean, stdev

import msgspec

CONFIDENCE = 0.95
DIGITS = 6  # that are kept: the last ones depend on the machine


class Estimate(msgspec.Struct, frozen=True):
    """A mean and its interval; None where nothing bounds it."""

    mean: float
    low: float | None
    high: float | None

    def times(self, factor: float) -> Estimate:
        """The same in another measure."""
        return _rounded(self.mean * factor, *(x if x is None else x * factor for x in (self.low, self.high)))


def estimate(values: Sequence[float], least: float = -math.inf, most: float = math.inf) -> Estimate:
    """What is to be expected, from one value for each deal, none of them below `least` or above `most`."""
    mean = fmean(values)
    if min(values) == max(values):
        others = 1 - (1 - CONFIDENCE) ** (1 / len(values))
        return _rounded(mean, mean - others * (mean - least), mean + others * (most - mean))
    half = half_width(values)
    return _rounded(mean, max(least, mean - half), min(most, mean + half))


def half_width(values: Sequence[float]) -> float:
    """Half of Student's interval; there are at least two values."""
    return quantile(len(values) - 1) * stdev(values) / math.sqrt(len(values))


def ratio(ones: Sequence[float], others: Sequence[float]) -> Estimate | None:
    """The mean of the ones over the mean of the others, none below 0, deal by deal side by side.

    The interval is that of the differences one - ratio · other, over the mean of the others.
    """
    base = fmean(others)
    if not base:
        return None
    mean = fmean(ones) / base
    gaps = [one - mean * other for one, other in zip(ones, others, strict=True)]
    if min(gaps) == max(gaps):
        return _rounded(mean, None, None)
    half = half_width(gaps) / base
    return _rounded(mean, max(0.0, mean - half), mean + half)


def _rounded(mean: float, low: float | None, high: float | None) -> Estimate:
    kept = [None if x is None or math.isinf(x) else round(x, DIGITS) for x in (low, high)]
    return Estimate(round(mean, DIGITS), *kept)


@cache
def quantile(freedom: int) -> float:
    """How many standard errors CONFIDENCE reaches to each side, by Student's t distribution."""
    t = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    # Newton's method comes from below, where the distribution is concave, so it never goes too far.
    while (step := (CONFIDENCE - _within(t, freedom)) / (2 * _density(t, freedom))) > 1e-12 * t:
        t += step
    return t


def _within(t: float, freedom: int) -> float:
    """The probability of -t .. t, by its finite series (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    angle = math.atan2(t, math.sqrt(freedom))
    sine, square = math.sin(angle), math.cos(angle) ** 2
    odd = freedom % 2
    term = math.cos(angle) if odd else 1.0
    total = 0.0
    for k in range(odd + 1, freedom, 2):
        total += term
        term *= square * k / (k + 1)
    return 2 / math.pi * (angle + sine * total) if odd else sine * total


def _density(t: float, freedom: int) -> float:
    half = freedom / 2
    scale = math.exp(math.lgamma(half + 0.5) - math.lgamma(half)) / math.sqrt(freedom * math.pi)
    return scale * math.pow(1 + t * t / freedom, -half - 0.5)
