"""Places and ratings of one game; what players of each game count."""

import pytest
from openskill.models import PlackettLuce

from kobako.bots.bot import find_bot
from kobako.games import GAMES
from kobako.match.facts import samples_of, skill_of
from kobako.match.match import Match
from kobako.match.ratings import FRESH, places, rate, sides_of

ALONE = ((0,), (1,), (2,), (3,))


def test_places_are_by_winners_and_then_by_score() -> None:
    assert places([5, 1, 5, 1], (2,), ALONE) == [2, 3, 1, 3]
    assert places([5, 9, 5, 6], (0, 3), ALONE) == [1, 3, 4, 1]
    assert places([1, 2, 1, 2], (1, 3), ((0, 2), (1, 3))) == [2, 1]


def test_who_comes_last_comes_last_whatever_was_scored() -> None:
    assert places([9, 1, 5, 3], (0,), ALONE, last=[0]) == [4, 3, 1, 2]
    assert places([9, 1, 5, 3], (0,), ALONE, last=[0, 1]) == [3, 3, 1, 2]


def test_sides_are_the_games() -> None:
    assert sides_of("aurum", 4) == ((0, 2), (1, 3))
    assert sides_of("aurum", 3) == ((0,), (1,), (2,))
    assert sides_of("luz", 4) == ALONE


def test_teams_and_ties_are_rated_as_openskill_does() -> None:
    model = PlackettLuce(tau=0)
    known = {"a": (30.0, 4.0), "b": FRESH, "c": (20.0, 2.0), "d": FRESH}
    for ranks in ([2, 1], [1, 1]):
        floats = [float(rank) for rank in ranks]
        teams = [[model.rating(*known[who]) for who in side] for side in ("ab", "cd")]
        expected = [[(one.mu, one.sigma) for one in team] for team in model.rate(teams, ranks=floats)]
        after = rate(known, ["ab", "cd"], ranks)
        assert [[after["a"], after["b"]], [after["c"], after["d"]]] == expected


def test_a_tie_is_between_a_win_and_a_loss() -> None:
    fresh = {"a": FRESH, "b": FRESH}
    won, level, lost = (rate(fresh, ["a", "b"], ranks)["a"][0] for ranks in ([1, 2], [1, 1], [2, 1]))
    assert won > level > lost


def test_who_sits_in_several_seats_has_one_rating() -> None:
    after = rate({"a": FRESH, "b": FRESH}, ["a", "b", "b"], [1, 2, 3])
    assert after["a"][0] > FRESH[0] > after["b"][0]


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.name)
def test_every_game_has_something_to_count(info: object) -> None:
    """Over some games of bots: within bounds, sometimes made and sometimes not."""
    made = tried = 0
    for seed in range(4):
        match = Match(info.name, info.seats[-1], seed=seed)  # type: ignore[attr-defined]
        bot = find_bot("easy", match.info.name)
        step = 0
        while not match.over:
            seat, step = match.pending[0], step + 1
            thought = bot.think(match.seen(seat), seat, step)
            match.act(seat, match.info.notation.action_text(thought.action))
        counts = skill_of(match)
        assert len(counts) == match.players
        assert all(0 <= good <= times for good, times in counts)
        made, tried = made + sum(good for good, _ in counts), tried + sum(times for _, times in counts)
    assert 0 < made < tried


def test_bids_are_counted_as_the_league_counts_them() -> None:
    match = Match.replay(finished())
    made = sum(value for _, value in samples_of(match)["bids"])
    assert sum(good for good, _ in skill_of(match)) == made
    assert {times for _, times in skill_of(match)} == {4}  # rounds


def finished() -> str:
    match = Match("luz", 4, seed=3)
    while not match.over:
        seat = match.pending[0]
        match.act(seat, match.legal(seat)[0])
    return match.record()
