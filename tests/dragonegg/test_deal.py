"""Decks of the Dragon's Egg by deal-v1, against the published vectors and the naive implementation."""

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import vectors
from kobako import Match
from kobako.cards.fields import fields
from kobako.games import drive
from kobako.games.dragonegg.moves import CARD_NAMES, CARD_NUMBERS, cards_of, kinds_of
from kobako.games.dragonegg.rules import STATE
from kobako.match.check import prefixes, random_match
from kobako.match.deal import Dealer, chance_line
from naive import deal as naive

PUBLISHED = json.loads(vectors.FILE.read_text("utf-8"))["dragonegg"]


@pytest.mark.parametrize("vector", PUBLISHED, ids=lambda vector: str(vector["k"]))
def test_a_vector(vector: dict[str, Any]) -> None:
    hands: Sequence[Sequence[str]] = vector["hands"]
    states = np.zeros(1, STATE)
    drive.start(states, len(hands), 0)
    for seat, hand in enumerate(hands):
        states[0].hand[seat] = cards_of(CARD_NUMBERS[card] for card in hand)
    out = np.zeros(32, np.int16)
    Dealer(bytes.fromhex(vector["seed"])).draw(states, vector["k"], out)
    assert chance_line(Match("dragonegg", len(hands), seed=1).info, states, out) == vector["line"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_draw_as_the_naive_implementation(players: int) -> None:
    for seed in range(8):
        match = random_match("dragonegg", players, {}, seed)
        k = 0
        for now, line in zip(prefixes(match), match.steps, strict=False):
            if line.startswith("deck "):
                held = fields(now._states).hand[:players]
                hands = [[CARD_NAMES[kind] for kind in kinds_of(hand)] for hand in held]
                assert naive.dragonegg_chance(hands, naive.seed_from_int(seed), k) == line
                k += 1
