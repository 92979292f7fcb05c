"""Record types: numbers by name, laid out alike for compiled code and for NumPy."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import numpy as np

from .jit import is_compiled


def record(kinds: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """The type of a record with these fields, each a name, a kind of number and maybe a shape."""
    names = [name for name, *_ in kinds]
    return np.dtype((np.record if is_compiled() else _plain(names), list(kinds)))


def _plain(names: Sequence[str]) -> type[np.record]:
    """For rules that are not compiled: NumPy's own way to a field takes several times as long."""

    def field(name: str) -> property:
        return property(operator.itemgetter(name), lambda record, value: record.__setitem__(name, value))

    ways: dict[str, Any] = {"__getattribute__": object.__getattribute__, "__setattr__": object.__setattr__}
    return type("Plain", (np.record,), ways | {name: field(name) for name in names})
