"""All that can be told and asked is told or asked in some whole game, and can be said in every language."""

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pytest

from aurum.tables import lively
from kobako import GAMES, Match, texts
from kobako.games.game import Text
from kobako.match.check import random_match, stories
from lineit.tables import steady_match

pytestmark = pytest.mark.rules


@dataclass(frozen=True)
class Whole:
    """Whole games in which nearly everything happens."""

    games: Sequence[Callable[[], Match]]
    seats: Sequence[int | None]  # that are told
    rare: str = ""  # what may happen in none of them


DRAGONEGG = (
    (2, 2),
    (2, 4),
    (2, 11),
    (3, 1),
    (4, 3),
    (5, 3),
    (5, 8),
    (3, 20),
    (4, 21),
    (3, 33),
)  # players, seed
LINEIT = ((3, 1, "optional"), (3, 2, "mandatory"), (3, 5, "optional"))
WHOLE = {
    "luz": Whole([partial(random_match, "luz", 4, {}, 3)], [1]),
    "lineit": Whole(
        [partial(steady_match, players, seed, {"final_hand_play": last}) for players, seed, last in LINEIT],
        [1],
    ),
    "dragonegg": Whole(
        [partial(random_match, "dragonegg", players, {}, seed) for players, seed in DRAGONEGG],
        [None, 1],
        rare="told-short told-egg-shared told-egg-kept ask-wait-discard-many",
    ),
    "yurikure": Whole(
        [partial(random_match, "yurikure", 3, {}, seed) for seed in range(6)],
        [0],
        rare="told-share ask-share ask-nobody",
    ),
    "aurum": Whole([partial(lively, players, {}, seed) for players in (3, 4) for seed in (1, 2)], [0, 1]),
}


@functools.cache
def said(game: str) -> list[Text]:
    """Every text once."""
    found = (text for play in WHOLE[game].games for text in stories(play(), *WHOLE[game].seats))
    return list({repr(text): text for text in found}.values())


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_can_be_said_and_say_all_that_there_is(game: str, language: str) -> None:
    for text in said(game):
        assert texts.say(text.id, {"who": "other", "name": "Ann"} | text.args, language)
    lines = (texts.FOLDER / language / f"{game}.ftl").read_text("utf-8").splitlines()
    listed = {line.split(" ")[0] for line in lines if line.startswith((f"{game}-told-", f"{game}-ask-"))}
    ids = {text.id for text in said(game)}
    assert ids <= listed
    assert listed - ids <= {f"{game}-{rare}" for rare in WHOLE[game].rare.split()}
