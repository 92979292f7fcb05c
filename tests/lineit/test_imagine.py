"""Imagined worlds are uniform: by enumeration where there are few, by chi-square on a full deck."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from games.worlds import fits, imagined, is_uniform
from kobako import Match
from kobako.cards.fields import fields
from kobako.games.lineit.notation import NAMES
from kobako.match.check import random_match
from lineit.tables import deck_line, idle
from naive.lineit import PACK, worlds

PLAYERS = [2, 3, 4, 5]


def decks(match: Match, seat: int | None, times: int, seed: int) -> Iterator[tuple[str, ...]]:
    """Worlds as what is face down, top first."""
    for now in imagined(match, seat, times, seed):
        yield tuple(NAMES[card] for card in now.deck[now.turned :])


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
    for seat in (None, *range(players)):
        possible = worlds(players, match.steps, seat)
        assert set(possible.values()) == {next(iter(possible.values()))}
        times = max(500, 12 * len(possible))
        counts = Counter(decks(match, seat, times, seed=players))
        assert set(counts) <= set(possible)
        assert is_uniform(counts, len(possible))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_uniform_on_a_full_deck(players: int, seat: int | None) -> None:
    """Every card on top, at the bottom and in the middle, and every neighbour of a card."""
    match = Match("lineit", players, seed=players)
    hidden = Counter(PACK) - Counter(match.steps[1].split()[1 : players + 3])
    sample = list(decks(match, seat, 4000, seed=5))
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
    for seat in (None, *range(players)):
        for now in imagined(half, seat, 1, 1):
            for name in ("line", "hand", "display", "jackpot", "pile", "tokens", "turned", "discard"):
                assert getattr(now, name) == getattr(fields(half._states), name)
