"""Chance of Yurikure, by deal-v1, against the second implementation and the published vectors."""

import json
from typing import Any

import pytest

import vectors
from kobako import Match
from kobako.match.check import random_match
from naive import deal as naive

PUBLISHED = json.loads(vectors.FILE.read_text("utf-8"))


def chance_lines(match: Match) -> list[str]:
    return [line for line in match.steps if not line[0].isdecimal()]


@pytest.mark.parametrize("vector", PUBLISHED["yurikure"], ids=lambda v: f"{v['players']}-{v['k']}")
def test_the_published_chance_lines(vector: dict[str, Any]) -> None:
    """A match with a seed draws these lines, whatever is played."""
    seed = bytes.fromhex(vector["seed"])
    match = Match("yurikure", vector["players"], seed=seed, options=vector.get("options", {}))
    while len(chance_lines(match)) <= vector["k"]:
        match.act(match.pending[0], match.legal(match.pending[0])[0])
    assert chance_lines(match)[vector["k"]] == vector["line"]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("disjoint", ["girls", "pairs"])
def test_whole_games_draw_as_the_naive_implementation(players: int, disjoint: str) -> None:
    for number in range(3):
        lines = chance_lines(random_match("yurikure", players, {"setup_disjoint": disjoint}, number))
        seed = naive.seed_from_int(number)
        assert lines == [naive.yurikure_chance(players, seed, k, disjoint) for k in range(len(lines))]


@pytest.mark.parametrize("disjoint", ["girls", "pairs"])
def test_many_setups_are_drawn_alike(disjoint: str) -> None:
    for number in range(200):
        [setup, _] = Match("yurikure", 3, seed=number, options={"setup_disjoint": disjoint}).steps
        assert setup == naive.yurikure_chance(3, naive.seed_from_int(number), 0, disjoint)
