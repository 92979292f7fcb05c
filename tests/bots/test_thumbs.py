"""Rules of thumb, and what positions promise, are as they were: checksums of some games of each."""

from itertools import product
from zlib import crc32

import numpy as np
import pytest

from kobako import GAMES, Match
from kobako.bots.bot import find_bot, move_seed
from kobako.bots.outlooks import outlook, rounds_of
from kobako.bots.thumbs.dragonegg import STRONG_BEATS, WEIGHTS, _worst_card, best_choice, worth
from kobako.bots.thumbs.luz import guess
from kobako.games import find
from kobako.games.dragonegg.sets import one
from kobako.games.luz.knowledge import candidates, unseen
from kobako.games.luz.rules import HAND, card_at

pytestmark = pytest.mark.rules

# To renew those of a game whose rule of thumb is meant to change: copy what `pytest -vv` shows.
PINNED: dict[str, dict[int, str]] = {
    "luz": {3: "6291dced", 4: "262b6b33", 5: "55cfb734"},
    "lineit": {2: "f79c1626", 3: "44b515a5", 4: "4b9d1f0f", 5: "56fad028"},
    "dragonegg": {2: "c5fd10e3", 3: "04bb5112", 4: "53455d22", 5: "81d6632d"},
    "yurikure": {3: "7583458e", 4: "8514e668"},
    "aurum": {3: "98cf9229", 4: "cde1fd59"},
}


def tables(game: str) -> list[dict[str, str]]:
    """The usual options, and the last of each."""
    return [{}, {option.name: option.values[-1] for option in find(game).options}]


def played(game: str, players: int, options: dict[str, str], careless: int | None) -> str:
    """What every seat would do by rule of thumb at its turn, and what the position promises.

    The seat `careless` does anything instead, so that others come into all kinds of positions.
    """
    match, told = Match(game, players, options=options, seed=players), []
    thumb, chance = find_bot("easy"), find_bot("random")
    shares = np.zeros(5)
    while not match.over:
        seat, seed = match.pending[0], move_seed(0, len(match.steps))
        seen = match.seen(seat)
        action = thumb.think(seen, seat, seed).action
        outlook(match._states[0], shares)
        told.append(f"{action} {rounds_of(match._states[0])} {np.round(shares, 6).tolist()}")
        if seat == careless:
            action = chance.think(seen, seat, seed).action
        match.act(seat, match.info.notation.action_text(action))
    return "\n".join(told)


@pytest.mark.parametrize("game", GAMES)
def test_rules_of_thumb_are_as_they_were(game: str) -> None:
    games = list(product(tables(game), (None, 0, 1)))
    told = {
        players: "\n".join(played(game, players, options, careless) for options, careless in games)
        for players in find(game).seats
    }
    assert {players: f"{crc32(text.encode()):08x}" for players, text in told.items()} == PINNED[game]


def test_luz_takes_a_closed_card_for_the_middle_of_what_it_can_be() -> None:
    odd = set()
    for seed in range(3):
        [seen] = Match("luz", 4, seed=seed).seen(0)
        closed = unseen(seen)
        for slot in range(HAND):
            cards = int(candidates(seen, 0, slot, closed))
            places = [place for place in range(cards.bit_length()) if cards >> place & 1]
            if not seen.hand[0, slot] & 15:
                assert guess(seen, 0, slot, closed) == card_at(places[(len(places) - 1) // 2])
                odd.add(len(places) % 2)
    assert odd == {0, 1}


def test_dragonegg_weighs_sets_as_it_did() -> None:
    """Of every strength, while both are secret; to be renewed as the checksums above."""
    [seen] = Match("dragonegg", 3, seed=1).seen(0)
    strengths = range(len(STRONG_BEATS))
    told = [int(worth(seen, 0, strong, weak)) for strong in strengths for weak in strengths]
    assert f"{crc32(str(told).encode()):08x}" == "1e80fa65"
    assert f"{crc32((np.round(np.log(WEIGHTS), 6) + 0.0).tobytes()):08x}" == "58cc4291"


def test_dragonegg_drops_a_card_of_a_hand_that_is_worth_nothing() -> None:
    [seen] = Match("dragonegg", 2, seed=1).seen(0)
    hand = sum(int(one(kind)) for kind in (0, 1, 2, 3, 8))
    assert best_choice(seen, 0, hand)[1] == 0
    assert _worst_card(seen, 0, hand) == 0
