"""The observation of the Dragon's Egg, piece by piece, against the view of the same seat."""

from collections import Counter
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from kobako import Env, Match
from kobako.games.dragonegg.moves import CARD_NAMES
from kobako.games.dragonegg.tensor import PIECES
from kobako.match.check import observation, prefixes, random_match

pytestmark = pytest.mark.rules

Pieces = dict[str, npt.NDArray[np.float32]]
PHASES = ["discard", "sets", "egg", "remake", "over"]


def pieces(match: Match, seat: int | None) -> Pieces:
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
    return Counter({CARD_NAMES[kind]: int(n) for kind, n in enumerate(vector) if n})


def known(names: list[str | None]) -> Counter[str]:
    return Counter(name for name in names if name)


def check(match: Match, seat: int | None) -> None:
    found, view, n = pieces(match, seat), match.view(seat), match.players
    around = [((seat or 0) + step) % n for step in range(n)]
    assert one_hot(found["players"]) == n - 2
    phase = one_hot(found["phase"])
    assert (None if phase is None else PHASES[phase]) == (view["phase"] if view["phase"] != "deck" else None)
    assert found["deck"][0] == pytest.approx(view["deck"] / 32)
    assert found["middle"][0] == pytest.approx(view["middle"] / 12)
    assert found["round"][0] == pytest.approx(len(view["sheet"]) / 200)
    for name, holder in (("egg", view["egg"]), ("user", view["egg_user"])):
        place = one_hot(found[name])
        assert (None if place is None else around[place]) == holder
    shown = one_hot(found["shown"])
    assert (None if shown is None else ("strong", "weak")[shown]) == view["shown"]
    for place, other in enumerate(around):
        check_seat(found, view, place, other)


def check_seat(found: Pieces, view: dict[str, Any], place: int, other: int) -> None:
    seat = view["seats"][other]
    assert found["asked"][place] == (other in view["pending"])
    assert found["money"][place] == pytest.approx(seat["money"] / view["target"])
    assert found["bracelets"][place] == pytest.approx(seat["bracelets"] / 12)
    assert found["held"][place] == pytest.approx(len(seat["cards"]) / 17)
    assert found["drew"][place] == pytest.approx(seat["drawn"] / 12)
    assert found["down"][place] == seat["committed"]
    assert cards(found["hand"].reshape(5, 16)[place]) == known(seat["cards"])
    assert cards(found["dropped"].reshape(5, 16)[place]) == known(seat["discarded"])
    for row, name in enumerate(("strong", "weak")):
        told = seat[name]["set"]
        assert cards(found["sets"].reshape(5, 2, 16)[place, row]) == Counter(told["cards"] if told else [])
        strength = found["strengths"].reshape(5, 2)[place, row]
        assert strength == pytest.approx(told["strength"] / 32 if told else 0)
        past = cards(found["past"].reshape(5, 2, 16)[place, row])
        if view["phase"] not in ("deck", "over"):
            last = view["last"]["results"][other][name]["cards"] if view["last"] else []
            assert past == Counter(last)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_piece_says_what_the_view_says(players: int) -> None:
    for seed in range(2):
        for now in prefixes(random_match("dragonegg", players, {}, seed)):
            for seat in (None, *range(players)):
                check(now, seat)


def test_other_hands_are_blank() -> None:
    found = pieces(Match("dragonegg", 4, seed=1), 2)
    hands = found["hand"].reshape(5, 16)
    assert hands[0].sum() == 5
    assert not hands[1:].any()


def test_the_option_is_seen() -> None:
    for value, seen in (("allowed", 0), ("forbidden", 1)):
        match = Match("dragonegg", 2, seed=1, options={"wild_cross_colour": value})
        assert pieces(match, 0)["option"].tolist() == [seen]


def test_what_was_kept_is_seen() -> None:
    match = Match("dragonegg", 2, seed=1)
    for seat in (0, 1):
        match.act(seat, match.legal(seat)[0])
    found = pieces(match, 0)
    assert found["kept"].reshape(5, 16).sum(axis=1).tolist() == [1, 0, 0, 0, 0]
    assert found["keeps"][:2].tolist() == pytest.approx([1 / 17, 1 / 17])
    assert found["may"].reshape(5, 16)[0].sum() >= 8


def test_the_size_is_the_sum_of_the_pieces() -> None:
    env = Env("dragonegg", 5, seed=1)
    assert env.observe(0).shape == (sum(width for _, width, _ in PIECES),) == (env.size,)
