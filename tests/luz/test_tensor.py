"""The observation of Luz, piece by piece, against the view of the same seat."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from kobako import Env, Match
from kobako.games.luz import rules
from kobako.games.luz.tensor import PIECES
from kobako.match.check import observation, prefixes, random_match
from luz.tables import table

pytestmark = pytest.mark.rules

SUITS = "YRGBP"


def pieces(match: Match, seat: int | None) -> dict[str, npt.NDArray[np.float32]]:
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


def check(match: Match, seat: int | None) -> None:
    found, view, n = pieces(match, seat), match.view(seat), match.players
    around = [((seat or 0) + step) % n for step in range(n)]
    assert one_hot(found["players"]) == n - 3
    turn = one_hot(found["turn"])
    assert ([around[turn]] if turn is not None else []) == view["pending"]
    check_hands(found, view, around)
    check_round(found, view, around)
    for place, other in enumerate(around):
        assert found["scores"][place] == pytest.approx(view["scores"][other] / 100)


def check_hands(found: dict[str, npt.NDArray[np.float32]], view: dict[str, Any], around: list[int]) -> None:
    suits, ranks = found["suits"].reshape(5, 10, 5), found["ranks"].reshape(5, 10, 12)
    held, played = found["held"].reshape(5, 10), found["played"].reshape(5, 10)
    order = {(c["seat"], c["slot"]): i for i, c in enumerate(c for t in view["tricks"] for c in t["cards"])}
    for place, other in enumerate(around if view["hands"] else []):
        for slot, card in enumerate(view["hands"][other]):
            rank = one_hot(ranks[place, slot])
            assert one_hot(suits[place, slot]) == SUITS.index(card["suit"])
            assert (None if rank is None else rank + 1) == card["rank"]
            assert held[place, slot] == (not card["played"])
            when = order.get((other, slot + 1))
            assert played[place, slot] == pytest.approx(
                0 if when is None else (when + 1) / (10 * len(around))
            )


def check_round(found: dict[str, npt.NDArray[np.float32]], view: dict[str, Any], around: list[int]) -> None:
    if view["phase"] not in ("bid", "play"):
        return
    assert one_hot(found["phase"]) == ("bid", "play").index(view["phase"])
    assert one_hot(found["round"]) == view["round"] - 1
    assert around[one_hot(found["start"]) or 0] == view["start"]
    assert one_hot(found["led"]) == (SUITS.index(view["led"]) if view["led"] else None)
    sheet = view["sheet"][-1]
    bids, trick = found["bids"].reshape(5, 22), found["trick"].reshape(5, 60)
    table_cards = {c["seat"]: c["card"] for c in view["tricks"][-1]["cards"]} if view["led"] else {}
    for place, other in enumerate(around):
        bid, card = one_hot(bids[place]), one_hot(trick[place])
        text = None if bid is None else f"{bid // 2}{'+' * (bid % 2)}"
        assert text == sheet["bids"][other]
        assert (None if card is None else f"{SUITS[card // 12]}{card % 12 + 1}") == table_cards.get(other)
        assert found["won"][place] == pytest.approx(sheet["won"][other] / 10)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_piece_says_what_the_view_says(players: int) -> None:
    for step, now in enumerate(prefixes(random_match("luz", players, {}, players))):
        if step % 7 == 0 or now.over:
            for seat in (None, *range(players)):
                check(now, seat)


def test_own_ranks_are_blank() -> None:
    found = pieces(table(4, {}), 2)
    assert not found["ranks"].reshape(5, 10, 12)[0].any()
    assert found["ranks"].reshape(5, 10, 12)[1:4].sum() == 30


def test_the_size_is_the_sum_of_the_pieces() -> None:
    env = Env("luz", 5, seed=1)
    assert env.observe(0).shape == (sum(width for _, width, _ in PIECES),) == (env.size,)
    assert rules.STATE.itemsize < env.size
