"""Line-it of the engine and of the reference implementation, with the facts that rule tests read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from implementations import Engine, Reference
from kobako.games.lineit import rules
from kobako.games.lineit.notation import CARD_NUMBERS, TOKENS
from naive import lineit


@dataclass(frozen=True)
class Position:
    """A point in a turn, or in the final phase if nothing is displayed."""

    start: int  # seat with the start marker
    seat: int  # seat to act
    took: bool
    played: bool
    deck: list[str]  # top first, also the cards that are turned up
    turned: int  # number of these
    display: list[str]
    lines: list[str]
    hands: list[str]
    jackpots: list[str]  # red, blue, green, yellow
    piles: list[int]
    tokens: list[list[str]]
    discard: int


OPTION_OF = {value: name for name, values in lineit.Lineit.OPTIONS.items() for value in values}


def named(options: str) -> dict[str, str]:
    """Return the options by name for values such as "at_least kept"."""
    return {OPTION_OF[value]: value for value in options.split()}


class LineitEngine(Engine):
    """Line-it of the engine, read from the view of a spectator."""

    def __init__(self, players: int, options: str = "") -> None:
        super().__init__("lineit", players, named(options))

    phase = property(lambda self: self.view["phase"])  # "first", "deck", "turn", "final" or "over"
    round = property(lambda self: self.view["round"])
    start = property(lambda self: self.view["start"])  # seat with the start marker
    did = property(lambda self: (self.view["took"], self.view["played"]))  # in this turn
    deck = property(lambda self: self.view["deck"])  # number of cards face down
    display = property(lambda self: [s["card"]["card"] for s in self.view["display"] if not s["taken"]])
    lines = property(lambda self: [_text(line["cards"]) for line in self.view["lines"]])
    hands = property(lambda self: [_text(hand) for hand in self.view["hands"]])  # ascending
    jackpots = property(lambda self: [_text(pile["cards"]) for pile in self.view["jackpots"]])  # the same
    piles = property(lambda self: self.view["piles"])  # number of cards in each score pile
    tokens = property(lambda self: self.view["tokens"])
    discard = property(lambda self: self.view["discard"])  # number of cards

    def place(self, position: Position) -> None:
        """Write the position into the record."""
        state = self.match._states[0]
        state.phase = rules.TURN if position.display else rules.FINAL
        state.start, state.turn, state.turned = position.start, position.seat, position.turned
        state.did = rules.TOOK * position.took + rules.PLAYED * position.played
        state.deck[:] = _numbers(position.deck)
        state.shown = len(position.display)
        state.display[: state.shown] = sorted(_numbers(position.display))
        for seat in range(self.players):
            for card in _numbers(position.lines[seat].split()):
                rules.lay(state, seat, card)
            hand = sorted(_numbers(position.hands[seat].split()))
            state.hand[seat, : len(hand)] = hand
            state.pile[seat] = position.piles[seat]
            state.tokens[seat] = [position.tokens[seat].count(token) for token in TOKENS]
        for card in _numbers(" ".join(position.jackpots).split()):  # after the lines, so that none is won
            state.jackpot[rules.colour_of(card)] |= rules.bit_of(card)
        state.discard = position.discard


class LineitReference(Reference):
    """Line-it of the reference implementation, with the same facts."""

    def __init__(self, players: int, options: str = "") -> None:
        super().__init__("lineit", players, named(options))

    @property
    def phase(self) -> str:
        return "over" if self.over else self.awaits or ("final" if self.game.final else "turn")

    round = property(lambda self: self.game.round)
    start = property(lambda self: self.game.start)
    did = property(lambda self: (self.game.taken, self.game.played))
    deck = property(lambda self: len(self.game.deck))
    display = property(lambda self: list(self.game.display))
    lines = property(lambda self: [" ".join(line) for line in self.game.lines])
    hands = property(lambda self: [_ascending(hand) for hand in self.game.hands])
    jackpots = property(lambda self: [_ascending(pile) for pile in self.game.jackpots.values()])
    piles = property(lambda self: [len(pile) for pile in self.game.piles])
    tokens = property(lambda self: [sorted(f"{token:+}" for token in held) for held in self.game.tokens])
    discard = property(lambda self: len(self.game.discard))

    def place(self, position: Position) -> None:
        """Set the attributes; cards in score piles and in the discard have no names."""
        game = self.game
        game.awaits, game.final = None, not position.display
        game.start, game.round = position.start, position.turned // (self.players + 2)
        order = game._seats_from_start()
        game.queue = order[order.index(position.seat) :]
        game.taken, game.played = position.took, position.played
        game.deck, game.display = position.deck[position.turned :], list(position.display)
        game.lines = [line.split() for line in position.lines]
        game.hands = [hand.split() for hand in position.hands]
        game.jackpots = dict(zip(game.jackpots, map(str.split, position.jackpots), strict=True))
        game.piles = [["?"] * pile for pile in position.piles]
        game.tokens = [list(map(int, held)) for held in position.tokens]
        game.discard = ["?"] * position.discard


Lineit = LineitEngine | LineitReference
IMPLEMENTATIONS: dict[str, type[LineitEngine] | type[LineitReference]] = {
    "engine": LineitEngine,
    "reference": LineitReference,
}


def _numbers(cards: Sequence[str]) -> list[int]:
    return [CARD_NUMBERS[card] for card in cards]


def _text(cards: Sequence[Mapping[str, str]]) -> str:
    return " ".join(card["card"] for card in cards)


def _ascending(cards: Sequence[str]) -> str:
    return " ".join(sorted(cards, key=lineit.PACK.index))
