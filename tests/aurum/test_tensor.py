"""The observation of Aurum, piece by piece, against the view of the same seat."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from aurum.tables import THREE, act, lively, table, three
from kobako import Env, Match
from kobako.games.aurum.tensor import PIECES
from kobako.games.aurum.words import NUMBERS
from kobako.match.check import observation, prefixes

pytestmark = pytest.mark.rules

Found = dict[str, npt.NDArray[np.float32]]
PHASES = ("predict", "secret", "swap", "lead", "follow", "over")


def pieces(match: Match, seat: int | None) -> Found:
    vector = observation(match.info, match.seen(seat), seat)
    found, at = {}, 0
    for name, width, _ in PIECES:
        found[name] = vector[at : at + width]
        at += width
    assert at == len(vector)
    return found


def some(vector: npt.NDArray[np.float32]) -> list[int]:
    """The places of the ones; everything else is zero."""
    assert set(vector.tolist()) <= {0.0, 1.0}
    return [int(place) for place in vector.nonzero()[0]]


def cards(names: list[str]) -> list[int]:
    return sorted(NUMBERS[name] for name in names)


def counts(ranks: list[int]) -> list[float]:
    return [ranks.count(rank) / 4 for rank in range(9)]


def check(match: Match, seat: int | None) -> None:
    found, view, n = pieces(match, seat), match.view(seat), match.players
    around = [((seat or 0) + step) % n for step in range(n)]
    assert found["four"].tolist() == [n == 4]
    assert found["options"].tolist() == [not view["zero_gold"], view["scoring"] == "points"]
    phase = "secret" if n == 3 and view["phase"] == "predict" else view["phase"]
    assert some(found["phase"]) == ([PHASES.index(phase)] if phase in PHASES else [])
    assert some(found["round"]) == [view["round"] - 1]
    assert sorted(around[place] for place in some(found["turn"])) == view["pending"]
    for name in ("start", "lead"):
        assert [around[place] for place in some(found[name])] == [s for s in [view[name]] if s is not None]
    check_cards(found, view, around)
    check_trick(found, view, around)
    unit = 40 if view["scoring"] == "points" else 2
    for place, other in enumerate(around):
        assert found["scores"][place] == pytest.approx(view["scores"][other] / unit)


def check_cards(found: Found, view: dict[str, Any], around: list[int]) -> None:
    assert some(found["unseen"]) == cards(view["unseen"])
    assert some(found["aside"]) == cards(view["left_over"])
    supply = {pile["rank"]: pile["left"] / 4 for pile in view["supply"]}
    assert found["supply"].tolist() == [supply.get(rank, 0) for rank in range(9)]
    for place, other in enumerate(around if view["hands"] else []):
        hand = view["hands"][other]
        assert some(found["hands"].reshape(4, 50)[place]) == cards(hand["cards"])
        assert found["held"][place] == pytest.approx(hand["held"] / 12)
        assert found["gold"].reshape(4, 9)[place].tolist() == counts(view["collections"][other])
        laid, first = view["predictions"][other], view["opening"][other]
        assert some(found["predictions"].reshape(4, 50)[place]) == cards(
            [laid] if laid not in (None, "?") else []
        )
        assert some(found["opening"].reshape(4, 50)[place]) == cards([first] if first else [])
        assert found["secret"][place] == (laid == "?")
        assert found["won"][place] == pytest.approx(view["won"][other] / 10)
        if other == view["seat"]:
            shown = [card["card"] for card in view["own"] if card["shown"]]
            assert some(found["shown"].reshape(4, 50)[place]) == cards(shown)


def check_trick(found: Found, view: dict[str, Any], around: list[int]) -> None:
    open_tricks = [trick for trick in view["tricks"] if trick["state"] == "open"]
    lying = {c["seat"]: c["card"] for trick in open_tricks for c in trick["cards"]}
    assert some(found["sealed"]) == ["BPZCS".index(suit) for suit in view["sealed"]]
    moves = [m for trick in view["tricks"] for m in (*trick["swaps"], *trick["cards"])]
    for place, other in enumerate(around):
        assert some(found["trick"].reshape(4, 59)[place]) == cards([lying[other]] if other in lying else [])
        played = {c["card"]: i for i, c in enumerate(moves, 1) if c["seat"] == other and "card" in c}
        when = [played.get(name, 0) / 64 for name in list(NUMBERS)[:50]]
        assert found["played"].reshape(4, 50)[place].tolist() == pytest.approx(when)
        paid = [m["gold"] for m in moves if m["seat"] == other and "gold" in m]
        assert found["paid"].reshape(4, 9)[place].tolist() == pytest.approx(counts(paid))


@pytest.mark.parametrize(
    ("players", "options"), [(3, {}), (4, {}), (3, {"zero_gold": "no"}), (4, {"scoring": "points"})]
)
def test_every_piece_says_what_the_view_says(players: int, options: dict[str, str]) -> None:
    for step, now in enumerate(prefixes(lively(players, options, players))):
        if step % 5 == 0 or step < 8 or now.over:
            for seat in (None, *range(players)):
                check(now, seat)


def test_other_hands_and_secret_predictions_are_blank() -> None:
    match = table(3, THREE)
    match.act(1, "predict B2")
    found = pieces(match, 0)
    assert not found["hands"].reshape(4, 50)[1:].any()
    assert not found["predictions"].any()
    assert found["secret"].tolist() == [0, 1, 0, 0]


def test_a_card_that_all_know_of_is_shown() -> None:
    match = three()
    match.act(0, "swap G0 Z4")
    act(match, "stay")
    for seat, place in ((0, 0), (1, 2), (2, 1), (None, 0)):
        assert some(pieces(match, seat)["shown"].reshape(4, 50)[place]) == cards(["B7"])


def test_the_size_is_the_sum_of_the_pieces() -> None:
    env = Env("aurum", 4, seed=1)
    assert env.observe(0).shape == (sum(width for _, width, _ in PIECES),) == (env.size,)
