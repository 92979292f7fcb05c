"""The games. `GAMES` lists them; a game is looked up by name with `find`."""

from .aurum import INFO as AURUM
from .dragonegg import INFO as DRAGONEGG
from .game import GameInfo
from .lineit import INFO as LINEIT
from .luz import INFO as LUZ
from .yurikure import INFO as YURIKURE

GAMES = (LUZ, LINEIT, DRAGONEGG, YURIKURE, AURUM)


def find(name: str) -> GameInfo:
    """The game of that name; a ValueError lists the names that there are."""
    for info in GAMES:
        if info.name == name:
            return info
    raise ValueError(f"no game is called {name!r}; there are {', '.join(info.name for info in GAMES)}")
