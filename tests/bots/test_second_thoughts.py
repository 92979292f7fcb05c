"""Who chooses again in a world keeps the cards held there, and what others have seen of the choice."""

from collections.abc import Callable
from typing import Any

import pytest

from kobako import Match
from kobako.bots.second_thoughts import reconsider
from kobako.cards.rng import fast_rng
from kobako.games import game
from kobako.games.dragonegg.rules import FACE_DOWN, STRONG, WEAK
from kobako.games.dragonegg.sets import PAIR_CARDS
from kobako.match.check import prefixes, random_match

pytestmark = pytest.mark.rules


def worlds(match: Match, seat: int, count: int = 40) -> list[tuple[Any, Any]]:
    """Worlds as the seat imagines them, and the same after second thoughts."""
    seen, rng = match.seen(seat), fast_rng(1)
    made = []
    for _ in range(count):
        world = seen.copy()
        game.imagine(world[0], seat, rng[0])
        again = world.copy()
        reconsider(again[0], seen[0], rng[0])
        made.append((world[0], again[0]))
    return made


def dragonegg_cards(world: Any, seat: int) -> int:
    """Hand and sets of a seat, counted by kind."""
    return int(world.hand[seat]) + sum(int(PAIR_CARDS[made - 1]) for made in world.sets[seat])


def aurum_cards(world: Any, seat: int) -> int:
    card = 1 << int(world.prediction[seat])
    assert not int(world.hand[seat]) & card
    return int(world.hand[seat]) | card


@pytest.mark.parametrize(
    ("name", "cards", "choice"),
    [
        ("dragonegg", dragonegg_cards, lambda world: world.sets[0].tolist()),
        ("aurum", aurum_cards, lambda world: int(world.prediction[0])),
    ],
)
def test_cards_stay_in_the_hands_that_hold_them(
    name: str, cards: Callable[[Any, int], int], choice: Callable[[Any], Any]
) -> None:
    match = Match(name, 3, seed=2)
    for seat in (0, 2):
        match.act(seat, match.legal(seat)[0])
    made = worlds(match, 1)
    for world, again in made:
        assert [cards(again, seat) for seat in (0, 2)] == [cards(world, seat) for seat in (0, 2)]
        assert again.hand[1] == world.hand[1]
    changed = sum(choice(world) != choice(again) for world, again in made)
    assert changed > 10


def test_a_set_that_lies_open_stays() -> None:
    match = random_match("dragonegg", 3, {}, 0)
    seat, open_sets = 1, [False] * 3
    for now in prefixes(match):
        seen = now.look(seat).now
        for other in (0, 2):
            if seen.sets[other][STRONG] not in (0, FACE_DOWN) and seen.sets[other][WEAK] == FACE_DOWN:
                for world, again in worlds(now, seat, 5):
                    assert again.sets[other, STRONG] == world.sets[other, STRONG] == seen.sets[other][STRONG]
                    assert dragonegg_cards(again, other) == dragonegg_cards(world, other)
                open_sets[other] = True
    assert open_sets == [True, False, True]
