"""The reference implementation of Yurikure on its own: its arguments, and its ways to find hidden worlds."""

import random
from collections import Counter
from collections.abc import Mapping
from itertools import permutations, product

import pytest

from games.worlds import is_uniform
from kobako.match.check import random_match
from naive import yurikure
from naive.game import Options
from naive.yurikure import PAIRS, World, Yurikure, replay

TWICE = {"duplicate_support": "yes"}

# 5, 4, 3, 2, 1 on these pairs; seat 0 can control every girl.
HANDS = ("RW KY PG RS WK", "RP WG KS YP YG", "RK YS PS GS WP")


def opening(*hands: str) -> list[str]:
    """Setup and the support of each seat, 5 first."""
    lines = ["setup couple RW two KG one YS one RP order R W K Y P G S", "first 2"]
    for seat, hand in enumerate(hands):
        lines += [f"{seat} support {5 - at} {pair}" for at, pair in enumerate(hand.split())]
    return lines


START = opening(*HANDS)
DECLARE = [*START, "0 reveal 1", "1 pass", "2 pass", "0 pass"]


def change(lines: list[str], at: int, line: str) -> list[str]:
    return [*lines[:at], line, *lines[at + 1 :]]


def test_points_are_seen_by_their_owner_only() -> None:
    lines = START[:5]  # seat 0 has placed 5 RW, 4 KY, 3 PG
    assert yurikure.observations(3, lines, 0) == lines
    for seat in (1, 2, None):
        told = yurikure.observations(3, lines, seat)
        assert told == [*START[:2], "0 support 5", "0 support 4", "0 support 3"]
    for seat in (0, 1, 2, None):
        for at, other in ((3, "0 support 4 GS"), (10, "1 support 2 GS")):
            told = yurikure.observations(3, change(DECLARE, at, other), seat)
            assert (told == yurikure.observations(3, DECLARE, seat)) == (seat != int(other[0]))


def test_all_else_is_public() -> None:
    for at, other in ((0, START[0].replace("couple RW", "couple RK")), (17, "0 reveal 2")):
        for seat in (0, 1, 2, None):
            told = yurikure.observations(3, change(DECLARE, at, other), seat)
            assert told != yurikure.observations(3, DECLARE, seat)


def test_a_reveal_that_was_not_possible_is_noticed() -> None:
    lines = [*START, "0 reveal 7"]
    with pytest.raises(ValueError, match="not possible"):
        yurikure.observations(3, change(lines, 2, "0 support 5 GS"), 1)


def test_the_end_lays_all_open() -> None:
    lines = random_match("yurikure", 3, {}, seed=1).steps
    assert yurikure.disguise(3, lines, 1, random.Random(1)) == lines
    first = next(at for at, line in enumerate(lines) if line.startswith("0 support 1 "))
    for pair in PAIRS:
        other = change(lines, first, f"0 support 1 {pair}")
        try:
            told = yurikure.observations(3, other, None)
        except ValueError:
            continue
        assert (told == yurikure.observations(3, lines, None)) == (other == lines)
    assert yurikure.worlds(3, lines, 1, 0) == [tuple(replay(3, lines).placed[0])]


def secret(size: int, reveals: Mapping[int, Mapping[str, int]], options: Options = None) -> yurikure.Secret:
    """A seat that has placed so many points and revealed these levels, by points placed and girl."""
    game = Yurikure(3, options)
    game.placed[0] = ["RW"] * size
    game.reveals = [(0, placed, girl, level) for placed in reveals for girl, level in reveals[placed].items()]
    game.reveals.append((1, 5, "R", 15))  # of another seat
    return yurikure.Secret(game, 0)


def is_possible(world: World, reveals: Mapping[int, Mapping[str, int]]) -> bool:
    return all(
        yurikure.control(world[:placed], girl) >= level
        for placed in reveals
        for girl, level in reveals[placed].items()
    )


def test_ways_without_a_reveal() -> None:
    assert [secret(size, {}).count({}) for size in range(5)] == [1, 21, 21 * 20, 21 * 20 * 19, 143_640]
    assert secret(5, {}).count({}) == 2_441_880
    assert secret(9, {}).count({}) == 2_441_880 * 21**4
    assert secret(9, {}, TWICE).count({}) == 21**9


BY_R = [pair for pair in PAIRS if "R" in pair]
CASES: list[tuple[dict[int, dict[str, int]], list[list[str]]]] = [  # reveals, and candidates for each point
    ({5: {"R": 15}}, [BY_R] * 5),
    ({5: {"R": 15, "W": 4, "K": 3}}, [BY_R] * 5),
    ({5: {"R": 15, "W": 4}, 6: {"R": 16, "S": 2}}, [BY_R] * 6),
    ({5: {"R": 14}}, [*[BY_R] * 4, PAIRS]),
    ({5: {"R": 14, "K": 6}}, [*[BY_R] * 4, PAIRS]),
]


