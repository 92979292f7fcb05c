"""Advice: right where it can be known, repeatable, blind to what is hidden, and with reasons."""

import random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from kobako import GAMES, Match, texts
from kobako.bots.search import PART
from kobako.cards.fields import fields
from kobako.games import find
from kobako.games.game import States
from kobako.match.check import prefixes, random_match
from kobako.study.advice import SHOWN, Advice, advise
from kobako.study.reasons import aurum, luz
from study.games import LAST, at, certain, last_choice, played
from witnesses import Witness

FEW = 24  # iterations
EVERY = [(name, find(name).seats[0]) for name in GAMES] + [("aurum", 4)]


# Games in which all that is hidden is imagined anew, so that open cards would not be noticed either.
IMAGINED = ("lineit", "yurikure")


def choices(match: Match) -> list[int]:
    """The steps at which the first seat that may act has a choice."""
    positions = enumerate(prefixes(match))
    return [step for step, now in positions if now.pending and len(now.legal(now.pending[0])) > 1]


def bytes_of(seen: States, seat: int, **more: Any) -> bytes:
    return msgspec.json.encode(advise(seen, seat, **{"iterations": FEW, **more}))


def opening(game: str, players: int = 0) -> tuple[States, int]:
    """What is seen before the first decision with a choice."""
    match = Match(game, players or find(game).seats[0], seed=3)
    return match.seen(match.pending[0]), match.pending[0]


# ------------------------------------------------------------------------------------------ what is right


@pytest.mark.parametrize(("game", "players", "seed"), LAST)
def test_the_last_choice_of_a_game_is_weighed_as_it_is(game: str, players: int, seed: int) -> None:
    seen, seat = last_choice(game, players, seed)
    worth = certain(seen, seat)
    advice = advise(seen, seat, iterations=600)
    assert {one.move for one in advice.moves} == set(worth)
    best, *others = sorted(worth, key=lambda move: -worth[move])
    assert advice.moves[0].move == best
    assert worth[best] - worth[others[0]] > 0.3
    for one in advice.moves:
        assert one.share
        assert one.share.low - 0.1 <= worth[one.move] <= one.share.high + 0.1


def test_a_bid_that_is_made_for_sure_is_said_to_be() -> None:
    moves = {one.move: one.reasons for one in advise(*last_choice(*LAST[0]), FEW).moves}
    made = {move: reasons[1].args["percent"] for move, reasons in moves.items()}
    assert made == {"play 6": 100, "play 1": 0}


def test_the_trick_that_a_reason_tells_of_is_the_one_in_progress() -> None:
    """Who took it, read from the end of the round as reasons do, is who got one trick more."""
    for game, players, took in (
        ("luz", 3, luz._took),
        ("aurum", 3, aurum._won_trick),
        ("aurum", 4, aurum._won_trick),
    ):
        told = 0
        match = played(game, players, 2)
        states = [now._states.copy() for now in prefixes(match)]
        ends = [
            i for i, state in enumerate(states) if state["rounds"][0] > states[max(i - 1, 0)]["rounds"][0]
        ]
        for step, line in enumerate(match.steps[: ends[0] - 2 * players]):
            seat, _, move = line.partition(" ")
            if not move.startswith("play "):
                continue
            now, end = fields(states[step]), fields(states[ends[0]])
            after = next(fields(s) for s in states[step:] if sum(fields(s).won[0]) > sum(now.won[0]))
            case: Any = SimpleNamespace(now=now, seat=int(seat), players=players)
            assert took(case, end) == (after.won[0][int(seat)] > now.won[0][int(seat)])
            told += 1
        assert told > 8


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_every_game_has_reasons_of_its_own(game: str, players: int) -> None:
    told = set()
    match = played(game, players, 1)
    for step in range(2, min(len(match.steps), 60), 7):
        now = at(match, step)
        if now.pending and len(now.legal(now.pending[0])) > 1:
            for one in advise(now.seen(now.pending[0]), now.pending[0], FEW).moves:
                assert one.reasons
                for language in texts.LANGUAGES:
                    assert all(texts.say(text.id, text.args, language) for text in one.reasons)
                told |= {text.id for text in one.reasons}
    assert any(message.startswith(f"study-{game}-") for message in told)


