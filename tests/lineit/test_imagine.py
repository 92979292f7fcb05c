"""Imagined worlds are uniform: by enumeration where there are few, by chi-square on a full deck.

Seeds are fixed, so a chi-square that passes always passes; the negative controls show that it can fail.
"""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

import pytest
from scipy.stats import chisquare

from kobako import Match
from kobako.cards.fields import fields
from kobako.cards.rng import fast_rng
from kobako.games import drive
from kobako.games.game import SPECTATOR
from kobako.games.lineit.notation import NAMES
from kobako.match.check import random_match
from lineit.tables import deck_line, idle
from naive.lineit import PACK, worlds

P = 0.001  # a fair sampler falls below this once in a thousand seeds; ours are fixed
PLAYERS = [2, 3, 4, 5]


def is_uniform(counts: Mapping[Any, int], kinds: int) -> bool:
    """Whether these counts could come from `kinds` equally likely cases."""
    seen = list(counts.values())
    if kinds == 1:
        return len(seen) == 1
    return len(seen) <= kinds and bool(chisquare(seen + [0] * (kinds - len(seen))).pvalue > P)


def fits(counts: Mapping[str, int], cards: Mapping[str, int]) -> bool:
    """Whether these counts could come from cards drawn at random, of which there are so many."""
    share = sum(counts.values()) / sum(cards.values())
    drawn, expected = [counts.get(card, 0) for card in cards], [n * share for n in cards.values()]
    return set(counts) <= set(cards) and bool(chisquare(drawn, expected).pvalue > P)


def imagined(match: Match, seat: int, times: int, seed: int) -> Iterator[tuple[str, ...]]:
    """Worlds as what is face down, top first."""
    rngs = fast_rng(seed)
    seen = match.seen(None if seat == SPECTATOR else seat)
    turned = fields(seen).turned
    for _ in range(times):
        world = seen.copy()
        drive.imagine(world, seat, rngs)
        yield tuple(NAMES[card] for card in fields(world).deck[turned:])


def late(players: int, bottom: str) -> Match:
    """A game in which so few cards are left that all orders can be tried; `bottom` is under the deck."""
    cards = bottom.split()
    deck = list(PACK)
    for card in cards:
        deck.remove(card)
    match = Match("lineit", players, chance="given")
    match.chance("first 0")
    match.chance(deck_line(*deck, *cards))
    while match.view(None)["deck"] > 7:
        idle(match)
    return match


@pytest.mark.parametrize(
    ("players", "bottom"),
    [(2, "12 +3 57 +3 99 4"), (3, "7 +4 +5 +4 +5 81"), (4, "1 +3 +3 100"), (5, "12"), (2, "1 2 3 4 5 6")],
)
def test_uniform_by_enumeration(players: int, bottom: str) -> None:
    match = late(players, bottom)
    for seat in (SPECTATOR, *range(players)):
        possible = worlds(players, match.steps, None if seat == SPECTATOR else seat)
        assert set(possible.values()) == {next(iter(possible.values()))}
        times = max(500, 12 * len(possible))
        counts = Counter(imagined(match, seat, times, seed=players))
        assert set(counts) <= set(possible)
        assert is_uniform(counts, len(possible))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_uniform_on_a_full_deck(players: int, seat: int) -> None:
    """Every card on top, at the bottom and in the middle, and every neighbour of a card."""
    match = Match("lineit", players, seed=players)
    hidden = Counter(PACK) - Counter(match.steps[1].split()[1 : players + 3])
    sample = list(imagined(match, seat, 4000, seed=5))
    assert all(Counter(world) == hidden for world in sample)
    for place in (0, 50, -1):
        assert fits(Counter(world[place] for world in sample), hidden)
    one = next(iter(hidden))  # a number: there is only one of it
    others = hidden - Counter([one])
    assert hidden[one] == 1
    assert fits(Counter(after for world in sample for card, after in pairwise(world) if card == one), others)


@pytest.mark.parametrize("players", PLAYERS)
def test_what_lies_open_stays(players: int) -> None:
    match = random_match("lineit", players, {}, players)
    half = Match.replay("".join(match.record().partition("[scores")[0].splitlines(True)[:120]))
    for seat in (SPECTATOR, *range(players)):
        world = half.seen(None if seat == SPECTATOR else seat)
        drive.imagine(world, seat, fast_rng(1))
        for name in ("line", "hand", "display", "jackpot", "pile", "tokens", "turned", "discard"):
            assert getattr(fields(world), name) == getattr(fields(half._states), name)
        assert drive.faults(world) == 0


def test_control_a_biased_sampler_is_caught() -> None:
    rng = random.Random(1)
    cards = list(range(5))

    def careless() -> tuple[int, ...]:
        """Swaps every card with any other: a well-known mistake."""
        order = list(cards)
        for i in range(5):
            j = rng.randrange(5)
            order[i], order[j] = order[j], order[i]
        return tuple(order)

    fair = Counter(tuple(rng.sample(cards, 5)) for _ in range(6000))
    incomplete = Counter((0, *rng.sample(cards[1:], 4)) for _ in range(6000))
    assert is_uniform(fair, 120)
    assert not is_uniform(Counter(careless() for _ in range(6000)), 120)
    assert not is_uniform(incomplete, 120)


@pytest.mark.rules
def test_nothing_is_imagined_before_the_deck_and_after_the_last_round() -> None:
    before = Match("lineit", 3, chance="given")
    over = random_match("lineit", 3, {}, 1)
    for position in (before, over):
        world = position.seen(0)
        drive.imagine(world, 0, fast_rng(1))
        assert world.tobytes() == position.seen(0).tobytes()
