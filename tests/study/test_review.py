"""Reviews: what they say adds up, is repeatable, and tells mistakes from luck."""

import msgspec
import numpy as np
import pytest

from kobako import GAMES, Match
from kobako.games import find
from kobako.match.check import prefixes
from kobako.match.record import RecordError
from kobako.study.advice import rank, weigh
from kobako.study.estimates import Estimate, around, error_of, mean_of
from kobako.study.judge import MISTAKE, SMALL, grade_of, judge
from kobako.study.results import LOSSES, Review
from kobako.study.review import mover_of, review
from study.games import LAST, at, last_choice, played

FEW, SOME = 8, 6  # iterations, worlds
LONGEST = 60  # steps of a long game that will do


def quick(
    record: str | Match, seat: int | None = None, worlds: int = SOME, seed: int = 0, processes: int = 1
) -> Review:
    return review(record, seat, FEW, worlds, seed, processes=processes)


def begun(game: str, players: int, bots: str = "easy") -> Match:
    """A game as far as it is needed."""
    match = played(game, players, 4, bots)
    return at(match, LONGEST) if len(match.steps) > 2 * LONGEST else match


EVERY = [(name, find(name).seats[0]) for name in GAMES] + [("aurum", 4)]


# --------------------------------------------------------------------------------------- what adds up


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_start_luck_and_moves_add_up_to_the_result(game: str, players: int) -> None:
    match = begun(game, players)
    found = quick(match)
    whole = 2 if players == 4 else 1  # partners have won both
    for moment in found.moments:
        assert sum(moment.known) == pytest.approx(whole)
        assert sum(moment.opened) == pytest.approx(whole)
    for one in found.balances:
        parts = one.start.value + one.luck.value + one.own.value + one.others.value
        assert parts == pytest.approx(one.result.value)
        assert one.result.value == pytest.approx(found.moments[-1].opened[one.seat])
        mine = [decision for decision in found.decisions if decision.seat == one.seat]
        assert sum(decision.hindsight.value for decision in mine) == pytest.approx(one.own.value)
        assert one.lost == sum(
            decision.loss.value for decision in mine if decision.grade in LOSSES and decision.loss
        )


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_every_choice_is_looked_at_and_no_forced_move(game: str, players: int) -> None:
    match = begun(game, players)
    choices = [
        step
        for step, (now, line) in enumerate(zip(prefixes(match), match.steps, strict=False))
        if (seat := mover_of(line)) is not None and len(now.legal(seat)) > 1
    ]
    found = quick(match)
    assert [one.step for one in found.decisions] == choices
    assert all(f"{one.seat} {one.move}" == match.steps[one.step] for one in found.decisions)
    chances = [step for step, line in enumerate(match.steps) if mover_of(line) is None]
    assert [moment.steps - 1 for moment in found.moments] == sorted([-1, *choices, *chances])


def test_who_wins_has_most_of_the_victory_at_the_end() -> None:
    match = played("luz", 3, 4)
    found = quick(match)
    assert found.over
    assert found.winners == [int(np.argmax(found.moments[-1].known))]
    for one in found.balances:
        assert one.result.low == one.result.value == one.result.high


def test_by_rule_of_thumb_all_is_luck_and_a_bad_player_does_harm() -> None:
    """Worlds are played on by rule of thumb, so who plays by it changes nothing; a random player does."""
    for one in quick(played("luz", 3, 4)).balances:
        assert (one.own, one.others) == (Estimate(0.0, 0.0, 0.0),) * 2
    bad, *others = quick(played("luz", 3, 4, "random,easy,easy"), worlds=60).balances
    assert bad.own.high < 0
    assert all(one.own == Estimate(0.0, 0.0, 0.0) for one in others)


# ------------------------------------------------------------------------------------------- what is told


