"""What the reference implementations have in common; nothing is shared with the engine."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Self

Options = Mapping[str, str] | None  # by name; what is missing has its default
Seat = int | None  # None: a spectator
Lines = Sequence[str]  # of a record, chance and decisions


class Game:
    """One game, told line by line."""

    SEATS: ClassVar[range]  # numbers of players
    OPTIONS: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # values by name, the default first

    def __init__(self, players: int, options: Options = None) -> None:
        if players not in self.SEATS:
            raise ValueError(f"players must be {self.SEATS[0]} to {self.SEATS[-1]}, not {players}")
        for name, value in (options or {}).items():
            if value not in self.OPTIONS.get(name, ()):
                raise ValueError(f"no such option: {name} {value}")
        self.players = players
        self.options = {name: values[0] for name, values in self.OPTIONS.items()} | dict(options or {})
        self.awaits: str | None = "first"  # the keyword of the chance that is due
        self.over = False
        self.winners: tuple[int, ...] = ()

    @classmethod
    def replay(cls, players: int, lines: Lines, options: Options = None) -> Self:
        """The game after these lines."""
        game = cls(players, options)
        for line in lines:
            game.tell(line)
        return game

    def tell(self, line: str) -> None:
        """Take one step line of the record; ValueError, and nothing has changed, if it is illegal."""
        if self.over:
            raise ValueError(f"the game is over: {line!r}")
        getattr(self, f"_{self.awaits or 'decide'}")(line)


def check_seat(players: int, seat: Seat) -> None:
    """ValueError if there is no such seat."""
    if seat is not None and seat not in range(players):
        raise ValueError(f"there is no seat {seat} with {players} players")
