"""The naive twins as the conformance suite wants them: one object for a game and a number of players."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from naive import luz


@dataclass(frozen=True)
class LuzWitness:
    players: int

    def observations(self, lines: Sequence[str], seat: int | None) -> list[str]:
        return luz.observations(self.players, lines, seat)

    def disguise(self, lines: Sequence[str], seat: int | None, rng: random.Random) -> list[str]:
        return luz.disguise(self.players, lines, seat, rng)


WITNESSES = {"luz": LuzWitness}