@pytest.mark.parametrize(("game", "players", "seed"), LAST)
def test_a_mistake_is_told(game: str, players: int, seed: int) -> None:
    seen, seat = last_choice(game, players, seed)
    found = weigh(seen, seat, 400, seed=0)
    first, *_, last = (found.actions[i] for i in rank(found))
    best = judge(seen, seat, first, 400, seed=0)
    assert (best.best, best.grade, best.loss) == (first, "fine", Estimate(0.0, 0.0, 0.0))
    assert best.reasons == best.best_reasons == []
    worst = judge(seen, seat, last, 400, seed=0)
    assert (worst.best, worst.grade) == (first, "mistake")
    assert worst.loss
    assert worst.loss.low > 0.2
    assert worst.reasons
    assert worst.best_reasons


def test_what_a_loss_is_called() -> None:
    assert grade_of(None) == "untold"
    assert grade_of(Estimate(0.0, 0.0, 0.0)) == "fine"
    assert grade_of(Estimate(SMALL / 2, SMALL / 4, SMALL)) == "fine"
    assert grade_of(Estimate(-0.2, -0.3, -0.1)) == "fine"
    assert grade_of(Estimate(SMALL, 0.001, 1.0)) == "small"
    assert grade_of(Estimate(SMALL, 0.0, 1.0)) == "untold"
    assert grade_of(Estimate(MISTAKE, 0.001, 1.0)) == "mistake"
    assert grade_of(Estimate(0.9, -0.1, 1.0)) == "untold"


def test_intervals() -> None:
    assert mean_of(np.array([0.0, 1.0])) == Estimate(0.5, -0.48, 1.48)
    assert mean_of(np.array([0.25])) == Estimate(0.25, 0.25, 0.25)
    assert around(0.5, 0.1) == Estimate(0.5, 0.304, 0.696)
    assert around(0.9, 1.0) == Estimate(0.9, 0.0, 1.0)
    lost = error_of(0.0, 0.0, 10)  # ten worlds without a win do not prove that there is none
    assert 0.05 < lost < 0.1
    assert error_of(0.0, 0.0, 1000) < 0.002
    samples = np.tile([0.0, 1.0, 1.0], 300)
    error = samples.std(ddof=1) / 30
    assert error_of(float(samples.mean()), float(error), 900) == pytest.approx(error, rel=0.01)


# ------------------------------------------------------------------------------------------------ its form


def test_one_seat_only() -> None:
    match = begun("luz", 3)
    found, everybody = quick(match, 1), quick(match)
    assert found.seat == 1
    assert {one.seat for one in found.decisions} == {1}
    assert [one for one in everybody.decisions if one.seat == 1] == found.decisions
    assert [moment.opened for moment in found.moments] == [moment.opened for moment in everybody.moments]
    assert [moment.known for moment in found.moments] != [moment.known for moment in everybody.moments]
    with pytest.raises(ValueError, match="there is no seat 3"):
        quick(match, 3)


def test_the_same_again_in_one_process_or_in_two() -> None:
    match = at(played("luz", 3, 4), 9)
    told: list[tuple[int, int]] = []
    first = review(match, iterations=FEW, worlds=SOME, progress=lambda *done: told.append(done))
    assert told[0] == (0, 9)
    assert told[-1] == (9, 9)
    assert quick(match, processes=2) == quick(match.record()) == first
    assert quick(match, seed=1) != first


def test_a_game_that_is_not_over_is_looked_at_as_far_as_it_goes() -> None:
    nothing = quick(Match("luz", 3, chance="given"))
    assert (nothing.over, nothing.winners, nothing.decisions, len(nothing.moments)) == (False, [], [], 1)
    match = begun("luz", 3)
    assert not match.over
    found = quick(match)
    assert not found.over
    assert any(one.result.low < one.result.high for one in found.balances)


def test_bots_are_named() -> None:
    match = Match("luz", 3, seed=1)
    for tag in ("seat 0 human", "seat 1 hard 100 7", "seat 2 easy 0 7"):
        match.tag(tag)
    assert [one.player for one in quick(match).balances] == [None, "hard", "easy"]


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(RecordError, match="line 1"):
        review("nonsense")


@pytest.mark.parametrize("game", ["luz", "dragonegg"])
def test_a_review_goes_to_json_and_back(game: str) -> None:
    found = quick(begun(game, 3))
    text = msgspec.json.encode(found)
    assert msgspec.json.decode(text, type=Review) == found
