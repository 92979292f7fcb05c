"""How much goes wrong in a world."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Faults:
    """Chances, and how often the server dies."""

    cut: float = 0.005  # that a line breaks after something was heard
    twice: float = 0.1  # that something is sent twice
    mischief: float = 0.05  # that somebody tries something else than to play on
    trouble: float = 0.002  # that a transaction fails
    crash: float = 100.0  # seconds of a server's life, on average


NONE = Faults(cut=0, twice=0, mischief=0, trouble=0, crash=float("inf"))
