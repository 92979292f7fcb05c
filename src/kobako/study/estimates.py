"""Means with their 95 % intervals."""

from __future__ import annotations

import math

import msgspec
import numpy as np
import numpy.typing as npt

SIGMAS = 1.96  # standard errors to each side of a 95 % interval


class Estimate(msgspec.Struct, frozen=True, gc=False):
    """A mean, and what it can be with 95 %."""

    value: float
    low: float
    high: float


def error_of(value: float, error: float, tries: int) -> float:
    """The standard error of a share, as if it had been tried twice more: once for nothing and once for all.

    A move that has lost in all of ten worlds can still win in others, though these ten do not differ.
    """
    total, squares = tries * value, tries * value**2
    if tries > 1:
        squares += tries * (tries - 1) * error**2
    mean = (total + 1) / (tries + 2)
    return math.sqrt(((squares + 1) / (tries + 2) - mean**2) / (tries + 2))


def around(value: float, error: float, low: float = 0.0, high: float = 1.0) -> Estimate:
    """A value with its standard error; it can be nothing below `low` or above `high`."""
    return Estimate(value, max(value - SIGMAS * error, low), min(value + SIGMAS * error, high))


def mean_of(samples: npt.NDArray[np.float64]) -> Estimate:
    """The mean of independent samples; certain if all are the same."""
    if samples.min() == samples.max():
        return Estimate(*[float(samples[0])] * 3)
    mean, error = float(samples.mean()), float(samples.std(ddof=1)) / math.sqrt(len(samples))
    return Estimate(mean, mean - SIGMAS * error, mean + SIGMAS * error)
