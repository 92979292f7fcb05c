"""One game of a league: its record says all, and is read again."""

import re

import pytest

from arena.test_fixtures import league
from kobako import Match
from kobako.arena.fixtures import schedule
from kobako.arena.games import Stopped, play, read
from kobako.arena.players import find_player
from kobako.bots.bot import move_seed
from kobako.games import find
from kobako.match.check import prefixes
from kobako.match.verify import verify

SEARCH = ("arena.fakes:search", "arena.fakes:search@3", "arena.fakes:search@0.002s")


def never() -> bool:
    return False


def test_a_record_says_who_played_and_how() -> None:
    few = league("luz", 3, SEARCH)
    fixture = list(schedule(few, 1))[6]  # the first against the third
    assert fixture.seats == (0, 2, 2)
    match = Match.replay(play(few, fixture, never))
    assert match.over
    budgets = [7, 10**9, 10**9]
    seats = [f"seat {s} search {budget} {fixture.seeds[s]}" for s, budget in enumerate(budgets)]
    assert match.tags[:6] == [
        "rules 1",
        f"seed {fixture.seed}",
        *seats,
        f"x-arena {SEARCH[0]} {SEARCH[2]} {SEARCH[2]}",
    ]
    told = {int(tag.split()[1]): int(tag.split()[2]) for tag in match.tags if tag.startswith("bot ")}
    # Two thousandths of a second are two iterations of this bot; the other has kept its budget.
    assert told == {step: 2 for step, line in enumerate(match.steps) if line[0] in "12"}
    assert verify(match.record()).ok


def test_every_move_of_a_record_can_be_computed_again() -> None:
    few = league("luz", 3, ("easy", "random", "arena.fakes:search@5"))
    for fixture in schedule(few, 1):
        match = Match.replay(play(few, fixture, never))
        for step, (now, line) in enumerate(zip(prefixes(match), match.steps, strict=False)):
            if now.pending:
                seat = int(line[0])
                player = find_player(few.bots[fixture.seats[seat]], few.setting)
                action = player.choose(now, seat, move_seed(fixture.seeds[seat], step)).action
                assert f"{seat} {match.info.notation.action_text(action)}" == line


def test_a_game_is_read_from_its_record() -> None:
    few = league("luz", 3, SEARCH[:2])
    fixture = next(schedule(few, 1))
    text = play(few, fixture, never)
    outcome, match = read(few, fixture, text), Match.replay(text)
    assert (outcome.scores, outcome.winners) == (match.scores, match.winners)
    assert outcome.decisions == [44, 44, 44]
    assert outcome.iterations == [44 * 7, 44 * 3, 44 * 3]
    assert len(outcome.seconds) == 3
    sheet = match.view(None)["sheet"]
    made = [(seat, float(points > 0)) for line in sheet for seat, points in enumerate(line["points"])]
    assert outcome.samples["bids"] == made
    assert {value for _, value in made} == {0, 1}
    assert outcome.samples["score"] == [(seat, score) for seat, score in enumerate(match.scores)]


@pytest.mark.parametrize(("players", "sides"), [(3, 3), (4, 2)])
def test_predictions_of_aurum_are_read(players: int, sides: int) -> None:
    few = league("aurum", players, ("easy", "random"))
    for fixture in schedule(few, 2):
        text = play(few, fixture, never)
        rounds = Match.replay(text).view(None)["sheet"]
        told = read(few, fixture, text).samples["predictions"]
        assert len(told) == sides * len(rounds)
        assert [value for _, value in told] == [
            float(side["prediction_points"] > 0) for line in rounds for side in line["sides"]
        ]


@pytest.mark.parametrize("game", ["lineit", "dragonegg", "yurikure"])
def test_of_other_games_the_score_is_told(game: str) -> None:
    few = league(game, find(game).seats[0], ("easy", "random"))
    fixture = next(schedule(few, 1))
    assert set(read(few, fixture, play(few, fixture, never)).samples) == {"score"}


def test_what_is_not_the_record_of_the_game_is_refused() -> None:
    few = league("dragonegg", 2, ("arena.fakes:search@1s", "arena.fakes:search@2s"))
    first, second, later, *_ = schedule(few, 2)
    text = play(few, first, never)
    assert read(few, first, text)
    cut = "\n".join(text.splitlines()[:-4])
    for wrong, why in (
        ("", "a record begins with"),
        (text.replace("[winners", "[winner"), "line "),
        (cut, "the game is not over"),
        (play(few, second, never), "it is another game"),
        (play(few, later, never), "it is another game"),
        (text.replace("search@1s", "search@3s"), "it is another game"),
        (re.sub(r"\[x-seconds .*\]\n", "", text), "its times are missing"),
        (re.sub(r"\[x-seconds .*\]", "[x-seconds 1.0]", text), "its times are missing"),
    ):
        with pytest.raises(ValueError, match=re.escape(why)):
            read(few, first, wrong)
    with pytest.raises(ValueError, match="it is another game"):
        read(league("dragonegg", 2, ("easy", "random")), first, text)


def test_a_game_stops_at_the_next_move() -> None:
    few = league("dragonegg", 2, ("easy", "random"))
    asked = iter([False, False, True])
    with pytest.raises(Stopped):
        play(few, next(schedule(few, 1)), lambda: next(asked))
