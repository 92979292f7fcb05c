"""Imagined worlds are uniform: by enumeration where there are few, by exact counts where many."""

from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from games.worlds import fits, imagined
from kobako import Match
from kobako.cards.jit import is_compiled
from kobako.games.yurikure import guess
from kobako.games.yurikure.marks import PAIR_NAMES
from kobako.match.check import prefixes, random_match
from naive.yurikure import ways, worlds
from yurikure import brute
from yurikure.tables import PAIRS, control, play_round, skip, table

STACKED = {"duplicate_support": "yes"}
# Positions of random games: players, options, seed, steps, and a seat of which few worlds are left.
FEW: list[tuple[int, dict[str, str], int, int, int]] = [
    (3, {}, 0, 300, 1),
    (3, {}, 0, 900, 1),
    (4, {}, 0, 300, 2),
    (4, {}, 12, 900, 3),
]
# And some in which there are very many: before, between and after the extra points.
MANY: list[tuple[int, dict[str, str], int, int]] = [
    (3, {}, 1, 60),
    (3, {}, 2, 1600),
    (4, {}, 3, 1300),
    (3, STACKED, 0, 1750),
]


def picks_of(match: Match, seat: int | None, times: int, seed: int) -> Iterator[list[tuple[str, ...]]]:
    """Worlds as the picks of every seat; the late ones sorted, as the record has them."""
    for now in imagined(match, seat, times, seed):
        yield [
            tuple(PAIR_NAMES[pair] for pair in now.picks[other][: now.placed[other]])
            for other in range(match.players)
        ]


def as_kept(world: tuple[str, ...]) -> tuple[str, ...]:
    return world[:6] + tuple(sorted(world[6:], key=PAIRS.index))


def part_of(players: int, options: Mapping[str, str], seed: int, steps: int) -> Match:
    whole = random_match("yurikure", players, options, seed)
    *_, match = prefixes(whole, whole.steps[:steps])
    return match


@pytest.mark.parametrize(("players", "options", "seed", "steps", "other"), FEW)
def test_uniform_by_enumeration(
    players: int, options: Mapping[str, str], seed: int, steps: int, other: int
) -> None:
    """Every world that the twin lists comes equally often, also where extra points have been placed."""
    match = part_of(players, options, seed, steps)
    possible = Counter(map(as_kept, worlds(players, match.steps, 0, other, options)))
    assert 1 < len(possible) <= 1500
    drawn = Counter(picks[other] for picks in picks_of(match, None, max(2000, 10 * len(possible)), seed))
    assert fits(drawn, possible)


def shown_late(support: str, extra: str, options: Mapping[str, str]) -> Match:
    """Seat 1 reveals in round 7, after all extra points, all the control that it has."""
    match = table(support={0: "RW RK RY RP RG", 1: support, 2: "RW RK RY RP RG"}, options=options)
    for number in range(1, 7):
        play_round(match)
        for seat in range(3) if number % 3 == 0 else ():
            for name in extra.split()[number // 3 - 1 : number // 3 * 3 - 2 + number // 6]:
                match.act(seat, f"extra {name}")
    for girl in range(7):
        level = match.view(1)["control"][1][girl]
        if level:
            control(match, 1, level)
        skip(match)
    return match


@pytest.mark.parametrize(
    ("support", "extra", "options"),
    [
        ("WK WG WS WP WY", "WG WK KG WS", {}),
        ("WK WG KG WS KS", "WK WK KG KG", {}),
        ("WK WK WK KG WG", "WK KG KG WG", STACKED),
        ("WK WK WK WG WG", "WK WK WG WG", STACKED),
    ],
)
def test_uniform_where_all_was_revealed_at_the_end(
    support: str, extra: str, options: Mapping[str, str]
) -> None:
    match = shown_late(support, extra, options)
    possible = Counter(map(as_kept, worlds(3, match.steps, 0, 1, options)))
    assert fits(Counter(picks[1] for picks in picks_of(match, 0, 4000, 1)), possible)


@pytest.mark.parametrize(("players", "options", "seed", "steps"), MANY)
def test_uniform_by_exact_counts(players: int, options: Mapping[str, str], seed: int, steps: int) -> None:
    """Where there are too many worlds to list, how many have which pairs at which picks is counted."""
    match = part_of(players, options, seed, steps)
    samples = [list(picks_of(match, seat, 4000, seed)) for seat in (0, None)]
    for other in range(1, players):
        all_ways = brute.possible(match, other)
        for sample in samples:
            numbers = [tuple(map(PAIRS.index, picks[other])) for picks in sample]
            for places in ((0,), (1,), (2,), (3,), (4,), (0, 1), (3, 4)):
                drawn = Counter(tuple(picks[place] for place in places) for picks in numbers)
                assert fits(drawn, all_ways.shares(*places), few=5), (other, places)
            if len(numbers[0]) > 5:
                assert fits(Counter(picks[other][5] for picks in sample), all_ways.early)


@pytest.mark.parametrize(("players", "options", "seed", "steps"), MANY[:1])
def test_trying_all_and_the_twin_count_the_same(
    players: int, options: Mapping[str, str], seed: int, steps: int
) -> None:
    match = part_of(players, options, seed, steps)
    assert brute.possible(match, 1).total == ways(players, match.steps, 0, 1, options)


def test_in_the_middle_of_placing_only_so_many_points_are_imagined() -> None:
    match = Match("yurikure", 3, seed=1)
    for value, name in (("5", "RW"), ("4", "KG")):
        match.act(1, f"support {value} {name}")
    sample = list(picks_of(match, 0, 8000, 1))
    assert {len(picks[1]) for picks in sample} == {2}
    assert {len(picks[2]) for picks in sample} == {0}
    assert fits(Counter(picks[1] for picks in sample), {(a, b): 1 for a in PAIRS for b in PAIRS if a != b})


def test_in_the_middle_of_extra_points_the_sequences_count() -> None:
    """Two of three late points: RW and KG in either order is twice as likely as RW twice."""
    match = table()
    for number in range(1, 7):
        play_round(match)
        for seat in range(3) if number == 3 else ():
            match.act(seat, "extra PG")
    match.act(2, "extra RW")
    match.act(2, "extra GS")
    sample = [picks[2][6:] for picks in picks_of(match, 0, 8000, 2)]
    due = Counter(tuple(sorted((a, b), key=PAIRS.index)) for a in PAIRS for b in PAIRS)
    assert fits(Counter(sample), due)


# --------------------------------------------------------------------------------------------- controls


@pytest.mark.skipif(is_compiled(), reason="a planted mistake is not compiled anew")
@pytest.mark.rules
def test_control_a_sampler_without_its_second_thoughts_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """If an attempt always goes on, worlds whose bounds are loose come too often."""
    match = table(support={0: "GS PS KS YS WS", 1: "RW RK WK KG RG", 2: "GS PS KS YS WS"})
    control(match, 1, 10)
    skip(match)
    control(match, 1, 8)  # 10 over R, 8 over W
    due = brute.possible(match, 1).shares(2)

    def drawn() -> Counter[tuple[int, ...]]:
        return Counter((PAIRS.index(picks[1][2]),) for picks in picks_of(match, 0, 800, 1))

    assert fits(drawn(), due)
    monkeypatch.setattr(guess, "_bound", lambda without, having: 0.0)
    assert not fits(drawn(), due)


@pytest.mark.rules
def test_all_worlds_hide_to_what_was_seen() -> None:
    match = table(4)
    match.act(1, "pass")
    for seat in (None, 0, 3):
        for picks in picks_of(match, seat, 5, 1):
            assert [len(made) for made in picks] == [5, 5, 5, 5]
