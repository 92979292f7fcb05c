"""A record, read from Python in one go: field by field would cost microseconds each."""

from __future__ import annotations

import functools
import operator
import struct
from collections import namedtuple
from collections.abc import Callable
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}


KEPT = 4096  # records that were read; one is often read several times

_layouts: dict[int, tuple[Any, ...]] = {}  # by id of the dtype, which is kept; hashing one takes long


def fields(records: npt.NDArray[Any]) -> Any:
    """The first record of an array as a named tuple of plain numbers and tuples."""
    dtype = records.dtype
    if id(dtype) not in _layouts:
        _layouts[id(dtype)] = (dtype, *_layout(dtype))
    return _read(id(dtype), records.tobytes())  # a buffer of such an array is slow to make


@functools.lru_cache(KEPT)
def _read(layout_id: int, content: bytes) -> Any:
    _, layout, cuts, named = _layouts[layout_id]
    flat = layout.unpack_from(content)
    return named._make([cut(flat) for cut in cuts])


def _layout(dtype: np.dtype[Any]) -> tuple[struct.Struct, list[Callable[[Any], Any]], Any]:
    kinds = {name: kind for name, (kind, *_) in (dtype.fields or {}).items()}
    codes = "".join(f"{prod(kind.shape)}{CODES[kind.base.str[1:]]}" for kind in kinds.values())
    layout = struct.Struct("<" + codes)
    assert layout.size == dtype.itemsize, "records are packed, without padding"
    cuts = []
    at = 0
    for kind in kinds.values():
        cuts.append(_cut(at, kind.shape))
        at += prod(kind.shape)
    return layout, cuts, namedtuple("Fields", kinds)


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
