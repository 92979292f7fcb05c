"""The chance of Line-it by deal-v1: two implementations and the published vectors agree to the byte."""

import json

import pytest

import vectors
from kobako import Match
from naive import deal as naive

PUBLISHED = json.loads(vectors.FILE.read_text("utf-8"))


@pytest.mark.parametrize("vector", PUBLISHED["lineit"], ids=lambda v: f"{v['players']}-{v['k']}")
def test_published_vectors(vector: dict[str, object]) -> None:
    assert Match("lineit", int(str(vector["players"])), seed=7).steps[int(str(vector["k"]))] == vector["line"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_naive_implementation_draws_the_same(players: int) -> None:
    for number in range(20):
        seed = naive.seed_from_int(number)
        expected = [naive.lineit_chance(players, seed, k) for k in range(2)]
        assert Match("lineit", players, seed=number).steps == expected
