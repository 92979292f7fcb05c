"""A record, read from Python in one go: NumPy would take microseconds for each field."""

from __future__ import annotations

import functools
import operator
import struct
from collections.abc import Callable
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}


KEPT = 4096  # records that were read; one is often read several times

_layouts: dict[int, tuple[Any, ...]] = {}  # by id of the dtype, which is kept; hashing one takes long


def fields(records: npt.NDArray[Any]) -> Any:
    """The first record of an array: its fields are attributes, plain numbers and tuples."""
    dtype = records.dtype
    if id(dtype) not in _layouts:
        _layouts[id(dtype)] = (dtype, *_layout(dtype))
    return _read(id(dtype), records.tobytes())  # a buffer of such an array is slow to make


@functools.lru_cache(KEPT)
def _read(layout_id: int, content: bytes) -> Any:
    _, layout, named = _layouts[layout_id]
    return named(layout.unpack_from(content))


def _layout(dtype: np.dtype[Any]) -> tuple[struct.Struct, type[tuple[int, ...]]]:
    """How a record is read, and the class of what is read: all its numbers, of which a field is a cut."""
    kinds = {name: kind for name, (kind, *_) in (dtype.fields or {}).items()}
    codes = "".join(f"{prod(kind.shape)}{CODES[kind.base.str[1:]]}" for kind in kinds.values())
    layout = struct.Struct("<" + codes)
    assert layout.size == dtype.itemsize, "records are packed, without padding"
    named: dict[str, Any] = {"__slots__": ()}
    at = 0
    for name, kind in kinds.items():
        named[name] = property(_cut(at, kind.shape))
        at += prod(kind.shape)
    return layout, type("Fields", (tuple,), named)


def _cut(at: int, shape: tuple[int, ...]) -> Callable[[Any], Any]:
    """A function that takes one field out of the flat tuple of all numbers."""
    if not shape:
        return operator.itemgetter(at)
    if len(shape) == 1:
        return operator.itemgetter(slice(at, at + shape[0]))
    if len(shape) == 2:
        return operator.itemgetter(
            *(slice(at + i * shape[1], at + (i + 1) * shape[1]) for i in range(shape[0]))
        )
    raise ValueError("fields have at most two dimensions")