@pytest.mark.parametrize("game", ["aurum", "dragonegg"])
def test_where_all_choose_at_once_everybody_is_told_of_their_own_moves(game: str) -> None:
    match = Match(game, 3, seed=1)
    assert match.pending == (0, 1, 2)
    for seat in match.pending:
        told = advise(match.seen(seat), seat, FEW)
        assert {one.move for one in told.moves} <= set(match.legal(seat))
        assert len(told.moves) + told.others == len(match.legal(seat))


# --------------------------------------------------------------------------------------- what it follows from


@pytest.mark.parametrize("game", GAMES)
def test_the_same_question_gets_the_same_answer(game: str) -> None:
    seen, seat = opening(game)
    first = bytes_of(seen, seat)
    assert bytes_of(seen.copy(), seat) == first
    assert bytes_of(seen, seat, seed=1) != first
    assert bytes_of(seen, seat, iterations=FEW + 1) != first
    assert msgspec.json.decode(first, type=Advice) == advise(seen, seat, FEW)


def test_time_ends_advice_and_leaves_what_so_many_iterations_give() -> None:
    seen, seat = opening("luz")
    hasty = advise(seen, seat, iterations=10**9, seconds=0)
    assert hasty == advise(seen, seat, iterations=PART)
    assert hasty.iterations == PART


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_advice_cannot_know_what_its_seat_cannot(game: str, players: int) -> None:
    """Worlds that differ only in what is hidden from a seat bring the same bytes. Open cards would not."""
    rng = random.Random(players)
    different = caught = 0
    for seed in range(3):
        whole = random_match(game, players, {}, seed)
        for step in rng.sample(choices(whole), 6):
            now = at(whole, step)
            seat = now.pending[0]
            *_, there = prefixes(now, Witness(game, players).disguise(now.steps, seat, rng))
            different += now._states.tobytes() != there._states.tobytes()
            assert bytes_of(now.seen(seat), seat) == bytes_of(there.seen(seat), seat)
            caught += bytes_of(now._states, seat) != bytes_of(there._states, seat)
    assert different > 5
    assert caught or game in IMAGINED


# ------------------------------------------------------------------------------------------------ its form


def test_a_forced_move_is_said_to_be_one() -> None:
    match = played("luz", 3, 1)
    forced = next(now for now in prefixes(match) if now.pending and len(now.legal(now.pending[0])) == 1)
    advice = advise(forced.seen(forced.pending[0]), forced.pending[0])
    assert (advice.iterations, advice.others) == (0, 0)
    [only] = advice.moves
    assert only.share is None
    assert [text.id for text in only.reasons] == ["study-only-move"]


def test_of_many_moves_the_best_are_told_and_the_others_counted() -> None:
    match = Match("dragonegg", 3, seed=3)
    seat = match.pending[0]
    done: list[tuple[int, int]] = []
    advice = advise(match.seen(seat), seat, 300, progress=lambda *told: done.append(told))
    assert len(advice.moves) == SHOWN
    assert advice.others == len(match.legal(seat)) - SHOWN > 0
    assert done == [(i, SHOWN) for i in range(1, SHOWN + 1)]
    shares = [one.share.value for one in advice.moves[1:] if one.share]
    assert shares == sorted(shares, reverse=True)


def test_who_is_not_asked_gets_no_advice() -> None:
    match = Match("luz", 3, seed=3)
    seat = (match.pending[0] + 1) % 3
    with pytest.raises(ValueError, match=f"seat {seat} has nothing to decide"):
        advise(match.seen(seat), seat)