@pytest.mark.parametrize("options", [{}, TWICE])
@pytest.mark.parametrize(("reveals", "candidates"), CASES)
def test_worlds_against_trying_all(
    reveals: dict[int, dict[str, int]], candidates: list[list[str]], options: Options
) -> None:
    possible = {
        world
        for world in product(*candidates)
        if is_possible(world, reveals) and (options or len(set(world[:5])) == 5)
    }
    known = secret(len(candidates), reveals, options)
    found = list(known.all())
    assert len(found) == len(possible) == known.count({})
    assert set(found) == possible
    for at, pair in ((0, "RW"), (3, "RK"), (4, "GS")):
        assert known.count({at: pair}) == sum(world[at] == pair for world in found)
    assert known.count({0: "RW", 1: "RW"}) == sum(world[:2] == ("RW", "RW") for world in found)


def test_the_order_of_extra_points_counts() -> None:
    supports = {5: {"R": 15, "W": 5, "K": 4, "Y": 3, "P": 2, "G": 1}, 6: {"R": 16, "S": 1}}
    reveals = supports | {9: {"S": 3, "G": 2, "W": 6}}
    found = list(secret(9, reveals).all())
    known = ("RW", "RK", "RY", "RP", "RG", "RS")
    assert {world[:6] for world in found} == {known}
    tried = [points for points in product(PAIRS, repeat=3) if is_possible(known + points, reveals)]
    assert sorted(world[6:] for world in found) == sorted(tried)
    assert sum(set(points) == {"RS", "GS", "WS"} for points in tried) == 6


def revealed_in_turn(*levels: int) -> list[str]:
    """Seat 0 reveals these levels for R, W, K, ... one after the other; all idle."""
    lines = ["0 reveal", "1 pass", "2 pass", "0 pass", "0 idle", "2 pass", "1 pass", "1 pass", "2 pass"]
    told = [f"{line} {level}" if line == "0 reveal" else line for level in levels for line in lines]
    return told[: 9 * len(levels) - 8]


def test_worlds_are_what_a_disguise_draws() -> None:
    hand, lines = "RW RK WK RY WY", revealed_in_turn(11, 9, 7)
    start = opening(hand, *HANDS[1:])
    possible = yurikure.worlds(3, start + lines, 1, 0)
    assert len(set(possible)) == len(possible) == yurikure.ways(3, start + lines, 1, 0) == 28
    assert tuple(hand.split()) in possible
    for seed in range(10):
        other = yurikure.disguise(3, start + lines, 1, random.Random(seed))
        assert tuple(replay(3, other).placed[0]) in possible
    rng, known = random.Random(1), yurikure.Secret(replay(3, start + lines), 0)
    drawn = Counter(known.draw(rng) for _ in range(20 * 28))
    assert set(drawn) == set(possible)
    assert is_uniform(drawn, 28)


def test_ways_are_the_share_of_support_that_fits() -> None:
    lines = revealed_in_turn(5, 3, 3)
    share = yurikure.ways(3, opening(*HANDS) + lines, None, 0) / 2_441_880
    rng, trials, fits = random.Random(3), 500, 0
    for _ in range(trials):
        try:
            replay(3, opening(" ".join(rng.sample(PAIRS, 5)), *HANDS[1:]) + lines)
        except ValueError:
            continue
        fits += 1
    assert 0.05 < share < 0.5
    assert abs(fits - trials * share) < 5 * (trials * share * (1 - share)) ** 0.5


def test_worlds_that_are_known_or_too_many() -> None:
    assert yurikure.worlds(3, [], 1, 0) == [()]
    assert yurikure.worlds(3, START[:4], 0, 0) == [("RW", "KY")]
    assert set(yurikure.worlds(3, START[:4], None, 0)) == set(permutations(PAIRS, 2))
    assert yurikure.ways(3, START, 0, 0, given={0: "RW", 4: "WK"}) == 1
    assert yurikure.ways(3, START, 0, 0, given={0: "RK"}) == 0
    with pytest.raises(ValueError, match="2441880 worlds are too many"):
        yurikure.worlds(3, START, 1, 0)
    with pytest.raises(ValueError, match="no seat 3"):
        yurikure.worlds(3, START, 1, 3)
    with pytest.raises(ValueError, match="has placed 5"):
        yurikure.ways(3, START, 1, 0, given={5: "RW"})
