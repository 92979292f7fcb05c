"""Sets of small numbers as the bits of an integer (at most 63 of them, so that the sign stays clear)."""

from __future__ import annotations

from .jit import instruction


@instruction("cttz")
def lowest(bits: int) -> int:
    """The smallest member of a set that is not empty."""
    return (int(bits) & -int(bits)).bit_length() - 1


@instruction("ctlz")
def width(number: int) -> int:
    """How many bits a number from 0 up has."""
    return int(number).bit_length()


@instruction("ctpop")
def count(bits: int) -> int:
    """How many members."""
    return int(bits).bit_count()
