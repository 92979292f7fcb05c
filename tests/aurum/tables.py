"""Matches of the engine for tests of its views, logs and observations; rule tests use implementations.py."""

import random
from collections.abc import Callable, Mapping
from typing import Any

from aurum import implementations
from aurum.implementations import FOUR, THREE, AurumEngine, deal_line
from kobako import Match
from kobako.match.check import random_match

__all__ = ["FOUR", "THREE", "deal_line"]


def _match_of(position: Callable[..., implementations.Aurum]) -> Callable[..., Match]:
    """Build the position as a match of the engine."""

    def match_of(*args: Any, **named: Any) -> Match:
        game = position("engine", *args, **named)
        assert isinstance(game, AurumEngine)
        return game.match

    return match_of


table, three, four, stuck = (
    _match_of(implementations.table),
    _match_of(implementations.three),
    _match_of(implementations.four),
    _match_of(implementations.stuck),
)


def _game(match: Match) -> AurumEngine:
    """Wrap a match in the interface of rule tests."""
    game = AurumEngine("aurum", match.players, {})
    game.match = match
    return game


def act(match: Match, *moves: str) -> None:
    """Make each move for the first seat that may act; a card alone is played, after `stay`."""
    _game(match).act(*moves)


def stay(match: Match) -> None:
    """Decline all swaps that are left in this window."""
    _game(match).stay()


def empty_leader(players: int, seed: int) -> Match:
    """Before a trick whose leader has no card left."""
    rng = random.Random(seed)
    match = Match("aurum", players, seed=seed)
    while True:
        seat, view = match.pending[0], match.view(None)
        if view["phase"] == "swap" and not view["hands"][view["lead"]]["held"]:
            return match
        moves = [move for move in match.legal(seat) if move != "stop"]
        first = view["phase"] == "swap" or (seat == 0 and not moves[0].startswith("play G"))
        match.act(seat, moves[0] if first else rng.choice(moves))


# ---- Lively games: swaps are many, so in random games all gold is soon paid and none is played ----


def choose(rng: random.Random, moves: list[str]) -> str:
    """A kind of move, and then one of them."""
    kinds: dict[str, list[str]] = {}
    for move in moves:
        kinds.setdefault("gold" if move.startswith("play G") else move.split()[0], []).append(move)
    odds = {"swap": 1, "stay": 3, "gold": 1, "play": 2}
    [kind] = rng.choices(list(kinds), [odds.get(kind, 1) for kind in kinds])
    return rng.choice(kinds[kind])


def lively(players: int, options: Mapping[str, str], seed: int) -> Match:
    """A whole game of such moves."""
    return random_match("aurum", players, options, seed, choose)
