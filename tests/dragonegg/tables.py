"""Matches of the engine in given positions, for tests of what only a `Match` has."""

from collections.abc import Mapping

from dragonegg import implementations
from dragonegg.implementations import DRAW, AnyGame, DragonEggEngine
from kobako import Match

__all__ = ["DRAW", "commit", "deck_line", "next_round", "table", "with_bracelets", "with_egg"]


def match_of(game: AnyGame) -> Match:
    assert isinstance(game, DragonEggEngine)
    return game.match


def game_of(match: Match) -> DragonEggEngine:
    game = DragonEggEngine("dragonegg", match.players, {})
    game.match = match
    return game


def deck_line(match: Match, hands: Mapping[int, str], draws: str = "") -> str:
    """Return a deck that gives the seats these cards; see `DragonEggGame.deck_line`."""
    return game_of(match).deck_line(*(hands.get(seat, "") for seat in range(match.players)), draws=draws)


def next_round(match: Match, hands: Mapping[int, str] | None = None, draws: str = "") -> None:
    """Shuffle; the seats draw these cards."""
    match.chance(deck_line(match, hands or {}, draws))


def commit(match: Match, *sets: str) -> None:
    """Put these sets of seats 0, 1, ... down."""
    game_of(match).commit(*sets)


def table(players: int, hands: Mapping[int, str], draws: str = "", **options: str) -> Match:
    """Return a match in round 1 with these hands."""
    dealt = (hands.get(seat, "") for seat in range(players))
    return match_of(implementations.table("engine", *dealt, draws=draws, **options))


def with_bracelets(rounds: int) -> Match:
    return match_of(implementations.with_bracelets("engine", rounds))


def with_egg(players: int = 2) -> Match:
    return match_of(implementations.with_egg("engine", players))
