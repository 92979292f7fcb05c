"""The engine and the reference implementation behind one interface, so that a rule test runs against both.

A test takes the fixture `implementation` and starts a game with it. What only one game has (a hand, a bid, a
line of cards) is read through a class of that game, in `tests/GAME/tables.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import pytest

from kobako import BadChance, IllegalMove, Match
from witnesses import TWINS


class Game(ABC):
    """One game in progress, played in notation."""

    players: int

    @property
    @abstractmethod
    def awaits(self) -> str | None:
        """The keyword of the chance line that is due, or None."""

    @property
    @abstractmethod
    def pending(self) -> tuple[int, ...]:
        """The seats that may act, ascending."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    @abstractmethod
    def scores(self) -> list[int]:
        """The score of each seat so far."""

    @property
    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """The winning seats; empty before the end."""

    @abstractmethod
    def legal(self, seat: int) -> set[str]:
        """The legal moves of `seat`; empty if it may not act."""

    @abstractmethod
    def chance(self, line: str) -> None:
        """Decide the chance that is due."""

    @abstractmethod
    def move(self, seat: int, move: str) -> None:
        """Make a legal move."""

    @abstractmethod
    def refuse(self, seat: int, move: str, rule: str | None) -> None:
        """Assert that the move is refused and changes nothing; the engine has to cite `rule`."""

    @abstractmethod
    def refuse_chance(self, line: str, why: str = ".") -> None:
        """Assert that the chance line is refused and changes nothing; the engine has to say `why`."""

    def act(self, *moves: str) -> None:
        """Make each move for the first seat that may act."""
        for move in moves:
            self.move(self.pending[0], move)

    def tell(self, *lines: str) -> None:
        """Play steps as they stand in a record: chance lines and "SEAT MOVE"."""
        for line in lines:
            seat, _, move = line.partition(" ")
            if seat.isdecimal():
                self.move(int(seat), move)
            else:
                self.chance(line)


class Engine(Game):
    """A game of the engine."""

    def __init__(self, game: str, players: int, options: Mapping[str, str]) -> None:
        self.match = Match(game, players, options=options, chance="given")
        self.players = players

    @property
    def awaits(self) -> str | None:
        return self.match.awaits

    @property
    def pending(self) -> tuple[int, ...]:
        return self.match.pending

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def scores(self) -> list[int]:
        return self.match.scores

    @property
    def winners(self) -> tuple[int, ...]:
        return self.match.winners

    @property
    def view(self) -> dict[str, Any]:
        """What a spectator sees."""
        return self.match.view(None)

    def legal(self, seat: int) -> set[str]:
        return set(self.match.legal(seat))

    def chance(self, line: str) -> None:
        self.match.chance(line)

    def move(self, seat: int, move: str) -> None:
        self.match.act(seat, move)

    def refuse(self, seat: int, move: str, rule: str | None) -> None:
        before = self.match._states.tobytes(), list(self.match.steps)
        with pytest.raises(IllegalMove) as caught:
            self.match.act(seat, move)
        assert caught.value.rule == rule
        assert (self.match._states.tobytes(), self.match.steps) == before

    def refuse_chance(self, line: str, why: str = ".") -> None:
        before = self.match._states.tobytes(), list(self.match.steps)
        with pytest.raises(BadChance, match=why):
            self.match.chance(line)
        assert (self.match._states.tobytes(), self.match.steps) == before


class Reference(Game):
    """A game of the reference implementation: the rules a second time, without the engine."""

    def __init__(self, game: str, players: int, options: Mapping[str, str]) -> None:
        self.game = TWINS[game][0](players, options)
        self.players = players

    @property
    def awaits(self) -> str | None:
        awaits: str | None = self.game.awaits
        return awaits

    @property
    def pending(self) -> tuple[int, ...]:
        return tuple(self.game.pending)

    @property
    def over(self) -> bool:
        return bool(self.game.over)

    @property
    def scores(self) -> list[int]:
        return list(self.game.scores)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(self.game.winners)

    def legal(self, seat: int) -> set[str]:
        return set(self.game.legal(seat))

    def chance(self, line: str) -> None:
        self.game.tell(line)

    def move(self, seat: int, move: str) -> None:
        self.game.tell(f"{seat} {move}")

    def refuse(self, seat: int, move: str, rule: str | None) -> None:
        self._refuse(f"{seat} {move}")

    def refuse_chance(self, line: str, why: str = ".") -> None:
        self._refuse(line)

    def _refuse(self, line: str) -> None:
        before = repr(vars(self.game))
        with pytest.raises(ValueError, match=r"."):
            self.game.tell(line)
        assert repr(vars(self.game)) == before
