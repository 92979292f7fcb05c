"""Match: the public interface, to the letter."""

import pickle
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

import kobako
from kobako import BadChance, IllegalMove, Match
from kobako.games import GAMES, drive, find
from kobako.games.game import GameInfo
from kobako.match.check import random_match
from luz.tables import deal_line, finish_round, table

pytestmark = pytest.mark.rules

COMMON = {"game", "players", "seat", "phase", "pending", "scores", "over", "winners"}


def test_games_are_listed_by_name() -> None:
    assert kobako.GAMES[0] == "luz"
    assert [find(name).name for name in kobako.GAMES] == list(kobako.GAMES)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"game": "chess", "players": 4}, "chess"),
        ({"game": "luz", "players": 2}, "2"),
        ({"game": "luz", "players": 6}, "6"),
        ({"game": "luz", "players": "4"}, "'4'"),
        ({"game": "luz", "players": 4, "seed": -1}, "-1"),
        ({"game": "luz", "players": 4, "seed": 1.5}, "1.5"),
        ({"game": "luz", "players": 4, "seed": b"short"}, "32 bytes"),
        ({"game": "luz", "players": 4, "options": {"speed": "high"}}, "speed"),
        ({"game": "luz", "players": 4, "chance": "luck"}, "luck"),
        ({"game": "luz", "players": 4, "chance": "given", "seed": 1}, "not both"),
    ],
)
def test_bad_arguments_are_named(arguments, named: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(ValueError, match=named):
        Match(**arguments)


@pytest.mark.parametrize("seat", [-1, 4, 100, None, "0", 1.0])
def test_a_bad_seat_is_named(seat) -> None:  # type: ignore[no-untyped-def]
    match = Match("luz", 4, seed=1)
    with pytest.raises(ValueError, match=f"no seat {seat!r}"):
        match.legal(seat)
    if seat is not None:
        with pytest.raises(ValueError, match=f"no seat {seat!r}"):
            match.view(seat)
    with pytest.raises(IllegalMove) as refused:
        match.act(seat, "bid 1")
    assert refused.value.rule is None


def test_a_seed_repeats_the_game_and_no_seed_gives_another() -> None:
    assert Match("luz", 4, seed=7).record() == Match("luz", 4, seed=7).record()
    assert Match("luz", 4).record() != Match("luz", 4).record()
    assert "[seed 7]" in Match("luz", 4, seed=7).record()
    assert "[seed " in Match("luz", 4).record()


def test_a_table_s_seed_is_not_written_down() -> None:
    match = Match("luz", 4, seed=bytes(range(32)))
    assert match.pending
    assert "[seed" not in match.record()


def test_chance_is_told_step_by_step() -> None:
    match = Match("luz", 4, chance="given")
    assert (match.awaits, match.pending, match.legal(0), match.over) == ("first", (), [], False)
    match.chance("first 2")
    assert match.awaits == "deal"
    match.chance(deal_line(4, {}))
    assert match.pending == (3,)
    finish_round(match)
    assert match.awaits == "deal"


@pytest.mark.parametrize(
    "line",
    [
        "",
        "first",
        "first 4",
        "first -1",
        "first 01",
        "first 1 2",
        "first  1",
        "First 1",
        "deal Y1",
        "roll 3",
        5,
        None,
    ],
)
def test_a_wrong_chance_line_changes_nothing(line) -> None:  # type: ignore[no-untyped-def]
    match = Match("luz", 4, chance="given")
    with pytest.raises(BadChance):
        match.chance(line)
    assert (match.awaits, match.steps) == ("first", [])


def test_chance_cannot_be_told_when_it_comes_from_a_seed_or_is_not_due() -> None:
    with pytest.raises(BadChance, match="seed"):
        Match("luz", 4, seed=1).chance("first 1")
    match = table(4, {})
    with pytest.raises(BadChance, match="no chance is due"):
        match.chance(deal_line(4, {}))


def test_a_move_while_chance_is_due_and_after_the_end() -> None:
    match = Match("luz", 4, chance="given")
    with pytest.raises(IllegalMove) as caught:
        match.act(0, "bid 1")
    assert (caught.value.rule, caught.value.id) == (None, "chance-due")
    over = random_match("luz", 4, {}, 1)
    with pytest.raises(IllegalMove) as caught:
        over.act(0, "bid 1")
    assert (caught.value.rule, caught.value.id) == (None, "game-over")


@pytest.mark.parametrize(
    ("move", "name"),
    [
        ("bid", "no-such-move"),
        ("bid 3 ", "no-such-move"),
        ("bid  3", "no-such-move"),
        ("bid 03", "no-such-move"),
        ("bid -1", "no-such-move"),
        ("Bid 3", "no-such-move"),
        ("3+", "no-such-move"),
        ("", "no-such-move"),
        ("bid ٣", "no-such-move"),
        ("x" * 100_000, "no-such-move"),
        (None, "no-such-move"),
        (7, "no-such-move"),
        ("play 3", "luz-bid-first"),
        ("play 30", "luz-bid-first"),
    ],
)
def test_a_text_that_is_no_move_now(move, name: str) -> None:  # type: ignore[no-untyped-def]
    match = table(4, {})
    before = match.record()
    with pytest.raises(IllegalMove) as caught:
        match.act(1, move)
    assert (caught.value.rule, caught.value.id) == (None, name)
    assert len(str(caught.value)) < 200
    assert match.record() == before


def test_a_bid_while_cards_are_played() -> None:
    match = table(4, {}, bids="1 1 1 1")
    with pytest.raises(IllegalMove) as caught:
        match.act(1, "bid 3")
    assert (caught.value.rule, caught.value.id) == (None, "luz-bids-done")


def test_a_move_out_of_turn() -> None:
    match = table(4, {})
    with pytest.raises(IllegalMove) as caught:
        match.act(0, "bid 3")
    assert (caught.value.rule, caught.value.id, caught.value.args) == (None, "not-your-turn", {"seats": (1,)})


def test_a_refusal_survives_pickling_and_is_a_value_error() -> None:
    match = table(4, {})
    with pytest.raises(IllegalMove) as caught:
        match.act(1, "bid 11")
    twin: IllegalMove = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(twin, ValueError)
    assert (str(twin), twin.rule, twin.id, twin.args) == (
        str(caught.value),
        "luz 5",
        "luz-bid-range",
        {"most": 10},
    )


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_view_is_ready_for_json_and_has_what_every_view_has(seat: int | None) -> None:
    view = Match("luz", 4, seed=3).view(seat)
    assert msgspec.json.decode(msgspec.json.encode(view)) == view
    assert set(view) > COMMON
    assert (view["game"], view["players"], view["seat"]) == ("luz", 4, seat)
    assert (view["phase"], view["over"], view["winners"], view["scores"]) == ("bid", False, [], [0] * 4)


def test_views_before_and_between_deals() -> None:
    match = Match("luz", 3, chance="given")
    assert (match.view(0)["phase"], match.view(0)["hands"], match.view(0)["dealer"]) == ("first", [], None)
    match.chance("first 0")
    assert match.view(None)["phase"] == "deal"
    match.chance(deal_line(3, {}))
    finish_round(match)
    view = match.view(1)
    assert (view["phase"], view["round"], len(view["tricks"])) == ("deal", 1, 10)


def test_when_the_game_is_over_every_view_shows_everything() -> None:
    match = random_match("luz", 4, {}, 9)
    shown = [match.view(seat) for seat in (None, 0, 1, 2, 3)]
    for view in shown:
        del view["seat"]
    assert all(view == shown[0] for view in shown)
    assert "?" not in str(shown[0]["aside"])
    assert shown[0]["winners"] == list(match.winners)


def test_copies_are_independent() -> None:
    match = Match("luz", 4, seed=7)
    twin = match.copy()
    twin.act(twin.pending[0], "bid 3")
    twin.tag("x-note mine")
    assert (len(match.steps), len(twin.steps)) == (2, 3)
    assert "x-note" not in match.record()
    match.act(match.pending[0], "bid 3")
    while not match.over:
        for one in (match, twin):
            one.act(one.pending[0], one.legal(one.pending[0])[0])
    assert twin.steps == match.steps


def test_legal_moves_are_listed_once_for_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    listed: list[int] = []
    really = drive.legal

    def legal(states: Any, seat: int, out: Any) -> int:
        listed.append(seat)
        return int(really(states, seat, out))

    match = Match("luz", 3, seed=1)
    [seat] = match.pending
    monkeypatch.setattr(drive, "legal", legal)
    move = match.offered(seat)[0]
    match.check(seat, move)
    twin = match.copy()
    match.act(seat, move)
    assert listed == [seat]
    [other] = match.pending
    after = match.legal(other)
    assert listed == [seat, other]
    assert twin.legal(seat)[0] == move  # a copy stays where it was
    assert twin.legal(other) == []
    match.undo(seat)
    assert match.legal(seat) == twin.legal(seat)
    assert match.legal(other) == []
    match.act(seat, move)
    assert match.legal(other) == after


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.name)
def test_what_is_listed_is_of_the_position_at_every_step(info: GameInfo) -> None:
    match, rng = Match(info.name, max(info.seats), seed=5), Random(5)
    out = np.empty(info.max_legal, np.int32)
    while not match.over and len(match.steps) < 150:
        for seat in range(match.players):
            fresh = out[: drive.legal(match._states, seat, out)].tolist()
            assert match.legal(seat) == [info.notation.action_text(action) for action in fresh]
        seat = rng.choice(match.pending)
        match.act(seat, rng.choice(match.legal(seat)))
