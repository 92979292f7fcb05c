"""The observation of Yurikure, piece by piece, against the view of the same seat."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from kobako import Env, Match
from kobako.games.yurikure.marks import ACTION_NAMES
from kobako.games.yurikure.tensor import PIECES
from kobako.match.check import observation, prefixes, random_match
from yurikure.tables import GIRLS, PAIRS, table

pytestmark = pytest.mark.rules

Found = dict[str, npt.NDArray[np.float32]]
PHASES = ["roll", "support", "extra", "reveal", "declare", "object", "over"]
MATTERS = ["action", "answer", "vote", "consent", "confession", "couple", "kiss"]


def pieces(match: Match, seat: int | None) -> Found:
    vector = observation(match.info, match.seen(seat), seat)
    found, at = {}, 0
    for name, width, _ in PIECES:
        found[name] = vector[at : at + width]
        at += width
    assert at == len(vector)
    return found


def one_hot(vector: npt.NDArray[np.float32]) -> int | None:
    assert set(vector.tolist()) <= {0.0, 1.0}
    assert vector.sum() <= 1
    return int(vector.argmax()) if vector.any() else None


def chosen(vector: npt.NDArray[np.float32], names: Any) -> Any:
    place = one_hot(vector)
    return None if place is None else names[place]


def members(vector: npt.NDArray[np.float32], names: Any) -> list[Any]:
    assert set(vector.tolist()) <= {0.0, 1.0}
    return [name for name, there in zip(names, vector, strict=False) if there]


def check(match: Match, seat: int | None) -> None:
    found, view, n = pieces(match, seat), match.view(seat), match.players
    around = [((seat or 0) + step) % n for step in range(n)]
    assert one_hot(found["players"]) == n - 3
    assert chosen(found["phase"], PHASES) == (view["phase"] if view["phase"] in PHASES else None)
    last = view["over"] and view["round"] == 9
    assert one_hot(found["round"]) == (None if last else view["round"] - (not view["over"]))
    assert sorted(members(found["turn"], around)) == view["pending"]
    assert chosen(found["first"], around) == view["first"]
    order = found["order"].reshape(7, 7)
    places = {girl: one_hot(order[i]) for i, girl in enumerate(GIRLS)}
    assert places == {girl: view["order"].index(girl) if view["order"] else None for girl in GIRLS}
    check_matter(found, view)
    check_board(found, view)
    for place, other in enumerate(around):
        check_seat(found, view, place, other)


def check_matter(found: Found, view: dict[str, Any]) -> None:
    deciding, rolling = view["deciding"] or {}, view["rolling"] or {}
    assert chosen(found["matter"], MATTERS) == (deciding or rolling).get("what")
    assert chosen(found["girl"], GIRLS) == deciding.get("girl")
    assert chosen(found["aim"], PAIRS) == (deciding or rolling).get("pair")
    if deciding:
        assert chosen(found["actor"], GIRLS) == deciding["actor"]
        assert one_hot(found["passes"]) == deciding["passes"]
        declared = deciding["declared"]
        assert one_hot(found["standing"]) == (None if declared is None else ACTION_NAMES[declared])
    assert members(found["yes"], GIRLS) == deciding.get("yes", [])
    assert members(found["no"], GIRLS) == deciding.get("no", [])


def check_board(found: Found, view: dict[str, Any]) -> None:
    assert members(found["couples"], PAIRS) == view["couples"]
    for i, pair in enumerate(view["pairs"]):
        assert found["affection"][i] == pytest.approx(pair["affection"] / 6)
        assert found["dissatisfaction"][i] == pytest.approx(pair["dissatisfaction"] / 6)
        assert found["red"][i] == (pair["bond"] in ("red", "fated"))
        assert found["fated"][i] == (pair["bond"] == "fated")


def check_seat(found: Found, view: dict[str, Any], place: int, other: int) -> None:
    rows = {name: found[name].reshape(4, -1)[place] for name in ("holder", "revealed", "before", "between")}
    levels = np.zeros((3, 7))
    for one in view["reveals"]:
        if one["seat"] == other:
            levels[one["stage"] :, GIRLS.index(one["girl"])] = one["level"]
    for i, girl in enumerate(view["girls"]):
        assert rows["holder"][i] == (girl["controller"] == other)
    for name, row in zip(("before", "between", "revealed"), levels, strict=True):
        assert rows[name] == pytest.approx(row / 19)
    control, support, extra = (view[name][other] for name in ("control", "support", "extra"))
    assert found["control"].reshape(4, 7)[place] == pytest.approx(np.array(control or [0] * 7) / 19)
    assert found["support"].reshape(4, 21)[place] == pytest.approx(np.array(support or [0] * 21) / 5)
    assert found["extra"].reshape(4, 21)[place] == pytest.approx(np.array(extra or [0] * 21) / 4)
    assert found["placed"][place] == pytest.approx(view["placed"][other] / 9)


@pytest.mark.parametrize("players", [3, 4])
def test_every_piece_says_what_the_view_says(players: int) -> None:
    match = random_match("yurikure", players, {}, players)
    for step, now in enumerate(prefixes(match)):
        if step < 25 or step % 41 == 0 or now.over:
            for seat in (None, *range(players)) if step % 2 else (None, 1):
                check(now, seat)


@pytest.mark.parametrize(
    ("options", "right", "stacked"),
    [({}, 0, 0), ({"reveal_direction": "right"}, 1, 0), ({"duplicate_support": "yes"}, 0, 1)],
)
def test_options_that_change_what_can_be_done_are_told(
    options: dict[str, str], right: int, stacked: int
) -> None:
    found = pieces(Match("yurikure", 3, seed=1, options=options), 0)
    assert (found["right"][0], found["stacked"][0]) == (right, stacked)


def test_other_seats_points_are_blank() -> None:
    found = pieces(table(4), 2)
    assert found["support"].reshape(4, 21).sum(1) == pytest.approx([3, 0, 0, 0])
    assert not found["control"].reshape(4, 7)[1:].any()


def test_the_size_is_the_sum_of_the_pieces() -> None:
    env = Env("yurikure", 4, seed=1)
    assert env.observe(0).shape == (sum(width for _, width, _ in PIECES),) == (env.size,)
