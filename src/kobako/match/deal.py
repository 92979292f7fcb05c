"""deal-v1: how a seed becomes chance, so that anybody can check a deal afterwards.

The normative text is docs/deal-v1.md. A seed is 32 bytes; the k-th chance line of a game is drawn from
SHAKE-256 of seed and k.
"""

from __future__ import annotations

import functools
import hashlib
import hmac
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ..cards.rng import STREAM, WORDS
from ..games import drive
from ..games.game import GameInfo, Outcome, States

SEED_BYTES = 32
MISSING = bytes(SEED_BYTES)  # the bytes of a bot, or of a seat that sent none


def seed_of_int(number: int) -> bytes:
    """The seed that a plain integer stands for."""
    return hashlib.sha256(b"kobako int %d" % number).digest()


def seed_of_table(secret: bytes, seats: Sequence[bytes]) -> bytes:
    """The seed of a table: its secret and the bytes of every seat, through HKDF-SHA256."""
    key = hmac.digest(bytes(SEED_BYTES), secret + b"".join(seats), "sha256")
    return hmac.digest(key, b"kobako deal-v1" + b"\x01", "sha256")


def commitment(secret: bytes) -> str:
    """What a table publishes before anybody sits."""
    return hashlib.sha256(b"kobako commit" + secret).hexdigest()


def seat_commitment(entropy: bytes) -> str:
    """What a seat publishes before it shows its bytes."""
    return hashlib.sha256(b"kobako seat" + entropy).hexdigest()


BLOCK = 136  # bytes that SHAKE-256 makes at a time: enough for most shuffles


class Dealer:
    """Draws the chance of one game from a seed."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed

    @functools.cached_property
    def words(self) -> npt.NDArray[Any]:
        """The generator that `prepare` fills, as compiled code takes it; made when it is first used."""
        return np.zeros(1, WORDS)

    @functools.cached_property
    def _fields(self) -> tuple[memoryview, Any, Any, Any]:
        return memoryview(self.words["bytes"][0]), self.words["at"], self.words["end"], self.words["short"]

    def prepare(self, k: int, size: int = BLOCK) -> None:
        """Make `words` the first bytes of the stream of the k-th chance of the game, counted from 0."""
        stream, at, end, short = self._fields
        stream[:size] = hashlib.shake_256(self.seed + k.to_bytes(4)).digest(size)
        at[0] = short[0] = 0
        end[0] = size

    def draw(self, states: States, k: int, out: Outcome) -> None:
        """Write the outcome of the k-th chance of the game into `out`."""
        self.prepare(k)
        drive.draw(states, self.words, out)
        if self.words["short"][0]:  # read on: the same draw from more bytes of the same stream
            self.prepare(k, STREAM)
            drive.draw(states, self.words, out)
        assert not self.words["short"][0], "no draw of any game comes near so many bytes"


def chance_line(info: GameInfo, states: States, outcome: Outcome) -> str:
    """What was drawn, as a line of the record."""
    text: str = info.notation.chance_text(drive.due(states), states, outcome.tolist())
    return text
