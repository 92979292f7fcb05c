"""Chance of Aurum, by deal-v1, against the second implementation and the published vectors."""

import json

import pytest

import vectors
from aurum.tables import lively
from kobako import Match
from naive import deal as naive

PUBLISHED = json.loads(vectors.FILE.read_text("utf-8"))


def chance_lines(match: Match) -> list[str]:
    return [line for line in match.steps if not line[0].isdecimal()]


@pytest.mark.parametrize("vector", PUBLISHED["aurum"], ids=lambda v: f"{v['players']}-{v['k']}")
def test_the_published_chance_lines(vector: dict[str, object]) -> None:
    """A match with a seed draws these lines, whatever is played."""
    match = Match("aurum", int(str(vector["players"])), seed=7)
    while len(chance_lines(match)) <= int(str(vector["k"])):
        match.act(match.pending[0], match.legal(match.pending[0])[0])
    assert chance_lines(match)[int(str(vector["k"]))] == vector["line"]


@pytest.mark.parametrize("players", [3, 4])
def test_whole_games_draw_as_the_naive_implementation(players: int) -> None:
    for seed in range(8):
        lines = chance_lines(lively(players, {}, seed))
        expected = [naive.aurum_chance(players, naive.seed_from_int(seed), k) for k in range(len(lines))]
        assert lines == expected
