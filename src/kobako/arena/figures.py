"""Numbers as they are read."""

from __future__ import annotations

import numpy as np

from .estimates import Estimate

DASH, MINUS = "\N{EN DASH}", "\N{MINUS SIGN}"


def figure(value: float | None, digits: int) -> str:
    """A number; a question mark where nothing bounds it."""
    return "?" if value is None else f"{value:.{digits}f}".replace("-", MINUS)


def brief(value: float) -> str:
    """A number of any size, with three digits that say something."""
    return np.format_float_positional(value, 3, unique=False, fractional=False, trim="-")


def percent(value: float | None) -> str:
    """A share, without its sign."""
    return figure(None if value is None else 100 * value, 1)


def span(known: Estimate, digits: int = 2) -> str:
    """The interval of an estimate; nothing if there is none."""
    if known.low is None and known.high is None:
        return ""
    return f"{figure(known.low, digits)} {DASH} {figure(known.high, digits)}"


def share_span(known: Estimate) -> str:
    """The interval of a share, in percent."""
    return span(known.times(100), 1)
