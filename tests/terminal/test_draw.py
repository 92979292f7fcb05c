"""What holds for the look of every game in a terminal."""

import random
from functools import cache

import pytest

from aurum.tables import lively
from kobako import Match, texts
from kobako.match.check import prefixes, random_match
from kobako.terminal.face import FACES
from kobako.terminal.table import open_table
from kobako.terminal.words import WIDTH, Words, cells
from lineit.tables import steady_match
from terminal.tables import LONG_NAMES, play

TABLES = [
    *(("luz", players) for players in (3, 4, 5)),
    *(("lineit", players) for players in (2, 5)),
    *(("dragonegg", players) for players in (2, 5)),
    *(("yurikure", players) for players in (3, 4)),
    *(("aurum", players) for players in (3, 4)),
]
DRAWN = 400  # positions of a game, at most


@cache
def whole(game: str, players: int) -> Match:
    """A game in which much happens."""
    if game == "aurum":
        return lively(players, {}, players)
    if game == "lineit":
        return steady_match(players, players, {})
    options = {"wild_cross_colour": "forbidden"} if game == "dragonegg" else {}
    return random_match(game, players, options, seed=players)


@pytest.mark.parametrize("names", [{}, LONG_NAMES], ids=["numbers", "names"])
@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_everything_fits_into_a_terminal(
    game: str, players: int, language: str, names: dict[int, str]
) -> None:
    face, words, rng = FACES[game], Words(language, names), random.Random(players)
    match = whole(game, players)
    drawn = {*rng.sample(range(len(match.steps)), min(DRAWN, len(match.steps))), len(match.steps)}
    before = match.look(1)
    for step, now in enumerate(prefixes(match)):
        look = now.look(1)
        lines = face.events(now.info.story.events(before, look), now.view_struct(1), words) if step else []
        if step in drawn:
            view = now.view_struct(rng.choice([None, *range(players)]))
            for part in (face.table, face.log, face.cards, face.sheet):
                lines += part(view, words)
        assert all(cells(line) <= WIDTH for line in lines), lines
        before = look


@pytest.mark.parametrize("game", FACES)
def test_before_the_first_chance_there_is_nothing(game: str) -> None:
    face, view = FACES[game], Match(game, 4, chance="given").view_struct(0)
    assert face.table(view, Words()) == face.log(view, Words()) == []
    if game != "yurikure":  # there everybody has support and control of every girl, 0 before the setup
        assert face.cards(view, Words()) == []


@pytest.mark.parametrize("game", FACES)
def test_drawing_leaves_the_view_as_it_is(game: str) -> None:
    face, match = FACES[game], Match(game, 4, seed=1)
    view = match.view_struct(1)
    for part in (face.table, face.log, face.cards, face.sheet):
        assert part(view, Words()) == part(view, Words())
    assert view == match.view_struct(1)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", FACES)
def test_a_game_by_hints(game: str, language: str) -> None:
    at = open_table(game, 4, 1, 7, "easy")
    printed = play(at, lambda: at.hint() if at.legal else "quit", language)
    assert at.match.over
    assert all(cells(line) <= WIDTH for line in printed.splitlines())
