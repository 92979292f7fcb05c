"""Imagined worlds are uniform: by enumeration where there are few, by chi-square on a full deal."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import comb

import pytest

from games.worlds import imagined, is_uniform
from kobako import Match
from kobako.games.luz.notation import card_text
from kobako.match.check import after, random_match
from naive.luz import worlds


def part_of(players: int, seed: int, steps: int) -> Match:
    return after(random_match("luz", players, {}, seed), steps)


def hands_of(match: Match, seat: int | None, times: int, seed: int) -> Iterator[list[tuple[str, ...]]]:
    """Worlds as lists of hands."""
    for now in imagined(match, seat, times, seed):
        yield [tuple(map(card_text, hand)) for hand in now.hand[: match.players]]


@pytest.mark.parametrize(("players", "seed", "steps"), [(3, 1, 26), (4, 2, 34), (5, 3, 40), (4, 7, 30)])
def test_uniform_by_enumeration(players: int, seed: int, steps: int) -> None:
    match = part_of(players, seed, steps)
    for seat in range(players):
        possible = worlds(players, match.steps, seat)
        times = max(2000, 30 * len(possible))
        assert len(possible) < 3000, "choose a later position"
        counts = Counter(hands[seat] for hands in hands_of(match, seat, times, seed))
        assert set(counts) <= set(possible)
        assert is_uniform(counts, len(possible))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_uniform_on_a_full_deal(players: int) -> None:
    """Every choice of ranks within a suit, and every pair of the lowest cards of two suits."""
    match = Match("luz", players, seed=players)
    seat = 1
    hands = [hands[seat] for hands in hands_of(match, seat, 6000, seed=5)]
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
    sample = list(hands_of(match, None, 6000, seed))
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
