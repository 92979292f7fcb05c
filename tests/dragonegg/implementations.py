"""The Dragon's Egg of the engine and of the reference implementation, and positions to test both in."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from copy import deepcopy
from itertools import chain
from typing import Any

from implementations import Engine, Game, Reference
from kobako.cards.fields import fields
from kobako.games.dragonegg.moves import CARD_NAMES, CARD_NUMBERS, PAIR_NAMES, PAIR_NUMBERS, kinds_of
from kobako.games.dragonegg.sets import FRIEND, STRENGTHS, strength_of
from naive import dragonegg
from naive.dragonegg import PACK

Strength = tuple[bool, int]  # whether it is a friend, and its sum


class DragonEggGame(Game):
    """A game whose deck can be told by the hands that it deals."""

    hands: Any  # by seat, in notation order

    def deck_line(self, *hands: str, draws: str = "") -> str:
        """Return a deck that deals these cards, filled up from the low end, and has `draws` on top then."""
        held = [card for hand in self.hands for card in hand]
        fresh = 4 if held else 5
        wanted = [hand.split() for hand in hands] + [[]] * (self.players - len(hands))
        rest = Counter(PACK) - Counter(held)
        rest -= Counter(card for cards in wanted for card in cards) + Counter(draws.split())
        low = list(rest.elements())
        dealt = [card for cards in wanted for card in cards + [low.pop(0) for _ in range(fresh - len(cards))]]
        return " ".join(["deck", *dealt, *draws.split(), *low])

    def shuffle(self, *hands: str, draws: str = "") -> None:
        """Decide the deck that is due: see `deck_line`."""
        self.chance(self.deck_line(*hands, draws=draws))

    def commit(self, *sets: str) -> None:
        """Put these sets of seats 0, 1, ... down."""
        for seat, cards in enumerate(sets):
            self.move(seat, f"sets {cards}")


class DragonEggEngine(Engine, DragonEggGame):
    """A game of the engine. Facts are what a spectator sees, but for the cards."""

    hands = property(lambda self: [self.seen(seat)["seats"][seat]["cards"] for seat in range(self.players)])
    bracelets = property(lambda self: [seat["bracelets"] for seat in self.view["seats"]])
    egg = property(lambda self: self.view["egg"])  # the seat that holds it, or None
    deck = property(lambda self: self.view["deck"])  # the number of its cards
    steps = property(lambda self: self.match.steps)
    position = property(lambda self: self.match._states.tobytes())  # all but how it came about

    @staticmethod
    def strength(pair: str) -> Strength:
        """Return the strength of a set of two cards."""
        number = strength_of(*(CARD_NUMBERS[card] for card in pair.split()))
        assert number == STRENGTHS[PAIR_NUMBERS[pair]]
        return number > FRIEND, number % FRIEND

    @property
    def shown(self) -> list[dict[str, str]]:
        """The face-up sets of each seat, as {"strong": "R1 R2", "weak": "B1 B1"}."""
        trays = [[(row, seat[row]) for row in ("strong", "weak")] for seat in self.view["seats"]]
        return [{row: " ".join(t["set"]["cards"]) for row, t in two if t["state"] == "open"} for two in trays]

    @property
    def cards(self) -> Counter[str]:
        """Every card, wherever it lies."""
        state = fields(self.match._states)
        found = Counter(CARD_NAMES[card - 1] for card in state.deck[: state.left])
        for cards in (*state.hand, *state.dropped):
            found.update(CARD_NAMES[kind] for kind in kinds_of(cards))
        for pair in (pair for sets in state.sets for pair in sets if pair):
            found.update(PAIR_NAMES[pair - 1].split())
        return found

    def seen(self, seat: int | None) -> Any:
        """Return all that `seat`, or a spectator, may know."""
        return self.match.view(seat)

    def points(self, row: str) -> list[int]:
        """Return the points of each seat for its "strong" or "weak" set in the last settlement."""
        return [result[f"{row}_points"] for result in self.view["last"]["results"]]

    def put(self, **facts: Any) -> None:
        """Write the `bracelets` or `scores` of all seats, or the holder of the `egg`."""
        for name, value in facts.items():
            field = self.match._states["money" if name == "scores" else name]
            field[..., : self.players] = value


class DragonEggReference(Reference, DragonEggGame):
    """A game of the reference implementation."""

    game: dragonegg.DragonEgg

    hands = property(lambda self: [list(hand) for hand in self.game.hands])
    bracelets = property(lambda self: list(self.game.bracelets))
    egg = property(lambda self: self.game.egg)
    deck = property(lambda self: len(self.game.deck))
    steps = property(lambda self: [line for part in self.game.rounds for line in part.lines])
    shown = property(lambda self: self.game.rounds[-1].shown)

    @staticmethod
    def strength(pair: str) -> Strength:
        return dragonegg.strength(*pair.split())

    @property
    def cards(self) -> Counter[str]:
        sets = [cards.split() for pair in self.game.sets.values() for cards in pair]
        return Counter(chain(self.game.deck, self.game.pile, *self.game.hands, *sets))

    @property
    def position(self) -> dict[str, Any]:
        history = {"told": None, "rounds": None}
        return vars(self.game) | {"pile": sorted(self.game.pile)} | history

    def seen(self, seat: int | None) -> list[str]:
        return dragonegg.observations(self.players, self.steps, seat)

    def points(self, row: str) -> list[int]:
        return dragonegg.points([self.strength(sets[row]) for sets in self.shown])

    def put(self, **facts: Any) -> None:
        vars(self.game).update(deepcopy(facts))


AnyGame = DragonEggEngine | DragonEggReference
IMPLEMENTATIONS: Mapping[str, type[AnyGame]] = {
    "engine": DragonEggEngine,
    "reference": DragonEggReference,
}


# ---- Positions ----


def start(implementation: str, players: int, options: Mapping[str, str] | None = None) -> AnyGame:
    """Return a game before its first deck."""
    return IMPLEMENTATIONS[implementation]("dragonegg", players, options or {})


def table(implementation: str, *hands: str, draws: str = "", **options: str) -> AnyGame:
    """Return a game in round 1 with these hands; see `DragonEggGame.deck_line`."""
    game = start(implementation, len(hands), options)
    game.shuffle(*hands, draws=draws)
    return game


def settled(implementation: str, *sets: str, **facts: Any) -> AnyGame:
    """Return a game after the settlement of these sets in round 1; `facts` were put, an egg was kept."""
    game = table(implementation, *(cards.replace("/", "") for cards in sets))
    game.put(**facts)
    game.commit(*sets)
    if game.pending:
        game.act("keep")
    return game


# Two players: seat 0 wins the strong sets and seat 1 the weak ones, so both gain nothing and get a bracelet.
DRAW = ("R7 R7 / R1 B2", "R6 R6 / R3 B4")
DRAWN = ("R7 R7 R1 B2", "R6 R6 R3 B4")  # the cards of these sets


def before_draw(implementation: str) -> AnyGame:
    """Return a game in round 1, two players about to put `DRAW` down and to keep R5 and B5."""
    return table(implementation, "R7 R7 R1 B2 R5", "R6 R6 R3 B4 B5")


def with_bracelets(implementation: str, rounds: int) -> AnyGame:
    """Return a game of two with so many bracelets each, before the next deck."""
    game = before_draw(implementation)
    game.commit(*DRAW)
    for _ in range(rounds - 1):
        game.shuffle(*DRAWN)
        game.commit(*DRAW)
    return game


def with_six(implementation: str) -> AnyGame:
    """Return a game of two who have kept two cards each and hold six after the next deck."""
    game = with_bracelets(implementation, 1)
    game.shuffle(*DRAWN, draws="B6 B7")
    game.tell("1 bracelet", "0 bracelet")
    game.commit(*DRAW)
    game.shuffle("R1 R1 R2 R2", "B1 B2 B3 B4")
    return game


def with_egg(implementation: str, players: int = 3) -> AnyGame:
    """Return a game in round 2 in which seat 0 has won the egg."""
    others = ("R1 B3 / R1 B2", "R2 B4 / R2 B1", "R4 B1 / R3 B2", "B3 B4 / R3 R4")
    game = settled(implementation, "R7 R7 / R6 R6", *others[: players - 1])
    game.shuffle("B7 B7 B6 B6")
    return game


# Sets of three players in that round: only seat 1 has two friends. The scores so far are 4, 0, 1.
DOWN = ("B6 B7 / R3 B6", "R2 R2 / R1 R1", "R5 R6 / R4 R5")


def with_sets_down(implementation: str) -> AnyGame:
    """Return a game of three in which seat 0 is asked whether to use the egg."""
    game = with_egg(implementation)
    game.commit(*DOWN)
    return game


def lively(rng: random.Random, moves: list[str]) -> str:
    """Choose a random move; half of the sets are those with the strongest weak one, for the egg."""
    move = rng.choice(moves)
    if "bracelet" in moves and rng.random() < 0.3:
        return "bracelet"
    if move.startswith("sets") and rng.random() < 0.5:
        sets = [other for other in moves if other.startswith("sets")]
        return max(sets, key=lambda text: dragonegg.strength(*text.split(" ")[-2:]))
    return move
