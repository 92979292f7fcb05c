"""The observation of Line-it, piece by piece, against the view of the same seat."""

from collections import Counter
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from kobako import Env, Match
from kobako.games.lineit.tensor import PIECES
from kobako.match.check import observation, prefixes, random_match
from naive.lineit import PACK

pytestmark = pytest.mark.rules

KINDS = list(dict.fromkeys(PACK))
OPTIONS = {"challenge_rule": "at_least", "final_hand_play": "optional", "final_start": "kept"}
Found = dict[str, npt.NDArray[np.float32]]


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


def cards(vector: npt.NDArray[np.float32]) -> Counter[str]:
    """The cards that a piece tells of."""
    return Counter(
        {
            card: round(float(n) * (2 if "+" in card else 1))
            for card, n in zip(KINDS, vector, strict=False)
            if n
        }
    )


def named(shown: list[dict[str, Any]]) -> Counter[str]:
    return Counter(card["card"] for card in shown)


def check(match: Match, seat: int | None) -> None:
    found, view, n = pieces(match, seat), match.view(seat), match.players
    around = [((seat or 0) + step) % n for step in range(n)]
    assert one_hot(found["players"]) == n - 2
    assert found["options"].tolist() == [value in OPTIONS.values() for value in view["options"].values()]
    phases = {"turn": 0, "final": 1, "over": 2}
    assert one_hot(found["phase"]) == phases.get(view["phase"])
    turn, start = one_hot(found["turn"]), one_hot(found["start"])
    assert ([around[turn]] if turn is not None else []) == view["pending"]
    assert (around[start] if start is not None else None) == view["start"]
    assert found["did"].tolist() == [view["took"], view["played"]]
    check_middle(found, match, view)
    for place, other in enumerate(around):
        check_seat(found, place, view, other)


def check_middle(found: Found, match: Match, view: dict[str, Any]) -> None:
    shown = [place["card"] for place in view["display"] if not place["taken"]]
    dealt = match.steps[1].split()[1:] if len(match.steps) > 1 else PACK
    assert found["turned"][0] == pytest.approx(1 - view["deck"] / 106)
    assert cards(found["deck"]) == Counter(dealt[106 - view["deck"] :])
    assert cards(found["display"]) == named(shown)
    assert cards(found["jackpots"]) == named([card for pile in view["jackpots"] for card in pile["cards"]])


def check_seat(found: Found, place: int, view: dict[str, Any], seat: int) -> None:
    part = {name: piece.reshape(5, -1)[place] for name, piece in found.items() if len(piece) % 5 == 0}
    shown = view["lines"][seat]
    standing, challenge = shown["standing"], shown["standing"]["challenge"]
    numbers = [card for card in shown["cards"] if card["colour"]]
    assert cards(part["hands"]) == named(view["hands"][seat])
    assert cards(part["lines"]) == named(numbers)
    assert part["length"][0] == pytest.approx(standing["numbers"] / 10)
    assert part["colours"] * 10 == pytest.approx(list(shown["colours"].values()))
    assert part["last"][0] == pytest.approx(int(numbers[-1]["card"]) / 100 if numbers else 0)
    assert one_hot(part["way"]) == {"up": 0, "down": 1, None: None}[standing["direction"]]
    assert one_hot(part["challenge"]) == (challenge["value"] - 3 if challenge else None)
    assert part["after"][0] == pytest.approx(challenge["after"] / 10 if challenge else 0)
    assert part["pile"][0] == pytest.approx(view["piles"][seat] / 25)
    tokens = Counter(view["tokens"][seat])
    assert (part["tokens"] * 2).tolist() == [tokens[t] for t in ("+3", "+4", "+5", "-3", "-4", "-5")]
    assert part["scores"][0] == pytest.approx(view["scores"][seat] / 25)


@pytest.mark.parametrize("options", [{}, OPTIONS], ids=["default", "options"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_piece_says_what_the_view_says(players: int, options: dict[str, str]) -> None:
    for step, now in enumerate(prefixes(random_match("lineit", players, options, players))):
        if step % 9 == 0 or now.over:
            for seat in (None, *range(players)):
                check(now, seat)


def test_the_size_is_the_sum_of_the_pieces() -> None:
    env = Env("lineit", 5, seed=1)
    assert env.observe(0).shape == (sum(width for _, width, _ in PIECES),) == (env.size,)
