"""Players by their specs."""

import math
from unittest.mock import Mock

import pytest

from arena import fakes
from kobako import Match
from kobako.arena import players
from kobako.arena.players import MOST, BotPlayer, Limit, Setting, find_player, plain_spec, read_spec
from kobako.bots.bot import Bot, Thought
from kobako.games.game import States

LUZ = Setting("luz", 3)


@pytest.mark.parametrize(
    ("spec", "name", "limit", "plain"),
    [
        ("easy", "easy", Limit(), "easy"),
        ("hard@200", "hard", Limit(200), "hard@200"),
        ("hard@0.5s", "hard", Limit(MOST, 0.5), "hard@0.5s"),
        ("hard@0.50s", "hard", Limit(MOST, 0.5), "hard@0.5s"),
        ("hard@2s", "hard", Limit(MOST, 2), "hard@2s"),
        ("my_bots.new:greedy@3", "my_bots.new:greedy", Limit(3), "my_bots.new:greedy@3"),
    ],
)
def test_a_spec_is_read(spec: str, name: str, limit: Limit, plain: str) -> None:
    assert read_spec(spec) == (name, limit)
    assert plain_spec(spec) == plain


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "@5",
        "easy@",
        "easy@0",
        "easy@0s",
        "easy@0.0s",
        "easy@-1",
        "easy@1e3",
        "easy@1.5",
        "a b",
        "a;b",
        "ä",
    ],
)
def test_what_is_no_spec_is_refused(spec: str) -> None:
    with pytest.raises(ValueError, match="a bot is written NAME, NAME@200"):
        read_spec(spec)


def test_a_bot_has_its_own_budget_or_the_one_that_is_given() -> None:
    own, given, timed = (find_player(f"arena.fakes:search{limit}", LUZ) for limit in ("", "@3", "@0.5s"))
    assert [player.name for player in (own, given, timed)] == ["search"] * 3
    assert (own.budget, given.budget, timed.budget) == (7, 3, MOST)
    assert isinstance(own, BotPlayer)
    assert isinstance(timed, BotPlayer)
    assert (own.seconds, timed.seconds) == (math.inf, 0.5)
    match = Match("luz", 3, seed=1)
    [seat] = match.pending
    assert [one.choose(match, seat, 0).iterations for one in (own, given, timed)] == [7, 3, 500]


def test_a_bot_that_does_not_search_takes_no_budget() -> None:
    assert find_player("easy", LUZ).budget == 0
    with pytest.raises(ValueError, match="easy does not search in luz"):
        find_player("easy@200", LUZ)
    with pytest.raises(ValueError, match="search does not search in aurum"):
        find_player("arena.fakes:search@0.5s", Setting("aurum", 4))


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("wizard", "no bot is called 'wizard'; in luz there are random, plain, novice, easy"),
        ("no_such_module:bot", "no bot is at 'no_such_module:bot': No module named"),
        ("arena.fakes:nobody", "no bot is at 'arena.fakes:nobody': module"),
    ],
)
def test_who_is_not_there_is_named(spec: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        find_player(spec, LUZ)


def test_a_player_of_another_program_is_added_in_one_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(players.OUTSIDE, "other", "arena.fakes:first")
    player = find_player("other@9", LUZ)
    assert isinstance(player, fakes.First)
    assert player.budget == 9


def test_a_bot_is_handed_what_its_seat_has_seen_and_nothing_else() -> None:
    spy = Mock(return_value=Thought(0, 0))
    match = Match("luz", 4, seed=3)
    [seat] = match.pending
    BotPlayer("spy", 5, Bot("spy", spy), 0.5).choose(match, seat, 11)
    seen, *rest = spy.call_args.args
    assert isinstance(seen, type(match.seen(seat)))
    assert bytes_of(seen) == bytes_of(match.seen(seat)) != bytes_of(match.copy()._states)
    assert rest == [seat, 11, 5, 0.5]


def bytes_of(states: States) -> bytes:
    return states.tobytes()
