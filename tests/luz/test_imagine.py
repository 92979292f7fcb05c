"""Imagined worlds are uniform: by enumeration where there are few, by chi-square on a full deal.

Seeds are fixed, so a chi-square that passes always passes; the negative controls show that it can fail.
"""

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import permutations
from math import comb
from typing import Any

import pytest
from scipy.stats import chisquare

from kobako import Match
from kobako.cards.fields import fields
from kobako.cards.rng import fast_rng
from kobako.games import drive
from kobako.games.game import SPECTATOR
from kobako.games.luz.notation import card_text
from kobako.match.check import after, random_match
from naive.luz import worlds

P = 0.001  # a fair sampler falls below this once in a thousand seeds; ours are fixed


def is_uniform(counts: Mapping[Any, int], kinds: int) -> bool:
    """Whether these counts could come from `kinds` equally likely cases."""
    seen = list(counts.values())
    if kinds == 1:
        return len(seen) == 1
    return len(seen) <= kinds and bool(chisquare(seen + [0] * (kinds - len(seen))).pvalue > P)


def part_of(players: int, seed: int, steps: int) -> Match:
    return after(random_match("luz", players, {}, seed), steps)


def imagined(match: Match, seat: int, times: int, seed: int) -> Iterable[list[tuple[str, ...]]]:
    """Worlds as lists of hands."""
    rngs = fast_rng(seed)
    seen = match.seen(None if seat == SPECTATOR else seat)
    for _ in range(times):
        world = seen.copy()
        drive.imagine(world, seat, rngs)
        yield [tuple(map(card_text, hand)) for hand in fields(world).hand[: match.players]]


@pytest.mark.parametrize(("players", "seed", "steps"), [(3, 1, 26), (4, 2, 34), (5, 3, 40), (4, 7, 30)])
def test_uniform_by_enumeration(players: int, seed: int, steps: int) -> None:
    match = part_of(players, seed, steps)
    for seat in range(players):
        possible = worlds(players, match.steps, seat)
        times = max(2000, 30 * len(possible))
        assert len(possible) < 3000, "choose a later position"
        counts = Counter(hands[seat] for hands in imagined(match, seat, times, seed))
        assert set(counts) <= set(possible)
        assert is_uniform(counts, len(possible))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_uniform_on_a_full_deal(players: int) -> None:
    """Every choice of ranks within a suit, and every pair of the lowest cards of two suits."""
    match = Match("luz", players, seed=players)
    seat = 1
    hands = [hands[seat] for hands in imagined(match, seat, 6000, seed=5)]
    suits = {}
    for suit in "YRGBP":
        own = [tuple(card for card in hand if card[0] == suit) for hand in hands]
        unseen = len(own[0]) + sum(card[0] == suit for card in match.view(seat)["aside"])
        suits[suit] = comb(unseen, len(own[0]))
        assert is_uniform(Counter(own), suits[suit])
    two = sorted((suit for suit in suits if suits[suit] > 1), key=suits.__getitem__)[:2]
    joint = Counter(tuple(card for card in hand if card[0] in two) for hand in hands)
    assert is_uniform(joint, suits[two[0]] * suits[two[1]])


def fillings(hidden: list[str], shapes: list[list[str | None]]) -> set[tuple[str | None, ...]]:
    """All ways to put the hidden cards into the open places of the shapes, lowest first, by trying all."""
    places = [(s, i) for s, shape in enumerate(shapes) for i, card in enumerate(shape) if card is None]
    found = set()
    for order in permutations(hidden, len(places)):
        filled = [list(shape) for shape in shapes]
        for (s, i), card in zip(places, order, strict=True):
            filled[s][i] = card
        ranks = [[int(str(card)[1:]) for card in shape] for shape in filled]
        if all(shape == sorted(shape) for shape in ranks):
            found.add(tuple(card for shape in filled for card in shape))
    return found


@pytest.mark.parametrize(("players", "seed", "steps"), [(3, 1, 22), (4, 2, 30), (5, 3, 38)])
def test_uniform_for_a_spectator(players: int, seed: int, steps: int) -> None:
    match = part_of(players, seed, steps)
    sample = list(imagined(match, SPECTATOR, 6000, seed))
    view = match.view(None)
    for suit in "YRGBP":
        shapes: list[list[str | None]] = [
            [suit + str(card["rank"]) if card["rank"] else None for card in hand if card["suit"] == suit]
            for hand in view["hands"]
        ]
        shown = {card for shape in shapes for card in shape}
        hidden = [f"{suit}{rank}" for rank in range(1, {3: 8, 4: 10, 5: 12}[players] + 1)]
        ways = fillings([card for card in hidden if card not in shown], shapes)
        counts = Counter(tuple(c for hand in hands for c in hand if c[0] == suit) for hands in sample)
        assert set(counts) <= ways
        assert is_uniform(counts, len(ways))


def test_control_a_biased_sampler_is_caught() -> None:
    rng = random.Random(1)
    fair = Counter((str(rng.randrange(20)),) for _ in range(6000))
    biased = Counter((str(min(rng.randrange(20), rng.randrange(24))),) for _ in range(6000))
    incomplete = Counter((str(rng.randrange(19)),) for _ in range(6000))
    assert is_uniform(fair, 20)
    assert not is_uniform(biased, 20)
    assert not is_uniform(incomplete, 20)


@pytest.mark.rules
def test_nothing_is_imagined_before_a_deal_and_after_the_end() -> None:
    match = Match("luz", 3, chance="given")
    over = random_match("luz", 3, {}, 1)
    for position in (match, over):
        world = position.seen(0)
        drive.imagine(world, 0, fast_rng(1))
        assert world.tobytes() == position.seen(0).tobytes()
