"""The helpers of `implementations.py` for a plain `Match`, for tests of views, bots, logs and drawings."""

from collections.abc import Callable, Mapping
from typing import Concatenate, ParamSpec, TypeVar

from kobako import Match
from yurikure.implementations import GIRLS, PAIRS, SETUP, YurikureEngine, start

__all__ = [
    "GIRLS",
    "PAIRS",
    "SETUP",
    "control",
    "finish_actions",
    "passes",
    "play_round",
    "put",
    "roll",
    "rule",
    "skip",
    "table",
]

P = ParamSpec("P")
T = TypeVar("T")


def table(
    players: int = 3, support: Mapping[int, str] | None = None, options: Mapping[str, str] | None = None
) -> Match:
    """A match whose first girl is about to act; `support` is pairs for 5, 4, 3, 2, 1 by seat."""
    game = start("engine", players, support, options=options)
    assert isinstance(game, YurikureEngine)
    return game.match


def _of_match(helper: Callable[Concatenate[YurikureEngine, P], T]) -> Callable[Concatenate[Match, P], T]:
    """Return `helper` as a function of a plain match."""

    def call(match: Match, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return helper(YurikureEngine.of(match), *args, **kwargs)

    return call


put = _of_match(YurikureEngine.put)
roll = _of_match(YurikureEngine.roll)
passes = _of_match(YurikureEngine.passes)
control = _of_match(YurikureEngine.take_control)
rule = _of_match(YurikureEngine.rule)
skip = _of_match(YurikureEngine.skip)
finish_actions = _of_match(YurikureEngine.finish_actions)
play_round = _of_match(YurikureEngine.play_round)
