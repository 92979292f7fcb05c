"""Where there is nothing to imagine, and controls: what is not as likely as it should be is caught."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from games.worlds import fits, is_uniform
from kobako import GAMES, Match
from kobako.cards.rng import fast_rng
from kobako.games import drive
from kobako.match.check import random_match


@pytest.mark.rules
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_imagined_before_the_first_chance_and_after_the_end(game: str) -> None:
    for match in (Match(game, 3, chance="given"), random_match(game, 3, {}, 1)):
        world = match.seen(0)
        drive.imagine(world, 0, fast_rng(1))
        assert world.tobytes() == match.seen(0).tobytes()


def careless(rng: random.Random) -> tuple[int, ...]:
    """Swaps every card with any other: a well-known mistake."""
    order = list(range(5))
    for i in range(5):
        j = rng.randrange(5)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


NUMBERS, ORDERS = list(range(20)), list(permutations(range(5)))
SAMPLERS: list[tuple[list[Any], Callable[[random.Random], Any], bool]] = [
    (NUMBERS, lambda rng: rng.randrange(20), True),
    (NUMBERS, lambda rng: min(rng.randrange(20), rng.randrange(24)), False),
    (NUMBERS, lambda rng: rng.randrange(19), False),
    (NUMBERS, lambda rng: rng.randrange(21), False),
    (ORDERS, lambda rng: tuple(rng.sample(range(5), 5)), True),
    (ORDERS, careless, False),
    (ORDERS, lambda rng: (0, *rng.sample(range(1, 5), 4)), False),
]


@pytest.mark.parametrize(("cases", "draw", "is_fair"), SAMPLERS)
def test_control_a_biased_sampler_is_caught(
    cases: list[Any], draw: Callable[[random.Random], Any], is_fair: bool
) -> None:
    rng = random.Random(1)
    counts = Counter(draw(rng) for _ in range(6000))
    assert is_uniform(counts, len(cases)) == is_fair
    for few in (0, 8):
        assert fits(counts, dict.fromkeys(cases, 1), few) == is_fair


@pytest.mark.parametrize("wrong", [{19: 0.0}, {19: 1.5}, {20: 1.0}])
def test_control_weights_count(wrong: dict[int, float]) -> None:
    rng = random.Random(1)
    counts = Counter(rng.randrange(20) for _ in range(6000))
    for few in (0, 8):
        assert not fits(counts, dict.fromkeys(NUMBERS, 1.0) | wrong, few)
