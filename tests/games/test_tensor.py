"""The observation of every game, piece by piece, against the view of the same seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

import numpy as np
import numpy.typing as npt
import pytest

from aurum.tables import THREE, act, lively, three
from aurum.tables import table as aurum_table
from games.pieces import CARDS, Pieces, Seen, aurum, dragonegg, lineit, luz, one, yurikure
from kobako import Env, Match
from kobako.games import GAMES, find
from kobako.match.check import observation, prefixes, random_match
from luz.tables import table as luz_table
from yurikure.tables import table as yurikure_table

pytestmark = pytest.mark.rules


def pieces(match: Match, seat: int | None) -> dict[str, npt.NDArray[np.float32]]:
    vector = observation(match.info, match.seen(seat), seat)
    names, widths, _ = zip(*match.info.pieces, strict=True)
    assert sum(widths) == len(vector)
    return dict(zip(names, np.split(vector, np.cumsum(widths)[:-1]), strict=True))


@dataclass(frozen=True)
class Observed:
    """How the observation of a game is looked at."""

    pieces: Callable[[Seen], Pieces]
    every: int  # steps
    closely: int = 0  # steps at the beginning, of which all are looked at
    apart: frozenset[str] = frozenset()  # pieces of which the view says nothing
    play: Callable[[int, Mapping[str, str], int], Match] | None = None  # instead of random moves


OBSERVED = {
    "luz": Observed(luz, every=7),
    "lineit": Observed(lineit, every=9),
    "dragonegg": Observed(dragonegg, every=1, apart=frozenset({"keeps", "kept", "may"})),
    "yurikure": Observed(yurikure, every=41, closely=25),
    "aurum": Observed(aurum, every=5, closely=8, play=lively),
}
TABLES = [
    pytest.param(info.name, players, options, id="-".join([info.name, str(players), *options.values()]))
    for info in GAMES
    for players in info.seats
    for options in ({}, *({one.name: value} for one in info.options for value in one.values[1:]))
]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_piece_says_what_the_view_says(game: str, players: int, options: dict[str, str]) -> None:
    seen = OBSERVED[game]
    match = (seen.play or partial(random_match, game))(players, options, players)
    compared: set[str] = set()
    for step, now in enumerate(prefixes(match)):
        if step < seen.closely or step % seen.every == 0 or now.over:
            for seat in (None, *range(players)):
                expected = seen.pieces(Seen(now, seat, now.view(seat)))
                compare(pieces(now, seat), expected)
                compared |= expected.keys()
    assert compared == {name for name, *_ in match.info.pieces} - seen.apart


def compare(found: Mapping[str, npt.NDArray[np.float32]], expected: Pieces) -> None:
    for name, row in expected.items():
        due = np.zeros(len(found[name]), np.float32)
        due[: len(row)] = row
        assert np.allclose(found[name], due, rtol=1e-6, atol=0), (name, found[name].tolist(), due.tolist())


@pytest.mark.parametrize("game", [info.name for info in GAMES])
def test_the_size_is_the_sum_of_the_pieces(game: str) -> None:
    info = find(game)
    env = Env(game, info.seats[-1], seed=1)
    assert env.observe(0).shape == (sum(width for _, width, _ in info.pieces),) == (env.size,)
    assert info.state.itemsize < env.size


# ---- What is hidden is blank ----


def by_seat(match: Match, seat: int | None, piece: str) -> npt.NDArray[np.float32]:
    return pieces(match, seat)[piece].reshape(match.info.seats[-1], -1)


def test_luz_own_ranks_are_blank() -> None:
    ranks = by_seat(luz_table(4, {}), 2, "ranks")
    assert ranks.sum(axis=1).tolist() == [0, 10, 10, 10, 0]


def test_dragonegg_other_hands_are_blank() -> None:
    assert by_seat(Match("dragonegg", 4, seed=1), 2, "hand").sum(axis=1).tolist() == [5, 0, 0, 0, 0]


def test_dragonegg_what_was_kept_is_seen() -> None:
    match = Match("dragonegg", 2, seed=1)
    for seat in (0, 1):
        match.act(seat, match.legal(seat)[0])
    assert by_seat(match, 0, "kept").sum(axis=1).tolist() == [1, 0, 0, 0, 0]
    assert pieces(match, 0)["keeps"].tolist() == pytest.approx([1 / 17, 1 / 17, 0, 0, 0])
    assert by_seat(match, 0, "may")[0].sum() >= 8


def test_yurikure_other_seats_points_are_blank() -> None:
    match = yurikure_table(4)
    assert by_seat(match, 2, "support").sum(axis=1) == pytest.approx([3, 0, 0, 0])
    assert not by_seat(match, 2, "control")[1:].any()


def test_aurum_other_hands_and_secret_predictions_are_blank() -> None:
    match = aurum_table(3, THREE)
    match.act(1, "predict B2")
    assert not by_seat(match, 0, "hands")[1:].any()
    assert not pieces(match, 0)["predictions"].any()
    assert pieces(match, 0)["secret"].tolist() == [0, 1, 0, 0]


def test_aurum_a_card_that_all_know_of_is_shown() -> None:
    match = three()
    match.act(0, "swap G0 Z4")
    act(match, "stay")
    for seat, place in ((0, 0), (1, 2), (2, 1), (None, 0)):
        assert by_seat(match, seat, "shown")[place].tolist() == one(CARDS, "B7")
