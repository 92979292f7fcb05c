"""Aurum in both implementations: the facts that rule tests read, and the positions that they start from."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from implementations import Engine, Game, Reference
from kobako.games.aurum.words import NUMBERS
from naive import aurum as naive

HAND = 12

# Every third (fourth) rank of every suit, so that any card can be followed by anybody.
THREE = {
    0: "B1 B4 B7 P1 P4 P7 Z1 Z4 Z7 S1 S4 S7",
    1: "B2 B5 B8 P2 P5 P8 Z2 Z5 Z8 S2 S5 S8",
    2: "B3 B6 B9 P3 P6 P9 Z3 Z6 Z9 S3 S6 S9",
}
FOUR = {
    0: "B1 B5 B9 P1 P5 P9 Z1 Z5 C1 C5 S1 S5",
    1: "B2 B6 B10 P2 P6 P10 Z2 Z6 C2 C6 S2 S6",
    2: "B3 B7 P3 P7 Z3 Z7 Z9 C3 C7 C9 S3 S7",
    3: "B4 B8 P4 P8 Z4 Z8 Z10 C4 C8 C10 S4 S8",
}
# Seat 0 leads Z1, seat 1 plays P1, and seat 2 has nothing but these two suits.
STUCK = {
    0: "S1 S2 S3 S4 S5 S6 S7 S8 S9 Z1 Z2 Z3",
    1: "B1 B2 B3 B4 B5 B6 B7 B8 B9 P1 P2 P3",
    2: "P4 P5 P6 P7 P8 P9 Z4 Z5 Z6 Z7 Z8 Z9",
}

Options = Mapping[str, str] | None


class AurumGame(Game):
    """Moves that both implementations make alike."""

    phase: Any  # predict, swap or play, while a seat may act

    def stay(self) -> None:
        """Decline all swaps that are left in this window."""
        while self.pending and self.phase == "swap":
            self.move(self.pending[0], "stay")

    def act(self, *moves: str) -> None:
        """Make each move for the first seat that may act; a card alone is played, after `stay`."""
        for move in moves:
            if len(move) <= 3:
                self.stay()
                move = f"play {move}"
            super().act(move)


class AurumEngine(Engine, AurumGame):
    """A game of the engine. Facts are what a spectator sees, but for `hands`."""

    phase = property(
        lambda self: {"lead": "play", "follow": "play"}.get(self.view["phase"], self.view["phase"])
    )
    round = property(lambda self: self.view["round"])
    start = property(lambda self: self.view["start"])  # the start player
    lead = property(lambda self: self.view["lead"])  # the leader of the trick
    hands = property(lambda self: [{card["card"] for card in own} for own in self._each_seats("own")])
    left_over = property(lambda self: self.view["left_over"])
    predictions = property(lambda self: self.view["predictions"])  # None until laid, "?" while secret
    collections = property(lambda self: self.view["collections"])  # ranks of gold, ascending
    supply = property(lambda self: {pile["rank"]: pile["left"] for pile in self.view["supply"]})
    won = property(lambda self: self.view["won"])  # tricks by seat
    trick = property(lambda self: self._cards("open"))  # in progress
    gone = property(lambda self: [card for card in self._cards("done", "void") if card[0] != "G"])
    ended = property(lambda self: self.view["sheet"][-1]["ended"])  # the seat by which the last round ended

    @property
    def results(self) -> list[naive.Result]:
        """By side: its score if the round ended now, if it is exact, and its highest gold, -1 without any."""
        return [
            (side["points"], side["won"] == side["prediction"], -1 if side["top"] is None else side["top"])
            for side in self.view["sides"]
        ]

    def _each_seats(self, name: str) -> list[Any]:
        return [self.match.view(seat)[name] for seat in range(self.players)]

    def _cards(self, *states: str) -> list[str]:
        tricks = [trick["cards"] for trick in self.view["tricks"] if trick["state"] in states]
        return [played["card"] for cards in tricks for played in cards]

    def known(self, viewer: int | None, seat: int) -> set[str]:
        """The cards of the hand of `seat` that `viewer` knows."""
        return set(self.match.view(viewer)["hands"][seat]["cards"])

    def unseen(self, viewer: int | None) -> set[str]:
        """The cards whose place `viewer` does not know."""
        return set(self.match.view(viewer)["unseen"])

    def give(self, seat: int, *ranks: int) -> None:
        """Exchange the collection of `seat` for this gold of the supply."""
        state, gold = self.match._states[0], sum(1 << 3 * rank for rank in ranks)
        state.supply += state.gold[seat] - gold
        state.gold[seat] = gold

    def keep(self, seat: int, *cards: str) -> None:
        """Take all cards out of the hand of `seat` but these."""
        state, kept = self.match._states[0], sum(1 << NUMBERS[card] for card in cards)
        state.gone |= state.hand[seat] & ~kept
        state.hand[seat] &= kept
        state.held[seat] = len(cards)

    def put_won(self, won: Sequence[int]) -> None:
        """Set the number of tricks won, by seat."""
        state = self.match._states[0]
        state.won[state.rounds, : self.players] = won


class AurumReference(Reference, AurumGame):
    """A game of the reference implementation, with the same facts."""

    game: naive.Aurum

    phase = property(lambda self: self.game.phase)
    round = property(lambda self: self.game.round)
    start = property(lambda self: self.game.start)
    lead = property(lambda self: self.game.leader)
    hands = property(lambda self: self.game.hands)
    left_over = property(lambda self: self.game.dealt[-1])
    collections = property(lambda self: [sorted(map(naive.rank_of, gold)) for gold in self.game.collections])
    supply = property(lambda self: {int(gold[1:]): self.game.supply.count(gold) for gold in self.game.gold})
    won = property(lambda self: self.game.won)
    trick = property(lambda self: [card for _, card in self.game.trick])
    gone = property(lambda self: self.game.gone)
    results = property(lambda self: list(map(self.game._result, naive.SIDES[self.players])))

    @property
    def predictions(self) -> list[str | None]:
        laid = [self.game.predictions.get(seat) for seat in range(self.players)]
        return [card and "?" for card in laid] if self.game.secret else laid

    @property
    def ended(self) -> int:
        [*_, line] = [line for line in self.game.heard if line.startswith("the round ends by ")]
        return int(line.split()[4])

    def known(self, viewer: int | None, seat: int) -> set[str]:
        return self.game.hands[seat] - self.unseen(viewer)

    def unseen(self, viewer: int | None) -> set[str]:
        return set(naive._unseen(self.game, viewer))

    def give(self, seat: int, *ranks: int) -> None:
        self.game.supply += self.game.collections[seat]
        self.game.collections[seat] = []
        for rank in ranks:
            self.game._take(f"G{rank}", seat)

    def keep(self, seat: int, *cards: str) -> None:
        self.game.gone += self.game.hands[seat] - set(cards)
        self.game.hands[seat] &= set(cards)

    def put_won(self, won: Sequence[int]) -> None:
        self.game.won = list(won)


Aurum = AurumEngine | AurumReference
IMPLEMENTATIONS: dict[str, type[Aurum]] = {"engine": AurumEngine, "reference": AurumReference}
Position = Callable[..., Aurum]  # given the name of an implementation


# ------------------------------------------------------------------------------------------- positions


def deal_line(players: int, hands: Mapping[int, str]) -> str:
    """A deal in which the seats hold at least these cards; other cards fill up from the low end."""
    wanted = {seat: cards.split() for seat, cards in hands.items()}
    named = {card for cards in wanted.values() for card in cards}
    rest = [card for card in naive.pack(players) if card not in named]
    dealt: list[str] = []
    for seat in range(players):
        hand = wanted.get(seat, [])
        dealt += hand + [rest.pop(0) for _ in range(HAND - len(hand))]
    return " ".join(["deal", *dealt, *rest])


def new_game(implementation: str, players: int, options: Options = None, *, first: int | None = 0) -> Aurum:
    """A game before its first deal; without `first`, before the start player is drawn."""
    game = IMPLEMENTATIONS[implementation]("aurum", players, options or {})
    if first is not None:
        game.chance(f"first {first}")
    return game


def table(
    implementation: str,
    players: int,
    hands: Mapping[int, str],
    *,
    first: int = 0,
    predict: str = "",
    options: Options = None,
) -> Aurum:
    """A game in round 1 with these hands, and these predictions by seat, from the start player on."""
    game = new_game(implementation, players, options, first=first)
    game.chance(deal_line(players, hands))
    game.tell(*(f"{(first + step) % players} predict {card}" for step, card in enumerate(predict.split())))
    return game


def three(implementation: str, predict: str = "B7 B8 B9", options: Options = None) -> Aurum:
    """Before the first swap window of three players."""
    return table(implementation, 3, THREE, predict=predict, options=options)


def four(implementation: str, predict: str = "B9 B10 B7 B8", options: Options = None) -> Aurum:
    """Before the first swap window of four players."""
    return table(implementation, 4, FOUR, predict=predict, options=options)


def stuck(implementation: str, options: Options = None) -> Aurum:
    """Seat 2 can play no base card."""
    game = table(implementation, 3, STUCK, predict="S1 B1 P4", options=options)
    game.act("Z1", "P1")
    return game


def play_round(game: Aurum, predicted: Sequence[int], won: Sequence[int], gold: Iterable[str]) -> None:
    """Play a round that ends as soon as it is predicted: by seat the prediction, tricks and ranks of gold."""
    cards = [f"{suit}{rank}" for suit, rank in zip("BPZS", predicted, strict=False)]
    game.chance(deal_line(game.players, dict(enumerate(cards))))
    *others, last = [(game.start + step) % game.players for step in range(game.players)]
    game.tell(*(f"{seat} predict {cards[seat]}" for seat in others))
    for seat, ranks in enumerate(gold):
        game.give(seat, *map(int, ranks))
        game.keep(seat, *([cards[seat]] if seat == last else []))
    game.put_won(won)
    game.move(last, f"predict {cards[last]}")


def patient(patience: float) -> Callable[[random.Random, list[str]], str]:
    """Choose random moves; with this probability decline to swap, whatever could be swapped."""

    def choose(rng: random.Random, moves: list[str]) -> str:
        return "stay" if "stay" in moves and rng.random() < patience else rng.choice(moves)

    return choose
