"""Sets of the Dragon's Egg are made by lot: good ones, not always the same, and hard to answer."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from kobako import GAMES, Match
from kobako.bots.bot import find_bot
from kobako.bots.levels import PLAIN
from kobako.bots.lots import by_lot
from kobako.bots.search import Found, Plan, search
from kobako.games import find
from kobako.games.dragonegg.rules import BRACELET

ROOT = Path(__file__).parents[2]
DEALS = 1200


def found_sets(match: Match, values: list[float]) -> Found:
    """As if the search had seen enough of every choice."""
    seat = match.pending[0]
    actions = [match.check(seat, move) for move in match.legal(seat)]
    return Found(actions, [10] * len(actions), values, [0.1] * len(actions), 10 * len(actions), 0)


def drawn(found: Found, match: Match, times: int = 400) -> Counter[int]:
    return Counter(by_lot(found, match.seen(match.pending[0]), seed) for seed in range(times))


def test_sets_that_are_equally_good_are_all_made() -> None:
    match = Match("dragonegg", 2, seed=1)
    size = len(match.legal(0))
    chosen = drawn(found_sets(match, [0.5] * size), match)
    assert 1 < len(chosen) <= size
    assert chosen == drawn(found_sets(match, [0.5] * size), match)  # the lot comes from the seed


def test_sets_that_lose_are_not_made() -> None:
    match = Match("dragonegg", 2, seed=1)
    equal = found_sets(match, [0.5] * len(match.legal(0)))
    (usual, _), (other, _) = drawn(equal, match).most_common(2)
    values = [0.2 if action == usual else 0.5 for action in equal.actions]
    chosen = drawn(found_sets(match, values), match)
    assert chosen[other] > 0 == chosen[usual]


def test_a_bracelet_is_no_lot() -> None:
    match = Match("dragonegg", 2, seed=1)
    sets = found_sets(match, [0.2] * len(match.legal(0)))
    found = Found(
        [*sets.actions, BRACELET], [*sets.visits, 11], [*sets.values, 0.3], [*sets.errors, 0.1], 200, 0
    )
    assert set(drawn(found, match)) == {BRACELET}


@pytest.mark.parametrize("game", [name for name in GAMES if name != "dragonegg"])
def test_in_other_games_the_best_is_done(game: str) -> None:
    match = Match(game, find(game).seats[0], seed=1)
    seat = match.pending[0]
    found = search(match.seen(seat), seat, Plan(), 1, 20)
    assert drawn(found, match, 30) == {found.best: 30}


@pytest.mark.parametrize("bot", ["plain", "novice"])
def test_who_knows_no_rule_of_thumb_makes_no_use_of_what_was_solved(bot: str) -> None:
    match = Match("dragonegg", 2, seed=1)
    for seed in range(20):
        found = search(match.seen(0), 0, PLAIN["dragonegg"], seed, 30)
        assert find_bot(bot).think(match.seen(0), 0, seed, 30).action == found.best


# ------------------------------------------------------------------------------------------ best answers


def gains(spec: str) -> list[float]:
    """What bench/answers.py prints: the least and the most, in coins a round."""
    command = [sys.executable, "-m", "bench.answers", spec, str(DEALS)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [float(number) for number in re.findall(r"at (?:least|most) (-?[0-9.]+) coins", done.stdout)]


@pytest.mark.slow
def test_a_best_answer_gains_little() -> None:
    least, most = gains("easy")
    assert abs(least) < 0.05
    assert abs(most) < 0.05


@pytest.mark.slow
def test_sets_that_are_made_without_thought_can_be_answered() -> None:
    """The same measure finds what is given away."""
    least, _ = gains("random")
    assert least > 0.1
