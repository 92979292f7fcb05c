"""The parts of `make soak`, one file each: a long run of something that `make test` does in short.

A part is a function `run(done, scale)`. It counts in `done` what was done, by name, and says with `progress`
how far it is. Scale 1 is what `make soak` does; a part does its number of things that many times, by `times`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from importlib import import_module

Done = Counter[str]
Part = Callable[[Done, float], None]

# Files of this folder, in the order in which they run.
PARTS = (
    "crashes",
    "storm",
    "cuts",
    "leaks",
    "worlds",
    "power",
    "frames",
    "schema",
    "mouse",
    "games",
    "fresh",
    "mutations",
)


def part(name: str) -> Part:
    """The part of that name; only now is loaded what it needs."""
    run: Part = import_module(f"{__name__}.{name}").run
    return run


def times(number: int, scale: float) -> int:
    """That many times, at this scale; at least once."""
    return max(1, round(number * scale))


def progress(what: str, done: Done) -> None:
    """A line about what was done so far."""
    print(f"{what}: {dict(done)}", flush=True)
