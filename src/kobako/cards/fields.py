"""A record, read from Python in one go: field by field would cost microseconds each."""

from __future__ import annotations

import struct
from collections import namedtuple
from collections.abc import Callable
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}


def reader(dtype: np.dtype[Any]) -> Callable[[npt.NDArray[Any]], Any]:
    """A function that reads the first record of an array as a named tuple of plain numbers and tuples."""
    fields: Any = dtype.fields or {}
    named = namedtuple("Fields", tuple(fields))  # type: ignore[misc]  # the names are the record's
    layout = struct.Struct(
        "<" + "".join(f"{prod(t.shape)}{CODES[t.base.str[1:]]}" for t, *_ in fields.values())
    )
    assert layout.size == dtype.itemsize, "records are packed, without padding"
    cuts = []
    at = 0
    for kind, *_ in fields.values():
        cuts.append((at, kind.shape))
        at += prod(kind.shape)

    def read(states: npt.NDArray[Any]) -> Any:
        flat = layout.unpack_from(states.data)
        return named._make([_cut(flat, at, shape) for at, shape in cuts])

    return read


def _cut(flat: tuple[int, ...], at: int, shape: tuple[int, ...]) -> Any:
    if not shape:
        return flat[at]
    if len(shape) == 1:
        return flat[at : at + shape[0]]
    step = prod(shape[1:])
    return tuple(_cut(flat, at + i * step, shape[1:]) for i in range(shape[0]))
