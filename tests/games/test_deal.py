"""Chance by deal-v1: the engine, a second implementation and the published vectors agree to the byte."""

import json
from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest

import vectors
from aurum.tables import lively
from kobako import GAMES, Match
from kobako.cards.fields import fields
from kobako.games import drive, find
from kobako.games.dragonegg.moves import CARD_NAMES, CARD_NUMBERS, cards_of, kinds_of
from kobako.match.check import prefixes, random_match
from kobako.match.deal import Dealer, chance_line, seed_of_int
from naive import deal as naive

PUBLISHED = json.loads(vectors.FILE.read_text("utf-8"))


def published(has_held: bool) -> pytest.MarkDecorator:
    """Published games; those of the Dragon's Egg say what was in hands before each deck."""
    return pytest.mark.parametrize(
        "vector",
        [one for one in PUBLISHED["games"] if ("held" in one) == has_held],
        ids=lambda one: "-".join([one["game"], str(one["players"]), *one["options"].values()]),
    )


@published(has_held=False)
def test_published_lines(vector: dict[str, Any]) -> None:
    """A match with a seed draws these lines, whatever is played."""
    wanted = vector["lines"]
    match = Match(vector["game"], vector["players"], seed=int(vector["seed"]), options=vector["options"])
    while len(lines := [line for line in match.steps if not line[0].isdecimal()]) < len(wanted):
        match.act(match.pending[0], match.legal(match.pending[0])[0])
    assert lines[: len(wanted)] == wanted


@published(has_held=True)
def test_published_decks(vector: dict[str, Any]) -> None:
    info, dealer = find("dragonegg"), Dealer(seed_of_int(int(vector["seed"])))
    for k, (hands, line) in enumerate(zip(vector["held"], vector["lines"], strict=True)):
        states = np.zeros(1, info.state)
        drive.start(states, len(hands), 0)
        for seat, hand in enumerate(hands):
            states[0].hand[seat] = cards_of(CARD_NUMBERS[card] for card in hand)
        out = np.zeros(info.max_outcome, np.int16)
        dealer.draw(states, k, out)
        assert chance_line(info, states, out) == line


def dragonegg_chance(now: Match, seed: bytes, k: int) -> str:
    """Cards in hands are not shuffled."""
    hands = fields(now._states).hand[: now.players]
    return naive.dragonegg_chance([[CARD_NAMES[kind] for kind in kinds_of(hand)] for hand in hands], seed, k)


def yurikure_chance(now: Match, seed: bytes, k: int) -> str:
    return naive.yurikure_chance(now.players, seed, k, now.options["setup_disjoint"])


def by_players(chance: Callable[[int, bytes, int], str]) -> Callable[[Match, bytes, int], str]:
    return lambda now, seed, k: chance(now.players, seed, k)


# The line that is due.
CHANCE: dict[str, Callable[[Match, bytes, int], str]] = {
    "luz": by_players(naive.luz_chance),
    "lineit": by_players(naive.lineit_chance),
    "dragonegg": dragonegg_chance,
    "yurikure": yurikure_chance,
    "aurum": by_players(naive.aurum_chance),
}
DISJOINT = [{"setup_disjoint": value} for value in ("girls", "pairs")]


def begun(game: str, players: int, options: dict[str, str], seed: int) -> Match:
    return Match(game, players, seed=seed, options=options)


def lively_match(game: str, players: int, options: dict[str, str], seed: int) -> Match:
    return lively(players, options, seed)


Play = Callable[[str, int, dict[str, str], int], Match]
# Options, number of games, and how they are played.
PLAYED: dict[str, list[tuple[dict[str, str], int, Play]]] = {
    "luz": [({}, 20, random_match)],
    "lineit": [({}, 20, begun)],
    "dragonegg": [({}, 8, random_match)],
    "yurikure": [(options, *row) for options in DISJOINT for row in ((3, random_match), (200, begun))],
    "aurum": [({}, 8, lively_match)],
}


@pytest.mark.parametrize(
    ("game", "options", "games", "play"), [(game, *row) for game in GAMES for row in PLAYED[game]]
)
def test_games_draw_as_the_naive_implementation(
    game: str, options: dict[str, str], games: int, play: Play
) -> None:
    for players, number in product(find(game).seats, range(games)):
        match, seed, k = play(game, players, options, number), naive.seed_from_int(number), 0
        for now, line in zip(prefixes(match), match.steps, strict=False):
            if not line[0].isdecimal():
                assert CHANCE[game](now, seed, k) == line
                k += 1
        assert k > 1
