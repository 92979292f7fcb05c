"""A record, read from Python in one go: NumPy would take microseconds for each field."""

from __future__ import annotations

import operator
import struct
from collections.abc import Callable
from math import prod
from typing import Any, cast

import numpy as np
import numpy.typing as npt

CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}
BYTES = "u1"  # an array of these is read as bytes, which is quickest

_layouts: dict[int, tuple[Any, ...]] = {}  # by id of the dtype, which is kept; hashing one takes long


def fields(records: npt.NDArray[Any]) -> Any:
    """The first record of an array: its fields are attributes, plain numbers, tuples and bytes."""
    return all_fields(records)[0]


def all_fields(records: npt.NDArray[Any]) -> list[Any]:
    """The same of every record."""
    dtype = records.dtype
    if id(dtype) not in _layouts:
        _layouts[id(dtype)] = (dtype, *_layout(dtype))
    _, layout, named = _layouts[id(dtype)]
    return [named(each) for each in layout.iter_unpack(records.tobytes())]  # a buffer of it is slow to make


def _layout(dtype: np.dtype[Any]) -> tuple[struct.Struct, type[tuple[Any, ...]]]:
    """How a record is read, and the class of what is read: all its parts, of which a field is a cut."""
    kinds = {name: kind for name, (kind, *_) in (dtype.fields or {}).items()}
    codes, named = "<", cast(dict[str, Any], {"__slots__": ()})
    at = 0
    for name, kind in kinds.items():
        code, (*rows, row) = kind.base.str[1:], kind.shape or (1,)
        if len(rows) > 1:
            raise ValueError("fields have at most two dimensions")
        is_bytes = kind.shape and code == BYTES
        codes += f"{row}s" * prod(rows) if is_bytes else f"{prod(kind.shape)}{CODES[code]}"
        parts = kind.shape[:-1] if is_bytes else kind.shape
        named[name] = property(_cut(at, parts))
        at += prod(parts)
    layout = struct.Struct(codes)
    assert layout.size == dtype.itemsize, "records are packed, without padding"
    return layout, type("Fields", (tuple,), named)


def _cut(at: int, shape: tuple[int, ...]) -> Callable[[Any], Any]:
    """A function that takes one field out of the flat tuple of all parts."""
    if not shape:
        return operator.itemgetter(at)
    starts = [at + i * shape[-1] for i in range(prod(shape[:-1]))]
    cuts = [slice(start, start + shape[-1]) for start in starts]
    return operator.itemgetter(*cuts)
