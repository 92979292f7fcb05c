"""The player's rules of a game, from its messages."""

from __future__ import annotations

from itertools import count, takewhile

from .. import texts
from .words import Words, wrap

NUMBER = 4  # columns of a rule's number


def rule_count(game: str) -> int:
    """How many numbered rules the game has."""
    return sum(1 for _ in takewhile(lambda n: texts.has(f"{game}-rule-{n}"), count(1)))


def rule_lines(game: str, number: int, words: Words) -> list[str]:
    """One rule, its number in the margin."""
    return wrap(words(f"{game}-rule-{number}"), " " * NUMBER, f"{number:>2}".ljust(NUMBER))


def rulebook(game: str, words: Words) -> list[str]:
    """All rules, with the goal of the game before and the commands after them."""
    lines = [words(f"{game}-name"), *wrap(words(f"{game}-tagline")), "", *wrap(words(f"{game}-goal"))]
    for number in range(1, rule_count(game) + 1):
        lines += ["", *rule_lines(game, number, words)]
    return [*lines, "", *wrap(words(f"{game}-commands"))]
