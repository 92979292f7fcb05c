"""The results, from games whose ends are known."""

import json

import pytest
from msgspec.structs import replace
from openskill.models import PlackettLuce

from arena.test_fixtures import league
from kobako.arena.estimates import Estimate
from kobako.arena.fixtures import League, schedule, sides_of
from kobako.arena.games import Outcome
from kobako.arena.ratings import rate
from kobako.arena.table import Games, make_table, seconds_of, share, write_table

PAIR = ("easy", "random")


def ended(players: int, *winners: int, scores: list[int] | None = None, **more: object) -> Outcome:
    """A game that was won by these seats."""
    known = {
        "scores": scores or [int(seat in winners) for seat in range(players)],
        "winners": winners,
        "decisions": [10] * players,
        "iterations": [50] * players,
        "seconds": [0.5] * players,
        "samples": {"score": [(seat, 1.0) for seat in range(players)]},
    }
    return Outcome(**(known | more))  # type: ignore[arg-type]


def games_of(one: League, *won: tuple[int, ...]) -> Games:
    """The first games of a league, with the seats that won each."""
    deals = len(won)
    return [(f, ended(one.players, *seats)) for f, seats in zip(schedule(one, deals), won, strict=False)]


def test_shares_of_two() -> None:
    duel = league("lineit", 2, PAIR)
    # Line-ups are (0, 1) and (1, 0). Both games to the first bot; one each; one and a shared one.
    played = games_of(duel, (0,), (1,), (0,), (0,), (0,), (0, 1))
    [row] = make_table(duel, played).pairs
    assert row.by_deal == [1, 0.5, 0.75]
    assert (row.one, row.other, row.games, row.fair) == ("easy", "random", 6, 0.5)
    assert row.share == Estimate(0.75, 0.128966, 1)  # s / √3 = 0.1443376, t = 4.302653
    assert row.times == Estimate(1.5, 0.257932, 2)
    assert (row.one_alone, row.other_alone) == (None, None)


def test_shares_of_three() -> None:
    three = league("luz", 3, PAIR)
    # Alone, the first bot (0) wins one game of three, and the second (1) none.
    played = games_of(three, (0,), (0,), (0,), (1,), (0,), (1,))
    [row] = make_table(three, played).pairs
    assert row.by_deal == [pytest.approx(4 / 6, abs=1e-6)]
    assert row.fair == 0.5
    assert row.one_alone
    assert row.other_alone
    assert row.one_alone.mean == pytest.approx(1, abs=1e-5)  # a third of the wins, from a third of the seats
    assert row.other_alone.mean == 0


def test_a_shared_win_is_divided() -> None:
    three = league("luz", 3, PAIR)
    fixture = next(schedule(three, 1))
    assert fixture.seats == (0, 1, 1)
    assert share(fixture, ended(3, 0, 1, 2), 0) == pytest.approx(1 / 3)
    assert share(fixture, ended(3, 0, 2), 1) == 0.5
    team = next(schedule(league("aurum", 4, PAIR), 1))
    assert share(team, ended(4, 0, 2), team.seats[0]) == 1
    assert share(team, ended(4, 0, 1, 2, 3), 0) == 0.5


def test_the_first_bot_alone_has_its_part_of_the_seats_as_fair_share() -> None:
    few = league("luz", 4, PAIR, lineups="alone")
    [row] = make_table(few, games_of(few, (0,), (1,), (0,), (0,))).pairs
    assert row.fair == 0.25
    assert row.share.mean == 0.5
    assert row.times.mean == 2
    assert row.one_alone == row.times
    assert row.other_alone is None


def test_shares_of_a_pair_are_of_its_own_games() -> None:
    many = league("lineit", 2)
    fixtures = list(schedule(many, 3))
    played = [(f, ended(2, f.seats.index(min(f.pair)))) for f in fixtures]
    assert [row.share.mean for row in make_table(many, played).pairs] == [1, 1, 1]
    ratings = [row.rating for row in make_table(many, played).bots]
    assert ratings == sorted(ratings, reverse=True)


# -------------------------------------------------------------------------------------------------- ratings


def test_ratings_of_two_are_openskills() -> None:
    duel = league("lineit", 2, PAIR)
    model = PlackettLuce(tau=0)
    one, other = [model.rating()], [model.rating()]
    played = games_of(duel, (0,), (1,), (0,), (0,), (1,), (1,))
    for fixture, outcome in played:
        is_won = fixture.seats[outcome.winners[0]] == 0
        one, other = model.rate([one, other], ranks=[1, 2] if is_won else [2, 1])
    assert rate(played, sides_of(duel), 2) == [(r[0].mu, r[0].sigma) for r in (one, other)]


def test_who_sits_in_several_seats_is_rated_once_a_game() -> None:
    three = league("luz", 3, PAIR)
    even = [(f, ended(3, seat)) for f, seat in zip(schedule(three, 40), [0, 1, 2] * 80, strict=True)]
    (one, doubt), (other, _) = rate(even, sides_of(three), 2)
    assert one == pytest.approx(other, abs=3 * doubt)
    better = [(f, ended(3, f.seats.index(0))) for f, _ in even]
    (one, _), (other, _) = rate(better, sides_of(three), 2)
    assert one > other + 10


# ----------------------------------------------------------------------------------------- work and facts


def test_decisions_iterations_and_time() -> None:
    duel = league("lineit", 2, PAIR)
    first, second = schedule(duel, 1)
    busy = {"decisions": [10, 30], "iterations": [100, 0], "seconds": [1.0, 3.0]}
    idle = {"decisions": [20, 20], "iterations": [0, 400], "seconds": [1.0, 5.0]}
    played = [(first, replace(ended(2, 0), **busy)), (second, replace(ended(2, 0), **idle))]
    one, other = make_table(duel, played).bots
    assert (one.games, one.decisions) == (2, 15)
    assert one.iterations == pytest.approx(500 / 30, abs=1e-6)
    assert (other.games, other.decisions, other.iterations) == (2, 25, 0)
    assert seconds_of(duel, played) == [6 / 30, 4 / 50]


def test_facts_are_told_of_bots_and_of_pairs() -> None:
    duel = league("luz", 3, PAIR, lineups="alone")
    bids = [[(0, 1.0), (1, 0.0), (2, 1.0)], [(0, 1.0), (1, 1.0), (2, 0.0)], [(0, 0.0), (1, 0.0), (2, 1.0)]]
    samples = [{"score": [(0, 3.0), (1, 1.0), (2, 2.0)], "bids": one} for one in bids]
    played = [(f, ended(3, 0, samples=one)) for f, one in zip(schedule(duel, 1), samples, strict=True)]
    score, made = make_table(duel, played).facts
    # The first bot sits in seat 0, then 1, then 2.
    assert [known.mean for known in score.bots] == [2, 2]
    assert score.ratios == []
    assert [known.mean for known in made.bots] == [1, pytest.approx(1 / 3, abs=1e-6)]
    [often] = made.ratios
    assert (often.one, often.other) == PAIR
    assert often.times
    assert often.times.mean == pytest.approx(3, abs=1e-5)


def test_no_time_is_in_the_table() -> None:
    duel = league("lineit", 2, PAIR)
    slow = [(f, ended(2, 0, seconds=[9.0, 9.0])) for f in schedule(duel, 1)]
    text = write_table(make_table(duel, slow))
    assert text == write_table(make_table(duel, [(f, ended(2, 0)) for f in schedule(duel, 1)]))
    assert json.loads(text)["league"]["bots"] == list(PAIR)
