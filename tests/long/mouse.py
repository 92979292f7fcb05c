"""A whole game of every kind in a browser by mouse, until its result is shown."""

from browser.surroundings import surroundings
from browser.whole import play_whole
from kobako.games import GAMES
from long import Done, progress, times

ROUNDS = 1


def run(done: Done, scale: float) -> None:
    with surroundings() as (browser, place):
        for info in list(GAMES) * times(ROUNDS, scale):
            done["answers by mouse"] += play_whole(browser, place, info.name)
            done["whole games by mouse"] += 1
            progress(f"{info.name} by mouse", done)
