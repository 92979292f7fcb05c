"""Kobako: five small-box card games with hidden information, to play, to study, and to learn from."""

from .games import GAMES as _GAMES
from .games.game import BadChance, IllegalMove
from .match.env import Env
from .match.match import Match
from .match.record import RecordError

__version__ = "0.3.0"

GAMES = tuple(info.name for info in _GAMES)

__all__ = ["GAMES", "BadChance", "Env", "IllegalMove", "Match", "RecordError"]
