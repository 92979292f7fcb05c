"""Who plays whom: balanced, with the same cards, and the same again."""

from collections import Counter

import pytest

from kobako import GAMES
from kobako.arena.fixtures import Fixture, League, new_league, schedule, sides_of
from kobako.arena.games import play
from kobako.games import find

TABLES = [(name, players) for name in GAMES for players in find(name).seats]
BOTS = ("easy", "random", "arena.fakes:first")


def league(game: str = "luz", players: int = 3, bots: tuple[str, ...] = BOTS, **more: object) -> League:
    return new_league(game, players, bots, **{"options": {}, "seed": 5, **more})  # type: ignore[arg-type]


def seated(fixtures: list[Fixture]) -> dict[tuple[int, int], Counter[tuple[int, int]]]:
    """How often each bot sits in each seat, by pair."""
    found: dict[tuple[int, int], Counter[tuple[int, int]]] = {}
    for fixture in fixtures:
        found.setdefault(fixture.pair, Counter()).update(
            (bot, seat) for seat, bot in enumerate(fixture.seats)
        )
    return found


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_on_every_deal_each_of_a_pair_sits_everywhere_equally_often(game: str, players: int) -> None:
    fixtures = list(schedule(league(game, players), 2))
    for deal in (0, 1):
        found = seated([fixture for fixture in fixtures if fixture.deal == deal])
        assert sorted(found) == [(0, 1), (0, 2), (1, 2)]
        for (one, other), seats in found.items():
            places = [(bot, seat) for bot in (one, other) for seat in range(players)]
            assert sorted(seats) == sorted(places)
            assert len(set(seats.values())) == 1


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_lineup_is_played_twice_on_a_deal(game: str, players: int) -> None:
    fixtures = list(schedule(league(game, players), 1))
    assert len({fixture.seats for fixture in fixtures}) == len(fixtures)
    sides = len(sides_of(league(game, players)))
    assert len(fixtures) == 3 * (2 if sides == 2 else 2 * sides)


def test_partners_share_a_bot() -> None:
    assert sides_of(league("aurum", 4)) == ((0, 2), (1, 3))
    assert {fixture.seats for fixture in schedule(league("aurum", 4, ("easy", "random")), 1)} == {
        (0, 1, 0, 1),
        (1, 0, 1, 0),
    }


def test_one_sits_alone_among_the_others_in_every_seat() -> None:
    pair = ("easy", "random")
    every = [fixture.seats for fixture in schedule(league(bots=pair), 1)]
    assert every == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]
    assert [fixture.seats for fixture in schedule(league(bots=pair, lineups="alone"), 1)] == every[:3]


def test_all_games_of_a_deal_have_the_same_chance() -> None:
    small = league("luz", 3, ("easy", "random"))
    fixtures = list(schedule(small, 2))
    dealt: dict[int, set[tuple[str, ...]]] = {}
    for fixture in fixtures:
        steps = play(small, fixture, lambda: False).splitlines()
        lines = tuple(line for line in steps if line.startswith(("first ", "deal ")))
        dealt.setdefault(fixture.deal, set()).add(lines)
    assert [len(lines) for lines in dealt.values()] == [1, 1]
    assert dealt[0] != dealt[1]
    assert {fixture.seed for fixture in fixtures if fixture.deal == 0} == {fixtures[0].seed}


def test_every_bot_has_a_seed_of_its_own() -> None:
    fixtures = list(schedule(league(), 20))
    seeds = [seed for fixture in fixtures for seed in fixture.seeds]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_more_deals_only_add_to_a_league() -> None:
    few, many = list(schedule(league(), 2)), list(schedule(league(), 5))
    assert many[: len(few)] == few
    assert [fixture.number for fixture in many] == list(range(len(many)))
    assert {fixture.seed for fixture in schedule(league(seed=6), 5)}.isdisjoint(
        fixture.seed for fixture in many
    )


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"players": 2}, "luz has 3 to 5 players, not 2"),
        ({"bots": ("easy",)}, "at least two bots"),
        ({"bots": ("easy", "random", "easy")}, "easy stands there twice"),
        ({"bots": ("arena.fakes:search@2s", "arena.fakes:search@2.0s")}, "search@2s stands there twice"),
        ({"bots": ("easy", "wizard")}, "no bot is called 'wizard'"),
        ({"options": {"zero_gold": "no"}}, "luz has no option 'zero_gold'"),
        ({"seed": -1}, "a seed is a whole number from 0 up"),
    ],
)
def test_a_league_that_cannot_be_is_refused(more: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        league(**more)  # type: ignore[arg-type]


def test_only_options_that_change_something_are_kept() -> None:
    chosen = {"scoring": "points", "zero_gold": "yes"}
    assert league("aurum", 4, options=chosen).options == {"scoring": "points"}
