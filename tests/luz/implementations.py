"""Luz in the engine and in the reference implementation: what rule tests read, and a score they can set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from implementations import Engine, Reference
from kobako import Match
from kobako.cards.fields import fields
from kobako.games.luz import rules
from kobako.games.luz.notation import ACTION_NAMES, card_text
from naive import luz


class LuzEngine(Engine):
    """A game of Luz of the engine."""

    @classmethod
    def of(cls, match: Match) -> Self:
        """Wrap a match in progress."""
        game = cls("luz", match.players, {})
        game.match = match
        return game

    @staticmethod
    def points(number: int, bid: str, won: int) -> int:
        """Return what a bid like '3+' scores in round `number` with `won` tricks."""
        return rules.round_points(number - 1, ACTION_NAMES[f"bid {bid}"], won)

    def set_score(self, rounds: int, totals: Sequence[int]) -> None:
        """Make the deal that is due the one after `rounds` rounds, with these totals by seat."""
        state = self.match._states[0]
        state.rounds = rounds
        state.points[0, : self.players] = totals

    @property
    def round_dealer_start(self) -> tuple[int, int, int]:
        """The number of the round, its dealer and its start player."""
        return self.view["round"], self.view["dealer"], self.view["start"]

    @property
    def cards(self) -> list[list[str]]:
        """The hands in slot order, played cards too, and after them the cards aside."""
        now = fields(self.match._states)
        return [list(map(card_text, part)) for part in (*now.hand[: self.players], now.aside)]

    @property
    def won(self) -> list[int]:
        """Tricks won in this round, by seat."""
        view = self.view
        return list(view["sheet"][view["round"] - 1]["won"])


class LuzReference(Reference):
    """A game of Luz of the reference implementation."""

    game: luz.Luz

    points = staticmethod(luz.points)

    def set_score(self, rounds: int, totals: Sequence[int]) -> None:
        self.game.round, self.game.scores = rounds, list(totals)

    @property
    def round_dealer_start(self) -> tuple[int, int, int]:
        start = luz.starter(self.game.first, self.game.round, self.players)
        return self.game.round, (start - 1) % self.players, start

    @property
    def cards(self) -> list[list[str]]:
        return [*self.game.hands, self.game.aside]

    @property
    def won(self) -> list[int]:
        return self.game.won


Luz = LuzEngine | LuzReference
IMPLEMENTATIONS: dict[str, type[Luz]] = {"engine": LuzEngine, "reference": LuzReference}
