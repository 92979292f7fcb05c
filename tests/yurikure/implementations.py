"""Yurikure on the engine and on the reference implementation: facts, set-ups and helpers for tests."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from implementations import Engine, Game, Reference
from kobako import IllegalMove, Match
from kobako.games.yurikure import board
from kobako.games.yurikure.marks import GIRL_MARKS, PAIR_NUMBERS, pair_names
from kobako.games.yurikure.view import YurikureView
from naive import yurikure as reference

GIRLS = GIRL_MARKS
PAIRS = list(PAIR_NUMBERS)
SETUP = "setup couple RW two KG one YS one RP order R W K Y P G S"
# Enough control for every seat: seat 0 over R, seat 1 over K, seat 2 over P, seat 3 over Y.
SUPPORT = {0: "RW RK RY RP RG", 1: "KG WK KY KP KS", 2: "PG PS YP WP KP", 3: "YS WY YG RY KY"}


@dataclass(frozen=True)
class Facts:
    """What every seat knows. Girls and pairs have their names in notation."""

    round: int  # 1..9; while extra points are placed, the one before
    order: list[str]  # girls in action order
    deciding: tuple[str, str] | None  # the girl in question, and what: action, answer, vote or consent
    rolling: tuple[str, str] | None  # what the due die is for (confession, couple, kiss), and its pair
    placed: list[int]  # how many times each seat has placed points, 0..9
    controller: dict[str, int | None]  # seat by girl
    revealed: dict[str, list[int]]  # control by girl and seat
    pairs: dict[str, tuple[int, int, str]]  # affection, dissatisfaction, and bond: none, blue, red or fated


class Yurikure(Game):
    """A game of Yurikure."""

    @property
    @abstractmethod
    def now(self) -> Facts:
        """What every seat knows now."""

    @abstractmethod
    def points(self, seat: int) -> dict[str, int]:
        """The support of `seat` by pair, setup and extra; pairs without any are left out."""

    @abstractmethod
    def control(self, seat: int) -> list[int]:
        """The control points of `seat` by girl, in the order of GIRLS."""

    @abstractmethod
    def polygamy(self, couples: Sequence[str]) -> set[str]:
        """The pairs among `couples` that belong to a polygamous group."""

    @abstractmethod
    def put(self, pair: str, affection: int = 0, dissatisfaction: int = 0, bond: str = "none") -> None:
        """Set how two girls stand with each other."""

    @abstractmethod
    def put_round(self, number: int) -> None:
        """Set the number of this round; the reference implementation forgets it when the round ends."""

    @abstractmethod
    def put_revealed(self, girl: str, *levels: int) -> None:
        """Set the revealed control over `girl`, by seat."""

    def refuse_for(self, seat: int, move: str, rule: str | None, reason: str) -> None:
        """Assert that the move is refused; the engine has to cite `rule` and give the message `reason`."""
        self.refuse(seat, move, rule)

    @property
    def couples(self) -> dict[str, str]:
        """The bonds of all couples by pair."""
        return {name: bond for name, (_, _, bond) in self.now.pairs.items() if bond != "none"}

    def pair(self, name: str) -> tuple[int, int, str]:
        """Affection, dissatisfaction and bond of a pair."""
        return self.now.pairs[name]

    def place(self, seat: int, pairs: str) -> None:
        """Place 5, 4, 3, 2, 1 on these pairs."""
        for value, pair in zip("54321", pairs.split(), strict=True):
            self.move(seat, f"support {value} {pair}")

    def place_extra(self, pair: str = "GS") -> None:
        """Place all extra points that are due on one pair."""
        while self.pending and f"extra {pair}" in self.legal(self.pending[0]):
            self.act(f"extra {pair}")

    def passes(self, count: int) -> list[int]:
        """Pass `count` times; return the seats that were asked."""
        asked: list[int] = []
        for _ in range(count):
            asked += self.pending
            self.act("pass")
        return asked

    def take_control(self, seat: int, level: int) -> None:
        """Reveal `level` as soon as `seat` is asked; the others pass, until it has to declare."""
        while self.pending != (seat,):
            self.passes(1)
        self.move(seat, f"reveal {level}")
        self.passes(self.players)

    def decide(self, move: str) -> None:
        """Declare `move` for the girl in question after a reveal step without reveals; all others pass."""
        while "pass" in self.legal(self.pending[0]):
            self.passes(1)
        self.act(move)
        self.passes(self.players - 1)

    def rule(self, seat: int, level: int, move: str) -> None:
        """Take control of the girl in question and decide for her."""
        self.take_control(seat, level)
        self.decide(move)

    def skip(self) -> None:
        """Let the girl in question do nothing or say no, without further reveals."""
        before = self.now.deciding
        assert before
        while self.now.deciding == before:
            self.act(*{"pass", "idle", "no"} & self.legal(self.pending[0]))

    def until(self, girl: str) -> None:
        """Skip decisions until the action of `girl`."""
        while self.now.deciding != (girl, "action"):
            self.skip()

    def follow(self, plan: str) -> str:
        """Let seat 0 decide as in "K confess Y, Y yes", until the last of these actions is over.

        All other decisions are skipped. Return the girls that were asked, in order.
        """
        asked = ""
        wanted = [item.split(" ", 1) for item in plan.split(", ")]
        while self.now.deciding and (wanted or self.now.deciding[1] != "action"):
            girl = self.now.deciding[0]
            asked += girl
            if not wanted or wanted[0][0] != girl:
                self.skip()
                continue
            if self.now.controller[girl] is None:
                self.take_control(0, 1)
            self.decide(wanted.pop(0)[1])
        assert wanted == []
        return asked

    def finish_actions(self) -> None:
        """Let all girls that have still to act do nothing, until the dice of the couple phase."""
        now = self.now.round
        while self.now.deciding and self.now.round == now:
            self.skip()

    def roll(self, *dice: int) -> None:
        for die in dice:
            self.chance(f"roll {die}")

    def play_round(self, couple: int = 5, kiss: int = 1) -> None:
        """Play a round in which no girl does anything; every die of a phase shows the same."""
        now = self.now.round
        self.finish_actions()
        while self.now.rolling and self.now.round == now:
            self.roll(couple if self.now.rolling[0] == "couple" else kiss)

    def play_rounds(self, count: int, extra: str = "GS") -> None:
        """Play rounds in which nothing happens, and place the extra points that follow on one pair."""
        for _ in range(count):
            self.play_round()
            self.place_extra(extra)


class YurikureEngine(Engine, Yurikure):
    """A game of the engine."""

    @classmethod
    def of(cls, match: Match) -> YurikureEngine:
        """The game of a plain match."""
        game = cls.__new__(cls)
        game.match, game.players = match, match.players
        return game

    def seen_by(self, seat: int | None) -> YurikureView:
        """The view of `seat`; None is a spectator."""
        view = self.match.view_struct(seat)
        assert isinstance(view, YurikureView)
        return view

    @property
    def now(self) -> Facts:
        view = self.seen_by(None)
        return Facts(
            round=view.round - (view.phase == "extra"),
            order=view.order,
            deciding=(view.deciding.girl, view.deciding.what) if view.deciding else None,
            rolling=(view.rolling.what, view.rolling.pair) if view.rolling else None,
            placed=view.placed,
            controller={girl.girl: girl.controller for girl in view.girls},
            revealed={girl.girl: girl.revealed for girl in view.girls},
            pairs={pair.pair: (pair.affection, pair.dissatisfaction, pair.bond) for pair in view.pairs},
        )

    def points(self, seat: int) -> dict[str, int]:
        view = self.seen_by(seat)
        both = zip(PAIRS, view.support[seat] or (), view.extra[seat] or (), strict=True)
        return {name: setup + extra for name, setup, extra in both if setup + extra}

    def control(self, seat: int) -> list[int]:
        return self.seen_by(seat).control[seat] or []

    def polygamy(self, couples: Sequence[str]) -> set[str]:
        return set(pair_names(int(board.polygamous(sum(1 << PAIR_NUMBERS[name] for name in couples)))))

    def put(self, pair: str, affection: int = 0, dissatisfaction: int = 0, bond: str = "none") -> None:
        state, number = self.match._states[0], PAIR_NUMBERS[pair]
        state.affection[number], state.dissatisfaction[number] = affection, dissatisfaction
        bit = 1 << number
        state.couples = state.couples & ~bit | (bond != "none") << number
        state.red = state.red & ~bit | (bond == "red") << number

    def put_round(self, number: int) -> None:
        self.match._states[0].rounds = number - 1

    def put_revealed(self, girl: str, *levels: int) -> None:
        state, number = self.match._states[0], GIRLS.index(girl)
        state.rev[: self.players, number] = levels
        state.holder[number] = levels.index(max(levels)) if any(levels) else board.NONE

    def refuse_for(self, seat: int, move: str, rule: str | None, reason: str) -> None:
        super().refuse_for(seat, move, rule, reason)
        with pytest.raises(IllegalMove) as caught:
            self.match.act(seat, move)
        assert caught.value.id == reason


class YurikureReference(Reference, Yurikure):
    """A game of the reference implementation."""

    game: reference.Yurikure

    @property
    def now(self) -> Facts:
        game, bonds = self.game, self.game.couples
        both = {name: (game.affection[name], game.dissatisfaction[name]) for name in PAIRS}
        return Facts(
            round=game.round,
            order=game.order,
            deciding=game.deciding,
            rolling=game.rolling,
            placed=list(map(len, game.placed)),
            controller={girl: game.controller(girl) for girl in GIRLS},
            revealed={girl: [revealed[girl] for revealed in game.revealed] for girl in GIRLS},
            pairs={name: (*values, bonds.get(name, "none")) for name, values in both.items()},
        )

    def points(self, seat: int) -> dict[str, int]:
        placed = self.game.placed[seat]
        return {name: reference.support(placed, name, sum(reference.VALUES)) for name in set(placed)}

    def control(self, seat: int) -> list[int]:
        return [reference.control(self.game.placed[seat], girl) for girl in GIRLS]

    def polygamy(self, couples: Sequence[str]) -> set[str]:
        return reference.polygamy(couples)

    def put(self, pair: str, affection: int = 0, dissatisfaction: int = 0, bond: str = "none") -> None:
        self.game.affection[pair], self.game.dissatisfaction[pair] = affection, dissatisfaction
        self.game.couples.pop(pair, None)
        if bond != "none":
            self.game.couples[pair] = bond

    def put_round(self, number: int) -> None:
        self.game.round = number

    def put_revealed(self, girl: str, *levels: int) -> None:
        for revealed, level in zip(self.game.revealed, levels, strict=True):
            revealed[girl] = level


IMPLEMENTATIONS = {"engine": YurikureEngine, "reference": YurikureReference}
Options = Mapping[str, str] | None


def new(implementation: str, players: int = 3, options: Options = None) -> Yurikure:
    """A game in which the setup is due."""
    game: Yurikure = IMPLEMENTATIONS[implementation]("yurikure", players, options or {})
    return game


def begin(
    implementation: str, players: int = 3, options: Options = None, setup: str = SETUP, first: int = 0
) -> Yurikure:
    """A game in which support is due."""
    game = new(implementation, players, options)
    game.tell(setup, f"first {first}")
    return game


def start(
    implementation: str, players: int = 3, support: Mapping[int, str] | None = None, **setting: Any
) -> Yurikure:
    """A game whose first girl is about to act; `support` is pairs for 5, 4, 3, 2, 1 by seat."""
    game = begin(implementation, players, **setting)
    for seat in range(players):
        game.place(seat, (SUPPORT | dict(support or {}))[seat])
    return game
