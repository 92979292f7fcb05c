"""The naive twins by the name of their game, and as the conformance suite wants them."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from kobako import Match
from naive import aurum, dragonegg, lineit, luz, yurikure

# By game: the rules a second time, told line by line, and the file in which they stand.
TWINS: dict[str, tuple[type[Any], ModuleType]] = {
    "luz": (luz.Luz, luz),
    "lineit": (lineit.Lineit, lineit),
    "dragonegg": (dragonegg.DragonEgg, dragonegg),
    "yurikure": (yurikure.Yurikure, yurikure),
    "aurum": (aurum.Aurum, aurum),
}


@dataclass(frozen=True)
class Witness:
    """What a seat has observed in one game, from the rules alone."""

    game: str
    players: int
    options: Mapping[str, str] = field(default_factory=dict)

    def observations(self, lines: Sequence[str], seat: int | None) -> list[str]:
        return list(self._file.observations(self.players, lines, seat, self.options))

    def disguise(self, lines: Sequence[str], seat: int | None, rng: random.Random) -> list[str]:
        return list(self._file.disguise(self.players, lines, seat, rng, self.options))

    @property
    def _file(self) -> ModuleType:
        return TWINS[self.game][1]


def play_both(
    game: str,
    players: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    choose: Callable[[random.Random, list[str]], str] = random.Random.choice,
) -> Match:
    """A random game, and at every step the twin has the same moves, scores and end."""
    rng = random.Random(seed)
    match = Match(game, players, seed=seed, options=options)
    twin = TWINS[game][0](players, options)
    told = 0
    while True:
        for line in match.steps[told:]:
            twin.tell(line)
        told = len(match.steps)
        assert (match.awaits, match.pending, match.over) == (twin.awaits, twin.pending, twin.over)
        assert (match.scores, match.winners) == (twin.scores, twin.winners)
        if match.over:
            return match
        for seat in range(players):
            assert set(match.legal(seat)) == twin.legal(seat)
        seat = rng.choice(match.pending)
        match.act(seat, choose(rng, match.legal(seat)))
